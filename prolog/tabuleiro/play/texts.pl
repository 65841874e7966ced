/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_play_texts,
          [ seats//1,                   % +Pairs
            tags//1                     % +Tags
          ]).
:- use_module(library(dcg/high_order), [sequence//2, sequence//3]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- use_module('../texts/language').
:- use_module('../texts/layout').

/** <module> The texts of menus, of settings, and of a person's game

Labels of items are messages of one line, for message_text/2 of
tabuleiro/base/printing.
*/

:- texts_of(tabuleiro).

:- languages_in(tabuleiro, '.').

:- discontiguous message//1.

message(no_display(no)) -->
    [ 'The display of this state fails. It is the term'-[], nl ].
message(no_display(threw(Error))) -->
    [ 'The display of this state throws an error: '-[] ],
    prolog:translate_message(Error),
    [ nl, 'It is the term'-[], nl ].
message(item(Item)) -->
    item(Item).

message(human) -->
    [ 'human' ].
message(level(Number, Word)) -->
    [ 'level ~w'-[Number] ],
    in_parentheses(Word).
message(named_strength(Name, Elo)) -->
    text(Name),
    [ ' (~d)'-[Elo] ].
message(own_rating(Elo, Error)) -->
    [ 'Your rating is ~d, give or take ~d.'-[Elo,Error], nl ].
message(rating_unchanged) -->
    [ 'Your rating does not change: you had help in this game.'-[], nl ].
message(next_opponent(Label)) -->
    [ 'Try ~w next.'-[Label], nl ].
message(same_opponent(Label)) -->
    [ 'Try ~w again.'-[Label], nl ].
message(engine(Command)) -->
    [ 'program ~w'-[Command] ].
message(program) -->
    [ 'Command, such as python3 examples/wali_bot.py (Enter goes back): '-[] ].
message(no_program(Name)) -->
    [ 'There is no program ~w.'-[Name], nl ].
message(program_fault(Command, Fault)) -->
    [ '~w '-[Command] ],
    sentence(fault(Fault)),
    [ nl ].
message(players_title) -->
    [ 'Players of the next games; Start begins one' ].
message(how_strong(Name)) -->
    [ 'How strong is ~w, the computer?'-[Name] ].
message(seat(Name)) -->
    [ 'who plays ~w'-[Name] ].

%   How strong a level is, by what it was measured to score, see README.md and
%   docs/strength.md. The names of the original bots say less: a search of one
%   ply beats the one that is called hard.

message(strength(1)) --> [ 'weakest'-[] ].
message(strength(2)) --> [ 'very weak'-[] ].
message(strength(3)) --> [ 'weak'-[] ].
message(strength(4)) --> [ 'modest'-[] ].
message(strength(5)) --> [ 'fair'-[] ].
message(strength(6)) --> [ 'good'-[] ].
message(strength(7)) --> [ 'strong'-[] ].
message(strength(8)) --> [ 'very strong'-[] ].
message(strength(9)) --> [ 'strongest'-[] ].

message(setting(pace)) -->
    [ 'Pace of two computers' ].
message(setting(warn)) -->
    [ 'Warning of a first turn that loses at once' ].
message(setting(rated)) -->
    [ 'Your rating, from games against computers with a name' ].
message(setting(coach)) -->
    [ 'Coach: tells at once what a bad move loses' ].
message(setting(clock)) -->
    [ 'Clock of each player' ].
message(setting(pie)) -->
    [ 'Pie rule: after the first turn the other may change sides' ].
message(view(Name, Effect)) -->
    [ 'View ~w (~w)'-[Name,Effect] ].
message(setting_value(pace, inf)) -->
    [ 'Enter shows a move' ].
message(setting_value(pace, 0)) -->
    !,
    [ 'no pause' ].
message(setting_value(pace, 1)) -->
    !,
    [ 'a second a move' ].
message(setting_value(pace, Seconds)) -->
    [ '~w seconds a move'-[Seconds] ].
message(setting_value(clock, none)) -->
    !,
    [ 'none' ].
message(setting_value(clock, Seconds+Increment)) -->
    !,
    { Minutes is Seconds//60 },
    [ '~d min + ~d s a move'-[Minutes,Increment] ].
message(setting_value(_, true)) -->
    [ 'on' ].
message(setting_value(_, false)) -->
    [ 'off' ].
message(value(Option, Now)) -->
    text(Option.title),
    [ ', '-[] ],
    values_text(Option),
    sentence(value_now(Now)).
message(value_now(Now)) -->
    [ ' (now ~w): '-[Now] ].
message(no_value(Answer, Option)) -->
    [ '"~w" is not possible; possible: '-[Answer] ],
    values_text(Option),
    [ '.'-[], nl ].
message(seconds) -->
    [ 'Seconds, such as 0.5 (Enter changes nothing): ' ].
message(not_kept('tabuleiro.settings', Error)) -->
    [ 'The settings are kept until the program ends: '-[] ],
    prolog:translate_message(Error).
message(kept_damaged('tabuleiro.settings', File, Error)) -->
    [ 'The settings of the last games cannot be read and are ignored. \c
       They are kept in ~w.'-[File], nl
    ],
    prolog:translate_message(Error).

message(choice_help(Words)) -->
    [ 'Type a number, or the words beside it or their beginning. Enter \c
       chooses what is marked with >. Also:'-[], nl
    ],
    sequence(word_help, Words),
    word_help('back, q'-back).
message(typed_help) -->
    [ 'Type a value; Enter, back or q changes nothing; rules shows the rules.'-
      [], nl
    ].
message(file) -->
    [ 'Name of the file (Enter goes back): '-[] ].
message(file_error(Error)) -->
    prolog:translate_message(Error),
    [ nl ].
message(no_records(none, File)) -->
    [ 'There is no file ~w.'-[File], nl ].
message(no_records([], File)) -->
    [ 'There is no game in ~w.'-[File], nl ].

item(start(Seats)) -->
    [ 'Start: '-[] ],
    seats(Seats).
item(game(Title, About)) -->
    text(Title),
    [ ': '-[] ],
    text(About).
item(levels)             --> [ 'A level, from 1 to 9' ].
item(players)            --> [ 'Players' ].
item(match(human, human)) --> [ 'Human against human' ].
item(match(human, bot))  --> [ 'Human against computer' ].
item(match(bot, human))  --> [ 'Computer against human' ].
item(match(bot, bot))    --> [ 'Computer against computer' ].
item(settings)           --> [ 'Settings' ].
item(rules)              --> [ 'Rules' ].
item(lesson)             --> [ 'First lesson' ].
item(puzzles)            --> [ 'Puzzles' ].
item(annotated)          --> [ 'Annotated games' ].
item(saved)              --> [ 'Saved games' ].
item(play_on)            --> [ 'Play on' ].
item(replay)             --> [ 'Replay' ].
item(credits)            --> [ 'Credits' ].
item(other)              --> [ 'Another number of seconds' ].
item(program)            --> [ 'Another program, by UGI' ].
item(back)               --> [ 'Back' ].
item(leave)              --> [ 'Leave' ].
item(no_change(Value))   --> [ 'No change: ~w'-[Value] ].
item(setting(Title, Value)) -->
    text(Title),
    [ ': '-[] ],
    text(Value).
item(level(Name, Word, Strength)) -->
    text(Name),
    in_parentheses(Word),
    [ ': '-[] ],
    text(Strength).
item(record(N, Tags)) -->
    [ 'Game ~d'-[N] ],
    tags(Tags).

%!  seats(+Pairs)// is det.
%
%   The names of the players in the game, and who they are.

seats(Pairs) -->
    sequence(seat, [', '], Pairs).

seat(Name-Who) -->
    text(Name),
    [ ' ~w'-[Who] ].

%!  tags(+Tags)// is det.
%
%   What tells a recorded game from others.

tags(Tags) -->
    sequence(tag(Tags), ['Game','Player1','Player2','Date','Result']).

tag(Tags, Name) -->
    (   { memberchk(Name-Value, Tags) }
    ->  [ ', ~w'-[Value] ]
    ;   []
    ).

word_help(Word-Effect) -->
    [ '  ~w~t~12|'-[Word] ],
    effect(Effect),
    [ nl ].

effect(back)            --> [ 'goes back' ].
effect(rules)           --> [ 'the rules of the game' ].
effect(match(K1, K2))   --> item(match(K1, K2)).

message(error(other_game(Game, Other), _)) -->
    [ 'the record is of ~w, not of ~w'-[Other,Game] ].

message(answers(What, Answers)) -->
    [ nl, 'Possible answers for the ~w:'-[What], nl ],
    columns(Answers),
    [ 'Type one, or several in one line; help lists what else there is.'-[],
      nl
    ].
message(commands(Commands)) -->
    [ nl, 'A move, or one of these; a beginning of the word is enough:'-[],
      nl
    ],
    sequence(described(24), Commands).
message(one_of(Words)) -->
    [ 'That may be '-[] ],
    sequence(written, [' or '], Words),
    [ '; type one more letter.'-[], nl ].
message(in_full(Word)) -->
    [ 'Type ~w in full.'-[Word], nl ].
message(argument_missing(Word, Argument)) -->
    [ 'Type ~w ~w.'-[Word,Argument], nl ].
message(no_moves(Beginning)) -->
    [ 'No legal move begins with "~w".'-[Beginning], nl ].
message(move_counts(Count, Counts)) -->
    [ nl, '~D moves. Their number by what you type first:'-[Count], nl ],
    counts(Counts),
    [ 'Type moves and one of these to see its moves.'-[], nl ].
message(move_groups(Count, Groups)) -->
    sentence(moves(Count)),
    [ nl ],
    sequence(group, Groups).
message(moves(1)) -->
    !,
    [ '1 move.'-[] ].
message(moves(Count)) -->
    [ '~D moves.'-[Count] ].
message(no_seconds(Text)) -->
    [ '"~w" is not a number of seconds.'-[Text], nl ].
message(thinking(Time, Line)) -->
    [ '~1f s  '-[Time] ],
    sentence(Line).
message(from_book) -->
    [ 'From the opening book:'-[], nl ].
message(effect(Effect)) -->
    prolog:translate_message(Effect),
    [ nl ].
message(illegal(Move, [broken(none, Why)])) -->
    !,
    sentence(illegal_because(Move)),
    prolog:translate_message(Why),
    [ '.'-[], nl ].
message(illegal(Move, Reasons)) -->
    sentence(not_legal(Move)),
    [ nl ],
    sentence(why_not(Reasons)),
    [ nl ].
message(illegal_because(Move)) -->
    [ '~w is not a legal move here: '-[Move] ].
message(not_legal(Move)) -->
    [ '~w is not a legal move here; ? lists what is.'-[Move] ].
message(refutation) -->
    [ 'The best answer:'-[], nl ].
message(take_back) -->
    [ 'Take it back? (y or n): '-[] ].
message(nothing_to_explain) -->
    [ 'No move was played yet.'-[], nl ].
message(notation(Examples)) -->
    { Examples = [First-_|_] },
    sentence(first_move(First)),
    [ nl ],
    sequence(example, Examples).
message(first_move(Move)) -->
    [ 'A first move may be ~w. Moves are typed like these:'-[Move] ].
message(time_left(Name1, Time1, Name2, Time2)) -->
    sentence(clock_of(Name1)),
    time(Time1),
    [ ', '-[] ],
    sentence(clock_of(Name2)),
    time(Time2),
    [ nl ].
message(clock_of(Name)) -->
    [ 'clock of ~w '-[Name] ].
message(undone) -->
    [ 'The move is taken back; redo plays it again.'-[], nl ].
message(nothing_to_undo) -->
    [ 'There is no move of yours to take back.'-[], nl ].
message(redone) -->
    [ 'The move is played again.'-[], nl ].
message(nothing_to_redo) -->
    [ 'Nothing was taken back since the last move.'-[], nl ].
message(no_computer) -->
    [ 'Your opponent is not a computer.'-[], nl ].
message(players(Names, Whos)) -->
    { pairs_keys_values(Seats, Names, Whos) },
    sequence(seated, [', '], Seats),
    [ '.'-[], nl ].
message(seat(Name, "")) -->
    !,
    [ '~w is a person'-[Name] ].
message(seat(Name, Who)) -->
    [ '~w is a computer, ~w'-[Name,Who] ].
message(levels(Text, Name, Who, Levels)) -->
    no_level(Text),
    sentence(seat(Name, Who)),
    sentence(type_level),
    [ nl ],
    sequence(numbered, Levels).
message(no_level(Text)) -->
    [ '"~w" is not a level. '-[Text] ].
message(type_level) -->
    [ '. Type level and a number:'-[] ].
message(give_up) -->
    [ 'Give the game up? (y or n): '-[] ].
message(offer_draw) -->
    [ 'Offer a draw? (y or n): '-[] ].
message(draw_offer(Name)) -->
    [ '~w, do you accept a draw? (y or n): '-[Name] ].
message(draw_declined(Name)) -->
    [ '~w declines the draw.'-[Name], nl ].
message(save_first) -->
    [ 'Leaving: Enter, back to play on, or the name of a file to save in: '-[]
    ].
message(save_in(File)) -->
    [ 'Save in a file called ~w? (y or n): '-[File] ].
message(saved(File)) -->
    [ 'The game is saved in ~w.'-[File], nl ].
message(not_saved(Error)) -->
    prolog:translate_message(Error),
    [ nl ].
message(loaded(File, Count)) -->
    sentence(goes_on(File)),
    sentence(moves(Count)),
    [ nl ].
message(goes_on(File)) -->
    [ 'The game in ~w goes on after '-[File] ].
message(failed(error(existence_error(source_sink, File), _))) -->
    [ 'There is no ~w.'-[File], nl ].
message(failed(error(permission_error(_, source_sink, File), _))) -->
    [ '~w may not be read or written.'-[File], nl ].
message(failed(Error)) -->
    prolog:translate_message(Error),
    [ nl ].

message(reviewing(N, Count)) -->
    [ 'move ~D of ~D'-[N,Count] ].
message(reviewed(Sides, Points)) -->
    [ nl ],
    sequence(side, Sides),
    turning_points(Points).
message(no_turning_points) -->
    [ 'Nobody made a mistake that a short search sees.'-[] ].
message(turning_points) -->
    [ 'The turning points:'-[] ].
message(turning_point(Name, Move)) -->
    [ '~w plays ~w, '-[Name,Move] ].
message(bar(Name1, Bar, Name2)) -->
    text(Name1),
    [ ' ~w '-[Bar] ],
    text(Name2),
    [ nl ].
message(graph(Name, Graph)) -->
    sentence(chances_of(Name)),
    [ nl, '  ~w'-[Graph], nl ].
message(chances_of(Name)) -->
    [ 'Chances of ~w to win, after each move:'-[Name] ].
message(ask_file) -->
    [ 'Name of the file (Enter does not save): '-[] ].

group(""-Texts) -->
    !,
    columns(Texts).
group(Step-Texts) -->
    [ '~w:'-[Step], nl ],
    columns(Texts).

example(Move-Parts) -->
    [ '  ~w~t~16|'-[Move] ],
    sequence(part, [', '], Parts),
    [ nl ].

part(What-Text) -->
    text(What),
    [ ' ~w'-[Text] ].

time(Seconds0) -->
    { Seconds is floor(Seconds0),
      Minutes is Seconds//60,
      Rest is Seconds mod 60,
      format(string(Text), '~d:~|~`0t~d~2+', [Minutes,Rest])
    },
    [ '~w'-[Text] ].

seated(Name-Who) -->
    sentence(seat(Name, Who)).

no_level("") -->
    !.
no_level(Text) -->
    sentence(no_level(Text)).

side(Side) -->
    sentence(accuracy(Side.name, Side.accuracy)),
    [ nl ].

turning_points([]) -->
    !,
    sentence(no_turning_points),
    [ nl ].
turning_points(Points) -->
    sentence(turning_points),
    [ nl ],
    sequence(turning_point, Points).

turning_point(point(Ply, Name, Move, Best)) -->
    [ '  ~d. '-[Ply.number] ],
    sentence(turning_point(Name, Move)),
    sentence(judged(Ply, Best)),
    [ nl ].

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_game_texts, []).
:- use_module(library(dcg/high_order), [sequence//2, sequence//3]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- use_module('../texts/language').
:- use_module('../texts/layout').

/** <module> The texts of a person's game
*/

:- texts_of(tabuleiro).

:- languages_in(tabuleiro, '.').

:- discontiguous message//1.

message(move(Player, Who, Move)) -->
    text(Player),
    who(Who),
    sentence(plays(Move)),
    [ nl ].
message(computer(Name)) -->
    [ ' (computer, ~w)'-[Name] ].
message(plays(Move)) -->
    [ ' plays '-[], ansi(bold, '~w', [Move]) ].
message(next_move) -->
    [ 'Enter for the next move: '-[] ].
message(loses(Move, Reason)) -->
    sentence(loses(Move)),
    loses(Reason),
    [ nl ].
message(loses(Move)) -->
    [ '~w loses at once'-[Move] ].
message(play_it) -->
    [ 'Play it all the same? (y or n): '-[] ].
message(yes_or_no) -->
    [ 'Type y or n.'-[], nl ].
message(what(Player, What)) -->
    [ '~w, ~w (? for help): '-[Player,What] ].
message(no_answer(Answer, asked(What, []))) -->
    !,
    [ '"~w" is not possible as the ~w; ? lists what is.'-[Answer,What], nl ].
message(no_answer(Answer, asked(What, Few))) -->
    [ '"~w" is not possible as the ~w; type '-[Answer,What] ],
    sequence(written, [' or '], Few),
    [ '.'-[], nl ].
message(no_word(Answer, Near)) -->
    sentence(no_word(Answer)),
    sentence(did_you_mean(Near)),
    [ nl ].
message(no_word(Answer)) -->
    [ '"~w" is neither an answer nor a command; '-[Answer] ].
message(pick(What, Text)) -->
    [ '~w: ~w  (arrows or Tab, Enter, Escape)'-[What,Text] ].
message(again(What)) -->
    [ 'Type the ~w, or ? for help.'-[What], nl ].

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
message(move_values(Name, Groups)) -->
    sequence(valued(Name), Groups).
message(no_values) -->
    [ 'No table at hand has this position; make tables writes them.'-[], nl ].
message(moves(1)) -->
    !,
    [ '1 move.'-[] ].
message(moves(Count)) -->
    [ '~D moves.'-[Count] ].
message(no_seconds(Text)) -->
    [ '"~w" is not a number of seconds.'-[Text], nl ].
message(thinking(Time, line(Name, Score, Chance, Depth, Moves))) -->
    sentence(decimal(1, Time)),
    [ ' s  '-[] ],
    (   { number(Score) }
    ->  sentence(chance(Name, Chance))
    ;   sentence(score(Name, Score, Chance))
    ),
    sentence(depth(Depth)),
    sequence(written, [' '], Moves).
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
message(refutation(Move)) -->
    [ nl, 'The best answer to ~w:'-[Move], nl ].
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
    sentence(clocks),
    text(Name1),
    time(Time1),
    [ ', '-[] ],
    text(Name2),
    time(Time2),
    [ nl ].
message(clocks) -->
    [ 'Clocks: '-[] ].
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
    [ 'Leaving: Enter, back to play on, or a file to save in: '-[] ].
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

valued(Name, Value-Texts) -->
    sentence(score(Name, Value, none)),
    [ ':'-[], nl ],
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
    [ ' ~w'-[Text] ].

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

who("") -->
    !.
who(Name) -->
    sentence(computer(Name)).

loses(none) -->
    !,
    [ '.'-[] ].
loses(Reason) -->
    [ ': '-[] ],
    reason(Reason).

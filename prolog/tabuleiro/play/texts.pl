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
:- use_module('../texts/language').
:- use_module('../texts/layout').
:- use_module(game_texts, []).

/** <module> The texts of menus and settings

Labels of items are messages of one line, for message_text/2 of
tabuleiro/base/printing.
*/

:- texts_of(tabuleiro).

:- languages_in(tabuleiro, '.').

:- discontiguous message//1.

message(choices(Title, Items)) -->
    [ nl ],
    bold(Title),
    [ nl, nl ],
    items(Items, 1).
message(answers(Items)) -->
    [ nl ],
    items(Items, 1).
message(choose) -->
    [ 'Your choice: '-[] ].
message(no_choice("", N)) -->
    [ 'Type a number from 1 to ~d.'-[N], nl ].
message(no_choice(Answer, N)) -->
    [ '"~w" is not one of them: type a number from 1 to ~d.'-[Answer,N], nl ].
message(completions(Texts)) -->
    { length(Texts, N) },
    (   { N > 100 }
    ->  sentence(possibilities(N)),
        [ nl ]
    ;   columns(Texts)
    ).
message(possibilities(N)) -->
    [ '~D possibilities'-[N] ].
message(text(Title, Lines)) -->
    [ nl ],
    bold(Title),
    [ nl, nl ],
    sequence(text, [nl], Lines),
    [ nl ].

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
message(perfect) -->
    [ 'perfect, by tables' ].
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
message(play_next(Label)) -->
    [ 'Play against ~w'-[Label] ].
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
    { clock_figures(Seconds, Number, Unit) },
    [ '~w ~w'-[Number,Unit] ],
    sentence(increment(Increment)).
message(increment(0)) -->
    !.
message(increment(Increment)) -->
    [ ' + ~w s a move'-[Increment] ].
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
message(game_time) -->
    [ 'Seconds + seconds that each move adds, such as 120+1: ' ].
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
item(perfect)            --> [ 'Perfect play, by tables' ].
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
item(other(seconds))     --> [ 'Another number of seconds' ].
item(other(game_time))   --> [ 'Another clock' ].
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

%   Seconds, the time of a clock, is Number of Unit: whole minutes, or seconds.

clock_figures(Seconds, Number, Unit) :-
    (   integer(Seconds),
        Seconds mod 60 =:= 0
    ->  Number is Seconds//60,
        Unit = min
    ;   Number = Seconds,
        Unit = s
    ).

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
%   The tags by which a person tells recorded games apart.

tags(Tags) -->
    sequence(tag(Tags), ['Game','Player1','Player2','Date','Result']).

tag(Tags, Name) -->
    (   { memberchk(Name-Value, Tags) }
    ->  [ ', '-[] ],
        tag_value(Value)
    ;   []
    ).

tag_value(Value) -->
    { catch(term_string(level(Number), Value), error(_, _), fail),
      integer(Number)
    },
    !,
    sentence(level(Number, none)).
tag_value(Value) -->
    text(Value).

word_help(Word-Effect) -->
    [ '  ~w~t~12|'-[Word] ],
    effect(Effect),
    [ nl ].

effect(back)            --> [ 'goes back' ].
effect(rules)           --> [ 'the rules of the game' ].
effect(hint)            --> [ 'the right answer' ].
effect(undo)            --> [ 'the step before' ].
effect(match(K1, K2))   --> item(match(K1, K2)).

items([], _) -->
    [].
items([item(_,Label,Keys)|Items], I) -->
    { (   memberchk("", Keys)
      ->  Mark = ">"
      ;   Mark = ""
      ),
      I1 is I+1
    },
    [ '~w~t~d~4|  ~w'-[Mark,I,Label], nl ],
    items(Items, I1).

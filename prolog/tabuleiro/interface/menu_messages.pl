/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_menu_messages,
          [ values_text//1,             % +Option
            seats//1,                   % +Pairs
            tags//1                     % +Tags
          ]).
:- autoload(library(dcg/high_order), [sequence//2, sequence//3]).
:- autoload(library(lists), [last/2, member/2, memberchk/2, numlist/3]).
:- autoload(library(pairs), [pairs_keys_values/3]).
:- use_module(language).
:- use_module(layout).

/** <module> The texts of menus and settings

Labels of items are messages of one line, for message_text/2 of
tabuleiro/terminal/terminal.
*/

:- texts_of(tabuleiro).

message(item(Item)) -->
    item(Item).

                /*******************************
                *           PLAYERS            *
                *******************************/

message(human) -->
    [ 'human' ].
message(level(Number, Word)) -->
    [ 'level ~w'-[Number] ],
    in_parentheses(Word).
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

                /*******************************
                *           SETTINGS           *
                *******************************/

message(setting(pace)) -->
    [ 'Pace of two computers' ].
message(setting(warn)) -->
    [ 'Warning of a first turn that loses at once' ].
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
message(settings_damaged(File, Error)) -->
    [ 'The settings of the last games cannot be read and are ignored. \c
       They are kept in ~w.'-[File], nl
    ],
    prolog:translate_message(Error).

                /*******************************
                *          ANSWERING           *
                *******************************/

message(choice_help(Words)) -->
    [ 'Type a number, or the words beside it. Also:'-[], nl ],
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

                /*******************************
                *            LABELS            *
                *******************************/

item(start(Seats)) -->
    [ 'Start: '-[] ],
    seats(Seats).
item(players)            --> [ 'Players' ].
item(match(human, human)) --> [ 'Human against human' ].
item(match(human, bot))  --> [ 'Human against computer' ].
item(match(bot, human))  --> [ 'Computer against human' ].
item(match(bot, bot))    --> [ 'Computer against computer' ].
item(settings)           --> [ 'Settings' ].
item(rules)              --> [ 'Rules' ].
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

                /*******************************
                *             PARTS            *
                *******************************/

%!  values_text(+Option:dict)// is det.
%
%   The values of Option, as ranges where they are numbers in a row or all pairs
%   of two such ranges. The names of the numbers of a pair are the key `parts`
%   of Option.

values_text(Option) -->
    { Values = Option.values,
      range(Values, Low, High)
    },
    !,
    numbers(Low, High).
values_text(Option) -->
    { Values = Option.values,
      pairs(Values, Low1-High1, Low2-High2)
    },
    !,
    (   { get_dict(parts, Option, [Part1,Part2]) }
    ->  text(Part1),
        [ ' ' ],
        numbers(Low1, High1),
        [ ', ' ],
        text(Part2),
        [ ' ' ],
        numbers(Low2, High2)
    ;   numbers(Low1-Low2, High1-High2)
    ).
values_text(Option) -->
    written_list(Option.values).

numbers(Low, High) -->
    [ '~w '-[Low] ],
    text("to"),
    [ ' ~w'-[High] ].

range(Values, Low, High) :-
    Values = [Low,_,_|_],
    last(Values, High),
    integer(Low),
    integer(High),
    numlist(Low, High, Values).

pairs(Values, Low1-High1, Low2-High2) :-
    Values = [_,_|_],
    catch(pairs_keys_values(Values, Firsts, Seconds), error(_, _), fail),
    sort(Firsts, Set1),
    sort(Seconds, Set2),
    range(Set1, Low1, High1),
    range(Set2, Low2, High2),
    findall(First-Second,
            ( member(First, Set1),
              member(Second, Set2)
            ),
            Values).

word_help(Word-Effect) -->
    [ '  ~w~t~12|'-[Word] ],
    effect(Effect),
    [ nl ].

effect(back)            --> [ 'goes back' ].
effect(rules)           --> [ 'the rules of the game' ].
effect(match(K1, K2))   --> item(match(K1, K2)).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_messages, []).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(dcg/high_order), [sequence//2, sequence//3]).
:- autoload(library(lists), [max_list/2]).

/** <module> The texts of tabuleiro

All that the generic part prints is tabuleiro(Message) here: menus, matches
and prompts, which say/1 and ask/2 of terminal.pl print, and warnings and
errors. What a board looks like is in the display.pl of each game.
*/

:- multifile prolog:message//1.

prolog:message(tabuleiro(Message)) -->
    message(Message),
    !.

prolog:message(error(type_error(game, Module),
                     context(_, tabuleiro(missing(Missing))))) -->
    [ '~q is not a game: it does not export '-[Module] ],
    sequence(indicator, [', '], Missing).

indicator(PI) -->
    [ '~q'-[PI] ].

                /*******************************
                *            LOADING           *
                *******************************/

message(no_library(Error)) -->
    [ 'tabuleiro runs without its C library; `make` builds it.', nl ],
    '$messages':translate_message(Error).

                /*******************************
                *             MENUS            *
                *******************************/

message(choices(Title, Items)) -->
    [ nl ],
    title(Title),
    [ nl ],
    items(Items, 1).
message(choose) -->
    [ 'Your choice: '-[] ].
message(no_choice("", N)) -->
    [ 'Type a number from 1 to ~d.'-[N], nl ].
message(no_choice(Answer, N)) -->
    [ '"~w" is none of them: type a number from 1 to ~d.'-[Answer,N], nl ].
message(values(Title, Values)) -->
    [ nl, '~w, one of '-[Title] ],
    sequence(written, [', '], Values),
    [ nl ].
message(value(Title, Value)) -->
    [ '~w (now ~w): '-[Title,Value] ].
message(no_value(Answer, Values)) -->
    [ '"~w" is not possible. Possible are: '-[Answer] ],
    sequence(written, [', '], Values),
    [ nl ].
message(text(Title, Lines)) -->
    [ nl, ansi(bold, '~w', [Title]), nl, nl ],
    sequence(written, [nl], Lines),
    [ nl ].

                /*******************************
                *            MATCHES           *
                *******************************/

message(move(Player, Who, Move)) -->
    [ '~w'-[Player] ],
    who(Who),
    [ ' plays '-[], ansi(bold, '~w', [Move]), nl ].
message(draw(threefold)) -->
    [ nl, 'This position occurred for the third time.', nl ].
message(draw(max_plies)) -->
    [ nl, 'The game has lasted long enough.', nl ].
message(winner(draw, Values)) -->
    [ nl, ansi(bold, 'The game is a draw', []) ],
    values(Values).
message(winner(player(Name), Values)) -->
    [ nl, ansi(bold, '~w wins', [Name]) ],
    values(Values).
message(what(Player, What)) -->
    [ '~w, ~w (? for help): '-[Player,What] ].
message(answers(What, Answers, Views)) -->
    [ nl, 'Possible answers for the ~w:'-[What], nl ],
    columns(Answers),
    [ 'Type one, or several in one line. Also:'-[], nl ],
    command(back-"begins the move again"),
    sequence(command, Views),
    command(quit-"leaves the game").
message(no_answer(Answer, What)) -->
    [ '"~w" is not possible as the ~w; ? lists what is.'-[Answer,What], nl ].
message(not_legal(Answer)) -->
    [ '~w is not a legal move here; ? lists what is.'-[Answer], nl ].
message(again(What)) -->
    [ 'Type the ~w, or ? for help.'-[What], nl ].

                /*******************************
                *             PARTS            *
                *******************************/

title(Title) -->
    [ ansi(bold, '~w', [Title]), nl ].

items([], _) -->
    [].
items([item(_,Label,_)|Items], I) -->
    [ '~t~d~4|  ~w'-[I,Label], nl ],
    { I1 is I+1 },
    items(Items, I1).

command(Word-Effect) -->
    [ '  ~w~t~12|~w'-[Word,Effect], nl ].

written(X) -->
    [ '~w'-[X] ].

who(human) -->
    !.
who(level(_, Name)) -->
    [ ' (computer, ~w)'-[Name] ].

values([]) -->
    [ '.', nl ].
values([V1,V2]) -->
    [ ', ~w to ~w.'-[V1,V2], nl ].

%   Short strings in as many columns as a line of 76 holds.

columns(Strings) -->
    { maplist(string_length, Strings, Lengths),
      max_list([1|Lengths], Longest),
      Width is Longest+2,
      PerLine is max(1, 76//Width)
    },
    columns(Strings, 1, PerLine, Width).

columns([], 1, _, _) -->
    !.
columns([], _, _, _) -->
    [ nl ].
columns([S|Ss], I, PerLine, Width) -->
    [ '  ~w~t~*+'-[S,Width] ],
    (   { I == PerLine }
    ->  [ nl ],
        columns(Ss, 1, PerLine, Width)
    ;   { I1 is I+1 },
        columns(Ss, I1, PerLine, Width)
    ).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_winner_names,
          [ winner_names/7,             % +Module, +Games, +States, +Loop,
                                        % +Sides, +Winner, -Names
            said_names/5,               % +Module, +States, +Loop, +Sides,
                                        % -Names
            last_named/5                % +Trace, +Last, +PI, +N, -Reported
          ]).
:- use_module(library(lists),
              [append/3, is_set/1, last/2, member/2, memberchk/2]).
:- use_module(library(pairs), [pairs_keys/2, pairs_values/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(ending, [winner_meaning/3]).
:- use_module(loop_ends, [last_call/3, last_text/2]).
:- use_module(loop_mover, [mover_at/4, own_symbols/4]).
:- use_module(loop_step, [loop_says/4, loop_shows/6]).
:- use_module(printed_winner).

/** <module> What a program calls its players

The players of a loop may be numbers, and the winner the symbol of a player on
the board. Texts name players otherwise than terms do.
*/

%!  winner_names(+Module, +Games, +States, +Loop, +Sides, +Winner, -Names) is
%!               det.
%
%   Arguments are those of loop_winner/7. Names are Name-Player pairs: where
%   Winner named Name, no player, the program printed that Player has won, or
%   Name is the symbol with which the calls of Player's turns are made. Where
%   the two differ, or a name is that of both, there are none.

winner_names(Module, Games, States, Loop, Sides, winner(PI, N), Names) :-
    Sides = sides(Players, _),
    Games = [game(_, First)|_],
    findall(Name-Text,
            ( member(game(_, Trace), Games),
              last_call(Trace, Loop, Last),
              last_named(Trace, Last, PI, N, Name),
              \+ memberchk(Name, [draw|Players]),
              \+ winner_meaning(Name, Players, _),
              (   last_text(Trace.events, Text)
              ->  true
              ;   Text = ""
              )
            ),
            Ends),
    (   Ends == []
    ->  Names = []
    ;   (   own_symbols(First, Loop, Sides, Symbols),
            member(Symbol-_, Symbols),
            memberchk(Symbol-_, Ends)
        ->  true
        ;   Symbols = []
        ),
        (   said_names(Module, States, Loop, Sides, Called)
        ->  true
        ;   Called = []
        ),
        findall(Name-Player,
                (   member(Name-Player, Symbols)
                ;   member(Name-Text, Ends),
                    says_win(Text),
                    printed_winner(Called, Text, Player),
                    memberchk(Player, Players)
                ),
                Names0),
        sort(Names0, Names1),
        (   one_name_each(Names1)
        ->  Names = Names1
        ;   Names = []
        )
    ).

one_name_each(Names) :-
    pairs_keys(Names, Keys),
    pairs_values(Names, Players),
    is_set(Keys),
    is_set(Players).

%!  said_names(+Module, +States, +Loop, +Sides, -Names) is nondet.
%
%   Names are those of printed_names/3. What is shown after a move may call the
%   next player by name, so the texts before the choice of a move come first;
%   then what speaks of a turn after it, of the next player; and then the rest.

said_names(Module, States, Loop, sides(Players, Turn), Names) :-
    append(Turning, [_], States),
    findall(Player-State,
            ( member(Player, Players),
              limit(3, ( member(State, Turning),
                         mover_at(Turn, Players, State, Player)
                       ))
            ),
            Turns),
    turn_texts(Turns, Players, Module, Loop, Texts),
    printed_names(Players, Texts, Names),
    own_names(Names).

turn_texts(Turns, _, Module, Loop, Texts) :-
    findall(Player-Text,
            ( member(Player-State, Turns),
              loop_shows(Loop, Module, State, [], _, Text)
            ),
            Texts).
turn_texts(Turns, Players, Module, Loop, Texts) :-
    findall(said(Player, Other, Next, Rest),
            ( member(Player-State, Turns),
              loop_says(Loop, Module, State, Said),
              turn_lines(Said, Next, Rest),
              once(( member(Other, Players), Other \== Player ))
            ),
            Said),
    (   findall(Other-Next, member(said(_, Other, Next, _), Said), Texts)
    ;   findall(Player-Rest, member(said(Player, _, _, Rest), Said), Texts)
    ).

%!  last_named(+Trace, +Last, +PI, +N, -Reported) is semidet.
%
%   The last call of PI after the loop has ended had the atomic term Reported as
%   its argument N.

last_named(Trace, Last, PI, N, Reported) :-
    findall(Value,
            ( member(leave(Number, PI, After), Trace.events),
              Number > Last,
              arg(N, After, Value)
            ),
            Values),
    last(Values, Reported),
    atomic(Reported).

%   No name is that of the other player, unless 0 and 1 are called "1" and "2".

own_names(Names) :-
    pairs_keys(Names, Players),
    \+ ( Players \== [0,1],
         member(Player-Name, Names),
         member(Other, Players),
         Other \== Player,
         format(string(Text), '~w', [Other]),
         string_lower(Text, Name)
       ).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_ending,
          [ ending/6,                   % +Module, +Given, +Pairs, +Start,
                                        % +Player, -Ending
            winner_meanings/4,          % +Module, +Template, +Players,
                                        % -Meanings
            reported_meanings/3,        % +Reports, +Players, -Meanings
            winner_meaning/3            % +Reported, +Players, -Winner
          ]).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(beginning, [candidate/4, variant/3]).
:- use_module(clauses).
:- use_module(templates).
:- use_module(trial, [attempt/2]).

/** <module> How a program says that a game is over
*/

%!  ending(+Module, +Given, +Pairs, +Start, +Player, -Ending) is nondet.
%
%   Ending is ending(Template, Winners): Template of game_over does not say
%   that the game is over at its start, where Winners is the pair
%   Reported-not_over if it succeeds. Template is `none` with the option
%   winner. A program that runs on when it is asked is not asked otherwise: a
%   part of the state may well be no end at all.

ending(_, Given, _, _, _, ending(none, Winners)) :-
    option(winner(_), Given),
    !,
    option(winners(Winners), Given, []).
ending(Module, Given, Pairs, start(_, _, State, _), Player,
       ending(Template, Winners)) :-
    candidate(Module, Given, game_over, Template0),
    variant(Template0, State, Template),
    template_goal(Template, [state=State,player=Player,winner=Winner], Goal),
    attempt(Module:Goal, Result),
    option(winners(Told), Given, []),
    (   Result == no
    ->  Winners = Told
    ;   Result == late
    ->  Template == Template0,
        !,
        Winners = Told
    ;   Result == yes,
        atomic(Winner),
        (   memberchk(Winner-not_over, Told)
        ->  Winners = Told
        ;   \+ ( member(Pair-facts(_), Pairs),
                 memberchk(Winner, Pair)
               ),
            Winners = [Winner-not_over|Told]
        )
    ).

%!  winner_meanings(+Module, +Template, +Players, -Meanings:list) is det.
%
%   Meanings are the Reported-Winner pairs for the constants that the clauses
%   of Template report, other than the players.

winner_meanings(_, none, _, []) :-
    !.
winner_meanings(Module, Template, Players, Meanings) :-
    template_indicator(Template, PI),
    Template =.. [_|Roles],
    nth1(N, Roles, winner),
    !,
    argument_constants(Module, PI, N, Constants),
    findall(Reported-Winner,
            ( member(Reported, Constants),
              \+ memberchk(Reported, Players),
              winner_meaning(Reported, Players, Winner)
            ),
            Meanings).
winner_meanings(_, _, _, []).

%!  winner_meaning(+Reported, +Players, -Winner) is semidet.
%
%   Reported is a word for a draw, a player in other letters, a text with a
%   player as a word, the number of a player, or a term such as Winner-Score
%   with one of these but a number.

winner_meaning(Reported, Players, Winner) :-
    meaning(Reported, Players, Winner),
    !.

meaning(Reported, _, draw) :-
    draw_word(Word),
    same_word(Reported, Word),
    Reported \== draw,
    !.
meaning(Reported, Players, Player) :-
    member(Player, Players),
    same_word(Reported, Player),
    !.
meaning(Reported, Players, Player) :-
    atom(Reported),
    findall(Player0,
            ( member(Player0, Players),
              atom(Player0),
              initial_of(Reported, Player0)
            ),
            [Player]),
    !.
meaning(Reported, Players, Player) :-
    (   atom(Reported)
    ;   string(Reported)
    ),
    split_string(Reported, " _-:!.", "", Words),
    findall(Player0,
            ( member(Player0, Players),
              member(Word, Words),
              same_word(Word, Player0)
            ),
            Found),
    sort(Found, [Player]),
    !.
meaning(N, Players, Player) :-
    integer(N),
    \+ ( member(Player0, Players),
         number(Player0)
       ),
    nth1(N, Players, Player).
meaning(Reported, Players, Winner) :-
    winner_argument(Reported, Players, _, _, Winner).

%   Name is argument N of Reported, the first that means Winner.

winner_argument(Reported, Players, N, Name, Winner) :-
    compound(Reported),
    arg(N, Reported, Name),
    (   memberchk(Name, [draw|Players])
    ->  Winner = Name
    ;   atom(Name),
        winner_meaning(Name, Players, Winner)
    ),
    !.

%!  reported_meanings(+Reports:list, +Players, -Meanings:list) is det.
%
%   Meanings are the Reported-Winner pairs that Reports of games show, without
%   those that mean themselves. The other arguments of a term, such as a score,
%   may be anything.

reported_meanings(Reports, Players, Meanings) :-
    findall(Key-Winner,
            ( member(Reported, Reports),
              \+ memberchk(Reported, [draw|Players]),
              winner_meaning(Reported, Players, Winner0),
              meaning_key(Reported, Players, Winner0, Key, Winner)
            ),
            Keys0),
    sort(Keys0, Keys),
    findall(Pattern-Winner,
            ( member(Key-Winner, Keys),
              key_pattern(Key, Pattern)
            ),
            Meanings).

%   The argument that has the winner in one term has it in terms of its kind.

meaning_key(Reported, Players, Winner0, Key, Winner) :-
    winner_argument(Reported, Players, N, Name0, Winner0),
    !,
    functor(Reported, Functor, Arity),
    Key = argument(Functor, Arity, N, Name),
    (   Name = Name0,
        Winner = Winner0
    ;   member(Name, [draw|Players]),
        Winner = Name
    ).
meaning_key(Reported, _, Winner, is(Reported), Winner).

key_pattern(is(Reported), Reported).
key_pattern(argument(Functor, Arity, N, Name), Pattern) :-
    functor(Pattern, Functor, Arity),
    arg(N, Pattern, Name).

same_word(A, B) :-
    atomic(A),
    atomic(B),
    format(atom(TextA), '~w', [A]),
    format(atom(TextB), '~w', [B]),
    downcase_atom(TextA, Lower),
    downcase_atom(TextB, Lower).

initial_of(Reported, Player) :-
    downcase_atom(Reported, Lower),
    downcase_atom(Player, Short),
    (   sub_atom(Lower, 0, _, _, Short)
    ;   sub_atom(Short, 0, _, _, Lower)
    ),
    !.

draw_word(draw).
draw_word(tie).
draw_word(tied).
draw_word(empate).
draw_word(t).
draw_word(d).
draw_word(none).
draw_word(no_one).
draw_word(nobody).
draw_word(0).
draw_word(-1).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(laws,
          [ random_games/4,             % +Game, +Seed, +Count, -Games
            keeps_laws/2,               % +Game, +RandomGame
            agree/3,                    % +Game, +Reference, +RandomGame
            mid_game/3                  % +Game, +Config, -State
          ]).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/agree', [disagreement_at/4, sample/3]).
:- use_module('../../prolog/tabuleiro/native').

/** <module> What holds of every game, at every state of random games

A random game is game(Config, Moves, States), as random_game/3 makes it. A
broken law is thrown as law(Name, Game, State), so that a failing test shows
where.
*/

%!  random_games(+Game, +Seed, +Count, -Games:list) is det.
%
%   Games are Count random games of each config in game_info/1. Seed is
%   printed.

random_games(Game, Seed, Count, Games) :-
    format("~w: random games from seed ~w~n", [Game,Seed]),
    set_random(seed(Seed)),
    Game:game_info(Info),
    findall(game(Config, Moves, States),
            ( member(Config, Info.configs),
              between(1, Count, _),
              random_game(Game, Moves,
                          [ config(Config), states(States), max_plies(200),
                            careful(true)
                          ])
            ),
            Games).

%!  mid_game(+Game, +Config, -State) is det.
%
%   State is a random one of a random game, not its last.

mid_game(Game, Config, State) :-
    random_game(Game, _,
                [ config(Config), states(States0), max_plies(200),
                  careful(true)
                ]),
    append(States, [_], States0),
    random_member(State, States).

                /*******************************
                *             LAWS             *
                *******************************/

%!  keeps_laws(+Game, +RandomGame) is det.
%
%   @throws law(Name, Game, State)

keeps_laws(Game, game(_, Moves, States)) :-
    Game:game_info(Info),
    length(Moves, Plies),
    last(States, Last),
    check(a_game_is_no_longer_than_it_says, Game, Last,
          Plies =< Info.longest_game),
    random_member(Other, States),
    Game:valid_moves(Other, OtherMoves),
    forall(member(State, States),
           state_laws(Game, Info, OtherMoves, State)).

%   OtherMoves are legal in some state, and so well-formed in all.

state_laws(Game, Info, OtherMoves, State) :-
    once_only(Game:valid_moves(State, Moves), Game, State),
    once_only(Game:player_to_move(State, Player), Game, State),
    Players = Info.players,
    length(Moves, Count),
    check(states_are_ground, Game, State, ground(State)),
    check(states_survive_text, Game, State, survives_text(State)),
    check(player_to_move_is_a_player, Game, State,
          memberchk(Player, Players)),
    check(moves_are_sorted_and_unique, Game, State, sort(Moves, Moves)),
    check(there_are_no_more_moves_than_it_says, Game, State,
          Count =< Info.most_moves),
    forall(member(P, Players),
           ( Game:valid_moves(State, P, PMoves),
             check(moves_are_those_of_the_player_to_move, Game, State,
                   ( P == Player -> PMoves == Moves ; PMoves == [] ))
           )),
    outcome_laws(Game, Players, State, Moves),
    value_laws(Game, Info, State),
    sample(12, Moves, Some),
    forall(member(Move, Some), move_laws(Game, State, Move)),
    sample(12, OtherMoves, SomeOthers),
    forall(( member(Move, SomeOthers),
             \+ memberchk(Move, Moves)
           ),
           check(moves_not_listed_are_refused, Game, State,
                 \+ Game:move(State, Move, _))),
    (   maybe(0.1)
    ->  bot_laws(Game, Info, State, Moves),
        show_laws(Game, State),
        step_laws(Game, State, Moves)
    ;   true
    ).

check(Law, Game, State, Goal) :-
    (   call(Goal)
    ->  true
    ;   throw(law(Law, Game, State))
    ).

:- meta_predicate
    check(+, +, +, 0),
    once_only(0, +, +).

%   Goal succeeds, and leaves no choice point.

once_only(Goal, Game, State) :-
    (   call_cleanup(Goal, Exit = true)
    ->  strip_module(Goal, _, Plain),
        functor(Plain, Name, _),
        check(leaves_no_choice_point(Name), Game, State, Exit == true)
    ;   throw(law(fails(Goal), Game, State))
    ).

survives_text(State) :-
    format(string(Text), '~k', [State]),
    term_string(Read, Text),
    Read == State.

outcome_laws(Game, Players, State, Moves) :-
    (   Game:game_over(State, Winner)
    ->  check(no_moves_when_the_game_is_over, Game, State, Moves == []),
        check(winner_is_a_player_or_draw, Game, State,
              memberchk(Winner, [draw|Players])),
        check(no_bot_moves_when_the_game_is_over, Game, State,
              \+ Game:choose_move(State, 1, _))
    ;   check(moves_while_play_goes_on, Game, State, Moves \== [])
    ).

value_laws(Game, Info, State) :-
    Least-Most = Info.value_range,
    forall(member(Player, Info.players),
           ( once_only(Game:value(State, Player, Value), Game, State),
             check(value_is_within_its_range, Game, State,
                   ( Value >= Least, Value =< Most ))
           )).

move_laws(Game, State, Move) :-
    once_only(Game:move(State, Move, NewState), Game, State),
    check(a_move_changes_the_state, Game, State, NewState \== State),
    Game:move_notation(State, Move, Text),
    check(notation_is_a_string, Game, State, string(Text)),
    check(notation_and_moves_are_inverse(Move), Game, State,
          findall(M, Game:move_notation(State, M, Text), [Move])),
    check(notation_is_checked, Game, State,
          Game:move_notation(State, Move, Text)).

bot_laws(_, _, _, []) :-
    !.
bot_laws(Game, Info, State, Moves) :-
    Game:player_to_move(State, Player),
    forall(( member(Level, Info.levels),
             get_dict(number, Level, N),
             quick_level(Game, N)
           ),
           ( Game:best_moves(State, N, Best),
             check(best_moves_are_sorted_moves(N), Game, State,
                   ( Best \== [],
                     sort(Best, Best),
                     subtract(Best, Moves, [])
                   )),
             once_only(Game:choose_move(State, N, Move), Game, State),
             check(bots_choose_best_moves(N), Game, State,
                   memberchk(Move, Best)),
             Game:choose_move(State, Player, N, Move2),
             check(bots_choose_best_moves(N), Game, State,
                   memberchk(Move2, Best))
           )).

%   A bot that searches takes its time in Prolog; test_laws compares it.

quick_level(Game, N) :-
    (   native_game(Game)
    ->  true
    ;   N == 1
    ).

show_laws(Game, State) :-
    with_output_to(string(Text), Game:show_game(State, [ascii(true)])),
    string_codes(Text, Codes),
    check(ascii_is_ascii, Game, State,
          forall(member(C, Codes), C < 128)),
    check(boards_are_shown, Game, State, Text \== ""),
    with_output_to(string(_), Game:display_game(State)),
    with_output_to(string(_), Game:show_game(State, [flip(true)])).

%   What a person types must tell any two moves apart.

step_laws(Game, State, Moves) :-
    (   current_predicate(Game:move_steps/3)
    ->  findall(Words,
                ( member(Move, Moves),
                  Game:move_steps(State, Move, Steps),
                  maplist(first_text, Steps, Words)
                ),
                Typed),
        sort(Typed, Sorted),
        length(Moves, Count),
        check(steps_tell_moves_apart, Game, State, length(Sorted, Count))
    ;   true
    ).

first_text(step(_,_,[Text|_]), Text).

                /*******************************
                *           AGREEMENT          *
                *******************************/

%!  agree(+Game, +Reference, +RandomGame) is det.
%
%   Game and Reference answer alike at every state.
%
%   @throws law(agree(What), Game, State)

agree(Game, Reference, game(_, _, States)) :-
    forall(member(State, States),
           agree_at(Game, Reference, State)).

agree_at(Game, Reference, State) :-
    (   disagreement_at(Game-Reference, State, Call, _)
    ->  functor(Call, Name, _),
        throw(law(agree(Name), Game, State))
    ;   true
    ).

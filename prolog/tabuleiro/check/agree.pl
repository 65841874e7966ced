/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_agree,
          [ disagreement_at/4,          % +Games, +State, -Call, -Answers
            level_difference/4,         % +Games, +Visit, +Level, -Difference
            play_both/5,                % +Games, +Config, -Visits,
                                        % -Difference, +Options
            sample/3                    % +Count, +List, -Sample
          ]).
:- autoload(library(apply), [maplist/3, maplist/4]).
:- autoload(library(error), [domain_error/2]).
:- autoload(library(lists),
            [append/3, member/2, memberchk/2, nth1/3, reverse/2]).
:- autoload(library(option), [option/3]).
:- autoload(library(random),
            [random_between/3, random_permutation/2, randseq/3]).

/** <module> Two games side by side: do they answer alike?

Games is a pair of modules, Game1-Game2, that should be the same game. A
call is a goal of the interface without its last argument, such as
`valid_moves(State)`, and what a game says to it is its answer:

  - answer(X): X is that argument in the first solution; moves sorted, for
    their order is no difference, and for choose_move/3, which draws,
    `legal` or illegal(Move)
  - failure
  - error(Formal): errors are alike when they are of one kind

A difference is a dict with the keys

  - config, moves: how to get to the state, `moves` from the start
  - state: where the games differ, `none` before there is one
  - call, answers: what they differ about, Answer1-Answer2

A visit is a state of a random game, visit(Config, Moves, State), with the
moves that lead there from the start, the last one first.
*/

                /*******************************
                *            ANSWERS           *
                *******************************/

%   True when Games give the different Answers, Answer1-Answer2, to Call.

disagreement(Game1-Game2, Call, Answer1-Answer2) :-
    answer(Game1, Call, Answer1),
    answer(Game2, Call, Answer2),
    \+ alike(Answer1, Answer2).

answer(Game, Call, Answer) :-
    catch(( call(Game:Call, X)
          ->  plain(Call, Game, X, Plain),
              Answer = answer(Plain)
          ;   Answer = failure
          ),
          error(Formal, _),
          Answer = error(Formal)).

plain(choose_move(State, _), Game, Move, Plain) :-
    !,
    Game:valid_moves(State, Moves),
    (   memberchk(Move, Moves)
    ->  Plain = legal
    ;   Plain = illegal(Move)
    ).
plain(Call, _, Moves, Sorted) :-
    gives_moves(Call),
    is_list(Moves),
    !,
    msort(Moves, Sorted).
plain(_, _, X, X).

gives_moves(valid_moves(_)).
gives_moves(valid_moves(_, _)).
gives_moves(best_moves(_, _)).

alike(error(Formal1), error(Formal2)) :-
    !,
    functor(Formal1, Name, Arity),
    functor(Formal2, Name, Arity).
alike(Answer1, Answer2) :-
    Answer1 =@= Answer2.

                /*******************************
                *            STATES            *
                *******************************/

%!  disagreement_at(+Games, +State, -Call, -Answers) is semidet.
%
%   Games disagree at State about Call: who is to move, the moves, the
%   outcome, the values or the states after a sample of the moves.

disagreement_at(Games, State, Call, Answers) :-
    sample_moves(Games, State, Moves),
    disagreement_at(Games, State, Moves, Call, Answers).

disagreement_at(Games, State, Moves, Call, Answers) :-
    Games = Game-_,
    Game:game_info(Info),
    (   state_call(State, Info.players, Call)
    ;   member(Move, Moves),
        Call = move(State, Move)
    ),
    disagreement(Games, Call, Answers),
    !.

state_call(State, _, player_to_move(State)).
state_call(State, _, valid_moves(State)).
state_call(State, _, game_over(State)).
state_call(State, Players, Call) :-
    member(Player, Players),
    (   Call = valid_moves(State, Player)
    ;   Call = value(State, Player)
    ).

%   Some moves at State, [] if Game1 does not tell.

sample_moves(Game-_, State, Moves) :-
    (   answer(Game, valid_moves(State), answer(All)),
        is_list(All)
    ->  sample(12, All, Moves)
    ;   Moves = []
    ).

%!  level_difference(+Games, +Visit, +Level, -Difference) is det.
%
%   Difference is about the bot of Level at Visit, or `none`: best_moves/3
%   differs, or choose_move/3 gives a legal move in one only.

level_difference(Games, visit(Config, Back, State), Level, Difference) :-
    (   level_disagreement(Games, State, Level, Call, Answers)
    ->  difference(Config, Back, State, Call, Answers, Difference)
    ;   Difference = none
    ).

level_disagreement(Games, State, Level, Call, Answers) :-
    member(Call, [best_moves(State, Level), choose_move(State, Level)]),
    disagreement(Games, Call, Answers),
    !.

                /*******************************
                *             GAMES            *
                *******************************/

%!  play_both(+Games, +Config, -Visits:list, -Difference, +Options) is det.
%
%   Plays a random game of Config in both of Games, comparing them at every
%   ply, until it is over or they differ. Difference is the first one, or
%   `none`. Visits are those at which they agreed.
%
%   Each move is drawn from the legal ones, as in random_game/3. The moves
%   that were possible a ply before are tried as well: both must accept or
%   refuse them. Options:
%
%     - max_plies(Max): end after that many plies; default 200
%     - levels(Levels): compare these bots as well; default []
%     - moves(Moves): the first moves to play; default []
%     - prolong(Bool): end the game only when every move of a sample does;
%       default false
%
%   @error those of initial_state/2 when both refuse Config;
%   domain_error(config, Config) when both fail

play_both(Games, Config, Visits, Difference, Options) :-
    option(max_plies(Max), Options, 200),
    option(moves(Guide), Options, []),
    starts(Games, Config, Start1, Start2),
    (   alike(Start1, Start2)
    ->  start_state(Start1, Config, State),
        plies(Max, Guide, [], visit(Config, [], State), Games, Options,
              Visits, Difference)
    ;   Visits = [],
        difference(Config, [], none, initial_state(Config), Start1-Start2,
                   Difference)
    ).

%   A start may be drawn: both draw with the same generator.

starts(Game1-Game2, Config, Start1, Start2) :-
    random_between(0, 0x3fffffff, Seed),
    maplist(start(Config, Seed), [Game1,Game2], [Start1,Start2]).

start(Config, Seed, Game, Start) :-
    set_random(seed(Seed)),
    answer(Game, initial_state(Config), Start).

start_state(answer(State), _, State).
start_state(failure, Config, _) :-
    domain_error(config, Config).
start_state(error(Formal), _, _) :-
    throw(error(Formal, _)).

difference(Config, Back, State, Call, Answers,
           difference{ config:Config, moves:Moves, state:State, call:Call,
                       answers:Answers
                     }) :-
    reverse(Back, Moves).

%   Before are moves that were tried a ply ago.

plies(Left, Guide, Before, Visit, Games, Options, Visits, Difference) :-
    Visit = visit(Config, Back, State),
    sample_moves(Games, State, Sample),
    next_moves(Guide, Sample, Next),
    append(Next, Before, Tried),
    (   differs(Games, State, Tried, Options, Call, Answers)
    ->  Visits = [],
        difference(Config, Back, State, Call, Answers, Difference)
    ;   Left > 0,
        play_one(Next, Games, State, Options, Move, NewState)
    ->  Visits = [Visit|Visits1],
        Left1 is Left-1,
        rest(Guide, Guide1),
        plies(Left1, Guide1, Sample, visit(Config, [Move|Back], NewState),
              Games, Options, Visits1, Difference)
    ;   Visits = [Visit],
        Difference = none
    ).

next_moves([Move|_], _, [Move]).
next_moves([], Sample, Sample).

rest([_|Guide], Guide).
rest([], []).

differs(Games, State, Moves, _, Call, Answers) :-
    disagreement_at(Games, State, Moves, Call, Answers),
    !.
differs(Games, State, _, Options, Call, Answers) :-
    option(levels(Levels), Options, []),
    member(Level, Levels),
    level_disagreement(Games, State, Level, Call, Answers),
    !.

%   One of Moves, on which Games agree, and what it leads to.

play_one(Moves, Game-_, State, Options, Move, NewState) :-
    random_permutation(Moves, Shuffled),
    (   option(prolong(true), Options, false),
        leads_to(Shuffled, Game, State, Move, NewState),
        answer(Game, game_over(NewState), failure)
    ->  true
    ;   leads_to(Shuffled, Game, State, Move, NewState)
    ->  true
    ).

leads_to(Moves, Game, State, Move, NewState) :-
    member(Move, Moves),
    answer(Game, move(State, Move), answer(NewState)).

%!  sample(+Count, +List, -Sample:list) is det.
%
%   Sample are Count random elements of List, in its order, or all if it
%   has no more.

sample(Count, List, Sample) :-
    length(List, Length),
    (   Length =< Count
    ->  Sample = List
    ;   randseq(Count, Length, Indices0),
        sort(Indices0, Indices),
        maplist(element(List), Indices, Sample)
    ).

element(List, Index, X) :-
    nth1(Index, List, X).

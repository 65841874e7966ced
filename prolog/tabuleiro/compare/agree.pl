/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_agree,
          [ disagreement_at/4,          % +Games, +State, -Call, -Answers
            level_difference/4,         % +Games, +Visit, +Level, -Difference
            original_difference/4,      % +Games, +Visit, +What, -Difference
            call_goal/3,                % +Call, -X, -Goal
            play_both/5                 % +Games, +Config, -Visits,
                                        % -Difference, +Options
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(error), [domain_error/2]).
:- use_module(library(lists),
              [append/3, member/2, memberchk/2, numlist/3, reverse/2]).
:- use_module(library(option), [option/2]).
:- use_module(library(random), [random_between/3, random_permutation/2]).
:- use_module('../base/options', [check_options/3]).
:- use_module(originals, [shared_goal/4]).
:- use_module('../base/sample', [sample/3]).

/** <module> Two games side by side: do they answer alike?

Games is a pair of modules, Game1-Game2, two implementations of a game. A call
is a goal of the interface without its last argument, such as
`valid_moves(State)`, or original(What, Goal), a goal of shared_goal/4. A game
answers a call with one of

  - answer(X): X is the last argument, or the bindings of the variables of
    Goal, in the first solution. Moves are sorted: their order does not matter.
    For choose_move/3, which is random, X is `legal` or illegal(Move).
  - failure
  - error(Formal): two errors are alike if Formal has the same functor

A difference is a dict with the keys

  - config, moves: the start of the game and the moves from there
  - state: where the games differ; `none` if initial_state/2 differs
  - call, answers: the call, and Answer1-Answer2

A visit, visit(Config, Moves, State), is a state of a random game: Moves, the
last one first, lead from the start of Config to State.
*/

                /*******************************
                *            ANSWERS           *
                *******************************/

%   Games answer Call differently: Answer1 and Answer2.

disagreement(Games, original(What, Goal), Answer1-Answer2) :-
    !,
    Call = original(What, Goal),
    random_between(0, 0x3fffffff, Seed),
    seeded_answers(Games, Seed, Call, Answer1-Answer2),
    \+ alike(Answer1, Answer2),
    \+ both_random(Games, Call, Answer1, Answer2).
disagreement(Game1-Game2, Call, Answer1-Answer2) :-
    answer(Game1, Call, Answer1),
    answer(Game2, Call, Answer2),
    \+ alike(Answer1, Answer2).

seeded_answers(Game1-Game2, Seed, Call, Answer1-Answer2) :-
    seeded_answer(Seed, Call, Game1, Answer1),
    seeded_answer(Seed, Call, Game2, Answer2).

seeded_answer(Seed, Call, Game, Answer) :-
    set_random(seed(Seed)),
    answer(Game, Call, Answer).

%   Two predicates that use the random generator need not use it alike. If the
%   answers of both games vary with the seed, any answer will do.

both_random(Game1-Game2, Call, answer(_), answer(_)) :-
    is_random(Game1, Call),
    is_random(Game2, Call).

is_random(Game, Call) :-
    numlist(1, 10, Seeds),
    maplist(seeded_answer_to(Call, Game), Seeds, [Answer|Answers]),
    member(Other, Answers),
    \+ alike(Answer, Other),
    !.

seeded_answer_to(Call, Game, Seed, Answer) :-
    seeded_answer(Seed, Call, Game, Answer).

answer(Game, Call, Answer) :-
    call_goal(Call, X, Goal),
    catch(( call(Game:Goal)
          ->  plain(Call, Game, X, Plain),
              Answer = answer(Plain)
          ;   Answer = failure
          ),
          error(Formal, _),
          Answer = error(Formal)).

%!  call_goal(+Call, -X, -Goal) is det.
%
%   Goal is Call with X as its last argument. For an original goal, X is its
%   variable, or the list of its variables if it does not have exactly one.

call_goal(original(_, Goal0), X, Goal) :-
    !,
    copy_term(Goal0, Goal),
    term_variables(Goal, Variables),
    (   Variables = [X]
    ->  true
    ;   X = Variables
    ).
call_goal(Call, X, Goal) :-
    Call =.. List0,
    append(List0, [X], List),
    Goal =.. List.

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
gives_moves(original(_, Goal)) :-
    functor(Goal, valid_moves, _).

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
%   Games give different Answers to Call at State. The calls ask for the player
%   to move, the outcome, the moves, the values, and the states after a sample
%   of the moves.

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

%   The outcome comes before the moves, which depend on it.

state_call(State, _, player_to_move(State)).
state_call(State, _, game_over(State)).
state_call(State, _, valid_moves(State)).
state_call(State, Players, Call) :-
    member(Player, Players),
    (   Call = valid_moves(State, Player)
    ;   Call = value(State, Player)
    ).

%   Moves are a sample of the moves of Game1 at State, or `[]` if valid_moves/2
%   does not return a list.

sample_moves(Game-_, State, Moves) :-
    (   answer(Game, valid_moves(State), answer(All)),
        is_list(All)
    ->  sample(12, All, Moves)
    ;   Moves = []
    ).

%!  level_difference(+Games, +Visit, +Level, -Difference) is det.
%
%   Compares the bots of Level at Visit; Difference is `none` if they agree.
%   They differ if best_moves/3 does, or if choose_move/3 returns a legal move
%   in one game only.

level_difference(Games, visit(Config, Back, State), Level, Difference) :-
    (   level_disagreement(Games, State, Level, Call, Answers)
    ->  difference(Config, Back, State, Call, Answers, Difference)
    ;   Difference = none
    ).

level_disagreement(Games, State, Level, Call, Answers) :-
    member(Call, [best_moves(State, Level), choose_move(State, Level)]),
    disagreement(Games, Call, Answers),
    !.

%!  original_difference(+Games, +Visit, +What, -Difference) is det.
%
%   Compares the predicate What of shared_goal/4 at Visit; Difference is `none`
%   if both games answer alike.

original_difference(Games, visit(Config, Back, State), What, Difference) :-
    (   original_disagreement(Games, State, What, Call, Answers)
    ->  difference(Config, Back, State, Call, Answers, Difference)
    ;   Difference = none
    ).

original_disagreement(Games, State, What, Call, Answers) :-
    Call = original(What, Goal),
    shared_goal(Games, What, State, Goal),
    disagreement(Games, Call, Answers),
    !.

                /*******************************
                *             GAMES            *
                *******************************/

play_both_option(max_plies, nonneg,        200,
                 "end after this many plies").
play_both_option(levels,    list(integer), [],
                 "bots to compare").
play_both_option(originals, list(atom),    [],
                 "predicates of shared_goal/4 to compare").
play_both_option(moves,     list,          [],
                 "the first moves").
play_both_option(prolong,   boolean,       false,
                 "end the game only if every move of a sample does").

%!  play_both(+Games, +Config, -Visits:list, -Difference, +Options) is det.
%
%   Plays a random game of Config in both of Games and compares them at every
%   ply, until the game is over or they differ. Difference is the first one,
%   or `none`. Visits are the states at which they agree.
%
%   Each move is drawn from the legal ones, as in random_game/3. The moves of
%   the ply before are tried as well: both must accept or refuse them.
%
%   Options: play_both_option.
%
%   @error those of initial_state/2 when both refuse Config;
%   domain_error(config, Config) when both fail

play_both(Games, Config, Visits, Difference, Options0) :-
    check_options(play_both_option, Options0, Options),
    option(max_plies(Max), Options),
    option(moves(Guide), Options),
    starts(Games, Config, Start1, Start2),
    (   alike(Start1, Start2)
    ->  start_state(Start1, Config, State),
        plies(Max, Guide, [], visit(Config, [], State), Games, Options,
              Visits, Difference)
    ;   Visits = [],
        difference(Config, [], none, initial_state(Config), Start1-Start2,
                   Difference)
    ).

%   Both games use the same seed, for a config whose start is random.

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

%   Before are the moves of the sample one ply earlier.

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
    option(levels(Levels), Options),
    member(Level, Levels),
    level_disagreement(Games, State, Level, Call, Answers),
    !.
differs(Games, State, _, Options, Call, Answers) :-
    option(originals(Whats), Options),
    member(What, Whats),
    original_disagreement(Games, State, What, Call, Answers),
    !.

%   Move is one of Moves and leads to NewState. Both games agree on Moves.

play_one(Moves, Game-_, State, Options, Move, NewState) :-
    random_permutation(Moves, Shuffled),
    (   option(prolong(true), Options),
        leads_to(Shuffled, Game, State, Move, NewState),
        answer(Game, game_over(NewState), failure)
    ->  true
    ;   leads_to(Shuffled, Game, State, Move, NewState)
    ->  true
    ).

leads_to(Moves, Game, State, Move, NewState) :-
    member(Move, Moves),
    answer(Game, move(State, Move), answer(NewState)).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_oracle,
          [ same_play/4,                % +Adapter, +LoopAdapter, +Limits,
                                        % -Verdict
            replayed/3                  % +LoopAdapter, +Limits, -Verdict
          ]).
:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3]).
:- use_module(library(ordsets), [ord_subset/2]).
:- use_module(library(random), [random_member/2]).
:- use_module(adapted).
:- use_module(facts, [keeping_facts/2, predicate_facts/2, restore_facts/1]).
:- use_module(loop_game).
:- use_module(loop_step,
              [ choice_seed/1, chosen_move/3, loop_state/4,
                report_winner/4
              ]).
:- use_module(person, [with_person/3]).
:- use_module(printed_winner, [printed_winner/3]).
:- use_module(spies, [caller/1, spied/2]).
:- use_module(templates, [element_move/4]).
:- use_module(trial, [attempt/2]).
:- use_module(watched_run, [passes/1]).
:- use_module('../base/time_limit', [limit_time/1, within_seconds/3]).

/** <module> The oracle: a game as the program itself plays it

What was understood of a program is compared with its own loop, move by move.
The Verdict of a comparison is agreed(Games, Plies, Ended), where Ended of the
Games came to their ends, or differs(Ply, What):

  - What is start(Own, Expected), moves(Moves, Expected), move(Move, Own,
    Expected), turn(Player, Expected), end(Winner, Expected) or
    winner(Winner, Expected), where `none` is the winner of a game that is not
    over. Expected is what the program does. replay(Own): the program never
    comes to Own.
*/

%!  same_play(+Adapter, +LoopAdapter, +Limits, -Verdict) is det.
%
%   Plays random games with LoopAdapter, the game of the program's own loop, and
%   the same moves with Adapter. Limits are
%   limits(Games, Plies, Until), the most games and plies, and the time stamp
%   after which no move is played.

same_play(Adapter0, LoopAdapter, Limits, Verdict) :-
    with_own_facts(Adapter0, LoopAdapter, Adapter),
    same_games(Limits, Adapter, LoopAdapter, tally(0, 0, 0), Verdict).

%   with_own_facts(+Adapter0, +LoopAdapter, -Adapter): Adapter has the key
%   own_facts, own(Facts): the facts of the program after a start of Adapter and
%   its moves since. The facts of the loop may be others, which a menu has set.

with_own_facts(Adapter0, LoopAdapter, Adapter) :-
    Loop = LoopAdapter.loop,
    restore_facts(Loop.loaded),
    attempt(adapted_initial_state(Adapter0, default, _), _),
    predicate_facts(Loop.facts, Facts),
    Adapter = Adapter0.put(own_facts, own(Facts)).

%   asked(+Adapter, :Goal, -Result): as attempt/2, with own facts of Adapter.

:- meta_predicate asked(+, 0, -).

asked(Adapter, Goal, Result) :-
    (   get_dict(own_facts, Adapter, Own)
    ->  arg(1, Own, Before),
        restore_facts(Before),
        attempt(Goal, Result),
        findall(PI, member(facts(PI, _, _), Before), PIs),
        predicate_facts(PIs, After),
        nb_setarg(1, Own, After)
    ;   attempt(Goal, Result)
    ).

same_games(Limits, _, _, tally(Games, Plies, Ended),
           agreed(Games, Plies, Ended)) :-
    at_limit(Limits),
    !.
same_games(limits(Count, Left, Until), Adapter, LoopAdapter,
           tally(Games, Plies, Ended), Verdict) :-
    (   attempt(adapted_initial_state(LoopAdapter, default, State), yes)
    ->  own_state_of(LoopAdapter, State, Own),
        mover(LoopAdapter, State, Player),
        as_state(Adapter, LoopAdapter, Player, Own, Mine),
        same_game(Left-Until, Adapter, LoopAdapter, Mine, State, 0, Played,
                  Outcome),
        (   Outcome = differs(_, _)
        ->  Verdict = Outcome
        ;   Plies1 is Plies+Played,
            Games1 is Games+1,
            (   Outcome == ended
            ->  Ended1 is Ended+1
            ;   Ended1 = Ended
            ),
            Left1 is Left-Played,
            Count1 is Count-1,
            same_games(limits(Count1, Left1, Until), Adapter, LoopAdapter,
                       tally(Games1, Plies1, Ended1), Verdict)
        )
    ;   Verdict = agreed(Games, Plies, Ended)
    ).

at_limit(limits(0, _, _)) :-
    !.
at_limit(limits(_, Left, Until)) :-
    no_ply_left(Left-Until).

no_ply_left(0-_) :-
    !.
no_ply_left(_-Until) :-
    limit_time(Now),
    Now > Until.

same_game(Left, Adapter, LoopAdapter, Mine, State, Ply, Played, Outcome) :-
    winner_of(Adapter, Mine, Winner0),
    winner_of(LoopAdapter, State, Expected),
    counterpart(Adapter, LoopAdapter, Winner0, Winner),
    (   Expected == unknown,
        Winner \== none
    ->  Played = Ply,
        Outcome = ended
    ;   Winner \== Expected
    ->  Outcome = differs(Ply, winner(Winner0, Expected))
    ;   Expected \== none
    ->  Played = Ply,
        Outcome = ended
    ;   no_ply_left(Left)
    ->  Played = Ply,
        Outcome = cut
    ;   difference(Adapter, LoopAdapter, Mine, State, Moves, What),
        same_moves(What, Moves, Left, Adapter, LoopAdapter, Mine, State, Ply,
                   Played, Outcome)
    ).

same_moves(What, Moves, Left, Adapter, LoopAdapter, Mine, State, Ply, Played,
           Outcome) :-
    (   What \== none
    ->  Outcome = differs(Ply, What)
    ;   Moves = [_|_],
        random_member(Element-Move, Moves),
        same_step(Adapter, LoopAdapter, Mine, State, Element, Move, NewMine,
                  NewState, Step)
    ->  (   Step \== none
        ->  Outcome = differs(Ply, Step)
        ;   Left = Plies-Until,
            Plies1 is Plies-1,
            Ply1 is Ply+1,
            same_game(Plies1-Until, Adapter, LoopAdapter, NewMine, NewState,
                      Ply1, Played, Outcome)
        )
    ;   Played = Ply,
        Outcome = cut
    ).

%   difference(+Adapter, +LoopAdapter, +Mine, +State, -Moves, -What): What
%   differs before a move, or is `none`. Moves are Element-Move terms: what the
%   program offers, and what Adapter takes for it.

difference(Adapter, LoopAdapter, Mine, State, Moves, What) :-
    mover(Adapter, Mine, Player0),
    mover(LoopAdapter, State, Expected),
    counterpart(Adapter, LoopAdapter, Player0, Player),
    (   Player \== Expected
    ->  Moves = [],
        What = turn(Player0, Expected)
    ;   answered(Adapter, adapted_valid_moves(Adapter, Mine, Own), Own, Own1),
        answered(LoopAdapter,
                 adapted_valid_moves(LoopAdapter, State, Elements), Elements,
                 Elements1),
        same_lists(Adapter, Player0, Own1, Elements1, Moves, What)
    ).

%   same_lists(+Adapter, +Player, +Own, +Elements, -Moves, -What): the moves Own
%   of Adapter are what the program offers, Elements. Its bots may choose from
%   a part of them: then the steps tell whether the others are moves.

same_lists(Adapter, Player, Own, Elements, Moves, What) :-
    (   is_list(Elements)
    ->  maplist(element_pair(Adapter, Player), Elements, Moves0),
        findall(Move, member(_-Move, Moves0), Meant0),
        sort(Meant0, Meant)
    ;   Moves0 = [],
        Meant = Elements
    ),
    (   Meant == Own
    ->  Moves = Moves0,
        What = none
    ;   is_list(Own),
        Meant = [_|_],
        \+ get_dict(template, Adapter, _),
        ord_subset(Meant, Own)
    ->  findall(Move-Move, member(Move, Own), Moves),
        What = none
    ;   Moves = Moves0,
        What = moves(Own, Meant)
    ).

element_pair(Adapter, Player, Element, Element-Move) :-
    (   get_dict(template, Adapter, Template)
    ->  element_move(Template, Player, Element, Move)
    ;   Move = Element
    ).

answered(Adapter, Goal, Answer0, Answer) :-
    asked(Adapter, Goal, Result),
    (   Result == yes
    ->  Answer = Answer0
    ;   Answer = Result
    ).

same_step(Adapter, LoopAdapter, Mine, State, Element, Move, NewMine, NewState,
          What) :-
    attempt(adapted_legal_move(LoopAdapter, State, Element, NewState), yes),
    own_state_of(LoopAdapter, NewState, Expected),
    asked(Adapter, adapted_move(Adapter, Mine, Move, NewMine), Result),
    (   Result \== yes
    ->  What = move(Move, Result, Expected)
    ;   own_state_of(Adapter, NewMine, Own),
        (   Own == Expected
        ->  What = none
        ;   What = move(Move, Own, Expected)
        )
    ).

mover(Adapter, State, Player) :-
    (   asked(Adapter, adapted_player_to_move(Adapter, State, Player0), yes)
    ->  Player = Player0
    ;   Player = none
    ).

winner_of(Adapter, State, Winner) :-
    asked(Adapter, adapted_game_over(Adapter, State, Winner0), Result),
    (   Result == yes
    ->  Winner = Winner0
    ;   Result == no
    ->  Winner = none
    ;   Result = threw(error(existence_error(winner, _), _))
    ->  Winner = unknown                % the loop ended, and named nobody
    ;   Winner = Result
    ).

%   counterpart(+Adapter, +LoopAdapter, +Player, -Counterpart): the players of
%   the two may have other names; who begins is the same one.

counterpart(Adapter, LoopAdapter, Player, Counterpart) :-
    (   nth1(N, Adapter.players, Player)
    ->  nth1(N, LoopAdapter.players, Counterpart)
    ;   Counterpart = Player
    ).

own_state_of(Adapter, State, Own) :-
    (   get_dict(loop, Adapter, Loop)
    ->  loop_own(Loop, State, Own)
    ;   State = to_move(_, Own0)
    ->  Own = Own0
    ;   Own = State
    ).

as_state(Adapter, LoopAdapter, Player, Own, State) :-
    (   memberchk(Adapter.turn, [own,arg(_),moved(_)])
    ->  State = Own
    ;   counterpart(LoopAdapter, Adapter, Player, Mine),
        State = to_move(Mine, Own)
    ).

                /*******************************
                *            REPLAY            *
                *******************************/

%!  replayed(+LoopAdapter, +Limits, -Verdict) is det.
%
%   Plays random games with LoopAdapter, and the same moves of each in one run
%   of the program from its start: what it keeps outside of the states of the
%   loop would make a difference. Limits are those of same_play/4.

replayed(LoopAdapter, Limits, Verdict) :-
    replayed_games(Limits, LoopAdapter, tally(0, 0, 0), Verdict).

replayed_games(Limits, _, tally(Games, Plies, Ended),
               agreed(Games, Plies, Ended)) :-
    at_limit(Limits),
    !.
replayed_games(limits(Count, Left, Until), LoopAdapter,
               tally(Games, Plies, Ended), Verdict) :-
    random_property(state(Random)),
    Seed is 1000*Count+Left,
    (   attempt(adapted_initial_state(LoopAdapter, default, State), yes)
    ->  played(Left-Until, Seed, LoopAdapter, State, Moves, States, End),
        set_random(state(Random)),
        exclude(within_turn, States, OfLoop),
        run_again(LoopAdapter, Seed, Moves, OfLoop, End, Outcome)
    ;   Outcome = late(0)
    ),
    (   Outcome == same
    ->  length(Moves, Length),
        Games1 is Games+1,
        Plies1 is Plies+Length,
        (   End = over(_)
        ->  Ended1 is Ended+1
        ;   Ended1 = Ended
        ),
        Count1 is Count-1,
        Left1 is Left-Length,
        replayed_games(limits(Count1, Left1, Until), LoopAdapter,
                       tally(Games1, Plies1, Ended1), Verdict)
    ;   Outcome = late(Seen)
    ->  Games1 is Games+sign(Seen),
        Plies1 is Plies+Seen,
        Verdict = agreed(Games1, Plies1, Ended)
    ;   Verdict = Outcome
    ).

%   played(+Left, +Seed, +Adapter, +State, -Moves, -States, -End): States are
%   those of the loop, State the first one. The random generator starts from
%   Seed after the first choice, from Seed-1 after the second one, and so on.
%   End is over(Reported), see loop_over/4, fault(Move, Result) if the last of
%   Moves could not be played, see attempt/2, or `cut`.

played(Left, Seed, Adapter, State, Moves, [State|States], End) :-
    (   no_ply_left(Left)
    ->  Moves = [],
        States = [],
        End = cut
    ;   attempt(adapted_valid_moves(Adapter, State, Offered), yes),
        Offered = [_|_]
    ->  random_member(Move, Offered),
        Moves = [Move|Moves1],
        choice_seed(Seed),
        attempt(adapted_move(Adapter, State, Move, New), Result),
        choice_seed(0),
        played_on(Result, Left, Seed, Adapter, Move, New, Moves1, States, End)
    ;   Moves = [],
        States = [],
        (   attempt(loop_over(Adapter.module, Adapter.loop, State, Reported),
                    yes)
        ->  End = over(Reported)
        ;   End = cut
        )
    ).

played_on(yes, Plies-Until, Seed, Adapter, _, New, Moves, States, End) :-
    !,
    Plies1 is Plies-1,
    Seed1 is Seed-1,
    played(Plies1-Until, Seed1, Adapter, New, Moves, States, End).
played_on(Result, _, _, _, Move, _, [], [], fault(Move, Result)).

within_turn(chosen(_, _)).

%   run_again(+Adapter, +Seed, +Moves, +States, +End, -Outcome): the program
%   starts, makes the choices Moves, with random numbers as in played/7, and
%   calls its loop in States, and perhaps in others between them, in which it
%   does not choose. Outcome is `same`, differs(Ply, What), or late(Plies) if
%   only the first Plies were seen in time.

run_again(Adapter, Seed, Moves, States, End, Outcome) :-
    Module = Adapter.module,
    Loop = Adapter.loop,
    Entry = Loop.entry,
    Lines = lines(Loop.input),
    % script(MovesLeft, StatesLeft, Ply, What, Reported)
    Script = script(Moves, States, 0, none, none),
    catch(keeping_facts(
              Module,
              ( restore_facts(Loop.loaded),
                within_seconds(
                    4,
                    ignore(spied(tabuleiro_oracle:direct(Script, Seed, End,
                                                         Loop, Module),
                                 heard(Script, Lines, Loop, Module:Entry))),
                    InTime)
              )),
          Ball,
          stopped(Ball, End, Script)),
    (   InTime == false,
        arg(4, Script, none)
    ->  arg(3, Script, Ply),            % where it led is not seen
        Seen is max(0, Ply-1),
        Outcome = late(Seen)
    ;   what_differs(Script, End, Loop, What)
    ->  arg(3, Script, Ply),
        Outcome = differs(Ply, What)
    ;   Outcome = same
    ).

:- meta_predicate heard(+, +, +, 0).

heard(Script, Lines, Loop, Goal) :-
    with_person(tabuleiro_oracle:line(Script, Lines, Loop), Goal, Printed),
    hear_winner(Script, Loop, Printed).

%   hear_winner(+Script, +Loop, +Text): after the last move, Text may name the
%   winner.

hear_winner(Script, Loop, Text) :-
    (   Loop.winner = printed(Names),
        arg(1, Script, []),
        printed_winner(Names, Text, Winner)
    ->  nb_setarg(5, Script, reported(Winner, said(Winner)))
    ;   true
    ).

what_differs(script(_, _, _, What, _), _, _, What) :-
    What \== none,
    !.
what_differs(script(_, Left, _, _, _), _, Loop, replay(Own)) :-
    \+ all_seen(Left),
    !,
    Left = [Expected|_],
    loop_own(Loop, Expected, Own).
what_differs(script(_, _, _, _, Reported), over(Reported0), _,
             winner(Winner, Expected)) :-
    reported_winner(Reported0, Winner),
    reported_winner(Reported, Expected),
    Winner \=@= Expected.

reported_winner(none, none).
reported_winner(reported(Winner, _), Winner).

all_seen([]).
all_seen([over(_, _)]).

%   The program may throw what its loop threw, and anything after it has named
%   the winner: a menu that is shown again may refuse the answer.

stopped(tabuleiro_watched(_), _, _) :-
    !.
stopped(Ball, End, Script) :-
    \+ passes(Ball),
    !,
    (   ( Ball == program_halted
        ; End = fault(_, threw(_))
        ; arg(5, Script, reported(_, _))
        )
    ->  true
    ;   nb_setarg(4, Script, threw(Ball))
    ).
stopped(Ball, _, _) :-
    throw(Ball).

:- public                               % called as closures
    direct/8,
    line/6.

line(Script, Lines, Loop, Kind, Text, Line) :-
    hear_winner(Script, Loop, Text),
    next_line(Lines, Loop, Kind, Text, Line).

%   direct(+Script, +Seed, +End, +Loop, +Module, +PI, +Head, :Wrapped)

direct(Script, Seed, End, Loop, Module, PI, Head, Wrapped) :-
    (   PI == Loop.predicate
    ->  loop_state(Loop, Module, Head, State),
        loop_called(Script, End, Loop, State),
        call(Wrapped)
    ;   member(choice(PI, Caller, Kind), Loop.choices),
        caller(Caller)
    ->  next_move(Script, End, Seed, Move),
        chosen_move(Kind, Head, Move)
    ;   Loop.winner = winner(PI, N)
    ->  call(Wrapped),
        report_winner(5, Script, N, Head)
    ;   call(Wrapped)
    ).

%   The loop is called in State. After the last move of a game that is over, its
%   last call may still name the winner; another call begins another game.

loop_called(Script, End, Loop, State) :-
    Script = script(Moves, States, _, _, _),
    (   Moves == [],
        all_seen(States)
    ->  (   End = fault(Move, Result)
        ->  loop_own(Loop, State, Own),
            nb_setarg(4, Script, move(Move, Result, Own))
        ;   true
        ),
        throw(tabuleiro_watched(end))
    ;   true
    ),
    (   States = [State|Later]
    ->  nb_setarg(2, Script, Later)
    ;   Later = States
    ),
    (   Moves == [],
        Later == [],
        End == cut
    ->  throw(tabuleiro_watched(end))
    ;   nb_setarg(5, Script, none)
    ).

%   next_move(+Script, +End, +Seed, -Move): the program makes a choice.

next_move(Script, End, Seed, Move) :-
    Script = script(Moves, _, Ply0, _, _),
    (   Moves = [Move0|Rest]
    ->  Move = Move0,
        nb_setarg(1, Script, Rest),
        Ply is Ply0+1,
        nb_setarg(3, Script, Ply),
        Seed1 is Seed-Ply0,
        set_random(seed(Seed1))
    ;   (   End = over(Reported)
        ->  reported_winner(Reported, Winner),
            nb_setarg(4, Script, winner(Winner, none))
        ;   true
        ),
        throw(tabuleiro_watched(end))
    ).

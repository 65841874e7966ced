/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_loop_options,
          [ loop_options/4,             % +Module, +Watched, -Options,
                                        % -Partly
            first_to_move/4,            % +Turn, +Side, +Players0, -Players
            reading_options/6           % +Module, +Watched, +Reading, +Sides,
                                        % -Options, -Partly
          ]).
:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(lists),
              [append/3, clumped/2, member/2, memberchk/2, nth1/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(library(terms), [term_size/2]).
:- use_module(end_names, [speaks_of_end/2, told_draws/3]).
:- use_module(loop_game).
:- use_module(loop_mover, [loop_turn/5]).
:- use_module(loop_reading).
:- use_module(loop_sides).
:- use_module(open_states, [opened/2]).
:- use_module(loop_ends, [ended_traces/5, last_call/3]).
:- use_module(loop_winner).
:- use_module(templates, [operation/2, part/3, part_within/4]).
:- use_module(watched_run, [has_board/1, watch_again/6]).
:- use_module('../base/time_limit',
              [limit_time/1, within_most/2]).

/** <module> What the play of a program tells of its game

Players, turns, the state of the program and who wins are read off the calls
that were seen while the program played.
*/

%!  loop_options(+Module, +Watched, -Options:list, -Partly:list) is nondet.
%
%   Options of adapt_game/3 make a game of the loop that loop_reading/3 finds
%   in the run Watched: loop, players, turn, winners if the program said of a
%   winner that it is a draw, and predicates if it displays other parts of a
%   call of the loop than its state. Partly tells what there was no time for:
%   explained(Count, All), see explains/5, of fewer than ten of the steps that
%   the program made, and `unnamed_winner`; or `drawn_start`, if its bots place
%   pieces before the loop begins. Fails if no part of its states tells whose
%   turn it is. Other solutions have loops that choose otherwise.

loop_options(Module, Watched, Options, Partly) :-
    loop_seen(Module, Watched, Seen0),
    loop_sides(Module, Seen0.states, Side, Players00),
    Seen = Seen0.put(loop, Seen0.loop.put(side, Side)),
    first_to_move(Seen.first, Side, Players00, Players0),
    loop_reading(Module, Seen, Reading),
    reading_options(Module, Watched, Reading, Side-Players0, Options, Partly).

%!  reading_options(+Module, +Watched, +Reading, +Sides, -Options, -Partly) is
%!                  semidet.
%
%   As loop_options/4, of the loop of Reading, that of loop_reading/3. Sides are
%   Side-Players: the part of its states at Side, one of Players, the first
%   mover first, tells whose turn it is.

reading_options(Module, Watched, Reading, Side-Players0,
                [loop(Terms),players(Players),turn(Turn)|More], Partly) :-
    Loop0 = Reading.loop,
    Watched.entry = _:Name/0,
    findall(Line,
            member(prompt(_, _, Line, 0), Watched.prompts),
            Input),
    own_path(Reading, Path),
    loop_turn(Reading, Side, Players0, Turn, Players),
    findall(Part,
            (   partly_explained(Reading.explained, Part)
            ;   Reading.set_up == true,
                Part = drawn_start
            ),
            Parts),
    (   (   within_most(named_winner(Module, Watched, Reading,
                                     sides(Players, Turn), Winner0, Meant0),
                        true),
            \+ ( Winner0 == none,
                 Reading.trace.end == late % no game has come to its end
               ),
            \+ ( Winner0 == none,
                 own_word_winner(Module, Players, _)
               )
        ;   asked_winner(Module, [game([], Reading.trace)], Loop0, Players,
                         Winner0, Meant0)
        )
    ->  Winner = Winner0,
        Meant = Meant0,
        Partly = Parts
    ;   own_word_winner(Module, Players, Winner)
    ->  Meant = [],
        Partly = Parts
    ;   Winner = none,
        Meant = [],
        append(Parts, [unnamed_winner], Partly)
    ),
    (   displayed(Reading, Display, Roles)
    ->  places(Roles, Places),
        Shown = shown(Display, Places),
        display_options(Display, Roles, Path, Predicates)
    ;   Shown = none,
        Predicates = []
    ),
    Loop = Loop0.put(_{ entry:Name, input:Input, state:Path, shown:Shown,
                        winner:Winner }),
    loop_terms(Module, Loop, Terms),
    with_told_draws(Module, Winner, Players, Meant, Winners),
    (   Winners == []
    ->  More = Predicates
    ;   append(Predicates, [winners(Winners)], More)
    ).

%   with_told_draws(+Module, +Winner, +Players, +Meant, -Winners): Winners are
%   Meant and what else the program announces as a draw.

with_told_draws(Module, Winner, Players, Meant, Winners) :-
    (   Winner = winner(_, _)
    ->  told_draws(Module, Players, Draws),
        exclude(reported_in(Meant), Draws, Told),
        append(Meant, Told, Winners)
    ;   Winners = Meant
    ).

reported_in(Meant, Reported-_) :-
    memberchk(Reported-_, Meant).

partly_explained(explained(Count, All), explained(Count, All)) :-
    Count < min(All, 10).

%!  first_to_move(+First, +Side, +Players0, -Players) is det.
%
%   Players are Players0, but the one at Side in the state of First, a turn,
%   comes first.

first_to_move(turn(State, _, _), Side, [A,B], Players) :-
    (   part(Side, State, B)
    ->  Players = [B,A]
    ;   Players = [A,B]
    ).

%   named_winner(+Module, +Watched, +Reading, +Sides, -Winner, -Meant): as of
%   loop_winner/7. If three games do not tell it, four more may, of which none
%   is begun after 5 seconds, or else random games: the loop of a slow program
%   is a reading without them.

named_winner(Module, Watched, Reading, Sides, Winner, Meant) :-
    limit_time(Now),
    Until is Now+5,
    whole_games(Module, Watched, Reading, Until, [2,3], Games0),
    answered_calls(Reading.trace.events, Calls),
    Games = [game(Calls, Reading.trace)|Games0],
    winner_of(Module, Games, Reading, Sides, Winner0, Meant0),
    (   Winner0 == none,
        (   Games0 \== [],
            whole_games(Module, Watched, Reading, Until, [4,5,6,7], Games1)
        ;   random_games(Module, Reading, Games1)
        ),
        append(Games, Games1, All),
        winner_of(Module, All, Reading, Sides, Winner1, Meant1),
        Winner1 \== none
    ->  Winner = Winner1,
        Meant = Meant1
    ;   Winner = Winner0,
        Meant = Meant0
    ).

random_games(Module, Reading, Games) :-
    Reading.states = [First|_],
    ended_traces(Module, First, Reading.loop, Reading.inner, Traces),
    findall(game(Calls, Trace),
            ( member(Trace, Traces),
              get_dict(events, Trace, Events),
              answered_calls(Events, Calls)
            ),
            Games).

winner_of(Module, Games, Reading, Sides, Winner, Meant) :-
    loop_winner(Module, Games, Reading.states, Reading.loop, Sides, Winner,
                Meant).

%   Games are runs of the program to the end, from Seeds, begun before Until,
%   with the calls that were answered. If the first run is too long for the
%   time, so are others; where it has large events, such as states with all
%   boards of the game, there are as many as the memory holds.

whole_games(Module, Watched, Reading, Until, Seeds, Games) :-
    inner_of(Reading, Inner),
    Known = Watched.put(facts, Reading.trace.facts),
    term_size(Reading.trace.events, Cells),
    Most is max(1, 10_000_000//max(1, Cells)),
    findall(game(Calls, Trace),
            ( Reading.trace.end \== late,
              limit(Most, member(Seed, Seeds)),
              limit_time(Now),
              Now < Until,
              watch_again(Module, Known, Reading.loop.predicate, Inner, Seed,
                          Trace),
              answered_calls(Trace.events, Calls)
            ),
            Games).

%   inner_of(+Reading, -Inner): Inner are the predicates that may name the
%   winner when a game ends. One that was called 60 times or more takes time: it
%   is not among them unless its name speaks of the end.

inner_of(Reading, Inner) :-
    findall(PI, member(enter(_, PI, _, _), Reading.trace.events), Entered0),
    msort(Entered0, Entered),
    clumped(Entered, Counts),
    exclude(called_often(Counts), Reading.inner, Inner).

called_often(Counts, PI) :-
    memberchk(PI-Count, Counts),
    Count >= 60,
    \+ speaks_of_end(PI, _).

                /*******************************
                *      STATE OF THE PROGRAM    *
                *******************************/

%   own_path(+Reading, -Path): where the state that the program displays, or
%   chooses in, is in all states of the loop. A board is likelier than something
%   smaller, such as the piece whose moves are listed.

own_path(Reading, Path) :-
    turn(First0, _, _) = Reading.first,
    opened(First0, First),
    findall(Rank-Own, own_argument(Reading, Rank, Own), Ranked),
    keysort(Ranked, Sorted),
    pairs_values(Sorted, Owns),
    member(Own, Owns),
    part_within(7, First, Path, Part),
    Part =@= Own,
    \+ ( member(State, Reading.states),
         \+ has_own(Path, State)
       ),
    !.
own_path(_, []).

%   What is at Path in State may be a state of the program: in the turns of one
%   player, the arguments of a loop may be others.

has_own(Path, State) :-
    part(Path, State, Own),
    (   compound(Own)
    ->  true
    ;   Own == []
    ).

own_argument(Reading, Rank, Own) :-
    member(call(_, _:Name/_, _, Before, _), Reading.calls),
    (   operation(display_game, Names),
        memberchk(Name, Names)
    ->  Rank0 = 1
    ;   operation(valid_moves, Names),
        memberchk(Name, Names)
    ->  Rank0 = 0
    ;   memberchk(choice(_:Name/_, _, _), Reading.loop.choices)
    ->  Rank0 = 2
    ;   fail
    ),
    arg(_, Before, Own),
    compound(Own),
    (   has_board(own(Own))
    ->  Rank = Rank0
    ;   Rank is Rank0+3
    ).

                /*******************************
                *            DISPLAY           *
                *******************************/

%   displayed(+Reading, -PI, -Roles): the program displays its game by calls of
%   PI, whose arguments are Roles: parts of the states of the loop, loop(Path),
%   or constants.

displayed(Reading, Module:Name/Arity, Roles) :-
    last_call(Reading.trace, Reading.loop, Last),
    operation(display_game, Names),
    member(Name, Names),
    findall(Owner-Args,
            ( member(call(N, Owner:Name/_, _, Before, _), Reading.calls),
              N < Last,                 % later, no state is seen
              ground(Before),
              Before =.. [_|Args]
            ),
            [Module-First|Others0]),
    length(First, Arity),
    pairs_values(Others0, Others),
    limited(Others, 6, Calls, Arity),
    !,
    shown_parts([First|Calls], Reading.states, Roles).

places(Roles, Places) :-
    findall(N-Path, nth1(N, Roles, loop(Path)), Places).

%   display_options(+PI, +Roles, +Path, -Options): the program displays several
%   parts of the calls of its loop, or another one than its state, which is at
%   Path.

display_options(_:Name/_, Roles, Path, Options) :-
    (   Roles == [loop(Path)]
    ->  Options = []
    ;   Template =.. [Name|Roles],
        Options = [predicates([Template])]
    ).

%   limited(+Lists0, +Most, -Lists, +Length): the first Most of Lists0, all of
%   Length.

limited([List|Lists0], Most, [List|Lists], Length) :-
    Most > 0,
    !,
    length(List, Length),
    Most1 is Most-1,
    limited(Lists0, Most1, Lists, Length).
limited(_, _, [], _).

%   shown_parts(+Calls, +States, -Roles): each of Calls shows the parts of one
%   of States that are named by Roles, loop(Path), or the same constant.

shown_parts([First|Calls], States, Roles) :-
    limit(1000, ( member(State, States),
                  maplist(shown_role(State), First, Roles)
                )),
    \+ ( member(Call, [First|Calls]),
         \+ ( member(Shown, States),
              maplist(shows(Shown), Roles, Call)
            )
       ),
    !.

%   A player may be equal to a cell of the board, which is deeper.

shown_role(State, Argument, Role) :-
    (   findall(Depth-Path0,
                ( part_within(4, State, Path0, Part),
                  Part == Argument,
                  length(Path0, Depth)
                ),
                Found),
        keysort(Found, Sorted),
        member(_-Path, Sorted),
        Role = loop(Path)
    ;   atomic(Argument),
        Role = is(Argument)
    ).

shows(_, is(Argument), Argument).
shows(State, loop(Path), Argument) :-
    part(Path, State, Part),
    Part == Argument.

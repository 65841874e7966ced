/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_typed,
          [ typed_play/4                % +Module, +Options, -Verdict, -Boards
          ]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(lists),
              [append/3, member/2, memberchk/2, nth1/3, selectchk/3]).
:- use_module(adapted, [adapted_legal_move/4, adapted_valid_moves/3]).
:- use_module(adapter, [trial_adapter/3]).
:- use_module(answers, [program_state/3]).
:- use_module(call_graph).
:- use_module(move_typing).
:- use_module(prompts, [prompt_answers/2]).
:- use_module(shown_boards, [board_of/3, hearing/2, heard_boards/2]).
:- use_module(spies, [spy_on/1]).
:- use_module(trial, [at_fixed_random/1, attempt/2, trial_games/5]).
:- use_module(typed_run, [typed_run/4]).
:- use_module(watch, [definition/3, entry/2, reaches_bot/2]).
:- use_module('../base/term_text', [term_text/3]).
:- use_module('../base/time_limit', [limit_time/1, within_seconds/3]).

/** <module> Moves typed into a program that people play

A program in which only people play cannot be watched. A random game of what
was understood is typed into it instead: the lines that lead to a game, then the
text of each move. The states of the program must be those of the game.

A _plan_ lists the rank of the answer to each prompt before the game; prompts
after those of the plan get the likeliest answer. The text of a move has a
_format_, see tabuleiro/adopt/move_typing.
*/

%!  typed_play(+Module, +Options, -Verdict, -Boards) is det.
%
%   Options are all those with which Module is adapted. Verdict is
%
%     - agreed(Games, Plies, Ended), as of same_play/4
%     - differs(Ply, What): the program followed the game for Ply moves. What
%       is move(Move, Own, Expected), winner(Winner, none) or threw(Error), as
%       of same_play/4; refused(Move); ended; or goes_on(Expected), if its
%       state changes before a move is typed
%     - none: the program followed no game, or reads nothing
%
%   Boards are those that a second game has shown, see heard_boards/2, or `none`
%   if there is none.
%
%   At most 20 runs are tried within 2 seconds. A program that has a bot, or
%   draws at random, never differs: it may have moved by itself.

typed_play(Module, Options, Verdict, Boards) :-
    (   people_play(Module, Entry, Loops, Sure),
        trial_adapter(Module, Options, Adapter),
        Typing = typing{ module:Module, entry:Entry, sure:Sure,
                         adapter:Adapter },
        spy_on(Loops),
        at_fixed_random(typed_games(Typing, Verdict0, Boards0))
    ->  Verdict = Verdict0,
        Boards = Boards0
    ;   Verdict = none,
        Boards = none
    ).

%   people_play(+Module, -Entry, -Loops, -Sure): the loop of the game that
%   Entry starts may ask people. Sure is `true` if nothing but people moves.

people_play(Module, Entry, Loops, Sure) :-
    once(entry(Module, Entry)),
    call_graph(Module, Graph),
    Entry = _:Start,
    definition(Module, Start, Defined),
    calls(Graph, Defined, Callees),
    member(_:Name/_, Callees),
    reads(Name),
    !,
    loop_candidates(Graph, Defined, Loops),
    Loops = [_|_],
    (   reaches_bot(Graph, Defined)
    ->  Sure = false
    ;   Sure = true
    ).

                /*******************************
                *             GAMES            *
                *******************************/

typed_games(Typing, Verdict, Boards) :-
    limit_time(Now),
    Until is Now+2,
    typed_script(Typing, Script),
    tried_plans([0-[]], 20, Until, Typing, Script, Plan, Format, First),
    (   First = agreed(1, Plies, Ended),
        typed_script(Typing, Script2),
        run(Until, Typing, Script2, Plan, Format, Result)
    ->  judged(Typing, Script2, Result, Second),
        both(Second, Plies, Ended, Verdict),
        heard_in_game(Second, Result, Boards)
    ;   Verdict = First,
        Boards = none
    ).

heard_in_game(Verdict, Result, Boards) :-
    (   Verdict = agreed(_, _, _)
    ->  heard_boards(Result.hearing, Boards)
    ;   Boards = none
    ).

both(agreed(_, Plies2, Ended2), Plies1, Ended1, agreed(2, Plies, Ended)) :-
    Plies is Plies1+Plies2,
    Ended is Ended1+Ended2.
both(differs(Ply, What), _, _, differs(Ply, What)).
both(lost, Plies, Ended, agreed(1, Plies, Ended)).

%   Script is script{moves, adapted, states, boards, end} of a random game: its
%   states adapted, as the program has them, and as the game displays them, one
%   more than moves; end is over(Winner), `cut` after 30 moves, or `open`.

typed_script(Typing, Script) :-
    Adapter = Typing.adapter,
    within_seconds(0.8, one_game(Adapter, Steps, End), true),
    ended(End, Last, How),
    findall(Move, member(step(_, _, _, Move), Steps), Moves),
    Moves = [_|_],
    findall(State, member(step(State, _, _, _), Steps), States0),
    append(States0, [Last], States),
    maplist(program_state(Adapter), States, Own),
    maplist(board_of(Adapter), States, Boards),
    Script = script{ moves:Moves, adapted:States, states:Own, boards:Boards,
                     end:How }.

one_game(Adapter, Steps, End) :-
    limit_time(Now),
    Until is Now+0.7,
    trial_games(Adapter, 1, 30, Until, [game(Steps, End)]).

ended(over(State, Winner), State, over(Winner)).
ended(cut(State), State, cut).
ended(late(State), State, open).
ended(stuck(State), State, open).
ended(fault(State, _, _), State, open) :-
    State \== none.

                /*******************************
                *       PLANS, FORMATS         *
                *******************************/

%   tried_plans(+Agenda, +Runs, +Until, +Typing, +Script, -Plan, -Format,
%   -Verdict) is semidet: Agenda has plans by the sum of their ranks.

tried_plans([Sum-Plan0|Agenda0], Runs0, Until, Typing, Script, Plan, Format,
            Verdict) :-
    Runs0 > 0,
    run(Until, Typing, Script, Plan0, whole, Result),
    Runs1 is Runs0-1,
    formats(Result, Typing, Script, Formats),
    judged(Typing, Script, Result, Verdict0),
    tried_formats(Verdict0, whole, Formats, Runs1, Until, Typing, Script,
                  Plan0, Runs, Format0, Verdict1),
    (   Verdict1 \== lost
    ->  Plan = Plan0,
        Format = Format0,
        Verdict = Verdict1
    ;   length(Plan0, Decided),
        findall(Other, other_plan(Result, Decided, Sum, Plan0, Other), Others),
        append(Agenda0, Others, Agenda1),
        keysort(Agenda1, Agenda),
        tried_plans(Agenda, Runs, Until, Typing, Script, Plan, Format, Verdict)
    ).

%   Other answers otherwise one of the prompts that Plan left open.

other_plan(Result, Decided, Sum, Plan, Sum1-Other) :-
    Most is min(Result.before, Decided+4),
    First is Decided+1,
    between(First, Most, N),
    Filler is N-1-Decided,
    length(Ones, Filler),
    maplist(=(1), Ones),
    member(Rank, [2,3,4]),
    Sum1 is Sum+Rank,
    append(Ones, [Rank], Later),
    append(Plan, Later, Other).

%   Formats are those with different texts, but for `whole`. There are none if
%   Result has no prompt for a move.

formats(Result, Typing, Script, Formats) :-
    What = Result.asked,
    Module = Typing.module,
    (   What == none
    ->  Formats = []
    ;   script_texts(Module, Script, whole, Whole),
        findall(Format-Texts,
                ( typing_format(What, Format),
                  script_texts(Module, Script, Format, Texts),
                  Texts \== Whole
                ),
                Pairs),
        findall(Format,
                ( nth1(I, Pairs, Format-Texts),
                  \+ ( nth1(J, Pairs, _-Texts),
                       J < I
                     )
                ),
                Formats)
    ).

script_texts(Module, Script, Format, Texts) :-
    maplist(typed_texts(Format, Module), Script.moves, Texts).

%   A difference may come from the format: the one with which the program
%   follows longest counts.

tried_formats(agreed(Games, Plies, Ended), Format, _, Runs, _, _, _, _, Runs,
              Format, agreed(Games, Plies, Ended)) :-
    !.
tried_formats(Verdict, Format, Formats, Runs0, Until, Typing, Script, Plan,
              Runs, Best, BestVerdict) :-
    (   Formats = [Format1|Formats1],
        Runs0 > 0,
        run(Until, Typing, Script, Plan, Format1, Result)
    ->  judged(Typing, Script, Result, Verdict1),
        Runs1 is Runs0-1,
        better(Verdict-Format, Verdict1-Format1, Verdict2-Format2),
        tried_formats(Verdict2, Format2, Formats1, Runs1, Until, Typing,
                      Script, Plan, Runs, Best, BestVerdict)
    ;   Runs = Runs0,
        Best = Format,
        BestVerdict = Verdict
    ).

better(Verdict0-Format0, Verdict1-Format1, Better) :-
    (   Verdict1 == lost
    ->  Better = Verdict0-Format0
    ;   Verdict0 = differs(Ply0, _),
        Verdict1 = differs(Ply1, _),
        Ply1 =< Ply0
    ->  Better = Verdict0-Format0
    ;   Better = Verdict1-Format1
    ).

                /*******************************
                *             A RUN            *
                *******************************/

%   run(+Until, +Typing, +Script, +Plan, +Format, -Result) fails after Until.

run(Until, Typing, Script, Plan, Format, Result) :-
    limit_time(Now),
    Now < Until,
    Seconds is min(1, Until-Now),
    Module = Typing.module,
    config_texts(Module, Typing.adapter, Texts),
    script_texts(Module, Script, Format, Moves),
    States =.. [states|Script.states],
    hearing(Script.boards, Hearing),
    Play = play{ texts:Moves, states:States, seconds:Seconds, hearing:Hearing,
                 before:tabuleiro_typed:menu_line(Texts, Plan) },
    typed_run(Module, Typing.entry, Play, Result0),
    Result = Result0.put(hearing, Hearing).

%   The config is typed whole, or its parts are, one a prompt.

config_texts(Module, Adapter, Texts) :-
    Config = Adapter.config,
    (   ( var(Config) ; memberchk(Config, [default,[]]) )
    ->  Texts = []
    ;   term_text(Module, Config, Text),
        (   typed_texts(parts(given, none), Module, Config, Parts)
        ->  Texts = [Text|Parts]
        ;   Texts = [Text]
        )
    ).

:- public menu_line/6.                  % called as a closure

%   menu_line(+Texts, +Plan, +Before, +Tail, +Text, -Line) is semidet: Line
%   answers a prompt before the game, see typed_run/4: first with Texts, those
%   of the config, then with what a menu offers. A program that asks the same
%   again has refused the answer.

menu_line(Texts, Plan, Before, Tail, Text, Line) :-
    length(Before, Done),
    Done < 12,
    unused(Before, Texts, Left),
    findall(x,
            ( member(Tail-Other, Before),
              \+ memberchk(Other, Texts)
            ),
            Refused),
    length(Refused, Times),
    N is Done+1,
    (   nth1(N, Plan, Rank0)
    ->  true
    ;   Rank0 = 1
    ),
    Rank is Rank0+Times,
    prompt_answers(Text, Answers),
    append(Left, Answers, Lines),
    nth1(Rank, Lines, Line).

unused([], Texts, Texts).
unused([_-Line|Before], Texts0, Texts) :-
    (   selectchk(Line, Texts0, Texts1)
    ->  true
    ;   Texts1 = Texts0
    ),
    unused(Before, Texts1, Texts).

                /*******************************
                *            VERDICT           *
                *******************************/

%   judged(+Typing, +Script, +Result, -Verdict): Verdict is that of
%   typed_play/4 on one game, or `lost`.

judged(Typing, Script, Result, Verdict) :-
    length(Script.moves, Length),
    (   judged_game(Result.end, Length, Typing, Script, Result, Verdict0),
        \+ ( Verdict0 = differs(_, _),
             Typing.sure == false
           )
    ->  Verdict = Verdict0
    ;   Verdict = lost
    ).

judged_game(late, _, _, _, Result, agreed(1, Followed, 0)) :-
    !,
    Followed = Result.followed,
    Followed > 0.
judged_game(left(Value), _, Typing, Script, Result, differs(Ply, What)) :-
    !,
    Ply = Result.followed,
    nth0_of(Ply, Script.states, State),
    (   Ply > 0
    ->  true
    ;   same_shape(State, Value)
    ),
    \+ successor(Typing, Script, Ply, Value),
    (   Result.typed > Ply
    ->  nth0_of(Ply, Script.moves, Move),
        Next is Ply+1,
        nth0_of(Next, Script.states, Own),
        What = move(Move, Own, Value)
    ;   What = goes_on(Value)
    ).
judged_game(End, Length, _, Script, Result, Verdict) :-
    Followed = Result.followed,
    Followed > 0,
    judged_end(End, counts(Result.typed, Followed, Length), Script, Verdict).

%   judged_end(+End, +Counts, +Script, -Verdict): Counts are counts(Typed,
%   Followed, Length) of moves. The last state need not be seen in a loop that
%   is over.

judged_end(again, counts(N, N, N), Script, Verdict) :-
    (   Script.end = over(Winner)
    ->  Verdict = differs(N, winner(Winner, none))
    ;   Verdict = agreed(1, N, 0)
    ).
judged_end(other, Counts, Script, Verdict) :-
    judged_end(returned, Counts, Script, Verdict).
judged_end(failed, Counts, Script, Verdict) :-
    judged_end(returned, Counts, Script, Verdict).
judged_end(refused, counts(_, Followed, _), Script,
           differs(Followed, refused(Move))) :-
    nth0_of(Followed, Script.moves, Move).
judged_end(threw(Error), counts(_, Followed, _), _,
           differs(Followed, threw(Error))).
judged_end(returned, counts(Typed, Followed, Length), Script, Verdict) :-
    (   Script.end = over(_),
        Typed =:= Length,
        Followed >= Length-1
    ->  Verdict = agreed(1, Length, 1)
    ;   Script.end == open,
        Typed =:= Length
    ->  Verdict = agreed(1, Followed, 0)
    ;   Verdict = differs(Followed, ended)
    ).

nth0_of(N0, List, Element) :-
    N is N0+1,
    nth1(N, List, Element).

same_shape(State, Value) :-
    compound(State),
    compound(Value),
    functor(State, Name, Arity),
    functor(Value, Name, Arity).

%   The program plays another move than was typed: the format is another.

successor(Typing, Script, Ply, Value) :-
    Adapter = Typing.adapter,
    nth0_of(Ply, Script.adapted, State),
    within_seconds(0.5, next_states(Adapter, State, Next), true),
    memberchk(Value, Next).

next_states(Adapter, State, Next) :-
    attempt(adapted_valid_moves(Adapter, State, Moves), yes),
    findall(Own,
            ( member(Move, Moves),
              attempt(adapted_legal_move(Adapter, State, Move, New), yes),
              program_state(Adapter, New, Own)
            ),
            Next).

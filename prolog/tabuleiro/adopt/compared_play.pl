/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_compared_play,
          [ played_games/3,             % +Compared, :Goal, -Verdict
            replays/5,                  % +Compared, +Adapter, +LoopAdapter,
                                        % -Verdict, -Notes
            from_start/6,               % +Compared, +Adapter, +LoopAdapter,
                                        % +Oracle, -Verdict, -Notes
            bounded/3                   % +Seconds, :Goal, -Ended
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(pairs), [pairs_keys/2]).
:- use_module(adapted, [adapted_initial_state/3]).
:- use_module(played_again, [replayed/3]).
:- use_module(shown_boards, [board_of/3]).
:- use_module(templates, [template_indicator/2]).
:- use_module(trial, [at_fixed_random/1, attempt/2]).
:- use_module('../base/time_limit', [limit_time/1, within_seconds/3]).

/** <module> How much is compared with the play of a program
*/

:- meta_predicate
    played_games(+, 2, -),
    played_games(+, +, 2, -),
    bounded(+, 0, -).

%!  played_games(+Compared, :Goal, -Verdict) is det.
%
%   Verdict is that of call(Goal, Limits, Verdict), where Limits are those of
%   same_play/4 for Compared, `short` or `whole`. That of no game at all is
%   agreed(0, 0, 0).

played_games(short, Goal, Verdict) :-
    played_games(limits(1, 0, 400), 5, Goal, Verdict0),
    (   Verdict0 = agreed(Games0, Plies0, 1),
        Plies0 < 60
    ->  More is 60-Plies0,
        played_games(limits(7, 0, More), 5, Goal, Verdict1),
        (   Verdict1 = agreed(Games1, Plies1, Ended1)
        ->  Games is Games0+Games1,
            Plies is Plies0+Plies1,
            Ended is 1+Ended1,
            Verdict = agreed(Games, Plies, Ended)
        ;   Verdict = Verdict1
        )
    ;   Verdict = Verdict0
    ).
played_games(whole, Goal, Verdict) :-
    played_games(limits(8, 200, 4000), 20, Goal, Verdict).

played_games(limits(Games, Least, Plies), Seconds, Goal, Verdict) :-
    limit_time(Now),
    Until is Now+Seconds,
    Limits = limits(Games, Least, Plies, Until),
    Most is 15+Seconds,
    (   bounded(Most, at_fixed_random(call(Goal, Limits, Verdict0)), true)
    ->  Verdict = Verdict0
    ;   Verdict = agreed(0, 0, 0)
    ).

%!  from_start(+Compared, +Adapter, +LoopAdapter, +Oracle, -Verdict, -Notes) is
%!             det.
%
%   As replays/5, of a game that agrees with the loop of the program, with the
%   verdict Oracle.

from_start(Compared, Adapter, LoopAdapter, Oracle, Verdict, Notes) :-
    (   Compared == short
    ->  replay(Adapter, LoopAdapter, [], Replay),
        played_games(limits(1, 0, 60), 3, replayed(Replay), Verdict)
    ;   replayed_games(Compared, Adapter, LoopAdapter, Replay, Verdict)
    ),
    replay_notes(Replay, [Verdict,Oracle], Notes).

%!  replays(+Compared, +Adapter, +LoopAdapter, -Verdict, -Notes) is det.
%
%   Verdict is that of replayed/3. Notes say what was compared beside the moves,
%   see understand_game/5.

replays(Compared, Adapter, LoopAdapter, Verdict, Notes) :-
    replayed_games(Compared, Adapter, LoopAdapter, Replay, Verdict),
    replay_notes(Replay, [Verdict], Notes).

replayed_games(Compared, Adapter, LoopAdapter, Replay, Verdict) :-
    (   Compared == whole
    ->  pairs_keys(Adapter.levels, Bots)
    ;   Bots = []
    ),
    replay(Adapter, LoopAdapter, Bots, Replay),
    played_games(Compared, replayed(Replay), Verdict).

replay(Adapter, LoopAdapter, Bots,
       replay{ adapter:Adapter, loop:LoopAdapter, bots:Bots,
               seen:seen(0, 0, none) }).

%   replay_notes(+Replay, +Verdicts, -Notes): in a game of Verdicts that came to
%   its end, the winners were compared.

replay_notes(Replay, Verdicts, [note(compared(Did, Not))|Faults]) :-
    Replay.seen = seen(Boards, Games, Fault),
    findall(What-Done,
            beside_moves(Replay, Verdicts, Boards, Games, What, Done),
            Pairs),
    findall(What, member(What-true, Pairs), Did),
    findall(What, member(What-false, Pairs), Not),
    findall(note(Fault), Fault = board(_, _, _), Faults).

%   beside_moves(+Replay, +Verdicts, +Boards, +Games, -What, -Done) is nondet:
%   What was compared if Done is `true`.

beside_moves(Replay, _, Boards, _, What, Done) :-
    (   Boards =:= 0,
        silent_display(Replay.adapter, PI)
    ->  What = display(PI)
    ;   What = boards(Boards)
    ),
    done(Boards > 0, Done).
beside_moves(Replay, Verdicts, _, _, What, Done) :-
    once(( member(agreed(_, _, Ended), Verdicts), Ended > 0 )),
    Winner = Replay.loop.loop.winner,
    (   Winner = printed(Names),
        get_dict(loop, Replay.adapter, _) % both sides have these names
    ->  What = printed_winners(Names)
    ;   What = winners
    ),
    done(Winner \== none, Done).
beside_moves(Replay, _, _, Games, bots(Games), Done) :-
    Replay.bots \== [],
    done(Games > 0, Done).

%   silent_display(+Adapter, -PI) is semidet: PI, the display of Adapter, fails
%   for the start or shows nothing of it.

silent_display(Adapter, PI) :-
    get_dict(display_game, Adapter.ask, _:Template),
    attempt(adapted_initial_state(Adapter, default, Start), yes),
    board_of(Adapter, Start, []),
    template_indicator(Template, PI).

done(Goal, Done) :-
    (   call(Goal)
    ->  Done = true
    ;   Done = false
    ).

%!  bounded(+Seconds, :Goal, -Ended) is semidet.
%
%   Calls Goal once, with 768 MB of stacks. Ended is `true` if Goal succeeds,
%   else `memory` or `time`, which was not enough. Fails if Goal fails.

bounded(Seconds, Goal, Ended) :-
    current_prolog_flag(stack_limit, Limit),
    Least is min(Limit, 768*1024*1024),
    catch(setup_call_cleanup(
              set_prolog_flag(stack_limit, Least),
              within_seconds(Seconds, Goal, InTime),
              set_prolog_flag(stack_limit, Limit)),
          error(resource_error(_), _),
          Ended = memory),
    (   Ended == memory
    ->  true
    ;   InTime == true
    ->  Ended = true
    ;   Ended = time
    ).

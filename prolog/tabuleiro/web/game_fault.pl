/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_game_fault,
          [ guarded/3                   % +Site, +Dict, :Goal
          ]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(answer, [message_line/2, refuse/2]).
:- use_module(replay).

/** <module> The faults of a game of one's own

A game that a person serves may print, fail, throw or halt. The server then
reports the fault and goes on. This is not a sandbox: the game can still do all
that its user can.
*/

:- meta_predicate guarded(+, +, 0).

:- thread_local
    in_goal/0,                          % the thread calls a guarded goal
    halted/0.                           % the goal has called halt/1

%!  guarded(+Site, +Dict, :Goal) is det.
%
%   Calls once(Goal), which answers the request Dict, with its output on
%   `user_error`. halt/1 fails in Goal; that of a program that was adapted
%   throws program_halted. If the game of Dict does not come with tabuleiro
%   and Goal fails or throws an error, prints and refuses game_fault(Game,
%   Moves, Why), where Moves led to the position of the fault.
%   error(game_failed, _) stands for a failure.

guarded(Site, Dict, Goal) :-
    current_output(Out),
    setup_call_cleanup(
        ( retractall(halted),
          asserta(in_goal, Ref),
          set_output(user_error),
          go_on_first
        ),
        (   catch(not_halted(Goal), error(Formal, Context), true)
        ->  (   var(Formal)
            ->  End = true
            ;   Formal == game_failed
            ->  End = fail
            ;   End = error(Formal, Context)
            )
        ;   End = fail
        ),
        ( set_output(Out),
          erase(Ref)
        )),
    (   End == true
    ->  true
    ;   ended(End, Site, Dict)
    ).

:- meta_predicate not_halted(0).

not_halted(Goal) :-
    catch(Goal, program_halted,
          ( asserta(halted),
            fail
          )).

ended(error(Formal, Context), _, _) :-
    is_of_server(Formal),
    !,
    throw(error(Formal, Context)).
ended(End, Site, Dict) :-
    get_dict(game, Dict, Name),
    served_game(Site, Name, Game),
    \+ has_grammar(Game),
    !,
    last_position(Site, Dict, Texts, State),
    why(End, Game, State, Why),
    Fault = game_fault(Game, Texts, Why),
    print_message(error, tabuleiro(web(Fault))),
    refuse(500, Fault).
ended(fail, _, Dict) :-
    !,
    throw(error(goal_failed(request, Dict), _)).
ended(Error, _, _) :-
    throw(Error).

is_of_server(resource_error(_)).
is_of_server(timeout_error(_, _)).

why(_, _, _, "it called halt/1") :-
    retract(halted),
    !.
why(fail, Game, State, Why) :-
    (   must_succeed(Game, State, Name/Arity, Goal),
        \+ catch(with_output_to(string(_), Game:Goal), _, true)
    ->  format(string(Why), "~w/~d failed", [Name,Arity])
    ;   Why = "a predicate failed"
    ).
why(error(Formal, Context), _, _, Why) :-
    message_line(error(Formal, Context), Why).

must_succeed(_, State, player_to_move/2, player_to_move(State, _)).
must_succeed(_, State, valid_moves/2, valid_moves(State, _)).
must_succeed(Game, State, move_notation/3, move_notation(State, Move, _)) :-
    legal_move(Game, State, Move).
must_succeed(Game, State, move/3, move(State, Move, _)) :-
    legal_move(Game, State, Move).
must_succeed(_, State, show_game/2, show_game(State, [])).

legal_move(Game, State, Move) :-
    catch(Game:valid_moves(State, Moves), _, fail),
    member(Move, Moves).

%   Texts are the most moves of Dict that can be replayed; they lead to State.

last_position(Site, Dict, Texts, State) :-
    (   get_dict(moves, Dict, All),
        is_list(All)
    ->  true
    ;   All = []
    ),
    findall(Texts0, append(Texts0, _, All), Prefixes),
    last_replayed(Prefixes, Site, Dict, [], none, Texts, State).

last_replayed([Texts0|More], Site, Dict, _, _, Texts, State) :-
    catch(replayed(Site, Dict.put(moves, Texts0), Played), _, fail),
    !,
    reached_state(Played, State0),
    last_replayed(More, Site, Dict, Texts0, State0, Texts, State).
last_replayed(_, _, _, Texts, State, Texts, State).

%   halt/1 fails in a guarded goal: another thread ends the server. What is to
%   happen at the end must not happen then, so this hook is the first, which is
%   the last that was registered.

go_on_first :-
    Go = tabuleiro_web_game_fault:go_on,
    (   once(clause(system:'$at_halt'(First, _), true)),
        First == Go
    ->  true
    ;   at_halt(Go)
    ).

:- public go_on/0.                      % hook of halt/1

go_on :-
    (   in_goal
    ->  asserta(halted),
        message_line(tabuleiro(web(no_halt)), Text),
        atom_string(Why, Text),
        cancel_halt(Why)
    ;   true
    ).

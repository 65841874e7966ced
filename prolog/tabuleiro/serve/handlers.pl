/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_handlers,
          [ handler_limit/2,            % ?Name, -Limit
            answered_here/4             % +Name, +Site, +Dict0, -Dict
          ]).
:- use_module('../web/advice').
:- use_module('../web/game_fault', [guarded/3]).
:- use_module('../web/learn').
:- use_module('../web/position', [position_dict/3]).
:- use_module('../web/records').
:- use_module('../web/replay', [replayed/3]).

/** <module> What answers the requests, from dict to dict
*/

%!  handler_limit(?Name, -Limit) is nondet.
%
%   A request for `/api/Name` has at most web_limit(Limit) bytes.

handler_limit(Name, Limit) :-
    handler(Name, _, Limit).

%   handler(?Name, -Goal, -Limit): call(Goal, Site, Dict0, Dict) answers Dict0.

handler(position,   position,        body).
handler(why,        why,             body).
handler(evaluation, evaluated,       body).
handler(lesson,     lesson_steps,    body).
handler(puzzle,     puzzle_to_solve, body).
handler(annotated,  annotated_games, body).
handler(records,    records_read,    record).
handler(save,       record_written,  body).

%!  answered_here(+Name, +Site, +Dict0, -Dict) is det.
%
%   Dict is the answer of handler Name to the request Dict0.

answered_here(Name, Site, Dict0, Dict) :-
    handler(Name, Goal, _),
    guarded(Site, Dict0, call(Goal, Site, Dict0, Dict)).

position(Site, Dict0, Dict) :-
    replayed(Site, Dict0, Played),
    position_dict(Played, Dict0, Dict).

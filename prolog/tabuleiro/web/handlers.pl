/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_handlers,
          [ posted/2,                   % ?Name, -Limit
            answer_dict/4               % +Name, +Site, +Dict0, -Dict
          ]).
:- use_module(advice).
:- use_module(game_fault, [guarded/3]).
:- use_module(learn).
:- use_module(position, [position_dict/3]).
:- use_module(records).
:- use_module(replay, [replayed/3]).
:- use_module(request_text, [use_language/1]).
:- use_module(standing, [rating_after/3]).

/** <module> The requests of the page and their handlers

The server answers them, and a worker of the page that needs no server.
*/

%!  posted(?Name, -Limit) is nondet.
%
%   The page sends requests Name, an object of at most web_limit(Limit) bytes.

posted(Name, Limit) :-
    handler(Name, _, Limit).

%   handler(?Name, -Goal, -Limit): call(Goal, Site, Dict0, Dict) answers Dict0.

handler(position,   position,        body).
handler(why,        why,             body).
handler(evaluation, evaluated,       body).
handler(lesson,     lesson_steps,    body).
handler(puzzle,     puzzle_to_solve, body).
handler(tried,      puzzle_tried,    body).
handler(annotated,  annotated_games, body).
handler(rating,     rating_after,    body).
handler(records,    records_read,    record).
handler(save,       record_written,  body).

%!  answer_dict(+Name, +Site, +Dict0:dict, -Dict:dict) is det.
%
%   Dict answers the request Name with the object Dict0, in the language of
%   Dict0.
%
%       answer_dict(position, site{games:[wali]}, _{game:"wali"}, Dict)
%
%   @error those of refuse/2 and guarded/3

answer_dict(Name, Site, Dict0, Dict) :-
    handler(Name, Goal, _),
    (   get_dict(lang, Dict0, Language)
    ->  use_language(Language)
    ;   true
    ),
    guarded(Site, Dict0, call(Goal, Site, Dict0, Dict)).

position(Site, Dict0, Dict) :-
    replayed(Site, Dict0, Played),
    position_dict(Played, Dict0, Dict).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_site_answers,
          [ answer/5,                   % +Goal, +Text, :Hear, -Status, -Answer
            answered/4,                 % +Text, :Goal, -Status, -Answer
            site_answer/5,              % +Goal, +Site, +Dict0, :Hear, -Dict
            tell/2                      % :Hear, +Dict
          ]).
:- use_module('../games/mitsudomoe/reference', []).
:- use_module('../games/tactigon/reference', []).
:- use_module('../games/waldmeister/reference', []).
:- use_module('../games/wali/reference', []).
:- use_module('../games/mitsudomoe/mitsudomoe', []).
:- use_module('../games/tactigon/tactigon', []).
:- use_module('../games/waldmeister/waldmeister', []).
:- use_module('../games/wali/wali', []).
:- use_module('../prolog/tabuleiro/base/json', [json_text/2]).
:- use_module('../prolog/tabuleiro/search/analyse',
              [close_engine/1, open_engine/3]).
:- use_module('../prolog/tabuleiro/search/prolog_root', []).
:- use_module('../prolog/tabuleiro/search/prolog_search', []).
:- use_module('../prolog/tabuleiro/web/answer', [error_status/3, refuse/2]).
:- use_module('../prolog/tabuleiro/web/game_fault', [guarded/3]).
:- use_module('../prolog/tabuleiro/web/games_list', [games_dicts/2]).
:- use_module('../prolog/tabuleiro/web/handlers', [answer_dict/4]).
:- use_module('../prolog/tabuleiro/web/limits', [web_limit/2]).
:- use_module('../prolog/tabuleiro/web/request_text').
:- use_module('../prolog/tabuleiro/web/thinking',
              [asked/3, has_slices/2, thought_on/5]).
:- use_module(library(ansi_term), []).
:- use_module(library(lists), [member/2]).
:- use_module(library(random), []).
:- use_module(library(readutil), []).

/** <module> What the workers of the page without a server call
*/

site(site{games:[mitsudomoe,tactigon,waldmeister,wali]}).

%!  answer(+Goal, +Text, :Hear, -Status, -Answer:string) is det.
%
%   Answer, in JSON, is what the server would answer with the HTTP status Status
%   to a request with the object Text. With the status 202 a search has given
%   way: the goal `more` resumes it. Goal is one of site_answer/5, or
%
%     - limits: the answer has the seconds in which a program must answer
%     - late, ended: refuses a request to the program `file`, which did not
%       answer in `seconds`, or whose worker has ended

:- meta_predicate answer(+, +, 1, -, -).

answer(Goal, Text, Hear, Status, Answer) :-
    answered(Text, answer_goal(Goal, Hear), Status, Answer).

answer_goal(limits, _, _, Dict) :-
    !,
    findall(Name-Limit,
            ( member(Name, [own_start,own]),
              web_limit(Name, Limit)
            ),
            Pairs),
    dict_create(Dict, limits, Pairs).
answer_goal(late, _, Dict0, _) :-
    !,
    refuse(500, own_slow(Dict0.file, Dict0.seconds)).
answer_goal(ended, _, Dict0, _) :-
    !,
    refuse(500, own_ended(Dict0.file, none)).
answer_goal(Goal, Hear, Dict0, Dict) :-
    site(Site),
    site_answer(Goal, Site, Dict0, Hear, Dict).

%!  site_answer(+Goal, +Site, +Dict0, :Hear, -Dict) is det.
%
%   Dict answers the request Dict0 about the games of Site. Goal is `games`, a
%   Name of posted/2, or `search`; tell(Hear, Message) follows each message of a
%   search before the last one. An analysis or a review of a game in C gives way
%   after some milliseconds, with the answer more{}. The goal `more` resumes the
%   last one.

:- meta_predicate site_answer(+, +, +, 1, -).

site_answer(games, Site, Dict0, _, Dicts) :-
    !,
    guarded(Site, Dict0, games_dicts(Site.games, Dicts)).
site_answer(search, Site, Dict0, Hear, Dict) :-
    !,
    guarded(Site, Dict0, searched(Site, Dict0, Hear, Dict)).
site_answer(more, _, _, Hear, Dict) :-
    !,
    nb_getval(tabuleiro_site_search, Search),
    Search = search(Site, Dict0, _, _, _),
    guarded(Site, Dict0, slice_searched(Search, Hear, Dict)).
site_answer(Name, Site, Dict0, _, Dict) :-
    answer_dict(Name, Site, Dict0, Dict).

                /*******************************
                *            SLICES            *
                *******************************/

%   A worker answers a stop between two slices.

slice_seconds(0.04).

searched(Site, Dict0, Hear, Dict) :-
    asked(Site, Dict0, Asked),
    (   has_slices(Asked, Native)
    ->  slice_seconds(Seconds),
        kept_engine(Native, Engine),
        Slice = slice(Seconds, Engine)
    ;   Slice = whole
    ),
    nb_setval(tabuleiro_site_search,
              search(Site, Dict0, Asked, Slice, begin)),
    nb_getval(tabuleiro_site_search, Search),
    slice_searched(Search, Hear, Dict).

slice_searched(Search, Hear, Dict) :-
    Search = search(_, _, Asked, Slice, Before),
    thought_on(Asked, Slice, tabuleiro_site_answers:tell(Hear), Before,
               Progress),
    (   Progress = more(After)
    ->  nb_setarg(5, Search, After),
        Dict = more{}
    ;   Progress = done(Dict)
    ).

%   kept_engine(+Native, -Engine): Engine keeps what analyses have learned of
%   the positions of Native. There is one engine, that of the last game.

:- dynamic open_for/2.                  % Native, Engine

kept_engine(Native, Engine) :-
    open_for(Native, Engine),
    !.
kept_engine(Native, Engine) :-
    forall(retract(open_for(_, Other)), close_engine(Other)),
    web_limit(hash, Hash),
    open_engine(Native, Engine, [hash(Hash)]),
    assertz(open_for(Native, Engine)).

%!  tell(:Hear, +Dict) is det.
%
%   Calls call(Hear, Message) with Dict in JSON.

:- meta_predicate tell(1, +).

tell(Hear, Dict) :-
    json_text(Dict, Message),
    call(Hear, Message).

%!  answered(+Text, :Goal, -Status, -Answer:string) is det.
%
%   Calls call(Goal, Dict0, Dict) with the object Text, in the language of Text.
%   Answer is Dict in JSON, with the status 200, or the refusal of Goal.

:- meta_predicate answered(+, 2, -, -).

answered(Text, Goal, Status, Answer) :-
    catch(( text_dict(Text, Dict0),
            use_language(Dict0.lang),
            call(Goal, Dict0, Dict)
          ),
          Ball, true),
    (   var(Ball)
    ->  (   is_dict(Dict, Tag),
            Tag == more
        ->  Status = 202
        ;   Status = 200
        )
    ;   error_status(Ball, Status, Why),
        Dict = _{error:Why}
    ),
    json_text(Dict, Answer).

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
:- use_module('../prolog/tabuleiro/search/analyse', []).
:- use_module('../prolog/tabuleiro/search/prolog_root', []).
:- use_module('../prolog/tabuleiro/search/prolog_search', []).
:- use_module('../prolog/tabuleiro/web/answer', [error_status/3, refuse/2]).
:- use_module('../prolog/tabuleiro/web/game_fault', [guarded/3]).
:- use_module('../prolog/tabuleiro/web/games_list', [games_dicts/2]).
:- use_module('../prolog/tabuleiro/web/handlers', [answer_dict/4]).
:- use_module('../prolog/tabuleiro/web/limits', [web_limit/2]).
:- use_module('../prolog/tabuleiro/web/request_text').
:- use_module('../prolog/tabuleiro/web/thinking', [thought/4]).
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
%   to a request with the object Text. Goal is one of site_answer/5, or
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
%   search before the last one.

:- meta_predicate site_answer(+, +, +, 1, -).

site_answer(games, Site, Dict0, _, Dicts) :-
    !,
    guarded(Site, Dict0, games_dicts(Site.games, Dicts)).
site_answer(search, Site, Dict0, Hear, Dict) :-
    !,
    guarded(Site, Dict0,
            thought(Site, Dict0, tabuleiro_site_answers:tell(Hear), Dict)).
site_answer(Name, Site, Dict0, _, Dict) :-
    answer_dict(Name, Site, Dict0, Dict).

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
    ->  Status = 200
    ;   error_status(Ball, Status, Why),
        Dict = _{error:Why}
    ),
    json_text(Dict, Answer).

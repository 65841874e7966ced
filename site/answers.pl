/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_site_answers,
          [ answer/5                    % +Goal, +Text, :Hear, -Status, -Answer
          ]).
:- use_module('../games/mitsudomoe/reference', []).
:- use_module('../games/tactigon/reference', []).
:- use_module('../games/waldmeister/reference', []).
:- use_module('../games/wali/reference', []).
:- use_module('../games/mitsudomoe/mitsudomoe', []).
:- use_module('../games/tactigon/tactigon', []).
:- use_module('../games/waldmeister/waldmeister', []).
:- use_module('../games/wali/wali', []).
:- use_module('../prolog/tabuleiro/base/json', [json_write_dict/3]).
:- use_module('../prolog/tabuleiro/search/analyse', []).
:- use_module('../prolog/tabuleiro/search/prolog_root', []).
:- use_module('../prolog/tabuleiro/search/prolog_search', []).
:- use_module('../prolog/tabuleiro/web/answer', [error_status/3]).
:- use_module('../prolog/tabuleiro/web/game_fault', [guarded/3]).
:- use_module('../prolog/tabuleiro/web/games_list', [games_dicts/2]).
:- use_module('../prolog/tabuleiro/web/handlers', [answer_dict/4]).
:- use_module('../prolog/tabuleiro/web/request_text').
:- use_module('../prolog/tabuleiro/web/thinking', [thought/4]).
:- use_module(library(ansi_term), []).
:- use_module(library(random), []).
:- use_module(library(readutil), []).

/** <module> What the workers of the page without a server call
*/

site(site{games:[mitsudomoe,tactigon,waldmeister,wali]}).

%!  answer(+Goal, +Text, :Hear, -Status, -Answer:string) is det.
%
%   Answer, in JSON, is what the server would answer with the HTTP status Status
%   to a request with the object Text. Goal is `games`, a Name of posted/2, or
%   `search`; call(Hear, Message) follows each message of a search before the
%   last one.

:- meta_predicate answer(+, +, 1, -, -).

answer(Goal, Text, Hear, Status, Answer) :-
    answered(answer_text(Goal, Text, Hear), Status, Answer).

answer_text(Goal, Text, Hear, Dict) :-
    site(Site),
    text_dict(Text, Dict0),
    use_language(Dict0.lang),
    answer_goal(Goal, Site, Dict0, Hear, Dict).

answer_goal(games, Site, _, _, Dicts) :-
    !,
    games_dicts(Site.games, Dicts).
answer_goal(search, Site, Dict0, Hear, Dict) :-
    !,
    guarded(Site, Dict0,
            thought(Site, Dict0, tabuleiro_site_answers:tell(Hear), Dict)).
answer_goal(Name, Site, Dict0, _, Dict) :-
    answer_dict(Name, Site, Dict0, Dict).

:- public tell/2.                       % News of thought/4

tell(Hear, Dict) :-
    json_text(Dict, Message),
    call(Hear, Message).

:- meta_predicate answered(1, -, -).

answered(Goal, Status, Answer) :-
    catch(call(Goal, Dict), Ball, true),
    (   var(Ball)
    ->  Status = 200
    ;   error_status(Ball, Status, Text),
        Dict = _{error:Text}
    ),
    json_text(Dict, Answer).

json_text(Dict, Text) :-
    with_output_to(string(Text),
                   json_write_dict(current_output, Dict, [width(0)])).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_advice,
          [ why/3,                      % +Site, +Dict0, -Dict
            evaluated/3                 % +Site, +Dict0, -Dict
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module('../texts/language', [local_text/2]).
:- use_module('../game/native', [searched_in_c/2]).
:- use_module('../search/evaluation', [evaluation/4]).
:- use_module('../search/why_not', [why_not/4]).
:- use_module(answer, [message_line/2]).
:- use_module(replay).

/** <module> Why a move is illegal, and the terms of an evaluation
*/

%!  why(+Site, +Dict0, -Dict) is det.
%
%   Dict has the rules that forbid the move of the request Dict0, none for a
%   legal move. why_not/4 is called only for games whose notation is a grammar,
%   see has_grammar/1.

why(Site, Dict0, _{reasons:Reasons}) :-
    replayed(Site, Dict0, Played),
    text_field(Dict0, move, Text),
    reached_state(Played, State),
    Game = Played.game,
    (   legal_text(Game, State, Text, _, _)
    ->  Reasons = []
    ;   has_grammar(Game)
    ->  why_not(Game, State, Text, Broken),
        maplist(reason_dict, Broken, Reasons)
    ;   message_line(tabuleiro(web(illegal(Text))), Reason),
        Reasons = [reason{rule:null, text:Reason}]
    ).

reason_dict(broken(Rule, Message), reason{rule:Id, text:Text}) :-
    (   Rule == none
    ->  Id = null
    ;   format(string(Id), 'R~w', [Rule])
    ),
    message_line(tabuleiro(why_not([broken(none, Message)])), Text).

%!  evaluated(+Site, +Dict0, -Dict) is det.
%
%   Dict has the terms of the evaluation for the player to move. It has none if
%   the game does not run in C or is over.

evaluated(Site, Dict0, _{terms:Terms, total:Total}) :-
    replayed(Site, Dict0, Played),
    reached_state(Played, State),
    Game = Played.game,
    (   searched_in_c(Game, _),
        evaluation(Game, State, Total0, Terms0)
    ->  Total = Total0,
        maplist(term_dict, Terms0, Terms)
    ;   Total = null,
        Terms = []
    ).

term_dict(Term, term{name:Term.name, value:Term.score, meaning:Meaning}) :-
    local_text(Term.meaning, Meaning).

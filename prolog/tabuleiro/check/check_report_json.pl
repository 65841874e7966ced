/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_check_report_json,
          [ report_json/2               % +Report, -JSON
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module('../base/printing', [message_text/2]).
:- use_module(texts, []).

/** <module> Reports of checks as JSON
*/

%!  report_json(+Report, -JSON:dict) is det.
%
%   JSON is Report, of check_report/3, as a dict for json_write_dict/2. A term
%   becomes a string, as writeq/1 writes it.

report_json(Report, JSON) :-
    _{game:Game, verdict:Verdict, seconds:Seconds, games:Games,
      played:Played, ended:Ended, positions:Positions,
      breaches:Breaches0, bots:Bots0, notes:Notes0, unchecked:Unchecked0}
        :< Report,
    maplist(breach_json, Breaches0, Breaches),
    maplist(bot_json, Bots0, Bots),
    maplist(item_text(check_note), Notes0, Notes),
    maplist(item_text(check_unchecked), Unchecked0, Unchecked),
    JSON = _{ game:Game, verdict:Verdict, seconds:Seconds, games:Games,
              played:Played, ended:Ended, positions:Positions,
              breaches:Breaches, bots:Bots, notes:Notes,
              unchecked:Unchecked }.

breach_json(Breach, JSON) :-
    _{ law:Law, kind:Kind, text:Text, count:Count, where:Where, plies:Plies,
       goal:Goal, file:File, line:Line, board:Board, move:Move,
       happened:Happened, after:After
     } :< Breach,
    law_name(Law, Name),
    place_json(File, Line, FileJSON, LineJSON),
    format(string(WhereText), '~q', [Where]),
    JSON = _{ law:Name, kind:Kind, text:Text, count:Count, where:WhereText,
              plies:Plies, goal:Goal, file:FileJSON, line:LineJSON,
              board:Board, move:Move, happened:Happened, after:After }.

law_name(guessed(_, Law), Name) :-
    !,
    functor(Law, Name, _).
law_name(Law, Name) :-
    functor(Law, Name, _).

place_json(none, _, null, null) :-
    !.
place_json(File, Line, File, Line).

bot_json(Level-Games, JSON) :-
    _{games:Count, points:Points, seconds:Seconds, moves:Moves} :< Games,
    PerMove is Seconds/max(1, Moves),
    JSON = _{ level:Level, games:Count, points:Points, seconds:PerMove }.

item_text(Name, Item, Text) :-
    Message =.. [Name,Item],
    message_text(Message, Text).

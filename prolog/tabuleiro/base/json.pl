/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_json,
          [ json_text/2                 % +Dict, -Text
          ]).

/** <module> JSON

Reexports the JSON library of SWI-Prolog: library(json), which is
library(http/json) in version 9.0.4.
*/

:- if(exists_source(library(json))).
:- reexport(library(json)).
:- else.
:- reexport(library(http/json)).
:- endif.

%!  json_text(+Dict, -Text:string) is det.
%
%   Text is the JSON of Dict, on one line.
%
%       ?- json_text(_{ply:1}, Text).
%       Text = "{\"ply\":1}".

json_text(Dict, Text) :-
    with_output_to(string(Text),
                   json_write_dict(current_output, Dict, [width(0)])).

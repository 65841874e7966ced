/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(stockfish,
          [ stockfish_rate/2,           % ?What, -Rate
            rate_of_output/2            % +Output, -Rate
          ]).
:- use_module(library(dcg/basics)).
:- use_module(library(lists)).
:- use_module(library(process)).

/** <module> The rates of Stockfish, where it is installed

Chess is another game, with other moves and another evaluation. The ratio of two
rates still tells how fast rules and searches are, on any machine: it varies
less than the rates.
*/

%   script(?What, -Script): the shell prints the output of Stockfish, then the
%   processor times of itself and of its children.

script(perft, "printf 'go perft 6\\nquit\\n' | stockfish; times").
script(search, "stockfish bench 16 1 10 2>&1 >/dev/null; times").

%!  stockfish_rate(?What, -Rate:float) is nondet.
%
%   Rate is how many nodes Stockfish has in a second of processor: What is
%   `perft`, leaves from the start of chess, or `search`, positions of its own
%   bench. Fails where there is no program `stockfish`. Each rate is measured
%   once.

:- table stockfish_rate/2.

stockfish_rate(What, Rate) :-
    absolute_file_name(path(stockfish), _,
                       [access(execute), file_errors(fail)]),
    script(What, Script),
    setup_call_cleanup(
        process_create(path(sh), ['-c', Script], [stdout(pipe(Out))]),
        read_string(Out, _, Output),
        close(Out)),
    rate_of_output(Output, Rate).

%!  rate_of_output(+Output:string, -Rate:float) is semidet.
%
%   Output has the line of Stockfish that counts nodes; its last line has the
%   times of the children as the `times` of a shell prints them, user and
%   system.

rate_of_output(Output, Rate) :-
    split_string(Output, "\n", "\r", Lines0),
    exclude_empty(Lines0, Lines),
    member(Line, Lines),
    parsed(nodes(Nodes), Line),
    !,
    last(Lines, Times),
    parsed(seconds(Seconds), Times),
    Seconds > 0,
    Rate is Nodes/Seconds.

exclude_empty(Lines0, Lines) :-
    subtract(Lines0, [""], Lines).

parsed(What, Line) :-
    string_codes(Line, Codes),
    phrase(line(What), Codes).

line(nodes(N)) -->
    "Nodes searched", blanks, ":", blanks, integer(N).
line(seconds(Seconds)) -->
    minutes(User), blanks, minutes(System), blanks,
    { Seconds is User+System }.

minutes(Seconds) -->
    integer(Minutes), "m", number(Rest), "s",
    { Seconds is 60.0*Minutes+Rest }.

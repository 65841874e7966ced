/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_ugi_protocol,
          [ ugi_command/4,              % ?Name, ?Needs, ?Sessions, ?Forms
            ugi_limit/4,                % ?Word, ?Limit, ?Kind, ?Least
            ugi_option/6,               % ?Key, ?Name, ?Type, ?Default, ?Games,
                                        % ?Effect
            ugi_bound/2,                % ?Key, ?Bound
            ugi_answer/3,               % ?Key, ?Format, ?Types
            ugi_text/2                  % ?Key, ?Text
          ]).
:- use_module('../match/draws', [usual_draws/2]).
:- use_module('../search/search_options', [search_limit/3]).

/** <module> The Universal Game Interface as tables

Both sessions read these tables: the session in Prolog calls them, and
tools/ugi_protocol.pl writes them as C for tabuleiro-ugi. A test compares the
tables of docs/ugi.md with them.
*/

%!  ugi_command(?Name, ?Needs, ?Sessions, ?Forms:list(string)) is nondet.
%
%   Forms are the arguments that the command Name may have. A command whose
%   Needs is `engine` is refused while a task runs; others have `nothing`.
%   Sessions is `both`, or `c` for a command of tabuleiro-ugi alone.

ugi_command(ugi,        nothing, both, [""]).
ugi_command(isready,    nothing, both, [""]).
ugi_command(setoption,  engine,  both, ["name NAME value VALUE"]).
ugi_command(uginewgame, engine,  both, [""]).
ugi_command(position,   nothing, both, [ "startpos [moves MOVE ...]",
                                         "fen POSITION [moves MOVE ...]"
                                       ]).
ugi_command(query,      nothing, both, ["gameover","p1turn","result"]).
ugi_command(go,         engine,  both, ["LIMIT ..."]).
ugi_command(stop,       nothing, both, [""]).
ugi_command(ponderhit,  nothing, both, [""]).
ugi_command(quit,       nothing, both, [""]).
ugi_command(display,    nothing, both, [""]).
ugi_command(moves,      nothing, both, [""]).
ugi_command(perft,      engine,  both, ["[DEPTH]"]).
ugi_command(bench,      engine,  c,    ["[DEPTH]"]).

%!  ugi_limit(?Word, ?Limit, ?Kind, ?Least) is nondet.
%
%   Word of `go` sets Limit; players are numbered from 0. Kind is `flag` if no
%   number follows Word. Otherwise an integer of at least Least follows, and
%   Kind is `clock` or `number`. A clock may be negative.

ugi_limit(p1time,   time(0),      clock,  -10_000_000_000_000).
ugi_limit(p2time,   time(1),      clock,  -10_000_000_000_000).
ugi_limit(p1inc,    increment(0), clock,  0).
ugi_limit(p2inc,    increment(1), clock,  0).
ugi_limit(wtime,    time(0),      clock,  -10_000_000_000_000).
ugi_limit(btime,    time(1),      clock,  -10_000_000_000_000).
ugi_limit(winc,     increment(0), clock,  0).
ugi_limit(binc,     increment(1), clock,  0).
ugi_limit(movetime, movetime,     number, 0).
ugi_limit(nodes,    nodes,        number, 1).
ugi_limit(depth,    depth,        number, 1).
ugi_limit(infinite, infinite,     flag,   0).
ugi_limit(ponder,   ponder,       flag,   0).

%!  ugi_option(?Key, ?Name, ?Type, ?Default, ?Games, ?Effect) is nondet.
%
%   The engine has option Name, an atom. Key is the name of the option in
%   searches. Type is spin(Least, Most), one_of(Values), or `levels`: 0 to the
%   last level of the game. Games is one of
%
%     - any
%     - in_c, in_prolog: games with rules in C, or without
%     - book: games with an opening book, in the session in Prolog alone
%
%   Effect is one of
%
%     - memory: a change clears the memory of the searches
%     - search: the option affects only the next search
%     - draws: only `query` uses the option, whose default is 0 in a game that
%       always ends by its rules

ugi_option(hash, 'Hash', Type, 64, in_c, memory) :-
    limit(hash, Type).
ugi_option(threads, 'Threads', Type, 1, in_c, search) :-
    limit(threads, Type).
ugi_option(multi_pv, 'MultiPV', Type, 1, any, search) :-
    limit(multi_pv, Type).
ugi_option(algorithm, 'Algorithm', one_of([alpha_beta,mcts,mcts_playouts]),
           alpha_beta, in_c, memory).
ugi_option(move_overhead, 'MoveOverhead', spin(0, 10_000), 10, any, search).
ugi_option(seed, 'Seed', spin(0, 0x7fffffff), 0, in_c, search).
ugi_option(threefold, 'Threefold', spin(0, 1000), Times, any, draws) :-
    usual_draws(Times, _).
ugi_option(max_plies, 'MaxPlies', spin(0, 1_000_000), Plies, any, draws) :-
    usual_draws(_, Plies).
ugi_option(book, 'OwnBook', one_of([false,true]), false, book, search).
ugi_option(level, 'Level', levels, 0, in_prolog, search).

limit(Key, spin(Least, Most)) :-
    search_limit(Key, Least, Most).

%!  ugi_bound(?Key, ?Bound:integer) is nondet.
%
%   Bound limits the input or output of a session.

ugi_bound(line,    0x100000).           % bytes; 100,000 moves
ugi_bound(culprit, 60).                 % characters
ugi_bound(number,  10_000_000_000_000). % of a limit; 300 years in milliseconds
ugi_bound(perft,   1000).               % plies

%!  ugi_answer(?Key, ?Format:string, ?Types:list) is nondet.
%
%   A line of the output, or the first part of one. Format has a `~w` for each
%   argument, and Types its type in C: `word`, `int` or `count`.

ugi_answer(id_name,  "id name tabuleiro ~w", [word]).
ugi_answer(author,   "id author the tabuleiro developers", []).
ugi_answer(spin,     "option name ~w type spin default ~w min ~w max ~w",
           [word,int,int,int]).
ugi_answer(check,    "option name ~w type check default ~w", [word,word]).
ugi_answer(combo,    "option name ~w type combo default ~w", [word,word]).
ugi_answer(ugiok,    "ugiok", []).
ugi_answer(readyok,  "readyok", []).
ugi_answer(response, "response ~w", [word]).
ugi_answer(fen,      "fen ~w", [word]).
ugi_answer(moves,    "moves", []).
ugi_answer(info,     "info depth ~w multipv ~w score ~w nodes ~w nps ~w~w \c
                      time ~w pv",
           [int,int,word,count,count,word,count]).
ugi_answer(hashfull, " hashfull ~w", [int]).
ugi_answer(cp,       "cp ~w", [int]).
ugi_answer(mate,     "mate ~w~w", [word,int]).
ugi_answer(bestmove, "bestmove ~w", [word]).
ugi_answer(no_move,  "(none)", []).
ugi_answer(counted,  "~w depth ~w nodes ~w nps ~w time ~w",
           [word,int,count,count,count]).
ugi_answer(about,    "info string ~w", [word]).
ugi_answer(about_word, "info string ~w: ~w~w", [word,word,word]).
ugi_answer(help,     "Plays GAME by the Universal Game Interface: commands \c
                      on standard input, answers on standard output.", []).

%!  ugi_text(?Key, ?Text:string) is nondet.
%
%   Text is printed after `info string`.

ugi_text(busy,           "busy; send stop first").
ugi_text(bad_line,       "the line is too long or contains NUL").
ugi_text(no_command,     "unknown command").
ugi_text(no_setting,     Text) :-
    ugi_command(setoption, _, _, [Form]),
    string_concat("setoption needs ", Form, Text).
ugi_text(no_option,      "no such option").
ugi_text(no_value,       "not a value of this option").
ugi_text(no_start,       "position needs startpos or fen").
ugi_text(no_moves,       "position needs moves here").
ugi_text(no_position,    "not a position").
ugi_text(not_legal,      "not a legal move").
ugi_text(no_query,       "no such query").
ugi_text(no_limit,       "not supported, left out").
ugi_text(no_number,      "not a number for this limit").
ugi_text(no_pondering,   "no search ponders").
ugi_text(no_depth,       "not a depth").
ugi_text(over,           "the game is over").
ugi_text(book,           "from the opening book").
ugi_text(perft_stopped,  "perft stopped").
ugi_text(bench_stopped,  "bench stopped").
ugi_text(error,          "error").
ugi_text(no_thread,      "no thread").
ugi_text(game_memory,    "no memory for the game").
ugi_text(moves_memory,   "no memory for the moves").
ugi_text(perft_memory,   "no memory for perft").
ugi_text(search_memory,  "no memory for the search").
ugi_text(hash_memory,    "no memory for the search; lower Hash").

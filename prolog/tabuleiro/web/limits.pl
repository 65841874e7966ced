/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_limits,
          [ web_limit/2                 % ?Name, -Most
          ]).

/** <module> The limits of requests
*/

%!  web_limit(?Name, -Most) is nondet.
%
%   Most is the limit Name. The server checks sizes before it does any work.

web_limit(body,       262_144).         % bytes of a request
web_limit(record,     1_048_576).       % bytes of a request with a record file
web_limit(message,    65_536).          % characters from a websocket
web_limit(moves,      2_000).           % moves of a game
web_limit(text,       500).             % characters of a move or position
web_limit(seconds,    10).              % to answer a request
web_limit(request,    5).               % seconds to send one
web_limit(turn,       0.1).             % to pause in it while others wait
web_limit(slow,       8).               % clients that may pause longer
web_limit(workers,    64).              % requests at once
web_limit(unaccepted, 511).             % clients in the backlog
web_limit(connections, 256).            % kept for a next request
web_limit(kept_alive, 60).              % seconds without a request
web_limit(sockets,    256).             % websockets
web_limit(idle,       900).             % seconds without a message from it
web_limit(silent,     150).             % from that of a player in a room
web_limit(spare,      10).              % while others wait for a place
web_limit(waiting,    4).               % searches of one websocket
web_limit(address_sockets, 64).         % websockets of one other machine
web_limit(address_searches, 64).        % searches of one other machine
web_limit(address_requests, 16).        % requests at once of one other machine
web_limit(slice,      1).               % seconds of the first slice of a search
web_limit(slice_most, 16).              % seconds of its later ones at most
web_limit(turns,      1_000).           % addresses and pages whose last turn is
                                        % kept
web_limit(rooms,      100).             % games of two pages
web_limit(address_rooms, 10).           % of one other machine
web_limit(room_age,   86_400).          % seconds without a change
web_limit(room_pages, 60).              % pages that are in one room
web_limit(ladder,     1_000).           % people with a rating
web_limit(own_start,  120).             % seconds to understand one's own game
web_limit(own,        30).              % seconds to its next answer
web_limit(own_memory, 2_000).           % megabytes of its address space
web_limit(own_file,   10).              % megabytes of each file that it writes
web_limit(own_answer, 8_388_608).       % characters of its answer
web_limit(lines,      5).               % lines of an analysis
web_limit(analysis,   300).             % seconds of an analysis
web_limit(hint,       1).               % seconds of a hint
web_limit(choice,     10).              % seconds of a bot
web_limit(warned,     100).             % moves searched for those that lose
web_limit(score,      20_000).          % nodes for a position of a review
web_limit(kept,       10_000).          % parts of answers in the cache
web_limit(hash,       16).              % MiB of a search
web_limit(stack,      67_108_864).      % bytes of the stacks of a thread

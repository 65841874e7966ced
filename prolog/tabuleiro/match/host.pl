/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_host,
          [ host/2,                     % +Match, +Event
            nobody/1                    % +Event
          ]).
:- use_module('../texts/texts', []).

/** <module> The host of a game, which shows it and asks people

A host is a closure that play_match/5 calls with an event:

  - players(Match): who plays, when a game goes on from a record
  - position(Timeline, Match): the state that the game has reached
  - moved(N, State, Move, Match): player N plays Move in State
  - over(Reason, Winner, State, Match): the game is over
  - pause(Match): a bot is about to move
  - watches: succeeds if a person sees bots think
  - thinks(Game, State, Level, Answer): a bot whose thoughts are watched
    chooses, see think_aloud/4 of tabuleiro/play/thinking
  - asks(Game, State, Seat, Answer, View): a person is asked for a move, see
    ask_move/5 of tabuleiro/play/human
  - command(Command, N, Timeline, Match, Result): player N, a person, gives a
    command, see act/5 of tabuleiro/play/actions

Match is the dict of tabuleiro/match/play_match, whose key `show` says whether
the host is to show the game. The terminal is the host of
tabuleiro/play/at_terminal.
*/

%!  host(+Match, ?Event) is semidet.
%
%   Calls the host of Match with Event.

host(Match, Event) :-
    Host = Match.host,
    call(Host, Event).

%!  nobody(?Event) is semidet.
%
%   The host of a game that nobody watches and no person plays.
%
%   @error permission_error(ask, player, human) if a person is to move

nobody(players(_)).
nobody(position(_, _)).
nobody(moved(_, _, _, _)).
nobody(over(_, _, _, _)).
nobody(pause(_)).
nobody(asks(_, _, _, _, _)) :-
    throw(error(permission_error(ask, player, human),
                context(_, tabuleiro(nobody_asks)))).

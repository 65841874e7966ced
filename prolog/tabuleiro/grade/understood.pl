/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_understood,
          [ understood/4                % +Game, +Subject, +Report, -JSON
          ]).
:- use_module(library(lists), [member/2, memberchk/2, reverse/2]).
:- use_module('../adopt/adopt', [adopted_guesses/2]).
:- use_module('../adopt/short_terms', [short_note/2]).
:- use_module('../base/printing', [message_text/2]).
:- use_module('../check/ask', [ask/3, legal_moves/2]).
:- use_module('../check/example', [shown_board/3]).
:- use_module('../check/program_laws', [adapter_of/2]).
:- use_module(texts, []).

/** <module> How a program was understood, for its author
*/

%!  understood(+Game, +Subject, +Report, -JSON:dict) is det.
%
%   JSON has the keys `rows`, a list of dicts with the keys topic, said and
%   why, strings, and `board`, the start as the program displays it. Report is a
%   dict of check_report/3. The topics are the start, the players, the turn, the
%   moves, the end, the bots, and the notes of adopt_game/4.

understood(Game, Subject, Report, _{rows:Rows, board:Board}) :-
    (   ask(Subject, initial_state(default), answer(_, yes(State), _))
    ->  shown_board(Subject, State, Board),
        Start = yes(State)
    ;   Board = "",
        Start = no
    ),
    (   adopted_guesses(Game, Guesses)
    ->  true
    ;   Guesses = []
    ),
    findall(_{topic:Topic, said:Said, why:Why},
            row(Game, Subject, Report, Start, Guesses, Topic, Said, Why),
            Rows).

row(Game, _, _, _, Guesses, "start", Said, Why) :-
    (   loop_of(Game, Loop)
    ->  message_text(as_understood(loop_start(Loop.entry, Loop.input)), Said)
    ;   adapter_of(Game, Adapter)
    ->  operation(Adapter, initial_state, Call),
        message_text(as_understood(start(Call, Adapter.config)), Said)
    ;   message_text(as_understood(start), Said)
    ),
    why(Guesses, config(_), Why).
row(_, Subject, _, _, Guesses, "players", Said, Why) :-
    [A,B] = Subject.info.players,
    message_text(as_understood(players(A, B)), Said),
    why(Guesses, players(_), Why).
row(Game, _, _, _, Guesses, "turn", Said, Why) :-
    (   adapter_of(Game, Adapter)
    ->  turn_said(Game, Adapter.turn, Turn)
    ;   Turn = turn(own)
    ),
    message_text(as_understood(Turn), Said),
    why(Guesses, turn(_), Why).
row(Game, Subject, _, yes(State), _, "moves", Said, "") :-
    ask(Subject, valid_moves(State), Answer),
    legal_moves([Answer], Moves),
    length(Moves, Count),
    (   Moves = [Move|_]
    ->  true
    ;   Move = none
    ),
    message_text(as_understood(moves(Count, Move)), Said0),
    (   loop_of(Game, Loop)
    ->  Loop.predicate = _:PI,
        Loop.choices = [choice(_:Choice, _, _)|_],
        message_text(as_understood(loop(PI, Choice)), Asked)
    ;   adapter_of(Game, Adapter)
    ->  operation(Adapter, valid_moves, Offer),
        operation(Adapter, move, Play),
        message_text(as_understood(asked(Offer, Play)), Asked)
    ;   Asked = ""
    ),
    string_concat(Said0, Asked, Said).
row(Game, _, Report, _, Guesses, "end", Said, Why) :-
    message_text(as_understood(end(Report.played, Report.ended)), Said0),
    (   adapter_of(Game, Adapter)
    ->  ended_by(Adapter, Over),
        message_text(as_understood(over(Over, Adapter.winners)), Said1)
    ;   Said1 = ""
    ),
    string_concat(Said0, Said1, Said),
    why(Guesses, winners(_), Why).
row(Game, Subject, _, _, Guesses, "bots", Said, Why) :-
    (   adapter_of(Game, Adapter)
    ->  findall(Level,
                ( member(Number-Level0, Adapter.levels),
                  (   Level0 = loop(_)
                  ->  Level = Number
                  ;   Level = Level0
                  )
                ),
                Levels)
    ;   findall(Level,
                ( member(Dict, Subject.info.levels),
                  \+ get_dict(search, Dict, _),
                  Level = Dict.name
                ),
                Levels)
    ),
    message_text(as_understood(bots(Levels)), Said),
    why(Guesses, levels(_), Why).
row(_, _, _, _, Guesses, "note", Said, "") :-
    member(note(Note), Guesses),
    short_note(Note, Short),
    message_text(adopt_note(Short), Said).

%   turn_said(+Game, +Turn, -Said): of a part of the state, Said has the numbers
%   of its arguments, the innermost first, and the loop whose call the state is.

turn_said(Game, Turn, turn(Which, Numbers, Of)) :-
    Turn =.. [Which,Path],
    memberchk(Which, [arg,moved]),
    (   is_list(Path)
    ->  reverse(Path, Numbers)
    ;   Numbers = [Path]
    ),
    length(Numbers, Count),
    Count =< 4,
    !,
    (   loop_of(Game, Loop)
    ->  Loop.predicate = _:Of
    ;   Of = state
    ).
turn_said(_, Turn, turn(Turn)).

%   Why is the reason for the guess of Option, "" if Option is not a guess.

why(Guesses, Option, Why) :-
    (   memberchk(guess(Option, Reason), Guesses)
    ->  message_text(guessed(Reason), Why)
    ;   Why = ""
    ).

loop_of(Game, Loop) :-
    adapter_of(Game, Adapter),
    get_dict(loop, Adapter, Loop).

%   ended_by(+Adapter, -Over): Over names the winner.

ended_by(Adapter, Over) :-
    (   get_dict(loop, Adapter, Loop),
        Loop.winner = winner(_:PI, _)
    ->  Over = PI
    ;   operation(Adapter, game_over, Over)
    ).

%   Call is the goal by which the program is asked Operation, with the names of
%   the roles as arguments.

operation(Adapter, Operation, Call) :-
    (   get_dict(Operation, Adapter.ask, _:Call0)
    ->  Call = Call0
    ;   Call = Operation
    ).

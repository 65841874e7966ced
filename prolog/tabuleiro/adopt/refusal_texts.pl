/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_refusal_texts, []).
:- use_module(short_terms).
:- use_module('../texts/language').

/** <module> The texts of why a program is not understood
*/

:- multifile prolog:message//1.

:- texts_of(tabuleiro).

message(error(not_understood(Why), Formal)) -->
    { short_parts(Why, Short),
      Short \== Why
    },
    !,
    sentence(error(not_understood(Short), Formal)).
message(error(not_understood(lacks(Operation)), _)) -->
    [ 'the program has no ~w that is understood; '-[Operation] ],
    sentence(instead(Operation)).
message(error(not_understood(unread_loop(Loop, Read, Operation)), _)) -->
    [ 'the program was seen to play by ~q, but '-[Loop] ],
    sentence(unread(Read)),
    [ '; and it has no ~w that is understood: '-[Operation] ],
    sentence(instead(Operation)).
message(error(not_understood(unseen(Entry, Operation)), _)) -->
    [ '~q was run, but no game of computers or of people was seen that is '-
      [Entry],
      'understood; and the program has no ~w that is understood: '-[Operation]
    ],
    sentence(instead(Operation)).
message(error(not_understood(broken(Entry, Answers, End, Operation)), _)) -->
    [ '~q was run'-[Entry] ],
    answered(Answers),
    ended(End),
    [ '; and the program has no ~w that is understood: '-[Operation] ],
    sentence(instead(Operation)).
message(error(not_understood(no_start(PI, Config, Result)), _)) -->
    [ '~q gives no start of a game. With ~p it '-[PI,Config] ],
    sentence(unusual_answer(Result)),
    [ '; the option config(Config) tells what it takes'-[] ].
message(error(not_understood(unbound(PI, State)), _)) -->
    [ '~q gives a state with unbound variables, ~p: '-[PI,State],
      'write an empty cell as an atom, such as empty'-[]
    ].
message(error(not_understood(no_moves(PI, State, Result)), _)) -->
    [ '~q gives no moves at the start, ~p: it '-[PI,State] ],
    sentence(unusual_answer(Result)),
    [ '. The options predicates, moves and config tell how to ask'-[] ].
message(error(not_understood(no_move(PI, Move, State, Result)), _)) -->
    [ '~q does not play ~p, one of the valid moves, at ~p: it '-[PI,Move,
                                                                 State] ],
    sentence(unusual_answer(Result)),
    [ '. The options template, moves and predicates tell what it takes'-[] ].
message(error(not_understood(no_second_move(PI, State)), _)) -->
    [ '~q fails after the first move, in ~p, so nobody could go on. '-[PI,
                                                                      State],
      'The options predicates, moves and after_move tell how to ask'-[]
    ].
message(error(not_understood(over_at_start(PI, Winner, State)), _)) -->
    [ '~q is true at the start, of the winner ~p: ~p. '-[PI,Winner,State],
      'The options winners and winner tell when a game is over'-[]
    ].
message(error(not_understood(differs(Ply, What)), _)) -->
    [ 'what was understood is not what the program plays: '-[] ],
    sentence(differs(Ply, What)).
message(error(not_understood(moves_fail(Count, State)), _)) -->
    [ 'in all of ~D random games one of the valid moves cannot be made, '-
      [Count],
      'first in the state ~p. The options template, moves and predicates '-
      [State],
      'tell what the program takes'-[]
    ].
message(error(not_understood(no_moves_seen), _)) -->
    [ 'the loop of the program was seen, but not which moves it allows; '-[],
      'moves(Goal) gives them'-[]
    ].
message(error(not_understood(no_turn), _)) -->
    [ 'who is to move is not understood; the options players and turn tell'-[]
    ].
message(error(not_understood(unknown_winner(Winner, Players, State)), _)) -->
    { Players = [Player|_] },
    [ 'game_over names the winner ~p; the players are ~p. '-[Winner,Players],
      'The option ~q tells what it means, '-[winners([Winner-Player])],
      'players([A,B]) other players. The state is ~p'-[State]
    ].

message(instead(initial_state)) -->
    [ 'predicates([initial_state=start(state)]) names another predicate'-[] ].
message(instead(valid_moves)) -->
    [ 'moves(Goal) gives the moves otherwise'-[] ].
message(instead(move)) -->
    [ 'predicates([move=play(state,move,new)]) names another predicate'-[] ].
message(instead(game_over)) -->
    [ 'winner(Goal) gives the winner otherwise'-[] ].

message(unread(false)) -->
    [ 'which of its calls makes the choice of a move was not found'-[] ].
message(unread(time)) -->
    [ 'there was no time to find which of its calls makes the choice of a '-[],
      'move: seconds(10) allows more'-[]
    ].
message(unread(memory)) -->
    [ 'its states take too much memory'-[] ].
answered([]) -->
    [].
answered([Answer|Answers]) -->
    { atomic_list_concat([Answer|Answers], ', ', Given) },
    [ ', answered with ~w,'-[Given] ].

ended(failed) -->
    [ ' and fails'-[] ].
ended(threw(Error)) -->
    [ ' and ends with an error, '-[] ],
    prolog:translate_message(Error).

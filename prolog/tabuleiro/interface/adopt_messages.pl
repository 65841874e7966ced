/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_adopt_messages, []).
:- autoload(library(dcg/high_order), [sequence//3]).
:- use_module(language).

/** <module> The texts of games made of any program
*/

:- multifile prolog:message//1.

:- texts_of(tabuleiro).

message(guessed(Why)) -->
    guessed(Why).
message(adopt_note(Game, Note)) -->
    [ '~w: '-[Game] ],
    adopt_note(Note).
message(error(not_understood(Why), _)) -->
    not_understood(Why).

prolog:message(error(domain_error(game_tab, Term), _)) -->
    [ 'the file must be one term, adapt_game([Option, ...])., not ~p'-[Term] ].

                /*******************************
                *       WHY SO, OF OPTIONS     *
                *******************************/

guessed(given) -->
    [ 'as told'-[] ].
guessed(players(Why)) -->
    players_from(Why).
guessed(turn(Why)) -->
    turn_from(Why).
guessed(config(given)) -->
    [ 'as told'-[] ].
guessed(config(heads(PI))) -->
    [ 'the first that plays of those in the clauses of ~q'-[PI] ].
guessed(config(calls(PI))) -->
    [ 'the first that plays of those that ~q is called with'-[PI] ].
guessed(config(trial)) -->
    [ 'the first that plays, by trial'-[] ].
guessed(arguments) -->
    [ 'by trial'-[] ].
guessed(template) -->
    [ 'from the clauses of move, by trial'-[] ].
guessed(winners) -->
    [ 'from the clauses of game_over, by trial'-[] ].
guessed(noisy(Question)) -->
    [ '~w prints or reads'-[Question] ].
guessed(levels) -->
    [ 'those of choose_move that play at the start'-[] ].
guessed(no_levels) -->
    [ 'choose_move plays no legal move at the start'-[] ].

players_from(part(Path)) -->
    [ 'what part ~w of the state changes between'-[Path] ].
players_from(part(Path, PI)) -->
    [ 'what ~q changes part ~w of the state between'-[PI,Path] ].
players_from(next(PI)) -->
    [ 'what ~q tells'-[PI] ].
players_from(own) -->
    [ 'what player_to_move/2 tells'-[] ].
players_from(given) -->
    [ 'as told'-[] ].
players_from(begins(PI, Source)) -->
    pair_from(Source),
    [ '; who begins as ~q is called'-[PI] ].
players_from(order(Source)) -->
    pair_from(Source).

pair_from(facts(PI)) -->
    [ 'the facts of ~q'-[PI] ].
pair_from(heads(PI)) -->
    [ 'the clauses of ~q'-[PI] ].
pair_from(usual) -->
    [ 'usual names: the program tells none'-[] ].

turn_from(part(_)) -->
    [ 'it changes as moves do'-[] ].
turn_from(part(_, PI)) -->
    [ 'it changes by ~q after a move'-[PI] ].
turn_from(own) -->
    [ 'as player_to_move/2 says'-[] ].
turn_from(given) -->
    [ 'as told'-[] ].
turn_from(begins(_, _)) -->
    [ 'no part of the state tells'-[] ].
turn_from(order(_)) -->
    [ 'no part of the state tells'-[] ].

                /*******************************
                *             NOTES            *
                *******************************/

adopt_note(begins(Player, begins(PI, _), Option)) -->
    [ '~p begins, as ~q is called; both could: '-[Player,PI] ],
    reverses(Option).
adopt_note(begins(Player, order(_), Option)) -->
    [ '~p begins, by the order of the clauses; both could: '-[Player] ],
    reverses(Option).
adopt_note(begins(Player, given, _)) -->
    [ '~p begins, as told'-[Player] ].
adopt_note(other_turn([Option|Options])) -->
    [ 'another part of the state changes as moves do, too: '-[] ],
    sequence(quoted, [', '], [Option|Options]),
    [ ' takes that'-[] ].
adopt_note(same_player(Move, Kept, All)) -->
    [ 'the state keeps the turn of a player after ~D of ~D moves, '-[Kept,All],
      'such as ~p; turn(alternate) changes it after each'-[Move]
    ].
adopt_note(fault(Question, Result, State, Count)) -->
    [ 'in ~D random games ~w '-[Count,Question] ],
    result(Result),
    [ ', first in the state ~p'-[State] ].
adopt_note(stuck(State, Count)) -->
    [ '~D random games end without a move, and are not over: ~p'-[Count,State]
    ].
adopt_note(never_over(Count)) -->
    [ 'none of ~D random games was over after 150 moves'-[Count] ].
adopt_note(unknown_winner(Winner, State)) -->
    [ 'the winner ~p of ~p is no player'-[Winner,State] ].
adopt_note(winner_number(N, Player)) -->
    [ 'game_over names the winner ~d, taken for ~p; '-[N,Player],
      'winners([...]) tells another meaning'-[]
    ].
adopt_note(no_value) -->
    [ 'there is no value/3: searches see wins and losses alone'-[] ].

reverses(Option) -->
    [ '~q reverses it'-[Option] ].

quoted(Term) -->
    [ '~q'-[Term] ].

result(no) -->
    [ 'fails'-[] ].
result(late) -->
    [ 'takes over a second'-[] ].
result(wrong(Answer)) -->
    [ 'answers ~p'-[Answer] ].
result(threw(program_halted)) -->
    !,
    [ 'ends Prolog'-[] ].
result(threw(Error)) -->
    [ 'throws: '-[] ],
    prolog:translate_message(Error).

                /*******************************
                *        NOT UNDERSTOOD        *
                *******************************/

not_understood(lacks(Operation)) -->
    [ 'the program has no ~w that is understood; '-[Operation] ],
    instead(Operation).
not_understood(no_start(PI, Config, Result)) -->
    [ '~q gives no start of a game. With ~p it '-[PI,Config] ],
    result(Result),
    [ '; the option config(Config) tells what it takes'-[] ].
not_understood(no_moves(PI, State, Result)) -->
    [ '~q gives no moves at the start, ~p: it '-[PI,State] ],
    result(Result),
    [ '. The options predicates, moves and config tell how to ask'-[] ].
not_understood(no_move(PI, Move, State, Result)) -->
    [ '~q does not play ~p, one of the valid moves, at ~p: it '-[PI,Move,
                                                                 State] ],
    result(Result),
    [ '. The options template, moves and predicates tell what it takes'-[] ].
not_understood(over_at_start(PI, Winner, State)) -->
    [ '~q is true at the start, of the winner ~p: ~p. '-[PI,Winner,State],
      'The options winners and winner tell when a game is over'-[]
    ].
not_understood(no_turn) -->
    [ 'who is to move is not understood; the options players and turn tell'-[]
    ].
not_understood(unknown_winner(Winner, Players, State)) -->
    { Players = [Player|_] },
    [ 'game_over names the winner ~p; the players are ~p. '-[Winner,Players],
      'The option ~q tells what it means, '-[winners([Winner-Player])],
      'players([A,B]) other players. The state is ~p'-[State]
    ].

instead(initial_state) -->
    [ 'predicates([initial_state=start(state)]) names another predicate'-[] ].
instead(valid_moves) -->
    [ 'moves(Goal) gives the moves otherwise'-[] ].
instead(move) -->
    [ 'predicates([move=play(state,move,new)]) names another predicate'-[] ].
instead(game_over) -->
    [ 'winner(Goal) gives the winner otherwise'-[] ].

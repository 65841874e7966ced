:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_pt_adopt, []).
:- autoload(library(dcg/high_order), [sequence//3]).
:- use_module('../../interface/language').

/** <module> Portuguese: games made of any program

The texts of interface/adopt_messages.
*/

:- multifile prolog:message//2.

:- texts_of(tabuleiro, pt).

message(guessed(Why)) -->
    guessed(Why).
message(adopt_note(Game, Note)) -->
    [ '~w: '-[Game] ],
    adopt_note(Note).
message(error(not_understood(Why), _)) -->
    not_understood(Why).

prolog:message(pt, error(domain_error(game_tab, Term), _)) -->
    [ 'o ficheiro tem de ser um só termo, adapt_game([Opção, ...])., '-[],
      'não ~p'-[Term]
    ].

guessed(given) -->
    [ 'como foi dito'-[] ].
guessed(players(Why)) -->
    players_from(Why).
guessed(turn(Why)) -->
    turn_from(Why).
guessed(config(given)) -->
    [ 'como foi dito'-[] ].
guessed(config(heads(PI))) -->
    [ 'a primeira que joga das que estão nas cláusulas de ~q'-[PI] ].
guessed(config(calls(PI))) -->
    [ 'a primeira que joga daquelas com que ~q é chamado'-[PI] ].
guessed(config(trial)) -->
    [ 'a primeira que joga, por tentativas'-[] ].
guessed(arguments) -->
    [ 'por tentativas'-[] ].
guessed(template) -->
    [ 'das cláusulas de move, por tentativas'-[] ].
guessed(winners) -->
    [ 'das cláusulas de game_over, por tentativas'-[] ].
guessed(noisy(Question)) -->
    [ '~w escreve ou lê'-[Question] ].
guessed(levels) -->
    [ 'os de choose_move que jogam no início'-[] ].
guessed(no_levels) -->
    [ 'choose_move não faz nenhuma jogada legal no início'-[] ].

players_from(part(Path)) -->
    [ 'entre os quais muda a parte ~w do estado'-[Path] ].
players_from(part(Path, PI)) -->
    [ 'entre os quais ~q muda a parte ~w do estado'-[PI,Path] ].
players_from(next(PI)) -->
    [ 'o que ~q diz'-[PI] ].
players_from(own) -->
    [ 'o que player_to_move/2 diz'-[] ].
players_from(given) -->
    [ 'como foi dito'-[] ].
players_from(begins(PI, Source)) -->
    pair_from(Source),
    [ '; começa aquele com quem ~q é chamado'-[PI] ].
players_from(order(Source)) -->
    pair_from(Source).

pair_from(facts(PI)) -->
    [ 'os factos de ~q'-[PI] ].
pair_from(heads(PI)) -->
    [ 'as cláusulas de ~q'-[PI] ].
pair_from(usual) -->
    [ 'nomes usuais: o programa não diz nenhuns'-[] ].

turn_from(part(_)) -->
    [ 'muda com as jogadas'-[] ].
turn_from(part(_, PI)) -->
    [ 'muda com ~q depois de uma jogada'-[PI] ].
turn_from(own) -->
    [ 'como diz player_to_move/2'-[] ].
turn_from(given) -->
    [ 'como foi dito'-[] ].
turn_from(begins(_, _)) -->
    [ 'nenhuma parte do estado o diz'-[] ].
turn_from(order(_)) -->
    [ 'nenhuma parte do estado o diz'-[] ].

adopt_note(begins(Player, begins(PI, _), Option)) -->
    [ 'começa ~p, como ~q é chamado; podiam ambos: '-[Player,PI] ],
    reverses(Option).
adopt_note(begins(Player, order(_), Option)) -->
    [ 'começa ~p, pela ordem das cláusulas; podiam ambos: '-[Player] ],
    reverses(Option).
adopt_note(begins(Player, given, _)) -->
    [ 'começa ~p, como foi dito'-[Player] ].
adopt_note(other_turn([Option|Options])) -->
    [ 'há outra parte do estado que muda com as jogadas: '-[] ],
    sequence(quoted, [', '], [Option|Options]),
    [ ' toma essa'-[] ].
adopt_note(same_player(Move, Kept, All)) -->
    [ 'o estado mantém a vez do jogador em ~d de ~d jogadas, '-[Kept,All],
      'como ~p; turn(alternate) muda-a depois de cada uma'-[Move]
    ].
adopt_note(fault(Question, Result, State, Count)) -->
    [ 'em ~d jogos ao acaso ~w '-[Count,Question] ],
    result(Result),
    [ ', a primeira vez no estado ~p'-[State] ].
adopt_note(stuck(State, Count)) -->
    [ '~d jogos ao acaso acabam sem jogadas, e não terminaram: ~p'-[Count,
                                                                    State]
    ].
adopt_note(never_over(Count)) -->
    [ 'nenhum de ~d jogos ao acaso terminou em 150 jogadas'-[Count] ].
adopt_note(unknown_winner(Winner, State)) -->
    [ 'o vencedor ~p de ~p não é jogador'-[Winner,State] ].
adopt_note(winner_number(N, Player)) -->
    [ 'game_over diz que ganhou ~d, tomado por ~p; '-[N,Player],
      'winners([...]) dá-lhe outro significado'-[]
    ].
adopt_note(no_value) -->
    [ 'não há value/3: as pesquisas só veem vitórias e derrotas'-[] ].

reverses(Option) -->
    [ '~q inverte-o'-[Option] ].

quoted(Term) -->
    [ '~q'-[Term] ].

result(no) -->
    [ 'falha'-[] ].
result(late) -->
    [ 'demora mais de um segundo'-[] ].
result(wrong(Answer)) -->
    [ 'responde ~p'-[Answer] ].
result(threw(program_halted)) -->
    !,
    [ 'acaba com o Prolog'-[] ].
result(threw(Error)) -->
    [ 'lança: '-[] ],
    prolog:translate_message(Error).

not_understood(lacks(Operation)) -->
    [ 'o programa não tem um ~w que se perceba; '-[Operation] ],
    instead(Operation).
not_understood(no_start(PI, Config, Result)) -->
    [ '~q não dá nenhum início de jogo. Com ~p '-[PI,Config] ],
    result(Result),
    [ '; a opção config(Config) diz o que aceita'-[] ].
not_understood(no_moves(PI, State, Result)) -->
    [ '~q não dá jogadas no início, ~p: '-[PI,State] ],
    result(Result),
    [ '. As opções predicates, moves e config dizem como perguntar'-[] ].
not_understood(no_move(PI, Move, State, Result)) -->
    [ '~q não joga ~p, uma das jogadas válidas, em ~p: '-[PI,Move,State] ],
    result(Result),
    [ '. As opções template, moves e predicates dizem o que aceita'-[] ].
not_understood(over_at_start(PI, Winner, State)) -->
    [ '~q é verdadeiro no início, com o vencedor ~p: ~p. '-[PI,Winner,State],
      'As opções winners e winner dizem quando um jogo acabou'-[]
    ].
not_understood(no_turn) -->
    [ 'não se percebe quem joga; as opções players e turn dizem-no'-[] ].
not_understood(unknown_winner(Winner, Players, State)) -->
    { Players = [Player|_] },
    [ 'game_over diz que ganhou ~p; os jogadores são ~p. '-[Winner,Players],
      'A opção ~q diz o que significa, '-[winners([Winner-Player])],
      'players([A,B]) outros jogadores. O estado é ~p'-[State]
    ].

instead(initial_state) -->
    [ 'predicates([initial_state=start(state)]) indica outro predicado'-[] ].
instead(valid_moves) -->
    [ 'moves(Goal) dá as jogadas de outro modo'-[] ].
instead(move) -->
    [ 'predicates([move=play(state,move,new)]) indica outro predicado'-[] ].
instead(game_over) -->
    [ 'winner(Goal) dá o vencedor de outro modo'-[] ].

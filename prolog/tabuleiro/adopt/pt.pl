:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_adopt_pt, []).
:- use_module(short_terms).
:- use_module(whose_value, [other_owners/3]).
:- use_module('../texts/language').
:- use_module('../texts/layout').

/** <module> The texts of adopt in Portuguese, that of Portugal
*/

:- multifile prolog:message//2.

:- texts_of(tabuleiro, pt).

:- discontiguous message//1.

prolog:message(pt, error(domain_error(game_tab, Term), _)) -->
    [ 'o ficheiro tem de ser um só termo, adapt_game([Opção, ...])., '-[],
      'não ~p'-[Term]
    ].

message(guessed(given)) -->
    [ 'como foi dito'-[] ].
message(guessed(config(heads(PI)))) -->
    [ 'a primeira que joga das que estão nas cláusulas de ~q'-[PI] ].
message(guessed(config(facts(PI)))) -->
    [ 'a primeira que joga dos factos de ~q'-[PI] ].
message(guessed(config(calls(PI)))) -->
    [ 'a primeira que joga daquelas com que ~q é chamado'-[PI] ].
message(guessed(config(trial))) -->
    [ 'a primeira que joga, por tentativas'-[] ].
message(guessed(config(play))) -->
    [ 'com o que o próprio programa começa'-[] ].
message(guessed(loop)) -->
    [ 'como se viu o programa jogar'-[] ].
message(guessed(arguments)) -->
    [ 'por tentativas'-[] ].
message(guessed(template)) -->
    [ 'das cláusulas de move, por tentativas'-[] ].
message(guessed(winners)) -->
    [ 'das cláusulas de game_over, por tentativas'-[] ].
message(guessed(over)) -->
    [ 'as cláusulas só aí perguntam game_over'-[] ].
message(guessed(noisy(Question))) -->
    [ '~w escreve ou lê'-[Question] ].
message(guessed(changes(PIs))) -->
    [ 'ao jogar muda '-[] ],
    quoted_list(PIs).
message(guessed(levels)) -->
    [ 'os de choose_move que jogam no início'-[] ].
message(guessed(state_levels)) -->
    [ 'dos menus: o nível está no estado'-[] ].
message(guessed(no_levels)) -->
    [ 'choose_move não faz nenhuma jogada legal no início'-[] ].

message(dialect_from(mark(Mark, File))) -->
    { file_base_name(File, Base) },
    [ '~w tem ~w'-[Base,Mark] ].
message(dialect_from(no_mark)) -->
    [ 'nada nele é só do SICStus'-[] ].
message(dialect_from(fewer_faults(Count, Other))) -->
    [ 'erros ao carregar: ~D, no outro dialeto ~D'-[Count,Other] ].

message(players_from(part(Path))) -->
    [ 'entre os quais muda a parte ~w do estado'-[Path] ].
message(players_from(moved(Path, _))) -->
    sentence(players_from(part(Path))).
message(players_from(part(Path, PI))) -->
    [ 'entre os quais ~q muda a parte ~w do estado'-[PI,Path] ].
message(players_from(next(PI))) -->
    [ 'o que ~q diz'-[PI] ].
message(players_from(own)) -->
    [ 'o que player_to_move/2 diz'-[] ].
message(players_from(begins(PI, Source))) -->
    sentence(pair_from(Source)),
    [ '; começa aquele com quem ~q é chamado'-[PI] ].

message(pair_from(facts(PI))) -->
    [ 'os factos de ~q'-[PI] ].
message(pair_from(heads(PI))) -->
    [ 'as cláusulas de ~q'-[PI] ].
message(pair_from(usual)) -->
    [ 'nomes usuais: o programa não diz nenhuns'-[] ].

message(turn_from(part(_))) -->
    [ 'muda com as jogadas'-[] ].
message(turn_from(moved(_, PI))) -->
    [ 'quem jogou por último: ~q é chamado com o outro'-[PI] ].
message(turn_from(part(_, PI))) -->
    [ 'muda com ~q depois de uma jogada'-[PI] ].
message(turn_from(own)) -->
    [ 'como diz player_to_move/2'-[] ].
message(turn_from(begins(_, _))) -->
    [ 'nenhuma parte do estado o diz'-[] ].
message(turn_from(order(_))) -->
    [ 'nenhuma parte do estado o diz'-[] ].

message(adopt_note(begins(Player, begins(PI, _), Option))) -->
    [ 'começa ~p, como ~q é chamado; podiam ambos: '-[Player,PI] ],
    sentence(reverses(Option)).
message(adopt_note(begins(Player, order(_), Option))) -->
    [ 'começa ~p, pela ordem das cláusulas; podiam ambos: '-[Player] ],
    sentence(reverses(Option)).
message(adopt_note(as_told(Why))) -->
    [ 'fica como foi dito, embora assim não se jogue nenhum jogo: '-[] ],
    sentence(error(not_understood(Why), none)).
message(adopt_note(other_turn([Option|Options]))) -->
    [ 'há outra parte do estado que muda com as jogadas: '-[] ],
    quoted_list([Option|Options]),
    [ ' toma essa'-[] ].
message(adopt_note(to_move(Path, Option))) -->
    [ 'a parte ~w do estado é tomada por quem joga; '-[Path],
      '~q toma-a por quem jogou por último'-[Option]
    ].
message(adopt_note(same_player(Move, Kept, All))) -->
    [ 'o estado mantém a vez do jogador em ~d de ~d jogadas, '-[Kept,All],
      'como ~p; turn(alternate) muda-a depois de cada uma'-[Move]
    ].
message(adopt_note(fault(Question, Result, State, Count))) -->
    [ 'em ~d jogos ao acaso ~w '-[Count,Question] ],
    sentence(unusual_answer(Result)),
    [ ', a primeira vez no estado ~p'-[State] ].
message(adopt_note(stuck(State, Count))) -->
    [ '~d jogos ao acaso acabam sem jogadas, e não terminaram: ~p'-[Count,
                                                                    State]
    ].
message(adopt_note(never_over(Count))) -->
    [ 'nenhum de ~d jogos ao acaso terminou em 150 jogadas'-[Count] ].
message(adopt_note(unknown_winner(Winner, State))) -->
    [ 'o vencedor ~p de ~p não é jogador'-[Winner,State] ].
message(adopt_note(unbound_winner(State))) -->
    [ 'game_over não diz quem ganhou no estado ~p: dá uma variável; '-[State],
      'winner(Objetivo) pergunta a outro predicado'-[]
    ].
message(adopt_note(loser_moved(Count))) -->
    [ 'em todos os ~D jogos aleatórios com um vencedor, a última jogada foi '-
      [Count],
      'de quem perdeu; se os vencedores estão trocados, winners([...]) diz'-[]
    ].
message(adopt_note(winner_numbers(Numbers))) -->
    [ 'game_over diz quem ganhou por um número, tomado como em '-[],
      'winners(~p); essa opção dá-lhe outro significado'-[Numbers]
    ].
message(adopt_note(not_tried(What))) -->
    [ 'não houve tempo de tentar '-[] ],
    quoted_list(What),
    [ ': seconds(10) dá mais'-[] ].
message(adopt_note(drawn_start)) -->
    [ 'o programa sorteia o início de um jogo, e com ele o que os seus '-[],
      'computadores façam antes da primeira jogada'-[]
    ].
message(adopt_note(typed_moves)) -->
    [ 'as jogadas são o que se viu que as pessoas podem escrever numa vez; '-[],
      'palavras de outros tipos não foram tentadas'-[]
    ].
message(adopt_note(may_pass(PI))) -->
    [ '~q pergunta a uma pessoa se passa; nenhuma das jogadas é passar'-[PI] ].
message(adopt_note(no_value)) -->
    [ 'não há value/3: as pesquisas só veem vitórias e derrotas'-[] ].
message(adopt_note(value_doubtful(good))) -->
    [ 'toma-se um valor alto por bom para o jogador de quem se pergunta, '-[],
      'mas nem os seus computadores nem o fim dos jogos o mostraram: '-[],
      'v_other em vez de v toma os baixos'-[]
    ].
message(adopt_note(value_doubtful(same(Value)))) -->
    [ 'o valor de todos os estados experimentados é ~p: as pesquisas não '-
      [Value],
      'veem nada nele'-[]
    ].
message(adopt_note(value_doubtful(whose(Role)))) -->
    { other_owners(Role, A, B) },
    [ 'nem computadores nem fins de jogos mostraram de quem é o valor: '-[],
      'toma-se por ~w; pode ser ~w ou ~w'-[Role,A,B]
    ].
message(adopt_note(value_not_understood(PI, moves))) -->
    [ '~q avalia jogadas, tal como os seus computadores o chamam, e não '-[PI],
      'estados: as pesquisas só veem vitórias e derrotas'-[]
    ].
message(adopt_note(value_not_understood(PI, names))) -->
    [ '~q conhece os jogadores por outros nomes: as pesquisas só veem '-[PI],
      'vitórias e derrotas'-[]
    ].
message(adopt_note(value_not_understood(PI, none))) -->
    [ '~q falha para os estados do jogo, ou é sempre igual, com os '-[PI],
      'argumentos em qualquer ordem: as pesquisas só veem vitórias e '-[],
      'derrotas'-[]
    ].

message(adopt_note(oracle(agreed(Games, Plies, 0)))) -->
    !,
    games(Games),
    [ ', ~D jogadas, tal como o programa joga, mas nenhum foi jogado '-[Plies],
      'até ao fim'-[]
    ].
message(adopt_note(oracle(agreed(Games, Plies, Ended)))) -->
    games(Games),
    [ ', ~D jogadas, ~D até ao fim, tal como o programa joga'-[Plies,Ended] ].
message(adopt_note(board(Ply, Row, Own))) -->
    [ 'depois da jogada ~d o programa mostra a linha ~s, e o jogo ~s'-
      [Ply,Row,Own]
    ].

answered([]) -->
    [].
answered([Answer|Answers]) -->
    { atomic_list_concat([Answer|Answers], ', ', Given) },
    [ ', com as respostas ~w,'-[Given] ].

ended(failed) -->
    [ ' e falha'-[] ].
ended(threw(Error)) -->
    [ ' e acaba com um erro, '-[] ],
    prolog:translate_message(Error).

games(1) -->
    !,
    [ '1 jogo'-[] ].
games(Count) -->
    [ '~D jogos'-[Count] ].

message(compared) -->
    [ 'comparado com uma execução desde o início do programa: '-[] ].
message(compared(boards(Count))) -->
    [ '~D tabuleiros'-[Count] ].
message(compared(winners)) -->
    [ 'os vencedores'-[] ].
message(compared(printed_winners([A-NameA,B-NameB]))) -->
    [ 'os vencedores como os imprime, ~s por ~p e ~s por ~p'-
      [NameA,A,NameB,B]
    ].
message(compared(bots(Games))) -->
    [ '~D jogos dos seus bots'-[Games] ].
message(not_compared) -->
    [ 'por comparar: '-[] ].
message(not_compared(boards(_))) -->
    [ 'os tabuleiros, dos quais não se reconheceu nenhum no que imprime'-[] ].
message(not_compared(display(PI))) -->
    [ 'os tabuleiros, porque ~p nada mostra das posições'-[PI] ].
message(not_compared(winners)) -->
    [ 'os vencedores'-[] ].
message(not_compared(bots(_))) -->
    [ 'os seus bots'-[] ].
message(adopt_note(loop(differs(Ply, late)))) -->
    !,
    [ 'só os predicados do programa não foram comparados com o seu ciclo: '-[]
    ],
    sentence(differs(Ply, late)),
    [ '. As jogadas são as do ciclo'-[] ].
message(adopt_note(loop(differs(Ply, What)))) -->
    [ 'só os predicados do programa jogam outro jogo que o seu ciclo: '-[] ],
    sentence(differs(Ply, What)),
    [ '. As jogadas são as do ciclo'-[] ].
message(adopt_note(loop(error(_, _)))) -->
    [ 'as jogadas são as do ciclo do programa; só os seus predicados não '-[],
      'jogam'-[]
    ].
message(adopt_note(drawn(PI))) -->
    [ 'as jogadas são as que ~q pode sortear; pessoas podem ter outras'-[PI] ].
message(adopt_note(levels_lost(0, Count))) -->
    !,
    [ 'o programa oferece computadores de ~D níveis; nenhum deles foi '-[Count],
      'entendido'-[]
    ].
message(adopt_note(levels_lost(Found, Count))) -->
    [ 'o programa oferece computadores de ~D níveis; os que se entenderam '-
      [Count],
      'são apenas ~D'-[Found]
    ].
message(adopt_note(foreign_bot(Label))) -->
    [ 'o computador "~s" do programa faz jogadas que não estão entre as que '-
      [Label],
      'se entenderam: o jogo tem mais jogadas'-[]
    ].
message(adopt_note(settings_lost(Label))) -->
    [ 'não se entendeu o que "~s" do menu muda: o programa pode ter mais '-
      [Label],
      'computadores, ou outros jogos'-[]
    ].
message(adopt_note(unused_config(Config))) -->
    [ '~q não é usado: as jogadas são as do ciclo do programa, cujos menus '-
      [config(Config)],
      'tiveram outras respostas; input([...]) responde-lhes'-[]
    ].
message(menu_choice) -->
    [ 'escolhido nos seus menus: '-[] ].
message(other_choices) -->
    [ '; input([...]) responde de outro modo'-[] ].
message(menu_choice(chosen(Label, Others))) -->
    [ '~q (e não '-[Label] ],
    quoted_list(Others),
    [ ')'-[] ].
message(menu_choice(left(Label))) -->
    [ 'não ~q'-[Label] ].
message(menu_choice(size(Answer, none, none))) -->
    !,
    [ 'o tamanho ~w'-[Answer] ].
message(menu_choice(size(Answer, Low, High))) -->
    [ 'o tamanho ~w de ~w a ~w'-[Answer,Low,High] ].
message(adopt_note(explained(Count, All))) -->
    [ 'por confirmar: só houve tempo para encontrar ~D de ~D jogadas que o '-
      [Count,All],
      'programa fez entre as do seu ciclo'-[]
    ].
message(adopt_note(no_winner)) -->
    [ 'não se viu nenhum fim de jogo em que o programa nomeia um vencedor: '-
      [],
      'os jogos que acabam param aí; na opção loop, winner(Nome/Aridade, N) '-
      [],
      'diz qual argumento o nomeia'-[]
    ].
message(adopt_note(unnamed_winner)) -->
    [ 'não houve tempo para encontrar onde o programa nomeia o vencedor: '-[],
      'seconds(10) dá mais'-[]
    ].
message(adopt_note(typed(differs(Ply, What)))) -->
    [ 'com as jogadas de um jogo ao acaso escritas nele, o programa joga '-[],
      'de modo diferente do que se percebeu: '-[]
    ],
    sentence(differs(Ply, What)).
message(adopt_note(not_watched)) -->
    [ 'não se viu o programa jogar sozinho; nada confirma esta leitura dele'-[]
    ].

message(differs(Ply, start(Own, Expected))) -->
    [ 'jogada ~d: começa com ~p, e não ~p'-[Ply,Expected,Own] ].
message(differs(Ply, turn(Player, Expected))) -->
    [ 'depois da jogada ~d joga ~p, e não ~p'-[Ply,Expected,Player] ].
message(differs(Ply, moves(Count-Own, OtherCount-OtherOwn))) -->
    !,
    [ 'depois da jogada ~d oferece ~D jogadas, e não ~D'-
      [Ply,OtherCount,Count]
    ],
    (   { OtherOwn \== [] }
    ->  [ ': só ele tem ~p'-[OtherOwn] ]
    ;   []
    ),
    (   { Own \== [] }
    ->  [ '; falta-lhe ~p'-[Own] ]
    ;   []
    ).
message(differs(Ply, moves(Moves, Expected))) -->
    [ 'depois da jogada ~d oferece ~p, e não ~p'-[Ply,Expected,Moves] ].
message(differs(Ply, move(Move, Own, Expected))) -->
    { Move1 is Ply+1 },
    [ 'a jogada ~d, ~p, leva a ~p, e não a ~p'-[Move1,Move,Expected,Own] ].
message(differs(Ply, winner(Winner, Expected))) -->
    [ 'depois da jogada ~d o vencedor é ~p, e não ~p'-[Ply,Expected,Winner] ].
message(differs(Ply, late)) -->
    [ 'depois da jogada ~d um dos dois demorou demasiado'-[Ply] ].
message(differs(Ply, replay(Own))) -->
    [ 'depois da jogada ~d não chega a ~p'-[Ply,Own] ].
message(differs(Ply, refused(Move))) -->
    { Move1 is Ply+1 },
    [ 'não aceita a jogada ~d, ~p'-[Move1,Move] ].
message(differs(Ply, goes_on(Expected))) -->
    [ 'depois da jogada ~d passa sozinho a ~p'-[Ply,Expected] ].
message(differs(Ply, ended)) -->
    [ 'depois da jogada ~d termina, e o jogo não acabou'-[Ply] ].
message(differs(Ply, threw(Error))) -->
    [ 'depois da jogada ~d lança: '-[Ply] ],
    prolog:translate_message(Error).

message(reverses(Option)) -->
    [ '~q inverte-o'-[Option] ].

message(unusual_answer(no)) -->
    [ 'falha'-[] ].
message(unread(false)) -->
    [ 'não se encontrou que chamada escolhe a jogada'-[] ].
message(unread(time)) -->
    [ 'não houve tempo para encontrar que chamada escolhe a jogada: '-[],
      'seconds(10) dá mais'-[]
    ].
message(unread(memory)) -->
    [ 'os seus estados ocupam demasiada memória'-[] ].
message(unusual_answer(late)) -->
    [ 'demora demasiado; seconds(10) dá-lhe mais tempo'-[] ].
message(unusual_answer(wrong(Answer))) -->
    [ 'responde ~p'-[Answer] ].
message(unusual_answer(threw(program_halted))) -->
    !,
    [ 'acaba com o Prolog'-[] ].
message(unusual_answer(threw(Error))) -->
    [ 'lança: '-[] ],
    prolog:translate_message(Error).

message(error(option_calls(Option, PI), _)) -->
    [ 'o programa não tem ~q, que a opção ~q chama'-[PI,Option] ].
message(error(adapted_state(State), _)) -->
    [ 'um estado deste jogo é to_move(Jogador, Estado), pois os do '-[],
      'programa não dizem de quem é a vez; ~p não o é'-[State]
    ].
message(error(winner_not_named, _)) -->
    [ 'o jogo acabou, mas não se viu o programa dizer quem ganhou; '-[],
      'na opção loop, winner(Nome/Aridade, N) diz que argumento o diz'-[]
    ].
message(error(no_meaning(Winner, Players), _)) -->
    [ 'winners([~p]): o que é dito significa um de ~p, draw ou not_over, '-
      [Winner,Players],
      'como em ~p'-[winners([tie-draw])]
    ].
message(error(no_operation(Element, Operations), _)) -->
    [ 'predicates([~p]): não é o que se pergunta a um jogo. Um predicado '-
      [Element],
      'com outro nome vem depois daquele que substitui, um de ~p: '-
      [Operations],
      'valid_moves=legal(state,moves)'-[]
    ].
message(error(no_template(Element, Roles), _)) -->
    [ 'predicates([~p]): os seus argumentos têm de ser de ~p, '-
      [Element,Roles],
      'arg(N) ou is(Termo)'-[]
    ].
message(error(not_understood(Why), Formal)) -->
    { short_parts(Why, Short),
      Short \== Why
    },
    !,
    sentence(error(not_understood(Short), Formal)).
message(error(not_understood(lacks(Operation)), _)) -->
    [ 'o programa não tem um ~w que se perceba; '-[Operation] ],
    sentence(instead(Operation)).
message(error(not_understood(unread_loop(Loop, Read, Operation)), _)) -->
    [ 'viu-se o programa jogar com ~q, mas '-[Loop] ],
    sentence(unread(Read)),
    [ '; e não tem ~w que se perceba: '-[Operation] ],
    sentence(instead(Operation)).
message(error(not_understood(unseen(Entry, Operation)), _)) -->
    [ '~q foi executado, mas não se viu nenhum jogo de computadores ou de '-
      [Entry],
      'pessoas que se perceba; e o programa não tem ~w que se perceba: '-
      [Operation]
    ],
    sentence(instead(Operation)).
message(error(not_understood(broken(Entry, Answers, End, Operation)), _)) -->
    [ '~q foi executado'-[Entry] ],
    answered(Answers),
    ended(End),
    [ '; e o programa não tem ~w que se perceba: '-[Operation] ],
    sentence(instead(Operation)).
message(error(not_understood(no_start(PI, Config, Result)), _)) -->
    [ '~q não dá nenhum início de jogo. Com ~p '-[PI,Config] ],
    sentence(unusual_answer(Result)),
    [ '; a opção config(Config) diz o que aceita'-[] ].
message(error(not_understood(unbound(PI, State)), _)) -->
    [ '~q dá um estado com variáveis livres, ~p: '-[PI,State],
      'escreva uma casa vazia como um átomo, por exemplo vazia'-[]
    ].
message(error(not_understood(no_moves(PI, State, Result)), _)) -->
    [ '~q não dá jogadas no início, ~p: '-[PI,State] ],
    sentence(unusual_answer(Result)),
    [ '. As opções predicates, moves e config dizem como perguntar'-[] ].
message(error(not_understood(no_move(PI, Move, State, Result)), _)) -->
    [ '~q não joga ~p, uma das jogadas válidas, em ~p: '-[PI,Move,State] ],
    sentence(unusual_answer(Result)),
    [ '. As opções template, moves e predicates dizem o que aceita'-[] ].
message(error(not_understood(no_second_move(PI, State)), _)) -->
    [ '~q falha depois da primeira jogada, em ~p: '-[PI,State],
      'ninguém poderia continuar. As opções predicates, moves e '-[],
      'after_move dizem como perguntar'-[]
    ].
message(error(not_understood(over_at_start(PI, Winner, State)), _)) -->
    [ '~q é verdadeiro no início, com o vencedor ~p: ~p. '-[PI,Winner,State],
      'As opções winners e winner dizem quando um jogo acabou'-[]
    ].
message(error(not_understood(differs(Ply, What)), _)) -->
    [ 'o que se percebeu não é o que o programa joga: '-[] ],
    sentence(differs(Ply, What)).
message(error(not_understood(moves_fail(Count, State)), _)) -->
    [ 'em todos os ~D jogos aleatórios uma das jogadas válidas não pode ser '-
      [Count],
      'feita, primeiro no estado ~p. As opções template, moves e predicates '-
      [State],
      'dizem o que o programa aceita'-[]
    ].
message(error(not_understood(no_moves_seen), _)) -->
    [ 'viu-se o ciclo do programa, mas não que jogadas permite; '-[],
      'moves(Goal) dá-as'-[]
    ].
message(error(not_understood(no_turn), _)) -->
    [ 'não se percebe quem joga; as opções players e turn dizem-no'-[] ].
message(error(not_understood(unknown_winner(Winner, Players, State)), _)) -->
    { Players = [Player|_] },
    [ 'game_over diz que ganhou ~p; os jogadores são ~p. '-[Winner,Players],
      'A opção ~q diz o que significa, '-[winners([Winner-Player])],
      'players([A,B]) outros jogadores. O estado é ~p'-[State]
    ].

message(instead(initial_state)) -->
    [ 'predicates([initial_state=start(state)]) indica outro predicado'-[] ].
message(instead(valid_moves)) -->
    [ 'moves(Goal) dá as jogadas de outro modo'-[] ].
message(instead(move)) -->
    [ 'predicates([move=play(state,move,new)]) indica outro predicado'-[] ].
message(instead(game_over)) -->
    [ 'winner(Goal) dá o vencedor de outro modo'-[] ].

:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_check_pt, []).
:- use_module('../texts/language').
:- use_module('../texts/layout').

/** <module> The texts of check in Portuguese, that of Portugal
*/

:- multifile prolog:message//2.

:- texts_of(tabuleiro, pt).

:- discontiguous message//1.

message(check_kind(rules)) -->
    [ ansi([bold,fg(red)], 'errado', []), '     '-[] ].
message(check_kind(suspicion)) -->
    [ ansi([bold,fg(cyan)], 'suspeita', []), '   '-[] ].
message(check_kind(not_understood)) -->
    [ ansi(bold, 'não compreendido', []), '  '-[] ].
message(check_kind(interface)) -->
    [ ansi([bold,fg(yellow)], 'interface', []), '  '-[] ].
message(check_kind(style)) -->
    [ ansi(bold, 'estilo', []), '     '-[] ].

message(check_example(Config)) -->
    [ '  configuração: ~q'-[Config] ].
message(check_times(1)) -->
    !,
    [ '  uma vez, '-[] ].
message(check_times(Count)) -->
    [ '  ~d vezes; o exemplo mais pequeno, '-[Count] ].
message(check_after(0)) -->
    !,
    [ 'no início'-[] ].
message(check_after(1)) -->
    !,
    [ 'depois de 1 jogada'-[] ].
message(check_after(Plies)) -->
    [ 'depois de ~d jogadas'-[Plies] ].
message(check_move(Move)) -->
    [ '  a jogada: ~w'-[Move] ].
message(check_board_after) -->
    [ '  o tabuleiro depois dela:'-[] ].
message(check_paste) -->
    [ '  Para o ver, cole isto no Prolog:'-[] ].

message(happened(Name, yes(X))) -->
    [ '~w responde ~q.'-[Name,X] ].
message(happened(Name, no)) -->
    [ '~w falha.'-[Name] ].
message(happened(Name, threw(Error))) -->
    [ '~w lança: '-[Name] ],
    prolog:translate_message(Error).
message(happened(Name, late(Seconds))) -->
    [ '~w não responde em ~w s.'-[Name,Seconds] ].

message(check_bots) -->
    [ 'Programas contra jogadas ao acaso:'-[] ].
message(check_bot(Level, Points, Count, Milliseconds)) -->
    commas('  nível ~w: ~w pontos em ~d jogos, ~2f ms por jogada',
           [Level,Points,Count,Milliseconds]).
message(check_note(turn_kept(Count, Moves))) -->
    [ '~d de ~d jogadas deixam a vez a quem as fez.'-[Count,Moves] ].

message(check_played(played(0, _))) -->
    !,
    [ 'Isto não prova nada: não se conseguiu jogar nenhum jogo ao acaso.'-[],
      nl
    ].
message(check_played(played(Games, 0))) -->
    !,
    [ 'Isto não prova nada: nenhum de ~d jogos ao acaso acabou.'-[Games], nl ].
message(check_played(played(Games, Ended))) -->
    [ 'Jogaram-se ~d jogos ao acaso, ~d deles até ao fim.'-[Games,Ended], nl ].
message(check_guess(config(Config))) -->
    [ 'O início config(~q) é uma suposição; --adapt="config(...)" diz outro.'-
      [Config]
    ].
message(check_guess(level(Level))) -->
    [ 'O nível ~q é uma suposição; --adapt="levels([...])" diz os níveis.'-
      [Level]
    ].
message(check_guess(dialect(format(Char)))) -->
    !,
    [ 'O SWI-Prolog não tem ~~~w em format/2, que o SICStus pode ter.'-[Char]
    ].
message(check_guess(dialect(PI))) -->
    [ 'O programa não tem ~q, que o SICStus pode ter.'-[PI] ].
message(checking) -->
    [ 'a verificar: '-[] ].
message(check_step(module)) -->
    [ 'o módulo e os seus inícios'-[] ].
message(check_step(games)) -->
    [ 'jogos ao acaso'-[] ].
message(check_step(values)) -->
    [ 'valores'-[] ].
message(check_step(mirror)) -->
    [ 'posições simétricas'-[] ].
message(check_step(clauses)) -->
    [ 'cláusulas que nunca são verdadeiras'-[] ].
message(check_step(slow)) -->
    [ 'programas, notação e tabuleiros'-[] ].
message(check_step(why)) -->
    [ 'as razões de uma jogada não ser legal'-[] ].
message(check_step(again)) -->
    [ 'as mesmas perguntas outra vez'-[] ].
message(check_step(program)) -->
    [ 'o programa por baixo da adaptação'-[] ].
message(check_step(bots)) -->
    [ 'jogos dos programas'-[] ].
message(check_step(bot(Level))) -->
    [ 'jogos do nível ~w contra jogadas ao acaso'-[Level] ].

message(check_not_checked) -->
    [ 'Ficou por verificar:'-[] ].
message(check_unchecked(module)) -->
    [ 'a informação e os inícios do jogo; o tempo acabou'-[] ].
message(check_unchecked(games(0, _))) -->
    !,
    [ 'nenhum jogo: não se pôde jogar'-[] ].
message(check_unchecked(games(Done, Planned))) -->
    [ 'todos os jogos: houve tempo para ~d de ~d'-[Done,Planned] ].
message(check_unchecked(part(Part, Done, All))) -->
    sentence(check_step(Part)),
    [ ': só em ~d de ~d jogos'-[Done,All] ].
message(check_unchecked(slow(Level, Seconds))) -->
    [ 'o programa do nível ~w, depois de precisar de mais de ~w s para uma '-
      [Level,Seconds],
      'jogada'-[]
    ].
message(check_unchecked(bots(PI))) -->
    [ 'jogos dos programas, porque ~q nem sempre responde'-[PI] ].
message(check_unchecked(no_levels)) -->
    [ 'bots: não se conhece nível com que choose_move jogue; '-[],
      '--adapt="levels([1-easy])" indica um'-[]
    ].
message(check_unchecked(bot(Level, Done, Planned, late))) -->
    [ 'nível ~w contra jogadas ao acaso: houve tempo para ~d de ~d jogos'-
      [Level,Done,Planned]
    ].
message(check_unchecked(bot(Level, Done, Planned, error(Error)))) -->
    { Error = error(_, context(_, tabuleiro(faulty(_)))) },
    !,
    [ 'nível ~w contra jogadas ao acaso: ~d de ~d jogos, pelo erro acima'-
      [Level,Done,Planned]
    ].
message(check_unchecked(bot(Level, Done, Planned, error(Error)))) -->
    [ 'nível ~w contra jogadas ao acaso: depois de ~d de ~d jogos, '-
      [Level,Done,Planned]
    ],
    prolog:translate_message(Error).

message(check_verdict(kept, Game)) -->
    [ '~w cumpre a interface dos jogos; '-[Game] ].
message(check_verdict(no_game, Game)) -->
    [ '~w não foi verificado: não se conseguiu jogar nenhum jogo; '-[Game] ].
message(check_verdict(never_over, Game)) -->
    [ '~w não foi verificado até ao fim: nenhum jogo acabou; '-[Game] ].
message(check_verdict(not_understood, Game)) -->
    [ '~w não foi compreendido o bastante para ser verificado; '-[Game] ].
message(check_broken(Game, Wrong, Interface, Style)) -->
    [ '~w: errado ~d, interface ~d, estilo ~d; '-
      [Game,Wrong,Interface,Style]
    ].
message(check_games(1)) -->
    !,
    [ 'viram-se 1 jogo ao acaso, '-[] ].
message(check_games(Count)) -->
    [ 'viram-se ~d jogos ao acaso, '-[Count] ].
message(check_positions(1)) -->
    !,
    [ '1 posição'-[] ].
message(check_positions(Count)) -->
    [ '~d posições'-[Count] ].

message(broken(Law)) -->
    broken(Law).

broken(at_level(Level, Text)) -->
    [ 'Nível ~w: ~w'-[Level,Text] ].
broken(missing(PI)) -->
    [ 'Falta ~q: o módulo tem de o exportar.'-[PI] ].
broken(fails(PI)) -->
    [ '~q falha onde tem de ter sucesso.'-[PI] ].
broken(throws(PI, Error)) -->
    [ '~q lança um erro: '-[PI] ],
    prolog:translate_message(Error).
broken(takes_too_long(PI, Seconds)) -->
    [ '~q não responde em ~w s.'-[PI,Seconds] ].
broken(answers_twice(PI)) -->
    [ '~q tem uma segunda resposta, diferente da primeira.'-[PI] ].
broken(own_move_accepted(Move)) -->
    [ 'move/3 do programa aceita uma jogada que o seu valid_moves não '-[],
      'oferece: ~q'-[Move]
    ].
broken(mirrored_otherwise(PI, Question)) -->
    { arg(1, Question, Mirrored) },
    [ '~q não responde da mesma forma a esta posição e à simétrica, como '-
      [PI],
      'faz com quase todas: ~q'-[Mirrored]
    ].
broken(start_unequal) -->
    [ 'Os jogadores podem trocar de lugar noutras posições, mas no início '-
      [],
      'um tem mais do que o outro.'-[]
    ].
broken(never_wins(Player, Count)) -->
    [ '~p nunca ganha: o outro jogador ganhou todos os ~d jogos ao acaso.'-
      [Player,Count]
    ].
broken(variable_once(PI, Name, _, _)) -->
    [ 'Uma cláusula de ~q usa a variável ~w uma só vez; quer dizer outra, '-
      [PI,Name],
      'ou deve começar por _.'-[]
    ].
broken(clause_fails(PI, _, _)) -->
    [ 'Uma cláusula de ~q foi tentada e falhou sempre.'-[PI] ].
broken(clause_unused(PI, _, _)) -->
    [ 'Uma cláusula de ~q nunca foi usada, ao contrário de outras.'-[PI] ].
broken(value_ignores_player) -->
    [ 'value/3 dá o mesmo aos dois jogadores em todas as posições, mesmo '-[],
      'quando um deles ganhou.'-[]
    ].
broken(bot_loses_to_random(Level, Points, Games)) -->
    [ 'O programa do nível ~w perde contra jogadas ao acaso: ~w pontos em '-
      [Level,Points],
      '~d jogos.'-[Games]
    ].
broken(bot_plays_nothing(Level)) -->
    [ 'choose_move não faz nenhuma jogada legal no nível ~q, que fica de '-
      [Level],
      'fora.'-[]
    ].
broken(lacks(PI)) -->
    [ 'O programa não tem ~q, que os jogos da disciplina têm.'-[PI] ].
broken(reads(PI)) -->
    [ '~q lê o que uma pessoa escreve; só play/0 o pode fazer.'-[PI] ].
broken(sleeps(PI)) -->
    [ '~q espera; um programa que joga não pode esperar.'-[PI] ].
broken(changes_state(PI)) -->
    [ '~q muda o estado que lhe é dado.'-[PI] ].
broken(leaves_choice_point(PI)) -->
    [ '~q deixa um ponto de escolha: pode ter sucesso outra vez.'-[PI] ].
broken(prints(PI)) -->
    [ '~q escreve; só display_game/1 e show_game/2 o podem fazer.'-[PI] ].
broken(answers_otherwise(PI)) -->
    [ '~q dá outra resposta quando se lhe pergunta outra vez pelo '-[PI],
      'mesmo estado: depende de algo fora dele.'-[]
    ].
broken(info_no_dict(_)) -->
    [ 'game_info/1 não dá um dict.'-[] ].
broken(info_missing(Key)) -->
    [ 'game_info/1 não diz ~q.'-[Key] ].
broken(info_wrong(Key, Value)) -->
    [ 'game_info/1 diz ~q, que não pode ser o seu ~q.'-[Value,Key] ].
broken(option_default(Name)) -->
    [ 'game_info/1: o valor por omissão da opção ~q não é um dos seus '-[Name],
      'valores.'-[]
    ].
broken(option_labels(Name)) -->
    [ 'game_info/1: as etiquetas da opção ~q não são uma string para '-[Name],
      'cada um dos seus valores.'-[]
    ].
broken(longer_than_it_says(Plies)) -->
    [ 'Um jogo não acaba: ainda dura depois de ~d jogadas, '-[Plies],
      'e game_info/1 diz que não devia.'-[]
    ].
broken(more_moves_than_it_says(Count)) -->
    [ 'Há ~d jogadas, mais do que most_moves de game_info/1.'-[Count] ].
broken(state_not_ground) -->
    [ 'O estado tem variáveis.'-[] ].
broken(state_lost_in_text) -->
    [ 'O estado, escrito e lido outra vez, é outro termo.'-[] ].
broken(no_player(Player)) -->
    [ 'player_to_move/2 dá ~q, que não é um jogador de game_info/1.'-[Player] ].
broken(moves_no_list) -->
    [ 'valid_moves/2 não dá uma lista.'-[] ].
broken(moves_not_ground) -->
    [ 'valid_moves/2 dá jogadas com variáveis.'-[] ].
broken(moves_twice) -->
    [ 'valid_moves/2 lista uma jogada duas vezes.'-[] ].
broken(moves_unsorted) -->
    [ 'valid_moves/2 dá jogadas fora da ordem dos termos.'-[] ].
broken(moves_of_player(Player)) -->
    [ 'valid_moves/3 para ~q não concorda com valid_moves/2: tem de dar '-
      [Player],
      'o mesmo a quem tem a vez, e [] ao outro.'-[]
    ].
broken(over_with_moves) -->
    [ 'O jogo acabou e valid_moves/2 ainda dá jogadas.'-[] ].
broken(stuck) -->
    [ 'Não há jogadas e game_over/2 diz que o jogo continua.'-[] ].
broken(reason_not_ground) -->
    [ 'game_end/2 dá uma razão com variáveis.'-[] ].
broken(ended_in_play(Reason)) -->
    [ 'game_end/2 dá ~q, e game_over/2 diz que o jogo continua.'-[Reason] ].
broken(no_winner(Winner)) -->
    { var(Winner) },
    !,
    [ 'game_over/2 não diz quem ganhou: dá uma variável.'-[] ].
broken(no_winner(Winner)) -->
    [ 'game_over/2 dá ~q, que não é um jogador nem draw.'-[Winner] ].
broken(winner_has_less(Winner)) -->
    [ '~q ganhou, e value/3 é maior para o outro.'-[Winner] ].
broken(value_no_number(Player, Value)) -->
    [ 'value/3 para ~q dá ~q, que não é um número.'-[Player,Value] ].
broken(value_out_of_range(Player, Value)) -->
    [ 'value/3 para ~q dá ~w, fora de value_range de game_info/1.'-
      [Player,Value]
    ].
broken(rules_no_strings(Lines)) -->
    [ 'rules_text/2 não dá uma lista de strings: ~q'-[Lines] ].
broken(effects_no_messages(Move, Messages)) -->
    [ 'move_effects/3 para ~q não dá uma lista de mensagens: ~q'-
      [Move,Messages]
    ].
broken(move_refused(Move)) -->
    [ 'move/3 recusa uma jogada que valid_moves/2 oferece: ~q'-[Move] ].
broken(move_accepted(Move)) -->
    [ 'move/3 aceita uma jogada que valid_moves/2 não oferece: ~q'-[Move] ].
broken(move_changes_nothing(Move)) -->
    [ 'move/3 dá outra vez o mesmo estado: ~q'-[Move] ].
broken(no_best_moves(Level)) -->
    [ 'best_moves/3 não dá jogadas no nível ~w.'-[Level] ].
broken(best_moves_unsorted(Level)) -->
    [ 'best_moves/3 não está ordenado, sem repetidos, no nível ~w.'-[Level] ].
broken(best_move_not_legal(Level, Move)) -->
    [ 'best_moves/3 dá no nível ~w uma jogada que valid_moves/2 não dá: '-
      [Level],
      '~q'-[Move]
    ].
broken(bot_chooses_other(Level, Move)) -->
    [ 'O programa do nível ~w escolhe uma jogada que best_moves/3 não dá: '-
      [Level],
      '~q'-[Move]
    ].
broken(bot_move_not_legal(Level, Move)) -->
    [ 'O programa do nível ~w escolhe uma jogada que valid_moves/2 não dá: '-
      [Level],
      '~q'-[Move]
    ].
broken(bot_out_of_turn(Level)) -->
    [ 'O programa do nível ~w joga quando não é a sua vez.'-[Level] ].
broken(bot_moves_at_the_end(Level)) -->
    [ 'O programa do nível ~w joga quando o jogo já acabou.'-[Level] ].
broken(notation_no_string(Move, Text)) -->
    [ 'move_notation/3 escreve ~q como ~q, que não é uma string.'-[Move,Text] ].
broken(notation_not_inverse(Text, Move)) -->
    [ 'move_notation/3 escreve ~q como "~w", e não o lê como '-[Move,Text],
      'esta jogada e só ela.'-[]
    ].
broken(position_no_word(Text)) -->
    [ 'state_notation/2 escreve ~q, que não é uma string sem espaços.'-[Text] ].
broken(position_not_inverse(Text)) -->
    [ 'state_notation/2 escreve "~w", e não o lê como '-[Text],
      'este estado e só ele.'-[]
    ].
broken(position_ignored(Text)) -->
    [ 'state_notation/2 falha para "~w"; tem de lançar um erro.'-[Text] ].
broken(position_no_state(Text)) -->
    [ 'state_notation/2 lê "~w" como um termo que não é um estado.'-[Text] ].
broken(no_reasons(Move, Reasons)) -->
    [ 'broken_rules/3 dá ~q para ~q, que não é uma lista de '-[Reasons,Move],
      'broken(Rule, Message).'-[]
    ].
broken(legal_move_forbidden(Move)) -->
    [ 'broken_rules/3 proíbe uma jogada que valid_moves/2 oferece: ~q'-[Move] ].
broken(nothing_forbids(Move)) -->
    [ 'broken_rules/3 permite uma jogada que valid_moves/2 não oferece: ~q'-
      [Move]
    ].
broken(shows_nothing(PI)) -->
    [ '~q não escreve nada.'-[PI] ].
broken(shows_more_than_ascii) -->
    [ 'show_game/2 com ascii(true) escreve mais do que ASCII.'-[] ].
broken(shows_otherwise) -->
    [ 'display_game(S) e show_game(S, []) escrevem coisas diferentes.'-[] ].
broken(no_steps(Move)) -->
    [ 'move_steps/3 não dá uma lista de step(What, Cell, Texts) para ~q.'-
      [Move]
    ].
broken(steps_alike) -->
    [ 'move_steps/3 faz duas jogadas parecerem a mesma.'-[] ].
broken(scene_without(Key)) -->
    [ 'scene/2 não dá um dict cujas ~q são como a interface as tem.'-[Key] ].
broken(scene_cells_alike) -->
    [ 'scene/2 dá uma casa duas vezes.'-[] ].
broken(scene_no_cell(Cell)) -->
    [ 'scene/2 não tem a casa ~q, que é usada.'-[Cell] ].

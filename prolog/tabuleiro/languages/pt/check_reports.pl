:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_pt_check_reports, []).
:- use_module('../../interface/language').

/** <module> Portuguese: reports on games, check/check_report_texts
*/

:- texts_of(tabuleiro, pt).

message(check_kind(rules)) -->
    [ ansi([bold,fg(red)], 'errado', []), '     '-[] ].
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
message(check_paste) -->
    [ '  Para o ver, cole isto no Prolog:'-[] ].

message(check_bots) -->
    [ 'Programas contra jogadas ao acaso:'-[] ].
message(check_bot(Level, Points, Count, Milliseconds)) -->
    [ '  nível ~w: ~w pontos em ~d jogos, ~2f ms por jogada'-
      [Level,Points,Count,Milliseconds]
    ].
message(check_note(turn_kept(Count, Moves))) -->
    [ '~d de ~d jogadas deixam a vez a quem as fez.'-[Count,Moves] ].

message(check_budget(inf)) -->
    !,
    [ 'Verificação sem limite de tempo.'-[], nl ].
message(check_budget(Seconds)) -->
    [ 'Verificação em ~w s no máximo (--budget).'-[Seconds], nl ].
message(checking) -->
    [ 'a verificar: '-[] ].
message(check_step(module)) -->
    [ 'o módulo e os seus inícios'-[] ].
message(check_step(games)) -->
    [ 'jogos ao acaso'-[] ].
message(check_step(values)) -->
    [ 'valores'-[] ].
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

message(check_kept(Game)) -->
    [ '~w cumpre a interface dos jogos; '-[Game] ].
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

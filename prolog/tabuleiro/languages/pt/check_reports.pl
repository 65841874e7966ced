:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_pt_check_reports, []).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(dcg/high_order), [sequence//2]).
:- autoload(library(lists), [member/2]).
:- use_module('../../interface/language').

/** <module> Portuguese: reports on games, check/check_report_texts
*/

:- texts_of(tabuleiro, pt).

message(check_breach(Breach)) -->
    { _{ kind:Kind, text:Text, count:Count, where:Where, plies:Plies,
         goal:Goal
       } :< Breach
    },
    kind(Kind),
    [ '~w'-[Text], nl ],
    example(Where, Count, Plies),
    source(Breach.file, Breach.line),
    goal(Goal).
message(check_end(Report)) -->
    bots(Report.bots),
    sequence(note_line, Report.notes),
    unchecked_list(Report.unchecked),
    summary(Report.breaches, Report).
message(checking_step(What)) -->
    [ 'a verificar: '-[] ],
    step(What).
message(check_note(Note)) -->
    note(Note).
message(check_unchecked(What)) -->
    unchecked(What).
message(check_budget(inf)) -->
    !,
    [ 'Verificação sem limite de tempo.'-[], nl ].
message(check_budget(Seconds)) -->
    [ 'Verificação em ~w s no máximo (--budget).'-[Seconds], nl ].

kind(rules) -->
    [ ansi([bold,fg(red)], 'errado', []), '     '-[] ].
kind(interface) -->
    [ ansi([bold,fg(yellow)], 'interface', []), '  '-[] ].
kind(style) -->
    [ ansi(bold, 'estilo', []), '     '-[] ].

example(module, _, _) -->
    [].
example(config(Config), _, _) -->
    [ '  configuração: ~q'-[Config], nl ].
example(state(State), 1, Plies) -->
    !,
    [ '  uma vez, '-[] ],
    after(Plies),
    [ ': ~q'-[State], nl ].
example(state(State), Count, Plies) -->
    [ '  ~d vezes; o exemplo mais pequeno, '-[Count] ],
    after(Plies),
    [ ': ~q'-[State], nl ].

after(0) -->
    !,
    [ 'no início'-[] ].
after(1) -->
    !,
    [ 'depois de 1 jogada'-[] ].
after(Plies) -->
    [ 'depois de ~d jogadas'-[Plies] ].

source(none, _) -->
    !.
source(File, Line) -->
    [ '  ~w:~d'-[File,Line], nl ].

goal("") -->
    !.
goal(Goal) -->
    { split_string(Goal, "\n", "", Lines) },
    [ '  Para o ver, cole isto no Prolog:'-[], nl ],
    sequence(goal_line, Lines).

goal_line(Line) -->
    [ '    ~w'-[Line], nl ].

bots([]) -->
    !.
bots(Bots) -->
    [ 'Programas contra jogadas ao acaso:'-[], nl ],
    sequence(bot, Bots).

bot(_-Games) -->
    { Games.games =:= 0 },
    !.
bot(Level-Games) -->
    { _{games:Count, points:Points, seconds:Seconds, moves:Moves} :< Games,
      Milliseconds is 1000*Seconds/max(1, Moves)
    },
    [ '  nível ~w: ~w pontos em ~d jogos, ~2f ms por jogada'-
      [Level,Points,Count,Milliseconds], nl
    ].

note_line(Note) -->
    note(Note),
    [ nl ].

note(turn_kept(Count, Moves)) -->
    [ '~d de ~d jogadas deixam a vez a quem as fez.'-[Count,Moves] ].

unchecked_list([]) -->
    !.
unchecked_list(List) -->
    [ 'Ficou por verificar:'-[], nl ],
    sequence(unchecked_line, List).

unchecked_line(What) -->
    [ '  '-[] ],
    unchecked(What),
    [ nl ].

unchecked(module) -->
    [ 'a informação e os inícios do jogo; o tempo acabou'-[] ].
unchecked(games(0, _)) -->
    !,
    [ 'nenhum jogo: não se pôde jogar'-[] ].
unchecked(games(Done, Planned)) -->
    [ 'todos os jogos: houve tempo para ~d de ~d'-[Done,Planned] ].
unchecked(part(Part, Done, All)) -->
    step(Part),
    [ ': só em ~d de ~d jogos'-[Done,All] ].
unchecked(slow(Level, Seconds)) -->
    [ 'o programa do nível ~w, depois de precisar de mais de ~w s para uma '-
      [Level,Seconds],
      'jogada'-[]
    ].
unchecked(bots(PI)) -->
    [ 'jogos dos programas, porque ~q nem sempre responde'-[PI] ].
unchecked(bot(Level, Done, Planned, late)) -->
    [ 'nível ~w contra jogadas ao acaso: houve tempo para ~d de ~d jogos'-
      [Level,Done,Planned]
    ].
unchecked(bot(Level, Done, Planned, error(Error))) -->
    [ 'nível ~w contra jogadas ao acaso: depois de ~d de ~d jogos, '-
      [Level,Done,Planned]
    ],
    prolog:translate_message(Error).

step(module) -->
    [ 'o módulo e os seus inícios'-[] ].
step(games) -->
    [ 'jogos ao acaso'-[] ].
step(values) -->
    [ 'valores'-[] ].
step(slow) -->
    [ 'programas, notação e tabuleiros'-[] ].
step(why) -->
    [ 'as razões de uma jogada não ser legal'-[] ].
step(again) -->
    [ 'as mesmas perguntas outra vez'-[] ].
step(program) -->
    [ 'o programa por baixo da adaptação'-[] ].
step(bots) -->
    [ 'jogos dos programas'-[] ].
step(bot(Level)) -->
    [ 'jogos do nível ~w contra jogadas ao acaso'-[Level] ].

summary([], Report) -->
    { _{game:Game, games:Games, positions:Positions, seconds:Seconds}
          :< Report
    },
    [ '~w cumpre a interface dos jogos; '-[Game] ],
    looked_at(Games, Positions, Seconds).
summary([Breach|Breaches], Report) -->
    { _{game:Game, games:Games, positions:Positions, seconds:Seconds}
          :< Report,
      findall(Kind, (member(B, [Breach|Breaches]), Kind = B.kind), Kinds),
      aggregate_all(count, member(rules, Kinds), Wrong),
      aggregate_all(count, member(interface, Kinds), Interface),
      aggregate_all(count, member(style, Kinds), Style)
    },
    [ '~w: errado ~d, interface ~d, estilo ~d; '-
      [Game,Wrong,Interface,Style]
    ],
    looked_at(Games, Positions, Seconds).

looked_at(Games, Positions, Seconds) -->
    [ 'viram-se '-[] ],
    count(Games, 'jogo ao acaso', 'jogos ao acaso'),
    [ ', '-[] ],
    count(Positions, posição, posições),
    [ ', ~1f s'-[Seconds] ].

count(1, One, _) -->
    !,
    [ '1 ~w'-[One] ].
count(Count, _, Many) -->
    [ '~d ~w'-[Count,Many] ].

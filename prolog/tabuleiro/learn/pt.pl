:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_learn_pt, []).
:- use_module(library(dcg/high_order), [sequence//2, sequence//3]).
:- use_module(library(lists), [memberchk/2]).
:- use_module('../texts/language').
:- use_module('../texts/layout').
:- use_module(texts).

/** <module> The texts of lessons and puzzles in Portuguese
*/

:- multifile prolog:message//2.

:- texts_of(tabuleiro, pt).

message(in_language(Texts)) -->
    { memberchk(pt-Text, Texts) },
    [ '~w'-[Text] ].

message(lesson_step(N, Count, Title)) -->
    [ nl, ansi(bold, 'Passo ~d de ~d: ~w', [N,Count,Title]), nl ].
message(go_on) -->
    [ 'Enter continua: '-[] ].
message(lesson_keys) -->
    [ 'Enter continua, voltar regressa ao passo anterior, sair termina.'-[], nl
    ].
message(lesson_finished) -->
    [ 'A lição acabou. Jogue um jogo, ou experimente os problemas.'-[], nl ].
message(exercise_right) -->
    [ ansi([bold,fg(green)], 'Certo!', []), nl ].
message(exercise_wrong) -->
    [ 'Não é isso. Tente outra vez, ou escreva dica.'-[], nl ].
message(exercise_solution(Move)) -->
    [ 'Serve ~w.'-[Move], nl ].
message(exercise_answer(Text)) -->
    [ 'A resposta: ~w'-[Text], nl ].
message(exercise_any) -->
    [ 'Serve qualquer jogada legal; jogadas mostra-as.'-[], nl ].
message(exercise_commands) -->
    [ 'Este comando é dos jogos. Aqui há jogadas, porquê, dica, desistir \c
       (mostra a solução), anular (volta atrás), tabuleiro, regras e \c
       sair.'-[], nl
    ].

message(error(in_lesson(Why, File, Line), _)) -->
    [ '~w:~d: '-[File,Line] ],
    in_lesson(Why).
message(error(in_puzzles(File, Line), _)) -->
    [ '~w:~d: isto não é um problema'-[File,Line] ].
message(lesson_faults([])) -->
    [ 'A lição não tem erros.'-[], nl ].
message(lesson_fault(text(Kind, Language))) -->
    [ 'falta ~w ~w'-[Language,Kind] ].
message(lesson_fault(illegal(Move))) -->
    [ '~w não é legal'-[Move] ].
message(lesson_fault(solutions(Missing, Wrong))) -->
    [ 'moves não tem ~w, e tem a mais ~w'-[Missing,Wrong] ].
message(lesson_fault(rules(Move, Rules))) -->
    [ 'proíbem ~w as regras ~w, não a da tarefa'-[Move,Rules] ].

message(not_kept('tabuleiro.puzzles', Error)) -->
    [ 'A sua pontuação vale até o programa acabar: '-[] ],
    prolog:translate_message(Error).
message(kept_damaged('tabuleiro.puzzles', File, Error)) -->
    [ 'Não é possível ler as suas pontuações, que são ignoradas. Ficam \c
       guardadas em ~w.'-[File], nl
    ],
    prolog:translate_message(Error).
message(puzzle(Rating, Own, Streak)) -->
    [ nl, ansi(bold, 'Um problema de ~d', [Rating]),
      '; a sua pontuação é ~d'-[Own]
    ],
    streak(Streak),
    [ '.'-[], nl ].
message(puzzle_task(Name)) -->
    [ 'Joga '-[] ],
    text(Name),
    [ '. Encontre a melhor jogada.'-[], nl ].
message(puzzle_line(Line)) -->
    [ 'O melhor jogo: '-[] ],
    sequence(written, [' '], Line),
    [ nl ].
message(puzzle_result(Result, Rating, Streak, Best)) -->
    sentence(puzzle_result(Result)),
    [ ' A sua pontuação é ~d'-[Rating] ],
    streak(Streak),
    best_streak(Streak, Best),
    [ '.'-[], nl ].
message(puzzle_result(solved)) --> [ 'Resolvido.'-[] ].
message(puzzle_result(helped)) --> [ 'Resolvido, com ajuda.'-[] ].
message(puzzle_result(failed)) --> [ 'Não foi à primeira.'-[] ].
message(puzzle_streak(N)) -->
    [ ', ~d resolvidos seguidos'-[N] ].
message(puzzle_best_streak(N)) -->
    [ '; a sua maior série é de ~d'-[N] ].
message(no_puzzle_left) -->
    [ 'Já tentou todos os problemas deste jogo.'-[], nl ].
message(puzzle_next) -->
    [ 'Enter para o problema seguinte, q para sair: '-[] ].
message(puzzle_no_more_hints) -->
    [ 'Só há duas dicas; desistir mostra a solução.'-[], nl ].
message(solutions([_])) -->
    !,
    [ 'A solução: '-[] ].
message(solutions(_)) -->
    [ 'As soluções: '-[] ].
message(puzzle_theme(Theme)) -->
    [ 'Tema: '-[] ],
    sentence(theme(Theme)),
    [ nl ].
message(puzzle_begins(What, Text)) -->
    [ 'Uma solução começa: '-[] ],
    text(What),
    [ ' '-[] ],
    text(Text),
    [ nl ].
message(puzzle_letter(What, Letter)) -->
    [ 'Uma solução começa: '-[] ],
    text(What),
    [ ' ~w...'-[Letter], nl ].
message(making_puzzles(Kept, Count, Games)) -->
    [ '~d de ~d problemas, de ~d jogos'-[Kept,Count,Games] ].
message(checking_puzzles(N, Count)) -->
    [ 'problema ~d de ~d'-[N,Count] ].
message(puzzles_checked(Count, Refuted)) -->
    { length(Refuted, Wrong) },
    [ '~d de ~d problemas são refutados.'-[Wrong,Count], nl ],
    sequence(refuted, Refuted).
message(refuted(no_puzzle)) -->
    [ 'nenhuma jogada é melhor do que todas as outras' ].
message(refuted(solutions(Moves))) -->
    [ 'as melhores jogadas são '-[] ],
    sequence(written, [', '], Moves).
message(theme(win1)) --> [ 'ganhar numa jogada'-[] ].
message(theme(win2)) --> [ 'ganhar em duas jogadas'-[] ].
message(theme(win3)) --> [ 'ganhar em três jogadas'-[] ].
message(theme(win4)) --> [ 'ganhar em quatro jogadas ou mais'-[] ].
message(theme(only_move)) --> [ 'jogada única'-[] ].
message(theme(capture)) --> [ 'captura'-[] ].
message(theme(defence)) --> [ 'defesa'-[] ].
message(theme(trap)) --> [ 'uma armadilha, o que parece melhor perde'-[] ].
message(theme(advantage)) --> [ 'vantagem'-[] ].

in_lesson(no_key(Line)) -->
    [ 'esta linha não é de uma lição: ~w'-[Line] ].
in_lesson(missing(Key)) -->
    [ 'falta ~w no passo'-[Key] ].
in_lesson(no_task(Text)) -->
    [ 'não há tarefa ~w'-[Text] ].

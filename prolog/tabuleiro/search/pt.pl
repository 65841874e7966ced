:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_search_pt, []).
:- use_module(library(dcg/high_order), [sequence//2, sequence//3]).
:- use_module('../texts/language').
:- use_module('../texts/layout').

/** <module> The texts of search in Portuguese, that of Portugal
*/

:- texts_of(tabuleiro, pt).

:- discontiguous message//1.

message(strength(1)) --> [ 'o mais fraco'-[] ].
message(strength(2)) --> [ 'muito fraco'-[] ].
message(strength(3)) --> [ 'fraco'-[] ].
message(strength(4)) --> [ 'modesto'-[] ].
message(strength(5)) --> [ 'razoável'-[] ].
message(strength(6)) --> [ 'bom'-[] ].
message(strength(7)) --> [ 'forte'-[] ].
message(strength(8)) --> [ 'muito forte'-[] ].
message(strength(9)) --> [ 'o mais forte'-[] ].

message(replay_start(1)) -->
    !,
    [ nl, ansi(bold, 'Início', []), ' de um jogo de 1 jogada'-[], nl ].
message(replay_start(Count)) -->
    [ nl, ansi(bold, 'Início', []), ' de um jogo de ~d jogadas'-[Count], nl ].
message(replay_ply(Ply, Count, Name, Move, Comment)) -->
    [ nl, 'Jogada ~d de ~d: '-[Ply,Count] ],
    text(Name),
    [ ' joga '-[], ansi(bold, '~w', [Move]) ],
    comment(Comment),
    [ nl ].
message(replay_keys) -->
    [ nl, 'Enter seguinte, p anterior, Home primeira, End última, q sair, \c
           ? ajuda'
    ].
message(replay_line) -->
    [ nl, 'Número de uma jogada, seguinte, anterior, sair (? para ajuda): '-
      []
    ].
message(replay_go(Count)) -->
    [ 'Que jogada, de 0 a ~d? '-[Count] ].
message(no_ply(Ply, Count)) -->
    [ 'Não existe a jogada ~w; há de 0 (início) a ~d.'-[Ply,Count], nl ].
message(replay_unknown(Answer)) -->
    [ '"~w" não é um comando aqui; ? mostra-os.'-[Answer], nl ].
message(replay_view(Views)) -->
    [ 'Que vista? '-[] ],
    sequence(view, [', '], Views),
    [ ': '-[] ].
message(no_play_on) -->
    [ 'Só o jogo que acabou agora pode continuar daqui.'-[], nl ].
message(over) -->
    [ 'O jogo já acabou aqui.'-[], nl ].

view(Name-_) -->
    sentence(word(Name)).

message(error(why_not(Reasons), domain_error(legal_move, Move))) -->
    [ '~p não é legal aqui:'-[Move], nl ],
    sentence(why_not(Reasons)).
message(game_over(none)) -->
    [ 'o jogo já acabou'-[] ].
message(game_over(Reason)) -->
    [ 'o jogo já acabou: '-[] ],
    reason(Reason).
message(not_in_notation(Near)) -->
    [ 'não é uma jogada na notação deste jogo'-[] ],
    sentence(near_moves(Near)).
message(no_move(Near)) -->
    [ 'não é uma jogada deste jogo'-[] ],
    sentence(near_moves(Near)).
message(no_beginning(Begin, Near)) -->
    [ 'nenhuma jogada legal começa por ~w'-[Begin] ],
    sentence(near_moves(Near)).
message(illegal(Near)) -->
    [ 'não é uma jogada legal'-[] ],
    sentence(near_moves(Near)).
message(none_better) -->
    [ 'Não se encontrou nenhuma jogada melhor.'-[] ].
message(then) -->
    [ 'depois'-[] ].
message(better(Percent)) -->
    { Percent < 0.5 },
    !,
    [ ' é tão boa: '-[] ].
message(better(Percent)) -->
    [ ' é melhor em ~0f %: '-[Percent] ].
message(differences(Move, Best)) -->
    [ 'A avaliação no fim depois de ~w, menos a que segue ~w:'-[Move,Best] ].
message(rule(Rule)) -->
    [ 'R~w: '-[Rule] ].
message(near([Near])) -->
    !,
    [ 'parecida: ~w'-[Near] ].
message(near(Nears)) -->
    [ 'parecidas: '-[] ],
    written_list(Nears).
message(score(Name, win(Plies), _)) -->
    !,
    text(Name),
    [ ' ganha em ~d'-[Plies] ].
message(score(Name, loss(Plies), _)) -->
    !,
    text(Name),
    [ ' perde em ~d'-[Plies] ].
message(score(Name, draw, _)) -->
    !,
    text(Name),
    [ ' empata'-[] ].
message(score(Name, Score, Chance)) -->
    { Percent is 100*Chance },
    text(Name),
    [ ' '-[] ],
    score_number(Score),
    [ ' logits, ~0f % de hipóteses de ganhar'-[Percent] ].
message(depth(book)) -->
    !,
    [ '  livro de aberturas  '-[] ].
message(depth(tables)) -->
    !,
    [ '  tabela  '-[] ].
message(depth(Depth)) -->
    [ '  profundidade ~d  '-[Depth] ].

:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_pt_matches, []).
:- autoload(library(dcg/high_order), [sequence//3]).
:- use_module('../../interface/language').
:- use_module('../../interface/layout').

/** <module> Portuguese: questions, matches, replays, interface/messages

And the texts of match/match_texts.
*/

:- multifile prolog:message//2.

:- texts_of(tabuleiro, pt).

prolog:message(pt, unhandled_exception(tabuleiro_leave)) -->
    [ 'O jogo foi abandonado.'-[] ].
prolog:message(pt, unhandled_exception(tabuleiro_leave_all)) -->
    [ 'O jogo foi abandonado.'-[] ].

                /*******************************
                *            LOADING           *
                *******************************/

message(prompt_game(Game, [])) -->
    [ 'Os predicados na linha de comandos são os de ~w.'-[Game] ].
message(prompt_game(Game, [PI|PIs])) -->
    [ 'Os predicados na linha de comandos são os de ~w, exceto '-[Game] ],
    quoted_list([PI|PIs]),
    { PI = Name/_ },
    [ ': o módulo user tem os seus. ~w:~q(...) chama o do jogo.'-[Game,Name] ].
message(no_library) -->
    [ 'tabuleiro corre sem a sua biblioteca em C; `make` compila-a.'-[] ].

                /*******************************
                *             MENUS            *
                *******************************/

message(choose) -->
    [ 'A sua escolha: '-[] ].
message(no_choice("", N)) -->
    [ 'Escreva um número de 1 a ~d.'-[N], nl ].
message(no_choice(Answer, N)) -->
    [ '"~w" não está na lista: escreva um número de 1 a ~d.'-[Answer,N], nl ].
message(possibilities(N)) -->
    [ '~d possibilidades'-[N] ].

                /*******************************
                *            MATCHES           *
                *******************************/

message(computer(Name)) -->
    [ ' (computador, '-[] ],
    text(Name),
    [ ')'-[] ].
message(plays(Move)) -->
    [ ' joga '-[], ansi(bold, '~w', [Move]) ].
message(next_move) -->
    [ 'Enter para a próxima jogada: '-[] ].
message(loses(Move)) -->
    [ '~w perde logo'-[Move] ].
message(play_it) -->
    [ 'Joga-a mesmo assim? (s ou n): '-[] ].
message(yes_or_no) -->
    [ 'Escreva s ou n.'-[], nl ].
message(winner(draw)) -->
    [ ansi(bold, 'O jogo acaba empatado', []) ].
message(winner(player(Name))) -->
    { local_text(Name, Local) },
    [ ansi(bold, '~w ganha', [Local]) ].
message(points_to(Points1, Points2)) -->
    [ ', ~w a ~w'-[Points1,Points2] ].
message(what(Player, What)) -->
    text(Player),
    [ ', '-[] ],
    text(What),
    [ ' (? para ajuda): '-[] ].
message(no_answer(Answer, What)) -->
    [ '"~w" não é possível ('-[Answer] ],
    text(What),
    [ '); ? mostra o que é.'-[], nl ].
message(no_word(Answer)) -->
    [ '"~w" não é uma resposta nem um comando; '-[Answer] ].
message(did_you_mean(Names)) -->
    [ 'quis dizer '-[] ],
    sequence(written, [' ou '], Names),
    [ '?'-[] ].
message(pick(What, Text)) -->
    text(What),
    [ ': ~w  (setas ou Tab, Enter, Escape)'-[Text] ].
message(again(What)) -->
    [ 'Escreva: '-[] ],
    text(What),
    [ ', ou ? para ajuda.'-[], nl ].
message(pie_title(Title)) -->
    [ '~w, com a regra da torta'-[Title] ].
message(pie_player(first)) -->
    [ 'Primeiro'-[] ].
message(pie_player(second)) -->
    [ 'Segundo'-[] ].
message(pie_sides(First, Second)) -->
    has(First, Second),
    [ '.'-[], nl ].
message(pie_choice(First, Second)) -->
    has(First, Second),
    [ ', ou escreve swap para trocar de lado.'-[], nl ].
message(pie_swapped(First, Second)) -->
    [ 'Os lados foram trocados: '-[] ],
    has(First, Second),
    [ '.'-[] ].
message(pie_rule) -->
    [ 'Regra da torta: depois do primeiro turno, o outro jogador pode trocar '-
      [], nl,
      'de lado com a palavra swap, em vez de jogar.'-[]
    ].
message(error(pie_player(Term), _)) -->
    [ '~q é um programa e não conhece a regra da torta'-[Term] ].
message(error(pie_opening, _)) -->
    [ 'com a regra da torta não há abertura ao acaso: o primeiro jogador '-[],
      'escolhe-a'-[]
    ].
message(no_swap_now) -->
    [ 'só o segundo jogador troca de lado, no seu primeiro turno'-[] ].
message(games_done(Done, Count, Score, Elapsed, Left)) -->
    [ '~d de ~d jogos, pontuação ~1f, ~0f s'-[Done,Count,Score,Elapsed] ],
    left(Left).

                /*******************************
                *            BOARDS            *
                *******************************/

message(marks) -->
    [ '( ) última jogada, [ ] possível, { } ambas'-[] ].
message(last_move) -->
    [ 'Última jogada'-[] ].
message(possible) -->
    [ 'Possível'-[] ].
message(place(What, [])) -->
    reason(What),
    [ ': nada.'-[] ].

                /*******************************
                *            REPLAYS           *
                *******************************/

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
    [ 'Não há a jogada ~w; vão da 0, o início, à ~d.'-[Ply,Count], nl ].
message(replay_unknown(Answer)) -->
    [ '"~w" não é um comando aqui; ? mostra-os.'-[Answer], nl ].
message(replay_view(Views)) -->
    [ 'Que vista? '-[] ],
    sequence(view, [', '], Views),
    [ ': '-[] ].
message(over) -->
    [ 'O jogo já acabou aqui.'-[], nl ].

                /*******************************
                *        ENDS AND FAULTS       *
                *******************************/

message(why_ended(threefold)) -->
    [ 'Esta posição ocorreu pela terceira vez.'-[] ].
message(why_ended(max_plies)) -->
    [ 'O jogo chegou ao número máximo de jogadas.'-[] ].
message(why_ended(agreed)) -->
    [ 'Os jogadores acordaram um empate.'-[] ].
message(why_ended(resigned(Player))) -->
    text(Player),
    [ ' desistiu.'-[] ].
message(why_ended(time(Player))) -->
    text(Player),
    [ ' gastou demasiado tempo.'-[] ].

message(fault(failed)) -->
    [ 'não escolhe nenhuma jogada.'-[] ].
message(fault(illegal(Move))) -->
    [ 'faz a jogada ilegal ~p.'-[Move] ].
message(fault(silent)) -->
    [ 'não respondeu a tempo.'-[] ].
message(fault(flood)) -->
    [ 'escreve sem fim.'-[] ].
message(fault(died(Status))) -->
    [ 'terminou, com o estado ~w.'-[Status] ].
message(fault(refused(Move))) -->
    [ 'faz ~p, que valid_moves/2 oferece e move/3 recusa.'-[Move] ].
message(fault(crashed(Move, Error))) -->
    [ 'faz ~p, que valid_moves/2 oferece, e move/3 lança um erro:'-[Move], nl ],
    prolog:translate_message(Error).
message(fault(error(Ball))) -->
    [ 'falha com um erro:', nl ],
    prolog:translate_message(Ball).

                /*******************************
                *             PARTS            *
                *******************************/

view(Name-_) -->
    sentence(word(Name)).

left(unknown) -->
    !.
left(Seconds) -->
    [ ', faltam ~0f s'-[Seconds] ].

has(First, Second) -->
    [ 'o Primeiro tem o lado '-[] ],
    text(First),
    [ ', o Segundo o lado '-[] ],
    text(Second).

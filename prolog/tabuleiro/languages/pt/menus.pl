:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_pt_menus, []).
:- autoload(library(dcg/high_order), [sequence//2]).
:- use_module('../../interface/language').
:- use_module('../../interface/layout').
:- use_module('../../interface/menu_messages').

/** <module> Portuguese: menus and settings, interface/menu_messages
*/

:- texts_of(tabuleiro, pt).

message(item(Item)) -->
    item(Item).

                /*******************************
                *           PLAYERS            *
                *******************************/

message(human) -->
    [ 'pessoa' ].
message(level(Number, Word)) -->
    [ 'nível ~w'-[Number] ],
    in_parentheses(Word).
message(engine(Command)) -->
    [ 'programa ~w'-[Command] ].
message(program) -->
    [ 'Comando, por exemplo python3 examples/wali_bot.py (Enter volta \c
       atrás): '-[]
    ].
message(no_program(Name)) -->
    [ 'Não há nenhum programa ~w.'-[Name], nl ].
message(program_fault(Command, Fault)) -->
    [ '~w '-[Command] ],
    sentence(fault(Fault)),
    [ nl ].
message(players_title) -->
    [ 'Jogadores dos próximos jogos; Começar inicia um' ].
message(how_strong(Name)) -->
    [ 'Que força tem o computador, que joga com '-[] ],
    text(Name),
    [ '?'-[] ].
message(seat(Name)) -->
    [ 'quem joga com '-[] ],
    text(Name).

message(strength(1)) --> [ 'o mais fraco'-[] ].
message(strength(2)) --> [ 'muito fraco'-[] ].
message(strength(3)) --> [ 'fraco'-[] ].
message(strength(4)) --> [ 'modesto'-[] ].
message(strength(5)) --> [ 'razoável'-[] ].
message(strength(6)) --> [ 'bom'-[] ].
message(strength(7)) --> [ 'forte'-[] ].
message(strength(8)) --> [ 'muito forte'-[] ].
message(strength(9)) --> [ 'o mais forte'-[] ].

                /*******************************
                *           SETTINGS           *
                *******************************/

message(setting(pace)) -->
    [ 'Ritmo entre dois computadores' ].
message(setting(warn)) -->
    [ 'Aviso quando a primeira jogada perde logo' ].
message(setting(pie)) -->
    [ 'Regra da torta: após o primeiro turno o outro pode trocar de lado' ].
message(view(Name, Effect)) -->
    [ 'Vista '-[] ],
    sentence(word(Name)),
    [ ' ('-[] ],
    text(Effect),
    [ ')'-[] ].
message(setting_value(pace, inf)) -->
    [ 'Enter mostra cada jogada' ].
message(setting_value(pace, 0)) -->
    !,
    [ 'sem pausa' ].
message(setting_value(pace, 1)) -->
    !,
    [ 'um segundo por jogada' ].
message(setting_value(pace, Seconds)) -->
    [ '~w segundos por jogada'-[Seconds] ].
message(setting_value(_, true)) -->
    [ 'sim' ].
message(setting_value(_, false)) -->
    [ 'não' ].
message(seconds) -->
    [ 'Segundos, por exemplo 0.5 (Enter não muda nada): ' ].
message(value_now(Now)) -->
    [ ' (agora ~w): '-[Now] ].
message(no_value(Answer, Option)) -->
    [ '"~w" não é possível; são possíveis: '-[Answer] ],
    values_text(Option),
    [ '.'-[], nl ].
message(settings_damaged(File, Error)) -->
    [ 'Não é possível ler as opções dos últimos jogos, que são ignoradas. \c
       Ficam guardadas em ~w.'-[File], nl
    ],
    prolog:translate_message(Error).

                /*******************************
                *          ANSWERING           *
                *******************************/

message(choice_help(Words)) -->
    [ 'Escreva um número, ou as palavras ao lado dele. E ainda:'-[], nl ],
    sequence(word_help, Words),
    word_help('voltar, q'-back).
message(typed_help) -->
    [ 'Escreva um valor; Enter, voltar ou q não muda nada; regras \c
       mostra as regras.'-[], nl
    ].
message(file) -->
    [ 'Nome do ficheiro (Enter volta atrás): '-[] ].
message(no_records(none, File)) -->
    [ 'Não há nenhum ficheiro ~w.'-[File], nl ].
message(no_records([], File)) -->
    [ 'Não há nenhum jogo em ~w.'-[File], nl ].

                /*******************************
                *            LABELS            *
                *******************************/

item(start(Seats)) -->
    [ 'Começar: '-[] ],
    seats(Seats).
item(players)             --> [ 'Jogadores' ].
item(match(human, human)) --> [ 'Pessoa contra pessoa' ].
item(match(human, bot))   --> [ 'Pessoa contra computador' ].
item(match(bot, human))   --> [ 'Computador contra pessoa' ].
item(match(bot, bot))     --> [ 'Computador contra computador' ].
item(settings)            --> [ 'Opções' ].
item(rules)               --> [ 'Regras' ].
item(saved)               --> [ 'Jogos guardados' ].
item(play_on)             --> [ 'Continuar a jogar' ].
item(replay)              --> [ 'Rever' ].
item(credits)             --> [ 'Créditos' ].
item(other)               --> [ 'Outro número de segundos' ].
item(program)             --> [ 'Outro programa, por UGI' ].
item(back)                --> [ 'Voltar' ].
item(leave)               --> [ 'Sair' ].
item(no_change(Value)) -->
    [ 'Não mudar: '-[] ],
    text(Value).
item(record(N, Tags)) -->
    [ 'Jogo ~d'-[N] ],
    tags(Tags).

word_help(Word-Effect) -->
    [ '  ~w~t~12|'-[Word] ],
    effect(Effect),
    [ nl ].

effect(back)          --> [ 'volta atrás' ].
effect(rules)         --> [ 'as regras do jogo' ].
effect(match(K1, K2)) --> item(match(K1, K2)).

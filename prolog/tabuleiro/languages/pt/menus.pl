:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_pt_menus, []).
:- autoload(library(dcg/high_order), [sequence//2, sequence//3]).
:- autoload(library(lists), [memberchk/2]).
:- use_module('../../interface/language', [text//1]).
:- use_module('../../interface/menu_messages', [values_text//1]).

/** <module> Portuguese: menus and settings, interface/menu_messages
*/

:- multifile prolog:message//2.

prolog:message(pt, tabuleiro(Message)) -->
    message(Message),
    !.

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
message(how_strong(Name)) -->
    [ 'Que força tem o computador, que joga com '-[] ],
    text(Name),
    [ '?'-[] ].
message(seat(Name)) -->
    [ 'quem joga com '-[] ],
    text(Name).

                /*******************************
                *           SETTINGS           *
                *******************************/

message(setting(pace)) -->
    [ 'Ritmo entre dois computadores' ].
message(setting(warn)) -->
    [ 'Aviso quando a primeira jogada perde logo' ].
message(view(Name, Effect)) -->
    [ 'Vista ~w ('-[Name] ],
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
message(value(Option, Now)) -->
    text(Option.title),
    [ ', '-[] ],
    values_text(Option),
    [ ' (agora ~w): '-[Now] ].
message(no_value(Answer, Option)) -->
    [ '"~w" não é possível; são possíveis: '-[Answer] ],
    values_text(Option),
    [ '.'-[], nl ].
message(settings_damaged(File, Error)) -->
    [ 'As opções dos últimos jogos não se conseguem ler e são ignoradas. \c
       Ficam guardadas em ~w.'-[File], nl
    ],
    prolog:translate_message(Error).

                /*******************************
                *          ANSWERING           *
                *******************************/

message(choice_help(Words)) -->
    [ 'Escreva um número, ou as palavras ao lado dele. E ainda:'-[], nl ],
    sequence(word_help, Words),
    word_help('back, q'-back).
message(typed_help) -->
    [ 'Escreva um valor; Enter, back ou q não muda nada; rules mostra as \c
       regras.'-[], nl
    ].
message(file) -->
    [ 'Nome do ficheiro (Enter volta atrás): '-[] ].
message(file_error(Error)) -->
    prolog:translate_message(Error),
    [ nl ].
message(no_records(none, File)) -->
    [ 'Não há nenhum ficheiro ~w.'-[File], nl ].
message(no_records([], File)) -->
    [ 'Não há nenhum jogo em ~w.'-[File], nl ].

                /*******************************
                *            LABELS            *
                *******************************/

item(start(Seats)) -->
    [ 'Começar: '-[] ],
    sequence(seated, [', '], Seats).
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
item(back)                --> [ 'Voltar' ].
item(leave)               --> [ 'Sair' ].
item(no_change(Value)) -->
    [ 'Não mudar: '-[] ],
    text(Value).
item(setting(Title, Value)) -->
    text(Title),
    [ ': '-[] ],
    text(Value).
item(level(Name, Word, Strength)) -->
    text(Name),
    in_parentheses(Word),
    [ ': '-[] ],
    text(Strength).
item(record(N, Tags)) -->
    [ 'Jogo ~d'-[N] ],
    sequence(tag(Tags), ['Game','Player1','Player2','Date','Result']).

seated(Name-Who) -->
    text(Name),
    [ ' ~w'-[Who] ].

tag(Tags, Name) -->
    (   { memberchk(Name-Value, Tags) }
    ->  [ ', ~w'-[Value] ]
    ;   []
    ).

in_parentheses(none) -->
    !,
    [].
in_parentheses(Word) -->
    [ ' (' ],
    word(Word),
    [ ')' ].

word(strength(1)) --> [ 'o mais fraco' ].
word(strength(2)) --> [ 'muito fraco' ].
word(strength(3)) --> [ 'fraco' ].
word(strength(4)) --> [ 'modesto' ].
word(strength(5)) --> [ 'razoável' ].
word(strength(6)) --> [ 'bom' ].
word(strength(7)) --> [ 'forte' ].
word(strength(8)) --> [ 'muito forte' ].
word(strength(9)) --> [ 'o mais forte' ].

word_help(Word-Effect) -->
    [ '  ~w~t~12|'-[Word] ],
    effect(Effect),
    [ nl ].

effect(back)          --> [ 'volta atrás' ].
effect(rules)         --> [ 'as regras do jogo' ].
effect(match(K1, K2)) --> item(match(K1, K2)).

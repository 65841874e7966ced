:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_portuguese, [test_portuguese/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(yall)).
:- use_module('../support/languages').
:- use_module('../support/run_swipl').
:- use_module('../support/texts').
:- use_module('../../prolog/tabuleiro/game/games').
:- use_module('../../prolog/tabuleiro/texts/language').
:- use_module('../../prolog/tabuleiro/base/printing', [message_text/2]).
:- use_module('../../prolog/tabuleiro/coach/comment').
:- use_module('../../prolog/tabuleiro/game/state_notation').
:- use_module('../../prolog/tabuleiro/play/commands').
:- use_module('../../prolog/tabuleiro/play/menu', []).
:- use_module('../../prolog/tabuleiro/play/steps').
:- use_module('../../prolog/tabuleiro/web/texts', []).

/** <module> Texts, words and numbers in Portuguese
*/

test_portuguese :-
    run_tests(portuguese).

:- begin_tests(portuguese, [setup(load_languages)]).

test(one_spelling_of_a_word_is_no_riddle, Command == command(undo, "")) :-
    in_portuguese(read_command("anul", [], Command)).
test(a_beginning_is_that_of_portuguese_words_first,
     Commands == [one_of(["dica","desistir"]),command(quit, ""),
                  command(undo, "")]) :-
    in_portuguese(maplist([Line,Command]>>read_command(Line, [], Command),
                          ["d","s","und"], Commands)).
test(a_missing_argument_is_asked_for_in_portuguese,
     Text == "Escreva guardar FICHEIRO.") :-
    in_portuguese(message_text(argument_missing(save, 'FILE'), Text)).
test(english_words_always_work, Command == command(undo, "")) :-
    in_portuguese(read_command("undo", [], Command)).
test(accents_may_be_left_out, Command == command(level, "3")) :-
    in_portuguese(read_command("nivel 3", [], Command)).
test(portuguese_words_are_none_in_english, fail) :-
    read_command("anular", [], _).
test(a_fault_of_a_game_is_told_in_portuguese) :-
    in_portuguese(message_text(web(game_fault(heap, ["2"],
                                              "it called halt/1")), Text)),
    assertion(Text == "O jogo heap tem um erro depois das jogadas [2]: \c
                       chamou halt/1").
test(a_text_without_translation_is_english, Local == "no such text") :-
    in_portuguese(local_text("no such text", Local)).

test(numbers_have_a_comma) :-
    in_portuguese(message_text(fair_games(20, 24.1, 3.3), Text)),
    assertion(sub_string(Text, _, _, _, ": 24,1 jogadas, 3,3 ")),
    in_portuguese(message_text(thinking(0.71, line("Ciano", win(3), 1, 10,
                                                   ["a1"])), Thinking)),
    assertion(Thinking == "0,7 s  Ciano ganha em 3  profundidade 10  a1"),
    in_portuguese(message_text(setting_value(clock, 90+0.5), Clock)),
    assertion(Clock == "90 s + 0,5 s por jogada").
test(yes_and_no, Answers == [true,true,true,false,false,false]) :-
    in_portuguese(maplist(tabuleiro_terminal:yes_or_no,
                          ["s","sim","y","n","nao","não"], Answers)).

test(menu_and_game) :-
    typed(['LC_ALL'='C.UTF-8'], pt, wali,
          ["?", "regras", "hh", "x9", "b2 ", "anular", "ajuda", "a0", "b0",
           "porque b0", "sair", "sair"],
          Output, ""),
    in_order(["Começar: Branco pessoa, Preto recém-chegado (600)",
              "A sua escolha: ", "Escreva um número",
              "O tabuleiro tem 5 colunas",
              "Branco ○    0 no tabuleiro, 12 na mão; coloca uma pedra",
              "Branco, casa (? para ajuda): ", "não é possível (casa)",
              "Preto, casa", "A jogada foi anulada",
              "analisar [SEGUNDOS]", "recomeça a jogada",
              "b0 não é uma jogada legal aqui",
              "há uma pedra em b0"
             ],
             Output).
test(numbers_have_a_comma,
     [ forall(member(Message-Text,
                     [ percent(0.995, 1)-"99,5 %",
                       percent(0.5, 0)-"50 %",
                       decimal(2, -1.25)-"-1,25"
                     ])),
       Printed == Text
     ]) :-
    in_portuguese(message_text(Message, Printed)).
test(a_word_of_a_move_may_be_typed_in_portuguese,
     Texts == ["reserva","supply","@"]) :-
    load_game(mitsudomoe, _),
    mitsudomoe:initial_state(default, State0),
    foldl([Text,S0,S]>>( mitsudomoe:move_notation(S0, Move, Text),
                         mitsudomoe:move(S0, Move, S)
                       ),
          ["@b4","b5-b4","@d2","d1-d2"], State0, State),
    mitsudomoe:move_notation(State, Move, "@e3"),
    in_portuguese(steps_of(mitsudomoe, State, Move, [step(_, _, Texts)|_])).
test(the_word_for_swap_is_the_move_where_sides_may_change) :-
    typed(['LC_ALL'='C.UTF-8'], pt, mitsudomoe,
          ["opções","pie","sim","voltar","pp","@b3","a4-b3","trocar",
           "sair","sair"],
          Output, ""),
    in_order(["ou escreve trocar para trocar de lado",
              "Os lados foram trocados"
             ],
             Output).
test(reasons_are_portuguese_sentences) :-
    load_game(wali, _),
    state_notation(wali, State,
                   "1WB2/BWBWB/WBWBW/1WBWB/1BWBW/BW1BW_W_move_a3-a2,a4-a5"),
    once(wali:move_notation(State, Move, "d1-d0")),
    comment_move(wali, State, Move, Comment),
    readable_comment(wali, State, Comment, Message),
    in_portuguese(message_text(Message, Text)),
    in_order(["d1-d0: erro grave, ", "d1-d0 deixa o Preto fazer",
              "em linha em c1-d1-e1 e capturar d3." % accents may be left out
             ],
             Text).
test(words_of_a_replay) :-
    replay_typed(["ajuda","ultim","fim","ant","2","INICIO","virar","next",
                  "sair"],
                 Output),
    in_order(["Número de uma jogada", "Enter, n, seguinte", "jogada seguinte",
              "q, sair",
              "\"ultim\" não é um comando", "Jogada 3 de 3: Branco joga",
              "Jogada 2 de 3", "Jogada 2 de 3", "Início", "Início",
              "Jogada 1 de 3"
             ],
             Output).

test(views_have_words, [Command1,Command2] == [view(flip),view(flip)]) :-
    in_portuguese(( read_command("vir", [flip-""], Command1),
                    read_command("flip", [flip-""], Command2)
                  )).
test(menu_words) :-
    typed(['LC_ALL'='C.UTF-8'], pt, wali, ["?","pp","x","sair","","sair"],
          Output, ""),
    in_order(["pp        Pessoa contra pessoa", "voltar, q",
              "Branco, casa"
             ],
             Output).
test(no_accents_where_they_cannot_be_printed) :-
    typed(['LC_ALL'='C'], pt, wali, ["voltar"], Output, ""),
    in_order(["Comecar: Branco pessoa", "Opcoes"], Output).
test(accents_are_read_in_any_locale,
     [ forall(member(Locale, [[],['LANG'='C'],['LANG'='xx_XX.UTF-8']])),
       condition(ascii_tree)
     ]) :-
    typed(Locale, pt, wali, ["OPÇÕES","sair","créditos"], Output, ""),
    in_order(["Comecar", "Tamanho do tabuleiro", "Comecar", "vem do Dara"],
             Output).
test(a_text_that_is_typed_has_accents_that_are_not_printed,
     true(member("não", Texts))) :-
    in_portuguese(
        with_ascii(findall(Text, tabuleiro_terminal:spelled(no, Text),
                           Texts))).
test(a_board_in_ascii_has_no_accents,
     [ forall(( member(Game, [mitsudomoe,tactigon,waldmeister,wali]),
                member(View, [ascii(true),text(true),legend(true)])
              )),
       Beyond == []
     ]) :-
    load_game(Game, Module),
    Module:initial_state(default, State),
    in_portuguese(
        with_output_to(codes(Codes),
                       Module:show_game(State, [ascii(true),View]))),
    include(<(127), Codes, Beyond).
test(locale_chooses) :-
    typed(['LANG'='pt_PT.UTF-8'], default, wali, ["10"],
          Output, _),
    in_order(["A sua escolha: "], Output).
test(other_languages_are_english) :-
    typed(['LC_ALL'='C.UTF-8'], xx, wali, ["10"], Output, ""),
    in_order(["Start: White human"], Output).
test(threads_that_print_the_first_texts_wait_for_each_other,
     Output == "árvore baixa verde-clara\n") :-
    Goal = "load_game(waldmeister, _), \c
            set_prolog_flag(message_language, pt), \c
            findall(T, (between(1, 16, _), \c
                        thread_create((tabuleiro_language:local_text(\c
                            \"low light green tree\", L), \c
                            thread_exit(L)), T)), Ts), \c
            setof(L, T^(member(T, Ts), thread_join(T, exited(L))), Ls), \c
            forall(member(L, Ls), format(\"~w~n\", [L]))",
    run_swipl(['-g', Goal, '-t', halt, 'prolog/tabuleiro.pl'], "", Output, "",
              exit(0)).
test(language_is_no_path) :-
    typed(['LC_ALL'='C.UTF-8'], '../languages/pt', wali, ["10"], Output, ""),
    in_order(["Start: White human"], Output).
test(error_at_first) :-
    run_swipl(['LC_ALL'='C.UTF-8'],
              ['-g', "set_prolog_flag(message_language,pt)", '-g',
               "play(walli)", '-t', halt, 'prolog/tabuleiro.pl'],
              "", _, Errors, _),
    in_order(["não existe o jogo walli; quis dizer wali?"], Errors).

:- end_tests(portuguese).

:- meta_predicate in_portuguese(0).

in_portuguese(Goal) :-
    current_prolog_flag(message_language, Old),
    setup_call_cleanup(
        set_prolog_flag(message_language, pt),
        once(Goal),
        set_prolog_flag(message_language, Old)).

%   A game of three moves, replayed in Portuguese.

replay_typed(Lines, Output) :-
    tmp_file_stream(File, Out, [encoding(utf8)]),
    format(Out, '[Game "wali"]~n[Result "*"]~n~n1. a0 2. e4 3. c2 *~n', []),
    close(Out),
    format(string(Goal),
           "set_prolog_flag(message_language,pt), \c
            read_records(~q,[Record]), replay(Record,[])",
           [File]),
    atomics_to_lines(Lines, Input),
    call_cleanup(
        run_swipl(['LC_ALL'='C.UTF-8'],
                  ['-g', Goal, '-t', halt, 'prolog/tabuleiro.pl'], Input,
                  Output, "", exit(0)),
        delete_file(File)).

:- meta_predicate with_ascii(0).

with_ascii(Goal) :-
    setup_call_cleanup(
        set_prolog_flag(tabuleiro_ascii, true),
        Goal,
        set_prolog_flag(tabuleiro_ascii, false)).

typed(Locale, Language, Game, Lines, Output, Errors) :-
    format(string(Goal), "set_prolog_flag(message_language,~q),play_game(~q)",
           [Language,Game]),
    atomics_to_lines(Lines, Input),
    run_swipl(Locale,
              ['-g', Goal, '-t', halt, 'prolog/tabuleiro/play/menu.pl'],
              Input, Output, Errors0, Status),
    Errors = Errors0,
    assertion(Status == exit(0)).

atomics_to_lines(Lines, Input) :-
    atomic_list_concat(Lines, '\n', Atom),
    string_concat(Atom, "\n", Input).

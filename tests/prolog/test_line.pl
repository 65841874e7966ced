/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- encoding(utf8).
:- module(test_line, [test_line/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(yall)).
:- use_module('../support/converse').
:- use_module('../support/run_swipl', [has_terminal/0, run_in_terminal/4]).

/** <module> Editing an answer at a terminal
*/

test_line :-
    run_tests([line, cursor]).

%   Answers are the answers to Asks, goals of tabuleiro_terminal without their
%   last argument, or their exceptions, in a terminal of Type. Each of Lines is
%   typed after its question is shown: before that, the terminal is not in raw
%   mode.

answers(Type, Asks, Lines, Answers) :-
    arguments(Asks, Arguments),
    foldl(question, Asks, Lines, Dialogue, []),
    converse(Type, Arguments, Dialogue, Output),
    printed_answers(Output, Answers).

question(Ask, Line, [see(Prompt),type(Line)|Dialogue], Dialogue) :-
    arg(1, Ask, Message),
    prompt(Message, Text),
    string_concat("\n", Text, Prompt).

prompt(choose,    "Your choice: ").
prompt(next_move, "Enter for the next move: ").

arguments(Asks, ['-g',Goal,'-t',halt,
                 'prolog/tabuleiro/play/terminal.pl']) :-
    format(string(Goal),
           "nl,findall(A,(member(G,~q),catch(call(tabuleiro_terminal:G,A),\c
            E,A=E)),As),print(answers(As))",
           [Asks]).

printed_answers(Output, Answers) :-
    sub_string(Output, Before, _, _, "answers("),
    !,
    sub_string(Output, Before, _, 0, Text),
    term_string(answers(Answers), Text).

:- meta_predicate in_locale(+, +, 0).

in_locale(Locale, Encoding, Goal) :-
    stream_property(user_input, encoding(OldEncoding)),
    (   getenv('LC_ALL', Old)
    ->  true
    ;   Old = ''
    ),
    setup_call_cleanup(
        ( setenv('LC_ALL', Locale),
          set_stream(user_input, encoding(Encoding))
        ),
        once(Goal),
        ( set_stream(user_input, encoding(OldEncoding)),
          setenv('LC_ALL', Old)
        )).

%   Answers are the answers to a question that is asked once for each of Lines.

edited(Lines, Answers) :-
    findall(ask(choose), member(_, Lines), Asks),
    maplist([Line,Typed]>>string_concat(Line, "\r", Typed), Lines, Entered),
    answers(xterm, Asks, Entered, Answers).

:- begin_tests(line, [condition(has_terminal)]).

test(accents_are_shown_if_the_locale_has_them,
     [ forall(member(Locale-Encoding-Shown,
                     [ 'C'-text-"ate", 'xx_XX.UTF-8'-iso_latin_1-"ate",
                       'pt_PT.ISO-8859-1'-text-"até", 'C.UTF-8'-utf8-"até"
                     ])),
       Codes == ShownCodes
     ]) :-
    string_codes(Shown, ShownCodes),
    in_locale(Locale, Encoding, tabuleiro_line:echoed(`até`, Codes)).

test(ctrl_w_deletes_the_word_and_the_blanks_after_it, Left == ` a`) :-
    tabuleiro_line:edited(ctrl(w), `  cb a`, [], Left, []).
test(characters_have_widths, Widths == [1,1,0,2,2,2,2]) :-
    string_codes("a\u00e9\u0301\u65e5\ud55c\uff21\U0001f600", Codes),
    findall(Width,
            ( member(Code, Codes),
              tabuleiro_line:width([Code], Width)
            ),
            Widths).
test(a_line_that_just_fits_is_shown, Left-Fit == 0-[0'a,0x65e5]) :-
    tabuleiro_line:that_fit([0'a,0x65e5,0'b], 3, Left, Fit).
test(keys_move_and_delete,
     Answers == ["abc","xab","acb","ab","c","a c","axb","ab","a b"]) :-
    edited([ 'abc',
             'ab\e[Hx',                 % Home
             'ab\e[Dc',                 % left
             'abx\x7f\',                % Backspace
             'ab\x15\c',                % Ctrl-U
             'a b\x17\c',               % Ctrl-W
             'ab\x1\\e[Cx',             % Ctrl-A, right
             'abc\e[D\xb\',             % Ctrl-K
             'a \e[H\e[F\e[3~b'         % End, Delete
           ],
           Answers).
test(keys_without_effect_are_no_text, Answers == ["a","b"]) :-
    edited(['\e[C\e[D\x7f\\e[15~a\e[20;5~\t', '\e[200~b\e[201~'], Answers).
test(wide_and_combining_characters, Answers == ["é日本","b"]) :-
    edited(['é本\e[D日', '日\x7f\b'], Answers).
test(a_line_longer_than_the_terminal_is_wide, Answers == [Long]) :-
    numlist(1, 60, Numbers),
    atomic_list_concat(Numbers, Line),
    edited([Line], [Answer]),
    Answers = [Answer],
    atom_string(Line, Long).
test(typed_ahead_lines_are_kept, Answers == ["a","b","c"]) :-
    Asks = [ask(choose),ask(choose),ask(choose)],
    arguments(Asks, Arguments),
    run_in_terminal(xterm, Arguments, "a\nb\nc\n", Output),
    printed_answers(Output, Answers).
test(earlier_answers_to_the_same_question,
     Answers == ["x","one","y","one","y"]) :-
    answers(xterm,
            [ ask(next_move), ask(choose), ask(next_move), ask(choose),
              ask(next_move)
            ],
            ["x\r", "one\r", "y\r", "\e[A\e[A\r", "\e[A\e[A\e[B\r"],
            Answers).
test(tab_completes_what_is_common, Answers == ["Black","White king","qu"]) :-
    findall(ask(choose, ["Black","White king","White queen"]),
            between(1, 3, _), Asks),
    answers(xterm, Asks, ["b\t\r","w\tk\t\r","qu\t\r"], Answers).
test(tab_lists_what_is_possible) :-
    arguments([ask(choose, ["white king","white queen"])], Arguments),
    run_in_terminal(xterm, Arguments, "w\t\tq\t\r", Output),
    assertion(sub_string(Output, _, _, _, "  white king   white queen")),
    printed_answers(Output, Answers),
    assertion(Answers == ["white queen"]).
test(an_arrow_on_an_empty_line, Answers == ["ba","c",arrow(left)]) :-
    answers(xterm,
            [ ask_or_arrow(choose, []), ask(choose),
              ask_or_arrow(choose, [])
            ],
            ["a\e[Db\r", "\e[Dc\r", "\e[D"], Answers).
test(end_of_file_leaves_one_level, Answers == [tabuleiro_leave,"a"]) :-
    answers(xterm, [ask(choose),ask(choose)], ["\x4\","a\r"], Answers).
test(ctrl_c_leaves_one_level, Answers == [tabuleiro_leave,"a"]) :-
    answers(xterm, [ask(choose),ask(choose)], ["\x3\","a\r"], Answers).
test(a_dumb_terminal_has_no_keys,
     Answers == ["a .",tabuleiro_leave,"c"]) :-
    answers(dumb, [ask(choose,["abc"]),ask(choose),ask(choose)],
            ["a\t.\n","\x4\","c\n"], Answers).
test(the_terminal_is_restored) :-
    run_in_terminal(xterm,
                    [ '-g', "catch(tabuleiro_keys:with_keys([_]>>throw(x)),\c
                             x,shell(\"stty -a\"))",
                      '-t', halt, 'prolog/tabuleiro/play/keys.pl'
                    ],
                    "", Output),
    assertion(sub_string(Output, _, _, _, " icanon")),
    assertion(sub_string(Output, _, _, _, " echo ")).

:- end_tests(line).

                /*******************************
                *            CURSOR            *
                *******************************/

%   Output is that of a game of Game that begins with the keys in Input.

picked(Game, Config, Input, Output) :-
    game_arguments(Game, Config, Arguments),
    run_in_terminal(xterm, Arguments, Input, Output).

game_arguments(Game, Config,
               ['-g',Goal,'-t',halt,'prolog/tabuleiro.pl']) :-
    format(string(Goal),
           "catch(play_match(~q,human,human,_,[config(~q),warn(false)]),\c
            Ball,(print(Ball),nl))",
           [Game,Config]).

shows(Output, Text) :-
    assertion(sub_string(Output, _, _, _, Text)).

:- begin_tests(cursor, [condition(has_terminal)]).

test(arrows_go_to_the_next_cell) :-
    picked(wali, [size(5-6)],
           "\e[B\e[B\e[B\e[C\r\e[A\t\e[B\e[A\e[D\r", Output),
    shows(Output, "White plays b2"),
    shows(Output, "Black plays a1").
test(choices_without_a_cell_are_below_the_board) :-
    picked(waldmeister, [size(3)], "\e[A\e[C\r\e[B\r", Output),
    shows(Output, "tree to plant: 1-2"),
    shows(Output, "Player 1 plays 1-2@").
test(escape_takes_back_a_step_and_then_leaves) :-
    game_arguments(waldmeister, [size(3)], Arguments),
    converse(xterm, Arguments,
             [ see("help): "), type("\e[A"),
               see("tree to plant: 1-1"), type("\r"),
               see("cell: a1"), type("\e"),
               see("tree to plant: 1-1"), type("\e"),
               see("help): "), type("quit\r")
             ],
             _).
test(ctrl_c_while_choosing_is_quit) :-
    game_arguments(waldmeister, [size(3)], Arguments),
    converse(xterm, Arguments,
             [ see("help): "), type("\e[A"),
               see("tree to plant: 1-1"), type("\x3\"),
               see("tabuleiro_leave")
             ],
             _).
test(tab_completes_moves_and_commands) :-
    game_arguments(wali, [size(5-6)], Arguments),
    converse(xterm, Arguments,
             [ see("help): "), type("und\t\r"), see("undo"),
               see("help): "), type("e\t\t"), see("e0"), see("e5"),
               type("3\r"), see("White plays e3"),
               see("help): "), type("quit\r"),
               see("save in: "), type("\r")
             ],
             _).
test(a_board_that_does_not_fit_is_a_list) :-
    picked(waldmeister, [size(11)], "\e[A\r\t\r", Output),
    shows(Output, "Player 1 plays 1-1@").

:- end_tests(cursor).

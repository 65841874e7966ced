/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_book, [test_book/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module('../support/cli').
:- use_module('../support/converse').
:- use_module('../support/deterministic').
:- use_module('../support/for_all').
:- use_module('../support/run_swipl').
:- use_module('../support/starts').
:- use_module('../support/texts').
:- use_module('../support/tool').
:- use_module('../support/ugi_client').
:- use_module('../support/untimed').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/search/analyse').
:- use_module('../../prolog/tabuleiro/search/book').
:- use_module('../../prolog/tabuleiro/search/levels').

/** <module> Opening books: how searches use them, and how they are made
*/

test_book :-
    run_tests([book,book_files,book_builder]).

%   in_file(+Text, :Goal): File has Text while Goal runs.

:- meta_predicate in_file(+, -, 0).

in_file(Text, File, Goal) :-
    tmp_file(book, File),
    setup_call_cleanup(
        write_text(File, Text),
        Goal,
        delete_file(File)).

:- begin_tests(book).

test(every_game_has_one, [forall(game_name(Game)), true(Lines = [_|_])]) :-
    start(Game, State),
    deterministic(analyse(Game, State, Lines, [book(true),multi_pv(all)])),
    for_all(member(Line, Lines), get_dict(book, Line, true)).
test(it_is_that_of_the_rules_in_prolog_too, Lines == InC) :-
    start(wali, State),
    load_game(wali_reference, _),
    analyse(wali, State, InC, [book(true)]),
    analyse(wali_reference, State, Lines, [book(true)]).
test(the_best_line_is_first, Best == [Line]) :-
    start(wali, State),
    analyse(wali, State, Best, [book(true)]),
    analyse(wali, State, [Line|_], [book(true),multi_pv(all)]).
test(its_lines_have_terms_if_wanted, true(Terms = [_|_])) :-
    start(wali, State),
    analyse(wali, State, [Line], [book(true),terms(true)]),
    get_dict(terms, Line, Terms).
test(a_search_has_none_unless_asked, [nondet]) :-
    start(wali, State),
    analyse(wali, State, [Line], [nodes(1000)]),
    \+ get_dict(book, Line, _).
test(no_level_has_one_in_choose_move, fail) :-
    search_levels(1, Levels),
    member(Level, Levels),
    memberchk(book(true), Level.search).
test(a_person_plays_against_levels_8_and_9_with_it, Numbers == [8,9]) :-
    load_game(wali, _),
    wali:game_info(Info),
    findall(Number,
            ( between(1, 9, Number),
              with_book(Info, Number, search(Options)),
              memberchk(book(true), Options)
            ),
            Numbers).
test(a_seed_decides_between_moves, Moves == Again) :-
    chosen(Moves),
    chosen(Again),
    start(wali, State),
    analyse(wali, State, Lines, [book(true),multi_pv(all)]),
    findall(Move, ( member(Line, Lines), Move = Line.move ), InBook),
    maplist(sort, [Moves,InBook], [Drawn,All]),
    assertion(Drawn == All).            % by ten seeds, of six moves

chosen(Moves) :-
    start(wali, State),
    findall(Move,
            ( between(1, 10, Seed),
              wali:choose_move(State, search([book(true),seed(Seed)]), Move)
            ),
            Moves).

test(a_position_that_it_has_not_is_searched, Move == Searched) :-
    load_game(wali, _),
    wali:state_notation(State, "3/3/3/3_W_drop"),
    Limits = [nodes(1000),threads(1),seed(1)],
    wali:choose_move(State, search([book(true)|Limits]), Move),
    wali:choose_move(State, search(Limits), Searched).
test(a_game_of_ones_own_has_none, fail) :-
    book_file(heap, _).
test(a_line_says_that_it_is_from_there) :-
    cli([analyse,'--book',wali], Output, "", 0),
    assertion(has(Output, "to win  opening book  ")).
test(level_9_of_the_menu_says_so, [condition(has_terminal)]) :-
    converse(xterm, ['-g','play(wali)','-t',halt,'prolog/tabuleiro.pl'],
             [ see("Your choice: "), line("ch"), see("How strong"),
               line("level 9"), see("From the opening book"),
               see("White (computer, level 9)"),
               see("Black, cell"), line(quit), see("Leaving: Enter"),
               line(""), see("Leave"), line(q)
             ],
             _).
test(level_8_of_a_match_may_have_it, Depths == [Depth,Depth]) :-
    start(wali, State),
    analyse(wali, State, [Line], [book(true)]),
    Depth = Line.depth,                 % a million positions reach more
    untimed(match(wali, level(8), level(8), Result,
                  [games(2),book(true),max_plies(1)])),
    Depths = Result.depths.
test(ugi_has_it_as_an_option, Book-Search == ["from the opening book"]-[]) :-
    with_ugi_session(wali, Client,
             ( ugi_send(Client, "setoption name OwnBook value true"),
               ugi_best_move(Client, "go nodes 1000", Infos, _),
               ugi_best_move(Client, "go infinite\nstop", Others, _)
             )),
    strings(Infos, Book),
    strings(Others, Search).

strings(Infos, Strings) :-
    findall(String,
            ( member(Info, Infos),
              string_concat("info string ", String, Info)
            ),
            Strings).

:- end_tests(book).

:- begin_tests(book_files).

move_by_text(Game, State, Text, Next) :-
    Game:move_notation(State, Move, Text),
    Game:move(State, Move, Next),
    !.

test(those_of_all_games_have_legal_moves, [forall(game_name(Game))]) :-
    load_game(Game, _),
    book_file(Game, File),
    read_book(File, Positions),
    for_all(member(position(Text, _, _, _), Positions),
            ( state_notation(Game, State, Text),
              book_lines(File, Game, State, Lines),
              forall(member(Line, Lines),
                     get_dict(moves, Line, [_,_|_]))
            )).
test(a_move_near_the_best_that_leads_on_is_one,
     Positions == [position("p", 7, [5-"b",-20-"a"], 2)]) :-
    in_file("# build/book wali 2 10\n\c
             p 7 a=9/-20 b=4/5 c=5 d=-1/-36 e=#-3/#-5\n\c
             q 7 a=9 b=4/-40\n\c
             r 7 a=#3 b=4/4\n\c
             s 7 a=0/#-3\n",
            File, read_book(File, Positions)).
test(a_move_leads_on_twice,
     [forall(member(Reply-Count, ["b0=1/1"-1,"b0=1"-0])), Lines == Count]) :-
    start(wali, State),
    state_notation(wali, State, Text),
    move_by_text(wali, State, "a0", Next),
    state_notation(wali, Next, NextText),
    format(string(Book), '# build/book wali 2 10~n~s 7 a0=0/0~n~s 7 ~s~n',
           [Text,NextText,Reply]),
    in_file(Book, File, book_lines(File, wali, State, Found)),
    length(Found, Lines).
test(a_damaged_line_is_named,
     [ forall(member(Line-Text,
                     [ 1-"", 1-"# build/book wali 2\n",
                       1-"p 7 a=1\n",
                       3-"# build/book wali 2 10\np 7 a=1\np 7 a=\n",
                       2-"# build/book wali 2 10\np 7 a=1 b\n",
                       2-"# build/book wali 2 10\np 7 a=1/\n",
                       2-"# build/book wali 2 10\np x a=1\n",
                       2-"# build/book wali 2 10\n\np 7 a=1\n",
                       2-"# build/book wali 2 10\np 7 a=1"
                     ])),
       true(Formal-Named == syntax_error(book_line)-Line)
     ]) :-
    in_file(Text, File,
            catch(read_book(File, _),
                  error(Formal, file(File, Named, _, _)),
                  true)).
test(a_move_that_is_not_legal_is_named,
     Formal-Line == syntax_error(illegal_move("z9"))-2) :-
    start(wali, State),
    wali:state_notation(State, Text),
    format(string(Book), '# build/book wali 1 10~n~s 7 z9=0/0~n', [Text]),
    in_file(Book, File,
            catch(book_lines(File, wali, State, _),
                  error(Formal, file(_, Line, _, _)),
                  true)).

:- end_tests(book_files).

:- begin_tests(book_builder, [condition(has_tool(book))]).

build(Game, Positions, File) :-
    run_tool(book, [Game,Positions,300,File], "", "", "", exit(0)).

built(Game, Counts, Text) :-
    tmp_file(book, File),
    forall(member(Positions, Counts),
           build(Game, Positions, File)),
    read_file_to_string(File, Text, []),
    delete_file(File).

test(an_interrupted_book_goes_on_as_the_same,
     [forall(game_name(Game)), Resumed == Book]) :-
    built(Game, [12], Book),
    built(Game, [1,5,12], Resumed).
test(every_position_is_one_of_the_game, [forall(game_name(Game))]) :-
    load_game(Game, _),
    built(Game, [12], Text),
    split_string(Text, "\n", "", [_|Lines0]),
    once(append(Lines, [""], Lines0)),
    length(Lines, 12),
    for_all(member(Line, Lines),
            ( split_string(Line, " ", "", [Position|_]),
              state_notation(Game, _, Position)
            )).
test(the_first_position_is_the_start, Position == Text) :-
    start(wali, State),
    wali:state_notation(State, Text),
    built(wali, [1], Book),
    split_string(Book, "\n", "", [_,Line|_]),
    split_string(Line, " ", "", [Position|_]).
test(a_file_that_is_not_a_book_is_named,
     [ forall(member(Line-Old-New,
                     [ 1-"300"-"301", 1-"wali"-"go", 2-"_W_"-"_X_",
                       2-"="-"", 2-"5/5"-"5/W4", 4-"="-"=x", 5-"="-"=1 z9="
                     ])),
       Status-Output == exit(1)-""
     ]) :-
    built(wali, [5], Book),
    split_string(Book, "\n", "", Lines0),
    nth1(Line, Lines0, Line0, Others),
    replaced(Line0, Old, New, Line1),
    nth1(Line, Lines1, Line1, Others),
    atomic_list_concat(Lines1, '\n', Damaged),
    in_file(Damaged, File,
            run_tool(book, [wali,6,300,File], "", Output, Errors, Status)),
    format(string(Where), '~w:~d: ', [File,Line]),
    assertion(has(Errors, Where)).
test(wrong_arguments,
     [ forall(member(Arguments, [ [], [chess,1,1,f], [wali,0,1,f],
                                  [wali,1,x,f], [wali,1,1]
                                ])),
       Status-Errors == exit(1)-"book: usage: book GAME POSITIONS NODES FILE\n"
     ]) :-
    run_tool(book, Arguments, "", _, Errors, Status).
test(a_file_that_cannot_be_written, Status == exit(1)) :-
    run_tool(book, [wali,1,300,'/no_such_folder/book.txt'], "", _, Errors,
             Status),
    assertion(has(Errors, "cannot write: /no_such_folder/book.txt")).

replaced(Text0, Old, New, Text) :-
    once(sub_string(Text0, Before, _, After, Old)),
    sub_string(Text0, 0, Before, _, Start),
    sub_string(Text0, _, After, 0, End),
    atomics_to_string([Start,New,End], Text).

:- end_tests(book_builder).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_grade, [test_grade/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module('../../prolog/tabuleiro/base/json',
              [atom_json_dict/3, json_write_dict/2]).
:- use_module('../../prolog/tabuleiro/grade/graded').
:- use_module('../support/cli').
:- use_module('../support/corpus').
:- use_module('../support/for_all').
:- use_module('../support/run_swipl').
:- use_module('../support/texts').
:- use_module('../support/with_fault').
:- use_module('../../prolog/tabuleiro/adopt/adopt', [adopt_game/3]).
:- use_module('../../prolog/tabuleiro/grade/class_tournament').
:- use_module('../../prolog/tabuleiro/grade/grade').
:- use_module('../../prolog/tabuleiro/check/example', [coloured_parts/2]).
:- use_module('../../prolog/tabuleiro/grade/grade_page').
:- use_module('../../prolog/tabuleiro/grade/grade_summary').
:- use_module('../../prolog/tabuleiro/grade/same_game').

/** <module> The games of a class
*/

test_grade :-
    run_tests([grade,grade_class]).

%!  class(?File, -Text) is nondet.
%
%   A folder of a class has File with Text; Root stands for this tree.

class('ana.pl',
      ":- module(ana, []).\n:- reexport('Root/tests/fixtures/heap').\n").
class('halts.pl',
      ":- module(halts, []).\n:- write('<b>bye</b>'), halt.\n").
class('loops.pl',
      ":- module(loops, []).\n:- repeat, fail.\n").
class('rui/main.pl',
      ":- module(rui, []).\n\c
       :- reexport('Root/tests/fixtures/heap', except([value/3])).\n\c
       :- export(value/3).\nvalue(_, _, '<i>').\n").
class('writes.pl',
      ":- module(writes, []).\n\c
       :- open(large, write, Out),\n\c
          forall(between(1, 300_000, _), write(Out, 'as much as it can')),\n\c
          close(Out).\n").

:- meta_predicate
    with_class(2, -),
    with_files(+, 2, -).

with_class(Goal, Answer) :-
    findall(Name-Text, class(Name, Text), Files),
    with_files(Files, Goal, Answer).

%   Calls Goal with a folder that has Files, Name-Text pairs.

with_files(Files, Goal, Answer) :-
    tmp_file(class, Folder),
    root(Root),
    setup_call_cleanup(
        make_files(Files, Folder, Root),
        call(Goal, Folder, Answer),
        delete_directory_and_contents(Folder)).

games_of_rui(Folder, Files) :-
    directory_file_path(Folder, rui, Rui),
    games_in(Rui, Files).

make_files(Files, Folder, Root) :-
    forall(member(Name-Text0, Files),
           ( directory_file_path(Folder, Name, File),
             file_directory_name(File, Parent),
             make_directory_path(Parent),
             atomic_list_concat(Parts, 'Root', Text0),
             atomic_list_concat(Parts, Root, Text),
             setup_call_cleanup(
                 open(File, write, Out, [encoding(utf8)]),
                 write(Out, Text),
                 close(Out))
           )).

%   The class without the program that loops, which would take a long time.

graded_class(Folder, Summaries-Pages-Status) :-
    directory_file_path(Folder, 'loops.pl', Loops),
    delete_file(Loops),
    directory_file_path(Folder, '.pages', PageFolder),
    atom_concat('--pages=', PageFolder, Flag),
    cli([grade,'--format=json','--budget=30','--games=1','--matches=2',
         '--file_size=1',Flag,Folder],
        Output, _, Status),
    atom_json_dict(Output, Summaries, []),
    directory_files(PageFolder, Files),
    findall(File-Text,
            ( member(File, Files),
              \+ sub_atom(File, 0, _, _, '.'),
              directory_file_path(PageFolder, File, Path),
              read_file_to_string(Path, Text, [encoding(utf8)])
            ),
            Pages).

grade(json{ file:"/class/ana.pl", seconds:1.0, status:graded, ended:exit(0),
            result:Result, output:"" },
      Result).

%   The page of a program, made once, without its process.

:- dynamic
    kept_page/1.

domino_page(Page) :-
    kept_page(Page),
    !.
domino_page(Page) :-
    corpus_file(domino, File),
    adopt_game(File, [], Game),
    set_random(seed(1)),
    graded(Game, [budget(20),games(1),matches(0)], JSON0),
    with_output_to(string(Text), json_write_dict(current_output, JSON0)),
    atom_json_dict(Text, JSON, []),
    grade(Grade, JSON),
    grade_summary(Grade, Summary),
    tmp_file(page, PageFile),
    call_cleanup(( write_grade_page(PageFile, Summary.put(class, null)),
                   read_file_to_string(PageFile, Page, [encoding(utf8)])
                 ),
                 delete_file(PageFile)),
    assertz(kept_page(Page)).

%   A process that starts another one, and prints its number.

sleeper([sh,'-c','sleep 3600 & echo $!; wait',sh]).

%   Waits until the system has ended the killed process Pid.

ends(Pid) :-
    between(1, 1000, _),
    (   alive(Pid)
    ->  sleep(0.02),
        fail
    ;   true
    ),
    !.

%   A process that has ended may still be listed, as a zombie.

alive(Pid) :-
    atomic_list_concat(['/proc/',Pid,'/stat'], File),
    (   exists_directory('/proc/self')
    ->  catch(read_file_to_string(File, Stat, []), error(_, _), fail),
        \+ sub_string(Stat, _, _, _, ") Z ")
    ;   process_create(path(sh), ['-c','kill -0 "$1"',sh,Pid],
                       [stderr(null), process(Kill)]),
        process_wait(Kill, exit(0))
    ).

:- begin_tests(grade).

test(a_file_or_a_folder_is_a_game,
     Names == ['ana.pl','halts.pl','loops.pl','main.pl','writes.pl']) :-
    with_class(games_in, Files),
    findall(Name, ( member(File, Files), file_base_name(File, Name) ), Names).
test(a_folder_with_a_main_file_is_one_game, Name == 'main.pl') :-
    with_class(games_of_rui, [File]),
    file_base_name(File, Name).
test(the_file_that_loads_the_others_is_the_game, Name == 'konane.pl') :-
    with_files([ 'a/src/board.pl' - ":- use_module(library(lists)).\n",
                 'a/src/konane.pl' -
                     ":- [board, 'logic.pl'].\n:- consult('./ui').\n",
                 'a/src/logic.pl' - "\ninitial_state(_, s).\n",
                 'a/src/ui.pl' - ":- ensure_loaded(board).\nplay.\n"
               ],
               games_in, [File]),
    file_base_name(File, Name).
test(no_folder, error(existence_error(_, '/no/such/folder'))) :-
    games_in('/no/such/folder', _).
test(a_class_has_a_program_for_each_file_and_folder,
     Names == ['ana.pl','halts.pl','loops.pl','main.pl','writes.pl']) :-
    with_class(programs_in, Files),
    findall(Name, ( member(File, Files), file_base_name(File, Name) ), Names).
test(a_file_that_another_one_loads_is_no_program,
     Names == ['konane.pl','other.pl']) :-
    with_files([ 'board.pl' - "initial_state(_, s).\n",
                 'konane.pl' - ":- [board, 'parts/ui'].\n",
                 'other.pl' - "play.\n",
                 'parts/ui.pl' - "play.\n"
               ],
               programs_in, Files),
    findall(Name, ( member(File, Files), file_base_name(File, Name) ), Names).
test(a_folder_on_the_way_to_a_file_is_not_loaded,
     Names == ['heap.pl','other.pl']) :-
    with_files([ 'heap.pl' - "initial_state(_, s).\n",
                 'other.pl' - ":- reexport('/heap/other/fixtures/games').\n"
               ],
               programs_in, Files),
    findall(Name, ( member(File, Files), file_base_name(File, Name) ), Names).
test(a_folder_alone_is_looked_into, Name == 'konane.pl') :-
    with_files([ 'konane/konane.pl' - "play.\n",
                 'konane/tests.pl' - ":- [konane].\n"
               ],
               programs_in, [File]),
    file_base_name(File, Name).
test(one_bad_game_stops_no_other) :-
    with_class(graded_class, Summaries-Pages-Status),
    assertion(Status == 2),
    findall(Name-(State-Wrong),
            ( member(Summary, Summaries),
              _{name:Name, status:State, rules:Wrong} :< Summary
            ),
            States),
    findall(Name-Games/Players,
            ( member(Summary, Summaries),
              _{name:Name, class:Place} :< Summary,
              is_dict(Place),
              _{games:Games, players:Players} :< Place
            ),
            Places),
    assertion(Places == ["ana.pl"-2/2,"rui/main.pl"-2/2]),
    assertion(memberchk("ana.pl"-("graded"-0), States)),
    assertion(memberchk("halts.pl"-("no_result"-0), States)),
    assertion(memberchk("writes.pl"-("no_result"-0), States)),
    assertion(( memberchk("rui/main.pl"-("graded"-Wrong), States),
                Wrong > 0
              )),
    findall(File, member(File-_, Pages), Files),
    assertion(length(Files, 5)),
    assertion(( member(_-Text, Pages),
                has(Text, "&lt;i&gt;")
              )),
    for_all(member(_-Text, Pages),
            assertion(\+ has(Text, "<i>"))).
test(files_are_named_from_their_common_folder, Names == Short) :-
    Short = ["ana.pl","rui/src/main.pl"],
    short_names(['/a/class/ana.pl','/a/class/rui/src/main.pl'], Names).
test(one_file_is_named_alone, Names == ["ana.pl"]) :-
    short_names(['/a/ana.pl'], Names).
test(a_game_that_does_not_end_is_ended, Status == timeout) :-
    sleeper(Command),
    member(Seconds, [1,10,100]),        % until it has begun
    grade_game('loops.pl', Command, [time(Seconds)], Grade),
    string_concat(Pid, "\n", Grade.output),
    !,
    Status = Grade.status,
    assertion(ends(Pid)).
test(a_result_that_makes_no_sense_is_no_result,
     [ forall(member(Result, [ null, "text", json{report:1},
                               json{report:json{breaches:json{}}},
                               json{report:json{breaches:[1,json{kind:"x"}],
                                                bots:"x", notes:[1]},
                                    matches:[1]}
                             ])),
       true(Breaches-Notes == []-[])
     ]) :-
    grade(Grade, Result),
    grade_summary(Grade, Summary),
    _{breaches:Breaches, notes:Notes} :< Summary,
    tmp_file(page, File),
    call_cleanup(write_grade_page(File, Summary.put(class, null)),
                 delete_file(File)).
test(how_a_process_ended_is_told,
     [ forall(member(Script-Expected,
                     [ 'exit 3' - exit(3),
                       'kill -XCPU $$' - processor(3600),
                       'kill -XFSZ $$' - file_size(1),
                       'echo Cannot allocate memory; exit 1' - memory(500)
                     ])),
       Ended == Expected
     ]) :-
    grade_game('none.pl', [sh,'-c',Script,sh],
               [time(3600),file_size(1),memory(500)], Grade),
    Ended = Grade.ended.
test(a_program_that_is_no_game_has_no_result_and_a_reason,
     Status-Ended == no_result-Expected) :-
    Expected = "The program was not understood as a game: no moves",
    grade(Grade, json{error:"no moves"}),
    grade_summary(Grade, Summary),
    _{status:Status, ended:Ended} :< Summary.
test(a_page_has_the_colours_of_a_board_and_folds_long_notes) :-
    length(Codes, 300),
    maplist(=(0'x), Codes),
    string_codes(Long, Codes),
    grade(Grade, json{ understood:json{ rows:[json{topic:"note",said:Long,
                                                   why:""}],
                                        board:"a\e[31mr\e[0mb" } }),
    grade_summary(Grade, Summary),
    tmp_file(page, File),
    call_cleanup(( write_grade_page(File, Summary.put(class, null)),
                   read_file_to_string(File, Page, [encoding(utf8)])
                 ),
                 delete_file(File)),
    assertion(has(Page, "a<span class=\"red\">r</span>b")),
    assertion(has(Page, "<details>")).
test(the_codes_of_colours_are_read, Parts == Expected) :-
    Expected = [none-"a",blue-"b",none-"c"],
    coloured_parts("a\e[1;94mb\e[0mc", Parts).
test(a_page_tells_the_loop_that_plays,
     Start == "start starts the game, with the answers 5, bots to its \c
               prompts.") :-
    corpus_file(bridge, File),
    adopt_game(File, [], Game),
    graded(Game, [budget(1),games(1),matches(0)], JSON),
    Rows = JSON.understood.rows,
    memberchk(_{topic:"start", said:Start, why:_}, Rows),
    memberchk(_{topic:"moves", said:Moves, why:_}, Rows),
    sub_string(Moves, _, _, 0, "and the loop turn/0 plays it."),
    memberchk(_{topic:"bots", said:"The bots are the levels 1.", why:_}, Rows),
    !.
test(a_page_begins_with_what_was_understood,
     [forall(member(Part, ["Argument 2 of the state is the player to move.",
                           "How the program was understood",
                           "<details>", "<pre>\n......", "white and black"]))
     ]) :-
    domino_page(Page),
    assertion(has(Page, Part)),
    assertion(( sub_string(Page, Understood, _, _, "was understood"),
                sub_string(Page, Wrong, _, _, "Style"),
                Understood < Wrong
              )).
test(nothing_to_grade, Status == 1) :-
    cli([grade,'docs'], "", Errors, Status),
    assertion(has(Errors, "no game")).

:- end_tests(grade).

                /*******************************
                *           THE CLASS          *
                *******************************/

%   summary(-Summary): of a program; the first two have the same game.

summary(summary{name:"ana", bot:2, playouts:["1","2"]}).
summary(summary{name:"rui", bot:1, playouts:["1","2","3"]}).
summary(summary{name:"eva", bot:1, playouts:["1","x"]}).
summary(summary{name:"ivo", bot:none, playouts:["1","2"]}).
summary(summary{name:"zoe", bot:1, playouts:["1"]}).

class(Summaries) :-
    findall(Summary, summary(Summary), Summaries).

%   handed_in(-Result): a result that a process may have written, with at most
%   one valid game.

handed_in(null).
handed_in("games").
handed_in(json{games:1}).
handed_in(json{games:[1,json{},Draw]}) :-
    Draw = json{points:0.5, ended:"threefold", plies:9}.
handed_in(json{games:[ json{points:7, ended:"rules", plies:1},
                       json{points:1, ended:"halt", plies:1},
                       json{points:1, ended:"rules", plies:1}
                     ]}).

class_games(Result, Games) :-
    summary(A),
    summary(B),
    B.name == "rui",
    !,
    class_tournament([A,B], result(Result), [class_games(3),seed(1)],
                     Tournament),
    Games = Tournament.games.

result(Result, _, _, Result).

adopted(Name, Playouts) :-
    root(Root),
    atomic_list_concat([Root,/,Name], File),
    adopt_game(File, [], Game),
    playouts(Game, inf, Playouts).

:- begin_tests(grade_class).

test(programs_with_one_game_are_a_group, Names == [["ana","rui"]]) :-
    class(Summaries),
    class_groups(Summaries, Groups),
    maplist(maplist(get_dict(name)), Groups, Names).
test(a_program_plays_the_same_game_twice) :-
    adopted('tests/corpus/domino.pl', Playouts1),
    adopted('tests/corpus/domino.pl', Playouts2),
    assertion(same_game(Playouts1, Playouts2)).
test(programs_of_two_games_are_told_apart, fail) :-
    adopted('tests/corpus/domino.pl', Playouts1),
    adopted('tests/corpus/heaps.pl', Playouts2),
    same_game(Playouts1, Playouts2).
test(the_order_of_the_moves_is_no_other_game) :-
    with_fault([ ( valid_moves(heap(Left,_,_), Moves) :-
                       findall(Move, (member(Move, [3,2,1]), Move =< Left),
                               Moves)
                 )
               ],
               Backwards),
    playouts(heap, inf, Playouts1),
    playouts(Backwards, inf, Playouts2),
    assertion(same_game(Playouts1, Playouts2)).
test(each_two_programs_of_a_group_meet, Planned-Pairs == 9-[1-2,1-3,2-3]) :-
    once(summary(A)),
    class_tournament([A,A,A],
                     result(json{games:[json{points:1, ended:"rules",
                                             plies:3}]}),
                     [class_games(3),seed(1)], Tournament),
    Planned = Tournament.planned,
    findall(P-Q, member(game(_, _, P, Q, _, _, _), Tournament.games), Pairs).
test(any_result_of_a_process_is_accepted,
     Lists == [[], [], [], [game(1,1-2-2,1,2,'1/2-1/2',threefold,9)],
               [game(1,1-2-2,1,2,'1-0',rules,1)]]) :-
    findall(Games,
            ( handed_in(Result),
              class_games(Result, Games)
            ),
            Lists).
test(the_second_game_is_begun_by_the_other,
     Games == [game(1,1-2-1,1,2,'1-0',rules,3),
               game(2,1-2-1,2,1,'0-1',fault(1,died,"exit(3)"),4)]) :-
    class_games(json{games:[ json{points:1, ended:"rules", plies:3},
                             json{points:1, ended:"fault 1 died exit(3)",
                                  plies:4}
                           ]},
                Games).

:- end_tests(grade_class).

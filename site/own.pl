/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_site_own,
          [ own_answer/5                % +Goal, +Text, :Hear, -Status, -Answer
          ]).
:- use_module(answers, [answered/4, site_answer/5, tell/2]).
:- use_module(library(apply), [foldl/4, maplist/2, maplist/3]).
:- use_module(library(filesex),
              [directory_file_path/3, directory_member/3]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module('../prolog/tabuleiro/adopt/adopt', [adopt_game/4]).
:- use_module('../prolog/tabuleiro/adopt/cache', [cache_folder/1]).
:- use_module('../prolog/tabuleiro/adopt/game_tab', [tab_file/2, write_tab/2]).
:- use_module('../prolog/tabuleiro/adopt/texts', []).
:- use_module('../prolog/tabuleiro/base/writing', [replace_text/2]).
:- use_module('../prolog/tabuleiro/check/check_report', [check_report/3]).
:- use_module('../prolog/tabuleiro/compare/compare', [compare_games/3]).
:- use_module('../prolog/tabuleiro/grade/grade', [programs_in/2]).
:- use_module('../prolog/tabuleiro/grade/grade_page', [write_grade_page/2]).
:- use_module('../prolog/tabuleiro/grade/grade_summary', [grade_summary/2]).
:- use_module('../prolog/tabuleiro/grade/graded', [graded/3]).
:- use_module('../prolog/tabuleiro/web/answer', [message_line/2, refuse/2]).

/** <module> What the workers of a program of one's own call

The files of the program are below `/own`. A worker answers for one program of
them, as a process of the server does.
*/

:- dynamic
    served/1.                           % Game

%   The lists of a program that runs on may be long. nth1/3 walks a list in C,
%   which counts as one inference, and without alarms only inferences end a
%   program. So it shall walk in Prolog.

:- if(\+ current_prolog_flag(threads, true)).
:- redefine_system_predicate(system:'$seek_list'(_, _, _, _)),
   system:assertz('$seek_list'(Index, List, Index, List)).
:- endif.

folder('/own').

%!  own_answer(+Goal, +Text, :Hear, -Status, -Answer:string) is det.
%
%   As answer/5 of the other workers, for the program that was adopted. Other
%   goals are
%
%     - programs: the answer is the list of the files of programs
%     - adopt: adopts the program `file`. `tab` is a text for the file beside
%       it, or null; `kept` has files of the cache of another worker. If
%       `collect` is false, no garbage is collected meanwhile. The answer
%       has `games`, as that of games_dicts/2, `notes`, what a person should
%       know, `tab`, how the program was understood, and `kept`
%     - compare: compares the two programs `files`, and lets their bots play.
%       The answer has the `text` that the command `compare` prints
%     - grade: grades the program `file`. The answer has the `result`, the dict
%       of graded/3
%     - pages: the answer has `grades`, a dict for each of `grades`, which have
%       file, result, output and seconds. Its keys are those of grade_summary/2
%       that the page shows, and `page`, what write_grade_page/2 writes
%     - check: checks the program. call(Hear, Message) follows each step and
%       each breach; the answer has the `text` of the end

:- meta_predicate own_answer(+, +, 1, -, -).

own_answer(Goal, Text, Hear, Status, Answer) :-
    answered(Text, own_goal(Goal, Hear), Status, Answer).

own_goal(programs, _, _, Names) :-
    !,
    folder(Folder),
    programs_in(Folder, Files),
    atom_concat(Folder, /, Prefix),
    findall(Name,
            ( member(File, Files),
              string_concat(Prefix, Name, File)
            ),
            Names).
own_goal(adopt, _, Dict0, Dict) :-
    !,
    adopted(Dict0, Dict).
own_goal(compare, _, Dict0, Dict) :-
    !,
    compared(Dict0, Dict).
own_goal(grade, _, Dict0, graded{result:Result}) :-
    !,
    program_file(Dict0, File),
    understood(File, [], Game, _),
    set_random(seed(1)),
    graded(Game, [budget(5)], Result).
own_goal(pages, _, Dict0, pages{grades:Grades}) :-
    !,
    maplist(with_page, Dict0.grades, Grades).
own_goal(check, Hear, Dict0, Dict) :-
    !,
    checked(Dict0, Hear, Dict).
own_goal(Goal, Hear, Dict0, Dict) :-
    findall(Game, served(Game), Games),
    site_answer(Goal, site{games:Games}, Dict0, Hear, Dict).

                /*******************************
                *           ADOPTING           *
                *******************************/

adopted(Dict0, adopted{games:Games, notes:Notes, tab:Tab, kept:Kept}) :-
    maplist(put_file, Dict0.kept),
    program_file(Dict0, File),
    setup_call_cleanup(
        set_prolog_flag(gc, Dict0.collect),
        understood(File, [], Game, Guesses),
        set_prolog_flag(gc, true)),
    retractall(served(_)),
    assertz(served(Game)),
    site_answer(games, site{games:[Game]}, Dict0, =(_), Games),
    file_base_name(File, Name),
    findall(Text,
            ( member(note(Note), Guesses),
              message_line(tabuleiro(adopt_note(Name, Note)), Text)
            ),
            Notes),
    (   Guesses == []
    ->  Tab = null
    ;   with_output_to(string(Tab), write_tab(current_output, Guesses))
    ),
    kept(Kept).

program_file(Dict, File) :-
    folder(Folder),
    directory_file_path(Folder, Dict.file, File),
    (   Dict.tab == null
    ->  true
    ;   tab_file(File, Tab),
        replace_text(Tab, Dict.tab)
    ).

understood(File, Options, Game, Guesses) :-
    catch(adopt_game(File, Options, Game, Guesses),
          error(Formal, Context),
          ( message_line(error(Formal, Context), Why),
            refuse(422, own_fault(Why))
          )).

%   at_prompt(+Text0, -Text): what a person pastes at the prompt of a machine of
%   theirs names the library and the file, not where they are here.

at_prompt(Text0, Text) :-
    foldl(replaced,
          [ "'/tabuleiro/prolog/tabuleiro.pl'"-"library(tabuleiro)",
            "/own/"-""
          ],
          Text0, Text).

replaced(Old-New, Text0, Text) :-
    atomic_list_concat(Parts, Old, Text0),
    atomic_list_concat(Parts, New, Text).

%   What the trial of a worker found, for the next one.

kept(Kept) :-
    (   cache_folder(Folder)
    ->  findall(kept{file:File, text:Text},
                ( directory_member(Folder, File, [extensions([guesses])]),
                  read_file_to_string(File, Text, [encoding(utf8)])
                ),
                Kept)
    ;   Kept = []
    ).

put_file(Kept) :-
    cache_folder(_),
    replace_text(Kept.file, Kept.text).

                /*******************************
                *           COMPARING          *
                *******************************/

compared(Dict0, compared{text:Text}) :-
    maplist(understood_file, Dict0.files, [Game1,Game2]),
    with_output_to(string(Text0),
                   ignore(compare_games(Game1, Game2,
                                        [seconds(2), matches(4)]))),
    at_prompt(Text0, Text).

understood_file(Name, Game) :-
    program_file(program{file:Name, tab:null}, File),
    understood(File, [], Game, _).

                /*******************************
                *            GRADING           *
                *******************************/

with_page(Dict, Grade) :-
    grade_summary(grade{ file:Dict.file, seconds:Dict.seconds,
                         status:graded, ended:exit(0), result:Dict.result,
                         output:Dict.output
                       },
                  Summary),
    tmp_file(page, File),
    write_grade_page(File, Summary.put(_{name:Dict.file, class:null})),
    read_file_to_string(File, Page, [encoding(utf8)]),
    delete_file(File),
    _{ ended:Ended, verdict:Verdict, rules:Rules, interface:Interface,
       style:Style, suspicions:Suspicions, games:Games, positions:Positions
     } :< Summary,
    Grade = grade{ name:Dict.file, ended:Ended, verdict:Verdict, rules:Rules,
                   interface:Interface, style:Style, suspicions:Suspicions,
                   games:Games, positions:Positions, seconds:Dict.seconds,
                   page:Page }.

                /*******************************
                *           CHECKING           *
                *******************************/

checked(Dict0, Hear, end{text:Text}) :-
    program_file(Dict0, File),
    understood(File, [compared(whole)], Game, _),
    retractall(served(_)),
    assertz(served(Game)),
    check_report(Game, Report,
                 [ on_played(tabuleiro_site_own:say_played(Hear)),
                   on_breach(tabuleiro_site_own:say_breach(Hear, Game)),
                   on_progress(tabuleiro_site_own:say_step(Hear))
                 ]),
    message_line(tabuleiro(check_end(Report)), Text).

:- public                               % called by check_report/3
    say_played/2,
    say_breach/3,
    say_step/2.

say_played(Hear, Played) :-
    message_line(tabuleiro(check_played(Played)), Text),
    tell(Hear, played{type:played, text:Text}).

say_step(Hear, What) :-
    message_line(tabuleiro(checking_step(What)), Text),
    tell(Hear, step{type:step, text:Text}).

say_breach(Hear, Game, Breach) :-
    message_line(tabuleiro(check_breach(Breach)), Text0),
    at_prompt(Text0, Text),
    (   get_dict(game, Breach, game(_, Moves, [Start|_])),
        catch(foldl(place(Game), Moves, Start-Places, _-[]), error(_, _), fail)
    ->  true
    ;   Places = null
    ),
    tell(Hear, breach{type:breach, text:Text, moves:Places}).

%   A request can name a move by its place in the list of the legal ones.

place(Game, Move, State-[Place|Places], Next-Places) :-
    once(( Game:valid_moves(State, Moves),
           nth1(N, Moves, Move),
           Game:move(State, Move, Next)
         )),
    format(string(Place), '#~d', [N]).

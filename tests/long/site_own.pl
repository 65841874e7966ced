/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(long_site_own, []).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(http/json)).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module('../support/browser').
:- use_module('../support/page').
:- use_module('../support/run_swipl', [root/1]).
:- use_module(browser, [axe_script/1, no_barrier/2]).

/** <module> Programs of one's own on the page without a server

The address TABULEIRO_PAGE of the environment has the page, see site.pl.
*/

tests_file(Name, File) :-
    root(Root),
    directory_file_path(Root, tests, Tests),
    directory_file_path(Tests, Name, File).

%   As on_page/2, but the console may complain, as it does of what a policy
%   refuses.

:- meta_predicate on_suspect_page(2).

on_suspect_page(Goal) :-
    getenv('TABULEIRO_PAGE', URL),
    with_page(long_site_own:opened(URL, Goal)).

opened(URL, Goal, Page) :-
    open_page(Page, URL),
    shown(Page, "document.querySelector('#cards article')"),
    call(Goal, URL, Page).

%   Drops the files or folders Names of tests/ onto the page; dropped/2 also
%   waits until the program is adopted.

drop(Page, Names) :-
    maplist(tests_file, Names, Files),
    drop_files(Page, "#home", Files).

dropped(Page, Names) :-
    drop(Page, Names),
    adopted(Page).

adopted(Page) :-
    shown(Page, "document.querySelector('#own-play') || \c
                 document.querySelector('dialog .error')?.textContent"),
    evaluate(Page, "document.querySelector('dialog .error')?.textContent",
             Error),
    assertion(memberchk(Error, [null,""])).

%   Plays against the program's first bot.

plays(Page, Plies) :-
    click(Page, "#own-play"),
    shown(Page, "document.querySelector('#text-board').textContent"),
    new_game(Page, [player1-human,player2-1]),
    click_moves(Page, Plies),
    format(string(Moved),
           "document.querySelector('#turn.over') || \c
            document.querySelectorAll('#tree [data-ply]').length >= ~d",
           [Plies]),
    shown(Page, Moved).

:- begin_tests(site_own).

test(a_file_that_is_dropped_plays) :-
    on_page('', plunit_site_own:plays_domino).

plays_domino(Page) :-
    dropped(Page, ['corpus/domino.pl']),
    text_shown(Page, "dialog", "to the end, are as the program plays them"),
    plays(Page, 60),
    shown(Page, "document.querySelector('#turn.over')").

test(a_folder_that_is_dropped_plays) :-
    on_page('', plunit_site_own:plays_folder).

plays_folder(Page) :-
    dropped(Page, ['corpus/corredor']),
    plays(Page, 4).

test(a_zip_that_is_chosen_plays) :-
    tmp_file_stream(File, Out, [encoding(octet), extension(zip)]),
    close(Out),
    tests_file('corpus/semaforo', Folder),
    process_create(path(python3), ['-m',zipfile,'-c',File,Folder], []),
    on_page('', plunit_site_own:plays_zip(File)),
    delete_file(File).

plays_zip(File, Page) :-
    choose_file(Page, "#own-files-input", File),
    adopted(Page),
    plays(Page, 2).

test(of_several_programs_a_person_chooses_one) :-
    on_page('', plunit_site_own:chosen_of_two).

chosen_of_two(Page) :-
    drop(Page, ['corpus/domino.pl','corpus/sowing.pl']),
    shown(Page,
          "document.querySelectorAll('dialog .list button').length === 2"),
    click(Page, "dialog .list button:nth-child(2)"),
    adopted(Page),
    text_shown(Page, "dialog h2", "sowing").

test(two_programs_are_compared) :-
    on_page('', plunit_site_own:two_compared).

%   The games of a comparison are random, and one in ten comparisons misses the
%   state in which the two differ.

two_compared(Page) :-
    between(1, 20, _),
    drop(Page, ['fixtures/hangs.pl','fixtures/refuses.pl']),
    click(Page, "#own-compare"),
    text_shown(Page, "dialog .report", "refuses.pl"),
    evaluate(Page, "document.querySelector('dialog .report').textContent",
             Report),
    (   sub_string(Report, _, _, _, "heap(7,")
    ->  true
    ;   press_key(Page, 'Escape'),
        shown(Page, "!document.querySelector('dialog')"),
        fail
    ),
    !,
    assertion(sub_string(Report, _, _, _, "use_module(library(tabuleiro))")),
    assertion(sub_string(Report, _, _, _, "adopt_game('hangs.pl'")).

test(a_class_is_graded) :-
    on_page('', plunit_site_own:class_graded).

class_graded(Page) :-
    drop(Page, ['corpus/domino.pl','fixtures/refuses.pl']),
    click(Page, "#own-grade"),
    text_shown(Page, ".grades li:nth-child(1)", "domino.plNothing wrong"),
    text_shown(Page, ".grades li:nth-child(2)", "refuses.plBreaches"),
    saves(Page, "#own-table", "name,verdict"),
    saves(Page, ".grades li:nth-child(1) button", "<!DOCTYPE html>").

test(two_of_a_class_play_each_other) :-
    on_page('', plunit_site_own:two_of_class).

two_of_class(Page) :-
    drop(Page, ['corpus/domino.pl','fixtures/hangs.pl',
                'fixtures/refuses.pl'
               ]),
    click(Page, "#own-grade"),
    shown(Page, "document.querySelectorAll('.grades li').length === 3"),
    click(Page, ".grades input[value='hangs.pl']"),
    evaluate(Page, "document.querySelector('#own-compare').disabled", true),
    click(Page, ".grades input[value='refuses.pl']"),
    click(Page, "#own-compare"),
    text_shown(Page, "dialog .report", "hangs.pl"),
    text_shown(Page, "dialog .report", "refuses.pl").

%   A click on Selector saves a file that begins with Begin.

saves(Page, Selector, Begin) :-
    evaluate(Page,
             "URL.createObjectURL = blob => {\n\c
                blob.text().then(text => { window.written = text; });\n\c
                return '#'; }", _),
    click(Page, Selector),
    format(string(Written), "window.written?.replaceAll('\"', '')\c
                               .startsWith(~q)", [Begin]),
    shown(Page, Written).

test(a_program_is_there_at_the_next_visit_until_it_is_removed) :-
    on_page('', plunit_site_own:kept_program).

kept_program(Page) :-
    dropped(Page, ['corpus/corredor']),
    press_key(Page, 'Escape'),
    visited_again(Page),
    click(Page, "#play-own-corredor"),
    shown(Page, "document.querySelector('#text-board').textContent"),
    click(Page, "#to-home"),
    click(Page, "article[data-key='own-corredor'] .buttons \c
                   button:last-child"),
    shown(Page, "!document.querySelector('#play-own-corredor')"),
    visited_again(Page),
    shown(Page, "!document.querySelector('#play-own-corredor')").

visited_again(Page) :-
    evaluate(Page, "document.querySelector('#cards').replaceChildren();\c
                    location.reload()", _),
    shown(Page, "document.querySelector('#cards article')").

test(files_without_a_program_are_refused) :-
    on_page('', plunit_site_own:no_program).

no_program(Page) :-
    drop(Page, ['corpus/README.md']),
    text_shown(Page, "dialog .error", "There is no Prolog program").

test(a_person_changes_how_a_program_is_played) :-
    on_page('', plunit_site_own:changed_tab).

changed_tab(Page) :-
    dropped(Page, ['corpus/domino.pl']),
    tab_with(Page, "'adapt_game([info(info{title:\"Dominoes\"}),'"),
    adopted(Page),
    text_shown(Page, "dialog h2", "Dominoes"),
    tab_with(Page, "'adapt_game([nothing_of_this(1),'"),
    text_shown(Page, "dialog .error", "nothing_of_this"),
    press_key(Page, 'Escape'),
    text_shown(Page, "#cards", "Dominoes").

tab_with(Page, Begin) :-
    click(Page, "dialog summary"),
    format(string(Change),
           "(() => { const e = document.querySelector('#own-tab');\n\c
              e.value = e.value.replace('adapt_game([', ~w); })()", [Begin]),
    evaluate(Page, Change, _),
    click(Page, "#own-again"),
    shown(Page, "!document.querySelector('#own-again')").

test(a_breach_opens_its_position) :-
    on_page('', plunit_site_own:breach_opened).

breach_opened(Page) :-
    dropped(Page, ['fixtures/refuses.pl']),
    click(Page, "#own-check"),
    click(Page, "dialog .breach button"),
    shown(Page, "document.querySelectorAll('#tree [data-ply]').length > 0").

test(axe_finds_nothing, [condition(axe_script(_))]) :-
    axe_script(Script),
    on_page('', plunit_site_own:without_barriers(Script)).

without_barriers(Script, Page) :-
    evaluate(Page, Script, _),
    no_barrier(Page, games),
    dropped(Page, ['fixtures/refuses.pl']),
    click(Page, "dialog summary"),
    no_barrier(Page, understood),
    click(Page, "#own-check"),
    shown(Page, "document.querySelector('dialog .breach button')"),
    no_barrier(Page, check),
    press_key(Page, 'Escape'),
    prefer(Page, ['prefers-color-scheme'-dark,'prefers-reduced-motion'-reduce]),
    window_size(Page, 390, 1900),
    no_barrier(Page, games_on_a_dark_phone).

test(a_bot_that_does_not_end_is_ended) :-
    on_page('', plunit_site_own:ended_bots).

%   Of ten the person takes 1, then the bot takes 1, and so on.

ended_bots(Page) :-
    dropped(Page, ['fixtures/hangs.pl']),
    evaluate(Page, "document.querySelector('dialog').close()", _),
    ended_bot(Page, ["1","1","1"]),
    ended_bot(Page, ["1","1","2"]).     % the other way, in a new worker

%   The limit that is reached first depends on the machine.

ended_bot(Page, Moves) :-
    new_game(Page, [game-'own-hangs',player1-human,player2-1]),
    foldl(takes(Page), Moves, 0, _),
    shown(Page, "/takes too long|did not answer within|ended|memory/\n\c
                   .test(document.querySelector('#turn').textContent)").

takes(Page, Move, Plies0, Plies) :-
    moves_shown(Page, Plies0),
    type_move(Page, Move),
    Plies is Plies0+2.

test(a_program_reaches_nothing) :-
    on_suspect_page(plunit_site_own:reached_nothing).

reached_nothing(URL, Page) :-
    tests_file('fixtures/reaches_out.txt', Text),
    tmp_file_stream(Program, Out, [encoding(utf8), extension(pl)]),
    close(Out),
    copy_file(Text, Program),
    drop_files(Page, "#home", [Program]),
    adopted(Page),
    delete_file(Program),
    worker_reaches(URL, Page, Reached),
    assertion(Reached == []),
    click(Page, "#own-play"),
    text_shown(Page, "#text-board", "takes from 3; reached: []").

%   Starts reaches_out.js as a worker of the frame in place of SWI-Prolog.  The
%   frame compiles a program with nothing but a memory.

worker_reaches(URL, Page, Reached) :-
    tests_file('fixtures/reaches_out.js', File),
    read_file_to_string(File, Text0, []),
    atomic_list_concat(Parts, 'PAGE', Text0),
    atomic_list_concat(Parts, URL, Text),
    with_output_to(string(Worker),
                   json_write_dict(current_output, Text, [])),
    format(string(Script),
           "(async () => {\n\c
              const frame = document.querySelector('iframe').contentWindow;\n\c
              const {port1, port2} = new MessageChannel();\n\c
              const program = new Uint8Array(\n\c
                [0, 97, 115, 109, 1, 0, 0, 0, 5, 4, 1, 1, 0, 10]);\n\c
              frame.postMessage({shared: {worker: ~w, script: '', program,\n\c
                library: program}}, '*');\n\c
              frame.postMessage({id: 999, program: {}}, '*', [port2]);\n\c
              return new Promise(done => {\n\c
                port1.onmessage = ({data}) => done(data); });\n\c
            })()", [Worker]),
    evaluate(Page, Script, Reached).

:- end_tests(site_own).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(long_browser,
          [ games_and_halt/0,
            screens_and_halt/0,
            axe_and_halt/0,
            played/2,                   % +Game, +Page
            open_record/3,              % +Page, +Game, -Plies
            go_to/2,                    % +Page, +Ply
            axe_script/1,               % -Script
            no_barrier/2                % +Page, +Where
          ]).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(library(uri)).
:- use_module('../support/browser').
:- use_module('../support/page').
:- use_module('../support/run_swipl', [root/1]).
:- use_module('../../prolog/tabuleiro', [match/5]).
:- use_module('../../prolog/tabuleiro/game/games', [game_name/1]).

/** <module> Whole games, pictures and accessibility of the page

Each predicate prints what it does, and ends the process. Where Chromium does
not run, or npm for the last, it says so.
*/

:- meta_predicate in_browser(0).

in_browser(Goal) :-
    (   has_browser
    ->  call_cleanup(Goal, end_browser)
    ;   format("skipped: chromium does not run~n")
    ),
    halt(0).

%   Opens the record of a game between two bots, the same each time.

open_record(Page, Game, Plies) :-
    tmp_file_stream(File, Out, [encoding(utf8), extension(txt)]),
    close(Out),
    match(Game, level(3), level(3), _, [games(1),seed(1),jobs(1),record(File)]),
    click(Page, "#open"),
    choose_file(Page, "#record-file", File),
    shown(Page, "!document.querySelector('dialog') && \c
                 document.querySelector('#tree [data-ply=\"1\"]')"),
    delete_file(File),
    evaluate(Page, "document.querySelectorAll('#tree [data-ply]').length",
             Plies).

go_to(Page, Ply) :-
    format(string(Selector), "#tree [data-ply='~d']", [Ply]),
    click(Page, Selector),
    at_ply(Page, Ply).

at_ply(Page, Ply) :-
    format(string(Script),
           "document.querySelector('#tree .current')?.dataset.ply === '~d'",
           [Ply]),
    shown(Page, Script).

                /*******************************
                *          WHOLE GAMES         *
                *******************************/

%!  games_and_halt is det.
%
%   Plays each game by clicks to its end, against a bot, and replays one from a
%   record, move by move.

games_and_halt :-
    in_browser(forall(game_name(Game),
                      ( on_page('', long_browser:played(Game)),
                        on_page('', long_browser:replayed(Game))
                      ))).

%!  played(+Game, +Page) is det.
%
%   Plays Game on Page to its end, against a bot, by random clicks.

played(Game, Page) :-
    new_game(Page, [game-Game,player1-human,player2-3]),
    click_moves(Page, 4000),
    shown(Page, "document.querySelector('#turn.over') && \c
                 document.querySelector('#again')"),
    evaluate(Page, "document.querySelector('#status').textContent", Status),
    format("~w, against a bot: ~w~n", [Game,Status]).

replayed(Game, Page) :-
    open_record(Page, Game, Plies),
    forall(between(1, Plies, Ply),
           ( press_key(Page, 'ArrowRight'),
             at_ply(Page, Ply)
           )),
    shown(Page, "document.querySelector('#turn.over')"),
    format("~w, from a record: ~d plies~n", [Game,Plies]).

                /*******************************
                *             LOOKS            *
                *******************************/

%   look(When, Width, Height, Name): at the start the screens on which a game is
%   to fit; in the middle a phone, whose page is shown as a whole, a laptop and
%   a wide screen.

look(start,  390,  844,  phone).
look(start,  844,  390,  lying_phone).
look(start,  820,  1180, tablet).
look(start,  1280, 800,  laptop).
look(middle, 390,  1900, phone).
look(middle, 1280, 800,  laptop).
look(middle, 1920, 1080, wide).

theme(Page, Theme) :-
    prefer(Page, [ 'prefers-color-scheme'-Theme,
                   'prefers-reduced-motion'-reduce
                 ]).

language(Page, Language) :-
    format(string(Script),
           "(() => { const s = document.querySelector('#language');\n\c
              s.value = '~w'; s.dispatchEvent(new Event('change')); })()",
           [Language]),
    evaluate(Page, Script, _),
    format(string(Shown),
           "document.documentElement.lang === '~w' && \c
            document.querySelector('#status').textContent", [Language]),
    shown(Page, Shown).

%   In the middle of a game with all that there is of analysis.

analysed(Page, Game) :-
    open_record(Page, Game, Plies),
    Ply is Plies//3,
    go_to(Page, Ply),
    click(Page, "#evaluation summary"),
    shown(Page, "document.querySelector('#terms tr')"),
    click(Page, "#review"),
    format(string(Scored),
           "document.querySelectorAll('#graph circle').length > ~d", [Plies]),
    shown(Page, Scored),
    click(Page, "#engine-on"),
    shown(Page, "document.querySelector('#lines li')").

%!  screens_and_halt is det.
%
%   Writes pictures of the list of games and of each game to build/screens/: at
%   its start and in the middle, in each size, light and dark.
%   tactigon_middle_laptop_light.png is the picture of the README, looks.png,
%   made of ten others, that of docs/browser.md.

screens_and_halt :-
    in_browser(( on_page('', long_browser:list_pictures),
                 forall(game_name(Game),
                        on_page('', long_browser:pictures(Game))),
                 with_page(long_browser:picture_of_looks)
               )).

list_pictures(Page) :-
    shown(Page, "document.querySelectorAll('#cards .card svg:has(.piece)')\n\c
                   .length === document.querySelectorAll('.card').length"),
    forall(member(Theme, [light,dark]),
           ( theme(Page, Theme),
             screenshot_of(Page, [list,Theme])
           )).

%   A row of the list and the games for each theme.

picture_of_looks(Page) :-
    root(Root),
    directory_file_path(Root, 'build/screens/looks.html', File),
    findall(Name, looks_picture(Name), Names),
    setup_call_cleanup(
        open(File, write, Out, [encoding(utf8)]),
        ( format(Out, "<!doctype html><body style='margin:0; display:grid; \c
                       grid-template-columns:repeat(5,324px)'>~n", []),
          forall(member(Name, Names),
                 format(Out, "<img src='~w.png' width='324'>~n", [Name]))
        ),
        close(Out)),
    window_size(Page, 1620, 405),
    uri_file_name(URL, File),
    open_page(Page, URL),
    shown(Page, "document.images.length === 10 && \c
                 [...document.images].every(i => i.naturalWidth > 0)"),
    screenshot_of(Page, [looks]).

looks_picture(Name) :-
    member(Theme, [light,dark]),
    (   Parts = [list,Theme]
    ;   member(Game, [mitsudomoe,waldmeister,tactigon,wali]),
        Parts = [Game,middle,laptop,Theme]
    ),
    atomic_list_concat(Parts, '_', Name).

pictures(Game, Page) :-
    theme(Page, light),
    new_game(Page, [game-Game,player1-human,player2-human]),
    pictures(Game, start, Page),
    click(Page, "#new"),
    screenshot_of(Page, [Game,new_game]),
    press_key(Page, 'Escape'),
    analysed(Page, Game),
    pictures(Game, middle, Page),
    click(Page, "#go-last"),
    shown(Page, "document.querySelector('#turn.over')"),
    screenshot_of(Page, [Game,end]),
    format("~w~n", [Game]).

pictures(Game, When, Page) :-
    forall(( look(When, Width, Height, Size),
             member(Theme, [light,dark])
           ),
           ( window_size(Page, Width, Height),
             theme(Page, Theme),
             screenshot_of(Page, [Game,When,Size,Theme])
           )),
    window_size(Page, 1280, 800),
    theme(Page, light).

screenshot_of(Page, Words) :-
    evaluate(Page, "scrollTo(0, 0), new Promise(done =>\n\c
                      requestAnimationFrame(\n\c
                        () => requestAnimationFrame(done)))", _),
    atomic_list_concat(Words, '_', Name),
    screenshot(Page, Name).

                /*******************************
                *         ACCESSIBILITY        *
                *******************************/

%!  axe_and_halt is det.
%
%   axe-core finds nothing, by the rules of WCAG 2.2 AA and its best practices:
%   on the page of each game, with analysis, in both languages, light and dark,
%   on a phone and a laptop, and in the dialogs.

axe_and_halt :-
    (   axe_script(Script)
    ->  in_browser(forall(game_name(Game),
                          on_page('', long_browser:without_barriers(Script,
                                                                    Game))))
    ;   halt(0)
    ).

%!  axe_script(-Script:string) is semidet.
%
%   Script is the text of axe-core, of the version in site/package.json. Where
%   npm does not install it, says so and fails.

axe_script(Script) :-
    root(Root),
    directory_file_path(Root,
                        'build/npm/swipl/node_modules/axe-core/axe.min.js',
                        File),
    (   exists_file(File)
    ->  true
    ;   absolute_file_name(path(npm), _,
                           [access(execute), file_errors(fail)]),
        process_create(path(make), ['-s','build/npm/swipl/installed'],
                       [ cwd(Root), stdin(null), process(Process) ]),
        process_wait(Process, exit(0)),
        exists_file(File)
    ->  true
    ;   format("skipped: npm does not install axe-core~n"),
        fail
    ),
    read_file_to_string(File, Script, [encoding(utf8)]).

without_barriers(Script, Game, Page) :-
    evaluate(Page, Script, _),
    theme(Page, light),
    analysed(Page, Game),
    forall(( member(Language, [en,pt]),
             look(middle, Width, Height, Size),
             Size \== wide,
             member(Theme, [light,dark])
           ),
           ( window_size(Page, Width, Height),
             theme(Page, Theme),
             language(Page, Language),
             no_barrier(Page, [Game,Language,Size,Theme])
           )),
    click(Page, "#hint"),
    shown(Page, "document.querySelector('#advice p')"),
    type_move(Page, "?"),
    shown(Page, "document.querySelector('#reasons p')"),
    no_barrier(Page, [Game,advice]),
    forall(member(Id, [new,open,help]),
           ( atom_concat(#, Id, Selector),
             click(Page, Selector),
             no_barrier(Page, [Game,Id]),
             press_key(Page, 'Escape')
           )),
    click(Page, "#go-last"),
    shown(Page, "document.querySelector('#turn.over')"),
    no_barrier(Page, [Game,end]),
    format("~w~n", [Game]).

%!  no_barrier(+Page, +Where) is det.
%
%   axe-core, whose script Page has run, finds nothing on it.
%
%   @error barriers(Where, Found)

no_barrier(Page, Where) :-
    evaluate(Page,
             "axe.run(document, {\n\c
                runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa',\n\c
                          'wcag22aa', 'best-practice'],\n\c
                rules: {'target-size': {enabled: true}}})\n\c
              .then(r => r.violations.map(v => [v.id, v.help,\n\c
                v.nodes.map(n => n.html + ' ' + n.failureSummary)]))",
             Found),
    (   Found == []
    ->  true
    ;   throw(error(barriers(Where, Found), _))
    ).

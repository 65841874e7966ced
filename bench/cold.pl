/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(bench_cold, [cold_times/0]).
:- use_module(library(lists)).
:- use_module('../tests/long/site', [with_server/1]).
:- use_module('../tests/support/browser').
:- use_module('../tests/support/page').
:- use_module('../tests/support/web_client', [with_site/2]).

/** <module> How soon a first visitor plays

`make deps bench-site` has built the site. Each visit is to a new port, so that
the browser has nothing in its cache.
*/

%!  cold_times is det.
%
%   Prints the seconds, median of five visits, of the site without a server and
%   of the page of `serve`: until the board is drawn, from the click on a cell
%   to the move in the list, and from the next click to the move of a bot of
%   level 1, each of them for the first time; then from the click that plants
%   the first tree of Wald Meister, after which there are 1,200 moves, to the
%   move in the list.

cold_times :-
    has_browser,
    !,
    findall(Times, visited(with_server(bench_cold:site_visit), Times), Site),
    findall(Times, visited(with_site(bench_cold:served_visit, []), Times),
            Served),
    end_browser,
    format("~w~t~16|~t~w~26|~t~w~36|~n", [seconds,site,served]),
    forall(nth1(N, [board,'first move','bot\'s move','first tree'], Name),
           ( median(Site, N, T1),
             median(Served, N, T2),
             format("~w~t~16|~t~2f~26|~t~2f~36|~n", [Name,T1,T2])
           )).
cold_times :-
    format("skipped: chromium does not run~n").

:- meta_predicate visited(0, -).

visited(Visit, Times) :-
    between(1, 5, _),
    call(Visit),
    nb_getval(cold_times, Times).

site_visit(_, URL) :-
    visit(_{url:URL}).

served_visit(Site) :-
    visit(Site).

visit(Site) :-
    on_page(Site, '#game=wali', bench_cold:timed).

%   The page itself reads its clock, which begins with the visit.

timed(Page) :-
    when_shown(Page, "document.querySelector('#board .option')", Board),
    clicked(Page, c2, Click1),
    when_shown(Page, "document.querySelectorAll('#tree [data-ply]').length\n\c
                        === 1", Move),
    new_game(Page, [player1-human,player2-1]),
    clicked(Page, c2, Click2),
    when_shown(Page, "document.querySelectorAll('#tree [data-ply]').length\n\c
                        === 2", Bot),
    First is Move-Click1,
    Second is Bot-Click2,
    planted(Page, Tree),
    nb_setval(cold_times, [Board,First,Second,Tree]).

%   The page itself notes when it was clicked and when it has drawn the move.

planted(Page, Seconds) :-
    new_game(Page, [game-waldmeister,player1-human,player2-human]),
    moves_shown(Page, 0),
    evaluate(Page,
             "addEventListener('click', () => {\n\c
                window.clicked = performance.now(); }, true),\n\c
              new MutationObserver(() => {\n\c
                if (document.querySelectorAll('#tree [data-ply]').length)\n\c
                  window.drawn ??= performance.now();\n\c
              }).observe(document.body, {subtree: true, childList: true})",
             _),
    click(Page, "button.held.option"),
    click(Page, "#board .cell.option"),
    shown(Page, "window.drawn"),
    evaluate(Page, "(drawn - clicked)/1000", Seconds).

clicked(Page, Label, Time) :-
    cell(Label, Selector),
    shown(Page, "document.querySelector('#board .option')"),
    now(Page, Time),
    click(Page, Selector).

when_shown(Page, Script, Time) :-
    shown(Page, Script),
    now(Page, Time).

now(Page, Seconds) :-
    evaluate(Page, "performance.now()/1000", Seconds).

median(Visits, N, Median) :-
    findall(Time, ( member(Times, Visits), nth1(N, Times, Time) ), Unsorted),
    msort(Unsorted, Sorted),
    length(Sorted, Length),
    Middle is (Length+1)//2,
    nth1(Middle, Sorted, Median).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(shared_site,
          [ start_shared_site/0,
            stop_shared_site/0,
            shared_site/1,              % -Site
            get/2,                      % +Path, -Answer
            posted/4,                   % +Path, +Dict, -Status, -Reply
            refused/4,                  % +Path, +Dict, -Status, +Part
            texts/3                     % +Dicts, +Key, -Values
          ]).
:- use_module(library(apply)).
:- use_module(texts).
:- use_module(web_client).

/** <module> A server of the page that all tests of a unit share

    :- begin_tests(web, [setup(start_shared_site), cleanup(stop_shared_site)]).

    test(the_page, true(has(Answer, "<title>"))) :-
        get("/", Answer).
*/

:- dynamic shared/1.                    % Site

%!  start_shared_site is det.
%!  stop_shared_site is det.

start_shared_site :-
    begin_site([], Site),
    assertz(shared(Site)).

stop_shared_site :-
    retract(shared(Site)),
    end_site(Site).

%!  shared_site(-Site) is semidet.

shared_site(Site) :-
    shared(Site).

%!  get(+Path, -Answer:string) is det.

get(Path, Answer) :-
    shared_site(Site),
    format(string(Request), "GET ~w HTTP/1.1\nHost: localhost:@\n\n", [Path]),
    exchange(Site, Request, Answer).

%!  posted(+Path, +Dict, -Status, -Reply) is det.

posted(Path, Dict, Status, Reply) :-
    shared_site(Site),
    post(Site, Path, Dict, Status, Reply).

%!  refused(+Path, +Dict, -Status, +Part) is det.
%
%   The server answers Dict with an error whose text has Part.
%
%   @error other_error(Text)

refused(Path, Dict, Status, Part) :-
    posted(Path, Dict, Status, Reply),
    (   has(Reply.error, Part)
    ->  true
    ;   throw(other_error(Reply.error))
    ).

%!  texts(+Dicts, +Key, -Values) is semidet.
%
%   Values are those of Key in Dicts.

texts(Dicts, Key, Values) :-
    maplist(get_dict(Key), Dicts, Values).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_news,
          [ open_news/2,                % +Options, -News
            tell_depth/4,               % +News, +Depth, +Nodes, +Lines
            tell_again/1,               % +News
            tell_info/6                 % +Goal, +Depth, +Nodes, +Time, +Now,
                                        % +Lines
          ]).
:- use_module(library(option), [option/2]).

/** <module> What a search tells while it goes on: on_info(Goal)

The search in C keeps its own account, in c_src/bridge/thinking.c, and calls
only tell_info/6. News of the search in Prolog is `none` if nobody listens, or
news(Goal, Begun, Due, Report): Report is report(Depth, Nodes, Time, Lines) or
`none`, to be told again at the time Due. The last two arguments are
destructive.
*/

%   Seconds after which the last report is told again.

still(0.25).

%!  open_news(+Options, -News) is det.
%
%   News is that of a search that begins now.

open_news(Options, News) :-
    (   option(on_info(Goal), Options)
    ->  get_time(Now),
        News = news(Goal, Now, inf, none)
    ;   News = none
    ).

%!  tell_depth(+News, +Depth, +Nodes, +Lines) is det.
%
%   Tells Lines, dicts of search_lines/4, which a search of Depth has found.

tell_depth(none, _, _, _) :-
    !.
tell_depth(News, Depth, Nodes, Lines) :-
    News = news(_, Begun, _, _),
    get_time(Now),
    Time is Now-Begun,
    nb_setarg(4, News, report(Depth, Nodes, Time, Lines)),
    tell(News, Now).

%!  tell_again(+News) is det.
%
%   Tells the last lines again if it is time.

tell_again(none) :-
    !.
tell_again(News) :-
    arg(3, News, Due),
    get_time(Now),
    (   Now < Due
    ->  true
    ;   tell(News, Now)
    ).

tell(News, Now) :-
    News = news(Goal, Begun, _, report(Depth, Nodes, Time, Lines)),
    still(Seconds),
    Due is Now+Seconds,
    nb_setarg(3, News, Due),
    Since is Now-Begun,
    tell_info(Goal, Depth, Nodes, Time, Since, Lines).

%!  tell_info(+Goal, +Depth, +Nodes, +Time, +Now, +Lines) is det.
%
%   Calls Goal with the dict of on_info(Goal): Lines, found after Nodes in Time
%   seconds, are told Now seconds after the search began. That Goal fails is no
%   harm.

tell_info(Goal, Depth, Nodes, Time, Now, Lines) :-
    Nps is round(Nodes/max(Time, 1.0e-6)),
    ignore(call(user:Goal, info{ depth:Depth, nodes:Nodes, time:Now, nps:Nps,
                                 lines:Lines })).

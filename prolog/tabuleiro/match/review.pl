/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_review,
          [ review/3,                   % +Record, -Review, :Options
            annotate/3,                 % +Record0, +Review, -Record
            turning_points/2,           % +Review, -Plies
            review_option/4             % ?Name, ?Type, -Default, -Meaning
          ]).
:- use_module(library(apply), [maplist/4, maplist/5]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, selectchk/3]).
:- use_module(library(option), [merge_options/3, option/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../base/options', [check_options/3, known_options/3]).
:- use_module('../coach/comment', [coach_limits/2, lines_comment/5]).
:- use_module('../coach/judgement', [game_accuracy/3]).
:- use_module('../search/move_score', [scored_move/6, with_engine/4]).
:- use_module('../search/search_options', [search_option/5]).
:- use_module('../base/printing', [message_text/2]).
:- use_module(record, [record_moves/2, record_start/3, record_states/2]).

/** <module> Reviewing a game that was played

A short search of every position shows where each player lost points, as on
the analysis board of a chess site:

    ?- read_records('games.txt', [Record|_]),
       review(Record, Review, []),
       annotate(Record, Review, Annotated).

tabuleiro/coach has the words for moves, the reasons and the accuracy.
*/

:- meta_predicate
    review(+, -, :).

%!  review_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options.

review_option(on_ply, callable, _,
              "call(Goal, Number, Count) before ply Number of Count").
review_option(Name, Type, Default, Meaning) :-
    search_option(analyse, Name, Type, Default, Meaning),
    \+ memberchk(Name,
                 [book,engine,multi_pv,on_choice,on_info,resume,terms]).

%!  review(+Record, -Review:dict, :Options) is det.
%
%   Review has the keys
%
%     - sides: a dict for each player of the game with the keys player, name,
%       a string, and accuracy, that of game_accuracy/3
%     - plies: a dict for each ply of Record, in their order
%
%   The keys of a ply are number, from 1, player, who moved, and those of
%   comment_move/5. Without a limit a search takes those of coach_limits/2; only
%   with time(Seconds) it uses all cores.
%
%   Options: review_option.
%
%   @error those of record_states/2 and check_options/3

review(Record, review{sides:Sides, plies:Plies}, Context:Options0) :-
    check_options(review_option, Options0, Options),
    record_start(Record, Game, _),
    record_states(Record, States),
    record_moves(Record, Moves),
    length(Moves, Count),
    reporter(Options, Context, Count, Report),
    limits(Game, Options, Limits0),
    with_engine(Game, Limits0, Limits,
                plies(Moves, 1, States, on(Game, Limits, Report), Plies)),
    Game:game_info(Info),
    maplist(side(Plies), Info.players, Info.player_names, Sides).

reporter(Options, Context, Count, Report) :-
    (   option(on_ply(Goal), Options)
    ->  Report = report(Context:Goal, Count)
    ;   Report = none
    ).

report(none, _).
report(report(Goal, Count), N) :-
    call(Goal, N, Count).

%   A search that positions or plies limit finds the same on every machine.

limits(Game, Options0, Limits) :-
    known_options(search_option(analyse), Options0, Options),
    coach_limits(Game, Limits0),
    (   option(time(_), Options)
    ->  Limits = Options
    ;   option(depth(_), Options)
    ->  selectchk(nodes(_), Limits0, Limits1),
        merge_options(Options, Limits1, Limits)
    ;   merge_options(Options, Limits0, Limits)
    ).

plies([], _, _, _, []).
plies([Move|Moves], N, [State|States], On, [Ply|Plies]) :-
    On = on(_, _, Report),
    report(Report, N),
    reviewed(Move, N, State, On, Ply),
    N1 is N+1,
    plies(Moves, N1, States, On, Plies).

reviewed(Move, N, State, on(Game, Limits, _), Ply) :-
    Game:player_to_move(State, Player),
    scored_move(Game, State, Move, Limits, Best, Line),
    lines_comment(Game, State, Best, Line, Comment),
    Ply = Comment.put(_{number:N, player:Player}).

side(Plies, Player, Name,
     side{player:Player, name:Name, accuracy:Accuracy}) :-
    game_accuracy(Plies, Player, Accuracy).

%!  turning_points(+Review, -Plies:list(dict)) is det.
%
%   Plies are those of Review, as review/3 has them, that lost most: at most
%   five, none of them `good`, in the order of the game.

turning_points(Review, Plies) :-
    findall(Loss-Ply,
            ( member(Ply, Review.plies),
              Ply.judgement \== good,
              Loss = Ply.loss
            ),
            Bad),
    sort(1, @>=, Bad, Sorted),
    findall(N-Ply,
            ( limit(5, member(_-Ply, Sorted)),
              N = Ply.number
            ),
            Worst),
    keysort(Worst, InOrder),
    pairs_values(InOrder, Plies).

%!  annotate(+Record0, +Review, -Record) is det.
%
%   Record is Record0 with a comment at each ply that Review, of Record0, does
%   not call good: the judgement, the chance to win, the best move, and the
%   reasons. A comment that is there already comes first.
%
%   @error those of record_states/2

annotate(Record0, Review, record(Tags, Plies)) :-
    record_start(Record0, Game, _),
    record_states(Record0, States0),
    append(States, [_], States0),
    Record0 = record(Tags, Plies0),
    maplist(annotated(Game), States, Review.plies, Plies0, Plies).

annotated(_, _, Review, Ply, Ply) :-
    Review.judgement == good,
    !.
annotated(Game, State, Review, ply(Move, Comment0), ply(Move, Comment)) :-
    Game:move_notation(State, Review.best, Best),
    message_text(judged(Review, Best), Text),
    (   Comment0 == ""
    ->  Comment = Text
    ;   format(string(Comment), "~w; ~w", [Comment0,Text])
    ).

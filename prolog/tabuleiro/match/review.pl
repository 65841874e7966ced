/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_review,
          [ review/3,                   % +Record, -Review, :Options
            annotate/3,                 % +Record0, +Review, -Record
            turning_points/2,           % +Review, -Plies
            judgement/2,                % ?Judgement, ?LeastLoss
            review_option/4             % ?Name, ?Type, -Default, -Meaning
          ]).
:- use_module(library(apply), [maplist/4, maplist/5]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, sum_list/2]).
:- use_module(library(option), [option/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../game/native', [searched_in_c/2]).
:- use_module('../base/options', [check_options/3, known_options/3]).
:- use_module('../search/texts', []).
:- use_module('../search/lines', [win_chance/2]).
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

The loss of a move is what the mover's chance of winning is less than after
the best move. The accuracy of a player is 1 less the mean loss of the moves
of that player.

@see https://lichess.org/page/accuracy, where the same figures are made for
chess
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
    \+ memberchk(Name, [book,engine,multi_pv,on_choice,on_info,terms]).

%!  judgement(?Judgement, ?LeastLoss) is nondet.
%
%   A move that loses LeastLoss or more of the chance to win is called
%   Judgement, the gravest first.

judgement(blunder,    0.2).
judgement(mistake,    0.1).
judgement(inaccuracy, 0.05).

%!  review(+Record, -Review:dict, :Options) is det.
%
%   Review has the keys
%
%     - sides: a dict for each player of the game with the keys player, name,
%       a string, and accuracy, from 0 to 1, or `none` for one without moves
%     - plies: a dict for each ply of Record, in their order
%
%   The keys of a ply are
%
%     - number: from 1
%     - player: who moved, a player of the game
%     - move, best: the move played; the best one found
%     - chance, after: the chance of the player to win before the move, if
%       the best one is played; after the one that was played
%     - loss: chance less after, at least 0.0
%     - judgement: `good` or one of judgement/2
%
%   Without a limit the search of a position takes nodes(20_000) for a game in C
%   and nodes(200) for others.
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

%   Searches that end at a number of positions cost the same everywhere.

limits(Game, Options0, Limits) :-
    known_options(search_option(analyse), Options0, Options),
    (   member(Limit, [time(_),depth(_),nodes(_)]),
        option(Limit, Options)
    ->  Limits = Options
    ;   searched_in_c(Game, _)
    ->  Limits = [nodes(20_000)|Options]
    ;   Limits = [nodes(200)|Options]
    ).

plies([], _, _, _, []).
plies([Move|Moves], N, [State|States], On, [Ply|Plies]) :-
    On = on(_, _, Report),
    report(Report, N),
    reviewed(Move, N, State, On, Ply),
    N1 is N+1,
    plies(Moves, N1, States, On, Plies).

reviewed(Move, N, State, on(Game, Limits, _),
         ply{ number:N, player:Player, move:Move, best:Best,
              chance:Chance, after:After, loss:Loss, judgement:Judgement }) :-
    Game:player_to_move(State, Player),
    scored_move(Game, State, Move, Limits, BestLine, Line),
    _{move:Best, score:Score} :< BestLine,
    win_chance(Score, Chance),
    win_chance(Line.score, After),
    Loss is max(0.0, Chance-After),
    (   judgement(Judgement0, Least),
        Loss >= Least
    ->  Judgement = Judgement0
    ;   Judgement = good
    ).

side(Plies, Player, Name,
     side{player:Player, name:Name, accuracy:Accuracy}) :-
    findall(Loss,
            ( member(Ply, Plies),
              _{player:Player, loss:Loss} :< Ply
            ),
            Losses),
    (   Losses == []
    ->  Accuracy = none
    ;   sum_list(Losses, Sum),
        length(Losses, Count),
        Accuracy is 1-Sum/Count
    ).

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
%   not call good: the judgement, the chance to win, and the best move. A
%   comment that is there already comes first.
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

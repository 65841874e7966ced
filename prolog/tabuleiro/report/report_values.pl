/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_report_values,
          [ columns/1,                  % -Columns
            rating_cells/3,             % +Rating, +Below, -Cells
            starts_group/2,             % +Rating, +Above
            note_texts/2,               % +Ratings, -Texts
            test_texts/2,               % +Summary, -Texts
            points/2,                   % +Tally, -Points
            share/2,                    % +Tally, -Share
            signed/2,                   % +Number, -Text
            percent/2,                  % +Share, -Text
            side_row/2,                 % +Summary, -Row
            pair_row/2,                 % +Summary, -Row
            plies_range/4               % +Lengths, -Least, -Median, -Most
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [last/2, member/2, memberchk/2, nth1/3]).
:- use_module(library(option), [option/2]).
:- use_module(texts, [label/2]).
:- use_module('../statistics/sprt', [sprt_bounds/3]).

/** <module> The values of reports as texts
*/

%!  columns(-Columns:list) is det.
%
%   Columns are the labels of the cells of a player.

columns([ rank, player, elo, error, games, wins, draws, losses, score,
          superiority
        ]).

%!  rating_cells(+Rating, +Below, -Cells:list(string)) is det.
%
%   Cells are the texts of columns/1 for Rating; Below are the ratings that
%   follow it.

rating_cells(Rating, Below, Cells) :-
    _{ rank:Rank, games:Games, wins:Wins, draws:Draws, losses:Losses,
       score:Score, elo:Elo
     } :< Rating,
    name_text(Rating, Name),
    signed(Elo, EloText),
    error_text(Rating, Error),
    percent(Score, ScoreText),
    superiority_text(Rating, Below, Superiority),
    findall(Text,
            ( member(Number, [Games,Wins,Draws,Losses]),
              format(string(Text), '~D', [Number])
            ),
            Counts),
    Counts = [GamesText,WinsText,DrawsText,LossesText],
    format(string(RankText), '~d', [Rank]),
    Cells = [ RankText, Name, EloText, Error, GamesText, WinsText, DrawsText,
              LossesText, ScoreText, Superiority
            ].

%   A player with a time limit is marked.

name_text(Rating, Name) :-
    (   Rating.timed == true
    ->  string_concat(Rating.name, "*", Name)
    ;   Name = Rating.name
    ).

error_text(Rating, Text) :-
    (   Rating.elo == none
    ->  Text = "-"
    ;   Error is (Rating.elo_high-Rating.elo_low)/2,
        format(string(Text), '~0f', [Error])
    ).

superiority_text(Rating, [Next|_], Text) :-
    nth1(Next.player, Rating.superiority, Likelihood),
    Likelihood \== none,
    !,
    percent(Likelihood, Text).
superiority_text(_, _, "-").

%!  starts_group(+Rating, +Above) is semidet.
%
%   Rating has games, but none with the group of Above, the rating before it.

starts_group(Rating, Above) :-
    Rating.games > 0,
    Rating.group =\= Above.group.

%!  signed(+Number, -Text:string) is det.
%
%   Text is Number, or `none`, without decimals and with its sign.

signed(Number, Text) :-
    (   Number == none
    ->  Text = "-"
    ;   Integer is round(Number),
        (   Integer > 0
        ->  format(string(Text), '+~d', [Integer])
        ;   format(string(Text), '~d', [Integer])
        )
    ).

%!  percent(+Share, -Text:string) is det.

percent(Share, Text) :-
    (   Share == none
    ->  Text = "-"
    ;   Percent is 100*Share,
        format(string(Text), '~1f%', [Percent])
    ).

%!  points(+Tally, -Points) is det.
%!  share(+Tally, -Share:float) is det.
%
%   Points of a tally(Wins, Draws, Losses), and points per game.

points(tally(Wins, Draws, _), Points) :-
    Points is Wins + Draws/2.

share(Tally, Share) :-
    Tally = tally(Wins, Draws, Losses),
    points(Tally, Points),
    Share is float(Points/(Wins+Draws+Losses)).

%!  note_texts(+Ratings, -Texts:list(string)) is det.
%
%   Texts explain the columns.

note_texts(Ratings, Texts) :-
    findall(Text,
            ( note(Label, Ratings),
              label(Label, Text)
            ),
            Texts).

note(elo_meaning, _).
note(superiority_meaning, _).
note(timed_meaning, Ratings) :-
    member(Rating, Ratings),
    Rating.timed == true,
    !.

%!  test_texts(+Summary, -Texts:list(string)) is det.
%
%   Texts are the difference of two players and the state of their test.

test_texts(Summary, Texts) :-
    findall(Text,
            ( test_label(Summary, Label),
              label(Label, Text)
            ),
            Texts).

test_label(Summary, difference(Elo, Low, High)) :-
    _{difference:elo(Elo, Low, High)} :< Summary.
test_label(Summary, first_advantage(Elo, Error)) :-
    _{first:elo(Elo, _, High), html:true} :< Summary,
    Error is High-Elo.
test_label(Summary, Label) :-
    _{sprt:sprt(Options, Counts, Llr, Verdict), ratings:Ratings} :< Summary,
    member(Rating, Ratings),
    _{player:1, name:Name} :< Rating,
    option(elo0(Elo0), Options),
    option(elo1(Elo1), Options),
    option(model(Model), Options),
    sprt_bounds(Options, Lower, Upper),
    (   Counts = [_,_,_]
    ->  Results = singles(Counts)
    ;   Results = pairs(Counts)
    ),
    member(Label,
           [ sprt(Name, Elo0, Elo1, Model), Results, llr(Llr, Lower, Upper),
             verdict(Verdict, Elo0, Elo1)
           ]).

%!  side_row(+Summary, -Row) is nondet.
%
%   Row is row(Place, Name, [First,Second]): the results of the player at Place
%   of the ratings when moving first and second. Each is `none` or cell(Wins,
%   Draws, Losses, Percent), where Percent is a text. The last row is that of
%   all players, with Place "".

side_row(Summary, row(Place, Name, Cells)) :-
    (   nth1(Place, Summary.ratings, Rating),
        _{name:Name, player:Player} :< Rating
    ;   Place = "",
        Player = all,
        label(all_players, Name)
    ),
    maplist(side_cell(Summary.sides, Player), [1,2], Cells),
    Cells \== [none,none].

side_cell(Sides, Player, Side, Cell) :-
    (   memberchk((Player-Side)-Tally, Sides)
    ->  Tally = tally(Wins, Draws, Losses),
        share(Tally, Share),
        percent(Share, Percent),
        Cell = cell(Wins, Draws, Losses, Percent)
    ;   Cell = none
    ).

%!  pair_row(+Summary, -Row) is nondet.
%
%   Row is row(Name1, Name2, Counts) for two players who have played pairs of
%   games. Counts are the numbers of pairs in which the first player had 0, 1/2,
%   1, 3/2 and 2 points.

pair_row(Summary, row(Name1, Name2, Counts)) :-
    member(pairs(I, J, Counts), Summary.pairs),
    nth1(I, Summary.ratings, A),
    nth1(J, Summary.ratings, B),
    _{name:Name1} :< A,
    _{name:Name2} :< B.

%!  plies_range(+Lengths, -Least, -Median, -Most) is semidet.
%
%   Lengths are pairs Plies-Count, the shortest first. Fails if there are none.

plies_range(Lengths, Least, Median, Most) :-
    Lengths = [Least-_|_],
    last(Lengths, Most-_),
    aggregate_all(sum(Count), member(_-Count, Lengths), Games),
    median(Lengths, Games/2, Median).

median([Plies-Count|Lengths], Left, Median) :-
    (   Count >= Left
    ->  Median = Plies
    ;   median(Lengths, Left-Count, Median)
    ).

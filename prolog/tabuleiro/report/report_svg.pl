/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_report_svg,
          [ ratings_picture//1,         % +Ratings
            cross_picture//1,           % +Summary
            lengths_picture//1,         % +Lengths
            ends_picture//1             % +Ends
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [foldl/4, include/3, maplist/3]).
:- use_module(library(http/html_write), [html//1]).
:- use_module(library(lists), [last/2, max_list/2, member/2, nth0/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(texts, [label/2]).
:- use_module(report_values, [percent/2, share/2, signed/2]).

/** <module> The pictures of the reports of tournaments

Each picture is an svg element, as tokens of library(http/html_write). Its
classes are those of the style sheet of tabuleiro/report/report_html. A picture
is drawn at 120%, shrinks to 65% on a narrow page, and scrolls on a narrower
one.
*/

%!  svg(+Names, +Width, +Height, +Label, +Content)// is det.
%
%   Label describes the picture for screen readers. Names end 170 pixels from
%   the left of Width; the picture begins further left if the longest name needs
%   it.

svg(Names, Width0, Height, Label, Content) -->
    { aggregate_all(max(Length),
                    ( member(Name, [""|Names]), string_length(Name, Length) ),
                    Longest),
      Left is min(0, 165-8*Longest),
      Width is Width0-Left,
      format(string(Box), '~d 0 ~d ~d', [Left,Width,Height]),
      Least is round(0.65*Width),
      Most is round(1.2*Width),
      format(string(Style), 'min-width:~dpx;max-width:~dpx', [Least,Most])
    },
    html(div(class(scroll),
             svg([ xmlns='http://www.w3.org/2000/svg', viewBox=Box, role=img,
                   'aria-label'=Label, style=Style
                 ],
                 Content))).

text(X, Y, Class, Text) -->
    html(text([x(X),y(Y),class(Class)], Text)).

line(X1, Y1, X2, Y2, Class) -->
    html(line([x1(X1),y1(Y1),x2(X2),y2(Y2),class(Class)], [])).

rect(X, Y, Width, Height, Class) -->
    html(rect([x(X),y(Y),width(Width),height(Height),class(Class)], [])).

%   each(Goal, Items)// calls Goal(N, Item)// for each of Items, N from 0.

:- meta_predicate
    each(4, +, ?, ?).

each(Goal, Items) -->
    each(Items, 0, Goal).

each([], _, _) -->
    [].
each([Item|Items], N, Goal) -->
    call(Goal, N, Item),
    { N1 is N+1 },
    each(Items, N1, Goal).

%   Pixels are written with one decimal.

pixel(Number, Pixel) :-
    Pixel is round(10*Number)/10.

                /*******************************
                *            RATINGS           *
                *******************************/

%!  ratings_picture(+Ratings)// is det.
%
%   Each player has a line with the 95% interval, the rating as a dot, and its
%   number.

ratings_picture(Ratings0) -->
    { include(is_rated, Ratings0, Ratings),
      Ratings = [_|_],
      !,
      length(Ratings, Count),
      aggregate_all(r(min(Low), max(High)),
                    ( member(Rating, Ratings),
                      _{elo_low:Low, elo_high:High} :< Rating
                    ),
                    r(Least, Most)),
      Height is 26*Count+34,
      tick_step((Most-Least)/5, Step),
      Scale = scale(Least, Most, 180, 440),
      First is ceiling(Least/Step),
      Final is floor(Most/Step),
      findall(Tick, ( between(First, Final, N), Tick is N*Step ), Ticks),
      maplist(get_dict(name), Ratings, Names),
      label(ratings, Label)
    },
    svg(Names, 500, Height, Label,
        [ \each(rating_tick(Scale, Height), Ticks),
          \each(rating_line(Scale), Ratings)
        ]).
ratings_picture(_) -->
    [].

is_rated(Rating) :-
    Rating.elo \== none.

scaled(scale(Least, Most, Left, Right), Value, X) :-
    pixel(Left + (Right-Left)*(Value-Least)/(Most-Least), X).

%   Step is the least number of at least Size that is 1, 2 or 5 times a power of
%   ten.

tick_step(Size, Step) :-
    Power is 10**max(0, floor(log10(Size))),
    member(Factor, [1,2,5,10]),
    Step is Factor*Power,
    Step >= Size,
    !.

rating_tick(Scale, Height, _, Tick) -->
    { scaled(Scale, Tick, X),
      (   Tick =:= 0
      ->  Class = zero
      ;   Class = line
      ),
      Bottom is Height-22,
      Foot is Height-6,
      signed(Tick, Text)
    },
    line(X, 4, X, Bottom, Class),
    text(X, Foot, middle, Text).

rating_line(Scale, N, Rating) -->
    { _{name:Name, elo:Elo, elo_low:Low, elo_high:High} :< Rating,
      Y is 26*N+17,
      Text is Y+4,
      Top is Y-5,
      Bottom is Y+5,
      scaled(Scale, Low, X1),
      scaled(Scale, Elo, X),
      scaled(Scale, High, X2),
      signed(Elo, EloText),
      signed(Low, LowText),
      signed(High, HighText),
      format(string(Title), '~w: ~w (~w, ~w)',
             [Name,EloText,LowText,HighText])
    },
    html(g([ title(Title),
             \text(170, Text, end, Name),
             \line(X1, Y, X2, Y, whisker),
             \line(X1, Top, X1, Bottom, whisker),
             \line(X2, Top, X2, Bottom, whisker),
             circle([cx(X),cy(Y),r(5),class(bar)], []),
             \text(450, Text, start, EloText)
           ])).

                /*******************************
                *          CROSSTABLE          *
                *******************************/

%!  cross_picture(+Summary)// is det.
%
%   Every two players have a cell with the share of points of the row in
%   percent; a greater share is darker.

cross_picture(Summary) -->
    { _{ratings:Ratings, cross:Cross} :< Summary,
      length(Ratings, Count),
      Width is 182+46*Count,
      Height is 28+30*Count,
      findall(Name,
              ( member(Rating, Ratings),
                string_concat(Rating.name, "  00", Name)
              ),
              Names),
      label(cross_share, Label)
    },
    svg(Names, Width, Height, Label,
        [ \each(cross_head, Ratings),
          \each(cross_row(Ratings), Cross)
        ]).

cross_head(N, _) -->
    { X is 180+46*N+23,
      Place is N+1
    },
    text(X, 20, middle, Place).

cross_row(Ratings, N, Row) -->
    { Place is N+1,
      Y is 28+30*N+20,
      nth0(N, Ratings, Rating),
      format(string(Text), '~w  ~d', [Rating.name,Place])
    },
    text(172, Y, end, Text),
    each(cross_cell(Ratings, N), Row).

cross_cell(Ratings, I, J, Tally) -->
    { X is 180+46*J,
      Y is 28+30*I
    },
    rect(X, Y, 46, 30, cell),
    cross_share(Tally, Ratings, I, J, X, Y).

cross_share(none, _, _, _, _, _) -->
    [].
cross_share(Tally, Ratings, I, J, X, Y) -->
    { Tally = tally(Wins, Draws, Losses),
      share(Tally, Share),
      pixel(6*Share, Tenths),
      Opacity is Tenths/10,
      Percent is round(100*Share),
      Middle is X+23,
      Base is Y+20,
      nth0(I, Ratings, A),
      nth0(J, Ratings, B),
      label(encounter(A.name, B.name, Wins, Draws, Losses), Title)
    },
    html(g([ title(Title),
             rect([ x(X), y(Y), width(46), height(30), class(heat),
                    'fill-opacity'(Opacity)
                  ],
                  []),
             \text(Middle, Base, middle, Percent)
           ])).

                /*******************************
                *       LENGTHS AND ENDS       *
                *******************************/

%!  lengths_picture(+Lengths)// is det.
%
%   The picture is a histogram with at most 24 bars.

lengths_picture(Lengths) -->
    { Lengths = [Least-_|_],
      last(Lengths, Most-_),
      tick_step((Most-Least+1)/24, Step0),
      foldl(common_step(Least), Lengths, 0, Common),
      Step is max(Step0, Common),
      First is Least//Step,
      Final is Most//Step,
      findall(Low-Games,
              ( between(First, Final, Bin),
                Low is Bin*Step,
                aggregate_all(sum(Count),
                              ( member(Plies-Count, Lengths),
                                Plies//Step =:= Bin
                              ),
                              Games)
              ),
              Bars),
      length(Bars, BarCount),
      pairs_values(Bars, Counts),
      max_list(Counts, Highest),
      BarWidth is min(60, 460//BarCount),
      End is 20+BarWidth*BarCount,
      Every is ceiling(34/BarWidth),
      label(plies_of_games, Label)
    },
    svg([], 500, 210, Label,
        [ \each(length_bar(Step, Highest, BarWidth, Every), Bars),
          \line(20, 170, End, 170, zero),
          \text(20, 205, start, Label)
        ]).

%   The step of the bars divides all differences of lengths: games whose lengths
%   are all even leave no gaps.

common_step(Least, Plies-_, Step0, Step) :-
    Step is gcd(Step0, Plies-Least).

%   Every bar that has room has a number.

length_bar(Step, Highest, Width, Every, N, Low-Games) -->
    { X is 20+Width*N,
      pixel(140*Games/Highest, Height),
      pixel(170-Height, Y),
      Middle is X+Width/2,
      Above is Y-4,
      High is Low+Step-1,
      (   High =:= Low
      ->  format(string(Range), '~d', [Low])
      ;   format(string(Range), '~d-~d', [Low,High])
      ),
      format(string(Title), '~w: ~D', [Range,Games])
    },
    html(g([title(Title),\rect(X, Y, Width, Height, bar)])),
    (   { N mod Every =:= 0 }
    ->  text(Middle, 186, middle, Low),
        text(Middle, Above, middle, Games)
    ;   []
    ).

%!  ends_picture(+Ends)// is det.
%
%   Each reason has a bar with the number of games and their share.

ends_picture(Ends) -->
    { length(Ends, Count),
      Height is 28*Count+4,
      aggregate_all(sum(Games), member(_-Games, Ends), Total),
      aggregate_all(max(Games), member(_-Games, Ends), Most),
      findall(End, ( member(Kind-_, Ends), label(end(Kind), End) ), Names),
      label(ends, Label)
    },
    svg(Names, 500, Height, Label, [\each(end_bar(Total, Most), Ends)]).

end_bar(Total, Most, N, Kind-Games) -->
    { Y is 28*N+4,
      Base is Y+15,
      pixel(200*Games/Most, Width),
      Right is 190+Width,
      label(end(Kind), Label),
      percent(Games/Total, Percent),
      format(string(Text), '~D (~w)', [Games,Percent])
    },
    text(170, Base, end, Label),
    rect(180, Y, Width, 20, bar),
    text(Right, Base, start, Text).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_report_text,
          [ print_text_report/2         % +Summary, +Out
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists),
              [append/3, last/2, max_list/2, member/2, nth1/3]).
:- use_module(texts, [label/2]).
:- use_module(report_values,
              [ columns/1, note_texts/2, pair_row/2, plies_range/4, points/2,
                rating_cells/3, side_row/2, starts_group/2, test_texts/2
              ]).

/** <module> Reports of tournaments as text in fewer than 80 columns
*/

%!  print_text_report(+Summary, +Out) is det.

print_text_report(Summary, Out) :-
    findall(Block,
            ( member(Part, [title,ratings,test,cross,sides,pairs,games]),
              block(Part, Summary, Block),
              Block \== []
            ),
            Blocks),
    print_blocks(Blocks, Out).

print_blocks([Block|Blocks], Out) :-
    print_block(Block, Out),
    forall(member(Next, Blocks),
           ( nl(Out),
             print_block(Next, Out)
           )).

print_block(Lines, Out) :-
    forall(( member(Line, Lines),
             part_of(Line, Part)
           ),
           format(Out, '~s~n', [Part])).

%   part_of(+Line, -Part): Parts are lines of fewer than 80 columns.

part_of(Line, Part) :-
    string_length(Line, Length),
    (   Length =< 79
    ->  Part = Line
    ;   sub_string(Line, 0, 79, _, Part)
    ;   sub_string(Line, 79, _, 0, Rest0),
        string_concat("     ", Rest0, Rest),
        part_of(Rest, Part)
    ).

%!  block(+Part, +Summary, -Lines:list(string)) is semidet.
%
%   Lines are the lines of Part. Fails if it has none.

block(title, Summary, [Title,Played]) :-
    _{ game:Game, config:Config, seed:Seed, planned:Planned, played:Count
     } :< Summary,
    label(tournament(Game), Title),
    label(played(Count, Planned, Config, Seed), Played).
block(ratings, Summary, Lines) :-
    rating_lines(Summary.ratings, Rows),
    note_texts(Summary.ratings, Notes),
    append(Rows, Notes, Lines).
block(test, Summary, Lines) :-
    test_texts(Summary, Lines).
block(cross, Summary, [Label|Lines]) :-
    Summary.played > 0,
    label(cross, Label),
    cross_lines(Summary.ratings, Summary.cross, Lines).
block(sides, Summary, [Label,Advantage,Head|Lines]) :-
    elo(Elo, _, High) = Summary.first,
    label(sides, Label),
    Error is High-Elo,
    label(first_advantage(Elo, Error), Advantage),
    maplist(label, [first_side,second_side], Sides),
    format(string(Head), '~t~23|~t~w~51|~t~w~79|', Sides),
    findall(Line,
            ( side_row(Summary, Row),
              side_line(Row, Line)
            ),
            Lines).
block(pairs, Summary, [Label|Lines]) :-
    Summary.pairs = [_|_],
    label(pairs_of_games, Label),
    findall(Line,
            ( pair_row(Summary, row(A, B, Counts)),
              atomic_list_concat(Counts, ', ', Text),
              format(string(Line), '     ~w - ~w: ~w', [A,B,Text])
            ),
            Lines).
block(games, Summary, [LengthLine,EndLine|EndLines]) :-
    plies_range(Summary.lengths, Least, Median, Most),
    label(lengths, Lengths),
    label(plies(Least, Median, Most), Plies),
    format(string(LengthLine), '~w: ~w', [Lengths,Plies]),
    label(ends, Ends),
    format(string(EndLine), '~w:', [Ends]),
    findall(Line,
            ( member(Kind-Count, Summary.ends),
              label(end(Kind), End),
              format(string(Line), '~t~D~8| ~w', [Count,End])
            ),
            EndLines).

                /*******************************
                *            RATINGS           *
                *******************************/

%   Lines are the table of ratings with the names of its columns.

rating_lines(Ratings, [Head|Lines]) :-
    columns(Columns),
    maplist(label, Columns, Labels),
    once(row_line(Labels, Head)),
    findall(Line, rating_line(Ratings, Line), Lines).

side_line(row(Place, Name, Cells), Line) :-
    maplist(side_text, Cells, Texts),
    named_line(Place, Name, '~t~w~51|~t~w~79|', Texts, Line).

side_text(none, "-").
side_text(cell(Wins, Draws, Losses, Percent), Text) :-
    format(string(Text), '+~D =~D -~D ~t~w~10+',
           [Wins,Draws,Losses,Percent]).

%   named_line(+Place, +Name, +Format, +Values, -Line): a Name that is too long
%   for its column is printed on lines of its own.

named_line(Place, Name, Format, Values, Line) :-
    string_length(Name, Length),
    (   Length =< 18
    ->  format(string(Head), '~t~w~4| ~w~t~23|', [Place,Name]),
        Lines = [Head]
    ;   format(string(Head), '~t~w~4| ~w', [Place,Name]),
        Lines = [Head,""]
    ),
    last(Lines, Last),
    atomic_list_concat(['~w~t~23|',Format], Whole),
    format(string(Figures), Whole, [Last|Values]),
    (   member(Line, Lines),
        Line \== Last
    ;   Line = Figures
    ).

rating_line(Ratings, Line) :-
    append(Above, [Rating|Below], Ratings),
    (   last(Above, Last),
        starts_group(Rating, Last),
        label(other_group, Other),
        format(string(Line), '     ~w', [Other])
    ;   rating_cells(Rating, Below, Cells),
        row_line(Cells, Line)
    ).

row_line([Rank,Name|Cells], Line) :-
    named_line(Rank, Name,
               '~t~w~30|~t~w~36|~t~w~44|~t~w~51|~t~w~58|~t~w~65|~t~w~72|\c
                ~t~w~79|',
               Cells, Line).

                /*******************************
                *          CROSSTABLE          *
                *******************************/

%!  cross_lines(+Ratings, +Cross, -Lines) is det.
%
%   The table is split into parts of as many columns as fit.

cross_lines(Ratings, Cross, Lines) :-
    maplist(maplist(cross_text), Cross, Texts),
    findall(Width,
            ( member(Row, Texts), member(Text, Row),
              string_length(Text, Width)
            ),
            Widths),
    max_list([2|Widths], Widest),
    Width is Widest+2,
    length(Ratings, Count),
    Room is (79-23)//Width,
    findall(Line,
            ( between(1, Count, First),
              First mod Room =:= 1 mod Room,
              Last is min(Count, First+Room-1),
              cross_line(Ratings, Texts, Width, First, Last, Line)
            ),
            Lines).

cross_text(Tally, Text) :-
    (   Tally == none
    ->  Text = "."
    ;   points(Tally, Points),
        (   Points =:= truncate(Points)
        ->  Whole is truncate(Points),
            format(string(Text), '~d', [Whole])
        ;   format(string(Text), '~1f', [Points])
        )
    ).

cross_line(_, _, Width, First, Last, Line) :-
    findall(Cell,
            ( between(First, Last, Column),
              padded(Width, Column, Cell)
            ),
            Cells),
    cross_row_line("", "", Cells, Line).
cross_line(Ratings, Texts, Width, First, Last, Line) :-
    nth1(Place, Texts, Row),
    nth1(Place, Ratings, Rating),
    findall(Cell,
            ( between(First, Last, Column),
              nth1(Column, Row, Text),
              padded(Width, Text, Cell)
            ),
            Cells),
    cross_row_line(Place, Rating.name, Cells, Line).

cross_row_line(Place, Name, Cells, Line) :-
    atomic_list_concat(Cells, Text),
    named_line(Place, Name, '~w', [Text], Line).

padded(Width, Text, Cell) :-
    format(string(Cell), '~t~w~*|', [Text,Width]).

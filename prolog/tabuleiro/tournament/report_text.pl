/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_report_text,
          [ print_text_report/2         % +Summary, +Out
          ]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists),
            [append/3, last/2, max_list/2, member/2, nth1/3]).
:- use_module(report_texts, [label/2]).
:- use_module(report_values,
              [ columns/1, cut_name/2, note_texts/2, plies_range/4, points/2,
                rating_cells/3, starts_group/2, test_texts/2
              ]).

/** <module> Reports of tournaments as text, in lines of less than 80 columns
*/

%!  print_text_report(+Summary, +Out) is det.

print_text_report(Summary, Out) :-
    findall(Block,
            ( member(Part, [title,ratings,names,test,cross,games]),
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
    forall(member(Line, Lines), format(Out, '~s~n', [Line])).

%!  block(+Part, +Summary, -Lines:list(string)) is semidet.
%
%   Lines are those of Part, which fails if it has none.

block(title, Summary, [Title,Played]) :-
    _{ game:Game, config:Config, seed:Seed, planned:Planned, played:Count
     } :< Summary,
    label(tournament(Game), Title),
    label(played(Count, Planned, Config, Seed), Played).
block(ratings, Summary, Lines) :-
    rating_lines(Summary.ratings, Rows),
    note_texts(Summary.ratings, Notes),
    append(Rows, Notes, Lines).
block(names, Summary, Lines) :-
    findall(Line, full_name(Summary.ratings, Line), Lines).
block(test, Summary, Lines) :-
    test_texts(Summary, Lines).
block(cross, Summary, [Label|Lines]) :-
    Summary.played > 0,
    label(cross, Label),
    cross_lines(Summary.ratings, Summary.cross, Lines).
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
    row_line(Labels, Head),
    findall(Line, rating_line(Ratings, Line), Lines).

rating_line(Ratings, Line) :-
    append(Above, [Rating|Below], Ratings),
    (   last(Above, Last),
        starts_group(Rating, Last),
        label(other_group, Other),
        format(string(Line), '     ~w', [Other])
    ;   rating_cells(Rating, Below, Cells),
        row_line(Cells, Line)
    ).

row_line([Rank,Name0|Cells], Line) :-
    cut_name(Name0, Name),
    Texts = [Rank,Name|Cells],
    format(string(Line),
           '~t~w~4| ~w~t~23|~t~w~30|~t~w~36|~t~w~44|~t~w~51|~t~w~58|\c
            ~t~w~65|~t~w~72|~t~w~79|',
           Texts).

%   The names that were cut, in full, over several lines if they need them.

full_name(Ratings, Line) :-
    nth1(Place, Ratings, Rating),
    Name = Rating.name,
    \+ cut_name(Name, Name),
    string_length(Name, Length),
    between(0, Length, Start),
    Start mod 74 =:= 0,
    Start < Length,
    Count is min(74, Length-Start),
    sub_string(Name, Start, Count, _, Part),
    (   Start =:= 0
    ->  format(string(Line), '~t~d~4| ~w', [Place,Part])
    ;   format(string(Line), '~t~5|~w', [Part])
    ).

                /*******************************
                *          CROSSTABLE          *
                *******************************/

%!  cross_lines(+Ratings, +Cross, -Lines) is det.
%
%   As many columns side by side as there is room for, the others below.

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
    cut_name(Rating.name, Name),
    cross_row_line(Place, Name, Cells, Line).

cross_row_line(Place, Name, Cells, Line) :-
    atomic_list_concat(Cells, Text),
    format(string(Line), '~t~w~4| ~w~t~23|~w', [Place,Name,Text]).

padded(Width, Text, Cell) :-
    format(string(Cell), '~t~w~*|', [Text,Width]).

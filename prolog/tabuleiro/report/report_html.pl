/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_report_html,
          [ print_html_report/2         % +Summary, +Out
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(http/html_write), [html//1, print_html/2]).
:- use_module(report_svg,
              [ cross_picture//1, ends_picture//1, lengths_picture//1,
                ratings_picture//1
              ]).
:- use_module(texts, [label/2]).
:- use_module(report_values,
              [ columns/1, note_texts/2, pair_row/2, rating_cells/3, side_row/2,
                starts_group/2, test_texts/2
              ]).

/** <module> Reports of tournaments as an HTML page

The page is one file without scripts, valid as HTML and as XML. The pictures
contain their numbers, so that no information depends on colour.
*/

%!  print_html_report(+Summary, +Out) is det.

print_html_report(Summary0, Out) :-
    Summary = Summary0.put(html, true),
    format(Out, '<!DOCTYPE html>~n', []),
    phrase(page(Summary), Tokens),
    print_html(Out, Tokens),
    nl(Out).

page(Summary) -->
    { _{ game:Game, config:Config, seed:Seed, planned:Planned, played:Count
       } :< Summary,
      label(language, Language),
      label(tournament(Game), Title),
      label(played(Count, Planned, Config, Seed), Played),
      style(Style)
    },
    html(html([xmlns='http://www.w3.org/1999/xhtml',lang=Language],
              [ head([ \['<meta charset="utf-8"/>\n',
                         '<meta name="viewport" \c
                          content="width=device-width, initial-scale=1"/>'],
                       title(Title),
                       style(Style)
                     ]),
                body([ h1(Title),
                       p(Played),
                       \ratings(Summary),
                       \test(Summary),
                       \sides(Summary),
                       \pairs(Summary),
                       \pictures(Summary)
                     ])
              ])).

ratings(Summary) -->
    { _{ratings:Ratings} :< Summary,
      columns(Columns),
      label(ratings, Label),
      note_texts(Ratings, Notes)
    },
    html([ h2(Label),
           \ratings_picture(Ratings),
           div(class(scroll),
               table([ thead(tr(\heads(Columns))),
                       tbody(\rows([], Ratings))
                     ])),
           \paragraphs(Notes, note)
         ]).

heads([]) -->
    [].
heads([Column|Columns]) -->
    { (   string(Column)
      ->  Label = Column
      ;   label(Column, Label)
      )
    },
    html(th(scope(col), Label)),
    heads(Columns).

rows(_, []) -->
    [].
rows(Above, [Rating|Below]) -->
    group_row(Above, Rating),
    { rating_cells(Rating, Below, [Rank,Name|Cells]) },
    html(tr([td(Rank),th(scope(row), Name)|\cells(Cells)])),
    rows([Rating], Below).

group_row([Above], Rating) -->
    { starts_group(Rating, Above),
      !,
      label(other_group, Label)
    },
    html(tr(td([colspan(10),class(group)], Label))).
group_row(_, _) -->
    [].

cells([]) -->
    [].
cells([Cell|Cells]) -->
    html(td(Cell)),
    cells(Cells).

paragraphs([], _) -->
    [].
paragraphs([Text|Texts], Class) -->
    html(p(class(Class), Text)),
    paragraphs(Texts, Class).

test(Summary) -->
    { test_texts(Summary, Texts) },
    paragraphs(Texts, test).

%   The results by side, and the pairs of games of every two players.

sides(Summary) -->
    { findall(Row, side_row(Summary, Row), Rows) },
    figures(Rows, sides, [rank,player,first_side,second_side], side_cells).

side_cells(row(Place, Name, Sides), [Place,Name|Cells]) :-
    maplist(side_text, Sides, Cells).

side_text(none, "-").
side_text(cell(Wins, Draws, Losses, Percent), Text) :-
    format(string(Text), '+~D =~D -~D, ~w', [Wins,Draws,Losses,Percent]).

pairs(Summary) -->
    { findall(Row, pair_row(Summary, Row), Rows) },
    figures(Rows, pairs_of_games,
            [player,player,"0","1/2","1","3/2","2"], pair_cells).

pair_cells(row(A, B, Counts), [A,B|Counts]).

%   A table with a title; nothing if there are no Rows. call(Goal, Row, Cells)
%   returns the cells of a row.

figures([], _, _, _) -->
    !,
    [].
figures(Rows, Title, Columns, Goal) -->
    { label(Title, Label) },
    html([ h2(Label),
           div(class(scroll),
               table([ thead(tr(\heads(Columns))),
                       tbody(\figure_rows(Rows, Goal))
                     ]))
         ]).

figure_rows([], _) -->
    [].
figure_rows([Row|Rows], Goal) -->
    { call(Goal, Row, [First,Name|Cells]) },
    html(tr([td(First),th(scope(row), Name)|\cells(Cells)])),
    figure_rows(Rows, Goal).

pictures(Summary) -->
    { Summary.played =:= 0,
      !,
      label(no_games, Label)
    },
    html(p(Label)).
pictures(Summary) -->
    picture(cross_share, cross_picture(Summary)),
    picture(lengths, lengths_picture(Summary.lengths)),
    picture(ends, ends_picture(Summary.ends)).

picture(Title, Picture) -->
    { label(Title, Label) },
    html([h2(Label),\Picture]).

style("
:root { color-scheme: light dark; --ink: #1b1b1b; --paper: #ffffff;
  --line: #c4c4c4; --mark: #1f5fae; --heat: #4a8fe0; }
@media (prefers-color-scheme: dark) { :root { --ink: #ececec;
  --paper: #16181c; --line: #4c5058; --mark: #8fbcf7; --heat: #3f7fd0; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink);
  background: var(--paper); max-width: 60rem; margin: 0 auto;
  padding: 1rem; }
h1 { font-size: 1.6rem; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.2rem; margin: 2rem 0 0.5rem; }
p { margin: 0.3rem 0; overflow-wrap: anywhere; }
.note { font-size: 0.875rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: 0.2rem 0.6rem; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums; }
tbody th { text-align: left; font-weight: normal; white-space: normal;
  overflow-wrap: anywhere; min-width: 7rem; }
th:nth-child(2), .group { text-align: left; }
.group { font-style: italic; }
svg { display: block; width: 100%; height: auto; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
svg .end { text-anchor: end; } svg .middle { text-anchor: middle; }
svg .line { stroke: var(--line); stroke-width: 1; }
svg .zero { stroke: var(--ink); stroke-width: 1; }
svg .bar { fill: var(--mark); }
svg .whisker { stroke: var(--mark); stroke-width: 2; }
svg .heat { fill: var(--heat); } svg .cell { fill: none;
  stroke: var(--line); }
").

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_grade_page,
          [ write_grade_page/2          % +File, +Summary
          ]).
:- use_module(library(http/html_write), [html//1, print_html/2]).
:- use_module(library(lists), [member/2]).
:- use_module('../check/example', [coloured_parts/2]).
:- use_module('../texts/language', [local_text/2]).
:- use_module('../texts/message_strings', []).

/** <module> The page that a teacher gives back

The page is one HTML file without scripts, fonts or pictures. Text that comes
from the program is escaped.
*/

%!  write_grade_page(+File, +Summary) is det.
%
%   Summary is a dict of grade_summary/2 with the key `class`: null, or a dict
%   of class_place/3 with the key `page`, the file of the tournament.

write_grade_page(File, Summary) :-
    phrase(grade_page(Summary), Tokens),
    setup_call_cleanup(
        open(File, write, Out, [encoding(utf8)]),
        ( format(Out, '<!DOCTYPE html>~n', []),
          print_html(Out, Tokens)
        ),
        close(Out)).

grade_page(Summary) -->
    { Name = Summary.name,
      style(Style)
    },
    html(html([ head([ \['<meta charset="utf-8">'], title(Name),
                       style(Style)
                     ]),
                body(\grade(Summary))
              ])).

style("body { font: 16px/1.5 sans-serif; max-width: 50em; margin: 2em auto; \c
       padding: 0 1em } pre { background: #f4f4f4; padding: .5em; \c
       overflow-x: auto; white-space: pre-wrap } table { border-collapse: \c
       collapse } td, th { padding: .2em .8em; border: 1px solid #ccc; \c
       text-align: left; vertical-align: top } .rules { color: #a00 } \c
       .interface { color: #850 } .dark { color: #777 } .red { color: #b00 } \c
       .green { color: #070 } .yellow { color: #860 } .blue { color: #00c } \c
       .magenta { color: #a0a } .cyan { color: #077 } .light { color: #888 }").

grade(Summary) -->
    { _{ name:Name, status:Status, breaches:Breaches, bots:Bots,
         matches:Matches, notes:Notes, unchecked:Unchecked, output:Output,
         class:Class
       } :< Summary,
      status_line(Status, Summary, Line)
    },
    html([h1(Name), p(Line)]),
    understood(Summary.understood, Summary.board),
    class(Class),
    breaches(rules, Breaches),
    breaches(suspicion, Breaches),
    breaches(interface, Breaches),
    breaches(style, Breaches),
    breaches(not_understood, Breaches),
    bots("Bots against random moves", Bots),
    bots("Bots against others", Matches),
    list("Is the game fair?", Summary.fairness),
    list("Notes", Notes),
    list("Not checked", Unchecked),
    output(Output).

status_line(graded, Summary, Line) :-
    _{verdict:Verdict, games:Games, positions:Positions, seconds:Seconds}
        :< Summary,
    verdict_text(Verdict, Verdict1),
    (   Games =:= 1
    ->  local_text("random game", GamesText)
    ;   local_text("random games", GamesText)
    ),
    local_text("positions", PositionsText),
    format(string(Line), '~w~D ~w, ~D ~w, ~1f s',
           [Verdict1,Games,GamesText,Positions,PositionsText,Seconds]).
status_line(no_result, Summary, Line) :-
    Line = Summary.ended.
status_line(timeout, Summary, Line) :-
    Line = Summary.ended.

verdict_text(Verdict, Text) :-
    (   inconclusive(Verdict, English)
    ->  local_text(English, Local),
        string_concat(Local, " ", Text)
    ;   Text = ""
    ).

inconclusive(no_game, "This proves nothing: no game could be played.").
inconclusive(never_over, "This proves nothing: no game ended.").
inconclusive(not_understood,
             "This proves nothing: the program is not understood.").

%   The author of the program confirms or corrects these rows.

understood([], _) -->
    !.
understood(Rows, Board) -->
    { local_text("How the program was understood", Heading),
      local_text("If a line is wrong, an option corrects it: \c
                  docs/your-own-game.md.", Advice)
    },
    html([ h2(Heading),
           table(\understood_rows(Rows)),
           p(Advice)
         ]),
    pre(Board).

understood_rows([]) -->
    [].
understood_rows([Row|Rows]) -->
    { local_text(Row.topic, Topic) },
    html(tr([th(Topic), td([\said(Row.said), \why(Row.why)])])),
    understood_rows(Rows).

%   A long text has terms of states: its end is in a closed `details` element.

said(Text) -->
    { string_length(Text, Length),
      Length > 200,
      sub_string(Text, 0, 100, _, First)
    },
    !,
    html(details([summary([First, '\u2026']), Text])).
said(Text) -->
    html(Text).

why("") -->
    !.
why(Why) -->
    html(small([' (', Why, ')'])).

pre("") -->
    !.
pre(Text) -->
    { coloured_parts(Text, Parts) },
    html(pre(\coloured(Parts))).

coloured([]) -->
    [].
coloured([Colour-Text|Parts]) -->
    (   { Colour == none }
    ->  html(Text)
    ;   html(span(class(Colour), Text))
    ),
    coloured(Parts).

class(null) -->
    !.
class(Class) -->
    { _{ rank:Rank, players:Players, points:Points, games:Games, page:Page
       } :< Class,
      local_text("Among the class", Text),
      local_text("place", PlaceText),
      local_text("of", Of),
      local_text("points", PointsText),
      local_text("games", GamesText),
      format(string(Place), '~w ~d ~w ~d, ~w ~w, ~d ~w',
             [PlaceText,Rank,Of,Players,Points,PointsText,Games,GamesText]),
      elo(Class, Elo)
    },
    html(p([a(href(Page), Text), ': ', Place, Elo])).

elo(Class, Text) :-
    (   Class.elo == null
    ->  Text = ""
    ;   _{elo:Elo, elo_low:Low, elo_high:High} :< Class,
        format(string(Text), ', Elo ~0f (~0f \u2026 ~0f)', [Elo,Low,High])
    ).

heading(rules,     "Wrong").
heading(interface, "Interface").
heading(style,     "Style").
heading(suspicion, "Suspicions").
heading(not_understood, "Not understood").

breaches(Kind, Breaches) -->
    { findall(Breach,
              ( member(Breach, Breaches),
                get_dict(kind, Breach, Kind)
              ),
              Some)
    },
    breaches_of(Some, Kind).

breaches_of([], _) -->
    !.
breaches_of(Breaches, Kind) -->
    { heading(Kind, Heading),
      local_text(Heading, Text)
    },
    html(h2(class(Kind), Text)),
    each_breach(Breaches).

each_breach([]) -->
    [].
each_breach([Breach|Breaches]) -->
    { _{text:Text, board:Board, move:Move, happened:Happened, after:After}
          :< Breach
    },
    html([h3(Text), p(\count_and_place(Breach))]),
    (   { Breach.kind == style }        % whatever the position
    ->  []
    ;   pre(Board),
        move(Move),
        happened(After, Happened),
        pre(After)
    ),
    terms(Breach),
    each_breach(Breaches).

count_and_place(Breach) -->
    { _{count:Count, file:File, line:Line} :< Breach,
      place(File, Line, Place)
    },
    html(['~D \u00D7'-[Count], Place]).

place("", _, "") :-
    !.
place(File, Line, Place) :-
    file_base_name(File, Name),
    format(string(Place), ', ~w:~w', [Name,Line]).

move("") -->
    !.
move(Move) -->
    { local_text("The move", Text) },
    html(p([Text, ': ', code(Move)])).

%   If there is a board, the board replaces the term of the state.

happened("", Happened) -->
    { Happened \== "" },
    !,
    html(p(class(happened), Happened)).
happened("", _) -->
    !.
happened(_, _) -->
    { local_text("The board after it", Text) },
    html(p([Text, ':'])).

%   The term and the goal are in a closed `details` element.

terms(Breach) -->
    { _{where:Where, goal:Goal} :< Breach,
      local_text("As a term", Text)
    },
    html(details([summary(Text), p(code(Where)), \pre(Goal)])).

bots(_, []) -->
    !.
bots(Heading, Bots) -->
    { local_text(Heading, Text),
      local_text("level", Level),
      local_text("against", Against),
      local_text("points", Points),
      local_text("games", Games),
      local_text("ms a move", Time)
    },
    html([ h2(Text),
           table([ tr([th(Level), th(Against), th(Points), th(Games),
                       th(Time)])
                 | \rows(Bots)
                 ])
         ]).

rows([]) -->
    [].
rows([Bot|Bots]) -->
    { _{ player:Player, opponent:Opponent, games:Games, points:Points,
         seconds:Seconds
       } :< Bot,
      Milliseconds is 1000*Seconds
    },
    html(tr([ td(Player), td(Opponent), td(Points), td(Games),
              td('~2f'-[Milliseconds])
            ])),
    rows(Bots).

list(_, []) -->
    !.
list(Heading, Items) -->
    { local_text(Heading, Text) },
    html([h2(Text), ul(\items(Items))]).

items([]) -->
    [].
items([Item|Items]) -->
    html(li(Item)),
    items(Items).

output("") -->
    !.
output(Output) -->
    { local_text("What the program printed", Text) },
    html([h2(Text), pre(Output)]).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_report, [test_report/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(csv)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(sgml)).
:- use_module(library(yall)).
:- use_module(library(aggregate)).
:- use_module('../../prolog/tabuleiro/base/json', [json_read_dict/2]).
:- use_module('../support/games_of').
:- use_module('../../prolog/tabuleiro/match/first_player').
:- use_module('../../prolog/tabuleiro/report/live_table').
:- use_module('../../prolog/tabuleiro/report/report').
:- use_module('../../prolog/tabuleiro/report/texts').
:- use_module('../../prolog/tabuleiro/statistics/sprt').

/** <module> Reports of tournaments
*/

test_report :-
    run_tests([report, live_table]).

%   table(Name, Tournament)

table(two, Tournament) :-
    Counts = [5,3,6,1,12],
    games_of([2-1-Counts], Games),
    sprt_options([], Options),
    sprt_llr(Counts, Options, Llr),
    tournament(["level(1)","level(2)"], Games, Tournament0),
    Tournament = Tournament0.put(sprt, sprt(Options, Counts, Llr, none)).
table(odd_names, Tournament) :-
    games_of([1-2-[1,2,7],2-3-[3,1,2]], Games),
    tournament(["<b>\"a\" & 'b'</b>","]]>","&amp;\u00e9\u2026"], Games,
               Tournament).
table(groups, Tournament) :-
    games_of([1-2-[1,2,7],3-4-[3,1,2]], Games),
    tournament(["a","b","c","d","e"], Games, Tournament).
table(none, Tournament) :-
    tournament(["a","b"], [], Tournament).
table(one_game, Tournament) :-
    games_of([1-2-[0,0,1]], Games),
    tournament(["a","b"], Games, Tournament).
table(draws, Tournament) :-
    games_of([1-2-[0,4,0]], Games),
    tournament(["a","b"], Games, Tournament).
table(many, Tournament) :-
    findall(P-Q-[1,Wins,7],
            ( between(1, 30, P), P1 is P+1,
              between(P1, 30, Q), Wins is (P*Q) mod 5
            ),
            Table),
    games_of(Table, Games),
    findall(Name,
            ( between(1, 30, N),
              format(string(Name), "search([depth(~d),threads(1)])", [N])
            ),
            Names),
    tournament(Names, Games, Tournament).

tournament(Players, Games, Tournament) :-
    findall(Untimed,
            ( nth1(N, Players, _),
              ( N =:= 2 -> Untimed = false ; Untimed = true )
            ),
            Bools),
    length(Games, Count),
    Tournament = tournament{ game:"wali", config:"size(5-6)", seed:5,
                             players:Players, gauntlet:false,
                             untimed:Bools, planned:Count, games:Games,
                             sprt:none
                           }.

report(Format, Name, Text) :-
    table(Name, Tournament),
    with_output_to(string(Text),
                   print_report(Format, Tournament, current_output)),
    !.

has_part(Text, Part) :-
    sub_string(Text, _, _, _, Part),
    !.

name(Name) :-
    member(Name, [two,odd_names,groups,none,one_game,draws,many]).

:- begin_tests(report).

test(unknown_format, error(type_error(_, pdf), _)) :-
    table(none, Tournament),
    catch(print_report(pdf, Tournament, current_output),
          error(domain_error(Domain, Culprit), Context),
          throw(error(type_error(Domain, Culprit), Context))).
test(all_formats_of_all_tables,
     [ forall(( report_format(Format, _), name(Name) )),
       true(Text \== "")
     ]) :-
    report(Format, Name, Text).

test(text, Text == Wanted) :-
    report(text, two, Text),
    module_property(test_report, file(Here)),
    file_directory_name(Here, Directory),
    atom_concat(Directory, '/../data/tournament_report.txt', File),
    read_file_to_string(File, Wanted, [encoding(utf8)]).
test(text_fits_80_columns, [forall(name(Name)), true(Long == [])]) :-
    report(text, Name, Text),
    split_string(Text, "\n", "", Lines),
    findall(Line,
            ( member(Line, Lines),
              string_length(Line, Length),
              Length > 79
            ),
            Long).
test(no_name_is_cut, [forall(report_format(Format, _)), Cut == []]) :-
    report(Format, many, Text),
    has_part(Text, "search([depth(30),threads(1)])"),
    findall(Dots, ( sub_string(Text, _, _, _, ".."), Dots = cut ), Cut).
test(results_by_side) :-
    report(text, two, Text),
    has_part(Text, "Results by side"),
    has_part(Text, "Advantage of moving first: ").
test(results_by_side_are_all_results, Sums == [54,54]) :-
    json(two, Json),
    findall(Sum,
            ( member(Side, [1,2]),
              aggregate_all(sum(W+D+L),
                            ( member(Row, Json.sides),
                              _{side:Side, wins:W, draws:D, losses:L} :< Row
                            ),
                            Sum)
            ),
            Sums).
test(pairs_of_each_pairing, Pairs == [[12,1,6,3,5],[5,3,6,1,12]]) :-
    json(two, Json),
    findall(P, ( member(Row, Json.crosstable), P = Row.pairs ), Pairs0),
    msort(Pairs0, Pairs1),
    reverse(Pairs1, Pairs).
test(the_first_player_has_no_advantage_in_even_games,
     true(abs(Elo) < 0.001)) :-
    first_advantage([[0-2,0-0],[100-2,-100-0],[0-1,0-1]], elo(Elo, _, _)).
test(the_advantage_of_who_moves_first_has_an_error,
     true(( Low > 40, Low < Elo, Elo < 100, High > Elo, High < 130 ))) :-
    findall([0-2,0-Half],
            ( between(1, 200, N), ( N mod 5 < 3 -> Half = 0 ; Half = 2 ) ),
            Trials0),
    maplist([[A,B],[A,B,0-1]]>>true, Trials0, Trials),
    first_advantage(Trials, elo(Elo, Low, High)).
test(a_pair_that_who_moves_first_wins_twice_is_one_observation,
     true(Two > One)) :-
    findall([0-H,0-H], ( between(1, 50, N), H is N mod 3 ), Pairs),
    findall([0-H], ( member([0-H|_], Pairs) ; member([0-H|_], Pairs) ), Games),
    first_advantage(Pairs, elo(Elo1, _, High1)),
    first_advantage(Games, elo(Elo2, _, High2)),
    Two is High1-Elo1,
    One is High2-Elo2.
test(groups_are_told_apart) :-
    report(text, groups, Text),
    has_part(Text, "no games with the players above").


test(csv_begins_with_the_columns_of_every_table,
     [forall(name(Name)), true(Columns == [rank,player,games,wins,draws,losses])
     ]) :-
    csv(Name, [Head|_]),
    Head =.. [row|All],
    length(Columns, 6),
    append(Columns, _, All).
test(csv_of_odd_names,
     Names == ['<b>"a" & \'b\'</b>','&amp;\u00e9\u2026',']]>']) :-
    csv(odd_names, [_|Rows]),
    findall(Name, ( member(Row, Rows), arg(2, Row, Name) ), Names).
test(csv_has_nothing_for_what_is_not_known, Elos == ['','']) :-
    csv(none, [_|Rows]),
    findall(Elo, ( member(Row, Rows), arg(8, Row, Elo) ), Elos).

csv(Name, Rows) :-
    report(csv, Name, Text),
    string_codes(Text, Codes),
    phrase(csv(Rows), Codes).

test(json, Played-Wins-Verdict-Points == 54-31-null-[5,3,6,1,12]) :-
    json(two, Json),
    _{played:Played, ratings:[First,_], sprt:Sprt} :< Json,
    _{wins:Wins, player:"level(2)", timed:true} :< First,
    _{verdict:Verdict, counts:Points} :< Sprt.
test(json_superiority_is_in_the_order_of_the_ratings, true(Likelihood > 0.9)) :-
    json(two, Json),
    _{ratings:[First,_]} :< Json,
    _{superiority:[null,Likelihood]} :< First.
test(json_crosstable, [A,B] == ["a"-"b"-1,"b"-"a"-0]) :-
    json(one_game, Json),
    findall(Player-Opponent-Wins,
            ( member(Encounter, Json.crosstable),
              _{player:Player, opponent:Opponent, wins:Wins} :< Encounter
            ),
            [A,B]).
test(json_of_no_games, Elos == [null,null]) :-
    json(none, Json),
    maplist(get_dict(elo), Json.ratings, Elos).

json(Name, Json) :-
    report(json, Name, Text),
    setup_call_cleanup(
        open_string(Text, In),
        json_read_dict(In, Json),
        close(In)).

test(page_is_valid_xml, [forall(name(Name)), true(Element == html)]) :-
    page(Name, [element(_:Element, _, _)]).
test(page_has_the_names,
     [ forall(member(Name, ["<b>\"a\" & 'b'</b>",
                            "]]>*", "&amp;\u00e9\u2026"])),
       true
     ]) :-
    page(odd_names, Page),
    once(( cell(Page, th, Text), Text == Name )).
test(page_has_the_results_by_side_and_the_pairs, Rows == 3-1) :-
    page(two, Page),
    findall(Title-Count,
            ( table_after(Page, Title, Table),
              findall(x, ( descendant(Table, tbody, Body),
                           descendant([Body], tr, _)
                         ),
                      Found),
              length(Found, Count)
            ),
            Counts),
    memberchk('Results by side'-Sides, Counts),
    memberchk('Pairs of games in which the first had 0, 1/2, 1, 3/2, 2 points'-
              Pairs, Counts),
    Rows = Sides-Pairs.
test(page_has_the_numbers_of_the_text_report, Missing == []) :-
    page(two, Page),
    report(text, two, Text),
    findall(Cell,
            ( table_after(Page, 'Results by side', Table),
              cell(Table, td, Cell),
              sub_string(Cell, 0, _, _, "+"),
              split_string(Cell, ",", " ", Parts),
              \+ forall(member(Part, Parts), sub_string(Text, _, _, _, Part))
            ),
            Missing).
test(page_has_four_pictures, Count == 4) :-
    page(two, Page),
    findall(x, descendant(Page, svg, _), Pictures),
    length(Pictures, Count).
test(pictures_have_a_text_for_who_does_not_see_them,
     [forall(picture(Attributes)), true(Label \== '')]) :-
    memberchk('aria-label'=Label, Attributes).
test(the_heat_map_has_its_numbers, Shares == ["39","61"]) :-
    page(two, Page),
    once(( descendant(Page, svg, Svg),
           Svg = element(_, Attributes, _),
           memberchk('aria-label'=Label, Attributes),
           sub_atom(Label, _, _, 0, 'against the column, in percent')
         )),
    findall(Text,
            ( descendant([Svg], g, element(_, _, Content)),
              cell(Content, text, Text)
            ),
            Shares0),
    sort(Shares0, Shares).
test(nothing_is_fetched, Links == []) :-
    report(html, two, Text),
    findall(Link,
            ( member(Link, ["src=","href=","url(","@import","<script"]),
              sub_string(Text, _, _, _, Link)
            ),
            Links).

%   Table is the table after the heading Title.

table_after(Page, Title, [Table]) :-
    descendant(Page, body, element(_, _, Content)),
    append(_, [element(_:h2, _, [Title]),Table|_], Content).

picture(Attributes) :-
    page(groups, Page),
    descendant(Page, svg, element(_, Attributes, _)).

page(Name, Page) :-
    report(html, Name, Text),
    setup_call_cleanup(
        open_string(Text, In),
        load_structure(In, Page,
                       [dialect(xmlns),max_errors(0),space(remove)]),
        close(In)).

cell(Page, Name, Text) :-
    descendant(Page, Name, element(_, _, Content)),
    atomic_list_concat(Content, Atom),
    atom_string(Atom, Text).

descendant(Content, Name, Element) :-
    member(Child, Content),
    Child = element(_:Tag, _, Children),
    (   Tag == Name,
        Element = Child
    ;   descendant(Children, Name, Element)
    ).

test(every_end_of_a_game_has_words,
     [ forall(member(Kind, [ rules, threefold, max_plies, agreed, resigned,
                             time, failed, illegal, error
                           ])),
       true(\+ sub_string(Text, _, _, _, "Unknown"))
     ]) :-
    label(end(Kind), Text).

:- end_tests(report).

:- begin_tests(live_table).

test(bar_and_table,
     Lines == [ "[########......................] 55 of 200 games, \c
                 3.1/s, 0:00:47 left",
                "   1   62.5%  +12 =1 -7               level(2)",
                "   2   37.5%  +7 =1 -12               a long name"
              ]) :-
    lines(_{done:55, rate:3.1, sprt:none}, 24-80, Lines).
test(test_so_far, Line == "[##############################] 200 of 200 games, \c
                           LLR 3.10, bounds -2.94 and 2.94") :-
    lines(_{done:200, rate:0, sprt:llr(3.1, -2.94, 2.94)}, 2-100, [Line]).
test(hours_left, true(has_part(Line, "20:00:00 left"))) :-
    lines(_{planned:72_000, done:0, rate:1, sprt:none}, 24-80, [Line|_]).
test(fits_the_terminal,
     [ forall(( member(Rows, [1,2,3,24]), member(Columns, [10,20,40,80,200]) )),
       true(Lines-Long == Lines-[])
     ]) :-
    lines(_{done:55, rate:3.1, sprt:llr(0.1, -2.94, 2.94)}, Rows-Columns,
          Lines),
    length(Lines, Count),
    Count =< max(1, Rows-1),
    findall(Line,
            ( member(Line, Lines),
              string_length(Line, Length),
              Length >= Columns
            ),
            Long).

lines(Changes, Size, Lines) :-
    games_of([2-1-[7,1,12]], Games),
    Progress0 = progress{ planned:200, games:Games,
                          players:["a long name","level(2)","not yet"] },
    progress_lines(Progress0.put(Changes), Size, Lines).

:- end_tests(live_table).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_suspicions, [test_suspicions/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../support/for_all').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/check/check_report',
              [check_report/3]).
:- use_module('../../prolog/tabuleiro/check/mirrored_moves').
:- use_module('../../prolog/tabuleiro/check/symmetry').
:- use_module('../../prolog/tabuleiro/check/verdict').
:- use_module('../../prolog/tabuleiro/play/terminal', []).

/** <module> The suspicions of reports, and correct programs without any
*/

test_suspicions :-
    run_tests(suspicions).

%   Each player takes beads from either end of a row and gets their points. The
%   player with more points wins.

beads("initial_state(_, s([1,2,1,2,1,2], a, 0, 0)).
valid_moves(s([], _, _, _), []).
valid_moves(s([_|_], _, _, _), [left,right]).
move(s(Row, P, X, Y), left, s(New, Q, X1, Y1)) :-
    Row = [Bead|New], other(P, Q), paid(P, Bead, X, Y, X1, Y1).
move(s(Row, P, X, Y), right, s(New, Q, X1, Y1)) :-
    append(New, [Bead], Row), other(P, Q), paid(P, Bead, X, Y, X1, Y1).
other(a, b).
other(b, a).
paid(a, Bead, X, Y, X1, Y) :- X1 is X+Bead.
paid(b, Bead, X, Y, X, Y1) :- Y1 is Y+Bead.
game_over(s([], _, X, Y), Winner) :- compare(Order, X, Y), wins(Order, Winner).
wins(>, a).
wins(<, b).
wins(=, draw).
value(s(_, _, X, Y), a, V) :- V is X-Y.
value(s(_, _, X, Y), b, V) :- V is Y-X.
").

%   suspected(?Old, ?New, ?Name): with New in place of Old in the program, the
%   law Name is suspected.

suspected("Y1 is Y+Bead", "Y1 is Y*Bead",              mirrored_otherwise).
suspected("a, 0, 0",      "a, 3, 0",                   start_unequal).
suspected("wins(<, b)",   "wins(<, a)",                never_wins).
suspected("Q), paid(P, Bead, X", "_Q), paid(P, Bead, X", variable_once).
suspected("append(New, [Bead], Row)", "append(New, [Bead], Rows)",
          variable_once).
suspected("paid(a, Bead, X, Y, X1, Y) :-",
          "paid(c, Bead, X, Y, X1, Y) :- X1 is X-Bead.
           paid(a, Bead, X, Y, X1, Y) :-",
          clause_unused).
suspected("paid(a, Bead, X, Y, X1, Y) :-",
          "paid(a, Bead, X, Y, X1, Y) :- Bead > 9, X1 = X.
           paid(a, Bead, X, Y, X1, Y) :-",
          clause_fails).

suspicions(Text, Names) :-
    report_of(Text, Report),
    findall(Name,
            ( member(Breach, Report.breaches),
              Breach.kind == suspicion,
              functor(Breach.law, Name, _)
            ),
            Names0),
    sort(Names0, Names).

report_of(Text, Report) :-
    tmp_file_stream(File, Out, [extension(pl),encoding(utf8)]),
    call_cleanup(( write(Out, Text),
                   close(Out),
                   adopt_game(File, [], Game),
                   set_random(seed(1)),
                   check_report(Game, Report,
                                [ budget(inf), seconds(5), games(12),
                                  bot_games(2)
                                ])
                 ),
                 delete_file(File)).

replaced(Old, New, Text) :-
    beads(Text0),
    sub_string(Text0, Before, _, After, Old),
    !,
    sub_string(Text0, 0, Before, _, Start),
    sub_string(Text0, _, After, 0, End),
    atomics_to_string([Start,New,End], Text).

atomics_to_string(Parts, Text) :-
    atomic_list_concat(Parts, Atom),
    atom_string(Atom, Text).

:- begin_tests(suspicions).

test(a_fair_game_is_not_suspected, Names == []) :-
    beads(Text),
    suspicions(Text, Names).
test(a_planted_fault_is_suspected,
     [forall(suspected(Old, New, Name)), true(memberchk(Name, Names))]) :-
    replaced(Old, New, Text),
    suspicions(Text, Names).
test(a_verdict_counts_what_was_played,
     [ forall(member(Kinds-Games/Ended-Expected,
                     [ [suspicion]-3/1-kept,
                       [suspicion,style]-3/0-breached,
                       []-0/0-no_game,
                       [not_understood]-3/0-never_over,
                       [not_understood]-3/1-not_understood
                     ])),
       Verdict == Expected
     ]) :-
    findall(breach{kind:Kind}, member(Kind, Kinds), Breaches),
    verdict(Breaches, played(Games, Ended), Verdict).
test(a_level_that_the_program_names_nowhere_is_a_guess,
     Kinds == [not_understood]) :-
    beads(Text0),
    string_concat(Text0, "choose_move(s([_,_|_], _, _, _), Level, left) :-
                              integer(Level).\n", Text),
    report_of(Text, Report),
    findall(Kind,
            ( member(Breach, Report.breaches),
              guessed(level(_), fails(_)) = Breach.law,
              Kind = Breach.kind
            ),
            Kinds0),
    sort(Kinds0, Kinds).
test(a_directive_of_sicstus_is_not_understood,
     true(memberchk(not_understood, Kinds))) :-
    beads(Text0),
    string_concat(Text0, "display_game(_) :- format('~F', [1]).\n", Text),
    report_of(Text, Report),
    findall(Kind, ( member(B, Report.breaches), Kind = B.kind ), Kinds).
test(a_board_is_mirrored, Mirrored == g([[c,d],[a,b]],p)) :-
    mirrored_state(sym(rows, [], []), g([[a,b],[c,d]],p), Mirrored).
test(the_diagonal_exchanges_rows_and_columns, Mirrored == g([[a,c],[b,d]],q)) :-
    mirrored_state(sym(diagonal, [p-q], []), g([[a,b],[c,d]],p), Mirrored).
test(the_points_change_places_with_the_players, Mirrored == s(q,2,1)) :-
    mirrored_state(sym(none, [p-q], [arguments(s/3, 2, 3)]), s(p,1,2),
                   Mirrored).
test(a_list_by_players_keeps_its_order, Mirrored == s([p-2,q-1],q)) :-
    mirrored_state(sym(none, [p-q], []), s([p-1,q-2],p), Mirrored).
test(the_last_cells_of_a_board_are_no_list_by_players,
     Mirrored == s([free,q-1,p-2],q)) :-
    mirrored_state(sym(none, [p-q], []), s([free,p-1,q-2],p), Mirrored).
test(rows_of_a_board_keep_their_place, Mirrored == s([[q,a],[p,b]])) :-
    mirrored_state(sym(none, [p-q], []), s([[p,a],[q,b]]), Mirrored).
test(facts_that_never_change_may_stay_as_they_are,
     Mirrored == s(q,[facts(n/2,none,[n(p,'P')])])) :-
    State = s(p,[facts(n/2,none,[n(p,'P')])]),
    once(symmetry_variant([State,State], sym(none, [p-q], []), Variant)),
    mirrored_state(Variant, State, Mirrored).
test(a_count_of_moves_may_be_one_more, true(memberchk(s(q,8), All))) :-
    findall(Mirrored,
            ( symmetry_variant([s(p,0),s(p,7)], sym(none, [p-q], []), Variant),
              mirrored_state(Variant, s(p,7), Mirrored)
            ),
            All).
test(pieces_in_lists_have_no_order) :-
    same_state(s([piece(1),piece(2)]), s([piece(2),piece(1)])).
test(the_cells_of_a_row_have_one, fail) :-
    same_state(s([a,b]), s([b,a])).
test(a_mirrored_row_reflects_its_number, true(memberchk([4/2], All))) :-
    findall(Moves,
            ( move_map(sym(rows, [], []), g([[a,b],[c,d],[e,f],[g,h]],p),
                       [1/2], Map),
              mirrored_moves(Map, [1/2], Moves)
            ),
            All).
test(players_change_places_twice_for_the_same_state,
     [forall(member(State, [ s([[a,b]],p,1,2), s([a,q,p],q,0,9),
                             s([a-1,p-2,q-3],p) ]))]) :-
    for_all(symmetry([p,q], [State], Symmetry),
            ( mirrored_state(Symmetry, State, Mirrored),
              mirrored_state(Symmetry, Mirrored, Again),
              assertion(Again == State)
            )).

:- end_tests(suspicions).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_check_corpus, [test_check_corpus/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../support/corpus').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/check/check_report',
              [check_report/3]).
:- use_module('../../prolog/tabuleiro/play/terminal', []).

/** <module> Reports on the games of tests/corpus
*/

test_check_corpus :-
    run_tests(check_corpus).

%!  wrong(?Game, -Laws) is nondet.
%
%   Laws are the names of the laws of all breaches of the kind `rules` in a game
%   of the corpus.

wrong(chatter, []).
wrong(cuts,    []).
wrong(ends,    []).                     % it has no value
wrong(forks,   [answers_twice,stuck]).
wrong(heaps,   [value_ignores_player]).
wrong(islands, []).
wrong(race,    [bot_plays_nothing,throws,value_ignores_player]).
wrong(trade,   [value_ignores_player]).

%!  also(?Game, -Law) is nondet.
%
%   Law is broken by a breach of another kind, or by one that depends on chance.

also(chatter, prints(_)).
also(chatter, reads(_)).
also(chatter, sleeps(_)).
also(chatter, leaves_choice_point(move/3)).
also(cuts,    lacks(choose_move/3)).
also(ends,    lacks(value/3)).
also(heaps,   own_move_accepted(_)).
also(pie,     bot_loses_to_random(1, _, _)).
also(pie,     lacks(play/0)).
also(race,    own_move_accepted(step(_))).
also(sowing,  leaves_choice_point(move/3)).
also(trade,   prints(move/3)).          % though the adapter catches it

%   The reports are cached: each game is checked once.

:- dynamic reported/2.

report(Game, Report) :-
    reported(Game, Report0),
    !,
    Report = Report0.
report(Game, Report) :-
    corpus_file(Game, File),
    adopt_game(File, [], Module),
    set_random(seed(1)),
    check_report(Module, Report0,
                 [ budget(200), seconds(30), levels([1]), games(10),
                   bot_seconds(30), bot_games(20)
                 ]),
    assertz(reported(Game, Report0)),
    Report = Report0.

breach(Game, Law, Breach) :-
    report(Game, Report),
    member(Breach, Report.breaches),
    Law = Breach.law.

:- begin_tests(check_corpus).

test(what_is_wrong, [forall(wrong(Game, Laws)), Names == Laws]) :-
    findall(Name,
            ( breach(Game, Law, Breach),
              rules == Breach.kind,
              functor(Law, Name, _)
            ),
            Names0),
    sort(Names0, Names).
test(what_is_found_too, [forall(also(Game, Law)), nondet]) :-
    breach(Game, Law, _).
test(the_line_that_throws, Place == 'race.pl':32) :-
    once(breach(race, throws(move/3, _), Breach)),
    file_base_name(Breach.file, Name),
    Place = Name:Breach.line.
test(the_goal_of_a_program_shows_the_breach,
     error(instantiation_error, _)) :-
    once(breach(race, throws(move/3, _), Breach)),
    term_string(Goal, Breach.goal),
    user:call(Goal).
test(the_goal_below_the_adapter_shows_the_breach, [nondet]) :-
    breach(race, own_move_accepted(_), Breach),
    term_string(Goal, Breach.goal),
    user:call(Goal).
test(each_breach_is_told_once, [forall(wrong(Game, _)), Keys == Set]) :-
    findall(Name,
            ( breach(Game, Law, _),
              Law =.. [Name|_],
              memberchk(Name, [prints,throws,stuck,move_refused])
            ),
            Keys0),
    msort(Keys0, Keys),
    sort(Keys0, Set).

%   A player who cannot take two or three has no moves, but game_over fails.

twos("initial_state(_, s(9,x)).
next(x, y). next(y, x).
valid_moves(s(N,_), Ms) :- findall(M, ( member(M, [2,3]), M =< N ), Ms).
move(s(N,P), M, s(N1,Q)) :- N1 is N-M, next(P, Q).
game_over(s(0,P), W) :- next(P, W).
value(s(N,P), P, N). value(s(N,Q), P, V) :- next(P, Q), V is -N.
value(s(_,_), _, 50).
").

test(a_bot_that_has_no_move_is_not_to_blame, Names == [answers_twice,stuck]) :-
    twos(Twos),
    string_concat(Twos, "choose_move(S, 1, M) :-
                             valid_moves(S, [A|As]), nth1(1, [A|As], M), !.
                         choose_move(_, 1, M) :- atom_length(M, _).\n", Text),
    report_of(Text, Report),
    findall(Name,
            ( member(Breach, Report.breaches),
              rules == Breach.kind,
              functor(Breach.law, Name, _)
            ),
            Names0),
    sort(Names0, Names).
test(two_answers_are_no_choice_point_too, fail) :-
    twos(Text),
    report_of(Text, Report),
    member(Breach, Report.breaches),
    leaves_choice_point(value/3) = Breach.law.
test(bots_whose_level_is_unknown, [nondet]) :-
    twos(Twos),
    string_concat(Twos, "choose_move(S, L, M) :-
                             atom(L), atom_length(L, 9),
                             valid_moves(S, [M|_]).\n", Text),
    report_of(Text, Report),
    member(no_levels, Report.unchecked).

report_of(Text, Report) :-
    setup_call_cleanup(
        ( tmp_file_stream(File, Out, [extension(pl),encoding(utf8)]),
          write(Out, Text),
          close(Out)
        ),
        adopt_game(File, [], Module),
        delete_file(File)),
    set_random(seed(1)),
    check_report(Module, Report, [budget(inf),seconds(inf),games(4)]).

:- end_tests(check_corpus).

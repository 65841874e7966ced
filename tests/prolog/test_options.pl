/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_options, [test_options/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(time)).
:- use_module('../support/message_text').
:- use_module('../support/run_swipl').
:- use_module('../support/throws').
:- use_module('../../bench/bench', [bench/2, bench_option/4]).
:- use_module('../../bench/strength', [strength/2, strength_option/4]).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/adopt/adapt_options', [adapt_option/4]).
:- use_module('../../prolog/tabuleiro/check/check_game',
              [check_game_option/4]).
:- use_module('../../prolog/tabuleiro/compare/compare', [compare_option/4]).
:- use_module('../../prolog/tabuleiro/base/leave').
:- use_module('../../prolog/tabuleiro/base/options').
:- use_module('../../prolog/tabuleiro/match/match', [match_option/4]).
:- use_module('../../prolog/tabuleiro/match/play_match',
              [play_match_option/5]).
:- use_module('../../prolog/tabuleiro/search/search_options').

/** <module> The options of all predicates, and the exceptions of base/leave
*/

test_options :-
    run_tests([options, options_everywhere, leave]).

meal_option(dish,   oneof([soup,rice]),   soup, "what").
meal_option(spoons, between(1, 3),        _,    "how many").
meal_option(salt,   seconds,              1,    "how long").
meal_option(limit,  seconds_or_inf,       inf,  "how long at most").
meal_option(guests, nonneg_or_inf,        _,    "how many at most").
meal_option(lines,  between_or_all(1, 2), _,    "how many, or all").
meal_option(plates, positive_integer_or_all, _, "how many, or all").
meal_option(names,  list(atom),           _,    "whose").
meal_option(pot,    game_time,            _,    "how long in all").
meal_option(course, each(game_time),      _,    "how long for each").
meal_option(engine, nonvar,               _,    "with what").
meal_option(bill,   unbound,              _,    "an output").

check(Options0, Options) :-
    check_options(meal_option, Options0, Options).

message(Goal, Text) :-
    catch(Goal, Error, true),
    message_text(Error, Text).

:- begin_tests(options).

test(defaults_follow, Options == [spoons(2),dish(soup),salt(1),limit(inf)]) :-
    check([spoons(2)], Options).
test(a_given_option_has_no_default,
     Options == [dish(rice),salt(0.5),limit(3)]) :-
    check([dish(rice),salt(0.5),limit(3)], Options).
test(pairs, Options == [dish(rice),salt(1),limit(inf)]) :-
    check([dish=rice], Options).
test(dicts, true(memberchk(dish(rice), Options))) :-
    check(_{dish:rice}, Options).
test(outputs_are_passed_on, X == Y) :-
    check([bill(X)], Options),
    memberchk(bill(Y), Options).
test(a_value_of_each_is_one_or_a_list,
     [ forall(member(Given-Found,
                     [ course(60)-course(60), course(60,1)-course(60+1),
                       course([60+1,inf])-course([60+1,inf])
                     ])),
       true(memberchk(Found, Options))
     ]) :-
    check_options(meal_option, [Given], Options).
test(each_of_a_list_is_checked, error(type_error(number, x))) :-
    check_options(meal_option, [course([60,x])], _).
test(an_option_given_twice, error(permission_error(repeat, option, dish))) :-
    check([dish(rice),spoons(2),dish=soup], _).
test(two_arguments_of_a_game_time, true(memberchk(pot(60+0.5), Options))) :-
    check([pot(60, 0.5)], Options).
test(right, [forall(member(Option, [ limit(inf), guests(inf), guests(0),
                                     lines(all), lines(2), plates(all),
                                     plates(9), names([a]), engine(x),
                                     pot(1), pot(inf), pot(1+0)
                                   ]))]) :-
    check([Option], _).
test(wrong, [forall(member(Option-Formal,
        [ dsh(1)-domain_error(meal_option, dsh(1)),
          dish-domain_error(meal_option, dish),
          dish(soup, rice)-domain_error(meal_option, dish(soup, rice)),
          1-type_error(callable, 1),
          _-instantiation_error,
          dish(_)-instantiation_error,
          dish(1)-type_error(atom, 1),
          dish(tea)-domain_error(dish, tea),
          spoons(0)-domain_error(spoons, 0),
          spoons(4)-domain_error(spoons, 4),
          spoons(1.0)-type_error(integer, 1.0),
          salt(-1)-type_error(nonneg, -1),
          salt(inf)-type_error(number, inf),
          limit(-1)-type_error(nonneg, -1),
          guests(-1)-type_error(nonneg, -1),
          lines(3)-domain_error(lines, 3),
          plates(0)-type_error(positive_integer, 0),
          names([1])-type_error(atom, 1),
          pot(-1)-type_error(nonneg, -1),
          pot(1+a)-type_error(number, a),
          pot(inf, 1)-type_error(number, inf),
          engine(_)-instantiation_error
        ]))]) :-
    throws(check([Option], _), Formal).
test(no_list, [forall(member(Options-Formal,
                             [ x-type_error(list, x),
                               [dish(soup)|x]-type_error(list, [dish(soup)|x])
                             ]))]) :-
    throws(check(Options, _), Formal).
test(cyclic) :-
    Options = [x(Options)],
    throws(check(Options, _), domain_error(acyclic_term, Options)).
test(known, Known == [salt(2)]) :-
    known_options(meal_option, [pepper(1),salt(2),salt], Known).
test(near_names,
     Text == "unknown meal option spoon(1); did you mean spoons?") :-
    message(check([spoon(1)], _), Text).
test(all_names,
     true(sub_string(Text, _, _, _, "there are dish, spoons, "))) :-
    message(check([xyz(1)], _), Text).
test(errors_name_the_expected_value,
     Text == "meal option spoons(4): an integer from 1 to 3 expected") :-
    message(check([spoons(4)], _), Text).
test(other_errors_have_their_own_messages,
     true(sub_string(Text, _, _, _, "`integer' expected, found `a'"))) :-
    message(must_be(integer, a), Text).

:- end_tests(options).

:- begin_tests(options_everywhere).

%   Goals with the wrong Option, and the table that they check it against.

with_option(Option, match(wali, random, random, _, [Option]), match_option).
with_option(Option, play_match(wali, random, random, _, [Option]),
            play_match_option).
with_option(Option, random_game(wali, _, [Option]), random_game_option).
with_option(Option, compare_games(wali, wali, [Option]), compare_option).
with_option(Option, compare_games(wali, wali, _, [Option]), compare_option).
with_option(Option, check_game(wali, _, [Option]), check_game_option).
with_option(Option, adapt_game(wali, [Option], _), adapt_option).
with_option(Option, open_engine(wali, _, [Option]), search_option).
with_option(Option, analyse(wali, x, _, [Option]), search_option).
with_option(Option, search_lines(wali, x, [Option], _), search_option).
with_option(Option, search_best_moves(wali, x, [Option], _), search_option).
with_option(Option, search_move(wali, x, [Option], _), search_option).
with_option(Option, match(wali, search([Option]), random, _, []),
            search_option).
with_option(Option, match(wali, bot(wali, search([Option])), random, _, []),
            search_option).
with_option(Option, bench([wali], [Option]), bench_option).
with_option(Option, strength([wali], [Option]), strength_option).

test(unknown, [forall(with_option(gamez(1), Goal, Domain))]) :-
    throws(Goal, domain_error(Domain, gamez(1))).
test(suggested,
     Text == "unknown match option gamez(1); did you mean games?") :-
    message(match(wali, random, random, _, [gamez(1)]), Text).
test(views_are_options_of_the_game) :-
    play_match(tactigon, random, random, _, [compact(true), max_plies(1)]),
    throws(play_match(wali, random, random, _, [stacks(true)]),
           domain_error(play_match_option, stacks(true))).

%   A comment of a predicate with options names their table, whose rows
%   tools/doc.pl prints, and does not repeat them.

checks_options(File, Text, Table) :-
    source_file(test_options:test_options, Here),
    file_directory_name(Here, Tests),
    member(Pattern, ['prolog/tabuleiro/*/*.pl','bench/*.pl']),
    atomic_list_concat([Tests,'/../../',Pattern], All),
    expand_file_name(All, Files),
    member(File, Files),
    read_file_to_string(File, Text, [encoding(utf8)]),
    sub_string(Text, _, _, After, "\n    check_options("),
    sub_string(Text, _, After, 0, Call),
    split_string(Call, ",", "", [Closure|_]),
    split_string(Closure, "(", "", [Table|_]),
    string_concat(_, "_option", Table).

test(a_comment_names_the_table_of_options, Missing == []) :-
    findall(File-Table,
            ( checks_options(File, Text, Table),
              string_concat("%   Options: ", Table, Line),
              \+ sub_string(Text, _, _, _, Line)
            ),
            Missing).

%   Rows of a table, and the file with the comment of its predicate.

documented(match_option,              'prolog/tabuleiro/match/match.pl').
documented(play_match_option(info{}), 'prolog/tabuleiro/match/play_match.pl').
documented(compare_option,            'prolog/tabuleiro/compare/compare.pl').
documented(adapt_option,              'prolog/tabuleiro/adopt/adapt.pl').
documented(search_option(analyse),    'prolog/tabuleiro/search/analyse.pl').
documented(check_game_option,         'prolog/tabuleiro/check/check_game.pl').
documented(strength_option,           'bench/strength.pl').
documented(bench_option,              'bench/bench.pl').

test(no_comment_repeats_a_row,
     [forall(documented(Table, File)), Repeated == []]) :-
    source_file(test_options:test_options, Here),
    atom_concat('../../', File, Relative),
    absolute_file_name(Relative, Path, [relative_to(Here), access(read)]),
    read_file_to_string(Path, Text, [encoding(utf8)]),
    findall(Name,
            ( call(Table, Name, _, _, _),
              member(Dash, ["%     - ","\n  - "]),
              atomic_list_concat([Dash,Name,'('], Item),
              sub_string(Text, _, _, _, Item)
            ),
            Repeated).

:- end_tests(options_everywhere).

:- begin_tests(leave).

test(is_leave,
     [forall(member(Ball, [ tabuleiro_leave, tabuleiro_leave_all, '$aborted',
                            unwind(abort), unwind(halt(0)),
                            tabuleiro_time_limit(1) ]))]) :-
    is_leave(Ball).
test(other_balls,
     [ forall(member(Ball, [ _, time_limit_exceeded,
                             error(existence_error(a, b), _) ])),
       fail
     ]) :-
    is_leave(Ball).
test(leave_ends_the_innermost, Seen == [1,2]) :-
    State = seen([]),
    until_leave_all(( until_leave(( note(State, 1), leave, note(State, 0) )),
                      note(State, 2), leave_all, note(State, 0)
                    )),
    State = seen(Back),
    reverse(Back, Seen).
test(a_bot_that_throws_one_is_not_at_fault,
     [ forall(member(Ball, [ tabuleiro_leave, tabuleiro_leave_all,
                             unwind(abort) ])),
       Status == exception(Ball)
     ]) :-                      % unwind(_) goes on to the end of its thread
    thread_create(match(wali, leaver(Ball), random, _, [games(1)]), Id),
    thread_join(Id, Status).
test(a_time_limit_around_a_game_is_not_the_player_s,
     Ball == time_limit_exceeded) :-
    catch(call_with_time_limit(0.1, play_match(wali, sleeper, random, _, [])),
          Ball, true).
test(a_command_ends_well) :-
    run_swipl(['app/tabuleiro.pl', match, '--no-progress', wali, human,
               random],
              "quit\n", _, Errors, Status),
    assertion(Status-Errors == exit(0)-"").
test(the_prompt_says_so, true(sub_string(Errors, _, _, _,
                                         "The game was left."))) :-
    run_swipl(['-q', 'prolog/tabuleiro.pl'],
              "play_match(wali, human, random, _, []).\nquit\n", _, Errors,
              _).

:- public
    leaver/3,
    sleeper/2.

sleeper(_, _) :-
    sleep(5).

leaver(Ball, _, _) :-
    throw(Ball).

note(State, X) :-
    arg(1, State, Seen),
    nb_setarg(1, State, [X|Seen]).

:- end_tests(leave).

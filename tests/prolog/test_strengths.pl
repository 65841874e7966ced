/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_strengths, [test_strengths/0]).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(library(readutil)).
:- use_module('../laws/laws', [mid_game/3]).
:- use_module('../support/for_all').
:- use_module('../../bench/ladder', [climbed/5]).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/game/build', [root_directory/1]).
:- use_module('../../prolog/tabuleiro/match/player', [known_player/3]).
:- use_module('../../prolog/tabuleiro/play/own_rating').
:- use_module('../../prolog/tabuleiro/search/oversight').
:- use_module('../../prolog/tabuleiro/search/strengths').
:- use_module('../../prolog/tabuleiro/statistics/glicko').

/** <module> Opponents with a name, how they err, and the rating of a person
*/

test_strengths :-
    run_tests([oversight, strengths, next_opponent, glicko]).

                /*******************************
                *           OVERSIGHT          *
                *******************************/

line(Score, line{score:Score}).

%   Choices are the scores of the lines that 400 seeds choose among Scores.

choices(Scores, Options, Choices) :-
    maplist(line, Scores, Lines),
    findall(Score,
            ( between(1, 400, Seed),
              line_chosen(Lines, state, [seed(Seed)|Options], Line),
              Score = Line.score
            ),
            Choices).

count(X, Xs, Count) :-
    aggregate_all(count, (member(Y, Xs), X == Y), Count).

%   One ply with the net of Tactigon beats three without it, see
%   docs/strengths.md: its ladder lacks a strength between.

uneven(tactigon, Name) :-
    memberchk(Name, [skilled,advanced,strong]).

:- begin_tests(oversight).

test(without_errors_the_best_move_is_played, Choices == [300]) :-
    choices([300,200,100], [noise(0),overlook(0)], All),
    sort(All, Choices).
test(the_better_of_two_moves_is_played_more_often) :-
    choices([300,200,100], [noise(150),overlook(0)], Choices),
    count(300, Choices, First),
    count(200, Choices, Second),
    count(100, Choices, Third),
    assertion(First > Second),
    assertion(Second > Third),
    assertion(Third > 0).
test(a_small_error_does_not_hide_a_large_loss, Choices == [3000]) :-
    choices([3000,-3000], [noise(150),overlook(0)], All),
    sort(All, Choices).
test(a_win_is_not_misjudged, Choices == [win(1)]) :-
    choices([win(1),win(3),900,800], [noise(5000),overlook(0)], All),
    sort(All, Choices).
test(a_win_may_be_overlooked) :-
    choices([win(1),900,800], [noise(0),overlook(30)], Choices),
    count(win(1), Choices, Wins),
    assertion(between(240, 320, Wins)).
test(a_late_loss_is_better_than_an_early_one, Choices == [loss(8)]) :-
    choices([loss(8),loss(2)], [noise(0),overlook(1)], All),
    include(==(loss(8)), All, Late),
    length(Late, Count),
    assertion(Count > 380),
    sort(Late, Choices).
test(the_last_move_is_seen, Choices == [100]) :-
    choices([300,200,100], [noise(0),overlook(100)], All),
    sort(All, Choices).
test(state_and_seed_decide, Same == [true]) :-
    maplist(line, [300,250,200,150], Lines),
    findall(Is,
            ( between(1, 50, Seed),
              Options = [seed(Seed),noise(200),overlook(20)],
              line_chosen(Lines, a(Seed), Options, One),
              line_chosen(Lines, a(Seed), Options, Two),
              ( One == Two -> Is = true ; Is = false )
            ),
            All),
    sort(All, Same).
test(another_state_has_other_errors, [true(Count > 1)]) :-
    maplist(line, [300,290,280,270], Lines),
    findall(Score,
            ( between(1, 50, N),
              line_chosen(Lines, state(N),
                          [seed(1),noise(200),overlook(0)], Line),
              Score = Line.score
            ),
            Scores0),
    sort(Scores0, Scores),
    length(Scores, Count).

:- end_tests(oversight).

                /*******************************
                *           STRENGTHS          *
                *******************************/

native(Game, Info) :-
    game_name(Game),
    load_game(Game, Game),
    Game:game_info(Info).

strength_of(Game, Strength) :-
    native(Game, Info),
    member(Strength, Info.strengths).

weaker_half(Strengths, Weaker, Stronger) :-
    partition(without_net, Strengths, Weaker, Stronger).

upper_half(Strengths, Upper) :-
    append(Lower, Upper, Strengths),
    length(Lower, L),
    length(Upper, U),
    Difference is U-L,
    between(0, 1, Difference),
    !.

without_net(Strength) :-
    option(net(false), Strength.search).

name(Strength, Strength.name).

%   State is one from which the player to move has won in one turn, in a game of
%   two newcomers.

nearly_won(Game, State) :-
    between(1, 20, _),
    play_match(Game, strength(newcomer), strength(newcomer), Winner,
               [show(false),moves(Moves)]),
    Game:initial_state(default, Start),
    foldl(passed(Game), Moves, [Start], [_|States]),
    last_turn(States, Game, Winner, State),
    !.

passed(Game, Move, States, [Next|States]) :-
    States = [State|_],
    move(Game, Move, State, Next).

%   States are those of a game, the last one first.

last_turn([State0|States], Game, Winner, State) :-
    Game:player_to_move(State0, Winner),
    (   States = [Earlier|_],
        Game:player_to_move(Earlier, Winner)
    ->  last_turn(States, Game, Winner, State)
    ;   State = State0
    ).

%   The player to move in State wins within the turn by the moves of a search.

wins_turn(Game, State, Search) :-
    Game:player_to_move(State, Player),
    Game:choose_move(State, search(Search), Move),
    move(Game, Move, State, Next),
    (   Game:game_over(Next, Winner)
    ->  Winner == Player
    ;   Game:player_to_move(Next, Player),
        wins_turn(Game, Next, Search)
    ).

move(Game, Move, State0, State) :-
    once(Game:move(State0, Move, State)).

:- begin_tests(strengths).

test(the_weaker_half_has_no_net_and_comes_first) :-
    for_all(native(_, Info),
            ( weaker_half(Info.strengths, Weaker, Stronger),
              assertion(append(Weaker, Stronger, Info.strengths)),
              length(Weaker, W),
              length(Stronger, S),
              assertion(W >= S-1),
              assertion(W =< 3*S)
            )).
test(the_stronger_half_overlooks_nothing) :-
    for_all(native(_, Info),
            ( weaker_half(Info.strengths, _, Stronger),
              for_all(member(Strength, Stronger),
                      assertion(\+ option(overlook(_), Strength.search)))
            )).
test(positions_bound_each_search_and_one_thread_searches) :-
    for_all(strength_of(_, Strength),
            ( assertion(option(nodes(_), Strength.search)),
              assertion(option(threads(1), Strength.search)),
              assertion(\+ option(time(_), Strength.search))
            )).
test(each_is_150_to_250_stronger_than_the_one_below) :-
    for_all(( native(Game, Info),
              nextto(Lower, Upper, Info.strengths),
              \+ uneven(Game, Upper.name)
            ),
            ( Step is Upper.elo-Lower.elo,
              assertion(between(150, 250, Step)),
              assertion(between(1, 40, Upper.error))
            )).
test(the_weakest_has_the_anchor) :-
    anchor(Anchor),
    for_all(native(_, Info),
            ( Info.strengths = [Weakest|_],
              assertion(Weakest.elo =:= Anchor)
            )).
test(all_games_have_the_same_names_from_the_weakest_on) :-
    findall(Names,
            ( native(_, Info),
              maplist(name, Info.strengths, Names)
            ),
            Ladders),
    for_all(( member(One, Ladders), member(Two, Ladders) ),
            assertion(( append(One, _, Two) ; append(Two, _, One) ))).
test(the_document_has_the_ratings) :-
    root_directory(Root),
    atom_concat(Root, '/docs/strengths.md', File),
    read_file_to_string(File, Page, [encoding(utf8)]),
    for_all(strength_of(_, Strength),
            ( (   Strength.error =:= 0
              ->  format(string(Cell), " ~d ", [Strength.elo])
              ;   format(string(Cell), " ~d \u00B1 ~d ",
                         [Strength.elo,Strength.error])
              ),
              assertion(sub_string(Page, _, _, _, Cell))
            )).
test(a_move_depends_on_the_seed_alone) :-
    for_all(( native(Game, Info), member(Strength, Info.strengths) ),
            ( mid_game(Game, default, State),
              set_random(seed(7)),
              Game:choose_move(State, strength(Strength.name), One),
              set_random(seed(7)),
              Game:choose_move(State, strength(Strength.name), Two),
              assertion(One == Two)
            )).
test(the_upper_half_always_takes_a_win_of_its_turn) :-
    for_all(native(Game, Info),
            ( nearly_won(Game, State),
              upper_half(Info.strengths, Upper),
              for_all(( member(Strength, Upper),
                        between(1, 3, Seed)
                      ),
                      assertion(wins_turn(Game, State,
                                          [seed(Seed)|Strength.search])))
            )).
test(who_sees_wins_takes_one_however_blind) :-
    Blind = [depth(1),multi_pv(20),overlook(100),seed(1),threads(1),hash(0)],
    for_all(native(Game, _),
            ( nearly_won(Game, State),
              assertion(wins_turn(Game, State, [see_wins(true)|Blind]))
            )).
test(no_win_in_the_turn_at_the_start, fail) :-
    native(Game, _),
    Game:initial_state(default, State),
    win_in_turn(Game, State, _).
test(without_the_net_a_ply_is_judged_by_the_terms) :-
    for_all(native(Game, _),
            ( Game:initial_state(default, State),
              analyse(Game, State, [Line],
                      [depth(1),selective(false),net(false),threads(1),
                       hash(0),seed(1)]),
              Line.moves = [Move|_],
              once(Game:move(State, Move, Next)),
              evaluation(Game, Next, _, Terms),
              aggregate_all(sum(S),
                            ( member(Term, Terms),
                              Term.name \== net,
                              S = Term.score
                            ),
                            Sum),
              assertion(abs(Line.score) =:= abs(Sum))
            )).
test(the_ladder_measures_a_difference_and_its_error) :-
    climbed(tactigon, random, newcomer, [games(8),seed(1),jobs(1)],
            step(Elo, Error)),
    assertion(Elo > 100),
    assertion(Error > 40).
test(a_name_is_a_player) :-
    known_player(wali, newcomer, Player),
    known_player(wali, strength(newcomer), Player).
test(a_name_that_there_is_not_is_an_error_that_lists_them,
     error(domain_error(strength, nobody),
           context(_, tabuleiro(no_strength(wali, nobody, [newcomer|_]))))) :-
    load_game(wali, _),
    wali:initial_state(default, State),
    wali:choose_move(State, strength(nobody), _).
test(a_game_without_c_has_none,
     error(domain_error(strength, newcomer),
           context(_, tabuleiro(no_strength(wali_reference, newcomer, []))))) :-
    load_game(wali_reference, _),
    wali_reference:initial_state(default, State),
    wali_reference:choose_move(State, strength(newcomer), _).

:- end_tests(strengths).

                /*******************************
                *            ADVICE            *
                *******************************/

strengths([strength{name:a}, strength{name:b}, strength{name:c}]).

:- begin_tests(next_opponent).

test(after_a_win_the_next_stronger_one, Name == c) :-
    strengths(Strengths),
    advised_strength(Strengths, b, 1, Name).
test(after_a_loss_the_next_weaker_one, Name == a) :-
    strengths(Strengths),
    advised_strength(Strengths, b, 0, Name).
test(after_a_draw_the_same, Name == b) :-
    strengths(Strengths),
    advised_strength(Strengths, b, 0.5, Name).
test(nobody_is_stronger_than_the_strongest, Name == c) :-
    strengths(Strengths),
    advised_strength(Strengths, c, 1, Name).
test(nobody_is_weaker_than_the_weakest, Name == a) :-
    strengths(Strengths),
    advised_strength(Strengths, a, 0, Name).

:- end_tests(next_opponent).

                /*******************************
                *            GLICKO            *
                *******************************/

even_game(N, Rating0, Rating) :-
    Points is N mod 2,
    glicko_update([result(600, 20, Points)], Rating0, Rating).

strong_game(_, Rating0, Rating) :-
    glicko_update([result(1800, 20, 0.5)], Rating0, Rating).

:- begin_tests(glicko).

%   Glickman's own example.

test(the_example_of_the_paper) :-
    glicko_update([ result(1400, 30, 1), result(1550, 100, 0),
                    result(1700, 300, 0)
                  ],
                  glicko(1500, 200, 0.06), glicko(Elo, Deviation, Volatility)),
    assertion(abs(Elo-1464.06) < 0.02),
    assertion(abs(Deviation-151.52) < 0.01),
    assertion(abs(Volatility-0.05999) < 0.00001).
test(a_win_raises_and_a_loss_lowers) :-
    glicko_start(600, Start),
    glicko_update([result(800,20,1)], Start, glicko(Won, _, _)),
    glicko_update([result(800,20,0)], Start, glicko(Lost, _, _)),
    assertion(Won > 600),
    assertion(Lost < 600),
    assertion(Won-600 > 600-Lost).
test(games_make_a_rating_surer) :-
    glicko_start(600, Start),
    glicko_interval(Start, _, 686),
    numlist(1, 200, Games),
    foldl(even_game, Games, Start, Rating),
    glicko_interval(Rating, _, Error),
    assertion(between(80, 130, Error)).
test(who_beats_the_strong_becomes_strong) :-
    glicko_start(600, Start),
    numlist(1, 20, Games),
    foldl(strong_game, Games, Start, Rating),
    glicko_interval(Rating, Elo, _),
    assertion(between(1700, 1850, Elo)).
test(every_rating_is_followed_by_one) :-
    glicko_start(600, Start),
    own_rating(_{elo:2587}, 0, Start, glicko(_, Deviation, _)),
    assertion(Deviation == 350),        % it would be 350.2
    for_all(( member(Elo, [-4_000,600,6_000]),
              member(Before, [1,350]),
              member(Volatility, [0.0001,1]),
              member(Points, [0,0.5,1])
            ),
            ( own_rating(_{elo:600}, Points,
                         glicko(Elo, Before, Volatility), Rating),
              is_glicko(Rating)
            )).
test(what_is_no_rating, fail) :-
    member(Term, [none, glicko(_, 100, 0.06), glicko(600, 0, 0.06),
                  glicko(600, 351, 0.06), glicko(x, 100, 0.06)]),
    is_glicko(Term).

:- end_tests(glicko).

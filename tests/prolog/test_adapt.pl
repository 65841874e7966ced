/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_adapt, [test_adapt/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../fixtures/heap', []).
:- use_module('../fixtures/bare', []).
:- use_module('../fixtures/newer', []).
:- use_module('../fixtures/older', []).
:- use_module('../support/for_all').
:- use_module('../support/run_swipl').
:- use_module('../support/untimed').
:- use_module('../../prolog/tabuleiro').

test_adapt :-
    run_tests(adapt).

%!  adapted(?Module, -Game) is nondet.
%
%   Game is one of the programs, as a game.

adapted(older, Game) :-
    adapt_game(older, [players([white,black]),config(9)], Game).
adapted(newer, Game) :-
    adapt_game(newer, [], Game).
adapted(bare, Game) :-
    adapt_game(bare, [players([one,two])], Game).
adapted(heap, Game) :-
    adapt_game(heap, [], Game).

%   The player who has taken less is to move.

least(_, heap(_, A-B), Next) :-
    (   A =< B
    ->  Next = white
    ;   Next = black
    ).

start(Module, Game, State) :-
    once(adapted(Module, Game)),
    Game:initial_state(default, State).

:- begin_tests(adapt).

test(it_is_a_game, [forall(adapted(_, Game))]) :-
    must_be_game(Game).
test(it_keeps_the_laws, [forall(adapted(_, Game)), Report == []]) :-
    set_random(seed(1)),
    check_game(Game, Report, [seconds(inf)]).
test(it_plays_matches, [forall(adapted(_, Game))]) :-
    set_random(seed(1)),
    play_match(Game, level(1), level(1), _, [moves(Moves)]),
    assertion(Moves = [_|_]).
test(it_is_counted, [forall(adapted(_, Game))]) :-
    Game:initial_state([], State),
    perft(Game, State, 3, Count),
    assertion(Count > 7).
test(it_is_searched, Move == 1) :-      % leaves 6 of 7: three times 2
    start(newer, Game, State),
    search_move(Game, State, [depth(7)], Move).
test(its_level_may_be_a_search, [forall(adapted(_, Game)), Move == Best]) :-
    Game:initial_state(default, State),
    Game:choose_move(State, search([depth(2)]), Move),
    search_move(Game, State, [depth(2)], Best).
test(its_name_is_that_of_the_module, Game == newer_game) :-
    adapt_game(newer, [], Game).
test(its_name_can_be_told, Game == new_heap) :-
    adapt_game(newer, [name(new_heap)], Game).
test(it_is_made_anew, Players == [[b,a],[white,black]]) :-
    findall(Ps,
            ( member(Option, [[b,a],[white,black]]),
              adapt_game(older, [players(Option),config(9)], Game),
              Game:game_info(Info),
              Ps = Info.players
            ),
            Players).
test(its_predicates_are_static) :-
    start(older, Game, _),
    for_all(game_predicate(Name/Arity, required),
            ( functor(Head, Name, Arity),
              assertion(predicate_property(Game:Head, static))
            )).
test(all_that_a_game_may_have_is_passed_on) :-
    for_all(( game_predicate(Name/Arity, _),
              Name \== game_info
            ),
            ( atom_concat(adapted_, Name, Adapted),
              Arity1 is Arity+1,
              functor(Head, Adapted, Arity1),
              assertion(predicate_property(tabuleiro_adapted:Head, exported))
            )).

test(settings_of_the_menu_are_those_of_the_program, Lines == 13) :-
    load_game(tactigon, _),
    adapt_game(tactigon, [name(adapted_tactigon)], Game),
    Game:menu_settings(Settings),
    setup_call_cleanup(
        Game:set_menu_settings(Settings.put(size, 13)),
        tactigon:board_size(_, Lines),
        Game:set_menu_settings(Settings)).
test(rules_that_forbid_a_move_are_those_of_the_program,
     Rules == [broken(1, wali(off_board(9-9)))]) :-
    load_game(wali, _),
    adapt_game(wali, [name(adapted_wali)], Game),
    Game:initial_state(default, State),
    Game:broken_rules(State, 0-0/9-9, Rules).
test(the_state_tells_who_is_to_move, State == to_move(white, heap(9, 0-0))) :-
    start(older, _, State).
test(sides_alternate, Player-NewState == black-to_move(black, heap(7, 2-0))) :-
    start(older, Game, State),
    Game:move(State, take(white,2), NewState),
    Game:player_to_move(NewState, Player).
test(turns_as_the_program_says, Players == [white,black,black,white]) :-
    adapt_game(older,
               [ name(least_first), players([white,black]), config(9),
                 turn(test_adapt:least)
               ],
               Game),
    Game:initial_state(default, S0),
    Game:move(S0, take(white,2), S1),
    Game:move(S1, take(black,1), S2),
    Game:move(S2, take(black,2), S3),
    findall(P, (member(S, [S0,S1,S2,S3]), Game:player_to_move(S, P)), Players).
test(a_state_that_tells_is_left_alone, State == heap(7, 1)) :-
    start(newer, _, State).
test(moves_are_sorted, Moves == [take(white,1),take(white,2)]) :-
    start(older, Game, State),
    Game:valid_moves(State, Moves).
test(moves_of_the_other_player, Moves == []) :-
    start(older, Game, State),
    Game:valid_moves(State, black, Moves).
test(moves_of_nobody, error(domain_error(player, red))) :-
    start(older, Game, State),
    Game:valid_moves(State, red, _).
test(bots_of_the_program, Move == take(white,2)) :-
    start(older, Game, State),
    Game:choose_move(State, 2, Move).
test(bots_wait_for_their_turn, fail) :-
    start(older, Game, State),
    Game:choose_move(State, black, 1, _).
test(without_bots_all_levels_are_searches, Move == Best) :-
    untimed(start(bare, Game, State)),
    Game:choose_move(State, 4, Move),
    search_move(Game, State, [depth(4)], Best).
test(without_bots_there_is_no_level_10, error(domain_error(level, 10))) :-
    start(bare, Game, State),
    Game:choose_move(State, 10, _).
test(after_the_bots_come_searches, Move == Best) :-
    untimed(start(older, Game, State)),
    Game:choose_move(State, 3, Move),
    search_move(Game, State, [depth(3)], Best).
test(other_configs_reach_the_program, State == to_move(white,heap(3,0-0))) :-
    start(older, Game, _),
    Game:initial_state(3, State).
test(a_state_of_the_program_is_none, error(type_error(adapted_state, _))) :-
    start(older, Game, _),
    Game:valid_moves(heap(9,0-0), _).

test(boards_of_the_program, Text == "9 left, white 0, black 0\n") :-
    start(older, Game, State),
    with_output_to(string(Text), Game:show_game(State, [])).
test(no_board_is_a_term, Text == "pile(7)\n") :-
    start(bare, Game, State),
    with_output_to(string(Text), Game:display_game(State)).
test(a_term_is_its_notation, Text == "'Two of'-2") :-
    start(bare, Game, State),
    Game:move_notation(State, 'Two of'-2, Text).
test(a_text_is_read,
     [ forall(member(Text, ["'Two of'-2", " 'Two of' - 2", "'two of'-2"])),
       Move == 'Two of'-2
     ]) :-
    start(bare, Game, State),
    Game:move_notation(State, Move, Text).
test(other_texts_are_no_moves,
     [ forall(member(Text, [ "quit", "", "(", "X", "_-_", "'Two of'-3", "['",
                             "{|print||x|}", "f(X,Y", "One-1 'One'-1", "0'"
                           ])),
       fail
     ]) :-
    start(bare, Game, State),
    Game:move_notation(State, _, Text).
test(a_program_without_a_module_is_played, Errors-Status == ""-exit(0)) :-
    run_swipl(['-g', "adapt_game(user,[players([ann,bob])],G),\c
                      check_game(G,R,[seconds(inf)]),print(R),play(G)",
               '-t', halt, 'tests/fixtures/plain.pl', 'prolog/tabuleiro.pl'],
              "1\nann+2\n?\nann+1\nBob + 2\nquit\nq\n",
              Output, Errors, Status),
    forall(member(Part, [ "[]", "0 of 10", "ann plays ann+2", "2 of 10",
                          "bob+1  bob+2", "bob plays bob+2", "4 of 10"
                        ]),
           assertion(sub_string(Output, _, _, _, Part))).
test(info_is_made_up,
     Title-Players-Names-Levels ==
     "older"-[white,black]-["white","black"]-[1,2,3,4,5,6,7,8,9]) :-
    start(older, Game, _),
    Game:game_info(Info),
    _{title:Title, players:Players, player_names:Names} :< Info,
    findall(N, (member(L, Info.levels), get_dict(number, L, N)), Levels).
test(info_of_the_program_goes_before, Title-Most == "Newer"-2) :-
    start(newer, Game, _),
    Game:game_info(Info),
    _{title:Title, most_moves:Most} :< Info.
test(info_of_the_options_goes_before_all, Title-Most == "Best"-2) :-
    adapt_game(newer, [name(best),info(_{title:"Best"})], Game),
    Game:game_info(Info),
    _{title:Title, most_moves:Most} :< Info.

                /*******************************
                *        HOW IT ANSWERS        *
                *******************************/

%   As older/1, with additional Options.

older_with(Options, Game, State) :-
    append(Options, [name(older_told),players([white,black]),config(9)], All),
    adapt_game(older, All, Game),
    Game:initial_state(default, State).

one_each(heap(_, _), [take(white,1),take(black,1)]).
refilled(heap(Left, Taken), heap(More, Taken)) :-
    More is Left+1.
first_wins(heap(Left, _), white) :-
    Left < 8.
shown(heap(Left, _)) :-
    format("~d!", [Left]).
short(take(_,N), Text) :-
    format(string(Text), "-~d", [N]).

test(moves_of_a_goal, Moves == [take(black,1),take(white,1)]) :-
    older_with([moves(one_each)], Game, State),
    Game:valid_moves(State, Moves).
test(moves_of_a_template, Moves == [take(white,one)]) :-
    adapt_game(older, [ name(older_mapped), players([white,black]), config(1),
                        template(take(white,1)-take(player,one))
                      ],
               Game),
    Game:initial_state(default, State),
    Game:valid_moves(State, Moves).
test(a_goal_after_moves, Own == heap(8, 2-0)) :-
    older_with([after_move(refilled)], Game, State),
    Game:move(State, take(white,2), to_move(_, Own)).
test(winner_of_a_goal, Winner-Moves == white-[]) :-
    older_with([winner(first_wins)], Game, State),
    assertion(\+ Game:game_over(State, _)),
    Game:move(State, take(white,2), New),
    Game:game_over(New, Winner),
    Game:valid_moves(New, Moves).
test(what_winners_mean, Winner == draw) :-
    older_with([winners([white-draw,black-not_over])], Game, _),
    Game:game_over(to_move(white, heap(0, 2-1)), Winner),
    assertion(\+ Game:game_over(to_move(white, heap(0, 1-2)), _)).
test(boards_of_a_goal, Text == "9!") :-
    older_with([display(shown)], Game, State),
    with_output_to(string(Text), Game:display_game(State)).
test(notation_of_a_goal, Text-Move == "-2"-take(white,2)) :-
    older_with([notation(short)], Game, State),
    Game:move_notation(State, take(white,2), Text),
    Game:move_notation(State, Move, "-2").
test(levels_have_names, Name-Move == "2"-take(white,2)) :-
    older_with([levels([1-2])], Game, State),
    Game:game_info(Info),
    Info.levels = [Level|_],
    Name = Level.name,
    Game:choose_move(State, 1, Move).
test(a_part_of_the_state_is_to_move, Player-New == 1-heap(6, 2)) :-
    adapt_game(newer, [name(newer_told),turn(arg(2))], Game),
    Game:initial_state(default, State),
    Game:player_to_move(State, Player),
    Game:move(State, 1, New).
test(templates, Value == 3) :-
    adapt_game(older, [ name(older_parts), players([white,black]), config(9),
                        predicates([ value(state,player,v),
                                     valid_moves=valid_moves(state,player,moves)
                                   ])
                      ],
               Game),
    Game:value(to_move(black, heap(2, 4-3)), black, Value).
test(wrong_templates,
     [ forall(member(Element-Formal,
                     [ value(who,player,v) - domain_error(template, _),
                       price(state,v) - domain_error(operation, _),
                       price=value(state,v) - domain_error(operation, price),
                       value - domain_error(template, _),
                       value(v,state) - existence_error(procedure, _)
                     ])),
       error(Formal, _)
     ]) :-
    older_with([predicates([Element])], _, _).

test(players_are_needed, error(existence_error(option, players))) :-
    adapt_game(older, [], _).
test(moves_are_needed, error(existence_error(procedure, lists:_))) :-
    adapt_game(lists, [players([1,2])], _).
test(no_module, error(existence_error(module, no_such_module))) :-
    adapt_game(no_such_module, [], _).
test(other_modules_stay, error(permission_error(adapt, module, lists))) :-
    adapt_game(newer, [name(lists)], _).
test(an_older_program_is_told_about_it,
     true(sub_string(Text, _, _, _, "adapt_game(older, Options, Game)"))) :-
    catch(load_game(older, _), Error, true),
    told(Error, Text).
test(other_modules_are_not,
     fail) :-
    catch(load_game(lists, _), Error, true),
    told(Error, Text),
    sub_string(Text, _, _, _, "adapt_game").

told(Error, Text) :-
    '$messages':translate_message(Error, Lines, []),
    with_output_to(string(Text),
                   print_message_lines(current_output, '', Lines)).

:- end_tests(adapt).

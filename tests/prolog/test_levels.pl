/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_levels, [test_levels/0]).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module('../support/for_all').
:- use_module('../support/message_text').
:- use_module('../support/throws').
:- use_module('../support/untimed').
:- use_module('../../examples/own_game/hare_and_hounds', []).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/game/build', [root_directory/1]).
:- use_module('../../prolog/tabuleiro/play/texts', []).
:- use_module('../../prolog/tabuleiro/texts/message_strings').
:- use_module('../../prolog/tabuleiro/search/levels').

/** <module> The levels after a game's own
*/

test_levels :-
    run_tests(levels).

%!  game(?Game) is nondet.
%
%   Game runs in C, in Prolog, or is a game outside `games`.

game(Game) :-
    native(Game).
game(Game) :-
    native(Native),
    atom_concat(Native, '_reference', Game),
    load_game(Game, Game).
game(hare_and_hounds).

native(Game) :-
    game_name(Game),
    load_game(Game, Game).

%!  small(?Game, -State) is nondet.
%
%   State is the start of Game, on the smallest board of Wald Meister: a search
%   of it in Prolog takes a second for one ply.

small(Game, State) :-
    game(Game),
    (   sub_atom(Game, 0, _, _, waldmeister)
    ->  Config = [size(2)]
    ;   Config = default
    ),
    Game:initial_state(Config, State).

first_search(Game, Level) :-
    Game:game_info(Info),
    own_levels(Info, Own),
    last(Own, Last),
    Level is Last+1.

options(Options) :-
    search_levels(1, Levels),
    findall(O, (member(L, Levels), get_dict(search, L, O)), Options).

values(Name, Values) :-
    options(All),
    findall(Value,
            ( member(Options, All),
              member(Option, Options),
              Option =.. [Name,Value]
            ),
            Values).

:- begin_tests(levels).

test(every_game_has_nine, [forall(game(Game)), Numbers == Nine]) :-
    numlist(1, 9, Nine),
    Game:game_info(Info),
    findall(N, (member(L, Info.levels), get_dict(number, L, N)), Numbers).
test(their_names_differ, [forall(game(Game)), Count == 9]) :-
    Game:game_info(Info),
    aggregate_all(count, Name,
                  ( member(L, Info.levels),
                    get_dict(name, L, Name)
                  ),
                  Count).
test(own_levels_come_first,
     [ forall(member(Game-Last, [waldmeister-2,wali-2,tactigon-2,mitsudomoe-4,
                                 hare_and_hounds-1])),
       Own == Numbers
     ]) :-
    load_game(Game, Game),
    numlist(1, Last, Numbers),
    Game:game_info(Info),
    own_levels(Info, Own).
test(a_search_has_no_best_moves, [forall(small(Game, State))]) :-
    first_search(Game, Level),
    throws(Game:best_moves(State, Level, _), domain_error(level, Level)).
test(best_moves_lists_its_levels,
     [forall(( small(Game, State), Game \== hare_and_hounds ))]) :-
    Game:game_info(Info),
    own_levels(Info, Numbers),
    atomic_list_concat(Numbers, ', ', List),
    format(string(Part), "has the levels ~w,", [List]),
    for_all(member(Level, [0,77]),
            ( catch(Game:best_moves(State, Level, _), Error, true),
              message_text(Error, Text),
              assertion(sub_string(Text, _, _, _, Part))
            )).
test(it_chooses_a_legal_move, [forall(small(Game, State))]) :-
    first_search(Game, Level),
    Game:choose_move(State, Level, Move),
    Game:move(State, Move, _).
test(so_do_stronger_ones, [forall(( native(Game), member(Level, [5,6,7]) ))]) :-
    Game:initial_state(default, State),
    Game:choose_move(State, Level, Move),
    Game:move(State, Move, _).
test(a_player_may_be_told, [forall(native(Game))]) :-
    first_search(Game, Level),
    Game:initial_state(default, State),
    Game:player_to_move(State, Player),
    Game:choose_move(State, Player, Level, _).
test(the_other_player_does_not_move, [forall(small(Game, State)), fail]) :-
    first_search(Game, Level),
    Game:player_to_move(State, Player),
    Game:game_info(Info),
    member(Other, Info.players),
    Other \== Player,
    Game:choose_move(State, Other, Level, _).
test(nobody_does_when_the_game_is_over, [forall(small(Game, State)), fail]) :-
    set_random(seed(1)),
    random_game(Game, _, [state(State), states(States)]),
    last(States, End),
    first_search(Game, Level),
    Game:choose_move(End, Level, _).
test(there_are_no_others,
     [forall(( small(Game, State), member(Level, [0,10,-1]) ))]) :-
    throws(Game:choose_move(State, Level, _), domain_error(level, Level)).
test(a_level_is_a_number, [forall(small(Game, State))]) :-
    throws(Game:choose_move(State, hard, _), type_error(integer, hard)).
test(a_level_is_told, [forall(small(Game, State))]) :-
    throws(Game:choose_move(State, _, _), instantiation_error).
test(an_error_names_choose_move,
     [ forall(native(Game)),
       error(instantiation_error, context(choose_move/3, _))
     ]) :-
    Game:choose_move(_, 2, _).
test(a_seed_gives_the_same_game, [forall(native(Game)), Moves1 == Moves2]) :-
    findall(Moves,
            ( between(1, 2, _),
              set_random(seed(5)),
              untimed(play_match(Game, level(5), level(6), _,
                                 [moves(Moves), max_plies(4)]))
            ),
            [Moves1,Moves2]).
test(seeds_differ) :-                   % all drops look alike
    wali:initial_state(default, State),
    set_random(seed(1)),
    aggregate_all(count, Move,
                  ( between(1, 10, _),
                    wali:choose_move(State, 3, Move)
                  ),
                  Count),
    assertion(Count > 1).
test(a_win_in_three_moves_is_seen_from_level_3_on,
     [ forall(member(Level-Best, [2-(b5-b4),3-(b5-c4),4-(b5-c4)])),
       Move == Best
     ]) :-
    State = hunt([a3,a4,b3], b5, hare, 0/10),
    untimed(hare_and_hounds:choose_move(State, Level, Move)).
test(they_look_ever_further,
     [forall(member(Name, [depth,nodes])), Values == Sorted]) :-
    values(Name, Values),
    sort(Values, Sorted).
test(only_the_last_takes_all_cores, Rest == [[time(2)]]) :-
    options(All),
    exclude(memberchk(threads(1)), All, Rest).
test(none_takes_longer_than_two_seconds, Seconds == [2]) :-
    values(time, Times),
    length(Times, 9),
    sort(Times, Seconds).
test(only_the_last_is_timed_if_no_other_shall_be, Times == [2]) :-
    untimed(values(time, Times)).

%   Each language has a table of the words of levels.

test(the_table_of_docs_has_the_words_of_the_levels,
     [forall(between(3, 9, Number)), true(Found == Word)]) :-
    word(Number, Word),
    root_directory(Root),
    directory_file_path(Root, 'docs/levels.md', File),
    read_file_to_string(File, Text, [encoding(utf8)]),
    format(string(Row), "\n| ~d | ", [Number]),
    once(sub_string(Text, _, _, After, Row)),
    sub_string(Text, _, After, 0, Rest),
    split_string(Rest, "|", " ", [Found|_]).
test(each_level_of_a_game_has_a_word,
     [forall(game_name(Game)), Words == 9]) :-
    load_game(Game, Module),
    Module:game_info(Info),
    worded_levels(Info, Levels),
    aggregate_all(count, member(_-strength(_), Levels), Words).
test(an_original_bot_has_the_word_that_it_was_measured_to_be,
     Words == ["weakest","weakest","very weak","very weak","fair"]) :-
    mitsudomoe:game_info(Info),
    worded_levels(Info, Levels),
    findall(Word,
            ( between(1, 5, N),
              nth1(N, Levels, _-Message),
              message_strings([tabuleiro(Message)], [Word])
            ),
            Words).
test(levels_that_were_not_measured_have_none, Word == none) :-
    level_word(info{levels:[level{number:1, name:"any", strength:"any"}]}, 1,
               Word).

word(Number, Word) :-
    message_strings([tabuleiro(strength(Number))], [Word]).

:- end_tests(levels).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_menus, [test_menus/0]).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module('../../prolog/tabuleiro/adopt/adopt').
:- use_module('../../prolog/tabuleiro/adopt/menu_choices').
:- use_module('../../prolog/tabuleiro/adopt/prompt_labels', [names_persons/1]).
:- use_module('../../prolog/tabuleiro/adopt/prompts').
:- use_module('../../prolog/tabuleiro/adopt/run_answers', [likely_answers/4]).
:- use_module('../../prolog/tabuleiro/adopt/spies', [spy_on/1]).
:- use_module('../../prolog/tabuleiro/adopt/watch', [entry/2]).
:- use_module('../../prolog/tabuleiro/load/load_program').
:- use_module('../support/student_program').

/** <module> Menus before, around and after a game
*/

test_menus :-
    run_tests([menu_texts, menus, entries]).

:- begin_tests(menu_texts).

test(a_size_in_a_label_is_no_range, First == "1") :-
    prompt_answers("1 - 6x6\n2 - 6x9\n3 - Back\n", [First|_]).
test(a_size_is_no_board, First == "1") :-
    prompt_answers("Choose a size of the board\n1. 7 x 7\n2. 7 x 9\n",
                   [First|_]).
test(a_title_that_is_drawn_in_digits_is_no_choice, Choices == ["1"-"play"]) :-
    prompt_choices("3::::3333\n3:::::\n1. Play\n", Choices).
test(sizes_that_were_asked_for_are_choices, Choices == Expected) :-
    Expected = [ left("change board size"),size(6, none, none),size(8, 5, 9),
                 chosen("red", ["blue"]),size(8, 6, 26)
               ],
    menu_choices([ prompt(kind(term, m/0),
                          "1. Play\n2. Change board size\n3. Quit\n", "1", 0),
                   prompt(kind(term, m/0), "1. Human\n2. Bot\n", "2", 0),
                   prompt(kind(term, m/0), "Columns: ", "6", 0),
                   prompt(kind(term, m/0), "Size (5 to 9): ", "10", 0),
                   prompt(kind(term, m/0), "Bad!\nSize (5 to 9): ", "8", 0),
                   prompt(kind(term, m/0), "1. Easy\n2. Hard\n", "1", 0),
                   prompt(kind(term, m/0),
                          "* 1. Red   *\n* 2. Blue  *\n* 0. Back  *\n", "1",
                          0),
                   prompt(kind(term, m/0), "Even, in 6-26: ", "8", 0),
                   prompt(kind(term, m/0), "Option (1-5): ", "2", 0),
                   prompt(kind(term, m/0), "Your size: ", "4", 1)
                 ],
                 Choices).
test(a_number_may_have_a_name,
     [ forall(member(Text-Choices,
                     [ "Level 1 - Random\nLevel 2 - Greedy\n> "-
                       ["1"-"random","2"-"greedy"],
                       "* Option 1: Play\n* Option 2: Quit\n"-
                       ["1"-"play","2"-"quit"],
                       "Level 1-3: "-[],
                       "Level 1 vs Level 2\n> "-[]
                     ])),
       true(Found == Choices)
     ]) :-
    prompt_choices(Text, Found).
test(numbered_rules_are_no_choices, Choices == [size(6, 3, 9)]) :-
    menu_choices([ prompt(kind(term, m/0),
                          "Rules:\n1. Pieces move one step.\n\c
                           2. The stack of greater height wins for both.\n\n\c
                           Size (3 to 9): ", "6", 0),
                   prompt(kind(term, m/0), "1. Persons\n2. Bots\n", "2", 0)
                 ],
                 Choices).
test(the_number_of_columns_is_a_size, First == "6") :-
    prompt_answers("Number of Columns: ", [First|_]).
test(words_in_brackets_are_answers, Answers == ["red","blue"]) :-
    prompt_answers("Who begins? (red/blue) ", [A,B|_]),
    Answers = [A,B].
test(the_computer_in_brackets_comes_first, First == "computer") :-
    prompt_answers("White [human | computer]: ", [First|_]).
test(two_names_of_one_computer_are_no_two_computers, First == "2") :-
    prompt_answers("(1.) Human vs Computer (H/PC)\n\c
                    (2.) Strong computer vs strong computer (PC/PC)\n",
                   [First|_]).
test(an_example_is_an_answer, First == "1-1") :-
    prompt_answers("A level for each of the bots (eg. 1-1): ", [First|_]).
test(who_goes_first_does_not_play_twice, First == "2") :-
    prompt_answers("1. CPU vs. player (CPU first)\n2. CPU vs. CPU\n> ",
                   [First|_]).
test(letters_tell_who_plays,
     [ forall(member(Menu-Two, [ "1 - H/H\n2 - H/PC\n3 - PC/H\n4 - PC/PC\n"-"4",
                                 "1 - P/P\n2 - P/C\n3 - C/C\n"-"3",
                                 "1. PvP\n2. PvB\n3. BvB\n"-"3",
                                 "1) h vs h\n2) h vs c\n3) c vs c\n"-"3",
                                 "a) Human vs Random\nb) Easy vs Human\n\c
                                  c) Random vs Random\nd) Random vs Greedy\n"-
                                 "c",
                                 "1. Level 1 vs Level 2\n\c
                                  2. Level 1 vs Player\n"-"1",
                                 "1  b . . b\n2  . w . w\n3  computer\n"-"3"
                               ])),
       First == Two
     ]) :-
    prompt_answers(Menu, [First|_]).
test(letters_of_two_persons,
     [ forall(member(Label-Persons, [ "h/h"-yes, "p/p"-yes, "pvp"-yes,
                                      "j vs j"-yes, "user vs user"-yes,
                                      "h/pc"-no, "p/c"-no, "hvc"-no,
                                      "b . h . h"-no
                                    ])),
       Named == Persons
     ]) :-
    (   names_persons(Label)
    ->  Named = yes
    ;   Named = no
    ).
test(two_bots_of_one_level_come_first, First == "3") :-
    prompt_answers("1- Bot1(Random) vs Bot2(Strategy)\n\c
                    2- Bot1(Strategy) vs Bot2(Random)\n\c
                    3- Bot1(Random) vs Bot2(Random)\n", [First|_]).
test(a_key_may_be_framed_in_its_brackets, First == "2") :-
    prompt_answers("||  =>  (_1_)   1 vs Computer\n\c
                    ||  =>  (_2_)   Computer vs Computer\n", [First|_]).
test(coordinates_in_brackets_are_no_words, First == "1") :-
    prompt_answers("Where (row/3)? ", [First|_]).
test(letters_in_brackets_begin_the_words_before_them,
     [true(Answers == ["bb","'BB'","rb","'RB'"]), nondet]) :-
    likely_answers(kind(term, play/0),
                   "Mode (Rui and a Bot (RB), Bot and Bot (BB), maps (XY)): ",
                   0, All),
    append(Answers, [_|_], All),
    length(Answers, 4).
test(what_a_key_is_for_is_told, Answers == ["y","n"]) :-
    prompt_answers("Right? Type y to confirm, n to change it: ", [A,B|_]),
    Answers = [A,B].
test(a_menu_within_a_menu_has_numbers_of_both,
     Choices == ["2.1"-"easy","2.2"-"hard","2.3"-"back"]) :-
    prompt_choices("Level\n2.1 Easy\n2.2 Hard\n\n2.3 Back\nOption:\n",
                   Choices).
test(a_sentence_tells_what_its_keys_stand_for,
     [ forall(member(Text-Choices,
                     [ "Level of X (1 for easy, 2 for medium, 3 for hard): "-
                       ["1"-"easy","2"-"medium","3"-"hard"],
                       "Mode (Red first. 1 for H/H, 2 for PC/PC): "-
                       ["1"-"h/h","2"-"pc/pc"],
                       "Level? 1-easy, 2-hard: "-["1"-"easy","2"-"hard"],
                       "Size (8 for 8x8 or 12 for 12x12) "-
                       ["8"-"8x8","12"-"12x12"],
                       "Nivel: Facil (1) ou Dificil (2)? "-
                       ["1"-"facil","2"-"dificil"],
                       "Bot 1 - Lucky(L) or Greedy(G) or Extra-HardBot(H): "-
                       ["l"-"lucky","g"-"greedy","h"-"extra-hardbot"],
                       "Fruit (X) or leaf (O): "-[],
                       "Where (1-a, 2-b or 3-c4)? "-[]
                     ])),
       true(Found == Choices)
     ]) :-
    prompt_choices(Text, Found).
test(another_game_is_offered,
     [ forall(member(Text,
                     [ "Red wins!\nPlay again? (y/n) ",
                       "Another game\nYes or no: ",
                       "Jogar novamente? "
                     ])),
       true
     ]) :-
    offers_another_game(Text).
test(a_refused_move_offers_no_game, fail) :-
    offers_another_game("You cannot play there.\nTry again: ").
test(what_was_printed_before_the_prompt_offers_no_game, fail) :-
    offers_another_game("1. New game\n2. Leave\nOption?\n").

:- end_tests(menu_texts).

/*  The predicate that reads an option looks like the loop of the game: it calls
    itself, prints, and is called again after facts have changed. Each mode has
    a clause with a `repeat`. The game begins again if the person wants.
*/

stones("
:- use_module(library(lists)).
:- use_module(library(random)).
:- dynamic level/2, stones/2.
play :-
    option('1 - Person / Person', '2 - Computer / Computer', Mode),
    levels(Mode),
    game(Mode).
option(Text1, Text2, Option) :-
    format('~w~n~w~n', [Text1,Text2]),
    read(Answer),
    checked(Answer, Text1, Text2, Option).
checked(Option, _, _, Option) :-
    member(Option, [1,2]),
    !.
checked(_, Text1, Text2, Option) :-
    write('There is no such option.'), nl,
    option(Text1, Text2, Option).
levels(1).
levels(2) :-
    option('First computer: 1 - hard', '2 - easy', Level1),
    assertz(level(red, Level1)),
    option('Second computer: 1 - hard', '2 - easy', Level2),
    assertz(level(blue, Level2)).
start :-
    retractall(stones(_, _)),
    length(Stones, 16),
    maplist(=(o), Stones),
    assertz(stones(Stones, red)).
game(1) :-
    start,
    repeat,
    retract(stones(Stones0, Player)),
    once(( write('How many? '), read(N) )),
    once(taken(N, Stones0, Stones)),
    next(Player, Next),
    assertz(stones(Stones, Next)),
    over(Stones, Player, Winner),
    ended(Winner, 1).
game(2) :-
    start,
    repeat,
    retract(stones(Stones0, Player)),
    valid_moves(Stones0, Moves),
    level(Player, Level),
    once(choose_move(Level, Moves, N)),
    once(taken(N, Stones0, Stones)),
    next(Player, Next),
    assertz(stones(Stones, Next)),
    over(Stones, Player, Winner),
    ended(Winner, 2).
over([], Winner, Winner).
ended(Winner, Mode) :-
    format('~w has won.~nPlay again?~n', [Winner]),
    read(Answer),
    (   Answer == yes
    ->  game(Mode)
    ;   true
    ).
valid_moves(Stones, Moves) :-
    length(Stones, Length),
    findall(N, ( member(N, [1,2,3]), N =< Length ), Moves).
choose_move(2, Moves, N) :-
    random_member(N, Moves).
choose_move(1, Moves, N) :-
    last(Moves, N).
taken(N, Stones0, Stones) :-
    length(Taken, N),
    append(Taken, Stones, Stones0).
next(red, blue).
next(blue, red).
").

:- dynamic stones_game/2.               % Game, Guesses

adopt_stones :-
    hide_notes,
    stones(Text),
    with_program(Text, adopt_file).

adopt_file(File) :-
    adopt_game(File, [], Game, Guesses),
    assertz(stones_game(Game, Guesses)).

forget_stones :-
    show_notes,
    retractall(stones_game(_, _)).

loop_term(Term) :-
    stones_game(_, Guesses),
    memberchk(guess(loop(Terms), _), Guesses),
    memberchk(Term, Terms).

:- begin_tests(menus, [setup(adopt_stones), cleanup(forget_stones)]).

test(each_clause_with_a_repeat_has_a_body_of_its_own,
     PI == 'repeat game 2'/0) :-
    loop_term(predicate(PI)).
test(the_game_is_over_where_another_one_is_offered, Winner == blue) :-
    stones_game(Game, _),
    once(Game:initial_state(default, State0)),
    played([3,3,3,3,3,1], Game, State0, State),
    Game:game_over(State, Winner).
test(the_facts_are_those_after_the_last_move, Stones == []) :-
    stones_game(Game, _),
    once(Game:initial_state(default, State0)),
    played([3,3,3,3,3,1], Game, State0, over(state(_, Facts), _)),
    memberchk(facts(_:stones/2, _, [(stones(Stones, _) :- true)]), Facts).
test(its_end_is_confirmed_by_its_own_play) :-
    stones_game(_, Guesses),
    memberchk(note(oracle(agreed(_, _, Ended))), Guesses),
    assertion(Ended > 0).
test(a_short_game_in_facts_ends_where_the_menu_is_back, Input == ["1"]) :-
    understood("
:- use_module(library(random)).
:- dynamic size/1, game/2.
size(5).
play :-
    write('1 - Two computers'), nl,
    write('2 - A longer row'), nl,
    write('3 - Leave'), nl,
    read(Option),
    option(Option).
option(1) :-
    size(Length),
    findall(o, between(1, Length, _), Row),
    assertz(game(Row, red)),
    repeat,
    retract(game(Row0, Player)),
    computer(Row0, Player, New),
    next(Player, Next),
    assertz(game(New, Next)),
    \\+ memberchk(o, New),
    !,
    retractall(game(_, _)),
    format('~w wins!~n', [Player]),
    play.
option(2) :-
    retract(size(Length)),
    Longer is 2*Length,
    assertz(size(Longer)),
    play.
option(3).
computer(Row, Player, New) :-
    valid_moves(Row, Cells),
    random_member(Cell, Cells),
    nth1(Cell, Row, o, Rest),
    nth1(Cell, New, Player, Rest),
    format('~w: ~w~n', [Player,New]).
valid_moves(Row, Cells) :- findall(Cell, nth1(Cell, Row, o), Cells).
next(red, blue).
next(blue, red).
", [], Guesses),
    memberchk(guess(loop(Terms), _), Guesses),
    memberchk(input(Input), Terms).

:- end_tests(menus).

:- begin_tests(entries).

test(what_leads_to_the_loop_starts_the_program, First == stones_night) :-
    first_entry("stones_night :- menu_of(1).
                 menu_of(_) :- turn([o,o,o]).
                 turn(L) :- write(L), read(N), taken(N, L, M), turn(M).
                 taken(1, [_|L], L).
                 show_rules :- write('Take a stone.'), nl.\n", First).
test(a_program_may_come_back_to_its_start, First == stones_night) :-
    first_entry("stones_night :- turn([o,o,o]).
                 turn([]) :- write(over), stones_night.
                 turn([_|L]) :- write(L), read(_), turn(L).\n", First).
test(what_plays_a_bot_comes_before_what_people_play, First == duel) :-
    first_entry("meeting :- turn([o,o,o]).
                 turn([_|L]) :- write(L), read(_), turn(L).
                 duel :- bot_turn([o,o,o]).
                 bot_turn([_|L]) :- random(X), write(X), bot_turn(L).\n",
                First).

test(a_menu_that_is_watched_is_an_entry_still, First == inicio) :-
    with_program("inicio :- write('1. Again'), nl, read(N), again(N).
                  again(1) :- inicio.\n",
                 watched_entry(First)).
test(a_menu_that_leads_to_the_loops_of_play_is_tried_after_it,
     Entry == main_menu) :-
    understood("
:- use_module(library(random)).
:- dynamic mode/1.
play :- rounds([s,s,s,s,s,s,s,s,s], x).
main_menu :-
    write('1. Person against person'), nl,
    write('2. Computer against computer'), nl,
    read(N), retractall(mode(_)), assertz(mode(N)),
    rounds([s,s,s,s,s,s,s,s,s], x).
rounds([], Player) :- !, other(Player, W), format('~w wins!~n', [W]).
rounds(Stones, Player) :-
    format('~w: ~w~n', [Player,Stones]), chosen(Stones, N),
    length(Taken, N), append(Taken, New, Stones),
    other(Player, Next), rounds(New, Next).
chosen(Stones, N) :-
    mode(2), !, valid_moves(Stones, Ns), random_member(N, Ns).
chosen(_, N) :- read(N).
valid_moves([_], [1]) :- !.
valid_moves(_, [1,2]).
other(x, o).
other(o, x).
", [], Guesses),
    memberchk(guess(loop(Terms), _), Guesses),
    memberchk(entry(Entry), Terms).

first_entry(Text, Name) :-
    with_program(Text, entry_of_file(Name)).

:- public
    entry_of_file/2,
    watched_entry/2.

entry_of_file(Name, File) :-
    load_program(File, Module, _),
    once(entry(Module, _:Name/0)).

watched_entry(Name, File) :-
    load_program(File, Module, _),
    spy_on([Module:inicio/0]),
    garbage_collect_clauses,            % then inicio has no file
    once(entry(Module, _:Name/0)).

:- end_tests(entries).

played([], _, State, State).
played([Move|Moves], Game, State0, State) :-
    once(Game:move(State0, Move, State1)),
    played(Moves, Game, State1, State).

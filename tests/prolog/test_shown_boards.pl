/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_shown_boards, [test_shown_boards/0]).
:- use_module(library(apply)).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(yall)).
:- use_module('../support/corpus').
:- use_module('../support/student_program').
:- use_module('../../prolog/tabuleiro/adopt/adopt').
:- use_module('../../prolog/tabuleiro/adopt/shown_boards').
:- use_module('../../prolog/tabuleiro/base/printing', [message_text/2]).

/** <module> The boards that a program prints are those of its game
*/

test_shown_boards :-
    run_tests(shown_boards).

/*  A row of stones: one takes one or two from an end. A test replaces parts of
    the loop and of the display.
*/

row_program("
:- use_module(library(random)).
play :-
    write('1. Bot against bot'), nl,
    write('2. Person against bot'), nl,
    read(Choice),
    mode(Choice, Kinds),
    initial_state(State),
    loop(State, Kinds).
mode(1, bot-bot).
mode(2, person-bot).
initial_state(row([a,b,c,d,e], red)).
loop(row(Row, Player), _) :-
    game_over(row(Row, Player), Winner),
    !,
    END
    format(\"~w~n\", [Winner]).
loop(State, Kinds) :-
    BEFORE
    choose_move(State, 1, Move),
    move(State, Move, NewState),
    loop(NewState, Kinds).
display_game(row(Row, Player)) :-
    write('+-----+'), nl,
    STONES
    format(\"~w~n\", [Player]),
    write('+-----+'), nl.
print_row(Row, Player) :-
    write('+-----+'), nl,
    reverse(Row, Back),
    write(Back), nl,
    format(\"~w~n\", [Player]),
    write('+-----+'), nl.
game_over(row([], Player), Player).
valid_moves(row(Row, _), Moves) :-
    length(Row, N),
    findall(M, (member(M, [1,2]), M =< N), Moves).
move(row(Row, Player), Move, row(Left, Next)) :-
    length(Taken, Move),
    append(Taken, Left, Row),
    next(Player, Next).
next(red, blue).
next(blue, red).
choose_move(State, 1, Move) :-
    valid_moves(State, Moves),
    random_member(Move, Moves).
").

%   row_with(+Before, +Stones, +End, -Text)

row_with(Before, Stones, End, Text) :-
    row_program(Text0),
    replaced("BEFORE", Before, Text0, Text1),
    replaced("STONES", Stones, Text1, Text2),
    replaced("END", End, Text2, Text).

notes(Text, Did, Not, Faults) :-
    understood(Text, [compared(whole)], Guesses),
    memberchk(note(compared(Did, Not)), Guesses),
    findall(Own-Row, member(note(board(_, Row, Own)), Guesses), Faults).

%   heard(+Boards, +Texts, -Heard): between the Texts are choices.

heard_in(Boards, [Text|Texts], Heard) :-
    hearing(Boards, Hearing),
    heard(Hearing, Text),
    forall(member(Later, Texts),
           ( heard_choice(Hearing),
             heard(Hearing, Later)
           )),
    heard_boards(Hearing, Heard).

:- public no_display/1.

no_display(State) :-
    flag(test_shown_boards, N, N+1),
    throw(error(existence_error(board, State), _)).

:- begin_tests(shown_boards, [setup(hide_notes), cleanup(show_notes)]).

test(rows, Rows == ["+-+","|x|"]) :-
    text_rows("\e[31m +-+\e[0m\n\n |'x'|\n", Rows).

test(variables_are_alike, Rows == ["Player: _ _","x_ _y"]) :-
    text_rows("Player: _G12 _345\nx_7 _y\n", Rows).

%   boards(?Boards, ?Texts, ?Heard): what is heard of Boards in Texts.

boards([["1a","--","b2"]], ["Size: 1a\n--\nb2 red>"], boards(1)).
boards([["1a"],["2a"]], ["Size: 1a>","row 2a>"], boards(2)).
boards([["1a","--","b2"],["1a","--","c2"]],
       ["menu","1a\n--\nb2\n1a\n--\nc2\n"], boards(2)).   % after the choice
boards([["1a","--","b2"],["1a","--","c2"]],
       ["1a\n--\nb2\n","1a\n--\nb2\n"], boards(1)).       % one from before
boards([["1a","--","b2"],["1a","--","c2"]],
       ["1a\n--\nb2\n","1a\n--\nd2\n"], board(1, "d2", "c2")).
boards([["1a","--","b2"],["1a","--","c2"]],
       ["1\nx\n2\n","1\ny\n2\n"], boards(0)).
boards([["1a","--","b2"],[],["1a","--","c2"]],
       ["1a\n--\nb2\n","and\n","1a\n--\nc2\n"], boards(2)).
boards(Boards, Texts, boards(4)) :-                    % whose turn it is
    turns(["red","blue","red","blue","red"], Boards, Texts).
boards(Boards, Texts, board(4, "won!", "red")) :-
    turns(["red","blue","blue","blue","red"], Boards, Texts).

%   turns(+Firsts, -Boards, -Texts): Firsts are the first rows of Boards; the
%   last of Texts has another one.

turns(Firsts, Boards, Texts) :-
    findall([First,"--",Row],
            ( nth0(N, Firsts, First),
              number_string(N, Row)
            ),
            Boards),
    append(Before, [[_|Last]], Boards),
    append(Before, [["won!"|Last]], Printed),
    maplist([Rows, Text]>>atomic_list_concat(Rows, '\n', Text), Printed,
            Texts).

test(what_is_heard, [forall(boards(Boards, Texts, Heard)), Seen == Heard]) :-
    heard_in(Boards, Texts, Seen).

test(a_display_without_the_first_board_is_asked_once,
     Boards-Times == [[],[],[]]-1) :-
    Adapter = adapter{ module:test_shown_boards, has:[], ask:ask{}, turn:own,
                       display:test_shown_boards:no_display,
                       loop:loop{state:[], open:false} },
    flag(test_shown_boards, _, 0),
    tabuleiro_played_again:boards(replay{adapter:Adapter, loop:Adapter},
                                  [row(1),row(2),row(3)], cut, Boards),
    flag(test_shown_boards, Times, 0).

test(boards_are_compared, Not-Faults == []-[]) :-
    row_with("display_game(State),", "write(Row), nl,", "", Text),
    notes(Text, Did, Not, Faults),
    memberchk(boards(Boards), Did),
    Boards > 100.
test(quotes_are_no_difference, Not-Faults == []-[]) :-
    row_with("display_game(State),", "print(['Row'|Row]), nl,", "", Text),
    notes(Text, _, Not, Faults).
test(boards_drawn_by_the_cursor, Not-Faults == []-[]) :-
    row_with("write('\\e[2J'), display_game(State),",
             "format(\"\\e[2;3H~w~n\", [Row]),", "", Text),
    notes(Text, _, Not, Faults).
test(another_predicate_displays,
     Faults == ["[a,b,c,d,e]"-"[e,d,c,b,a]"]) :-
    row_with("State = row(R, P), print_row(R, P),", "write(Row), nl,", "",
             Text),
    notes(Text, _, _, Faults).
test(nothing_is_displayed, Not-Faults == [boards(0)]-[]) :-
    row_with("", "write(Row), nl,", "", Text),
    notes(Text, _, Not, Faults).
test(a_display_that_fails_for_the_states_is_told,
     Not-Faults == [display(display_game/1)]-[]) :-
    row_with("State = row(R, P), display_game(row([top|R], P)),",
             "Row = [top|Stones], write(Stones), nl,", "", Text),
    notes(Text, _, Not, Faults).
test(the_last_board_may_be_displayed_too, true(More > Boards)) :-
    Before = "display_game(State),",
    Stones = "write(Row), nl,",
    row_with(Before, Stones, "", Text1),
    row_with(Before, Stones, "display_game(row(Row, Player)),", Text2),
    notes(Text1, Did1, _, _),
    notes(Text2, Did2, _, _),
    memberchk(boards(Boards), Did1),
    memberchk(boards(More), Did2).
test(bots_move_in_every_second_game, true(Games >= 4)) :-
    row_with("display_game(State),", "write(Row), nl,", "", Text),
    notes(Text, Did, _, _),
    memberchk(bots(Games), Did).
test(short_games_are_played_until_there_are_two_hundred_plies) :-
    row_with("", "write(Row), nl,", "", Text),
    understood(Text, [compared(whole)], Guesses),
    memberchk(note(oracle(agreed(Games, Plies, Ended))), Guesses),
    assertion(Games == Ended),
    assertion(Plies >= 200),
    assertion(Plies < 210).

test(boards_at_which_a_person_types_are_compared, true(Boards > 5)) :-
    corpus_file(domino, File),
    adopt_game(File, [], _, Guesses),
    memberchk(note(compared(Did, Not)), Guesses),
    assertion(Not == [winners]),
    memberchk(boards(Boards), Did).

%   told(?Note, ?Text)

told(compared([boards(62),winners,bots(1)], []),
     "compared with a run from the start of the program: 62 boards, the \c
      winners, 1 games of its bots").
told(compared([printed_winners([red-"1",blue-"2"])], []),
     "compared with a run from the start of the program: the winners as it \c
      prints them, 1 for red and 2 for blue").
told(compared([boards(62)], [winners]),
     "compared with a run from the start of the program: 62 boards; not \c
      compared: the winners").
told(compared([], [boards(0),bots(0)]),
     "not compared: boards, of which it prints none that was recognised, \c
      its bots").
told(compared([], [display(display_game/1)]),
     "not compared: boards, because display_game/1 shows nothing of the \c
      positions").
told(board(3, "x", "y"),
     "after move 3 the program displays the row x, and the game y").

test(told, [forall(told(Note, Text)), Said == Text]) :-
    message_text(adopt_note(Note), Said).

:- end_tests(shown_boards).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_typed, [test_typed/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro/adopt/adopt').
:- use_module('../../prolog/tabuleiro/adopt/move_typing').
:- use_module('../../prolog/tabuleiro/adopt/texts', [confirms/1]).
:- use_module('../../prolog/tabuleiro/adopt/typed').
:- use_module('../../prolog/tabuleiro/base/time_limit', [in_counted_time/1]).
:- use_module('../../prolog/tabuleiro/load/load_program').
:- use_module('../support/message_text').
:- use_module('../support/student_program').

/** <module> Moves typed into programs that people play
*/

test_typed :-
    run_tests([move_typing, typed]).

:- begin_tests(move_typing).

%   typed(?Format, ?Texts): Texts type the move put(3-2, up).

typed(whole,                          ["put(3-2,up)"]).
typed(arguments(whole),               ["3-2","up"]).
typed(parts(given, none),             ["3","2","up"]).
typed(parts(swapped, none),           ["2","3","up"]).
typed(joined(given, none, ","),       ["3,2,up"]).
typed(joined(given, 2, ""),           ["3bup"]).
typed(joined(swapped, 1, ""),         ["b3up"]).

test(a_format_types_a_move,
     [forall(typed(Format, Texts)), Typed == Texts]) :-
    typed_texts(Format, user, put(3-2, up), Typed).
test(an_argument_is_one_text, Typed == ["b3","c4"]) :-
    typed_texts(arguments(joined(swapped, 1, "")), user, [3-2,4-3], Typed).
test(only_numbers_become_letters, fail) :-
    typed_texts(joined(given, 1, ""), user, b-3, _).
test(a_constant_has_no_parts, fail) :-
    typed_texts(parts(given, none), user, 3, _).
test(each_format_of_the_table_types_a_pair,
     [forall(( member(What, [term,line]),
               typing_format(What, Format)
             ))]) :-
    once(( member(Move, [1-2,[1-2,2-3]]),
           typed_texts(Format, user, Move, [_|_])
         )).

:- end_tests(move_typing).

/*  People lay stones on the cells of a board of two rows and three columns,
    Row-Column terms. Who lays the last one wins. ASK reads a cell, AFTER is
    what the loop does after a move.
*/

cells("
initial_state(_, cells([], a)).
cell(R-C) :- member(R, [1,2]), member(C, [1,2,3]).
valid_moves(cells(Full, _), Cells) :-
    findall(Cell, (cell(Cell), \\+ memberchk(Cell, Full)), Cells).
move(cells(Full, P), Cell, cells([Cell|Full], Q)) :-
    cell(Cell),
    \\+ memberchk(Cell, Full),
    other(P, Q).
other(a, b).
other(b, a).
game_over(cells(Full, P), Winner) :-
    length(Full, 6),
    other(P, Winner).
value(_, _, 0).
loop(S) :-
    game_over(S, Winner),
    !,
    write(Winner), nl.
loop(S0) :-
    print(S0), nl,
    ask(S0, Cell),
    move(S0, Cell, S1),
    after(S1, S),
    loop(S).
").

starts("play :- initial_state(default, S), loop(S).\n").
asks("ask(_, Cell) :- write('Cell: '), read(Cell).\n").
goes_on("after(S, S).\n").

cells_with(Parts, Text) :-
    cells(Cells),
    findall(Part, ( member(Name, Parts), part(Name, Part) ), Texts),
    atomics_to_string([Cells|Texts], Text).

atomics_to_string(Parts, Text) :-
    atomic_list_concat(Parts, Atom),
    atom_string(Atom, Text).

part(Name, Text) :-
    (   string(Name)
    ->  Text = Name
    ;   call(Name, Text)
    ).

%   verdict_of(+Parts, -Verdict): Verdict is that of typed_play/4.

verdict_of(Parts, Verdict) :-
    cells_with(Parts, Text),
    with_program(Text, typed_into(Verdict)).

typed_into(Verdict, File) :-
    load_program(File, Module, _),
    verdict(Module, Verdict).

verdict(Module, Verdict) :-
    in_counted_time(typed_play(Module, [players([a,b]),turn(arg(2))], Verdict,
                               _)).

%   note_of(+Parts, -Note): Note says whether anything confirms the reading.

note_of(Parts, Note) :-
    cells_with(Parts, Text),
    understood(Text, [], Guesses),
    findall(Note0,
            ( member(note(Note0), Guesses),
              functor(Note0, Name, _),
              memberchk(Name, [oracle,typed,not_watched])
            ),
            [Note]).

%   confirmed(?Parts): six moves fill the board, whichever they are.

confirmed([starts,asks,goes_on]).
confirmed(["play :-
    write('1. Play'), nl, write('2. Rules'), nl, write('0. Leave'), nl,
    read(Choice),
    chosen(Choice).
chosen(1) :- initial_state(default, S), loop(S), play.
chosen(2) :- write(rules), nl, play.
chosen(0).
",asks,goes_on]).
confirmed([starts,"ask(_, R-C) :-
    write('Column: '), read(C),
    write('Row: '), read(R).
",goes_on]).
confirmed([starts,":- use_module(library(readutil)).
ask(S, Cell) :-
    write('Cell, such as b1: '),
    read_line_to_string(user_input, Line),
    (   string_codes(Line, [X,Y]),
        C is X-0'a+1,
        R is Y-0'0,
        valid_moves(S, Cells),
        memberchk(R-C, Cells)
    ->  Cell = R-C
    ;   write('No such cell'), nl,
        ask(S, Cell)
    ).
",goes_on]).
confirmed([":- dynamic now/1.
play :-
    initial_state(default, S),
    retractall(now(_)),
    assertz(now(S)),
    turns.
turns :- now(S), game_over(S, Winner), !, write(Winner), nl.
turns :-
    now(S),
    print(S), nl,
    ask(S, Cell),
    retract(now(S)),
    move(S, Cell, S1),
    assertz(now(S1)),
    turns.
",asks,goes_on]).

%   differs(?Parts, ?Ply, ?What)

differs([starts,asks,
         "after(cells([C1,C2|Cs], P), cells([point,C1,C2|Cs], P)) :- !.
after(S, S).
"], 1, move(_, cells([_,_], a), cells([point,_,_], a))).
differs([starts,
         "ask(S, Cell) :-
    write('Cell: '), read(Read),
    (   S = cells([_,_], _)
    ->  ask(S, Cell)
    ;   Cell = Read
    ).
",goes_on], 2, refused(_)).
differs(["play :- initial_state(default, S), short(S).
short(cells([_,_,_], _)) :- !.
short(S0) :- print(S0), ask(S0, Cell), move(S0, Cell, S), short(S).
",asks], 3, ended).
differs(["play :- initial_state(default, S), long(S).
long(S0) :-
    print(S0),
    ask(S0, Cell),
    (   move(S0, Cell, S) -> true ; S = S0 ),
    long(S).
",asks], 6, winner(_, none)).

:- begin_tests(typed, [setup(hide_notes), cleanup(show_notes)]).

test(a_program_follows_typed_moves,
     [forall(confirmed(Parts)), Verdict == agreed(2, 12, 2)]) :-
    verdict_of(Parts, Verdict).
test(a_loop_that_does_more_than_move_differs,
     [forall(differs(Parts, Ply, What))]) :-
    verdict_of(Parts, Verdict),
    assertion(Verdict = differs(Ply, What)).
test(a_program_that_never_reads_is_left_alone, Verdict == none) :-
    verdict_of([starts,goes_on,"ask(S, Cell) :- valid_moves(S, [Cell|_]).\n"],
               Verdict).
test(what_no_text_leads_on_is_not_followed, Verdict == none) :-
    verdict_of([ starts,goes_on,
                 "ask(S, Cell) :- write('Cell: '), read(_), ask(S, Cell).\n"
               ],
               Verdict).
test(where_a_bot_may_have_moved_nothing_differs, Verdict == none) :-
    once(differs(Parts, _, _)),
    verdict_of(["ask(bot, Cell) :- random_member(Cell, [1-1,1-2]).\n"|Parts],
               Verdict).
test(the_facts_of_the_program_are_as_before, Facts == [none]) :-
    cells_with([ ":- dynamic last/1.\nlast(none).\n",starts,asks,
                 "after(S, S) :- retractall(last(_)), assertz(last(S)).\n"
               ],
               Text),
    with_program(Text, facts_after(Facts)).
test(typed_moves_confirm_a_reading, Note == oracle(agreed(2, 12, 2))) :-
    once(confirmed(Parts)),
    note_of(Parts, Note).
test(a_difference_is_a_warning) :-
    once(differs(Parts, Ply, What)),
    note_of(Parts, Note),
    assertion(Note = typed(differs(Ply, What))),
    \+ confirms(Note).
test(a_reading_that_differs_is_kept, Moves == [1-1,1-2,1-3,2-1,2-2,2-3]) :-
    once(differs(Parts, _, _)),
    cells_with(Parts, Text),
    with_program(Text, first_moves(Moves)).
test(a_difference_has_words,
     [forall(member(What, [refused(1-2),ended,goes_on(s)]))]) :-
    message_text(tabuleiro(adopt_note(game, typed(differs(3, What)))), Text),
    \+ sub_string(Text, _, _, _, "Unknown").

facts_after(Facts, File) :-
    load_program(File, Module, _),
    verdict(Module, agreed(2, 12, 2)),
    findall(Fact, Module:last(Fact), Facts).

first_moves(Moves, File) :-
    adopt_game(File, [], Game, _),
    Game:initial_state(default, State),
    Game:valid_moves(State, Moves).

:- end_tests(typed).

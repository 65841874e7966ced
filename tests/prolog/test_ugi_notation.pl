/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_ugi_notation, [test_ugi_notation/0]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module(library(random)).
:- use_module('../laws/laws').
:- use_module('../support/environment').
:- use_module('../support/wrong_positions').
:- use_module('../support/for_all').
:- use_module('../support/ugi_client').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/check/position_laws', [damaged_text/2]).

/** <module> C reads and writes moves and positions as Prolog does

The texts of Prolog are those of games/<game>/notation.pl, with the rules of
either implementation.
*/

test_ugi_notation :-
    run_tests(ugi_notation).

game(Game) :-
    game_name(Game),
    load_game(Game, _).

seed(Seed) :-
    number_from('TABULEIRO_SEED', 1, Seed).

%   Up to Count states, and the text of each, of random games of all configs.

random_texts(Game, Count, Texts) :-
    seed(Seed),
    random_games(Game, Seed, 1, Games),
    findall(State,
            ( member(game(_, _, States), Games),
              member(State, States)
            ),
            All),
    random_permutation(All, Mixed),
    (   length(Some, Count),
        append(Some, _, Mixed)
    ->  true
    ;   Some = Mixed
    ),
    findall(State-Text,
            ( member(State, Some),
              Game:state_notation(State, Text)
            ),
            Texts).

%   Answers are those to Lines, and Text is the position after them.

position_after(Client, Lines, Answers, Text) :-
    append(Lines, [display], All),
    atomic_list_concat(All, '\n', Input),
    ugi_answers(Client, Input, Output),
    partition([Line]>>string_concat("info string", _, Line), Output,
              Complaints, Others),
    partition([Line]>>member_prefix(Line), Others, Told, _),
    append(Complaints, Told, Answers),
    last(Output, Last),
    string_concat("fen ", Text, Last).

member_prefix(Line) :-
    member(Prefix, ["moves", "response"]),
    string_concat(Prefix, _, Line),
    !.

moves_line(Game, State, Line) :-
    Game:valid_moves(State, Moves),
    findall(Text,
            ( member(Move, Moves),
              Game:move_notation(State, Move, Text)
            ),
            Texts),
    atomics_to_string([moves|Texts], Line).

atomics_to_string(Words, Line) :-
    atomic_list_concat(Words, ' ', Atom),
    atom_string(Atom, Line).

result(Game, State, Result) :-
    Game:game_info(Info),
    Info.players = [First|_],
    (   Game:game_over(State, Winner)
    ->  (   Winner == draw
        ->  Result = "response draw"
        ;   Winner == First
        ->  Result = "response p1win"
        ;   Result = "response p2win"
        )
    ;   Result = "response none"
    ).

turn(Game, State, Answer) :-
    Game:game_info(Info),
    Info.players = [First|_],
    Game:player_to_move(State, Player),
    (   Player == First
    ->  Answer = "response true"
    ;   Answer = "response false"
    ).

same(What, Text, Expected, Found) :-
    (   Expected == Found
    ->  true
    ;   throw(differs(What, Text, expected(Expected), found(Found)))
    ).

%   Compares how Prolog and C read the text of a position.

compare_position(Game, Client, Text) :-
    string_concat("position fen ", Text, Line),
    position_after(Client, ["position startpos", Line], Complaints, Found),
    (   catch(Game:state_notation(_, Text), error(_, _), fail)
    ->  same(position, Text, []-Text, Complaints-Found)
    ;   Game:initial_state(default, Start),
        Game:state_notation(Start, Expected),
        same(position, Text, Expected, Found),
        length(Complaints, Count),
        same(complaints, Text, 1, Count)
    ).

%   Compares how they read the text of a move. C only plays legal moves.

compare_move(Game, Client, State, Position, Text) :-
    (   Game:move_notation(State, Move, Text),
        Game:valid_moves(State, Moves),
        memberchk(Move, Moves)
    ->  Game:move(State, Move, State1),
        Game:state_notation(State1, Expected)
    ;   Expected = Position
    ),
    string_concat("position fen ", Position, Line),
    format(string(Played), "~s moves ~s", [Line,Text]),
    position_after(Client, [Line,Played], _, Found),
    same(move, Position-Text, Expected, Found).

%   A text of a move as a person may write it, or a wrong text. The program
%   splits lines into words, and only at the blanks of ASCII.

other_text(Good, Text) :-
    damaged_text(Good, Text),
    visible(Text).
other_text(Good, Text) :-
    string_upper(Good, Text).
other_text(Good, Text) :-
    member(Mark, ["-", ">", ":", "/", ";", ",", "@", "x", "="]),
    split_string(Good, "->@+", "", Parts),
    atomic_list_concat(Parts, Mark, Atom),
    atom_string(Atom, Text).
other_text(Good, Text) :-
    split_string(Good, "->@+", "", Parts),
    atomic_list_concat(Parts, Atom),
    atom_string(Atom, Text).
other_text(Good, Text) :-
    string_concat("0", Good, Text).
other_text(_, Text) :-
    member(Text, ["0000", "a", "-", "1-1", "0-0-0-0", "2-1-1-1", "@2-1", "xa0",
                  "99999999999999999999-1", "2-1>3-3", "1-1-a1", "a1-1-1",
                  "0-0@1-1", "a1-b1+1-1", "1-0+1-1", "1-1-2-2-1-1"
                 ]).

visible(Text) :-
    Text \== "",
    string_codes(Text, Codes),
    forall(member(Code, Codes), between(33, 126, Code)).

%!  spelling(?Game, ?Position, ?Texts) is nondet.
%
%   Texts are moves of Position and texts that are not moves.

spelling(wali, "WWW/1B1/BB1_W_take_c1-c0,-_double-two,take-any",
         ["xb1", "Xb1", "XB1", "b1", "1-1", "x1-1", "xxb1", "x-b1", "xa0"]).
spelling(wali, "W4/5/5/5/5/4B_W_drop", ["b3", "1-3", "xb3", "B3", "b3b4"]).
spelling(mitsudomoe, "3BB/4B/5/W4/WW3_W_ring",
         ["@c2", "@2-1", "@C2", "2-1", "c2", "c2-c3", "@@c2"]).
spelling(mitsudomoe, "3BB/4B/1W2w/w.b4/WW3_W_ring",
         ["e3-c3", "4-2-2-2", "e3c3", "4-22-2", "E3>2-2", "@e3", "b3-c3"]).
spelling(mitsudomoe, "3BB/3wB/b1W2/3w1/WW3_B_relocate_c3",
         ["c3-d2", "c3-d4", "@d2", "2-2-3-1", "c3d2"]).
spelling(tactigon, "x3/x5/x5/x5/x3px3/x7/x5/x5/x5/x2Px2/x1_cian",
         ["3-4>3-5", "03-4:3,5", "3-4-3-5", "3-43-5", "3-4>30-5", "3/4/3/5"]).
spelling(waldmeister, "1/2/1_333333333-333333333_1",
         ["1-1@a1", "a1@1-1", "1-1a1", "0-0@1-1", "1-1@0-0", "1-1@1-1",
          "1-1@c1", "1-1@a3", "4-1@a1"]).
spelling(waldmeister, "1/z1/1_333333332-333333333_2",
         ["b1-a1+1-1", "b1a11-1", "b1>a1,1-1", "1-0>0-0=1-1", "1-00-01-1",
          "1-0-0-0-1-1", "B1-A1+1-1", "b1-b2+3-3", "b1-a1+4-1"]).

:- begin_tests(ugi_notation).

test(positions_and_moves, [forall(game(Game))]) :-
    random_texts(Game, 60, Texts),
    with_ugi(Game, Client,
             for_all(member(State-Text, Texts),
                     ( moves_line(Game, State, Moves),
                       result(Game, State, Result),
                       turn(Game, State, Turn),
                       string_concat("position fen ", Text, Line),
                       position_after(Client,
                                      [ Line, moves, "query result",
                                        "query p1turn"
                                      ],
                                      Answers, Found),
                       same(position, Text, [Moves,Result,Turn]-Text,
                            Answers-Found)
                     ))).
test(a_game_is_played_move_by_move, [forall(game(Game))]) :-
    seed(Seed),
    random_games(Game, Seed, 1, Games),
    with_ugi(Game, Client,
             for_all(member(game(_, Moves, [First|States]), Games),
                     ( Game:state_notation(First, Start),
                       game_words(Game, Moves, [First|States], Words),
                       atomics_to_string([position,fen,Start,moves|Words],
                                         Line),
                       last([First|States], Last),
                       Game:state_notation(Last, Expected),
                       position_after(Client, [Line], Complaints, Found),
                       same(game, Line, []-Expected, Complaints-Found)
                     ))).
test(spellings_of_moves, [forall(game(Game))]) :-
    with_ugi(Game, Client,
             for_all(( spelling(Game, Position, Texts),
                       Game:state_notation(State, Position),
                       member(Text, Texts)
                     ),
                     compare_move(Game, Client, State, Position, Text))).
test(wrong_positions, [forall(game(Game))]) :-
    with_ugi(Game, Client,
             for_all(( wrong(Game, Text, _),
                       visible(Text)
                     ),
                     compare_position(Game, Client, Text))).
test(damaged_positions, [forall(game(Game))]) :-
    random_texts(Game, 60, Texts),
    with_ugi(Game, Client,
             for_all(( between(1, 500, _),
                       random_member(_-Good, Texts),
                       damaged_text(Good, Text),
                       visible(Text)
                     ),
                     compare_position(Game, Client, Text))).
test(random_spellings_of_moves, [forall(game(Game))]) :-
    random_texts(Game, 60, Texts),
    with_ugi(Game, Client,
             for_all(( between(1, 150, _),
                       random_member(State-Position, Texts),
                       Game:valid_moves(State, Moves),
                       Moves \== [],
                       random_member(Move, Moves),
                       Game:move_notation(State, Move, Good),
                       findall(Other, other_text(Good, Other), Others),
                       random_permutation([Good|Others], Mixed),
                       append([A,B,C,D], _, Mixed),
                       member(Text, [A,B,C,D])
                     ),
                     compare_move(Game, Client, State, Position, Text))).

game_words(_, [], _, []).
game_words(Game, [Move|Moves], [State|States], [Word|Words]) :-
    Game:move_notation(State, Move, Word),
    game_words(Game, Moves, States, Words).

:- end_tests(ugi_notation).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_why_not,
          [ why_not/4,                  % +Game, +State, +Move, -Reasons
            given_move/4                % +Game, +State, +Given, -Move
          ]).
:- use_module(library(apply), [foldl/4, foldl/6]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [append/3, last/2, member/2, numlist/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../game/game', [end_reason/3, has_predicate/2]).
:- use_module('../game/games', [load_game/2]).
:- use_module('../base/term_size', [within_size/2]).
:- use_module('../base/term_text', [term_text/3]).
:- use_module(texts, []).

/** <module> Why a move is not legal
*/

%!  why_not(+Game, +State, +Move, -Reasons:list) is det.
%
%   Reasons are why Move is not legal in State, a state of Game, which is
%   loaded if need be; `[]` exactly if Move is one of valid_moves/2. Move is
%   any term, or a text in the notation of Game. Each reason is
%
%     - broken(Rule, Message)
%       Rule is the number of a rule in the README of Game, or `none`.
%       Message is a term with a prolog:message//1.
%
%       ?- state_notation(wali, S, "3/1W1/3_B_drop"),
%          why_not(wali, S, "b1", Reasons).
%       Reasons = [broken(4, wali(occupied(1-1)))].
%
%   The message tabuleiro(why_not(Reasons)) has a line for each: `R4: there is
%   a stone on b1`. The rules come from broken_rules/3 of Game. Without it, and
%   for what is no move at all, Rule is `none` and Message one of these, where
%   Near are the notations of at most three legal moves, the most similar
%   first:
%
%     - tabuleiro(game_over(Reason))
%       Nothing is legal any more. Reason is that of game_end/2, or `none`.
%     - tabuleiro(not_in_notation(Near))
%       Move is a text that move_notation/3 does not read in State.
%     - tabuleiro(no_move(Near))
%       Move is malformed: no state of Game has such a move.
%     - tabuleiro(no_beginning(Begin, Near))
%       No legal move begins with Begin, the first word of the notation of
%       Move: a piece of the opponent stands there, say.
%     - tabuleiro(illegal(Near))
%       Another move of the game.
%
%   @error instantiation_error if Move is unbound; those of load_game/2 and of
%   the game for State

why_not(Name, State, Move, Reasons) :-
    must_be(nonvar, Move),
    load_game(Name, Game),
    once(Game:valid_moves(State, Moves)),
    (   Moves == []
    ->  over(Game, State, Why),
        Reasons = [broken(none, tabuleiro(game_over(Why)))]
    ;   \+ within_size(Move, 1000)      % nor can it be printed
    ->  Reasons = [broken(none, tabuleiro(no_move([])))]
    ;   legal(Move, Moves)
    ->  Reasons = []
    ;   reasons(Move, Moves, Game, State, Reasons)
    ).

over(Game, State, Why) :-
    (   end_reason(Game, State, Why0)
    ->  Why = Why0
    ;   Why = none
    ).

legal(Move, Moves) :-
    ground(Move),
    memberchk(Move, Moves).

reasons(Given, Moves, Game, State, Reasons) :-
    (   is_text(Given)
    ->  (   Game:move_notation(State, Move, Given)
        ->  (   legal(Move, Moves)
            ->  Reasons = []
            ;   forbidden(Move, Moves, Game, State, Reasons)
            )
        ;   of_another_phase(Game, State, Given, Reasons0)
        ->  Reasons = Reasons0
        ;   near(notation, Given, Moves, Game, State, Near),
            Reasons = [broken(none, tabuleiro(not_in_notation(Near)))]
        )
    ;   copy_term_nat(Given, Move),     % a game might bind a part of it
        forbidden(Move, Moves, Game, State, Reasons)
    ).

%   Given, or its first word, is the notation of a move that has no place in
%   this step or phase.

of_another_phase(Game, State, Given, [Reason|Reasons]) :-
    format(string(Text), '~w', [Given]),
    split_string(Text, " ", " ", [Word|_]),
    member(Move, [Text,Word]),
    asked(Game, State, Move, broken([Reason|Reasons])),
    !.

%   An atom may also be a move of the game, but not a legal one here.

is_text(Text) :-
    string(Text),
    !.
is_text(Text) :-
    atom(Text),
    Text \== [].

%!  given_move(+Game, +State, +Given, -Move) is semidet.
%
%   Move is the legal move of Game, a loaded module, that Given is or is the
%   notation of.

given_move(Game, State, Given, Move) :-
    once(Game:valid_moves(State, Moves)),
    (   legal(Given, Moves)
    ->  Move = Given
    ;   is_text(Given),
        Game:move_notation(State, Move, Given),
        legal(Move, Moves),
        !
    ).

%!  forbidden(+Move, +Moves, +Game, +State, -Reasons:list) is det.
%
%   Reasons are why Move, a term that is not among the legal Moves, is not.

forbidden(Move, Moves, Game, State, Reasons) :-
    asked(Game, State, Move, Answer),
    (   Answer = broken([Reason|Reasons1])
    ->  Reasons = [Reason|Reasons1]
    ;   kind(Game, State, Move, Kind, Text),
        near(Kind, Text, Moves, Game, State, Near),
        (   Answer == malformed
        ->  Message = no_move(Near)
        ;   unknown_beginning(Kind, Text, Moves, Game, State, Begin)
        ->  Message = no_beginning(Begin, Near)
        ;   Message = illegal(Near)
        ),
        Reasons = [broken(none, tabuleiro(Message))]
    ).

%!  asked(+Game, +State, +Move, -Answer) is det.
%
%   Answer is broken(Reasons) or `malformed`: what Game has in place of
%   broken_rules/3 is that move/3 throws for a malformed move.

asked(_, _, Move, malformed) :-
    \+ ground(Move),
    !.
asked(Game, State, Move, Answer) :-
    catch(broken_rules(Game, State, Move, Reasons), error(Formal, _), true),
    (   var(Formal)
    ->  Answer = broken(Reasons)
    ;   malformed(Formal)
    ->  Answer = malformed
    ;   throw(error(Formal, _))
    ).

broken_rules(Game, State, Move, Reasons) :-
    (   has_predicate(Game, broken_rules/3)
    ->  once(Game:broken_rules(State, Move, Reasons))
    ;   ignore(Game:move(State, Move, _)),
        Reasons = []
    ).

malformed(type_error(_, _)).
malformed(domain_error(_, _)).
malformed(instantiation_error).

%!  unknown_beginning(+Kind, +Text, +Moves, +Game, +State, -Begin) is semidet.
%
%   No notation of Moves has the first word of Text, Begin: it is the cell of
%   a piece of the opponent, say.

unknown_beginning(notation, Text, Moves, Game, State, Begin) :-
    first_word(Text, Begin),
    \+ ( member(Move, Moves),
         text_of(notation, Game, State, Move, Text1),
         first_word(Text1, Begin)
       ).

first_word(Text, Word) :-
    string_codes(Text, Codes),
    append(Letters, [Code|_], Codes),
    \+ code_type(Code, alnum),
    !,
    Letters \== [],
    string_codes(Word, Letters).

                /*******************************
                *        SIMILAR MOVES         *
                *******************************/

%!  near(+Kind, +Text, +Moves, +Game, +State, -Near:list(string)) is det.
%
%   Near are the notations of at most three of Moves, the most similar first:
%   those whose text of Kind, `notation` or `term`, differs least from Text,
%   and in no more than two thirds of the longer of the two.

near(Kind, Text, Moves, Game, State, Near) :-
    string_codes(Text, Codes),
    length(Codes, Length),
    findall(Distance-Move,
            ( member(Move, Moves),
              text_of(Kind, Game, State, Move, Text1),
              string_length(Text1, Length1),
              Most is 2*max(Length, Length1)//3,
              abs(Length-Length1) =< Most,
              string_codes(Text1, Codes1),
              edit_distance(Codes, Codes1, Distance),
              Distance =< Most
            ),
            Pairs0),
    keysort(Pairs0, Pairs),
    pairs_values(Pairs, Similar),
    findall(Notation,
            limit(3, ( member(Move, Similar),
                       text_of(notation, Game, State, Move, Notation)
                     )),
            Near).

%   The texts to compare: notations, or terms if Move has no notation.

kind(Game, State, Move, Kind, Text) :-
    (   catch(text_of(notation, Game, State, Move, Text0), error(_, _), fail)
    ->  Kind = notation,
        Text = Text0
    ;   Kind = term,
        text_of(term, Game, State, Move, Text)
    ).

text_of(notation, Game, State, Move, Text) :-
    nonvar(Move),
    Game:move_notation(State, Move, Text),
    !.
text_of(term, Game, _, Move, Text) :-
    term_text(Game, Move, Text).

%!  edit_distance(+Codes1, +Codes2, -Distance) is det.
%
%   Distance is the least number of characters to insert, delete or replace
%   in Codes1 to make it Codes2.
%
%   @see https://en.wikipedia.org/wiki/Levenshtein_distance

edit_distance(Codes1, Codes2, Distance) :-
    length(Codes2, Length),
    numlist(0, Length, Row0),
    foldl(next_row(Codes2), Codes1, Row0, Row),
    last(Row, Distance).

next_row(Codes, Code, [Corner|Above], [First|Row]) :-
    First is Corner+1,
    foldl(next_cell(Code), Codes, Above, Row, Corner-First, _).

next_cell(Code, Code1, Above, Cell, Diagonal-Left, Above-Cell) :-
    (   Code == Code1
    ->  Cell = Diagonal
    ;   Cell is 1+min(Diagonal, min(Above, Left))
    ).

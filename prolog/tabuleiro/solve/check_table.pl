/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_check_table,
          [ check_table/4,              % +Game, +State, -Count, +Options
            check_ends/4,               % +Game, +State, -Count, +Options
            verify_table/4,             % +Game, +State, -Count, +Options
            rules_to_check/3            % +Game, +Options, -Rules
          ]).
:- use_module(library(error), [domain_error/2, existence_error/2]).
:- use_module(library(lists), [member/2, sum_list/2]).
:- use_module(library(option), [option/2]).
:- use_module(library(random), [random_between/3]).
:- use_module('../base/options', [check_options/3]).
:- use_module('../game/games', [load_game/2]).
:- use_module('../game/native').
:- use_module(make_table, [table_option/4, table_to_make/5]).

/** <module> Tables of exact values: checking them

Random entries, and all ends of the game, are compared with the rules of the
reference; all entries are compared with those that their moves lead to, in C.
*/

%!  check_table(+Game, +State, -Count, +Options) is det.
%
%   Draws entries of each layer of the table and compares each with the best of
%   what its moves lead to, by valid_moves/2, move/3, game_over/2 and
%   player_to_move/2 of the reference. Count entries were right.
%
%   Options: table_option.
%
%   @error existence_error(table_layer, Layer) for a layer that is missing
%   @error domain_error(table_entry, State-Value) for an entry that is wrong
%   @error domain_error(undamaged_table, Table)

check_table(Game, State, Count, Options0) :-
    check_options(table_option, Options0, Options),
    load_game(Game, Loaded),
    option(entries(Entries), Options),
    rules_to_check(Loaded, Options, Reference),
    table_to_make(Loaded, State, Options, Table, Layers),
    Checked = checked(0),
    forall(member(Layer, Layers),
           check_layer(Layer, Table, Reference, Entries, Checked)),
    arg(1, Checked, Count).

%!  check_ends(+Game, +State, -Count, +Options) is det.
%
%   Every entry of the table in which somebody has won, Count in all, is an end
%   of the game for the reference, with the same winner.
%
%   Options and errors: as check_table/4.

check_ends(Game, State, Count, Options0) :-
    check_options(table_option, Options0, Options),
    load_game(Game, Loaded),
    rules_to_check(Loaded, Options, Reference),
    table_to_make(Loaded, State, Options, Table, Layers),
    Checked = checked(0),
    forall(member(Layer, Layers),
           ( built(Layer, N),
             check_ends_from(0, N, Table, Reference, Checked)
           )),
    arg(1, Checked, Count).

check_ends_from(From, Layer, Table, Reference, Checked) :-
    (   '$table_next_end'(Table, Layer, From, Index)
    ->  check_entry(Table, Layer, Index, Reference, Checked),
        From1 is Index+1,
        check_ends_from(From1, Layer, Table, Reference, Checked)
    ;   true
    ).

%!  verify_table(+Game, +State, -Count, +Options) is det.
%
%   Every one of the Count entries of the table has the best value that its
%   moves give, by the moves and the values of the engine: see
%   c_src/engine/ending_verify.h.
%
%   Options: table_option.
%
%   @error as check_table/4

verify_table(Game, State, Count, Options0) :-
    check_options(table_option, Options0, Options),
    load_game(Game, Loaded),
    option(threads(Threads), Options),
    table_to_make(Loaded, State, Options, Table, Layers),
    findall(Right,
            ( member(Layer, Layers),
              built(Layer, N),
              right_entries(Table, N, Threads, Right)
            ),
            Rights),
    sum_list(Rights, Count).

right_entries(Table, Layer, Threads, Count) :-
    (   '$verify_layer'(Table, Layer, Threads, Verdict)
    ->  true
    ;   existence_error(table_layer, Layer)     % or one below it
    ),
    (   Verdict = right(Count)
    ->  true
    ;   Verdict = wrong(Index),
        '$table_entry'(Table, Layer, Index, State, Value),
        domain_error(table_entry, State-Value)
    ).

%!  rules_to_check(+Game, +Options, -Rules) is det.
%
%   Rules is the module of the option `reference`, or the reference of the
%   module Game.

rules_to_check(Game, Options, Rules) :-
    (   option(reference(Name), Options)
    ->  true
    ;   atom_concat(Game, '_reference', Name)
    ),
    load_game(Name, Rules).

%   Layer, with Number, has its file.

built(layer(Number, _, Built), Number) :-
    (   Built =:= 1
    ->  true
    ;   existence_error(table_layer, Number)
    ).

check_layer(Layer, Table, Reference, Entries, Checked) :-
    built(Layer, N),
    Layer = layer(_, Size, _),
    (   Size =< Entries
    ->  Last is Size-1,
        forall(between(0, Last, Index),
               check_entry(Table, N, Index, Reference, Checked))
    ;   Tries is 20*Entries,
        drawn(Tries, Entries, layer(N, Size), Table, Reference, Checked)
    ).

%   Draws indexes until Entries of them are used, or Tries were drawn.

drawn(0, _, _, _, _, _) :-
    !.
drawn(_, 0, _, _, _, _) :-
    !.
drawn(Tries, Entries, layer(N, Size), Table, Reference, Checked) :-
    Last is Size-1,
    random_between(0, Last, Index),
    arg(1, Checked, Before),
    check_entry(Table, N, Index, Reference, Checked),
    arg(1, Checked, After),
    Tries1 is Tries-1,
    Entries1 is Entries-(After-Before),
    drawn(Tries1, Entries1, layer(N, Size), Table, Reference, Checked).

check_entry(Table, Layer, Index, Reference, Checked) :-
    (   '$table_entry'(Table, Layer, Index, State, Value)
    ->  best(Reference, Table, State, Best),
        (   Best == Value
        ->  arg(1, Checked, Count0),
            Count is Count0+1,
            nb_setarg(1, Checked, Count)
        ;   throw(error(domain_error(table_entry, State-Value), _))
        )
    ;   true                            % an index that is not used
    ).

%   The value of State by what its moves lead to.

best(Game, Table, State, Best) :-
    once(Game:player_to_move(State, Player)),
    (   once(Game:game_over(State, Winner))
    ->  (   Winner == draw
        ->  Best = draw
        ;   Winner == Player
        ->  Best = win(0)
        ;   Best = loss(0)
        )
    ;   Game:valid_moves(State, Moves),
        findall(Rank-Value,
                ( member(Move, Moves),
                  Game:move(State, Move, Child),
                  child_value(Game, Table, Child, Value0),
                  once(Game:player_to_move(Child, Next)),
                  turned(Value0, Player, Next, Value, Rank)
                ),
                Values),
        keysort(Values, [_-Best|_])
    ).

%   A state without an entry, such as that of a take, has the best value of its
%   moves. Whether the game is over in a state with an entry is compared when
%   that entry is drawn: asking the reference here takes most of the time.

child_value(Game, Table, State, Value) :-
    (   '$table_has'(Table, State)
    ->  '$table_value'(Table, State, 0, Value)
    ;   best(Game, Table, State, Value)
    ).

turned(draw, _, _, draw, 0).
turned(win(N0), Player, Next, Value, Rank) :-
    N is N0+1,
    (   Player == Next
    ->  Value = win(N),
        Rank is N-100_000
    ;   Value = loss(N),
        Rank is 100_000-N
    ).
turned(loss(N0), Player, Next, Value, Rank) :-
    N is N0+1,
    (   Player == Next
    ->  Value = loss(N),
        Rank is 100_000-N
    ;   Value = win(N),
        Rank is N-100_000
    ).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_make_table,
          [ make_table/3,               % +Game, +State, :Options
            table_option/4,             % ?Name, ?Type, -Default, -Meaning
            table_counts/3,             % +Game, +State, -Counts
            check_table/4,              % +Game, +State, -Count, +Options
            rules_to_check/3            % +Game, +Options, -Rules
          ]).
:- use_module(library(error), [existence_error/2]).
:- use_module(library(filesex), [make_directory_path/1]).
:- use_module(library(lists), [max_member/2, member/2, sum_list/2]).
:- use_module(library(option), [option/2]).
:- use_module(library(random), [random_between/3]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../base/options', [check_options/3]).
:- use_module('../game/games', [load_game/2]).
:- use_module('../game/native').

/** <module> Tables of exact values: making and checking them

Retrograde analysis, in c_src/engine/ending_build.h, for games in C that number
some of their positions: Wali its move phase, Tactigon its endings with four
pieces or fewer. A table is made of layers, a file
each; a layer is written under another name and renamed when it is whole, so
that a table whose making was interrupted is continued with the layer at hand.
*/

:- meta_predicate
    make_table(+, +, :).

%!  table_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   The options of make_table/3 and check_table/4.
%
%     - on_layer
%       call(Goal, Layer, Layers, Size) before each layer that is made; Layer is
%       from 1 to Layers.
%     - reference
%       For check_table/4. Its rules alone decide what follows from an entry.
%       By default it is the reference of the game.

table_option(folder,    text,             tables, "folder of the tables").
table_option(on_layer,  callable,         _,      "goal to call with news").
table_option(layers,    positive_integer, _,
             "make or check only this many layers, the lowest").
table_option(entries,   positive_integer, 1000,
             "entries of each layer to check").
table_option(reference, atom,             _,      "game to check with").

%!  make_table(+Game, +State, :Options) is det.
%
%   Makes the layers that are missing of the table for the board and the rules
%   of State, or of the lowest of them.
%
%   Options: table_option.
%
%       ?- wali:initial_state([size(4-4)], S),
%          make_table(wali, S, [folder('/tmp/tables')]).
%
%   @error existence_error(table, Game) if there is none of positions like
%   State; permission_error(write, table, Table), resource_error(memory)

make_table(Game, State, Module:Options0) :-
    check_options(table_option, Options0, Options),
    load_game(Game, Loaded),
    option(folder(Folder), Options),
    make_directory_path(Folder),
    fresh_table(Loaded, State, Folder, Table),
    wanted_layers(Table, Options, Layers),
    length(Layers, Count),
    forall(member(layer(N, Size, 0), Layers),
           (   (   option(on_layer(Goal), Options)
               ->  N1 is N+1,
                   ignore(call(Module:Goal, N1, Count, Size))
               ;   true
               ),
               '$build_layer'(Table, N)
           )).

wanted_layers(Table, Options, Layers) :-
    '$table_layers'(Table, All),
    (   option(layers(Most), Options)
    ->  findall(Layer, limit(Most, member(Layer, All)), Layers)
    ;   Layers = All
    ).

fresh_table(Game, State, Folder, Table) :-
    (   native_game(Game),
        '$open_table'(Game, State, Folder, Table)
    ->  true
    ;   existence_error(table, Game)
    ).

%!  table_counts(+Game, +State, -Counts) is det.
%
%   Counts is the dict counts{layers, entries, disk, memory} of a table for
%   positions like State: disk and memory are the bytes that the files and the
%   making of the largest layer take.
%
%   @error as make_table/3

table_counts(Game, State,
             counts{layers:Count, entries:Entries, disk:Disk,
                    memory:Memory}) :-
    load_game(Game, Loaded),
    fresh_table(Loaded, State, '.', Table),
    '$table_layers'(Table, Layers),
    length(Layers, Count),
    findall(Size, member(layer(_, Size, _), Layers), Sizes),
    sum_list(Sizes, Entries),
    max_member(Largest, Sizes),
    Disk = Entries,
    Memory is 3*Largest.

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
    option(folder(Folder), Options),
    option(entries(Entries), Options),
    rules_to_check(Loaded, Options, Reference),
    fresh_table(Loaded, State, Folder, Table),
    wanted_layers(Table, Options, Layers),
    Checked = checked(0),
    forall(member(Layer, Layers),
           check_layer(Layer, Table, Reference, Entries, Checked)),
    arg(1, Checked, Count).

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

check_layer(layer(N, Size, Built), Table, Reference, Entries, Checked) :-
    (   Built =:= 1
    ->  true
    ;   existence_error(table_layer, N)
    ),
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
%   moves.

child_value(Game, Table, State, Value) :-
    (   \+ Game:game_over(State, _),
        '$table_has'(Table, State)
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

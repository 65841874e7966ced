/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_generate,
          [ generate_c/5                % +Short, +Replaced, -Text, -Atoms,
                                        % -Report
          ]).
:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth0/3]).
:- use_module(library(pairs), [pairs_keys/2]).
:- use_module(library(ugraphs), [reachable/3]).
:- use_module(modes, [analyse/3, table_versions/2, version/6]).
:- use_module(emit, [emit_version/4]).
:- use_module(c_goals, [operation/2]).
:- use_module(entries, [entry/4]).
:- use_module(key_graph).
:- use_module(output).
:- use_module(predicate_keys, [changing/2]).
:- use_module(versions, [inner_goals/2]).

/** <module> The C of a game
*/

%!  generate_c(+Short, +Replaced:list, -Text:string, -Atoms:list, -Report:list)
%!      is det.
%
%   Text is the C of the entries of the module Short, to be compiled with
%   `c_src/compiled`. Short and Replaced are those of game_entries/4. Atoms are
%   those of the program, in the order of their numbers. Report has
%
%     - left(Key, What): a clause of Key gives What back to Prolog
%     - version(Id, Key): Id is a version of Key
%     - reads(Entry, PredicateIndicator): the program may change the facts of
%       the predicate, on which the answers of Entry depend

generate_c(Short, Replaced, Text, Atoms, Report) :-
    findall(Key-Patterns,
            ( entry(_, _, Inputs, Predicate),
              length(Ins, Inputs),
              all_ground(Ins),
              append(Ins, [f], Patterns),
              Arity is Inputs+1,
              Key = Short:Predicate/Arity
            ),
            Roots),
    analyse(Roots, Replaced, Table),
    new_output(Output),
    table_versions(Table, Versions),
    key_graph(Versions, Graph),
    steered_keys(Versions, Replaced, Steered),
    emit_versions(Versions, Graph, Steered, Table, Output),
    evaluated(Output, Evaluated),
    output_parts(Output, Atoms0, Constants, Heads, Functions),
    all_atoms(Atoms0, Atoms, Symbols),
    with_output_to(string(Text),
                   program(Short, Table, Symbols, Atoms, Constants, Heads,
                           [Evaluated|Functions])),
    findall(Item,
            (   left(Versions, Item)
            ;   Item = version(Id, Key),
                member((Key-_)-v(Id,_,_,_), Versions)
            ;   reads(Short, Graph, Replaced, Item)
            ),
            Report0),
    sort(Report0, Report).

all_ground([]).
all_ground([g|Ins]) :-
    all_ground(Ins).

emit_versions([], _, _, _, _).
emit_versions([Version|Versions], Graph, Steered, Table, Output) :-
    Version = (Key-_)-_,
    (   calls_itself(Key, Graph)
    ->  Recursive = true
    ;   Recursive = false
    ),
    (   memberchk(Key, Steered)
    ->  Keeps = false
    ;   Keeps = true
    ),
    emit_version(Version, traits(Recursive, Keeps), Table, Output),
    emit_versions(Versions, Graph, Steered, Table, Output).

%   The runtime knows these atoms.

known_atom([], 'NIL_NAME').
known_atom('[|]', 'DOT_NAME').
known_atom(-, 'MINUS_NAME').
known_atom(<, 'LESS_NAME').
known_atom(=, 'EQUAL_NAME').
known_atom(>, 'GREATER_NAME').
known_atom(@<, 'ASCENDING_NAME').
known_atom(@=<, 'ASCENDING_ALL_NAME').
known_atom(@>, 'DESCENDING_NAME').
known_atom(@>=, 'DESCENDING_ALL_NAME').
known_atom(true, 'TRUE_NAME').
known_atom(false, 'FALSE_NAME').
known_atom('$unbound', 'UNBOUND_NAME').

all_atoms(Atoms0, Atoms, Symbols) :-
    findall(Atom-Symbol, known_atom(Atom, Symbol), Known),
    append(Known, Atoms0, Symbols),
    pairs_keys(Symbols, Keys),
    sort(Keys, Atoms).

program(Short, Table, Symbols, Atoms, Constants, Heads, Functions) :-
    format("/* Made by tabuleiro. */~n~n"),
    forall(( member(Atom-Symbol, Symbols),
             nth0(N, Atoms, Atom0),
             Atom0 == Atom
           ),
           format("#define ~w ~w\n", [Symbol,N])),
    format("~n#include \"runtime.h\"~n~n"),
    forall(member(constant(_, Name, Cells), Constants),
           ( atomic_list_concat(Cells, ', ', List),
             format("static const word ~w[] = {~w};~n", [Name,List])
           )),
    forall(member(Head, Heads), write(Head)),
    nl,
    forall(member(Function, Functions), write(Function)),
    findall(Name,
            ( entry(Entry, _, Inputs, Predicate),
              entry_function(Short:Predicate, Inputs, Entry, Table, Name)
            ),
            Names),
    length(Atoms, Count),
    atomic_list_concat(Names, ', ', List),
    format("__attribute__((visibility(\"default\")))~n"),
    format("const struct compiled_program compiled_program = {~n"),
    format("  COMPILED_VERSION, sizeof(struct machine), ~w,~n", [Count]),
    format("  NIL_NAME, DOT_NAME, ~w~n};~n", [List]).

%   evaluated(+Output, -Function:string): the C function of an expression that
%   only the call knows.

evaluated(Output, Function) :-
    findall(PI-C, operation(PI, C), Operations),
    with_output_to(string(Function),
                   ( format("static word evaluated(struct machine *m, \c
                             word w) {~n"),
                     format("  const word *p = expression(m, w);~n"),
                     format("  switch (p[0]) {~n"),
                     maplist(evaluated_case(Output), Operations),
                     format("  }~n  leave(m, LEAVE_ARGUMENT);~n}~n~n")
                   )).

evaluated_case(Output, Name/Arity-Format) :-
    atom_symbol(Output, Name, Symbol),
    findall(Value,
            ( between(1, Arity, I),
              format(atom(Value), 'num_in(m, deref(p[~w]))', [I])
            ),
            Values),
    format(atom(C), Format, Values),
    format("  case FUNCTOR(~w, ~w):~n    return ~w;~n", [Symbol,Arity,C]).

%   entry_function(+Predicate, +Inputs, +Entry, +Table, -Name): writes the
%   function Name of Entry. An answer that may have variables is checked.

entry_function(Short:Predicate, Inputs, Entry, Table, Name) :-
    length(Ins, Inputs),
    all_ground(Ins),
    append(Ins, [f], Patterns),
    Arity is Inputs+1,
    version(Table, Short:Predicate/Arity, Patterns, Id, Exit, Det),
    (   (   Det == nondet
        ;   Exit == none
        )
    ->  Name = 'NULL'
    ;   append(_, [g], Exit)
    ->  atom_concat(p, Id, Name)
    ;   atom_concat(answer_, Entry, Name),
        (   Inputs =:= 1
        ->  Parameters = 'word a',
            Words = a
        ;   Parameters = 'word a, word b',
            Words = 'a, b'
        ),
        format("static int ~w(struct machine *m, ~w, word *out) {~n",
               [Name,Parameters]),
        format("  if (!p~w(m, ~w, out))~n    return 0;~n", [Id,Words]),
        format("  if (!is_ground(m, *out))~n    leave(m, LEAVE_UNBOUND);~n"),
        format("  return 1;~n}~n~n")
    ).

                /*******************************
                *            REPORT            *
                *******************************/

left(Versions, left(Key, What)) :-
    member((Key-_)-v(_,Clauses,_,_), Versions),
    member(c(_, Body), Clauses),
    inner_goal(Body, leave(goal, What)).

reads(Short, Graph, Replaced, reads(Entry, PI)) :-
    entry(Entry, _, Inputs, Predicate),
    Arity is Inputs+1,
    memberchk((Short:Predicate/Arity)-_, Graph),
    reachable(Short:Predicate/Arity, Graph, Reached),
    member(Key, Reached),
    changing(Key, PI),
    \+ memberchk(Key-_, Replaced).

inner_goal(Goals, Inner) :-
    member(Goal, Goals),
    (   Inner = Goal
    ;   inner_goals(Goal, Part),
        inner_goal(Part, Inner)
    ).

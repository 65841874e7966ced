/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_emit_term,
          [ variable/3,                 % +X, +I, -Name
            void_variables/2,           % +Clause, -Is
            match/7,                    % +Term, +Word, +What, +State0, -State,
                                        % +Fail, +X
            build/5,                    % +Term, +State0, -State, -Word, +X
            build_all/5,                % +Terms, +State0, -State, -Words, +X
            build_with_hole/6,          % +Term, +V, +State, -Word, -Offset, +X
            coerce/3,                   % +State, +Joined, +X
            dereferenced/4,             % +Terms, +State, +Words, -Values
            unify/6,                    % +A, +B, +State0, -State, +Fail, +X
            expression/4                % +Expression, +State, -C, +X
          ]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module(clause_state).
:- use_module(c_goals, [operation/2]).
:- use_module(emitter).
:- use_module(output).

/** <module> The C that takes terms apart and builds them

Word is an expression of C without side effects. The name of a variable that is
g in the state has a word that is no reference.
*/

%!  variable(+X, +I, -Name) is det.

variable(X, I, Name) :-
    (   emitter_framed(X, true)
    ->  format(atom(Name), 'f->v~w', [I])
    ;   atom_concat(v, I, Name)
    ).

%!  void_variables(+Clause, -Is:list) is det.
%
%   The variables Is occur once in Clause.

void_variables(Clause, Is) :-
    occurrences(Clause, All),
    msort(All, Sorted),
    once_each(Sorted, Is).

once_each([], []).
once_each([I|Is], Once) :-
    (   Is = [I|_]
    ->  skip(I, Is, Is1),
        once_each(Is1, Once)
    ;   Once = [I|Once1],
        once_each(Is, Once1)
    ).

skip(I, [I|Is], Rest) :-
    !,
    skip(I, Is, Rest).
skip(_, Is, Is).

is_void(X, I) :-
    emitter_clause(X, c(_,Voids)),
    memberchk(I, Voids).

                /*******************************
                *           MATCHING           *
                *******************************/

%!  match(+Term, +Word, +What, +State0, -State, +Fail, +X) is det.
%
%   Term is Word, which is g, or a, in which case it may be a reference.

match('$v'(I), Word, What, State0, State, Fail, X) :-
    !,
    variable(X, I, V),
    variable_state(State0, I, Known),
    (   Known == f
    ->  (   is_void(X, I)
        ->  true
        ;   format("  ~w = ~w;~n", [V,Word])
        ),
        bound('$v'(I), What, State0, State)
    ;   memberchk(Known, [g,r]),
        What == g
    ->  format("  if (!same(m, ~w, ~w))~n    ~w~n", [V,Word,Fail]),
        State = State0
    ;   format("  if (!unify(m, ~w, ~w))~n    ~w~n", [V,Word,Fail]),
        (   What == g
        ->  bound('$v'(I), g, State0, State)
        ;   State = State0
        )
    ).
match(Term, Word, What, State0, State, Fail, X) :-
    atomic(Term),
    !,
    State = State0,
    (   What == g,
        \+ float(Term)
    ->  build(Term, State0, _, Constant, X),
        format("  if (~w != ~w)~n    ~w~n", [Word,Constant,Fail])
    ;   build(Term, State0, _, Constant, X),
        format("  if (!unify(m, ~w, ~w))~n    ~w~n", [Word,Constant,Fail])
    ).
match(Term, Word, g, State0, State, Fail, X) :-
    is_ground(State0, Term),
    all_static(Term),
    !,
    build(Term, State0, State, Constant, X),
    format("  if (!same(m, ~w, ~w))~n    ~w~n", [Word,Constant,Fail]).
match(Term, Word, g, State0, State, Fail, X) :-
    !,
    emitter_output(X, Output),
    compound_name_arguments(Term, Name, Args),
    (   Term = [_|_]
    ->  format("  if (tag_of(~w) != TAG_LIST)~n    ~w~n", [Word,Fail]),
        Offset = 0
    ;   functor_word(Output, Name, Args, Functor),
        format("  if (tag_of(~w) != TAG_STRUCT || *cells(~w) != ~w)~n    ~w~n",
               [Word,Word,Functor,Fail]),
        Offset = 1
    ),
    match_arguments(Args, Offset, Word, State0, State, Fail, X).
match(Term, Word, a, State0, State, Fail, X) :-
    build(Term, State0, State, Built, X),
    format("  if (!unify(m, ~w, ~w))~n    ~w~n", [Word,Built,Fail]).

match_arguments([], _, _, State, State, _, _).
match_arguments([Arg|Args], N, Word, State0, State, Fail, X) :-
    (   Arg = '$v'(I),
        is_void(X, I)
    ->  bound(Arg, g, State0, State1)
    ;   emitter_output(X, Output),
        new_temp(Output, Temp),
        format("  ~w = deref(cells(~w)[~w]);~n", [Temp,Word,N]),
        match(Arg, Temp, g, State0, State1, Fail, X)
    ),
    N1 is N+1,
    match_arguments(Args, N1, Word, State1, State, Fail, X).

%!  unify(+A, +B, +State0, -State, +Fail, +X) is det.

unify(A, B, State0, State, Fail, X) :-
    compound(A),
    compound(B),
    A \= '$v'(_),
    B \= '$v'(_),
    !,
    (   compound_name_arguments(A, Name, As),
        compound_name_arguments(B, Name, Bs),
        length(As, N),
        length(Bs, N)
    ->  unify_all(As, Bs, State0, State, Fail, X)
    ;   format("  ~w~n", [Fail]),
        State = none
    ).
unify(A, B, State0, State, _, _) :-
    delayed(A, B, State0, I, Term),
    !,
    with_state(I, is(Term), State0, State).
unify(A0, B0, State0, State, Fail, X) :-
    resolved(A0-B0, State0, A-B),
    (   known(A, State0, What)
    ->  build(A, State0, State1, Word0, X),
        in_temp(Word0, Word, X),
        match(B, Word, What, State1, State, Fail, X)
    ;   known(B, State0, What)
    ->  build(B, State0, State1, Word0, X),
        in_temp(Word0, Word, X),
        match(A, Word, What, State1, State, Fail, X)
    ;   build(A, State0, State1, Word0, X),
        in_temp(Word0, Word, X),
        match(B, Word, a, State1, State, Fail, X)
    ).

unify_all([], [], State, State, _, _).
unify_all([A0|As], [B0|Bs], State0, State, Fail, X) :-
    resolved(A0-B0, State0, A-B),
    unify(A, B, State0, State1, Fail, X),
    (   State1 == none
    ->  State = none
    ;   unify_all(As, Bs, State1, State, Fail, X)
    ).

known(Term, State, g) :-
    is_ground(State, Term).

in_temp(Word0, Word, X) :-
    emitter_output(X, Output),
    new_temp(Output, Word),
    format("  ~w = ~w;~n", [Word,Word0]).

                /*******************************
                *           BUILDING           *
                *******************************/

%!  build(+Term, +State0, -State, -Word, +X) is det.
%
%   Word is Term. Variables that have not occurred are made.

build('$v'(I), State0, State, Word, X) :-
    !,
    variable(X, I, V),
    variable_state(State0, I, What),
    (   What == f
    ->  Word = V,
        format("  ~w = new_variable(m);~n", [V]),
        bound('$v'(I), a, State0, State)
    ;   State = State0,
        (   What == r
        ->  format(atom(Word), 'deref(~w)', [V])
        ;   Word = V
        )
    ).
build(Term, State, State, Word, X) :-
    (   atomic(Term)
    ->  true
    ;   all_static(Term)
    ),
    !,
    emitter_output(X, Output),
    constant_word(Output, Term, Word).
build(Term, State0, State, Word, X) :-
    emitter_output(X, Output),
    compound_name_arguments(Term, Name, Args),
    build_all(Args, State0, State, Words, X),
    new_temp(Output, Temp),
    cells_of(Output, Term, Name, Words, Cells, Tag),
    fill(Temp, Cells),
    format("  ~w = tagged((word *)~w, ~w);~n", [Temp,Temp,Tag]),
    Word = Temp.

cells_of(Output, Term, Name, Words, Cells, Tag) :-
    (   Term = [_|_]
    ->  Cells = Words,
        Tag = 'TAG_LIST'
    ;   length(Words, N),
        length(Args, N),
        functor_word(Output, Name, Args, Functor),
        Cells = [Functor|Words],
        Tag = 'TAG_STRUCT'
    ).

fill(Temp, Cells) :-
    length(Cells, N),
    format("  ~w = (word)allocate(m, ~w);~n", [Temp,N]),
    fill_cells(Cells, 0, Temp).

fill_cells([], _, _).
fill_cells([Cell|Cells], I, Temp) :-
    (   Cell == hole
    ->  format("  ((word *)~w)[~w] = INT(0);~n", [Temp,I])
    ;   format("  ((word *)~w)[~w] = ~w;~n", [Temp,I,Cell])
    ),
    I1 is I+1,
    fill_cells(Cells, I1, Temp).

%!  build_all(+Terms, +State0, -State, -Words, +X) is det.

build_all([], State, State, [], _).
build_all([Term|Terms], State0, State, [Word|Words], X) :-
    build(Term, State0, State1, Word, X),
    build_all(Terms, State1, State, Words, X).

%!  build_with_hole(+Term, +V, +State, -Word, -Offset, +X) is det.
%
%   The argument '$v'(V) of Term is written later, at Offset of its cells.

build_with_hole(Term, V, State, Temp, Offset, X) :-
    emitter_output(X, Output),
    compound_name_arguments(Term, Name, Args),
    append(Before, ['$v'(V)|After], Args),
    !,
    build_all(Before, State, _, Words1, X),
    build_all(After, State, _, Words2, X),
    append(Words1, [hole|Words2], Words),
    new_temp(Output, Temp),
    cells_of(Output, Term, Name, Words, Cells, Tag),
    append(Front, [hole|_], Cells),
    !,
    length(Front, Offset),
    fill(Temp, Cells),
    format("  ~w = tagged((word *)~w, ~w);~n", [Temp,Temp,Tag]).

%!  coerce(+State, +Joined, +X) is det.
%
%   What the state Joined knows and State does not is built.

coerce(State, Joined, X) :-
    state_variables(Joined, Is),
    foldl(coerced(Joined, X), Is, State, _).

coerced(Joined, X, I, State0, State) :-
    variable_state(Joined, I, What),
    variable_state(State0, I, Known),
    (   Known = is(Term0),
        What \= is(_)
    ->  resolved(Term0, State0, Term),
        build(Term, State0, State1, Word, X),
        variable(X, I, V),
        format("  ~w = ~w;~n", [V,Word]),
        with_state(I, What, State1, State)
    ;   Known == f,
        What == a
    ->  build('$v'(I), State0, State, _, X)
    ;   State = State0
    ).

%!  dereferenced(+Terms, +State, +Words, -Values) is det.
%
%   Values are Words, dereferenced where Terms are not ground.

dereferenced([], _, [], []).
dereferenced([Term|Terms], State, [Word|Words], [Value|Values]) :-
    (   is_ground(State, Term)
    ->  Value = Word
    ;   format(atom(Value), 'deref(~w)', [Word])
    ),
    dereferenced(Terms, State, Words, Values).

functor_word(Output, Name, Args, Functor) :-
    atom_symbol(Output, Name, Symbol),
    length(Args, N),
    format(atom(Functor), 'FUNCTOR(~w, ~w)', [Symbol,N]).

                /*******************************
                *          CONSTANTS           *
                *******************************/

member_of(X, [X|_]).
member_of(X, [_|Xs]) :-
    member_of(X, Xs).

constant_word(Output, Term, Word) :-
    (   integer(Term)
    ->  (   Term >= -(1<<60),
            Term < 1<<60
        ->  format(atom(Word), 'INT(~wLL)', [Term])
        ;   Word = '(leave(m, LEAVE_NUMBER), (word)0)'
        )
    ;   atom(Term)
    ->  atom_symbol(Output, Term, Symbol),
        format(atom(Word), 'ATOM(~w)', [Symbol])
    ;   Term == []
    ->  Word = 'NIL'
    ;   float(Term),
        abs(Term) < inf
    ->  format(atom(Word), 'new_float(m, ~16e)', [Term])
    ;   compound(Term),
        all_static(Term)
    ->  constant(Output, Term, constant_cells(Output), Name),
        (   Term = [_|_]
        ->  Tag = 'TAG_LIST'
        ;   Tag = 'TAG_STRUCT'
        ),
        format(atom(Word), 'tagged(~w, ~w)', [Name,Tag])
    ;   Word = '(leave(m, LEAVE_TERM), (word)0)'
    ).

all_static(Term) :-
    (   compound(Term)
    ->  Term \= '$v'(_),
        compound_name_arguments(Term, Name, Args),
        atom(Name),
        \+ ( member_of(Arg, Args),
             \+ all_static(Arg)
           )
    ;   atom(Term)
    ->  true
    ;   Term == []
    ->  true
    ;   integer(Term),
        Term >= -(1<<60),
        Term < 1<<60
    ).

constant_cells(Output, Term, Cells) :-
    compound_name_arguments(Term, Name, Args),
    maplist(static_word(Output), Args, Words),
    (   Term = [_|_]
    ->  Cells = Words
    ;   functor_word(Output, Name, Args, Functor),
        Cells = [Functor|Words]
    ).

static_word(Output, Term, Word) :-
    (   compound(Term)
    ->  constant(Output, Term, constant_cells(Output), Name),
        (   Term = [_|_]
        ->  Tag = 'TAG_LIST'
        ;   Tag = 'TAG_STRUCT'
        ),
        format(atom(Word), '(word)~w + ~w', [Name,Tag])
    ;   constant_word(Output, Term, Word)
    ).

                /*******************************
                *          ARITHMETIC          *
                *******************************/

%!  expression(+Expression, +State, -C, +X) is det.

expression('$v'(I), State, C, X) :-
    !,
    variable_state(State, I, What),
    (   What == f
    ->  C = '(leave(m, LEAVE_UNBOUND), (word)0)'
    ;   variable(X, I, V),
        (   What == g
        ->  format(atom(C), 'num_in(m, ~w)', [V])
        ;   format(atom(C), 'num_in(m, deref(~w))', [V])
        )
    ).
expression(Number, _, C, X) :-
    number(Number),
    !,
    emitter_output(X, Output),
    constant_word(Output, Number, C).
expression(Expression, State, C, X) :-
    compound(Expression),
    compound_name_arity(Expression, Name, Arity),
    operation(Name/Arity, Format),
    !,
    compound_name_arguments(Expression, _, Args),
    expressions(Args, State, Cs, X),
    format(atom(C), Format, Cs).
expression(_, _, '(leave(m, LEAVE_GOAL), (word)0)', _).

expressions([], _, [], _).
expressions([E|Es], State, [C|Cs], X) :-
    expression(E, State, C, X),
    expressions(Es, State, Cs, X).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_emit,
          [ emit_version/4              % +Version, +Traits, +Table, +Output
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(clause_state, [leaf_states/3]).
:- use_module(emit_frame, [cut_flag/2, entered/1]).
:- use_module(emit_goals).
:- use_module(emit_term, [match/7, void_variables/2]).
:- use_module(emitter).
:- use_module(exclusive, [exclusive/3, is_first_test/1]).
:- use_module(output).
:- use_module(predicate_keys, [is_library/1]).
:- use_module(versions, [branch/2, flat_patterns/2, has_cut/1]).

/** <module> The C of a version

A version that has at most one solution is a function that returns 1 and its
answers, or 0. Another one calls a continuation for each solution: the rest of
the clause that called it, which finds its variables in the frame of that
clause, on the stack. What the continuation returns is 0 for the next solution.

A version of ground arguments that has at most one solution and enumerates those
of other goals keeps its answers, see `c_src/compiled/memo.h`.
*/

%!  emit_version(+Version, +Traits, +Table, +Output) is det.
%
%   Adds the functions of Version, of table_versions/2, to Output. Traits is
%   traits(Recursive, Keeps). If Recursive is `true`, Version may call itself,
%   and each call checks the stack and the time. If Keeps is `false`, answers
%   are not kept, as they depend on the run of a loop.

emit_version(Version, Traits, Table, Output) :-
    catch(version(Version, Traits, Table, false, Output),
          needs_frame,
          version(Version, Traits, Table, true, Output)).

version((Key-Patterns)-v(Id,Clauses,Exit,Det), traits(Recursive,Keeps), Table,
        Framed, Output) :-
    flat_patterns(Patterns, Leaves),
    (   nested_cut(Clauses)
    ->  Cut = true
    ;   Cut = false
    ),
    parameters(Leaves, 0, Ins, Outs),
    emitter(Id, Det, Framed, Cut, Table, Output, Leaves, X),
    (   Key = Owner:_,
        is_library(Owner)
    ->  At = none
    ;   At = Id
    ),
    begin_version(Output, At),
    function_text(Output,
                  main(Clauses, Patterns, Ins, Outs, Recursive, X),
                  Text, Locals),
    counts(Output, Finds, Nexts, Stops),
    (   Framed == true,
        Keeps == true,
        keeps_answers(Det, Ins, Outs, Exit, Leaves)
    ->  Suffix = '_new'
    ;   Suffix = ''
    ),
    with_output_to(string(Function),
                   ( format("/* ~q ~q */~n", [Key,Patterns]),
                     header(X, Suffix, Ins, Outs),
                     format(" {~n", []),
                     frame(X),
                     local_finds(Framed, Finds),
                     write(Locals),
                     write(Text),
                     format("}~n~n", []),
                     keeping(Suffix, X, Ins, Outs)
                   )),
    with_output_to(string(Struct), frame_struct(X, Ins, Outs, Clauses,
                                counts(Finds, Nexts, Stops))),
    with_output_to(string(Prototype),
                   ( header(X, '', Ins, Outs),
                     format(";~n", [])
                   )),
    add_version(Output, Prototype, Struct, Function).

nested_cut(Clauses) :-
    member(c(_, Body), Clauses),
    member(Goal, Body),
    branch(Goal, Goals),
    has_cut(Goals),
    !.

parameters([], _, [], []).
parameters([Leaf|Leaves], I, Ins, Outs) :-
    I1 is I+1,
    (   Leaf == f
    ->  Ins = Ins1,
        Outs = [I|Outs1]
    ;   Ins = [I|Ins1],
        Outs = Outs1
    ),
    parameters(Leaves, I1, Ins1, Outs1).

%   keeps_answers(+Det, +Ins, +Outs, +Exit, +Leaves) is semidet.

keeps_answers(det, [In|Ins], Outs, Exit, Leaves) :-
    length([In|Ins], Inputs),
    Inputs =< 3,                        % MEMO_INPUTS
    \+ memberchk(a, Leaves),
    (   Outs == []
    ->  true
    ;   Outs = [_],
        is_list(Exit),
        \+ memberchk(a, Exit)
    ).

%   keeping(+Suffix, +X, +Ins, +Outs): the function that keeps the answers of
%   the one with Suffix.

keeping('', _, _, _).
keeping('_new', X, Ins, Outs) :-
    emitter_id(X, Id),
    memo_words(Ins, 3, Words),
    findall(W, ( member(I, Ins), atom_concat(a, I, W) ), As),
    findall(W, ( member(I, Outs), atom_concat(o, I, W) ), Os),
    append([m|As], Os, Arguments),
    atomic_list_concat(Words, ', ', Memo),
    atomic_list_concat(Arguments, ', ', Call),
    (   Os = [O]
    ->  format(string(Put), "    *~w = at->out;~n", [O]),
        format(atom(Out), 'found ? *~w : 0', [O])
    ;   Put = "",
        Out = 0
    ),
    header(X, '', Ins, Outs),
    format(" {~n  int found;~n", []),
    format("  const struct memo *at = memo_find(m, ~w, ~w);~n", [Id,Memo]),
    format("  if (at != NULL) {~n~w    return at->found;~n  }~n", [Put]),
    format("  found = p~w_new(~w);~n", [Id,Call]),
    format("  memo_keep(m, ~w, ~w, found, ~w);~n  return found;~n}~n~n",
           [Id,Memo,Out]).

memo_words(_, 0, []) :-
    !.
memo_words(Ins, N, [Word|Words]) :-
    N1 is N-1,
    (   Ins = [I|Ins1]
    ->  atom_concat(a, I, Word)
    ;   Ins1 = [],
        Word = 0
    ),
    memo_words(Ins1, N1, Words).

header(X, Suffix, Ins, Outs) :-
    emitter_id(X, Id),
    format("static int p~w~w(struct machine *m", [Id,Suffix]),
    forall(member(I, Ins), format(", word a~w", [I])),
    forall(member(I, Outs), format(", word *o~w", [I])),
    (   emitter_determinism(X, nondet)
    ->  format(", struct next *k", [])
    ;   true
    ),
    format(")", []).

frame(X) :-
    emitter_framed(X, true),
    !,
    emitter_id(X, Id),
    format("  struct f~w frame, *f = &frame;~n", [Id]).
frame(_).

local_finds(true, _).
local_finds(false, Finds) :-
    forall(below(Finds, I), format("  struct findall all~w;~n", [I])).

frame_struct(X, Ins, Outs, Clauses, counts(Finds,Nexts,Stops)) :-
    emitter_framed(X, true),
    !,
    emitter_id(X, Id),
    variable_count(Clauses, V),
    format("struct f~w {~n  struct next *k;~n  int cut;~n", [Id]),
    forall(member(I, Ins), format("  word a~w;~n", [I])),
    forall(member(I, Outs), format("  word *o~w;~n", [I])),
    forall(below(V, I), format("  word v~w;~n", [I])),
    forall(below(Nexts, I), format("  struct next k~w;~n", [I])),
    forall(below(Stops, I), format("  char stop~w;~n", [I])),
    forall(below(Finds, I), format("  struct findall all~w;~n", [I])),
    format("};~n", []).
frame_struct(_, _, _, _, _).

variable_count(Clauses, N) :-
    clause_variables(Clauses, -1, Max),
    N is Max+1.

clause_variables(Term, Max0, Max) :-
    (   Term = '$v'(I)
    ->  Max is max(I, Max0)
    ;   compound(Term)
    ->  compound_name_arguments(Term, _, Args),
        foldl(clause_variables, Args, Max0, Max)
    ;   Max = Max0
    ).

%   main(+Clauses, +Patterns, +Ins, +Outs, +Recursive, +X): the body of the
%   function of a version.

main(Clauses, Patterns, Ins, Outs, Recursive, X) :-
    emitter_determinism(X, Det),
    emitter_framed(X, Framed),
    emitter_cut(X, Cut),
    emitter_output(X, Output),
    entered(X),
    (   Framed == true
    ->  forall(member(I, Outs), format("  f->o~w = o~w;~n", [I,I])),
        (   Det == nondet
        ->  format("  f->k = k;~n", [])
        ;   true
        ),
        format("  f->cut = 0;~n", [])
    ;   variable_count(Clauses, V),
        (   V > 0
        ->  Last is V-1,
            findall(Name,
                    ( between(0, Last, I),
                      atomic_list_concat([v,I], Name)
                    ),
                    Names),
            atomic_list_concat(Names, ', ', List),
            format("  word ~w;~n", [List])
        ;   true
        ),
        (   Cut == true
        ->  format("  int cut = 0;~n", [])
        ;   true
        )
    ),
    (   Recursive == true
    ->  format("start:~n  check_call(m);~n", [])
    ;   true
    ),
    (   Framed == true
    ->  forall(member(I, Ins), format("  f->a~w = a~w;~n", [I,I]))
    ;   true
    ),
    (   Clauses = [_,_|_]
    ->  new_mark(Output, Mark),
        format("  ~w = mark(m);~n", [Mark])
    ;   Mark = none
    ),
    clauses(Clauses, Patterns, Mark, X),
    (   Recursive == true
    ->  format("  goto start;~n", [])
    ;   true
    ).

clauses([], _, _, _) :-
    format("  return 0;~n", []).
clauses([Clause|Clauses], Patterns, Mark, X) :-
    emitter_cut(X, Cut),
    emitter_output(X, Output),
    (   Clauses == []
    ->  Fail = 'return 0;'
    ;   new_label(Output, Label),
        format(atom(Fail), 'goto ~w;', [Label])
    ),
    clause(Clause, Clauses, Patterns, Fail, X),
    (   Clauses == []
    ->  true
    ;   format("~w:~n", [Label]),
        (   Cut == true
        ->  cut_flag(X, Flag),
            format("  if (~w)~n    return 0;~n", [Flag])
        ;   true
        ),
        format("  undo(m, ~w);~n", [Mark]),
        clauses(Clauses, Patterns, Mark, X)
    ).

clause(c(Args,Body), Others, Patterns, Fail, X0) :-
    emitter_leaves(X0, Leaves),
    outputs(Leaves, Args, 0, Outputs),
    void_variables(c(Args,Body), Voids),
    emitter_with_clause(X0, c(Outputs,Voids), X),
    heads(Leaves, Args, 0, Inits0),
    leaf_states([], [], State0),
    match_heads(Inits0, g, State0, State1, Fail, X),
    match_heads(Inits0, a, State1, State2, Fail, X),
    (   Others \== [],
        \+ memberchk(cut, Body),
        exclusive_of(c(Args,Body), Others, Patterns)
    ->  append(Tests, Rest, Body),
        \+ ( Rest = [First|_],
             is_first_test(First)
           ),
        !,
        goals(Tests, State2, State3, Fail, fall, X),
        body(Rest, State3, 'return 0;', X)
    ;   body(Body, State2, Fail, X)
    ).

exclusive_of(Clause, Others, Patterns) :-
    \+ ( member(Other, Others),
         \+ exclusive(Clause, Other, Patterns)
       ).

outputs([], [], _, []).
outputs([Leaf|Leaves], [Arg|Args], I, Outputs) :-
    I1 is I+1,
    (   Leaf == f
    ->  Outputs = [o(I,Arg)|Outputs1]
    ;   Outputs = Outputs1
    ),
    outputs(Leaves, Args, I1, Outputs1).

heads([], [], _, []).
heads([Leaf|Leaves], [Arg|Args], I, Inits) :-
    I1 is I+1,
    (   Leaf == f
    ->  Inits = Inits1
    ;   Inits = [in(Leaf,I,Arg)|Inits1]
    ),
    heads(Leaves, Args, I1, Inits1).

match_heads([], _, State, State, _, _).
match_heads([in(Leaf,I,Arg)|Inits], Which, State0, State, Fail, X) :-
    (   State0 \== none,
        Leaf == Which
    ->  input(X, I, In),
        match(Arg, In, Leaf, State0, State1, Fail, X)
    ;   State1 = State0
    ),
    match_heads(Inits, Which, State1, State, Fail, X).

input(X, I, In) :-
    (   emitter_framed(X, true)
    ->  format(atom(In), 'f->a~w', [I])
    ;   format(atom(In), 'a~w', [I])
    ).

%   body(+Goals, +State, +Fail, +X): a clause from its beginning or a cut.

body(Goals, State0, Fail, X) :-
    (   append(Before, [cut|After], Goals)
    ->  once_goals(Before, State0, State, Fail, X),
        (   State == none
        ->  true
        ;   body(After, State, 'return 0;', X)
        )
    ;   goals(Goals, State0, _, Fail, return, X)
    ).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_output,
          [ new_output/1,               % -Output
            begin_version/2,            % +Output, +At
            version_at/2,               % +Output, -At
            function_text/4,            % +Output, :Goal, -Text, -Locals
            in_main/1,                  % +Output
            new_label/2,                % +Output, -Label
            new_temp/2,                 % +Output, -Name
            new_mark/2,                 % +Output, -Name
            new_find/2,                 % +Output, -N
            new_next/2,                 % +Output, -N
            new_stop/2,                 % +Output, -N
            new_sub/2,                  % +Output, -N
            below/2,                    % +N, -I
            counts/4,                   % +Output, -Finds, -Nexts, -Stops
            add_sub/4,                  % +Output, +Header, +Locals, +Text
            add_version/4,              % +Output, +Prototype, +Struct,
                                        % +Function
            atom_symbol/3,              % +Output, +Atom, -Symbol
            constant/4,                 % +Output, +Term, :Make, -Name
            output_parts/5              % +Output, -Atoms, -Constants, -Heads,
                                        % -Functions
          ]).
:- use_module(library(lists), [member/2, reverse/2]).

/** <module> The C of a game while it is written

Output is a term whose arguments change, by setarg/3: the counters of the
version and the function that are written, the atoms and the constants of the
game, and the finished text. Backtracking and exceptions undo the changes.
*/

:- meta_predicate
    function_text(+, 0, -, -),
    constant(+, +, 2, -).

%!  new_output(-Output) is det.

new_output(out(counters(0,0,0,0,0,0,0,0), [], [], [], [], [], none)).

%   counters(Labels, Temps, Marks, Finds, Nexts, Stops, Subs, Depth)

%!  begin_version(+Output, +At) is det.
%
%   At is the number of the version, or `none` if its predicate is not one of
%   the program.

begin_version(Output, At) :-
    setarg(1, Output, counters(0,0,0,0,0,0,0,0)),
    setarg(4, Output, []),
    setarg(7, Output, At).

%!  version_at(+Output, -At) is det.

version_at(Output, At) :-
    arg(7, Output, At).

count(Output, I, N) :-
    arg(1, Output, Counters),
    arg(I, Counters, N),
    N1 is N+1,
    setarg(I, Counters, N1).

%!  function_text(+Output, :Goal, -Text, -Locals) is det.
%
%   Text is what Goal writes, the statements of a function, and Locals the
%   declarations of its variables.

function_text(Output, Goal, Text, Locals) :-
    arg(1, Output, Counters),
    Counters = counters(_,Temps0,Marks0,_,_,_,_,Depth0),
    Depth is Depth0+1,
    setarg(2, Counters, 0),
    setarg(3, Counters, 0),
    setarg(8, Counters, Depth),
    with_output_to(string(Text), Goal),
    arg(2, Counters, Temps),
    arg(3, Counters, Marks),
    with_output_to(string(Locals),
                   ( forall(below(Temps, I), format("  word t~w;~n", [I])),
                     forall(below(Marks, I),
                            format("  struct mark m~w;~n", [I]))
                   )),
    setarg(2, Counters, Temps0),
    setarg(3, Counters, Marks0),
    setarg(8, Counters, Depth0).

%!  below(+N, -I) is nondet.
%
%   I is one of 0 to N-1.

below(N, I) :-
    N > 0,
    Last is N-1,
    between(0, Last, I).

%!  in_main(+Output) is semidet.
%
%   The function that is written is that of the version itself.

in_main(Output) :-
    arg(1, Output, Counters),
    arg(8, Counters, 1).

%!  new_label(+Output, -Label) is det.
%!  new_temp(+Output, -Name) is det.
%!  new_mark(+Output, -Name) is det.
%!  new_find(+Output, -N) is det.
%!  new_next(+Output, -N) is det.
%!  new_stop(+Output, -N) is det.
%!  new_sub(+Output, -N) is det.

new_label(Output, Label) :-
    count(Output, 1, N),
    atom_concat('L', N, Label).

new_temp(Output, Name) :-
    count(Output, 2, N),
    atom_concat(t, N, Name).

new_mark(Output, Name) :-
    count(Output, 3, N),
    atom_concat(m, N, Name).

new_find(Output, N) :-
    count(Output, 4, N).

new_next(Output, N) :-
    count(Output, 5, N).

new_stop(Output, N) :-
    count(Output, 6, N).

new_sub(Output, N) :-
    count(Output, 7, N).

%!  counts(+Output, -Finds, -Nexts, -Stops) is det.

counts(Output, Finds, Nexts, Stops) :-
    arg(1, Output, counters(_,_,_,Finds,Nexts,Stops,_,_)).

%!  add_sub(+Output, +Header, +Locals, +Text) is det.
%
%   A function that belongs to the version that is written.

add_sub(Output, Header, Locals, Text) :-
    arg(4, Output, Subs),
    setarg(4, Output, [sub(Header,Locals,Text)|Subs]).

%!  add_version(+Output, +Prototype, +Struct, +Function) is det.

add_version(Output, Prototype, Struct, Function) :-
    arg(4, Output, Subs),
    with_output_to(string(Heads),
                   ( write(Prototype),
                     write(Struct),
                     forall(member(sub(Header, _, _), Subs),
                            format("~w;~n", [Header]))
                   )),
    with_output_to(string(Functions),
                   ( forall(member(sub(Header, Locals, Text), Subs),
                            format("~w {~n~w~w}~n~n", [Header,Locals,Text])),
                     write(Function)
                   )),
    arg(5, Output, Heads0),
    setarg(5, Output, [Heads|Heads0]),
    arg(6, Output, Functions0),
    setarg(6, Output, [Functions|Functions0]).

%!  atom_symbol(+Output, +Atom, -Symbol) is det.

atom_symbol(Output, Atom, Symbol) :-
    arg(2, Output, Atoms),
    (   member(Atom0-Symbol0, Atoms),
        Atom0 == Atom
    ->  Symbol = Symbol0
    ;   length(Atoms, N),
        atom_concat('S', N, Symbol),
        setarg(2, Output, [Atom-Symbol|Atoms])
    ).

%!  constant(+Output, +Term, :Make, -Name) is det.
%
%   Name is the array of the constant Term. call(Make, Term, Cells) gives the
%   cells of a new one, as C.

constant(Output, Term, Make, Name) :-
    arg(3, Output, Known),
    (   member(constant(Term0, Name0, _), Known),
        Term0 == Term
    ->  Name = Name0
    ;   call(Make, Term, Cells),
        arg(3, Output, Constants),
        length(Constants, N),
        atom_concat(c, N, Name),
        setarg(3, Output, [constant(Term,Name,Cells)|Constants])
    ).

%!  output_parts(+Output, -Atoms, -Constants, -Heads, -Functions) is det.

output_parts(out(_,Atoms,Constants0,_,Heads0,Functions0,_), Atoms, Constants,
             Heads, Functions) :-
    reverse(Constants0, Constants),
    reverse(Heads0, Heads),
    reverse(Functions0, Functions).

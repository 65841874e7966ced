/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_sicstus_predicates,
          [ if/3,                       % :If, :Then, :Else
            (^)/2,                      % ?Variable, :Goal
            prolog_flag/3,              % +Flag, -Old, +New
            save_program/1,             % +File
            save_program/2,             % +File, :Goal
            now/1,                      % -Time
            setrand/1,                  % +Seed
            getrand/1,                  % -Seed
            random_permutation/2,       % +List, -Permuted
            read_line/1,                % -Codes
            read_line/2,                % +Stream, -Codes
            at_end_of_line/0,
            at_end_of_line/1,           % +Stream
            file_exists/1,              % +File
            directory_exists/1,         % +Directory
            close_all_streams/0,
            repeat/1,                   % +Count
            numlist/5,                  % ?Low, ?Step, ?High, ?Length, ?List
            term_depth/2,               % +Term, -Depth
            depth_bound/2,              % +Term, +Bound
            length_bound/2              % +List, +Bound
          ]).
:- use_module(library(apply), [foldl/4, include/3]).
:- use_module(library(lists), [member/2, nth0/3]).
:- use_module(library(random), []).
:- use_module('../base/first_use', [first_use/2]).

/** <module> Predicates that SWI-Prolog's dialect of SICStus 4 lacks

Programs get these predicates, and those of the other files `sicstus_...`, even
if they do not import the library of SICStus that has them. A definition in the
program takes precedence.
*/

:- redefine_system_predicate(_^_).

:- meta_predicate
    if(0, 0, 0),
    ^(?, 0),
    save_program(+, 0).

                /*******************************
                *        CONTROL, FLAGS        *
                *******************************/

%!  if(:If, :Then, :Else) is nondet.
%
%   As `(If *-> Then ; Else)`.

if(If, Then, Else) :-
    (   If
    *-> Then
    ;   Else
    ).

%!  ^(?Variable, :Goal) is nondet.
%
%   Calls Goal: a program may call findall/3 and forall/2 with a goal for
%   setof/3.

_^Goal :-
    call(Goal).

%!  prolog_flag(+Flag, -Old, +New) is semidet.
%
%   A flag that SWI-Prolog does not have is `on` until it is set.

prolog_flag(Flag, Old, New) :-
    (   current_prolog_flag(Flag, Value)
    ->  Old = Value
    ;   Old = on
    ),
    set_prolog_flag(Flag, New).

%!  save_program(+File) is det.
%!  save_program(+File, :Goal) is det.
%
%   Nothing is saved.

save_program(_).

save_program(_, _).

                /*******************************
                *            RANDOM            *
                *******************************/

%!  now(-Time:integer) is det.
%!  setrand(+Seed) is det.
%!  getrand(-Seed) is det.
%
%   setrand/1 accepts any term. It does nothing after now/1: a program seeds by
%   the clock for other numbers in each game, and what plays a game again has
%   seeded the generator. getrand/1 returns a Seed for setrand/1, the term
%   random(X, Y, Z, B) of SICStus.

now(Time) :-
    get_time(Stamp),
    Time is integer(Stamp),
    nb_setval(tabuleiro_clock_was_read, true).

setrand(Seed) :-
    (   nb_current(tabuleiro_clock_was_read, true)
    ->  nb_setval(tabuleiro_clock_was_read, false)
    ;   integer(Seed)
    ->  set_random(seed(Seed))
    ;   term_hash(Seed, Hash),
        integer(Hash)
    ->  set_random(seed(Hash))
    ;   set_random(seed(random))
    ).

getrand(Seed) :-
    Number is random(1<<30),
    Seed = random(Number, 1, 1, 1),
    setrand(Seed).

%!  random_permutation(+List, -Permuted) is det.
%
%   As SWI-Prolog's, but closes a List that lacks its end.

random_permutation(List, Permuted) :-
    once(length(List, _)),
    random:random_permutation(List, Permuted).

                /*******************************
                *         INPUT, FILES         *
                *******************************/

%!  read_line(-Codes) is det.
%!  read_line(+Stream, -Codes) is det.
%
%   Codes are the next line without its end, or `end_of_file` after the last
%   line.

read_line(Codes) :-
    current_input(In),
    read_line(In, Codes).

read_line(In, Codes) :-
    first_use(library(readutil), read_line_to_codes(In, Codes0)),
    (   Codes0 == -1
    ->  Codes = end_of_file
    ;   Codes = Codes0
    ).

%!  at_end_of_line is semidet.
%!  at_end_of_line(+Stream) is semidet.
%
%   The next character ends a line or the input.

at_end_of_line :-
    current_input(In),
    at_end_of_line(In).

at_end_of_line(In) :-
    peek_code(In, Code),
    memberchk(Code, [0'\n,-1]).

%!  file_exists(+File) is semidet.
%!  directory_exists(+Directory) is semidet.

file_exists(File) :-
    exists_file(File).

directory_exists(Directory) :-
    exists_directory(Directory).

%!  close_all_streams is det.
%
%   Does nothing: the streams may belong to other programs.

close_all_streams.

                /*******************************
                *        NUMBERS, TERMS        *
                *******************************/

%!  repeat(+Count) is nondet.
%
%   Succeeds Count times.

repeat(Count) :-
    between(1, Count, _).

%!  numlist(?Low, ?Step, ?High, ?Length, ?List) is semidet.
%
%   List is [Low, Low+Step, ..., High] and has Length elements. List must be a
%   proper list, or Length must be bound, or Low, Step and High. Two numbers of
%   List must be bound, or one and Step.

numlist(Low, Step, High, Length, List) :-
    (   ( is_list(List) ; integer(Length) )
    ->  length(List, Length)
    ;   Length is (High-Low)//Step+1,
        length(List, Length)
    ),
    Last is Length-1,
    findall(I-X,
            ( member(I-X, [0-Low,Last-High])
            ; nth0(I, List, X)
            ),
            Numbers0),
    include(known, Numbers0, Numbers),
    Numbers = [I0-X0|Others],
    (   integer(Step)
    ->  true
    ;   member(I1-X1, Others),
        I1 =\= I0
    ->  Step is (X1-X0)//(I1-I0)
    ),
    Low is X0-I0*Step,
    foldl(step(Step), List, Low, Next),
    High is Next-Step.

known(_-X) :-
    integer(X).

step(Step, X, X, Next) :-
    Next is X+Step.

%!  term_depth(+Term, -Depth) is det.
%!  depth_bound(+Term, +Bound) is semidet.
%!  length_bound(+List, +Bound) is semidet.
%
%   An atomic term or a variable has depth 0. The bounds are true if the depth,
%   or length, is at most Bound.

term_depth(Term, Depth) :-
    (   compound(Term)
    ->  compound_name_arguments(Term, _, Arguments),
        foldl(deeper, Arguments, 0, Depth0),
        Depth is Depth0+1
    ;   Depth = 0
    ).

deeper(Term, Depth0, Depth) :-
    term_depth(Term, Depth1),
    Depth is max(Depth0, Depth1).

depth_bound(Term, Bound) :-
    term_depth(Term, Depth),
    Depth =< Bound.

length_bound(List, Bound) :-
    length(List, Length),
    Length =< Bound.

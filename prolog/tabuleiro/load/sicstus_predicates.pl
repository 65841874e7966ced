/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_sicstus_predicates,
          [ if/3,                       % :If, :Then, :Else
            setrand/1,                  % +Seed
            getrand/1,                  % -Seed
            now/1,                      % -Seconds
            read_line/1,                % -Codes
            read_line/2,                % +Stream, -Codes
            file_exists/1,              % +File
            directory_exists/1,         % +Directory
            format/2,                   % +Format, :Arguments
            format/3,                   % +Output, +Format, :Arguments
            head/2,                     % ?List, ?Head
            tail/2,                     % ?List, ?Tail
            rotate_list/2,              % ?List, ?Rotated
            rotate_list/3,              % +Amount, ?List, ?Rotated
            transpose/2,                % +Rows, -Columns
            scanlist/4,                 % :Goal, +List, +V0, -V
            one_longer/2,               % ?Longer, ?Shorter
            perm/2,                     % +List, ?Permutation
            some/2,                     % :Goal, +List
            somechk/2,                  % :Goal, +List
            cumlist/4,                  % :Goal, +List, +V0, -List
            delete/4,                   % +List, +Element, +Count, -Rest
            repeat/1                    % +Count
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [append/3, member/2, permutation/2]).
:- use_module('../base/first_use', [first_use/2]).

/** <module> What SWI-Prolog's dialect of SICStus 4 lacks

Programs get these whether or not they import the library of SICStus that has
them. A program that defines one of them uses its own.
*/

:- redefine_system_predicate(format(_, _)).
:- redefine_system_predicate(format(_, _, _)).

:- meta_predicate
    if(0, 0, 0),
    format(+, :),
    format(+, +, :),
    scanlist(3, +, +, -),
    some(1, +),
    somechk(1, +),
    cumlist(3, +, +, -).

%!  if(:If, :Then, :Else) is nondet.
%
%   As `(If *-> Then ; Else)`.

if(If, Then, Else) :-
    (   If
    *-> Then
    ;   Else
    ).

%!  setrand(+Seed) is det.
%!  getrand(-Seed) is det.
%
%   Seed is any term for setrand/1, and one that setrand/1 takes for getrand/1.

setrand(Seed) :-
    (   integer(Seed)
    ->  set_random(seed(Seed))
    ;   term_hash(Seed, Hash),
        integer(Hash)
    ->  set_random(seed(Hash))
    ;   set_random(seed(random))
    ).

getrand(Seed) :-
    Seed is random(1<<30),
    set_random(seed(Seed)).

%!  now(-Seconds:integer) is det.

now(Seconds) :-
    get_time(Time),
    Seconds is truncate(Time).

%!  read_line(-Codes) is det.
%!  read_line(+Stream, -Codes) is det.
%
%   Codes are the next line without its end, `end_of_file` after the last.

read_line(Codes) :-
    current_input(In),
    read_line(In, Codes).

read_line(In, Codes) :-
    first_use(library(readutil), read_line_to_codes(In, Codes0)),
    (   Codes0 == -1
    ->  Codes = end_of_file
    ;   Codes = Codes0
    ).

%!  file_exists(+File) is semidet.
%!  directory_exists(+Directory) is semidet.

file_exists(File) :-
    exists_file(File).

directory_exists(Directory) :-
    exists_directory(Directory).

%!  format(+Format, :Arguments) is det.
%!  format(+Output, +Format, :Arguments) is det.
%
%   As SWI-Prolog's; `~F` and `~NF` are `~f` and `~Nf`.

format(Format0, Arguments) :-
    known_format(Format0, Format),
    system:format(Format, Arguments).

format(Output, Format0, Arguments) :-
    known_format(Format0, Format),
    system:format(Output, Format, Arguments).

known_format(Format0, Format) :-
    (   catch(text_to_string(Format0, Text), error(_, _), fail),
        string_codes(Text, Codes0),
        phrase(known_directives(Codes), Codes0),
        Codes \== Codes0
    ->  atom_codes(Format, Codes)
    ;   Format = Format0
    ).

known_directives([0'~|Codes]) -->
    "~",
    !,
    directive(Codes).
known_directives([Code|Codes]) -->
    [Code],
    !,
    known_directives(Codes).
known_directives([]) -->
    [].

directive([Code|Codes]) -->
    [Code],
    { code_type(Code, digit)
    ; Code == 0'*
    },
    !,
    directive(Codes).
directive([0'f|Codes]) -->
    "F",
    !,
    known_directives(Codes).
directive([Code|Codes]) -->
    [Code],
    !,
    known_directives(Codes).
directive([]) -->
    [].

%!  head(?List, ?Head) is semidet.
%!  tail(?List, ?Tail) is semidet.

head([Head|_], Head).

tail([_|Tail], Tail).

%!  rotate_list(?List, ?Rotated) is semidet.
%!  rotate_list(+Amount, ?List, ?Rotated) is semidet.
%
%   Rotated is List with its first Amount elements, one by default, at the end;
%   a negative Amount rotates to the right.

rotate_list(List, Rotated) :-
    rotate_list(1, List, Rotated).

rotate_list(Amount, List, Rotated) :-
    (   is_list(List)
    ->  true
    ;   is_list(Rotated),
        length(Rotated, Length0),
        length(List, Length0)
    ),
    length(List, Length),
    (   Length =:= 0
    ->  Rotated = []
    ;   First is Amount mod Length,
        length(Front, First),
        append(Front, Back, List),
        append(Back, Front, Rotated)
    ).

%!  transpose(+Rows, -Columns) is semidet.

transpose([], []).
transpose([Row|Rows], Columns) :-
    columns(Row, [Row|Rows], Columns).

columns([], _, []).
columns([_|More], Rows0, [Column|Columns]) :-
    firsts(Rows0, Column, Rows),
    columns(More, Rows, Columns).

firsts([], [], []).
firsts([[First|Rest]|Rows0], [First|Firsts], [Rest|Rows]) :-
    firsts(Rows0, Firsts, Rows).

%!  scanlist(:Goal, +List, +V0, -V) is nondet.
%
%   As foldl/4.

scanlist(Goal, List, V0, V) :-
    foldl(Goal, List, V0, V).

%!  cumlist(:Goal, +List, +V0, -Values) is nondet.
%
%   Values are those that foldl/4 goes through.

cumlist(_, [], _, []).
cumlist(Goal, [X|Xs], V0, [V|Vs]) :-
    call(Goal, X, V0, V),
    cumlist(Goal, Xs, V, Vs).

%!  one_longer(?Longer, ?Shorter) is semidet.

one_longer([_|List], Shorter) :-
    length(List, Length),
    length(Shorter, Length).

%!  perm(+List, ?Permutation) is nondet.

perm(List, Permutation) :-
    permutation(List, Permutation).

%!  some(:Goal, +List) is nondet.
%!  somechk(:Goal, +List) is semidet.
%
%   Goal is true of an element of List.

some(Goal, List) :-
    member(X, List),
    call(Goal, X).

somechk(Goal, List) :-
    some(Goal, List),
    !.

%!  delete(+List, +Element, +Count, -Rest) is det.
%
%   Rest is List without the first Count elements equal to Element.

delete([], _, _, []).
delete([X|Xs], Element, Count, Rest) :-
    (   Count > 0,
        X == Element
    ->  Left is Count-1,
        delete(Xs, Element, Left, Rest)
    ;   Rest = [X|Rest1],
        delete(Xs, Element, Count, Rest1)
    ).

%!  repeat(+Count) is nondet.
%
%   Succeeds Count times.

repeat(Count) :-
    between(1, Count, _).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_check_tally,
          [ tallied/3,                  % +PliesAndBreach, +Tally0, -Tally
            told/5,                     % +Kind, +Subject, +Tally0, -Tally,
                                        % -Breaches
            all_told/3                  % +Kinds, +Tally, -Breaches
          ]).
:- use_module(library(assoc),
              [assoc_to_list/2, assoc_to_values/2, get_assoc/3, put_assoc/4]).
:- use_module(library(lists), [member/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(check_game, [in_words/2]).
:- use_module(example, [example/5]).
:- use_module(law_kinds, [law_key/2, law_kind/2, law_question/3]).
:- use_module(laws, [plain/2]).
:- use_module(query, [question_query/3]).
:- use_module(source, [defined_at/4, thrown_at/5]).

/** <module> Each breach once, with a count and the smallest example

A tally is an assoc from the keys of law_key/2 to

    found(Order, Count, Size, Broken, Told)

Order numbers the breaches in the order in which they were first found. Size is
Plies-Length of the smallest example, Broken. Told is the dict of check_report/3
that was reported, `no` if none was, or `same` if the error was reported for
another predicate.
*/

%!  tallied(+PliesAndBreach, +Tally0, -Tally) is det.
%
%   PliesAndBreach is Plies-Breach, see tabuleiro/check/laws.

tallied(Plies-Breach, Tally0, Tally) :-
    plain(Breach, broken(Law, Where)),
    law_key(Law, Key),
    (   get_assoc(Key, Tally0,
                  found(Order, Count0, Size0, Breach0, Told))
    ->  Count is Count0+1,
        (   Told == no,
            Size0 = Plies0-_,
            Plies =< Plies0,
            size(Plies, Where, Size1),
            Size1 @< Size0
        ->  Found = found(Order, Count, Size1, Breach, no)
        ;   Found = found(Order, Count, Size0, Breach0, Told)
        )
    ;   assoc_to_list(Tally0, Pairs),
        length(Pairs, Order),
        size(Plies, Where, Size),
        Found = found(Order, 1, Size, Breach, no)
    ),
    put_assoc(Key, Tally0, Found, Tally).

size(Plies, Where, Plies-Length) :-
    format(string(Text), '~q', [Where]),
    string_length(Text, Length).

%!  told(+Kind, +Subject, +Tally0, -Tally, -Breaches:list(dict)) is det.
%
%   Breaches are the breaches of Kind that were not reported yet, in the order
%   in which they were found.

told(Kind, Subject, Tally0, Tally, Breaches) :-
    assoc_to_list(Tally0, Pairs),
    findall(Order-(Key-Found),
            ( member(Key-Found, Pairs),
              Found = found(Order, _, _, Breach, no),
              plain(Breach, broken(Law, _)),
              law_kind(Law, Kind)
            ),
            Keyed),
    keysort(Keyed, Sorted),
    pairs_values(Sorted, New),
    tell_all(New, Subject, Tally0, Tally, Breaches).

tell_all([], _, Tally, Tally, []).
tell_all([Key-Found|New], Subject, Tally0, Tally, Breaches) :-
    Found = found(Order, Count, Size, Breach, no),
    breach_dict(Subject, Count, Size, Breach, Dict),
    (   same_error(Dict, Tally0)
    ->  Told = same,
        Breaches = Breaches1
    ;   Told = Dict,
        Breaches = [Dict|Breaches1]
    ),
    put_assoc(Key, Tally0, found(Order, Count, Size, Breach, Told), Tally1),
    tell_all(New, Subject, Tally1, Tally, Breaches1).

%   The line that throws was reported already: a bot that searches throws the
%   errors of move/3.

same_error(Dict, Tally) :-
    _{law:throws(_, _), file:File, line:Line} :< Dict,
    File \== none,
    assoc_to_values(Tally, Found),
    member(found(_, _, _, _, Told), Found),
    is_dict(Told),
    _{law:throws(_, _), file:File, line:Line} :< Told,
    !.

%!  all_told(+Kinds, +Tally, -Breaches:list(dict)) is det.
%
%   Breaches are all reported breaches, in the order of Kinds, with their
%   counts.

all_told(Kinds, Tally, Breaches) :-
    assoc_to_list(Tally, Pairs),
    findall(Told,
            ( member(Kind, Kinds),
              findall(Order-Told1,
                      ( member(_-found(Order, Count, _, _, Told0), Pairs),
                        is_dict(Told0),
                        Told0.kind == Kind,
                        Told1 = Told0.put(count, Count)
                      ),
                      Keyed),
              keysort(Keyed, Sorted),
              member(_-Told, Sorted)
            ),
            Breaches).

breach_dict(Subject, Count, Plies-_, Breach, Dict) :-
    Breach = broken(Broken, Where),
    plain(Breach, broken(Law, _)),
    law_kind(Law, Kind),
    in_words(Broken, Text),
    (   shown_by(Broken, Where, Question)
    ->  question_query(Subject.game, Question, Goal)
    ;   Question = none,
        Goal = ""
    ),
    (   place(Law, Question, Subject, File, Line)
    ->  true
    ;   File = none,
        Line = 0
    ),
    example(Subject, Law, Where, Question, Example),
    Dict0 = breach{ law:Law, kind:Kind, text:Text, count:Count, where:Where,
                    plies:Plies, question:Question, goal:Goal, file:File,
                    line:Line },
    Dict = Dict0.put(Example).

at_line(variable_once(_, _, File, Line), File, Line).
at_line(clause_fails(_, File, Line), File, Line).
at_line(clause_unused(_, File, Line), File, Line).

shown_by(asked(Question, _), _, Question) :-
    !.
shown_by(Law, state(State), Question) :-
    law_question(Law, State, Question).

place(guessed(_, Law), Question, Subject, File, Line) :-
    !,
    place(Law, Question, Subject, File, Line).
place(Law, _, _, File, Line) :-
    at_line(Law, File, Line),
    !.
place(throws(_, Error), Question, Subject, File, Line) :-
    Question \== none,
    thrown_at(Subject, Question, Error, File, Line),
    !.
place(Law, _, Subject, File, Line) :-
    compound(Law),
    arg(1, Law, PI),
    nonvar(PI),
    PI = Name/Arity,
    atom(Name),
    integer(Arity),
    defined_at(Subject.game, PI, File, Line).

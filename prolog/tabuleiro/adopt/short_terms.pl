:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_short_terms,
          [ short_note/2,               % +Note, -Short
            short_parts/2               % +Term, -Short
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(library(ordsets), [ord_subtract/3]).

/** <module> Terms of programs in messages, cut to what a line holds

A state may be a screen of text, and the moves in a state fifty states. A term
that was cut is '$short'(Text), which ~p of format/2 writes as Text.
*/

:- multifile user:portray/1.
:- dynamic user:portray/1.

user:portray('$short'(Text)) :-
    write(Text).

%   The most characters of a term.

most(60).

%!  short_note(+Note, -Short) is det.
%
%   Short is Note, one of the texts of `adopt_note`, as of short_parts/2.

short_note(Note, Short) :-
    (   functor(Note, Name, _),
        memberchk(Name, [ fault,stuck,unknown_winner,unbound_winner,
                          same_player,loop,typed
                        ])
    ->  short_parts(Note, Short)
    ;   Short = Note
    ).

%!  short_parts(+Term, -Short) is det.
%
%   Short is Term, of a message, with terms of the program that are cut. Of two
%   lists of moves each becomes Count-Own: its length, and those of its moves
%   that the other lacks.

short_parts(Term, Short) :-
    (   Term = moves(Moves0, Others0),
        is_list(Moves0),
        is_list(Others0)
    ->  sort(Moves0, Moves),
        sort(Others0, Others),
        own_moves(Moves, Others, Own),
        own_moves(Others, Moves, OtherOwn),
        Short = moves(Own, OtherOwn)
    ;   compound(Term)
    ->  compound_name_arguments(Term, Name, Args),
        maplist(short_part, Args, ShortArgs),
        compound_name_arguments(Short, Name, ShortArgs)
    ;   Short = Term
    ).

own_moves(Moves, Others, Count-Own) :-
    length(Moves, Count),
    ord_subtract(Moves, Others, Own0),
    short_part(Own0, Own).

short_part(Part, Short) :-
    (   \+ compound(Part)
    ->  Short = Part
    ;   functor(Part, Name, _),
        of_message(Name)
    ->  short_parts(Part, Short)
    ;   term_text(Part, Text),
        most(Most),
        string_length(Text, Length),
        Length > Most
    ->  short_text(Part, Text, Cut),
        Short = '$short'(Cut)
    ;   Short = Part
    ).

%   of_message(?Name): terms of this name belong to messages, with terms of
%   programs as arguments.

of_message(differs).
of_message(start).
of_message(turn).
of_message(move).
of_message(winner).
of_message(end).
of_message(moves).
of_message(threw).
of_message(wrong).
of_message(refused).
of_message(replay).
of_message(goes_on).
of_message(error).
of_message(type_error).
of_message(domain_error).
of_message(existence_error).
of_message(evaluation_error).
of_message(context).

%   short_text(+Part, +Text, -Short): Short is Text, that of Part. A list has
%   its first elements and their count.

short_text(Part, Text, Short) :-
    most(Most),
    (   Part = [First|Rest],
        is_list(Rest)
    ->  term_text(First, FirstText),
        cut(FirstText, Most, Cut),
        string_length(Cut, Length),
        Left is Most-Length,
        further(Rest, Left, Further),
        length(Part, Count),
        atomics_to_string(["[",Cut,Further,", … ",Count,"]"], Short)
    ;   cut(Text, Most, Short)
    ).

further([Next|Rest], Left0, Further) :-
    term_text(Next, Text),
    string_length(Text, Length),
    Left is Left0-Length-1,
    Left > 0,
    !,
    further(Rest, Left, Further0),
    atomics_to_string([",",Text,Further0], Further).
further(_, _, "").

cut(Text, Most, Cut) :-
    string_length(Text, Length),
    (   Length > Most
    ->  Kept is Most-1,
        sub_string(Text, 0, Kept, _, Start),
        string_concat(Start, "…", Cut)
    ;   Cut = Text
    ).

atomics_to_string(Parts, String) :-
    atomic_list_concat(Parts, Atom),
    atom_string(Atom, String).

term_text(Term, Text) :-
    format(string(Text), '~p', [Term]).

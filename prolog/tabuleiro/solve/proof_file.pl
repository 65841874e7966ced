/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_proof_file,
          [ write_proof/2,              % +File, +Proof
            verify_proof/3,             % +File, -Proof, -Count
            verify_proof/4,             % +File, -Proof, -Count, +Options
            verify_option/4             % ?Name, ?Type, -Default, -Meaning
          ]).
:- use_module(library(error), [must_be/2, type_error/2]).
:- use_module(library(lists), [member/2]).
:- use_module(library(option), [option/3]).
:- use_module('../base/options', [check_options/3]).
:- use_module(proof, [check_proof/2]).
:- use_module('../game/games', [load_game/2]).

/** <module> Files of proofs

A file has the term tabuleiro_proof(1, Game, State, Result), and then the
entries of tabuleiro/solve/proof, one a line.
*/

%!  write_proof(+File, +Proof) is det.
%
%   Writes Proof, proof(Game, State, Result, Entries), to File.

write_proof(File, proof(Game, State, Result, Entries)) :-
    setup_call_cleanup(
        open(File, write, Out, [encoding(utf8)]),
        ( write_entry(Out, tabuleiro_proof(1, Game, State, Result)),
          forall(member(Entry, Entries), write_entry(Out, Entry))
        ),
        close(Out)).

write_entry(Out, Term) :-
    format(Out, '~k.~n', [Term]).

%!  verify_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   The options of verify_proof/4.
%
%     - reference
%       A game with the same states and moves, such as `wali_reference`, whose
%       rules are in Prolog. By default it is the game of the proof.

verify_option(reference, atom, _, "game to check with").

%!  verify_proof(+File, -Proof, -Count) is det.
%!  verify_proof(+File, -Proof, -Count, +Options) is det.
%
%   File has a Proof, proof(Game, State, Result, Entries), which is right, see
%   check_proof/2. It was checked in Count states, by the predicates of one game
%   alone.
%
%   Options: verify_option.
%
%       ?- solve(wali, S, Result, [proof('wali.proof')]),
%          verify_proof('wali.proof', proof(_, S, Result, _), Count,
%                       [reference(wali_reference)]).
%
%   @error domain_error(proof, Claim) if the entries do not show Claim
%   @error type_error(proof, Term) for a Term that is not of a proof
%   @error existence_error(source_sink, File), syntax_error(_), those of
%   load_game/2

verify_proof(File, Proof, Count) :-
    verify_proof(File, Proof, Count, []).

verify_proof(File, Proof, Count, Options0) :-
    check_options(verify_option, Options0, Options),
    setup_call_cleanup(
        open(File, read, In, [encoding(utf8)]),
        ( read_entry(In, Head),
          entries(In, Entries)
        ),
        close(In)),
    (   ground(Head),
        Head = tabuleiro_proof(1, Name, State, Result),
        is_result(Result)
    ->  must_be(atom, Name),
        load_game(Name, Game),
        Proof = proof(Game, State, Result, Entries),
        option(reference(Reference), Options, Name),
        load_game(Reference, Rules),
        check_proof(proof(Rules, State, Result, Entries), Count)
    ;   type_error(proof, Head)
    ).

is_result(draw).
is_result(win(Length)) :-
    is_length(Length).
is_result(loss(Length)) :-
    is_length(Length).

is_length(Plies) :-
    integer(Plies).
is_length(Low-High) :-
    integer(Low),
    integer(High).

read_entry(In, Term) :-
    read_term(In, Term, [module(tabuleiro_proof_file)]).

entries(In, Entries) :-
    read_entry(In, Entry),
    (   Entry == end_of_file
    ->  Entries = []
    ;   is_entry(Entry)
    ->  Entries = [Entry|Others],
        entries(In, Others)
    ;   type_error(proof, Entry)
    ).

is_entry(Entry) :-
    ground(Entry),
    (   Entry = win(_, _, Plies, _)
    ->  integer(Plies)
    ;   Entry = hold(_, _, _)
    ).

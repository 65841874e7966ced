/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_engine_hash,
          [ engine_hash/2,              % +Modules, -Hash
            term_hash/2,                % +Term, -Hash
            deciding_files/2            % +Modules, -Files
          ]).
:- use_module(library(apply), [foldl/4, maplist/2, maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module(library(sha), [file_sha1/2]).
:- use_module(library(terms), [mapargs/3]).
:- use_module('../game/made_game', [made_of/2]).
:- use_module('../game/native', [native_game/1, '$engine'/1]).
:- use_module('../game/shapes', []).
:- use_module('../search/book', [book_file/2]).
:- use_module('../match/draws', []).
:- use_module('../match/opening', []).
:- use_module('../match/pie_judge', []).
:- use_module('../search/analyse', []).
:- use_module('../search/choose', []).
:- use_module('../search/prolog_search', []).
:- use_module(texts, []).

/** <module> A hash of all code and data that decides moves

Two processes with the same hash play the same games from the same seed. The
hash is made of

  - the engine in C and its nets, hashed when they were built, see
    tools/engine_hash.pl, or `none` if the library was not built
  - the terms of the Prolog files of a game and of the search, and of the files
    that they load, except texts and files that display games
  - the opening book

The names, places and comments of files do not change the hash.
*/

%   The modules of the library that decide moves, with all files that they load.
%   They are loaded with this file, so that the hash does not depend on the
%   other files that are loaded.

deciding(tabuleiro_analyse).            % the searches
deciding(tabuleiro_prolog_search).      % the one that they load when needed
deciding(tabuleiro_choose).             % the levels
deciding(tabuleiro_opening).            % random openings, those balanced
deciding(tabuleiro_draws).
deciding(tabuleiro_pie_judge).

%   Modules that display games. The files that they load are not followed.

showing(tabuleiro_menu).
showing(tabuleiro_human).
showing(tabuleiro_screen).
showing(tabuleiro_terminal).
showing(tabuleiro_text_view).
showing(tabuleiro_thinking).

%!  engine_hash(+Modules:list, -Hash:string) is det.
%
%   Hash is the hash of Modules: games and the other programs of players. In a
%   saved state, which has no sources, it is the hash of the state.
%
%   @error permission_error(use, source_file, File) if File has changed since it
%   was loaded

engine_hash(Modules, Hash) :-
    engine_in_c(Engine),
    deciding_files(Modules, Files),
    maplist(is_as_loaded, Files),
    maplist(file_hash, Files, Hashes0),
    findall(BookHash,
            ( member(Module, Modules),
              book_file(Module, Book),
              file_sha1(Book, BookHash)
            ),
            BookHashes),
    append(BookHashes, Hashes0, Hashes1),
    sort(Hashes1, Hashes),
    saved_state(Files, State),
    term_hash(engine(Engine, State, Hashes), Hash).

%!  term_hash(+Term, -Hash:string) is det.
%
%   Hash has twelve digits, the same for variants of Term and in all versions of
%   SWI-Prolog. variant_sha1/2 and the text of floats differ between versions.

term_hash(Term0, Hash) :-
    copy_term(Term0, Term1),
    portable(Term1, Term),
    numbervars(Term, 0, _),
    with_output_to(string(Text),
                   write_term(Term, [ quoted(true), ignore_ops(true),
                                     brace_terms(true)
                                   ])),
    variant_sha1(Text, Sha1),
    sub_string(Sha1, 0, 12, _, Hash).

engine_in_c(Engine) :-
    (   native_game(_)
    ->  '$engine'(Engine)
    ;   Engine = none
    ).

saved_state([_|_], none).
saved_state([], Hash) :-
    current_prolog_flag(resource_database, State),
    file_sha1(State, Hash).

is_as_loaded(File) :-
    time_file(File, Now),
    (   source_file_property(File, modified(Then)),
        Now > Then+1
    ->  throw(error(permission_error(use, source_file, File),
                    context(_, tabuleiro(source_changed(File)))))
    ;   true
    ).

                /*******************************
                *             FILES            *
                *******************************/

%!  deciding_files(+Modules:list, -Files:list) is det.
%
%   Files are the sources of Modules and of deciding/1, and of all files that
%   these load except those of the system and texts.

deciding_files(Modules0, Files) :-
    findall(File,
            ( ( member(Module0, Modules0),
                once(( made_of(Module0, Module)
                     ; Module = Module0
                     ))
              ; deciding(Module)
              ),
              module_property(Module, file(File)),
              exists_file(File)
            ),
            Roots),
    foldl(with_loaded, Roots, [], Files).

with_loaded(File, Files0, Files) :-
    memberchk(File, Files0),
    !,
    Files = Files0.
with_loaded(File, Files0, Files) :-
    file_terms(File, Terms),
    findall(Directive, member((:- Directive), Terms), Directives),
    (   member(Directive, Directives),
        decides_nothing(Directive)
    ->  Files = Files0
    ;   findall(Loaded,
                ( member(Directive, Directives),
                  loaded_file(Directive, File, _, Loaded)
                ),
                Next),
        foldl(with_loaded, Next, [File|Files0], Files)
    ).

decides_nothing(module(Module, _)) :-
    showing(Module).
decides_nothing(texts_of(_)).
decides_nothing(texts_of(_, _)).

%   Loaded is a file named in argument N of Directive, a directive of File.
%   library(Name) is left out.

loaded_file(Directive, File, N, Loaded) :-
    compound(Directive),
    Directive \= module(_, _),
    arg(N, Directive, Spec),
    atom(Spec),
    absolute_file_name(Spec, Loaded,
                       [ relative_to(File), file_type(prolog), access(read),
                         file_errors(fail)
                       ]),
    exists_file(Loaded).

%   Hashes the terms of File, without the names of files in them.

file_hash(File, Hash) :-
    file_terms(File, Terms0),
    findall(Term,
            ( member(Term0, Terms0),
              Term0 \= (:- module(_, _)),
              nameless(Term0, File, Term)
            ),
            Terms),
    term_hash(Terms, Hash).

nameless((:- Directive0), File, (:- Directive)) :-
    loaded_file(Directive0, File, N, _),
    !,
    Directive = Directive0,
    nb_setarg(N, Directive, file).
nameless(Term, _, Term).

%   Terms are the terms of File, or its text if File cannot be read by itself.
%   All files are read with the operators of shapes, because the operators of a
%   module that was loaded compiled are not known.

file_terms(File, Terms) :-
    catch(setup_call_cleanup(
              open(File, read, In, [encoding(utf8)]),
              read_terms(In, tabuleiro_shapes, Terms),
              close(In)),
          error(syntax_error(_), _),
          ( read_file_to_string(File, Text, [encoding(utf8)]),
            Terms = [Text]
          )).

read_terms(In, Module, Terms) :-
    read_term(In, Term, [module(Module)]),
    (   Term == end_of_file
    ->  Terms = []
    ;   Terms = [Term|Terms1],
        read_terms(In, Module, Terms1)
    ).

%   portable(+Term0, -Term): Term has sorted pairs in place of each dict, whose
%   order differs between processes, and a ratio in place of each float.

portable(Term0, Term) :-
    (   is_dict(Term0, Tag)
    ->  dict_pairs(Term0, Tag, Pairs0),
        portable(Tag-Pairs0, Pairs),
        Term = dict(Pairs)
    ;   compound(Term0)
    ->  mapargs(portable, Term0, Term)
    ;   float(Term0),
        float_class(Term0, Class),
        memberchk(Class, [zero,normal,subnormal])
    ->  Ratio is rational(Term0),
        Term = float(Ratio)
    ;   Term = Term0
    ).

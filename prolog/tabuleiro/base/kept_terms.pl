/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_kept_terms,
          [ kept_term/3,                % +Name, :Is, ?Term
            kept_games/3,               % +Name, :Is, -Games
            keep_term/3                 % +Name, :Is, +Term
          ]).
:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists),
              [append/3, member/2, memberchk/2, reverse/2, select/3]).
:- use_module(first_use, [first_use/2]).
:- use_module(writing, [replace_text/2]).

/** <module> Terms that are kept between sessions

A file of the person's configuration folder has terms whose first argument is
the name of a game: one term for each game. If the file cannot be written, a
warning is printed once, and what is kept lasts until the program ends.
*/

:- meta_predicate
    kept_term(+, 1, ?),
    kept_games(+, 1, -),
    keep_term(+, 1, +),
    kept_terms(+, 1, -).

%!  kept_term(+Name, :Is, ?Term) is semidet.
%
%   Term, which has its first argument, is in the file Name. A file with a term
%   for which call(Is, T) fails is damaged: it is renamed with a warning.

kept_term(Name, Is, Term) :-
    kept_file(Name, File),
    kept_terms(File, Is, Terms),
    memberchk(Term, Terms).

%!  kept_games(+Name, :Is, -Games:list) is semidet.
%
%   Games are those of the terms of the file Name, the one kept last first.
%   Fails as kept_term/3 does for a damaged file that cannot be renamed.

kept_games(Name, Is, Games) :-
    kept_file(Name, File),
    kept_terms(File, Is, Terms),
    findall(Game, ( member(Term, Terms), arg(1, Term, Game) ), Games0),
    reverse(Games0, Games).

%!  keep_term(+Name, :Is, +Term) is det.
%
%   Term replaces the term of the file Name with its first argument. The terms
%   of other games stay as they are.

keep_term(Name, Is, Term) :-
    (   kept_file(Name, File),
        kept_terms(File, Is, Terms0)
    ->  functor(Term, Functor, Arity),
        functor(Old, Functor, Arity),
        arg(1, Term, Game),
        arg(1, Old, Game),
        (   select(Old, Terms0, Terms1)
        ->  true
        ;   Terms1 = Terms0
        ),
        append(Terms1, [Term], Terms),
        catch(write_terms(File, Terms),
              error(Formal, Context),
              not_kept(Name, error(Formal, Context)))
    ;   true
    ).

%   The warning is printed once.

:- dynamic told/1.

not_kept(Name, Error) :-
    (   told(Name)
    ->  true
    ;   assertz(told(Name)),
        print_message(warning, tabuleiro(not_kept(Name, Error)))
    ).

write_terms(File, Terms) :-
    with_output_to(string(Text),
                   forall(member(Term, Terms),
                          format('~q.~n', [Term]))),
    replace_text(File, Text).

%   Looks for a file to write first, since the search for a file to read skips a
%   folder that does not exist yet. If there is neither, File cannot be written,
%   and the error says why.

kept_file(Name, File) :-
    member(Access, [append,read]),
    absolute_file_name(user_app_config(Name), File,
                       [access(Access), file_errors(fail)]),
    !.
kept_file(Name, File) :-
    (   getenv('XDG_CONFIG_HOME', Folder)
    ->  true
    ;   expand_file_name('~/.config', [Folder])
    ),
    atomic_list_concat([Folder,'/swi-prolog/',Name], File).

%   kept_terms(+File, :Is, -Terms): Terms are those of File, none if there is no
%   file. Fails if a damaged file cannot be renamed.

kept_terms(File, Is, Terms) :-
    exists_file(File),
    !,
    catch(( first_use(library(readutil),
                      read_file_to_terms(File, Terms0, [encoding(utf8)])),
            maplist(must_be_kept(Is), Terms0)
          ),
          error(Formal, Context), true),
    (   var(Formal)
    ->  Terms = Terms0
    ;   file_name_extension(File, damaged, Kept),
        catch(rename_file(File, Kept), error(_, _), fail),
        file_base_name(File, Name),
        print_message(warning,
                      tabuleiro(kept_damaged(Name, Kept,
                                             error(Formal, Context)))),
        Terms = []
    ).
kept_terms(_, _, []).

must_be_kept(Is, Term) :-
    (   ground(Term),
        compound(Term),
        call(Is, Term)
    ->  true
    ;   throw(error(type_error(kept_term, Term), _))
    ).

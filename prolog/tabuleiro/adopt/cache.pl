/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_cache,
          [ cached/5,                   % +Fresh, +Module, +Given, :Goal,
                                        % ?Guesses
            cache_file/3,               % +Module, +Given, -File
            cache_folder/1              % -Folder
          ]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(filesex), [make_directory_path/1]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module('../base/writing', [replace_text/2]).
:- use_module('../load/program_parts', [program_files/2]).
:- use_module(adapt_options, [adapt_options/2, has_goal/1]).
:- use_module(game_tab, [read_plain/3]).

/** <module> What was understood of a program, kept for the next process

A trial takes seconds. Its guesses are kept in a file of the user's cache
folder, `tabuleiro` below `$XDG_CACHE_HOME/swi-prolog`, by default
`~/.cache/swi-prolog`. Each program has one file for each list of options that
it was told; a trial replaces it. If the folder cannot be made or written, a
trial is made each time.

The file is a list of terms, written and read as plain data. Its first term has
the key of the trial, a hash of

  - the files of the program, their paths and what they have in them
  - the options
  - the sources of the rooms `adopt` and `load` of this library
  - the version of SWI-Prolog

A file with another key, or one that is damaged, is as good as none.
*/

:- meta_predicate cached(+, +, +, 0, ?).

%!  cached(+Fresh, +Module, +Given, :Goal, ?Guesses) is semidet.
%
%   Guesses are those kept of the program of Module with the options Given, or
%   those that once(Goal) binds them to, which are kept then. With Fresh `true`
%   Goal is always called.

cached(Fresh, Module, Given, Goal, Guesses) :-
    (   cache_file(Module, Given, File),
        trial_key(Module, Given, Key)
    ->  (   Fresh == false,
            kept_guesses(File, Key, Kept)
        ->  Guesses = Kept
        ;   once(Goal),
            catch(keep(File, Key, Guesses), error(_, _), true)
        )
    ;   once(Goal)
    ).

%!  cache_file(+Module, +Given, -File) is semidet.
%
%   File is where the guesses of the program of Module with the options Given
%   are kept. Fails if there is no such folder, and none can be made.

cache_file(Module, Given, File) :-
    program_files(Module, [Main|_]),
    cache_folder(Folder),
    variant_sha1(Main-Given, Name),
    atomic_list_concat([Folder,/,Name,'.guesses'], File).

%!  cache_folder(-Folder) is semidet.
%
%   Folder is the user's cache folder of tabuleiro, which is made if need be.

cache_folder(Folder) :-
    catch(user_cache(Base), error(_, _), fail),
    atom_concat(Base, '/swi-prolog/tabuleiro', Folder),
    catch(make_directory_path(Folder), error(_, _), fail),
    access_file(Folder, write).

user_cache(Base) :-
    getenv('XDG_CACHE_HOME', Base),
    is_absolute_file_name(Base),
    !.
user_cache(Base) :-
    current_prolog_flag(windows, true),
    !,
    win_folder(local_appdata, Base).
user_cache(Base) :-
    expand_file_name('~/.cache', [Base]),
    is_absolute_file_name(Base).

                /*******************************
                *              KEY             *
                *******************************/

trial_key(Module, Given, Key) :-
    program_files(Module, Files),
    library_files(Sources),
    catch(( maplist(contents, Files, Texts),
            maplist(contents, Sources, SourceTexts)
          ),
          error(_, _),
          fail),
    current_prolog_flag(version_data, Version),
    variant_sha1(key(Files, Texts, Given, SourceTexts, Version), Key).

%   Without the sources, as in a saved state, nothing is kept: the version is
%   not known.

library_files(Files) :-
    source_file(tabuleiro_cache:cached(_, _, _, _, _), Here),
    file_directory_name(Here, Room),
    findall(File,
            ( member(Pattern, ['/*.pl','/../load/*.pl']),
              atom_concat(Room, Pattern, Path),
              expand_file_name(Path, Found),
              member(File, Found)
            ),
            Files),
    memberchk(Here, Files).

contents(File, Text) :-
    first_use(library(readutil),
              read_file_to_string(File, Text, [encoding(octet)])).

                /*******************************
                *             FILE             *
                *******************************/

%!  kept_guesses(+File, +Key, -Guesses) is semidet.

kept_guesses(File, Key, Guesses) :-
    exists_file(File),
    catch(read_terms(File, [key(Key0)|Terms]), error(_, _), fail),
    Key0 == Key,
    append(Guesses, [end], Terms),
    catch(maplist(must_be_guess, Guesses), error(_, _), fail).

read_terms(File, Terms) :-
    setup_call_cleanup(
        open(File, read, In, [encoding(utf8)]),
        read_terms_of(In, Terms),
        close(In)).

read_terms_of(In, Terms) :-
    read_plain(In, tabuleiro_cache, Term),
    (   Term == end_of_file
    ->  Terms = []
    ;   Terms = [Term|Terms1],
        read_terms_of(In, Terms1)
    ).

%   No goal is ever guessed: what a damaged file has instead is not called.

must_be_guess(note(_)).
must_be_guess(guess(Option, _)) :-
    \+ has_goal(Option),
    adapt_options([Option], _).

%   A file that another process reads has all of it.

keep(File, Key, Guesses) :-
    append([key(Key)|Guesses], [end], Terms),
    with_output_to(string(Text), maplist(write_plain, Terms)),
    current_prolog_flag(pid, Pid),
    thread_self(Me),
    thread_property(Me, id(Thread)),
    atomic_list_concat([File,Pid,Thread], '.', Own),
    replace_text(Own, Text),
    rename_file(Own, File).

write_plain(Term0) :-
    copy_term(Term0, Term),
    write_term(Term, [ quoted(true), ignore_ops(true), fullstop(true),
                       nl(true) ]).

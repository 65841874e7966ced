/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_engine_hash, [test_engine_hash/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module('../support/texts').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/game/native').
:- use_module('../../prolog/tabuleiro/tournament/engine_hash').
:- use_module('../../tools/engine_hash', [c_code/2]).

/** <module> The hash of all code and data that decides moves
*/

test_engine_hash :-
    run_tests(engine_hash).

:- begin_tests(engine_hash).

%   Hash is the hash of a game with Rules, in a folder of its own.

hash_of(Module, Rules, Hash) :-
    tmp_file(Module, Folder),
    make_directory(Folder),
    directory_file_path(Folder, 'rules.pl', RulesFile),
    directory_file_path(Folder, 'game.pl', GameFile),
    format(string(Game), ":- module(~w, []).~n:- use_module(rules).~n",
           [Module]),
    format(string(Library), ":- module(~w_rules, []).~n~w", [Module,Rules]),
    maplist(write_text, [RulesFile,GameFile], [Library,Game]),
    use_module(GameFile),
    call_cleanup(engine_hash([Module], Hash),
                 delete_directory_and_contents(Folder)).

test(names_places_comments_and_layout_have_no_effect, One == Two) :-
    hash_of(hashed_1, "bound(3, _{a:1, b:2}).\n", One),
    hash_of(hashed_2, "% three\nbound( 3,\n _{b:2, a:1} ). /* all */", Two).
test(a_constant_of_a_file_that_a_game_loads_has) :-
    hash_of(hashed_3, "bound(3).\n", One),
    hash_of(hashed_4, "bound(4).\n", Two),
    assertion(One \== Two).
test(texts_have_none, One == Two) :-
    module_property(tabuleiro_language, file(File)),
    format(string(Head), ":- use_module(~q).~n", [File]),
    texts_hash(hashed_5, Head, "one", One),
    texts_hash(hashed_6, Head, "two", Two).

texts_hash(Module, Head, Word, Hash) :-
    format(string(Rules), "~w:- texts_of(~w).~nmessage(a) --> [ '~w'-[] ].~n",
           [Head,Module,Word]),
    hash_of(Module, Rules, Hash).

test(a_program_that_has_changed_since_it_was_loaded_has_none,
     error(permission_error(use, source_file, File), _)) :-
    tmp_file_stream(File0, Out, [extension(pl)]),
    close(Out),
    absolute_file_name(File0, File),
    write_text(File, ":- module(hashed_7, []).\na(1).\n"),
    use_module(File),
    get_time(Now),
    Later is Now+10,
    set_time_file(File, _, [modified(Later)]),
    call_cleanup(engine_hash([hashed_7], _), delete_file(File)).
test(it_has_the_rules_the_search_and_the_openings,
     [forall(game_name(Game)), Missing == []]) :-
    load_game(Game, Module),
    deciding_files([Module], Files),
    maplist(file_base_name, Files, Names),
    subtract([ 'reference.pl', 'shapes.pl', 'info.pl', 'analyse.pl',
               'levels.pl', 'book.pl', 'prolog_tree.pl', 'prolog_score.pl',
               'choose.pl', 'opening.pl', 'balance.pl', 'draws.pl'
             ],
             Names, Missing).
test(it_has_no_texts_and_no_menus, Shown == []) :-
    load_game(wali, Module),
    deciding_files([Module], Files),
    findall(Name,
            ( member(File, Files),
              file_base_name(File, Name),
              memberchk(Name, [ 'messages.pl', 'pt.pl', 'menu.pl',
                                'terminal.pl', 'match_texts.pl'
                              ])
            ),
            Shown).
test(the_library_has_that_of_its_engine,
     [condition(native_game(_)), true(Length > 40)]) :-
    '$engine'(Engine),
    string_length(Engine, Length).
test(c_without_comments_and_layout,
     [ forall(member(Text-Code,
                     [ "int a = 1; /* one */\n" - "inta=1;",
                       "x // y\n+ 2" - "x+2",
                       "s = \"a /* b\\\" \" + '\"' / 2" -
                           "s=\"a /* b\\\" \"+'\"'/2"
                     ])),
       Found == Code
     ]) :-
    string_codes(Text, Codes),
    c_code(Codes, FoundCodes),
    string_codes(Found, FoundCodes).

:- end_tests(engine_hash).

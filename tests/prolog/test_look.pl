/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_look, [test_look/0]).
:- use_module(library(plunit)).
:- use_module(library(dcg/basics)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module('../fixtures/heap', []).
:- use_module('../support/for_all').
:- use_module('../support/walk').
:- use_module('../../examples/own_game/hare_and_hounds', []).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/serve/static', [static_file/4]).
:- use_module('../../prolog/tabuleiro/web/games_list', [games_dicts/2]).

/** <module> The look files of games: theme.css and pieces.js
*/

test_look :-
    run_tests([look, look_of_a_folder]).

drawn_game(hare_and_hounds).
drawn_game(Game) :-
    game_name(Game),
    load_game(Game, _).

game_directory(Game, Directory) :-
    module_property(Game, file(File)),
    file_directory_name(File, Directory).

%   Path is a file below Directory, as seen from there.

file_below(Directory, Path) :-
    directory_member(Directory, File, [recursive(true)]),
    exists_file(File),
    directory_file_path(Directory, Path, File).

%   Answer is the answer of a server of Games: Type-File, or the status of a
%   refusal.

served(Games, Path, Answer) :-
    (   static_file(_{games:Games}, Path, Type, File)
    ->  Answer = Type-File
    ;   Answer = 404
    ).

look_path(Game, File, Path) :-
    atomic_list_concat([games,Game,File], /, Path).

%   The kinds of pieces on the board and in hand.

scene_kinds(Game, Kinds) :-
    findall(Kind,
            ( Game:game_info(Info),
              member(Config, Info.configs),
              Game:initial_state(Config, State0),
              walk(Game, State0, 12, State),
              Game:scene(State, Scene),
              append(Scene.pieces, Scene.hands, Things),
              member(Thing, Things),
              Kind = Thing.kind
            ),
            Kinds0),
    sort(Kinds0, Kinds).

%   Kinds are the keys of the object that pieces.js exports, which is a literal
%   or made from the entries of another object.

drawn_kinds(Game, Kinds) :-
    game_directory(Game, Directory),
    directory_file_path(Directory, 'web/pieces.js', File),
    read_file_to_codes(File, Codes, [encoding(utf8)]),
    phrase(exported(Kinds0), Codes, _),
    !,
    sort(Kinds0, Kinds).

exported(Kinds) -->
    string(_), "export const pieces = {", string_without(`}`, Names), "};",
    { split_string(Names, ",", " ", Texts),
      findall(Kind, ( member(Text, Texts), atom_string(Kind, Text) ), Kinds)
    }.
exported(Kinds) -->
    string(Codes), "export const pieces = Object.fromEntries(\n",
    "  Object.entries(", string_without(`)`, Name), ")",
    { phrase(entries(Name, Kinds), Codes, _) }.

entries(Name, Kinds) -->
    string(_), "const ", Name, " = {\n", keys(Kinds), "};\n".

keys([Kind|Kinds]) -->
    "  ", csyms(Codes), ": ", string_without(`\n`, _), "\n",
    { atom_codes(Kind, Codes) },
    keys(Kinds).
keys([]) -->
    [].

csyms([C|Cs]) -->
    [C],
    { code_type(C, csym) },
    csyms(Cs).
csyms([]) -->
    [].

:- begin_tests(look).

test(the_server_has_the_look_files_of_a_game_and_no_other,
     [forall(drawn_game(Game)), Served == Looks]) :-
    game_directory(Game, Directory),
    directory_file_path(Directory, web, Web),
    findall(File, file_below(Web, File), Looks0),
    msort(Looks0, Looks),
    assertion(memberchk('pieces.js', Looks)),
    findall(File,
            ( ( file_below(Directory, File)
              ; file_below(Web, File)
              ),
              look_path(Game, File, Path),
              served([Game], Path, Answer),
              Answer \== 404
            ),
            Served0),
    msort(Served0, Served).
test(look_files_have_their_types,
     [forall(member(Name-Type, [ 'theme.css'-'text/css; charset=UTF-8',
                                 'pieces.js'-'text/javascript; charset=UTF-8'
                               ]))]) :-
    for_all(( drawn_game(Game),
              game_directory(Game, Directory),
              atomic_list_concat([Directory,web,Name], /, File),
              exists_file(File)
            ),
            ( look_path(Game, Name, Path),
              served([Game], Path, Answer),
              assertion(Answer == Type-File)
            )).
test(no_path_leaves_the_folder,
     [ forall(member(Path, [ 'games/wali/../wali.pl', 'games/wali/../info.pl',
                             'games/wali/../web/pieces.js',
                             'games/wali/./pieces.js', 'games/wali//pieces.js',
                             'games/wali/pieces.js/', 'games/wali/',
                             'games/wali', 'games//pieces.js', 'games/',
                             'games/../games/wali/pieces.js',
                             'games/wali/../../tactigon/web/pieces.js',
                             'games/wali/pieces.js\000\.css',
                             'games/wali/..\\wali.pl',
                             'games/wali/web/pieces.js',
                             '../games/wali/web/pieces.js'
                           ])),
       Answer == 404
     ]) :-
    load_game(wali, _),
    served([wali], Path, Answer).
test(a_game_that_is_not_served_has_no_look_files, Answer == 404) :-
    load_game(tactigon, _),
    served([wali], 'games/tactigon/pieces.js', Answer).
test(the_list_of_games_names_the_look_files, [forall(drawn_game(Game))]) :-
    games_dicts([Game], [Dict]),
    assertion(Dict.look = [_|_]),
    for_all(member(Address, Dict.look),
            ( atom_concat('static/', Path, Address),
              served([Game], Path, Answer),
              assertion(Answer = _-_)
            )).
test(a_game_without_look_files_has_the_default_look, Look-Answer == []-404) :-
    games_dicts([heap], [Dict]),
    Look = Dict.look,
    served([heap], 'games/heap/pieces.js', Answer).
test(every_kind_of_piece_is_drawn,
     [forall(drawn_game(Game)), Drawn == Kinds]) :-
    scene_kinds(Game, Kinds),
    assertion(Kinds = [_|_]),
    drawn_kinds(Game, Drawn).
test(no_two_games_draw_a_piece_of_the_same_kind) :-
    findall(Kind,
            ( drawn_game(Game),
              drawn_kinds(Game, Kinds),
              member(Kind, Kinds)
            ),
            All),
    sort(All, Set),
    assertion(same_length(All, Set)).

:- end_tests(look).

%   A game of a folder that the tests make: scene/2 is declared in Source.

make_folder(Source, Folder) :-
    tmp_file(look, Folder),
    directory_file_path(Folder, 'web/deep', Deep),
    make_directory_path(Deep),
    forall(member(File-Text,
                  [ 'dressed.pl'-Source, 'web/theme.css'-"", 'web/.notes'-"",
                    'web/deep/crown.js'-""
                  ]),
           ( directory_file_path(Folder, File, Path),
             setup_call_cleanup(
                 open(Path, write, Out),
                 write(Out, Text),
                 close(Out))
           )),
    directory_file_path(Folder, dressed, Program),
    use_module(Program, []).

remove_folder(Folder) :-
    directory_file_path(Folder, 'dressed.pl', File),
    unload_file(File),
    delete_directory_and_contents(Folder).

served_files(Paths) :-
    findall(Path,
            ( member(Path, [ 'theme.css', 'deep/crown.js', deep, '.notes', '.',
                             'pieces.js', 'dressed.pl'
                           ]),
              look_path(dressed, Path, Address),
              served([dressed], Address, Answer),
              Answer \== 404
            ),
            Paths).

:- begin_tests(look_of_a_folder).

test(of_a_game_with_scenes,
     [ setup(make_folder(":- module(dressed, [scene/2]). scene(_, _).",
                         Folder)),
       cleanup(remove_folder(Folder)),
       Paths == ['theme.css','deep/crown.js']
     ]) :-
    served_files(Paths).
test(a_game_without_scenes_has_none,
     [ setup(make_folder(":- module(dressed, []).", Folder)),
       cleanup(remove_folder(Folder)),
       Paths == []
     ]) :-
    served_files(Paths).

:- end_tests(look_of_a_folder).

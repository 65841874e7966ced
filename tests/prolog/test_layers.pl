/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_layers, [test_layers/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../support/layers').

/** <module> Nothing imports from a higher layer, and no imports make a cycle
*/

test_layers :-
    run_tests([layers, layers_core]).

:- begin_tests(layers).

test(the_table_has_the_rooms, Rooms == []) :-
    layers(Layers),
    findall(Room,
            ( member(Room, [base,game,search,match,learn,play,check]),
              format(string(Pattern), 'prolog/tabuleiro/~w/*', [Room]),
              \+ ( member(Patterns, Layers),
                   member(Pattern, Patterns)
                 )
            ),
            Rooms).
test(sources_are_read, true(Count > 200)) :-
    imports(Imports),
    length(Imports, Count).
test(all_kinds_of_imports_are_read, [forall(known_import(Import))]) :-
    imports(Imports),
    memberchk(Import, Imports).
test(every_file_has_a_layer, Files == []) :-
    layers(Layers),
    imports(Imports),
    findall(File, unlayered_file(Layers, Imports, File), Files).
test(nothing_imports_upward, Upward == []) :-
    layers(Layers),
    imports(Imports),
    findall(Import, upward_import(Layers, Imports, Import), Upward).
test(no_cycle, Cycles == []) :-
    imports(Imports),
    findall(Cycle, import_cycle(Imports, Cycle), Cycles).

test(a_c_file_declares_what_it_shares_in_its_own_header, Names == []) :-
    findall(Name, misplaced_declaration(Name), Names).
test(files_that_a_call_reaches_are_loaded_before, Files == []) :-
    findall(File, autoloading_file(File), Files).

%   By use_module, first_use, c_game, a qualified goal, PL_predicate and
%   includes, also of one header in another.

known_import('prolog/tabuleiro.pl'-'prolog/tabuleiro/match/record.pl').
known_import('games/wali/reference.pl'-'prolog/tabuleiro/rules.pl').
known_import('games/wali/wali.pl'-'games/wali/reference.pl').
known_import('games/wali/reference.pl'-'games/wali/original/predicates.pl').
known_import('prolog/tabuleiro/serve/serve.pl'-
             'prolog/tabuleiro/serve/site.pl').
known_import('games/tactigon/original/predicates.c'-
             'games/tactigon/settings.pl').
known_import('games/wali/wali.c'-'games/wali/evaluation.c').
known_import('c_src/engine/alphabeta_root.c'-
             'c_src/engine/alphabeta_worker.c').

test(no_two_files_have_the_same_module, Twice == []) :-
    source_modules(Modules),
    assertion(memberchk(tabuleiro_layout-_, Modules)),
    findall(Module-[A,B],
            ( member(Module-A, Modules),
              member(Module-B, Modules),
              A @< B
            ),
            Twice).

:- end_tests(layers).

:- begin_tests(layers_core).

layers_([["low/*"], ["high/*","middle/*.pl"], ["high/top/*"]]).

test(upward,
     Upward == ['low/a.pl'-'high/b.pl','high/b.pl'-'high/top/c.pl']) :-
    layers_(Layers),
    findall(Import,
            upward_import(Layers,
                          [ 'low/a.pl'-'high/b.pl', 'high/b.pl'-'low/a.pl',
                            'low/a.pl'-'low/d.pl',
                            'high/b.pl'-'middle/e.pl',
                            'high/b.pl'-'high/top/c.pl'
                          ],
                          Import),
            Upward).
test(without_a_layer, Files == ['elsewhere/a.pl']) :-
    layers_(Layers),
    findall(File,
            unlayered_file(Layers, ['elsewhere/a.pl'-'low/b.pl'], File),
            Files).
test(a_cycle_of_three, [true(Sorted == [a,b,c])]) :-
    import_cycle([a-b, b-c, b-d, c-a], Cycle),
    sort(Cycle, Sorted).
test(a_tree_has_none, fail) :-
    import_cycle([a-b, a-c, b-d, c-d], _).
test(directives,
     Imports == [ f-file('../x/y'), f-file(b), f-file(c), f-file(d),
                  f-file(e), f-file(g), f-file(h), f-file(i), f-module(m)
                ]) :-
    source_imports('f.pl',
                   ":- module(f, []).\n\c
                    :- use_module(library(lists)).\n\c
                    :- use_module('../x/y', [p/1]).\n\c
                    :- autoload(b, [q/2]).\n\c
                    :- if(r).\n:- reexport(c).\n:- else.\n\c
                    :- include(d).\n:- endif.\n\c
                    :- [e,g].\n:- initialization(x), ensure_loaded(h).\n\c
                    s(F) :- use_module(F, []), m:t, first_use(i, u).\n",
                   Imports0),
    findall(f-I, member(_-I, Imports0), Imports).
test(predicates_named_in_c, Modules == [a,b]) :-
    source_imports('f.c',
                   "x = PL_predicate(\"p\", 1, \"a\");\n\c
                    y =\n PL_predicate(\"q\", 2,\n \"b\");\n", Imports),
    findall(M, member(_-module(M), Imports), Modules).
test(includes_in_c, Specs == ["../x/g.h","h.h"]) :-
    source_imports('f.h',
                   "/* #include \"no.h\" */\n#include <check.h>\n\c
                    #include \"h.h\"\n  #include \"no.h\"\n\c
                    #include \"../x/g.h\"\n", Imports),
    findall(Spec, member(_-include(Spec), Imports), Specs).
test(defined_for_other_files, Names == ["f","numbers","table"]) :-
    findall(Name,
            shared_name(c,
                        "int\nf(int i) {\n  int n = g(i);\n}\n\c
                         static int\ng(int i) {\n}\n\c
                         const int numbers[] = {1, 2};\n\c
                         static const int own[] = {1, 2};\n\c
                         const algorithm *const table[MOST] = {NULL};\n",
                        Name),
            Names).
test(declared_for_other_files, Names == ["f","table","a","b"]) :-
    findall(Name,
            shared_name(h,
                        "#define F(x) x\n\c
                         const int *f(int i,\n             int j);\n\c
                         static inline int\ng(int i) {\n}\n\c
                         typedef int h(int i);\n\c
                         _Static_assert(1 + 1 == 2, \"sums\");\n\c
                         extern const int *const table[MOST];\n\c
                         extern const part a, b;\n",
                        Name),
            Names).
test(a_syntax_error_is_an_error, error(syntax_error(_))) :-
    source_imports('f.pl', ":- use_module(", _).

:- end_tests(layers_core).

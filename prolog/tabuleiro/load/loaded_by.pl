/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_loaded_by,
          [ loaded_by/2                 % +File, -Other
          ]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(dialect, [program_text/2]).

/** <module> The program that a file is a part of

A program of several files is loaded by one of them. Another of them lacks what
that one loads.
*/

%!  loaded_by(+File, -Other) is semidet.
%
%   Other, in the folder of File or in that above, has a directive that loads
%   File, an absolute path. It is only read, as are 50 of the files there.
%
%       ?- absolute_file_name('tests/corpus/corredor/ecra.pl', File),
%          loaded_by(File, Other).
%       Other = '.../tests/corpus/corredor/corredor.pl'.

loaded_by(File, Other) :-
    file_directory_name(File, Folder),
    file_directory_name(Folder, Above),
    limit(50, ( member(In, [Folder,Above]),
                program_file(In, Other),
                Other \== File
              )),
    catch(program_text(Other, _-Text), error(_, _), fail),
    loads(Text, In, File),
    !.

program_file(Folder, File) :-
    catch(directory_files(Folder, Names), error(_, _), fail),
    member(Name, Names),
    file_name_extension(_, Extension, Name),
    memberchk(Extension, [pl,pro,prolog]),
    directory_file_path(Folder, Name, File).

%   loads(+Text, +Folder, +File): a directive of Text, the text of a file in
%   Folder, loads File.

loads(Text, Folder, File) :-
    setup_call_cleanup(open_string(Text, In),
                       ( repeat,
                         next_term(In, Term),
                         (   Term == end_of_file
                         ->  !,
                             fail
                         ;   Term = (:- Directive),
                             named(Directive, Spec),
                             absolute_file_name(Spec, File,
                                                [ relative_to(Folder),
                                                  file_type(prolog),
                                                  access(read),
                                                  file_errors(fail)
                                                ])
                         ),
                         !
                       ),
                       close(In)).

next_term(In, Term) :-
    catch(read_term(In, Term, [module(tabuleiro_loaded_by)]),
          error(syntax_error(_), _),
          Term = unreadable).

%   named(+Directive, -Spec) is nondet: Directive loads the file Spec.

named(Directive, Spec) :-
    nonvar(Directive),
    (   Directive = (A,B)
    ->  ( named(A, Spec) ; named(B, Spec) )
    ;   Directive = [_|_]
    ->  of_files(Directive, Spec)
    ;   Directive =.. [Name,Specs|_],
        memberchk(Name, [ consult,reconsult,ensure_loaded,include,load_files,
                          use_module,compile
                        ]),
        of_files(Specs, Spec)
    ).

of_files(Specs, Spec) :-
    (   is_list(Specs)
    ->  member(Spec, Specs)
    ;   Spec = Specs
    ),
    ( atom(Spec) ; string(Spec) ).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_adopt,
          [ adopt_game/3,               % +File, +Options, -Game
            adopt_game/4,               % +File, +Options, -Game, -Guesses
            adopted_file/3,             % +Game, -File, -Options
            adopted_guesses/2           % +Game, -Guesses
          ]).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, subtract/3]).
:- use_module(library(option), [merge_options/3, option/2, option/3]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module(adapt, [adapt_game/3]).
:- use_module(adapt_options, [adapt_options/2]).
:- use_module(texts, []).
:- use_module(game_tab).
:- use_module(infer).
:- use_module('../load/load_program', [load_program/3]).
:- use_module('../load/texts', [print_report/1]).
:- use_module('../game/game', [is_game/1]).

/** <module> A game of the file of any program

    ?- adopt_game('game.pl', [], Game),
       match(Game, level(1), level(2), Result, []).

The file may be a module with the interface of games, a module with less, or
a program without a module header.
*/

:- dynamic
    adopted/4.                          % Game, File, Options, Guesses

%!  adopt_game(+File, +Options, -Game) is det.
%!  adopt_game(+File, +Options, -Game, -Guesses:list) is det.
%
%   Loads File and makes Game, a module with the interface of games, on top of
%   it, unless File has such a module itself. Options are those of
%   adapt_game/3; others are read from the file of the same name with the
%   extension `tab`, if there is one, see tabuleiro/adopt/game_tab; the rest is
%   found by trial, see infer_game/4. Where players(Players) and turn(Turn) are
%   given nothing is tried. A file is adopted once for the same Options. The
%   game has the title of the file.
%
%   What is wrong with the text of the program is printed, as messages.
%
%   Guesses are guess(Option, Why) for each option, in the order of the file,
%   and note(Note) for what a person should know.
%
%   @error those of infer_game/4, read_tab/3 and adapt_game/3
%   @error domain_error(program, Module) if the program names a winner who is
%   neither a player nor a word for a draw

adopt_game(File, Options, Game) :-
    adopt_game(File, Options, Game, _).

adopt_game(File, Given, Game, Guesses) :-
    absolute_file_name(File, Path, [access(read)]),
    adapt_options(Given, _),
    (   adopted(Game0, Path, Given0, Guesses0),
        Given0 =@= Given
    ->  Game = Game0,
        Guesses = Guesses0
    ;   adopt(Path, Given, Game, Guesses),
        retractall(adopted(Game, _, _, _)),
        assertz(adopted(Game, Path, Given, Guesses))
    ).

adopt(Path, Given0, Game, Guesses) :-
    load(Path, Module, Report0),
    subtract(Report0, [dialect(swi)], Report),
    print_report(Report),
    (   is_game(Module),
        Given0 == []
    ->  Game = Module,
        Guesses = []
    ;   given(Path, Module, Given0, Given),
        understood(Module, Given, Options, Guesses),
        named(Path, Options, Named),
        adapt_game(Module, Module:Named, Game)
    ).

%!  adopted_file(+Game, -File, -Options) is semidet.
%
%   Game was made of File with Options by adopt_game/3.

adopted_file(Game, File, Options) :-
    adopted(Game, File, Options, _).

%!  adopted_guesses(+Game, -Guesses:list) is semidet.
%
%   Game was made by adopt_game/4 with Guesses.

adopted_guesses(Game, Guesses) :-
    adopted(Game, _, _, Guesses).

%   Given0 go before what the file says.

given(Path, Module, Given0, Given) :-
    tab_file(Path, Tab),
    (   exists_file(Tab)
    ->  read_tab(Tab, Module, Saved),
        merge_options(Given0, Saved, Given)
    ;   Given = Given0
    ).

understood(Module, Given, Options, Guesses) :-
    (   option(players(_), Given),
        tells_turn(Given)
    ->  Options = Given,
        findall(guess(Option, given), member(Option, Given), Guesses)
    ;   infer_game(Module, Given, Options, Found),
        must_agree(Module, Options, Found),
        findall(guess(Option, given),
                ( member(Option, Given),
                  Option \= predicates(_)
                ),
                Guesses0),
        append(Guesses0, Found, Guesses)
    ).

tells_turn(Given) :-
    option(turn(_), Given),
    !.
tells_turn(Given) :-
    option(predicates(Elements), Given),
    memberchk(next_player=_, Elements).

%   Only a contradiction with play stops.

must_agree(Module, Options, Guesses) :-
    (   memberchk(note(unknown_winner(Winner, State)), Guesses)
    ->  option(players(Players), Options),
        throw(error(domain_error(program, Module),
                    context(_, tabuleiro(not_understood(
                                   unknown_winner(Winner, Players,
                                                  State))))))
    ;   true
    ).

%   The title of the game is the name of its file; so is its own, unless
%   another module has it.

named(Path, Options0, Options) :-
    file_base_name(Path, Name),
    file_name_extension(Base, _, Name),
    atom_string(Base, Title),
    option(info(Info0), Options0, info{}),
    (   get_dict(title, Info0, _)
    ->  Info = Info0
    ;   Info = Info0.put(title, Title)
    ),
    exclude(is_info, Options0, Options1),
    atom_concat(Base, '_game', Game),
    (   (   option(name(_), Options0)
        ;   current_module(Game)
        )
    ->  Options = [info(Info)|Options1]
    ;   Options = [info(Info),name(Game)|Options1]
    ).

is_info(info(_)).

%   A module that knows tabuleiro is loaded as any other: it shares the library.

load(Path, Module, Report) :-
    (   knows_tabuleiro(Path)
    ->  use_module(Path, []),
        once(module_property(Module, file(Path))),
        Report = []
    ;   load_program(Path, Module, Report)
    ).

knows_tabuleiro(Path) :-
    first_use(library(readutil),
              read_file_to_string(Path, Text, [encoding(octet)])),
    sub_string(Text, _, _, _, "tabuleiro"),
    has_header(Path).

has_header(Path) :-
    setup_call_cleanup(
        open(Path, read, In),
        catch(read(In, Term), error(_, _), Term = none),
        close(In)),
    nonvar(Term),
    Term = (:- module(_, _)).

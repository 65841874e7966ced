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
:- use_module(library(apply), [exclude/3, include/3]).
:- use_module(library(lists),
              [ append/2, append/3, member/2, memberchk/2, select/3,
                selectchk/3, subtract/3
              ]).
:- use_module(library(option),
              [merge_options/3, option/2, option/3, select_option/4]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module(adapt, [adapt_game/3]).
:- use_module(adapt_options, [adapt_options/2]).
:- use_module(texts, []).
:- use_module(candidates, [candidate/4]).
:- use_module(cache, [cached/5]).
:- use_module(game_tab).
:- use_module('../load/load_program', [load_program/4]).
:- use_module(templates, [given_template/3]).
:- use_module(understand, [understand_game/5]).
:- use_module(watched, [to_watch/2]).
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
%   found by trial, see infer_game/4, or kept from the last trial of the same
%   files and options, see tabuleiro/adopt/cache. Where players(Players) and
%   turn(Turn) are given, a program that does not play in the trial is taken as
%   it was told, with a note. A file is adopted once for the same Options. The
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

adopt(Path, Told, Game, Guesses) :-
    select_option(fresh(Fresh), Told, Told1, false),
    select_option(compared(Compared), Told1, Given0, short),
    load_told(Path, Given0, Given, Module, Report),
    (   selectchk(dialect(_, _), Report, Events)
    ->  print_report(Events)
    ;   true
    ),
    (   is_game(Module),
        subtract(Given0, [dialect(_)], [])
    ->  Game = Module,
        Guesses = []
    ;   understood(Path, Module, Fresh, Compared, Given, Options, Guesses0),
        dialect_guess(Report, Guesses0, Guesses),
        named(Path, Options, Named),
        adapt_game(Module, Module:Named, Game)
    ).

%   What the file of options says needs the operators of the program, which is
%   loaded again if that is another dialect.

load_told(Path, Given0, Given, Module, Report) :-
    load(Path, Given0, Module1, Report1),
    given(Path, Module1, Given0, Given),
    (   option(dialect(Dialect), Given),
        memberchk(dialect(Other, _), Report1),
        Other \== Dialect
    ->  load(Path, Given, Module, Report)
    ;   Module = Module1,
        Report = Report1
    ).

dialect_guess(Report, Guesses0, Guesses) :-
    (   memberchk(dialect(Dialect, Why), Report),
        \+ memberchk(guess(dialect(_), _), Guesses0)
    ->  Guesses = [guess(dialect(Dialect), dialect(Why))|Guesses0]
    ;   Guesses = Guesses0
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

understood(Path, Module, Fresh, Compared, Given, Options, Guesses) :-
    (   saved_whole(Path, Module, Given)
    ->  Found = []
    ;   (   Compared == short
        ->  Key = Given
        ;   Key = [compared(Compared)|Given]
        ),
        cached(Fresh, Module, Key,
               tried(Path, Module, Given, Compared, Found), Found)
    ),
    told_guesses(Given, Found, Guesses),
    findall(Option, member(guess(Option, _), Guesses), Options).

%   What was told comes first. The predicates of both are one option.

told_guesses(Given, Found0, Guesses) :-
    findall(guess(Option, given), member(Option, Given), Told0),
    (   select(guess(predicates(Told), _), Told0, Told1),
        select(guess(predicates(Own), _), Found0, Found)
    ->  length(Told, N),
        append(Told, Own, Elements),
        append([Told1,[guess(predicates(Elements), told(N))],Found], Guesses)
    ;   append(Told0, Found0, Guesses)
    ).

%   The file beside the program has what `adapt --save` writes: all that a trial
%   finds.

saved_whole(Path, Module, Given) :-
    tab_file(Path, Tab),
    exists_file(Tab),
    players_and_turn(Given),
    (   option(levels(_), Given)
    ->  true
    ;   \+ candidate(Module, Given, choose_move, _)
    ).

players_and_turn(Given) :-
    option(players(_), Given),
    (   option(turn(_), Given)
    ->  true
    ;   given_template(Given, next_player, _)
    ).

%   Found are the guesses beside Given.

tried(Path, Module, Given, Compared, Found) :-
    setup_call_cleanup(
        true,
        catch(( understand_game(Module, Given, Compared, Options,
                                Found0),
                must_agree(Module, Options, Found0)
              ),
              error(domain_error(program, Module),
                    context(_, tabuleiro(not_understood(Why)))),
              true),
        unspied(Path, Module, Given)),
    (   var(Why)
    ->  Found = Found0
    ;   players_and_turn(Given)
    ->  Found = [note(as_told(Why))]
    ;   throw(error(domain_error(program, Module),
                    context(_, tabuleiro(not_understood(Why)))))
    ).

%   unspied(+Path, +Module, +Given): a program that was watched has spied
%   predicates, and is loaded again.

unspied(Path, Module, Given) :-
    (   to_watch(Module, Given)
    ->  include(is_dialect, Given, Options),
        load_program(Path, Options, _, _)
    ;   true
    ).

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

load(Path, Given, Module, Report) :-
    (   knows_tabuleiro(Path)
    ->  use_module(Path, []),
        once(module_property(Module, file(Path))),
        Report = []
    ;   include(is_dialect, Given, Options),
        load_program(Path, Options, Module, Report)
    ).

is_dialect(dialect(_)).

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

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_query,
          [ library_goals/2,            % -Library, -Goals
            loading_goals/4,            % +Name, +Library, -Game, -Goals
            query_text/3,               % +Goals, +Bindings, -Text
            question_query/3            % +Name, +Question, -Text
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists),
              [append/2, append/3, list_to_set/2, nth1/3, nth1/4]).
:- use_module(library(terms), [term_size/2]).
:- use_module(library(option), [option/2]).
:- use_module('../game/game', [is_game/1]).
:- use_module('../game/build', [root_directory/1]).
:- use_module('../game/games', [game_name/1]).
:- use_module('../adopt/adapt', [adapted_game/3]).
:- use_module('../adopt/adopt', [adopted_file/3]).
:- use_module(ask, [question/4]).

/** <module> Goals that show at the prompt what a check or comparison found

The goals load the library and the games that they ask. The modules are
variables, because the toplevel resolves the predicates of the whole goal before
it runs any of it.
*/

%!  question_query(+Name, +Question, -Text:string) is det.
%
%   Text is a goal that asks Question, see tabuleiro/check/ask, of the game of
%   module Name.

question_query(Name, Question, Text) :-
    library_goals(Library, LibraryGoals),
    loading_goals(Name, Library, Game, Loading),
    copy_term(Question, Copy),          % the variables of Question stay unbound
    question(Copy, X, _, Goal0),
    asked_of(Question, Game, Asker, Bound),
    (   Goal0 = findall(_, Asked, _)
    ->  true
    ;   Asked = Goal0
    ),
    Asked =.. [Functor|Arguments0],
    (   Functor \== initial_state,
        state_argument(Question, Arguments0, N),
        nth1(N, Arguments0, State, Others)
    ->  Binding = [Variable=State],
        nth1(N, Arguments, Variable, Others),
        Goal =.. [Functor|Arguments]
    ;   Binding = [],
        Goal = Asked
    ),
    append([LibraryGoals, Loading, Bound, Binding, [Asker:Goal]], Goals),
    (   Question = program(_),
        term_variables(Asked, [X0|_])
    ->  X = X0
    ;   true
    ),
    query_text(Goals,
               [ 'Library'=Library, 'Game'=Game, 'Program'=Asker,
                 'State'=Variable, 'X'=X
               ],
               Text).

%   Argument N is the state. In a program it may be any argument: the largest is
%   taken.

state_argument(program(_), Arguments, N) :-
    !,
    findall(Size-I,
            ( nth1(I, Arguments, Argument),
              term_size(Argument, Size)
            ),
            Sizes),
    sort(1, @>=, Sizes, [_-N|_]).
state_argument(_, _, 1).

%   The third argument is the module that is asked; the goals of the fourth bind
%   it.

asked_of(program(Module:_), _, Program, [Program=Module]) :-
    !.
asked_of(_, Game, Game, []).

%!  query_text(+Goals, +Bindings, -Text:string) is det.
%
%   Text is the conjunction of Goals, a line for each. Bindings are Name=Value
%   for the variables.

query_text(Goals, Bindings, Text) :-
    maplist(goal_text(Bindings), Goals, Texts),
    atomic_list_concat(Texts, ',\n', Body),
    string_concat(Body, ".", Text).

goal_text(Bindings, Goal, Text) :-
    format(string(Text), '~W',
           [ Goal,
             [ quoted(true), variable_names(Bindings), priority(999),
               spacing(next_argument)
             ]
           ]).

%!  library_goals(-Library, -Goals:list) is det.
%
%   Goals load the library and bind the variable Library to its module.

library_goals(Library, [use_module(Source), Library=tabuleiro]) :-
    root_directory(Root),
    atom_concat(Root, '/prolog/tabuleiro.pl', File),
    (   absolute_file_name(library(tabuleiro), File,
                           [ file_type(prolog), access(read),
                             file_errors(fail)
                           ])
    ->  Source = library(tabuleiro)
    ;   Source = File
    ).

%!  loading_goals(+Name, +Library, -Game, -Goals:list) is det.
%
%   Goals load the game of module Name and bind Game to its module. Library is
%   the variable of library_goals/2. A game that does not come with tabuleiro
%   is loaded from its file, if it has one, or adapted again.

loading_goals(Name, Library, Game, Goals) :-
    (   adopted_file(Name, File, Options)
    ->  Goals = [Library:adopt_game(File, Options, Game)]
    ;   adapted_game(Name, Module, Options)
    ->  findall(Goal, adapted_source(Module, Options, Goal), Sources0),
        list_to_set(Sources0, Sources),
        append(Sources, [Library:adapt_game(Module, Options, Game)], Goals)
    ;   our_game(Name)
    ->  Goals = [Library:load_game(Name, Game)]
    ;   findall(Goal, source_goal(Name, Goal), Sources),
        (   is_game(Name)
        ->  Load = Library:load_game(Name, Game)
        ;   Load = (Game = Name)
        ),
        append(Sources, [Load], Goals)
    ).

%   Goal loads the adapted module, or the module that defines the next player.

adapted_source(Module, _, Goal) :-
    source_goal(Module, Goal).
adapted_source(_, Options, Goal) :-
    option(turn(Module:Turn), Options),
    Turn =.. List0,
    append(List0, [_,_,_], List),
    Head =.. List,
    source_goal(Module, Head, Goal).

source_goal(Module, Goal) :-
    source_goal(Module, initial_state(_, _), Goal).

%   Goal loads the file of Module, or the one of `user` that defines Head.

source_goal(user, Head, ensure_loaded(File)) :-
    !,
    predicate_property(user:Head, file(File)),
    exists_file(File).
source_goal(Module, _, use_module(File, [])) :-
    module_property(Module, file(File)),
    exists_file(File).

our_game(Name) :-
    game_name(Game),
    (   Name = Game
    ;   atom_concat(Game, '_reference', Name)
    ),
    !.

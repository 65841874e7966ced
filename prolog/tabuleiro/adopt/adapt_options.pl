/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_adapt_options,
          [ adapt_option/4,             % ?Name, ?Type, -Default, -Meaning
            adapt_options/2,            % :Options0, -Options
            input_text/2,               % +Options, -Text
            is_no_goal/1,               % +Turn
            has_goal/1,                 % +Option
            must_exist/2                % +Module, +Options
          ]).
:- use_module(library(error), [domain_error/2]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(option), [meta_options/3, option/2, option/3]).
:- use_module('../base/options', [check_options/3]).
:- use_module(templates).

/** <module> What a person may tell of a program, and what that calls
*/

%!  adapt_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options, of adapt_game/3, which makes
%   Game of Module.
%
%     - dialect
%       adopt_game/3 decides it from the files of the program, see
%       tabuleiro/load/load_program.
%     - name
%       Default is Module followed by `_game`. A module of that name that
%       adapt_game/3 made is replaced.
%     - players
%       A list [A,B], required unless game_info/1 of Module has them.
%     - turn
%       After turn(:Goal), call(Goal, Player, NewState, Next) is true if Next is
%       to move after a move of Player has led to NewState, a state of Module.
%       turn(arg(Path)): the player to move is that part of a state, see
%       part/3: turn(arg(2)) the second argument, turn(arg([1,2])) the second
%       of the first, turn(arg([3,parity])) 0 or 1, as the third is even or
%       odd. turn(moved(Path)): that part is who moved last, anything
%       else when nobody has. turn(alternate) is the default, turn(own) asks
%       player_to_move/2 of Module.
%     - config
%       What initial_state/2 of Module takes for `default` and for []. Other
%       configs are passed on.
%     - levels
%       Numbers or Number-Level, where Level is what choose_move takes:
%       levels([1-easy,2-hard]). Number-state(Parts) is a bot that is asked in
%       a state with Parts, Path-Value terms. Default is [1,2], or [] if Module
%       has no choose_move.
%     - predicates
%       A list of templates, see tabuleiro/adopt/templates, which have the
%       arguments by their roles: predicates([initial(state),
%       value(player,state,v)]), or predicates([valid_moves=legal(player,state,
%       moves)]) if the name is another. value=none: no predicate has values.
%     - moves
%       call(Goal, State, Moves) in place of valid_moves.
%     - template
%       Element-Move: what move takes for an element of the valid moves, where
%       the atom `player` is the player to move:
%       template((X-Y)-place(player,X,Y)).
%     - after_move
%       call(Goal, State, NewState) after each move, of what a program does
%       outside of move/3.
%     - winner
%       call(Goal, State, Winner) in place of game_over.
%     - winners
%       Pairs Reported-Meant: a winner of game_over means a player, `draw` or
%       `not_over`: winners([tie-draw, none-not_over]).
%     - loop
%       The loop of the program makes the steps, and the players and turns are
%       parts of its call, see program_loop/3.
%     - display, notation
%       call(Goal, State) prints State, call(Goal, Move, Text) has the text of
%       Move.
%     - over
%       Where game_over is asked: `always`, after each move and at the start;
%       `no_moves`, only when there are no valid moves left; not_at(State), not
%       at that state, the start.
%     - input
%       Lines that the program finds to read when it makes a start, and in each
%       other call that is quiet: input(["6", "2"]). A line is any text or
%       number.
%     - quiet
%       What the module prints when it is to print a state is not caught.
%     - jobs
%       1 where Module keeps something of a game in dynamic predicates, which
%       threads share.
%     - info
%       A dict, whose keys override all others.

adapt_option(dialect,    oneof([sicstus,swi]), _,
             "the Prolog system that the program is written for").
adapt_option(name,       atom,     _,
             "name of the new module").
adapt_option(players,    list,     _,
             "the two players").
adapt_option(turn,       callable, _,
             "who is to move next").
adapt_option(config,     any,      default,
             "the default config").
adapt_option(levels,     list,     _,
             "bots of the module").
adapt_option(predicates, list,     [],
             "the arguments of the predicates of the module").
adapt_option(moves,      callable, _,
             "goal for the moves of a state").
adapt_option(template,   any,      _,
             "what move/3 takes for an element of the valid moves").
adapt_option(after_move, callable, _,
             "goal to run after move/3").
adapt_option(winner,     callable, _,
             "goal for the winner of a state").
adapt_option(winners,    list,     [],
             "what the winners of game_over/2 mean").
adapt_option(over,       nonvar,   always,
             "where game_over is asked").
adapt_option(input,      list,     _,
             "lines that the program reads at the start").
adapt_option(loop,       list,     _,
             "the loop of the program, which makes the steps").
adapt_option(display,    callable, _,
             "goal that prints a state").
adapt_option(notation,   callable, _,
             "goal for the text of a move").
adapt_option(quiet,      boolean,  false,
             "catch the output of the module, and let it read nothing").
adapt_option(jobs,       positive_integer, _,
             "games that one process may play at a time").
adapt_option(seconds,    seconds,  1,
             "seconds for an answer while a program is understood").
adapt_option(fresh,      boolean,  false,
             "try the program again, whatever was kept of the last time").
adapt_option(compared,   oneof([short,whole]), short,
             "how much of the game is compared with the program's own play").
adapt_option(info,       any,      _,
             "keys of game_info/1").

%!  adapt_options(:Options0, -Options) is det.
%
%   Options are Options0 with defaults and qualified goals.
%
%   Options: adapt_option.
%
%   @error domain_error(over, Over), those of check_options/3

:- meta_predicate adapt_options(:, -).

adapt_options(Context:Options0, Options) :-
    check_options(adapt_option, Options0, Options1),
    option(over(Over), Options1),
    (   memberchk(Over, [always,no_moves,not_at(_)])
    ->  true
    ;   domain_error(over, Over)
    ),
    meta_options(is_goal, Context:Options1, Options).

is_goal(Name) :-
    goal_arguments(Name, _).

%!  input_text(+Options, -Text:string) is det.
%
%   Text has the lines of the option input(Lines), none without it.

input_text(Options, Text) :-
    option(input(Lines), Options, []),
    with_output_to(string(Text),
                   forall(member(Line, Lines), format("~w~n", [Line]))).

%!  must_exist(+Module, +Options) is det.
%
%   What Options, of adapt_game/3, call is defined. The goals are predicates of
%   their module, or else of Module.
%
%   @error existence_error(procedure, PI), whose context has the option

must_exist(Module, Options) :-
    forall(( member(Option, Options),
             called(Module, Option, Context:PI, Told),
             \+ is_defined(Context:PI)
           ),
           throw(error(existence_error(procedure, Context:PI),
                       context(_, tabuleiro(option_calls(Told, PI)))))).

%   Told is Option without modules.

called(Module, predicates(Elements), Module:PI, predicates([Element])) :-
    member(Element, Elements),
    named_template(Element, _, Template),
    Template \== none,
    template_indicator(Template, PI).
called(Module, Option, Context:(Name/Arity), Told) :-
    goal_arguments(Key, More),
    Option =.. [Key,Goal0],
    strip_module(Module:Goal0, Context, Goal),
    Plain =.. [Key,Goal],
    has_goal(Plain),
    functor(Goal, Name, Given),
    Arity is Given+More,
    Told =.. [Key,Goal].

%!  has_goal(+Option) is semidet.
%
%   Option has a goal, which a game calls.

has_goal(turn(Turn)) :-
    !,
    \+ is_no_goal(Turn).
has_goal(Option) :-
    functor(Option, Name, 1),
    goal_arguments(Name, _).

%!  is_no_goal(+Turn) is semidet.
%
%   turn(Turn) says who is to move without a goal.

is_no_goal(Turn) :-
    memberchk(Turn, [arg(_),moved(_),alternate,own]).

goal_arguments(turn,       3).
goal_arguments(moves,      2).
goal_arguments(after_move, 2).
goal_arguments(winner,     2).
goal_arguments(display,    1).
goal_arguments(notation,   2).

is_defined(Module:(Name/Arity)) :-
    functor(Head, Name, Arity),
    predicate_property(Module:Head, defined),
    !.

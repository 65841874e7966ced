/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_candidates,
          [ candidate/4,                % +Module, +Given, +Operation,
                                        % -Template
            in_usual_order/2,           % +Operation, +Template
            variant/3,                  % +Template0, +Start, -Template
            candidate_at/6,             % +Module, +Given, +Config, +Own,
                                        % +Operation, -Template
            leaf/3                      % +State, -Path, -Value
          ]).
:- use_module(library(lists),
              [append/3, list_to_set/2, member/2, permutation/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(clauses, [called_constant/4]).
:- use_module(templates).

/** <module> The ways in which a program may be asked

Nothing is called here but what tells which predicates there are.
*/

%!  in_usual_order(+Operation, +Template) is semidet.
%
%   The arguments of Template are in the order of the course's statements.

in_usual_order(Operation, Template) :-
    Template =.. [_|Roles],
    arguments(Operation, Roles0),
    flat_roles(Roles0, Roles),
    !.

%!  candidate(+Module, +Given, +Operation, -Template) is nondet.
%
%   Template may be how Module answers Operation, the likeliest first. Given
%   are options of adapt_game/3; a template among them is the only candidate.

candidate(_, Given, Operation, Template) :-
    given_template(Given, Operation, Template0),
    !,
    Template0 \== none,
    Template = Template0.
candidate(Module, _, Operation, Template) :-
    operation(Operation, Names),
    findall(Template0,
            ( member(Name, Names),
              member(Order, [usual,any]),
              arguments(Operation, Roles0),
              ordered(Order, Roles0, Permuted),
              flat_roles(Permuted, Roles),
              length(Roles, Arity),
              program_has(Module, Name/Arity),
              Template0 =.. [Name|Roles]
            ),
            Templates0),
    list_to_set(Templates0, Templates),
    member(Template, Templates).

%   All usual orders come before any other.

ordered(usual, Roles, Roles).
ordered(any, Roles0, Roles) :-
    permutation(Roles0, Roles).

%   The parts of a move are arguments in a row.

flat_roles([], []).
flat_roles([Role|Roles0], Roles) :-
    (   Role = parts(Count)
    ->  findall(move(N), between(1, Count, N), Parts),
        append(Parts, Roles1, Roles)
    ;   Roles = [Role|Roles1]
    ),
    flat_roles(Roles0, Roles1).

%   The roles of the arguments, in the order of the course's statements, the
%   usual ones first. `extra` is a part of the state or a constant, such as the
%   size of the board, see variant/3; parts(N) is a move in N arguments.

arguments(initial_state, [config,state]).
arguments(initial_state, [state]).
arguments(initial_state, [config,state,player]).
arguments(initial_state, [config(1),config(2),state]).
arguments(valid_moves,   [state,moves]).
arguments(valid_moves,   [state,player,moves]).
arguments(valid_moves,   [state,extra,moves]).
arguments(valid_moves,   [state,player,extra,moves]).
arguments(move,          [state,move,new]).
arguments(move,          [state,player,move,new]).
arguments(move,          [parts(2),state,new]).
arguments(move,          [parts(2),player,state,new]).
arguments(move,          [parts(3),state,new]).
arguments(move,          [parts(3),player,state,new]).
arguments(move,          [parts(4),state,new]).
arguments(move,          [parts(4),player,state,new]).
arguments(move,          [state,extra,move,new]).
arguments(move,          [state,player,extra,move,new]).
arguments(game_over,     [state,winner]).
arguments(game_over,     [state,player,winner]).
arguments(game_over,     [state,winner,any]).
arguments(game_over,     [state,winner,any,any]).
arguments(game_over,     [state,player,winner,any]).
arguments(game_over,     [state,extra,winner]).
arguments(game_over,     [state,player,extra,winner]).
arguments(value,         [state,player,v]).
arguments(value,         [state,v_to_move]).
arguments(value,         [state,extra,v_to_move]).
arguments(value,         [state,player,extra,v]).
arguments(value,         [state,mover,v_to_move]).
arguments(choose_move,   [state,level,move]).
arguments(choose_move,   [state,player,level,move]).
arguments(choose_move,   [state,move]).
arguments(choose_move,   [state,level,new]).
arguments(choose_move,   [state,player,level,new]).
arguments(choose_move,   [state,new]).
arguments(choose_move,   [state,extra,level,move]).
arguments(choose_move,   [state,player,extra,level,move]).
arguments(display_game,  [state]).
arguments(display_game,  [state,player]).
arguments(display_game,  [state,extra]).
arguments(display_game,  [state,player,extra]).
arguments(display_game,  []).           % for a state in facts

%!  variant(+Template0, +Start, -Template) is nondet.
%
%   Template is Template0, or asks for a board in the state of Start in place of
%   the state. What is `extra` in Template0 is a number in the state, the length
%   of a board or a number in the config.

variant(Template0, start(_, Config, State, _), Template) :-
    board_variant(Template0, State, Template1),
    (   has_role(Template1, extra)
    ->  Template1 =.. [Name|Roles0],
        append(Before, [extra|After], Roles0),
        findall(Role0, extra_role(Config, State, Role0), Extras0),
        list_to_set(Extras0, Extras),
        limit(6, member(Role, Extras)),
        append(Before, [Role|After], Roles),
        Template =.. [Name|Roles]
    ;   Template = Template1
    ).

%!  candidate_at(+Module, +Given, +Config, +Own, +Operation, -Template) is
%!               nondet.
%
%   As candidate/4, with variants for Own, a state of the program in a game with
%   Config: all orders of arguments come before those that ask for a part of it.

candidate_at(Module, Given, Config, Own, Operation, Template) :-
    Start = start(none, Config, Own, none),
    (   candidate(Module, Given, Operation, Template),
        \+ has_role(Template, extra)
    ;   candidate(Module, Given, Operation, Template0),
        called_variant(Module, Template0, Template)
    ;   candidate(Module, Given, Operation, Template0),
        variant(Template0, Start, Template),
        Template \== Template0
    ).

%   called_variant(+Module, +Template0, -Template): what is `extra` in Template0
%   is a number with which the program always calls the predicate.

called_variant(Module, Template0, Template) :-
    Template0 =.. [Name|Roles0],
    append(Before, [extra|After], Roles0),
    length([_|Before], N),
    template_indicator(Template0, PI),
    called_constant(Module, PI, N, Number),
    integer(Number),
    append(Before, [is(Number)|After], Roles),
    Template =.. [Name|Roles].

extra_role(_, State, arg(Path)) :-
    member(Depth, [1,2,3]),             % the outermost first
    leaf(State, Path, Number),
    integer(Number),
    (   integer(Path)
    ->  Depth = 1
    ;   length(Path, Depth)
    ).
extra_role(_, State, is(Length)) :-
    (   is_board(State)
    ->  Board = State
    ;   inside(State, 2, _, Board),
        is_board(Board)
    ),
    (   length(Board, Length)
    ;   Board = [Row|_],
        is_list(Row),
        length(Row, Length)
    ).
extra_role(Config, _, is(Number)) :-
    sub_term(Number, Config),
    integer(Number).

board_variant(Template, _, Template).
board_variant(Template0, State, Template) :-
    Template0 =.. [Name|Roles0],
    append(Before, [state|After], Roles0),
    findall(Path0, board(State, Path0), Paths0),
    list_to_set(Paths0, Paths),
    limit(3, member(Path, Paths)),
    append(Before, [arg(Path)|After], Roles),
    Template =.. [Name|Roles].

%   Lists that are no boards, such as those of pieces, come last.

board(State, Path) :-
    \+ is_board(State),
    inside(State, 2, Path0, Part),
    is_board(Part),
    path(Path0, Path).
board(State, Path) :-
    \+ is_board(State),
    inside(State, 2, Path0, Part),
    is_list(Part),
    Part = [_|_],
    path(Path0, Path).

%   Rows are a board, and a list of five elements or more of which none is a
%   board: a state may be a list of its parts.

is_board(List) :-
    is_list(List),
    (   List = [Row,_|_],
        is_list(Row)
    ->  \+ ( member(Other, List),
             \+ is_list(Other)
           )
    ;   length(List, Length),
        Length >= 5,
        \+ ( member(Part, List), is_board(Part) )
    ).

path([N], N) :-
    !.
path(Path, Path).

%   Part is inside Term, at most Depth deep.

inside(Term, Depth, [N|Path], Part) :-
    Depth > 0,
    numbered_part(N, Term, Argument),
    (   Path = [],
        Part = Argument
    ;   \+ is_board(Argument),
        Depth1 is Depth-1,
        inside(Argument, Depth1, Path, Part)
    ).

%!  leaf(+State, -Path, -Value) is nondet.
%
%   Value is at Path in State, outside of boards: an atom, a number, or a
%   term such as player(1).

leaf(State, Path, Value) :-
    \+ is_board(State),
    inside(State, 3, Path0, Value),
    (   atomic(Value),
        Value \== []
    ;   compound(Value),
        Value =.. [_,Argument],
        atomic(Argument)
    ),
    path(Path0, Path).

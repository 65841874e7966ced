/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_beginning,
          [ candidate/4,                % +Module, +Given, +Operation,
                                        % -Template
            in_usual_order/2,           % +Operation, +Template
            variant/3,                  % +Template0, +Start, -Template
            leaf/3,                     % +State, -Path, -Value
            start/3,                    % +Module, +Given, -Start
            unbound_start/4,            % +Module, +Given, -PI, -State
            first_moves/7,              % +Module, +Given, +Pairs, +Start,
                                        % -Valid, -Player, -Elements
            opening/5                   % +Module, +Given, +Pairs, +Start,
                                        % -Opening
          ]).
:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists),
              [ append/3, list_to_set/2, member/2, memberchk/2, nth1/3,
                permutation/2, same_length/2
              ]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(option), [option/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(clauses).
:- use_module(templates).
:- use_module(trial, [attempt/2, out_of_patience/0]).

/** <module> The first moves of a program, by trial

How to ask for the start of a game, its valid moves and the states after them.
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
    Template = Template0.
candidate(Module, _, Operation, Template) :-
    operation(Operation, Names),
    findall(Template0,
            ( member(Order, [usual,any]),
              arguments(Operation, Roles0),
              ordered(Order, Roles0, Permuted),
              flat_roles(Permuted, Roles),
              length(Roles, Arity),
              member(Name, Names),
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

is_board(List) :-
    is_list(List),
    (   List = [Row,_|_],
        is_list(Row)
    ->  \+ ( member(Other, List),
             \+ is_list(Other)
           )
    ;   length(List, Length),
        Length >= 5
    ).

path([N], N) :-
    !.
path(Path, Path).

%   Part is inside Term, at most Depth deep.

inside(Term, Depth, [N|Path], Part) :-
    Depth > 0,
    part_number(N, Term, Argument),
    (   Path = [],
        Part = Argument
    ;   \+ is_board(Argument),
        Depth1 is Depth-1,
        inside(Argument, Depth1, Path, Part)
    ).

part_number(N, Term, Part) :-
    (   is_list(Term)
    ->  nth1(N, Term, Part)
    ;   compound(Term),
        arg(N, Term, Part)
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

                /*******************************
                *             START            *
                *******************************/

%!  start(+Module, +Given, -Start) is nondet.
%
%   Start is start(Template, Config, State, Why): Template with Config gives
%   State. Why is `given`, heads(PI), calls(PI), `none` if there is no config,
%   or `trial`.

start(Module, Given, start(Template, Config, State, Why)) :-
    candidate(Module, Given, initial_state, Template),
    any_start(Module, Given, Template, start(Template, Config, State, Why)),
    ground(State).

any_start(Module, Given, Template, start(Template, Config, State, Why)) :-
    config(Module, Given, Template, Config, Why),
    template_goal(Template, [config=Config,state=State,player=_], Goal),
    attempt(Module:Goal, yes).

%!  unbound_start(+Module, +Given, -PredicateIndicator, -State) is semidet.
%
%   The predicate, asked in the likeliest way, gives a state with unbound
%   variables, empty cells most often. State has '$VAR'('_') for each.

unbound_start(Module, Given, PI, State) :-
    once(candidate(Module, Given, initial_state, Template)),
    limit(10, any_start(Module, Given, Template, start(_, _, State, _))),
    nonvar(State),
    !,
    term_variables(State, Variables),
    Variables \== [],
    maplist(=('$VAR'('_')), Variables),
    template_indicator(Template, PI).

config(_, _, Template, default, none) :-
    \+ has_role(Template, config),
    \+ has_role(Template, config(_)),
    !.
config(_, Given, _, Config, given) :-
    option(config(Config0), Given),
    !,
    Config = Config0.
config(Module, _, Template, Config, Why) :-
    findall(Config0-Why0,
            limit(300, a_config(Module, Template, Config0, Why0)),
            Found0),
    list_to_set(Found0, Found),
    nth1(N, Found, Config-Why),
    (   N > 3,
        out_of_patience
    ->  !,
        fail
    ;   true
    ).

%   One argument is a config, or two: then it is a list.

a_config(Module, Template, Config, Why) :-
    Template =.. [_|Roles],
    nth1(N, Roles, config),
    !,
    template_indicator(Template, PI),
    (   named_config(Module, PI, N, Config, Why)
    ;   usual_config(Config),
        Why = trial
    ).
a_config(_, _, [A,B], trial) :-
    member(A, [8,6,5,4,3,7,human,player,1]),
    member(B, [A,8,6,5,4,3,7,computer,2]).

%   What the program calls it with, what its clauses take, then such terms
%   with something for what is unbound in them.

named_config(Module, PI, N, Config, Why) :-
    findall(Config0-Why0,
            written_config(Module, PI, N, Config0, Why0),
            Written),
    (   member(Config-Why, Written),
        ground(Config)
    ;   member(Config0-Why, Written),
        \+ ground(Config0),
        filled(Config0, Config)
    ).

written_config(Module, PI, N, Config, calls(PI)) :-
    program_goal(Module, PI, Goal, _),
    arg(N, Goal, Config),
    nonvar(Config).
written_config(Module, Name/Arity, N, Config, heads(Name/Arity)) :-
    functor(Head, Name, Arity),
    program_clause(Module, Head, _),
    arg(N, Head, Config),
    nonvar(Config).

%   A variable in a config is a size or a kind of player. Two variables beside a
%   size are two players: the program must be able to tell them apart.

filled(Config0, Config) :-
    ground_part(Config0),
    copy_term(Config0, Config),
    term_variables(Config, [player1,player2]).
filled(Config0, Config) :-
    term_variables(Config0, Variables0),
    (   Variables0 = [_,_,_|_]          % a size, and who plays
    ->  Others = [human,1,h,player,easy,same]
    ;   Others = [same,human,1,h,player,easy]
    ),
    member(Other, Others),
    member(Size, [8,6,5,4,7,9,3,10]),
    copy_term(Config0, Config),
    term_variables(Config, Variables),
    (   Other == same
    ->  fill(Variables, Size)
    ;   sized(Other, Variables, Size, Rest),
        fill(Rest, Other)
    ).

ground_part(Config) :-
    compound(Config),
    arg(_, Config, Part),
    integer(Part),
    !.

%   One of Variables is Size, or two beside each other, the width and the
%   height. A number for the others could be the height: then two come first.

sized(Other, Variables, Size, Rest) :-
    integer(Other),
    select_two(Variables, Size, Rest).
sized(_, Variables, Size, Rest) :-
    select_one(Variables, Size, Rest).
sized(Other, Variables, Size, Rest) :-
    \+ integer(Other),
    select_two(Variables, Size, Rest).

select_two(Variables, Size, Rest) :-
    Variables = [_,_,_|_],
    append(Before, [Size,Size|After], Variables),
    append(Before, After, Rest).

select_one([Size|Rest], Size, Rest).
select_one([First|Rest0], Size, [First|Rest]) :-
    select_one(Rest0, Size, Rest).

fill([], _).
fill([Value|Rest], Value) :-
    fill(Rest, Value).

usual_config(default).
usual_config(Size) :-
    size(Size).
usual_config([]).
usual_config(Config) :-
    member(Form, [ size(S)-S, [S]-S, [S,S]-S, (S-S)-S, (S/S)-S, [size(S)]-S,
                   board(S)-S, size(S,S)-S, (S,S)-S, config(S)-S,
                   [S,human,human]-S, [S,1,1]-S, (S-human-human)-S,
                   [human,human]-S, (human-human)-S, human/human-S, _-S
                 ]),
    size(Size),
    copy_term(Form, Config-Size),
    nonvar(Config).
usual_config(Atom) :-
    member(Atom, [ small,medium,large,standard,normal,initial,start,game,1,2,
                   human,pvp,'1','8','8x8','5x5' ]).

size(Size) :-
    member(Size, [8,6,5,4,7,9,3,10,11,12,13,15,19,2,1]).

                /*******************************
                *          FIRST MOVES         *
                *******************************/

%!  opening(+Module, +Given, +Pairs, +Start, -Opening) is nondet.
%
%   Opening is opening(Valid, Move, Template, Player, States): Valid and Move
%   are the templates that give the moves of the start and the states after
%   them, Move-State terms, Template is Element-Move, or `none`, and Player
%   who was asked about, or `none`. Pairs are the pairs of players to try.

opening(Module, Given, Pairs, Start,
        opening(Valid, Move, Template, Player, States)) :-
    Start = start(_, _, State, _),
    first_moves(Module, Given, Pairs, Start, Valid, Player, Elements),
    candidate(Module, Given, move, Move0),
    whole_move(Move0, Elements),
    variant(Move0, Start, Move),
    (   has_role(Move, player),
        Player == none
    ->  a_player(Given, Pairs, State, Player1)
    ;   Player1 = Player
    ),
    element_template(Module, Given, Move, Elements, Template),
    new_states(Module, Given, Move, Template, Player1, State, Elements,
               States).

%   A move in parts has all of its parts.

whole_move(Template, [Element|_]) :-
    findall(N, has_role(Template, move(N)), Numbers),
    (   Numbers == []
    ->  true
    ;   general(Element, _, Parts, []),
        same_length(Numbers, Parts)
    ).

%!  first_moves(+Module, +Given, +Pairs, +Start, -Valid, -Player, -Elements)
%!              is nondet.
%
%   Valid, a template, gives Elements, a list that is not empty.

first_moves(Module, Given, _, start(_, _, State, _), none, none, Moves) :-
    option(moves(Goal), Given),
    !,
    attempt(call(Module:Goal, State, Moves), yes),
    Moves = [_|_].
first_moves(Module, Given, Pairs, Start, Valid, Player, Elements) :-
    Start = start(_, _, State, _),
    candidate(Module, Given, valid_moves, Valid0),
    variant(Valid0, Start, Valid),
    (   has_role(Valid, player)
    ->  a_player(Given, Pairs, State, Player)
    ;   Player = none
    ),
    template_goal(Valid, [state=State,player=Player,moves=Elements], Goal),
    attempt(Module:Goal, yes),
    is_list(Elements),
    Elements = [_|_].

%   Player may be to move: what State tells, and is known as a player, then
%   what is known, then what State tells.

a_player(Given, Pairs, State, Player) :-
    findall(Player0, known_player(Given, Pairs, State, Player0), Players0),
    list_to_set(Players0, Players),
    member(Player, Players).

known_player(Given, _, _, Player) :-
    option(players(Players), Given),
    !,
    member(Player, Players).
known_player(_, Pairs, State, Player) :-
    leaf(State, _, Player),
    member(Pair-_, Pairs),
    memberchk(Player, Pair),
    Player \== 0.                      % a count, more often
known_player(_, Pairs, _, Player) :-
    member(Pair-_, Pairs),
    member(Player, Pair).
known_player(_, _, State, Player) :-
    leaf(State, _, Player).

%   States are those after Elements, which all have one. Fewer are enough if
%   some are not moves at all: the check reports them.

new_states(Module, Given, Move, Template, Player, State, Elements, States) :-
    findall(Term-New,
            ( limit(12, member(Element, Elements)),
              new_state(Module, Given, Move, Template, Player, State, Element,
                        Term, New)
            ),
            States),
    length(Elements, Count),
    length(States, Good),
    Good >= 1,
    Good*2 >= min(Count, 12).

new_state(Module, Given, Move, Template, Player, State, Element, Term, New) :-
    (   Template == none
    ->  Term = Element
    ;   element_move(Template, Player, Element, Term)
    ),
    template_goal(Move, [state=State,player=Player,move=Term,new=New0], Goal),
    attempt(Module:Goal, yes),
    (   option(after_move(After), Given)
    ->  attempt(call(Module:After, New0, New), yes)
    ;   New = New0
    ),
    ground(New),
    New \== State.

%!  element_template(+Module, +Given, +Move, +Elements, -Template) is nondet.
%
%   Template is `none`, or a pair that makes moves of Elements, read off the
%   heads of move/3.

element_template(_, Given, _, _, Template) :-
    option(template(Template0), Given),
    !,
    Template = Template0.
element_template(_, _, _, _, none).
element_template(Module, _, Move, [Element|_], Pattern-Term) :-
    Move =.. [Name|Roles],
    nth1(N, Roles, move),
    length(Roles, Arity),
    functor(Head, Name, Arity),
    program_clause(Module, Head, _),
    arg(N, Head, Written),
    compound(Written),
    general(Element, Pattern, Values, []),
    Values = [_|_],
    general(Written, Term, Holes, []),
    (   Holes = Values
    ;   Holes = [player|Values]
    ;   append(Values, [player], Holes)
    ).

%   Pattern is Term with Variables for what is atomic or unbound in it.

general(Term, Variable, [Variable|Tail], Tail) :-
    \+ compound(Term),
    Term \== [],
    !.
general([], [], Tail, Tail) :-
    !.
general(Term, Pattern, Variables, Tail) :-
    Term =.. [Name|Args],
    general_list(Args, Patterns, Variables, Tail),
    Pattern =.. [Name|Patterns].

general_list([], [], Tail, Tail).
general_list([Arg|Args], [Pattern|Patterns], Variables, Tail) :-
    general(Arg, Pattern, Variables, Tail0),
    general_list(Args, Patterns, Tail0, Tail).

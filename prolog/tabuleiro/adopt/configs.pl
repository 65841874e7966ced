/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_configs,
          [ config/5,                   % +Module, +Given, +Template, -Config,
                                        % -Why
            played_config/2             % +Run, -Config
          ]).
:- use_module(library(lists),
              [ append/3, list_to_set/2, member/2, memberchk/2, nth1/3,
                reverse/2
              ]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(option), [option/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(bot_levels, [bot_level/3]).
:- use_module(candidates, [candidate/4, variant/3]).
:- use_module(clauses, [player_pair/3, program_clause/3]).
:- use_module(flows, [reaching/4]).
:- use_module(templates,
              [has_role/2, operation/2, template_goal/3, template_indicator/2]).
:- use_module(trial, [attempt/2, out_of_patience/0]).

/** <module> Which config a game of a program may start with
*/

%!  config(+Module, +Given, +Template, -Config, -Why) is nondet.
%
%   Config may be what Template of initial_state takes, the likeliest first. Why
%   is that of start/3.

config(_, _, Template, default, none) :-
    \+ has_role(Template, config),
    \+ has_role(Template, config(_)),
    !.
config(_, Given, _, Config, given) :-
    option(config(Config0), Given),
    !,
    Config = Config0.
config(Module, Given, Template, Config, Why) :-
    findall(Config0-Why0,
            limit(300, written_config(Module, Template, Config0, Why0)),
            Written0),
    list_to_set(Written0, Written),
    findall(Config0-trial, usual_config(Template, Config0), Usual),
    once(player_pair(Module, [Player|_], _)),
    Rated = rated([]),
    (   own_config(Module, Given, Player, Template, Written, Rated, Config-Why)
    ;   nth1(N, Usual, Config-Why),
        \+ memberchk(Config-_, Written),
        (   N > 3,
            out_of_patience
        ->  !,
            fail
        ;   true
        )
    ).

%   What the program starts with, the best rating first: those with all that can
%   be had in the order of the program, as they are found, then the others.

own_config(Module, Given, Player, Template, Written, Rated, Config-Why) :-
    (   nth1(N, Written, Config-Why),
        \+ ( N > 3,
             out_of_patience
           ),
        rating(Module, Given, Player, Template, Config, Rating),
        (   Rating =:= 0
        ->  true
        ;   arg(1, Rated, Before),
            nb_setarg(1, Rated, [Rating-(Config-Why)|Before]),
            fail
        )
    ;   arg(1, Rated, Reversed),
        reverse(Reversed, Others0),
        keysort(Others0, Others),
        member(_-(Config-Why), Others)
    ).

%   Rating counts what the start with Config lacks of a board that is displayed
%   and a bot that plays for Player. Fails if there is no start.

rating(Module, Given, Player, Template, Config, Rating) :-
    template_goal(Template, [config=Config,state=State,player=_], Goal),
    attempt(Module:Goal, yes),
    findall(Operation,
            ( member(Operation, [display_game,choose_move]),
              candidate(Module, Given, Operation, _),
              \+ answers_at(Module, Given, Player, Operation,
                            start(Template, Config, State, none))
            ),
            Lacking0),
    list_to_set(Lacking0, Lacking),
    length(Lacking, Rating).

answers_at(Module, Given, Player, Operation, Start) :-
    Start = start(_, _, State, _),
    limit(3, candidate(Module, Given, Operation, Template0)),
    variant(Template0, Start, Template),
    limit(3, bot_level(Module, Template, Level)),
    template_goal(Template,
                  [ state=State, player=Player, level=Level, move=_, new=_ ],
                  Goal),
    attempt(Module:Goal, Result),
    memberchk(Result, [yes,late]),
    !.

%   What the program calls it with, facts of configs, terms anywhere in the
%   program that its clauses take, what these take, then such terms with
%   something for what is unbound in them.

written_config(Module, Template, Config, Why) :-
    config_positions(Template, Positions, Pattern, Config0),
    template_indicator(Template, PI),
    findall(Config0-Why0,
            limit(60, any_written(Module, PI, Positions, Pattern, Why0)),
            Written),
    (   member(Config-Why, Written),
        ground(Config)
    ;   member(Config1-Why, Written),
        \+ ground(Config1),
        filled(Config1, Config)
    ).

%   The arguments at Positions, Pattern, make Config.

config_positions(Template, [N], [Config], Config) :-
    Template =.. [_|Roles],
    nth1(N, Roles, config),
    !.
config_positions(Template, [N,M], [A,B], [A,B]) :-
    Template =.. [_|Roles],
    nth1(N, Roles, config(1)),
    nth1(M, Roles, config(2)).

any_written(Module, PI, Positions, Terms, calls(PI)) :-
    reaching(Module, PI, Positions, Terms).
any_written(Module, _, [_], [Term], facts(PI)) :-
    config_fact(Module, PI, Term).
any_written(Module, PI, [N], [Term], heads(Other)) :-
    head_argument(Module, PI, N, Pattern),
    is_named(Pattern),
    \+ ground(Pattern),
    program_clause(Module, Head, Body),
    functor(Head, OtherName, OtherArity),
    Other = OtherName/OtherArity,
    Other \== PI,
    sub_term(Term, Head-Body),
    ground(Term),
    subsumes_term(Pattern, Term).
any_written(Module, PI, [N], [Term], heads(PI)) :-
    head_argument(Module, PI, N, Term).

%   Term has a word as its functor: pairs and lists are much else besides.

is_named(Term) :-
    compound(Term),
    functor(Term, Name, _),
    sub_atom(Name, 0, 1, _, First),
    char_type(First, csymf).

head_argument(Module, Name/Arity, N, Term) :-
    functor(Head, Name, Arity),
    program_clause(Module, Head, _),
    arg(N, Head, Term),
    nonvar(Term).

%   A fact such as demo_config(config(8, human, computer)).

config_fact(Module, Name/Arity, Term) :-
    program_clause(Module, Fact, true),
    functor(Fact, Name, Arity),
    config_word(Word),
    sub_atom(Name, _, _, _, Word),
    compound(Fact),
    arg(_, Fact, Term),
    ground(Term),
    ( compound(Term) ; integer(Term) ).

config_word(config).
config_word('Config').
config_word(settings).
config_word(demo).

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

usual_config(Template, Config) :-
    config_positions(Template, Positions, _, _),
    (   Positions = [_]
    ->  usual_config(Config)
    ;   Config = [A,B],
        member(A, [8,6,5,4,3,7,human,player,1]),
        member(B, [A,8,6,5,4,3,7,computer,2])
    ).

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

%!  played_config(+Run, -Config) is semidet.
%
%   The program asked for a start with Config in Run, that of watch_play/4. It
%   may have bound a part of the state before, such as the mode of its menu.

played_config(Run, Config) :-
    operation(initial_state, Names),
    member(leave(N, PI, After), Run.events),
    PI = _:Name/2,
    memberchk(Name, Names),
    memberchk(enter(N, PI, Before, _), Run.events),
    arg(1, Before, Config),
    ground(Config),
    arg(2, Before, State),
    \+ ground(State),
    ground(After),
    !.

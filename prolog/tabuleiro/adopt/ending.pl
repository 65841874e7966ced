/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_ending,
          [ ending/6,                   % +Module, +Given, +Pairs, +Start,
                                        % +Player, -Ending
            winner_meanings/4,          % +Module, +Template, +Players,
                                        % -Meanings
            reported_meanings/3,        % +Reports, +Players, -Meanings
            facts_meanings/4,           % +Module, +Games, +Players,
                                        % -Meanings
            winner_meaning/3            % +Reported, +Players, -Winner
          ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(candidates, [candidate/4, variant/3]).
:- use_module(clauses).
:- use_module(templates).
:- use_module(trial, [attempt/2]).

/** <module> How a program says that a game is over
*/

%!  ending(+Module, +Given, +Pairs, +Start, +Player, -Ending) is nondet.
%
%   Ending is ending(Template, Winners, Over): Template of game_over does not
%   say that the game is over at its start, where Winners is the pair
%   Reported-not_over if it succeeds, or Over, of the option of that name, says
%   that it is not asked there. Template is `none` with the option winner. A
%   program that runs on when it is asked is not asked otherwise: a part of the
%   state may well be no end at all.

ending(_, Given, _, _, _, ending(none, Winners, Over)) :-
    option(winner(_), Given),
    !,
    option(winners(Winners), Given, []),
    option(over(Over), Given, always).
ending(Module, Given, Pairs, Start, Player,
       ending(Template, Winners, Over)) :-
    Start = start(_, _, State, _),
    candidate(Module, Given, game_over, Template0),
    variant(Template0, Start, Template),
    asked_over(Module, Given, Template, State, Over),
    template_goal(Template, [state=State,player=Player,winner=Winner], Goal),
    (   Over == always
    ->  attempt(Module:Goal, Result)
    ;   Result = no
    ),
    option(winners(Told), Given, []),
    (   Result == no
    ->  none_means(Module, Template, Told, Winners)
    ;   Result == late
    ->  Template == Template0,
        !,
        Winners = Told
    ;   Result == yes,
        \+ has_role(Template0, extra),
        atomic(Winner),
        (   memberchk(Winner-not_over, Told)
        ->  Winners = Told
        ;   \+ ( member(Pair-facts(_), Pairs),
                 memberchk(Winner, Pair)
               ),
            Winners = [Winner-not_over|Told]
        )
    ).

%   The constant `none`, which a game does not begin with, means that the game
%   goes on, or else a draw.

none_means(Module, Template, Told, Winners) :-
    (   \+ memberchk(none-_, Told),
        template_indicator(Template, PI),
        Template =.. [_|Roles],
        nth1(N, Roles, winner),
        argument_constants(Module, PI, N, Constants),
        memberchk(none, Constants)
    ->  member(Meant, [not_over,draw]),
        Winners = [none-Meant|Told]
    ;   Winners = Told
    ).

                /*******************************
                *     WHERE END IS ASKED       *
                *******************************/

%!  asked_over(+Module, +Given, +Template, +State, -Over) is nondet.
%
%   Over is where the program asks Template of game_over, as the option has it,
%   the likeliest first. State is the start. Where all calls in the clauses are
%   made when there are no moves left, so it is asked; where all come after a
%   move, the start may be one that the program would call over.

asked_over(_, Given, _, _, Over) :-
    option(over(Over0), Given),
    !,
    Over = Over0.
asked_over(Module, _, Template, State, Over) :-
    template_indicator(Template, PI),
    findall(Place, end_call(Module, PI, Template, Place), Places0),
    sort(Places0, Places),
    (   Places == [no_moves]
    ->  member(Over, [no_moves,always])
    ;   Places = [_|_],
        \+ memberchk(always, Places)
    ->  member(Over, [always,not_at(State)])
    ;   Over = always
    ).

%   A clause of the program calls Template of game_over at Place.

end_call(Module, PI, Template, Place) :-
    program_goal(Module, PI, Goal, (Head :- Goals)),
    functor(Head, Name, Arity),
    Name/Arity \== PI,
    append(Before, [Same|_], Goals),
    Same == Goal,
    Template =.. [_|Roles],
    nth1(N, Roles, Role),
    memberchk(Role, [state,arg(_)]),
    arg(N, Goal, State),
    !,
    (   no_moves_left(Before)
    ->  Place = no_moves
    ;   Role == state,
        after_a_move(Before, State)
    ->  Place = after_move
    ;   Place = always
    ).

no_moves_left(Goals) :-
    operation(valid_moves, Names),
    append(_, [Goal|Later], Goals),
    callable(Goal),
    functor(Goal, Name, Arity),
    memberchk(Name, Names),
    arg(Arity, Goal, Moves),
    (   Moves == []
    ;   member(Test, Later),
        is_empty(Test, Moves)
    ),
    !.

is_empty(Test, Moves) :-
    compound(Test),
    Test =.. [Name|Args],
    (   memberchk(Name, [=,==]),
        memberchk([], Args),
        member(Variable, Args),
        Variable == Moves
    ;   Name == length,
        Args = [Variable,Length],
        Variable == Moves,
        Length == 0
    ).

after_a_move(Goals, State) :-
    var(State),
    operation(move, Names),
    member(Goal, Goals),
    compound(Goal),
    functor(Goal, Name, Arity),
    memberchk(Name, Names),
    arg(Arity, Goal, New),
    New == State,
    !.

%!  winner_meanings(+Module, +Template, +Players, -Meanings:list) is det.
%
%   Meanings are the Reported-Winner pairs for the constants that the clauses
%   of Template report, other than the players.

winner_meanings(_, none, _, []) :-
    !.
winner_meanings(Module, Template, Players, Meanings) :-
    template_indicator(Template, PI),
    Template =.. [_|Roles],
    nth1(N, Roles, winner),
    !,
    argument_constants(Module, PI, N, Constants),
    findall(Reported-Winner,
            ( member(Reported, Constants),
              \+ memberchk(Reported, Players),
              winner_meaning(Reported, Players, Winner)
            ),
            Meanings).
winner_meanings(_, _, _, []).

%!  winner_meaning(+Reported, +Players, -Winner) is semidet.
%
%   Reported is `none`, which means not_over, a word for a draw, a player in
%   other letters, a text with a player as a word, a name that ends in the
%   number in which a player's ends, the number of a player, or a term such as
%   Winner-Score with one of these but a number.

winner_meaning(Reported, Players, Winner) :-
    meaning(Reported, Players, Winner),
    !.

meaning(none, _, not_over) :-
    !.
meaning(Reported, _, draw) :-
    draw_word(Word),
    same_word(Reported, Word),
    Reported \== draw,
    !.
meaning(Reported, Players, Player) :-
    member(Player, Players),
    same_word(Reported, Player),
    !.
meaning(Reported, Players, Player) :-
    atom(Reported),
    findall(Player0,
            ( member(Player0, Players),
              atom(Player0),
              initial_of(Reported, Player0)
            ),
            [Player]),
    !.
meaning(Reported, Players, Player) :-
    (   atom(Reported)
    ;   string(Reported)
    ),
    split_string(Reported, " _-:!.", "", Words),
    findall(Player0,
            ( member(Player0, Players),
              member(Word, Words),
              same_word(Word, Player0)
            ),
            Found),
    sort(Found, [Player]),
    !.
meaning(Reported, Players, Player) :-
    last_number(Reported, Number),
    findall(Player0,
            ( member(Player0, Players),
              last_number(Player0, Number)
            ),
            [Player]),
    !.
meaning(N, Players, Player) :-
    integer(N),
    \+ ( member(Player0, Players),
         number(Player0)
       ),
    nth1(N, Players, Player).
meaning(Reported, Players, Winner) :-
    winner_argument(Reported, Players, _, _, Winner).

%   Name is argument N of Reported, the first that means Winner.

winner_argument(Reported, Players, N, Name, Winner) :-
    compound(Reported),
    arg(N, Reported, Name),
    (   memberchk(Name, [draw|Players])
    ->  Winner = Name
    ;   atom(Name),
        winner_meaning(Name, Players, Winner)
    ),
    !.

%!  reported_meanings(+Reports:list, +Players, -Meanings:list) is det.
%
%   Meanings are the Reported-Winner pairs that Reports of games show, without
%   those that mean themselves. The other arguments of a term, such as a score,
%   may be anything.

reported_meanings(Reports, Players, Meanings) :-
    findall(Key-Winner,
            ( member(Reported, Reports),
              \+ memberchk(Reported, [draw|Players]),
              winner_meaning(Reported, Players, Winner0),
              meaning_key(Reported, Players, Winner0, Key, Winner)
            ),
            Keys0),
    sort(Keys0, Keys),
    findall(Pattern-Winner,
            ( member(Key-Winner, Keys),
              key_pattern(Key, Pattern)
            ),
            Meanings).

%   The argument that has the winner in one term has it in terms of its kind.

meaning_key(Reported, Players, Winner0, Key, Winner) :-
    winner_argument(Reported, Players, N, Name0, Winner0),
    !,
    functor(Reported, Functor, Arity),
    Key = argument(Functor, Arity, N, Name),
    (   Name = Name0,
        Winner = Winner0
    ;   member(Name, [draw|Players]),
        Winner = Name
    ).
meaning_key(Reported, _, Winner, is(Reported), Winner).

key_pattern(is(Reported), Reported).
key_pattern(argument(Functor, Arity, N, Name), Pattern) :-
    functor(Pattern, Functor, Arity),
    arg(N, Pattern, Name).

%!  facts_meanings(+Module, +Games:list, +Players, -Meanings:list) is det.
%
%   Meanings are the Reported-Player pairs of the facts of one predicate, such
%   as name(player1, 'Computer 1'), which has one name for each of Players. One
%   Reported is the winner at the end of one of Games. The facts are those of
%   the state, or clauses of the program.

facts_meanings(Module, Games, Players, Meanings) :-
    findall(State-Reported,
            ( member(game(_, over(State, Reported)), Games),
              atomic(Reported),
              \+ winner_meaning(Reported, Players, _)
            ),
            Ends),
    (   member(State-Reported, Ends),
        heads_of_facts(Module, State, Heads),
        player_names(Heads, Players, Meanings0),
        memberchk(Reported-_, Meanings0)
    ->  Meanings = Meanings0
    ;   Meanings = []
    ).

%   heads_of_facts(+Module, +State, -Heads) is nondet: Heads are those of the
%   facts of one predicate.

heads_of_facts(_, State, Heads) :-
    (   State = over(state(_, Facts), _)
    ;   State = state(_, Facts)
    ),
    member(facts(_, _, Clauses), Facts),
    findall(Head, member((Head:-true), Clauses), Heads).
heads_of_facts(Module, _, Heads) :-
    findall(Name,
            ( program_predicate(Module, _, Head0),
              functor(Head0, Name, 2)
            ),
            Names0),
    sort(Names0, Names),
    member(Name, Names),
    functor(Head, Name, 2),
    findall(Head, program_clause(Module, Head, true), Heads).

%   player_names(+Heads, +Players, -Names): each of Players has one name in
%   Heads, other than that of the other one.

player_names(Heads, Players, Names) :-
    findall(Name-Player,
            ( member(Head, Heads),
              Head =.. [_,A,B],
              (   memberchk(A, Players)
              ->  Player = A,
                  Name = B
              ;   memberchk(B, Players),
                  Player = B,
                  Name = A
              ),
              atomic(Name)
            ),
            Names0),
    sort(Names0, Names),
    Names = [Name1-Player1,Name2-Player2],
    Name1 \== Name2,
    Player1 \== Player2.

%   Name ends in Number, after other characters: player1, 'CPU 1'.

last_number(Name, Number) :-
    atom(Name),
    sub_atom(Name, Before, _, 0, Last),
    Before > 0,
    atom_number(Last, Number),
    integer(Number),
    Number >= 0,
    !.

same_word(A, B) :-
    atomic(A),
    atomic(B),
    format(atom(TextA), '~w', [A]),
    format(atom(TextB), '~w', [B]),
    downcase_atom(TextA, Lower),
    downcase_atom(TextB, Lower).

initial_of(Reported, Player) :-
    downcase_atom(Reported, Lower),
    downcase_atom(Player, Short),
    (   sub_atom(Lower, 0, _, _, Short)
    ;   sub_atom(Short, 0, _, _, Lower)
    ),
    !.

draw_word(draw).
draw_word(tie).
draw_word(tied).
draw_word(empate).
draw_word(t).
draw_word(d).
draw_word(no_one).
draw_word(nobody).
draw_word(both).
draw_word(neither).
draw_word(0).
draw_word(-1).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_loop_winner,
          [ loop_winner/7,              % +Module, +Games, +States, +Loop,
                                        % +Sides, -Winner, -Winners
            asked_winner/6,             % +Module, +Games, +Loop, +Players,
                                        % -Winner, -Winners
            own_word_winner/3           % +Module, +Players, -Winner
          ]).
:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(lists), [append/3, last/2, member/2, memberchk/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(library(terms), [term_size/2]).
:- use_module(clauses,
              [ body_goals/2, goal_text/2, program_clause/3,
                program_predicate/3
              ]).
:- use_module(end_names).
:- use_module(loop_ends).
:- use_module(loop_step).
:- use_module(printed_winner).
:- use_module(random_draws, [draws/1]).
:- use_module(winner_names).
:- use_module(winner_numbers).

/** <module> How the loop of a program names the winner

A predicate answers with the winner at the end, or is called with it, or the
program prints who has won. Where it prints that the other player has won, the
predicate names no winner: it may have a flag, or speak to the loser.
*/

%!  loop_winner(+Module, +Games, +States, +Loop, +Sides, -Winner, -Winners) is
%!              det.
%
%   Games are game(Calls, Trace) terms, runs of the program with the calls that
%   were answered, see answered_calls/2; States those of Loop in the
%   first one. Sides is sides(Players, Turn), as of loop_turn/5. Winner is that
%   of loop_step/5, or `none`. Winners are Reported-Meant pairs of what the
%   program calls a winner, where it is no player.

loop_winner(Module, Games, States, Loop, Sides, Winner, Winners) :-
    Sides = sides(Players, _),
    exclude(cut_short, Games, Ended),
    (   answered_winner(named, Module, Ended, Loop, Players, Winner0, Numbers),
        \+ belied(Module, Ended, States, Loop, Sides, Winner0, Numbers)
    ->  Winner = Winner0,
        end_draws(Module, Ended, States, Loop.put(winner, Winner), Players,
                  Draws),
        append(Numbers, Draws, Winners)
    ;   answered_winner(word, Module, Ended, Loop, Players, Winner0, _),
        \+ belied(Module, Ended, States, Loop, Sides, Winner0, [])
    ->  Winner = Winner0,
        end_draws(Module, Ended, States, Loop.put(winner, Winner), Players,
                  Draws),
        winner_names(Module, Ended, States, Loop, Sides, Winner, Names),
        append(Names, Draws, Winners)
    ;   (   called_winner(Module, Ended, Loop, Players, Winner0, Winners0)
        ;   loop_argument(Module, Ended, Loop, Players, Winner0, Winners0)
        ),
        \+ belied(Module, Ended, States, Loop, Sides, Winner0, Winners0)
    ->  Winner = Winner0,
        Winners = Winners0
    ;   said_winner(Module, States, Loop, Sides, Winner0)
    ->  Winner = Winner0,
        Winners = []
    ;   asked_winner(Module, Games, Loop, Players, Winner0, Winners0)
    ->  Winner = Winner0,
        Winners = Winners0
    ;   answered_winner(number, Module, Ended, Loop, Players, Winner0, Numbers)
    ->  Winner = Winner0,
        end_draws(Module, Ended, States, Loop.put(winner, Winner), Players,
                  Draws),
        append(Numbers, Draws, Winners)
    ;   Winner = none,
        Winners = []
    ).

%!  own_word_winner(+Module, +Players, -Winner) is semidet.
%
%   Winner is printed(Names), see printed_winner/3: no end was seen that tells
%   more, but a clause of the program prints that somebody has won, and the
%   terms of Players are words by which a text may call them. The terms player1
%   and player2 are not: it may call them by their colours.

own_word_winner(Module, Players, printed(Names)) :-
    once(printed_names(Players, [], Names)),
    \+ ( member(_-Name, Names), is_titled(Name) ),
    prints_win(Module).

prints_win(Module) :-
    program_clause(Module, _, Body),
    body_goals(Body, Goals),
    goal_text(Goals, Text),
    says_win(Text),
    !.

%   end_draws(+Module, +Games, +States, +Loop, +Players, -Draws): Draws are
%   those of told_draws/3, or else of loop_draws/6.

end_draws(Module, Games, States, Loop, Players, Draws) :-
    told_draws(Module, Players, Told),
    (   Told == []
    ->  loop_draws(Module, Games, States, Loop, Players, Draws)
    ;   Draws = Told
    ).

%   cut_short(+Game): the run ended in the middle of a turn, so that what it
%   answered last, such as the display, tells nothing of an end.

cut_short(game(_, Trace)) :-
    memberchk(Trace.end, [enough,late,large]).

                /*******************************
                *            ANSWERED          *
                *******************************/

%   answered_winner(+Which, +Module, +Games, +Loop, +Players, -Winner,
%                   -Numbers): Winner is winner(PI, N): when the loop ended, PI
%   was called, and its argument N named the winner: in some game one of
%   Players, if Which is `named`; a word that Players may not have, or a number.
%   Numbers are the pairs of winner_numbers/5.

answered_winner(Which, Module, Games, Loop, Players, Winner, Numbers) :-
    findall(Rank-(winner(PI, N)-Value),
            ( member(game(Calls, Trace), Games),
              last_call(Trace, Loop, Last),
              member(call(Number, PI, _, Before, After), Calls),
              Number > Last,
              arg(N, After, Value),
              arg(N, Before, Asked),
              winner_rank(PI, Asked, Value, Calls, Last, Players, Rank)
            ),
            Found),
    keysort(Found, Sorted),
    member(_-(Winner-First), Sorted),
    (   Which == named
    ->  member(_-(Winner-Value), Sorted),
        sub_term(Player, Value),
        memberchk(Player, Players),
        \+ named_before(Games, Loop, Winner, Players)
    ;   Which == word
    ->  \+ is_number(First)
    ;   is_number(First)
    ),
    findall(Number, ( member(_-(Winner-Number), Sorted), number(Number) ),
            Values),
    (   Values == []
    ->  Numbers = []
    ;   winner_numbers(Module, Players, Winner, Values, Numbers)
    ),
    !.

%   A term of numbers, such as 0+1+1, is a score as well.

is_number(Term) :-
    \+ ( sub_term(Word, Term),
         atomic(Word),
         \+ number(Word)
       ).

%   named_before(+Games, +Loop, +Winner, +Players): in some game Winner names
%   one of Players while the game goes on: the row of a goal, perhaps.

named_before(Games, Loop, winner(PI, N), Players) :-
    member(game(Calls, Trace), Games),
    last_call(Trace, Loop, Last),
    member(call(Number, PI, _, Before, After), Calls),
    Number < Last,
    arg(N, Before, Asked),
    var(Asked),
    arg(N, After, Value),
    memberchk(Value, Players),
    !.

%   winner_rank(+PI, +Asked, +Value, +Calls, +Last, +Players, -Rank): PI has a
%   name that speaks of the end, or names one of the players, who is no number,
%   at the end alone.

winner_rank(PI, Asked, Value, _, _, _, Rank) :-
    speaks_of_end(PI, Rank0),
    !,
    short(Value),
    (   var(Asked)
    ->  Rank = Rank0
    ;   Rank0 >= 4,
        Rank is Rank0+10
    ).
winner_rank(PI, Asked, Value, Calls, Last, Players, 8) :-
    var(Asked),
    atom(Value),                        % a number may be a score
    memberchk(Value, Players),
    PI = _:Predicate,
    \+ draws(random:Predicate),
    \+ ( member(call(Number, PI, _, _, _), Calls),
         Number =< Last
       ).

short(Value) :-
    ground(Value),
    (   atomic(Value)
    ->  Value \== []
    ;   compound(Value),
        \+ is_list(Value),
        term_size(Value, Size),
        Size < 12
    ).

%!  asked_winner(+Module, +Games, +Loop, +Players, -Winner, -Winners) is
%!               semidet.
%
%   As loop_winner/7, from what the program asks alone: PI, by its name the end,
%   is asked for one unbound argument; or, where no game was seen to end, a
%   clause of Loop asks it. Winners are those of winner_numbers/5.

asked_winner(Module, Games, Loop, Players, Winner, Winners) :-
    findall(Rank-winner(PI, N),
            ( asked_end(Module, Games, Loop, PI, N),
              speaks_of_end(PI, Rank),
              Rank =< 2
            ),
            Found),
    keysort(Found, [_-Winner|_]),
    winner_numbers(Module, Players, Winner, [], Winners).

asked_end(_, Games, _, PI, N) :-
    member(game(_, Trace), Games),
    member(enter(_, PI, Asked, _), Trace.events),
    compound(Asked),
    findall(M, ( arg(M, Asked, Argument), var(Argument) ), [N]).
asked_end(Module, Games, Loop, Owner:Name/Arity, N) :-
    \+ ( member(game(_, Trace), Games),
         memberchk(Trace.end, [returned,failed,again])
       ),
    Loop.predicate = _:Called/CalledArity,
    functor(Head, Called, CalledArity),
    program_clause(Module, Head, Body),
    body_goals(Body, Goals),
    append(Before, [Goal|_], Goals),
    compound(Goal),
    findall(M, new_argument(Goal, Head-Before, M), [N]),
    program_predicate(Module, Owner, Goal),
    compound_name_arity(Goal, Name, Arity).

new_argument(Goal, Before, M) :-
    arg(M, Goal, Argument),
    var(Argument),
    \+ ( sub_term(Known, Before),
         Known == Argument
       ).

                /*******************************
                *             CALLED           *
                *******************************/

%   called_winner(+Module, +Games, +Loop, +Players, -Winner, -Winners): Winner
%   is winner(PI, N): PI is called when the loop has ended, never before, and
%   answers; its argument N, the only atomic one, is always one of Players, 1 or
%   2 for the first or second of 0 and 1, or a word for a draw. It is not always
%   the same, or is a draw, or PI has a name that speaks of the end. A number
%   must have been seen with another: it may be a score.

called_winner(Module, Games, Loop, Players, winner(PI, N), Winners) :-
    findall(PI-N,
            ( member(game(_, Trace), Games),
              last_call(Trace, Loop, Last),
              final_argument(Trace, Last, PI, N, _)
            ),
            Found0),
    sort(Found0, Found),
    findall(Rank-(called(PI, N)-Values),
            ( member(PI-N, Found),
              final_values(Games, Loop, PI, N, Values),
              maplist(winner_value(Players), Values),
              called_rank(PI, Values, Rank)
            ),
            Ranked0),
    keysort(Ranked0, Ranked),
    member(_-(called(PI, N)-Values), Ranked),
    meant_winners(Module, Players, called(PI, N), Values, Winners),
    !.

%   PI, which answers, has argument Value in its place N when the loop has
%   ended.

final_argument(Trace, Last, PI, N, Value) :-
    member(enter(Number, PI, Head, _), Trace.events),
    Number > Last,
    compound(Head),
    memberchk(leave(Number, PI, _), Trace.events),
    findall(M-Atomic, ( arg(M, Head, Atomic), atomic(Atomic) ), [N-Value]).

%   Values are those of all games, one of each that called PI at its end. Fails
%   if PI was called before, or with two of them.

final_values(Games, Loop, PI, N, Values) :-
    \+ ( member(game(_, Trace), Games),
         last_call(Trace, Loop, Last),
         member(enter(Number, PI, _, _), Trace.events),
         Number < Last
       ),
    findall(OfGame,
            ( member(game(_, Trace), Games),
              last_call(Trace, Loop, Last),
              findall(Value, final_argument(Trace, Last, PI, N, Value), All),
              sort(All, OfGame),
              OfGame \== []
            ),
            OfGames),
    maplist(only, OfGames, Values0),
    sort(Values0, Values).

only([Value], Value).

called_rank(PI, Values, Rank) :-
    (   Values = [_,_|_]
    ->  true
    ;   Values = [Value],
        \+ number(Value)
    ),
    (   speaks_of_end(PI, Rank)
    ->  true
    ;   (   Values = [_,_|_]
        ;   Values = [Draw],
            draw_word(Draw)
        )
    ->  Rank = 9
    ).

%   loop_argument(+Module, +Games, +Loop, +Players, -Winner, -Winners): Winner
%   is winner(PI, N): the last call of PI, the loop, has a winner in its place
%   N, and no call before it has.

loop_argument(Module, Games, Loop, Players, winner(PI, N), Winners) :-
    PI = Loop.predicate,
    findall(Heads,
            ( member(game(_, Trace), Games),
              memberchk(Trace.end, [returned,failed,again]),
              findall(Head, loop_call(Trace, PI, Head), Heads)
            ),
            Runs),
    Runs = [[First|_]|_],
    compound(First),                    % the game may be in facts alone
    arg(N, First, _),
    maplist(last_alone(Players, N), Runs, Values0),
    sort(Values0, Values),
    called_rank(PI, Values, _),
    meant_winners(Module, Players, winner(PI, N), Values, Winners),
    !.

loop_call(Trace, PI, Head) :-
    member(enter(_, PI, State, _), Trace.events),
    (   State = state(Head0, _)
    ->  Head = Head0
    ;   Head = State
    ).

last_alone(Players, N, Heads, Value) :-
    append(Before, [Last], Heads),
    arg(N, Last, Value),
    atomic(Value),
    winner_value(Players, Value),
    \+ ( member(Head, Before),
         arg(N, Head, Earlier),
         atomic(Earlier),
         winner_value(Players, Earlier)
       ).

winner_value(Players, Value) :-
    (   memberchk(Value, Players)
    ;   draw_word(Value)
    ;   Players == [0,1],
        Value == 2
    ),
    !.

draw_word(Value) :-
    atom(Value),
    says_draw(Value).

meant_winners(Module, Players, Winner, Values, Winners) :-
    winner_numbers(Module, Players, Winner, Values, Numbers),
    findall(Value-draw,
            ( member(Value, Values),
              \+ memberchk(Value, [draw|Players]),
              draw_word(Value)
            ),
            Draws),
    append(Numbers, Draws, Winners).

                /*******************************
                *            PRINTED           *
                *******************************/

%   said_winner(+Module, +States, +Loop, +Sides, -Winner): Winner is
%   printed(Names), and the loop that ends in the last of States prints it.

said_winner(Module, States, Loop, Sides, printed(Names)) :-
    said_names(Module, States, Loop, Sides, Names),
    last(States, Last),
    PrintedLoop = Loop.put(winner, printed(Names)),
    limit(24, last_turn(PrintedLoop, Module, Last, Outcome)),
    Outcome = ended(reported(_, _)).

%   last_turn(+Loop, +Module, +State, -Outcome) is nondet: a turn in State, of
%   the bot, or with one of the moves: a bot may find none where few are left.

last_turn(Loop, Module, State, Outcome) :-
    between(1, 12, Seed),
    set_random(seed(Seed)),
    loop_bot(Loop, Module, State, _, Outcome).
last_turn(Loop, Module, State, Outcome) :-
    loop_asks(Loop, Module, State, asked(Moves, _)),
    is_list(Moves),
    member(Move, Moves),
    loop_step(Loop, Module, State, Move, Outcome).

%   belied(+Module, +Games, +States, +Loop, +Sides, +Winner, +Winners): at the
%   end of one of Games, of which Winner and Winners name a player, the program
%   prints that the other one has won.

belied(Module, Games, States, Loop, Sides, winner(PI, N), Winners) :-
    Sides = sides(Players, _),
    findall(Named-Text,
            ( member(game(_, Trace), Games),
              last_call(Trace, Loop, Last),
              last_named(Trace, Last, PI, N, Reported),
              (   memberchk(Reported-Named, Winners)
              ->  true
              ;   Named = Reported
              ),
              memberchk(Named, Players),
              last_text(Trace.events, Text),
              says_win(Text)
            ),
            Ends),
    Ends = [_|_],
    said_names(Module, States, Loop, Sides, Names),
    member(Named-Text, Ends),
    printed_winner(Names, Text, Said),
    memberchk(Said, Players),
    Said \== Named,
    !.

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_game_notes,
          [ game_note/7                 % +Module, +Given, +Pairs, +Reading,
                                        % +Adapter, +Games, -Note
          ]).
:- use_module(library(lists),
              [last/2, list_to_set/2, member/2, memberchk/2, nth0/3]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(option), [option/2]).
:- use_module(library(pairs), [pairs_keys/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(adapted).
:- use_module(answers, [program_state/3]).
:- use_module(candidates, [candidate/4]).
:- use_module(clauses, [body_goals/2, goal_text/2, program_clause/3]).
:- use_module(fits, [games_tell_mover/2]).
:- use_module(reading, [faults/5]).
:- use_module(trial, [attempt/2, patient_until/2]).
:- use_module(turns, [begins/4, turn_reading/6]).

/** <module> What a person should know of a game that was tried
*/

%!  game_note(+Module, +Given, +Pairs, +Reading, +Adapter, +Games, -Note) is
%!            nondet.
%
%   Note is one of the texts of `adopt_note`: Games, those of trial_games/5 with
%   Adapter, show it of Reading, or another reading of Module with the players
%   Pairs does.

game_note(_, _, _, _, Adapter, Games, fault(Question, Result, State, Count)) :-
    findall(fault(Q, R, S),
            ( member(game(_, fault(S0, Q0, R)), Games),
              program_state(Adapter, S0, S),
              general_question(Q0, Q)
            ),
            Faults),
    Faults = [fault(Question, Result, State)|_],
    length(Faults, Count).
game_note(_, _, _, _, Adapter, Games, stuck(State, Count)) :-
    findall(S, member(game(_, stuck(S)), Games), States),
    States = [State0|_],
    program_state(Adapter, State0, State),
    length(States, Count).
game_note(_, _, _, _, _, Games, never_over(Count)) :-
    \+ memberchk(game(_, over(_, _)), Games),
    \+ memberchk(game(_, stuck(_)), Games),
    \+ memberchk(game(_, fault(_, _, _)), Games),
    findall(x, member(game(_, cut(_)), Games), Cut),
    length(Cut, Count),
    Count > 0.
game_note(_, Given, _, _, Adapter, Games, Note) :-
    \+ option(winner(_), Given),
    member(game(_, over(State0, Winner)), Games),
    (   var(Winner)
    ->  Note = unbound_winner(State)
    ;   \+ memberchk(Winner, [draw|Adapter.players]),
        Note = unknown_winner(Winner, State)
    ),
    !,
    program_state(Adapter, State0, State).
game_note(_, Given, _, _, Adapter, Games, loser_moved(Count)) :-
    \+ option(winner(_), Given),
    \+ option(winners(_), Given),
    other_names(Adapter),
    findall(Winner-Mover,
            ( member(game(Steps, over(_, Winner)), Games),
              memberchk(Winner, Adapter.players),
              last(Steps, step(_, Mover, _, _))
            ),
            Ends),
    length(Ends, Count),
    Count >= 3,
    \+ member(Same-Same, Ends),
    pairs_keys(Ends, Winners),
    sort(Winners, [_,_]).
game_note(_, Given, _, reading(_, _, Turn, _), Adapter, Games,
          same_player(Move, Kept, All)) :-
    Turn = reading(TurnOption, _, _, _),
    TurnOption = arg(_),
    \+ option(turn(_), Given),
    findall(asked(State, Player, Moves),
            ( member(game(Steps, _), Games),
              limit(4, member(step(State, Player, Moves, _), Steps))
            ),
            Asked0),
    list_to_set(Asked0, Asked),
    findall(Kept0-Move0,
            ( limit(12, member(asked(State, Player, Moves), Asked)),
              spread_member(8, Move0, Moves),
              keeps_turn(Adapter, State, Player, Move0, Kept0)
            ),
            Tried),
    findall(Move0, member(yes-Move0, Tried), Keeping),
    Keeping = [Move|_],
    length(Keeping, Kept),
    length(Tried, All).
game_note(Module, Given, Pairs, reading(Start, Opening, Turn, Ending), _, _,
          other_turn(Option)) :-
    \+ option(turn(_), Given),
    Turn = reading(arg(Path), Players, _, _),
    turn_reading(Module, Given, Pairs, Start, Opening, Other),
    Other = reading(arg(Path1), Players1, _, _),
    Path1 \== Path,
    patient_until(2, Until),
    faults(Module, Given, reading(Start, Opening, Other, Ending), Until,
           Faults),
    Faults < 1,
    !,
    (   Players == Players1
    ->  Option = [turn(arg(Path1))]
    ;   Option = [turn(arg(Path1)),players(Players1)]
    ).
game_note(Module, Given, _, reading(_, Opening, Turn, _), Adapter, Games,
          to_move(Path, turn(moved(Path)))) :-
    \+ option(turn(_), Given),
    Opening = opening(_, _, _, none, _),
    Turn = reading(arg(Path), Players, _, part(_)),
    \+ begins(Module, Players, _, _),
    \+ games_tell_mover(Adapter.players, Games).
game_note(Module, Given, _, reading(Start, Opening, Turn, Ending), _, _,
          begins(A, Why, players([B,A]))) :-
    \+ option(players(_), Given),
    Turn = reading(alternate, [A,B], _, Why),
    patient_until(2, Until),
    Other = reading(alternate, [B,A], [], Why),
    faults(Module, Given, reading(Start, Opening, Other, Ending), Until,
           Faults),
    Faults < 1.
game_note(Module, _, _, _, _, Games, may_pass(PI)) :-
    asks_to_pass(Module, PI),
    \+ ( member(game(Steps, _), Games),
         member(step(_, _, Moves, _), Steps),
         is_list(Moves),
         member(Move, Moves),
         names_pass(Move)
       ).
game_note(Module, Given, _, _, _, _, no_value) :-
    \+ candidate(Module, Given, value, _).

%   other_names(+Adapter): the program calls the winner otherwise than a player.

other_names(Adapter) :-
    (   member(Name-Player, Adapter.winners)
    ;   get_dict(loop, Adapter, Loop),
        Loop.winner = printed(Names),
        member(Player-Name, Names)
    ),
    memberchk(Player, Adapter.players),
    format(string(Called), '~w', [Name]),
    format(string(Own), '~w', [Player]),
    \+ string_lower(Own, Called),
    !.

%   asks_to_pass(+Module, -PI): PI asks a person whether to pass, and reads the
%   answer.

asks_to_pass(Module, Name/Arity) :-
    program_clause(Module, Head, Body),
    body_goals(Body, Goals),
    goal_text(Goals, Text),
    sub_string(Text, _, _, _, "?"),
    string_lower(Text, Lower),
    passing(Word),
    sub_string(Lower, _, _, _, Word),
    member(Goal, Goals),
    callable(Goal),
    functor(Goal, Reader, _),
    reading(Beginning),
    sub_atom(Reader, 0, _, _, Beginning),
    !,
    functor(Head, Name, Arity).

passing("skip turn").
passing("skip your turn").
passing("skip the turn").
passing("skip this turn").
passing("want to pass").
passing("wish to pass").
passing("like to pass").
passing("pass your turn").
passing("pass the turn").
passing("pass turn").
passing("passar a vez").

reading(read).
reading(get).
reading(peek).
reading(ask).
reading(input).

names_pass(Move) :-
    sub_term(Name, Move),
    atom(Name),
    memberchk(Name, [pass,skip,passar,passa,'Pass','Skip',none]),
    !.

%   spread_member(+Most, -Element, +List) is nondet: Element is one of Most or
%   fewer of List, the first and others that are spread over it.

spread_member(Most, Element, List) :-
    length(List, Length),
    Step is max(1, ceiling(Length/Most)),
    nth0(N, List, Element),
    N mod Step =:= 0.

keeps_turn(Adapter, State, Player, Move, Keeps) :-
    attempt(adapted_legal_move(Adapter, State, Move, New), yes),
    attempt(adapted_game_over(Adapter, New, _), no),
    (   attempt(adapted_player_to_move(Adapter, New, Player), yes)
    ->  Keeps = yes
    ;   Keeps = no
    ).

general_question(move(_), move) :-
    !.
general_question(Question, Question).

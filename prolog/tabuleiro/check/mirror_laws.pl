/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_mirror_laws,
          [ mirror_breach/3             % +Subject, +Looked, -PliesAndBreach
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [include/3, maplist/3, maplist/4]).
:- use_module(library(lists),
              [ append/3, member/2, nth0/3, same_length/2, sum_list/2
              ]).
:- use_module('../base/sample', [sample/3]).
:- use_module(ask, [ask/3, legal_moves/2, players/2, reply/3]).
:- use_module(mirrored_moves).
:- use_module(symmetry,
              [ mirrored_state/3, mirrored_winner/3, same_state/2, symmetry/3,
                symmetry_variant/3
              ]).

/** <module> A law of fairness: mirrored positions are played alike

Most games treat both players alike, and many the two sides of the board. The
program is asked about positions of random games and about their mirror images:
is the game over in both, are the mirrored moves offered, and do they lead to
the mirrored positions? A symmetry that nearly always holds is suspected where
it does not. Moves that both players can make are suspected if their results
differ. A game that is unfair by its rules breaks no law.
*/

%   The number of positions that are mirrored, of those in which a symmetry is
%   tried before it is tried in all, and of the moves played in each.

most_positions(16).
first_positions(4).
most_moves(2).

%!  mirror_breach(+Subject, +Looked, -PliesAndBreach) is semidet.
%
%   PliesAndBreach is Plies-Breach. Breach is the earliest position at which a
%   symmetry of the game does not hold; of several symmetries, the one that
%   holds best is taken. If the players may be exchanged everywhere else, Breach
%   is a start that gives one of them more. Looked is a list of looked(Game,
%   Looks), the looks at random games.

mirror_breach(Subject, Looked, Plies-Breach) :-
    positions(Looked, Start, Positions),
    ground(Start),
    players(Subject, Players),
    Players = [_,_],
    findall(State, member(position(_, State, _), Positions), States),
    findall(Tried,
            ( symmetry(Players, [Start|States], Symmetry),
              tried(Subject, Symmetry, Positions, Tried)
            ),
            All),
    findall(Share-suspect(Symmetry, Items),
            ( member(Tried, All),
              suspect(Tried, All, Share, Items),
              Tried = tried(Symmetry, _, _)
            ),
            Suspects),
    (   sort(1, @>=, Suspects, [_-suspect(Symmetry, Items)|_])
    ->  \+ excused(Subject, [Start|States], Symmetry, Positions),
        findall(Plies0-Breach0, differs(Items, Plies0, Breach0), Breaches),
        sort(1, @=<, Breaches, [Plies-Breach|_])
    ;   unequal_start(Start, States, All),
        Plies = 0,
        Breach = broken(start_unequal, state(Start))
    ).

%   A variant of Symmetry holds everywhere.

excused(Subject, States, Symmetry, Positions) :-
    symmetry_variant(States, Symmetry, Variant),
    tried(Subject, Variant, Positions, tried(_, shares(1, 1, 1), _)),
    !.

%   The players may be exchanged except at the start, where they differ in more
%   than the turn.

unequal_start(Start, States, All) :-
    findall(Symmetry,
            ( member(tried(Symmetry, shares(1, 1, 1), Items), All),
              exchanges_players(Symmetry),
              length(Items, Count),
              Count >= 8
            ),
            Symmetries),
    Symmetries = [_|_],
    \+ ( member(Symmetry, Symmetries),
         (   Variant = Symmetry
         ;   symmetry_variant([Start|States], Symmetry, Variant)
         ),
         mirrored_state(Variant, Start, Mirrored),
         differences(Start, Mirrored, Differences),
         Differences =< 1
       ).

exchanges_players(sym(_, [_|_], _)).

%   The third argument is the number of leaves in which A and B differ.

differences(A, B, 0) :-
    A == B,
    !.
differences(A, B, Count) :-
    compound(A),
    compound(B),
    compound_name_arguments(A, Name, As),
    compound_name_arguments(B, Name, Bs),
    same_length(As, Bs),
    !,
    maplist(differences, As, Bs, Counts),
    sum_list(Counts, Count).
differences(_, _, 1).

differs(Items, Plies,
        broken(asked(Question, mirrored_otherwise(PI, Question)),
               state(State))) :-
    member(item(PI, no, Plies, State, Question), Items).

%   Positions are terms position(Plies, State, Answers), one for each state.

positions(Looked, Start, Positions) :-
    Looked = [looked(game(_, _, [Start|_]), _)|_],
    findall(position(Plies, State, Answers),
            ( member(looked(_, Looks), Looked),
              nth0(Plies, Looks, look(State, Answers)),
              ground(State)
            ),
            All),
    sort(2, @<, All, Set),
    most_positions(Most),
    sample(Most, Set, Positions).

%   Tried is tried(Symmetry, shares(Over, Moves, Results), Items) for the best
%   map of moves. Each of Items records whether an answer is mirrored.

tried(Subject, Symmetry, Positions,
      tried(Symmetry, shares(Over, Moves, Results), Items)) :-
    first_positions(Count),
    findall(Mirrored,
            ( member(Position, Positions),
              mirrored(Symmetry, Position, Mirrored)
            ),
            All),
    first(Count, All, First, Rest),
    asked(Subject, First, AskedFirst),
    maps(Symmetry, AskedFirst, Maps0),
    best_maps(Maps0, AskedFirst, Maps),
    asked(Subject, Rest, AskedRest),
    append(AskedFirst, AskedRest, Asked),
    best_maps(Maps, Asked, [Map|_]),
    findall(Item, item(Subject, Symmetry, Map, Asked, Item), Items),
    maplist(share(Items), [game_over/2,valid_moves/2,move/3],
            [Over,Moves,Results]).

first(Count, List, First, Rest) :-
    (   length(First0, Count),
        append(First0, Rest0, List)
    ->  First = First0,
        Rest = Rest0
    ;   First = List,
        Rest = []
    ).

mirrored(Symmetry, position(Plies, State, Answers),
         mirrored(Plies, State, Moves, Winner, Mirrored)) :-
    mirrored_state(Symmetry, State, Mirrored),
    Mirrored \== State,
    legal_moves(Answers, Moves),
    (   reply(Answers, game_over(State), Winner0)
    ->  mirrored_winner(Symmetry, Winner0, Winner1),
        Winner = yes(Winner1)
    ;   Winner = no
    ).

%   Asked is asked(Mirrored, Alike, Moves): whether the game is over in both
%   states or in neither, and the moves at the mirrored state, `none` if not.

asked(Subject, Mirrored, Asked) :-
    maplist(asked_of(Subject), Mirrored, Asked).

asked_of(Subject, Mirrored, asked(Mirrored, Alike, Moves)) :-
    Mirrored = mirrored(_, _, _, Winner, State),
    ask(Subject, game_over(State), answer(_, Over, _)),
    (   Over == Winner
    ->  Alike = yes,
        (   Over == no,
            ask(Subject, valid_moves(State), answer(_, yes(List), _)),
            is_list(List)
        ->  sort(List, Moves)
        ;   Moves = none
        )
    ;   Alike = no,
        Moves = none
    ).

%   Maps are the maps of moves that may belong to Symmetry.

maps(Symmetry, Asked, Maps) :-
    Asked = [asked(mirrored(_, Start, _, _, _), _, _)|_],
    findall(Move,
            ( member(asked(mirrored(_, _, Moves, _, _), _, _), Asked),
              member(Move, Moves)
            ),
            AllMoves),
    findall(Map, move_map(Symmetry, Start, AllMoves, Map), Maps).

%   Best are the Maps that agree with the most of Asked, at least with one.

best_maps(Maps, Asked, Best) :-
    findall(Agree-Map,
            ( member(Map, Maps),
              aggregate_all(count,
                            ( member(Asked1, Asked),
                              moves_agree(Map, Asked1)
                            ),
                            Agree)
            ),
            Counted),
    sort(1, @>=, Counted, [Most-_|_]),
    Most > 0,
    findall(Map, member(Most-Map, Counted), Best).

moves_agree(Map, asked(mirrored(_, _, Moves0, _, _), _, Moves)) :-
    Moves \== none,
    mirrored_moves(Map, Moves0, Others0),
    sort(Others0, Others),
    Others == Moves.

item(_, _, _, Asked, item(game_over/2, Alike, Plies, State, game_over(T))) :-
    member(asked(mirrored(Plies, State, _, _, T), Alike, _), Asked).
item(_, _, Map, Asked,
     item(valid_moves/2, Alike, Plies, State, valid_moves(T))) :-
    member(Asked1, Asked),
    Asked1 = asked(mirrored(Plies, State, _, no, T), yes, _),
    (   moves_agree(Map, Asked1)
    ->  Alike = yes
    ;   Alike = no
    ).
item(Subject, Symmetry, Map, Asked,
     item(move/3, Alike, Plies, State, move(T, Move))) :-
    most_moves(Most),
    member(Asked1, Asked),
    Asked1 = asked(mirrored(Plies, State, Moves, no, T), yes, _),
    moves_agree(Map, Asked1),
    sample(Most, Moves, Some),
    member(Move0, Some),
    mirrored_moves(Map, [Move0], [Move]),
    ask(Subject, move(State, Move0), answer(_, yes(New), _)),
    ask(Subject, move(T, Move), answer(_, Result, _)),
    (   Result = yes(Other),
        ground(New-Other),
        mirrored_state(Symmetry, New, New1),
        same_state(New1, Other)
    ->  Alike = yes
    ;   Alike = no
    ).

%   Share is the share of the items of PI that are alike, or 1 if PI has none.

share(Items, PI, Share) :-
    include(item_of(PI), Items, Own),
    length(Own, Count),
    aggregate_all(count, member(item(_, yes, _, _, _), Own), Yes),
    Share is (Yes+1)/(Count+1).

item_of(PI, item(PI, _, _, _, _)).

%!  suspect(+Tried, +All, -Share, -Items) is semidet.
%
%   Tried is a symmetry that does not always hold. Share orders suspects.

suspect(tried(Symmetry, shares(Over, Moves, Results), Items), All, Share,
        Items) :-
    Shares = [Over,Moves,Results],
    member(item(_, no, _, _, _), Items),
    length(Items, Count),
    Count >= 8,
    (   Moves =:= 1,
        max(Over, Results) =:= 1,
        min(Over, Results) >= 0.5
    ->  true
    ;   \+ ( member(S, Shares), S < 0.85 )
    ->  true
    ;   Moves =:= 1,
        Over >= 0.8,
        swaps_players_only(Symmetry)
    ),
    \+ ( member(tried(Other, shares(1, 1, 1), _), All),
         same_kind(Symmetry, Other)
       ),
    Share is Over*Moves*Results.

swaps_players_only(sym(none, _, _)).

%   Both symmetries exchange the same players and sides, but different pieces or
%   points.

same_kind(sym(Flip, Pairs, _), sym(Flip, Others, _)) :-
    (   Pairs == []
    ->  Others == []
    ;   Others \== []
    ).

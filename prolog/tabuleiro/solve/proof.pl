/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_proof,
          [ make_proof/5,               % :Prove, +Game, +State, +Result,
                                        % -Entries
            check_proof/2               % +Proof, -Count
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists),
              [append/2, append/3, member/2, memberchk/2, same_length/2]).

/** <module> Proofs that anyone can check

A proof is proof(Game, State, Result, Entries). An entry is

  - win(Player, State, Plies, Move): Player is to move in State and wins within
    Plies by Move
  - hold(Player, State, Move): Player is to move in State and does not lose by
    Move

A win or loss has the entries of the winner, a draw has those of both players.
check_proof/2 calls nothing but the predicates of the game.

A proof shows that the winner wins within the plies of Result. That there is no
shorter win is not part of it.
*/

:- meta_predicate
    make_proof(4, +, +, +, -).

                /*******************************
                *            MAKING            *
                *******************************/

%!  make_proof(:Prove, +Game, +State, +Result, -Entries) is det.
%
%   Entries are those of a proof of Result, of solve/4, which is not unknown.
%   call(Prove, State, Limits, Verdict, Move) proves the states on the way.
%
%   @error resource_error(proof) if Prove does not find again what it has found

make_proof(Prove, Game, State, Result, Entries) :-
    claims(Game, State, Result, Claims),
    maplist(entries(Prove, Game), Claims, Lists),
    append(Lists, Entries).

%!  claims(+Game, +State, +Result, -Claims) is det.
%
%   Claims are win(Player, State, Plies) and hold(Player, State), which Result
%   consists of.

claims(Game, State, Result, Claims) :-
    once(Game:player_to_move(State, Mover)),
    opponent(Game, Mover, Opponent),
    (   Result == draw
    ->  Claims = [hold(Mover, State),hold(Opponent, State)]
    ;   Result =.. [Kind,Length],
        (   Length = _-Plies
        ->  true
        ;   Plies = Length
        ),
        (   Kind == win
        ->  Claims = [win(Mover, State, Plies)]
        ;   Claims = [win(Opponent, State, Plies)]
        )
    ).

opponent(Game, Player, Opponent) :-
    Game:game_info(Info),
    member(Opponent, Info.players),
    Opponent \== Player,
    !.

entries(Prove, Game, Claim, Entries) :-
    setup_call_cleanup(
        trie_new(Seen),
        ( made([Claim], Prove, Game, Seen),
          findall(Entry, entry(Seen, Entry), Entries)
        ),
        trie_destroy(Seen)).

%   Seen has seen(Player, State)-(Plies-Move), where Move is `none` if the
%   opponent moves. Plies is `inf` of a claim to hold.

entry(Seen, Entry) :-
    trie_gen(Seen, seen(Player, State), Plies-move(Move)),
    (   Plies == inf
    ->  Entry = hold(Player, State, Move)
    ;   Entry = win(Player, State, Plies, Move)
    ).

made([], _, _, _).
made([Claim|Claims], Prove, Game, Seen) :-
    parts(Claim, Player, State, Plies),
    (   is_seen(Seen, Player, State, Plies)
    ->  made(Claims, Prove, Game, Seen)
    ;   once(Game:game_over(State, _))
    ->  made(Claims, Prove, Game, Seen)
    ;   once(Game:player_to_move(State, Player))
    ->  proved(Prove, Claim, Move, Exact),
        trie_update(Seen, seen(Player, State), Exact-move(Move)),
        Game:move(State, Move, Child),
        next(Claim, Exact, Child, NewClaim),
        made([NewClaim|Claims], Prove, Game, Seen)
    ;   trie_update(Seen, seen(Player, State), Plies-none),
        Game:valid_moves(State, Moves),
        findall(NewClaim,
                ( member(Move, Moves),
                  Game:move(State, Move, Child),
                  next(Claim, Plies, Child, NewClaim)
                ),
                Claims1,
                Claims),
        made(Claims1, Prove, Game, Seen)
    ).

parts(win(Player, State, Plies), Player, State, Plies).
parts(hold(Player, State), Player, State, inf).

next(win(Player, _, _), Plies, State, win(Player, State, Left)) :-
    Left is Plies-1.
next(hold(Player, _), _, State, hold(Player, State)).

is_seen(Seen, Player, State, Plies) :-
    trie_lookup(Seen, seen(Player, State), Before-_),
    Before =< Plies.

proved(Prove, win(_, State, Plies), Move, High) :-
    call(Prove, State, [plies(Plies)], verdict(win, _, High, _, _), Move),
    High =< Plies,
    !.
proved(Prove, hold(_, State), Move, inf) :-
    call(Prove, State, [plies(100)], verdict(Kind, _, _, _, _), Move),
    memberchk(Kind, [draw,win]),
    !.
proved(_, _, _, _) :-
    throw(error(resource_error(proof), _)).

                /*******************************
                *           CHECKING           *
                *******************************/

%!  check_proof(+Proof, -Count) is det.
%
%   Proof is right, by player_to_move/2, valid_moves/2, move/3 and game_over/2
%   of its game alone. Count is the number of states that were looked at.
%
%   @error domain_error(proof, Claim) for a Claim of Proof that its entries do
%   not show, see claims/4

check_proof(proof(Game, State, Result, Entries), Count) :-
    claims(Game, State, Result, Claims),
    setup_call_cleanup(
        ( trie_new(Told),
          trie_new(Seen)
        ),
        ( forall(member(Entry, Entries), tell(Entry, Told)),
          checked(Claims, Game, Told, Seen),
          aggregate_all(count, trie_gen(Seen, _, _), Count)
        ),
        ( trie_destroy(Told),
          trie_destroy(Seen)
        )).

tell(win(Player, State, Plies, Move), Told) :-
    trie_update(Told, told(Player, State, win), Plies-Move).
tell(hold(Player, State, Move), Told) :-
    trie_update(Told, told(Player, State, hold), inf-Move).

%   A claim is checked once for each number of plies that is less than before.
%   A win is reached by induction over the plies; a claim to hold is true if all
%   that follow from it are, since a player who is never in a lost position does
%   not lose.

checked([], _, _, _).
checked([Claim|Claims], Game, Told, Seen) :-
    parts(Claim, Player, State, Plies),
    (   is_seen(Seen, Player, State, Plies)
    ->  checked(Claims, Game, Told, Seen)
    ;   trie_update(Seen, seen(Player, State), Plies-none),
        (   follows(Claim, Game, Told, NewClaims)
        ->  append(NewClaims, Claims, Claims1),
            checked(Claims1, Game, Told, Seen)
        ;   throw(error(domain_error(proof, Claim),
                        context(_, tabuleiro(not_shown))))
        )
    ).

%!  follows(+Claim, +Game, +Told, -Claims) is semidet.
%
%   Claim is true if Claims are.

follows(Claim, Game, _, Claims) :-
    parts(Claim, Player, State, _),
    once(Game:game_over(State, Winner)),
    !,
    Claims = [],
    (   Winner == Player
    ->  true
    ;   Claim = hold(_, _),
        Winner == draw
    ).
follows(Claim, Game, Told, Claims) :-
    parts(Claim, Player, State, Plies),
    Plies > 0,
    once(Game:valid_moves(State, Moves)),
    Moves = [_|_],
    (   once(Game:player_to_move(State, Player))
    ->  functor(Claim, Kind, _),
        trie_lookup(Told, told(Player, State, Kind), Within-Move),
        Within =< Plies,
        memberchk(Move, Moves),
        Game:move(State, Move, Child),
        next(Claim, Within, Child, NewClaim),
        Claims = [NewClaim]
    ;   findall(NewClaim,
                ( member(Move, Moves),
                  Game:move(State, Move, Child),
                  next(Claim, Plies, Child, NewClaim)
                ),
                Claims),
        same_length(Moves, Claims)
    ).

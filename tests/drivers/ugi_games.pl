/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(ugi_games,
          [ ugi_games/3,                % +Game, +Count, +Seed
            ugi_games_and_halt/1        % +Count
          ]).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module('../support/ugi_client').
:- use_module('../../prolog/tabuleiro').

/** <module> Games of the two sessions, with every line checked

    swipl -g "ugi_games_and_halt(200)" tests/drivers/ugi_games.pl

tabuleiro-ugi plays against the session in Prolog, at a few positions a move,
with some moves drawn at random so that no two games are alike. The output of
both is compared with the rules of the game in Prolog: the answers to all
queries, the legal moves, the form of every `info` line, and every move of every
line of play. The rules have no draw by repetition, so `Threefold` is 0.
*/

most_plies(150).

%!  ugi_games_and_halt(+Count) is det.
%
%   Plays Count games of each game, and ends the process.

ugi_games_and_halt(Count) :-
    Seed is random(1<<30),
    forall(game_name(Game),
           ( ugi_games(Game, Count, Seed),
             format("~w: ~D games of the two sessions, seed ~d~n",
                    [Game,Count,Seed])
           )),
    halt(0).

%!  ugi_games(+Game, +Count, +Seed) is det.
%
%   @throws wrong(Moves, What) after Moves, the words of the game so far

ugi_games(Name, Count, Seed) :-
    set_random(seed(Seed)),
    load_game(Name, Game),
    with_ugi(Game, Client1,
             with_ugi_session(Game, Client2,
                              forall(between(1, Count, _),
                                     game(Game, Client1, Client2)))).

game(Game, Client1, Client2) :-
    forall(member(Client, [Client1,Client2]),
           ugi_answers(Client, "setoption name Threefold value 0\nuginewgame",
                       [])),
    Game:initial_state(default, State),
    ply(0, Game, State, [], Client1-Client2).

%   The clients take turns, so that each plays both sides of games whose
%   players move several times in a row.

ply(Plies, Game, State, Moves, Client-Other) :-
    reverse(Moves, Forward),
    atomic_list_concat(["position startpos moves"|Forward], ' ', Position),
    must(ugi_answers(Client, Position, []), Moves, Position),
    expected(Game, State, Queries),
    forall(member(Query-Answer, Queries),
           must(ugi_answers(Client, Query, [Answer]), Moves, Query)),
    Game:valid_moves(State, Valid),
    (   ( Valid == []
        ; most_plies(Plies)
        )
    ->  true
    ;   must(ugi_best_move(Client, "go nodes 40", Infos, Word), Moves, go),
        forall(member(Info, Infos),
               must(info(Info, Game, State), Moves, Info)),
        must(named(Game, State, Word, Best), Moves, Word),
        last(Infos, LastInfo),
        must(pv(LastInfo, [Word|_]), Moves, LastInfo),
        (   maybe(0.3)
        ->  random_member(Move, Valid)
        ;   Move = Best
        ),
        Game:move_notation(State, Move, Text),
        Game:move(State, Move, Next),
        Plies1 is Plies+1,
        ply(Plies1, Game, Next, [Text|Moves], Other-Client)
    ).

:- meta_predicate must(0, +, +).

must(Goal, Moves, What) :-
    (   call(Goal)
    ->  true
    ;   reverse(Moves, Forward),
        throw(wrong(Forward, What))
    ).

expected(Game, State,
         [ "query p1turn"-Turn, "query gameover"-Over, "query result"-Result,
           "moves"-Line
         ]) :-
    Game:game_info(Info),
    Game:player_to_move(State, Player),
    (   Info.players = [Player|_]
    ->  Turn = "response true"
    ;   Turn = "response false"
    ),
    (   Game:game_over(State, Winner)
    ->  Over = "response true",
        (   nth1(N, Info.players, Winner)
        ->  format(string(Result), "response p~dwin", [N])
        ;   Result = "response draw"
        )
    ;   Over = "response false",
        Result = "response none"
    ),
    Game:valid_moves(State, Moves),
    findall(Text,
            ( member(Move, Moves),
              Game:move_notation(State, Move, Text)
            ),
            Texts),
    atomic_list_concat([moves|Texts], ' ', Atom),
    atom_string(Atom, Line).

named(Game, State, Word, Move) :-
    Game:move_notation(State, Move, Word),
    Game:move(State, Move, _).

pv(Info, Words) :-
    split_string(Info, " ", "", All),
    append(_, ["pv"|Words], All),
    !.

info(Info, Game, State) :-
    split_string(Info, " ", "", ["info"|Words0]),
    fields([depth,multipv], Words0, Words1),
    score(Words1, Words2),
    fields([nodes,nps], Words2, Words3),
    (   fields([hashfull], Words3, Words4)
    ->  true
    ;   Words4 = Words3
    ),
    fields([time], Words4, ["pv"|Line]),
    Line = [_|_],
    played(Line, Game, State).

fields([], Words, Words).
fields([Name|Names], [Word,Digits|Words0], Words) :-
    atom_string(Name, Word),
    number_string(Number, Digits),
    integer(Number),
    Number >= 0,
    fields(Names, Words0, Words).

score(["score",Kind,Digits|Words], Words) :-
    memberchk(Kind, ["cp","mate"]),
    number_string(Number, Digits),
    integer(Number).

played([], _, _).
played([Word|Words], Game, State) :-
    named(Game, State, Word, Move),
    Game:move(State, Move, Next),
    played(Words, Game, Next).

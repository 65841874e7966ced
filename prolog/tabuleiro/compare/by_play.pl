/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_by_play,
          [ other_states/2,             % +Games, +Config
            compare_play/3,             % +Comparison, +Count, -Play
            seen_at/3                   % +Game, +State, -Seen
          ]).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3, reverse/2]).
:- use_module(library(ordsets), [ord_subtract/3]).
:- use_module(library(pairs), [pairs_keys/2]).
:- use_module(library(random), [random_between/3, random_member/2]).
:- use_module('../adopt/adopt', [adopted_file/3]).
:- use_module('../match/ugi_words', [move_word/4]).

/** <module> Two programs whose states differ: do they play the same game?

A random game is played in both programs at once. At each ply the end, the
winner, the player to move and the words of the moves are compared, not the
states.
*/

%!  other_states(+Games, +Config) is semidet.
%
%   Games are two programs, and their games of Config begin in different states.

other_states(Game1-Game2, Config) :-
    adopted_file(Game1, _, _),
    adopted_file(Game2, _, _),
    catch(starts(Game1-Game2, Config, State1-State2), error(_, _), fail),
    State1 \=@= State2.

%   The random generator is the same for both, for starts that are drawn.

starts(Game1-Game2, Config, State1-State2) :-
    random_between(0, 0x3fffffff, Seed),
    set_random(seed(Seed)),
    once(Game1:initial_state(Config, State1)),
    set_random(seed(Seed)),
    once(Game2:initial_state(Config, State2)).

%!  seen_at(+Game, +State, -Seen) is det.
%
%   Seen is over(Seat) where the game is over, with the number of the winner, or
%   `none`; else moves(Seat, Pairs), with the number of the player to move and
%   Word-Move for each move, in the order of Word, see move_word/4.

seen_at(Game, State, Seen) :-
    (   Game:game_over(State, Winner)
    ->  Seen = over(Seat),
        seat(Game, Winner, Seat)
    ;   Seen = moves(Seat, Pairs),
        once(Game:player_to_move(State, Player)),
        seat(Game, Player, Seat),
        once(Game:valid_moves(State, Moves)),
        findall(Word-Move,
                ( member(Move, Moves),
                  move_word(Game, State, Move, Word)
                ),
                Pairs0),
        sort(1, @<, Pairs0, Pairs)
    ).

seat(Game, Player, Seat) :-
    Game:game_info(Info),
    (   nth1(N, Info.players, Player)
    ->  Seat = N
    ;   Seat = none
    ).

%!  compare_play(+Comparison, +Count, -Play:dict) is det.
%
%   Plays Count random games of each config of Comparison in both of its games.
%   Play has the keys
%
%     - played, positions: the number of games, and of positions that agree
%     - difference: `none` or differs(Config, Words, State1-State2, What): the
%       words of the moves before it, the states, and What is
%       - over(Seat1, Seat2): the winners of seen_at/3, or `no` where the game
%         is not over
%       - turn(Seat1, Seat2)
%       - moves(Words1, Words2, Common): the moves that one alone offers, and
%         the number that both do
%       - move(Word, Error1, Error2): a move that one cannot play; the error of
%         the other is `none`

compare_play(Comparison, Count, Play) :-
    _{games:Games, configs:Configs, max_plies:Max} :< Comparison,
    findall(Config,
            ( between(1, Count, _),
              member(Config, Configs)
            ),
            Planned),
    play_all(Planned, Games, Max, play{played:0,positions:0,difference:none},
             Play).

play_all([], _, _, Play, Play).
play_all([Config|Planned], Games, Max, Play0, Play) :-
    starts(Games, Config, States),
    along(Max, Games, States, [], 0, Positions, Found),
    Played is Play0.played+1,
    Sum is Play0.positions+Positions,
    (   Found == none
    ->  play_all(Planned, Games, Max,
                 Play0.put(_{played:Played,positions:Sum}), Play)
    ;   Found = found(Back, At, What),
        reverse(Back, Words),
        Play = Play0.put(_{ played:Played, positions:Sum,
                            difference:differs(Config, Words, At, What) })
    ).

along(Left, Game1-Game2, State1-State2, Back, Count0, Count, Found) :-
    seen_at(Game1, State1, Seen1),
    seen_at(Game2, State2, Seen2),
    (   seen_differently(Seen1, Seen2, What)
    ->  Count = Count0,
        Found = found(Back, State1-State2, What)
    ;   Count1 is Count0+1,
        (   Left > 0,
            Seen1 = moves(_, Pairs1),
            Pairs1 = [_|_]
        ->  random_member(Word-Move1, Pairs1),
            Seen2 = moves(_, Pairs2),
            memberchk(Word-Move2, Pairs2),
            played(Game1, State1, Move1, New1),
            played(Game2, State2, Move2, New2),
            Left1 is Left-1,
            on(New1, New2, Left1, Game1-Game2, State1-State2, Word, Back,
               Count1, Count, Found)
        ;   Count = Count1,
            Found = none
        )
    ).

on(yes(New1), yes(New2), Left, Games, _, Word, Back, Count0, Count, Found) :-
    !,
    along(Left, Games, New1-New2, [Word|Back], Count0, Count, Found).
on(New1, New2, _, _, States, Word, Back, Count, Count,
   found(Back, States, move(Word, Why1, Why2))) :-
    why_not(New1, Why1),
    why_not(New2, Why2).

why_not(yes(_), none).
why_not(no(Why), Why).

%   Done is yes(New), or no(Error) if Move cannot be played.

played(Game, State, Move, Done) :-
    (   catch(Game:move(State, Move, New), Error, true)
    ->  (   var(Error)
        ->  Done = yes(New)
        ;   Error = error(_, _)
        ->  Done = no(Error)
        ;   throw(Error)
        )
    ;   Done = no(failure)
    ).

seen_differently(over(Seat), over(Seat), _) :-
    !,
    fail.
seen_differently(over(Seat1), Seen2, over(Seat1, Seat2)) :-
    !,
    winner_seen(Seen2, Seat2).
seen_differently(Seen1, over(Seat2), over(Seat1, Seat2)) :-
    !,
    winner_seen(Seen1, Seat1).
seen_differently(moves(Seat1, _), moves(Seat2, _), turn(Seat1, Seat2)) :-
    Seat1 \== Seat2,
    !.
seen_differently(moves(_, Pairs1), moves(_, Pairs2),
                 moves(Only1, Only2, Common)) :-
    pairs_keys(Pairs1, Words1),
    pairs_keys(Pairs2, Words2),
    Words1 \== Words2,
    ord_subtract(Words1, Words2, Only1),
    ord_subtract(Words2, Words1, Only2),
    length(Words1, All),
    length(Only1, Alone),
    Common is All-Alone.

winner_seen(over(Seat), Seat).
winner_seen(moves(_, _), no).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(strength,
          [ strength/2,                 % +Games, +Options
            explanation/5               % +Record, +Seat, +Opening, +Seconds,
                                        % -Why
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module('../prolog/tabuleiro').
:- use_module('../prolog/tabuleiro/search/levels', [own_levels/2]).

/** <module> How well the search plays

    make strength                               # all games
    make strength GAME=wali GAMES=40 SEED=7     # one, and fewer games

The search plays the strongest bot of each game's document, and searches of
some depth play those that look two plies less far. Each opening, a few random
plies after which the game is still open as far as match/5 can see, is played
twice with sides changed. Between searches it gives neither side a lead, if
such a one is found: who leads wins, whoever plays better. Every game against
a bot is told when it ends; for one that was not won, a longer search looks
for the reason. The lines for programs are

  - rate <game> against_level_<N> <share>
    Points of the search as a part of the games.
  - rate <game> depth_<D>_against_<E> <share>
    Points of the deeper search.

Searches limited by time use all cores: run nothing else.

In Mitsudomoe few plies leave no balanced opening, for who moves is ahead, and
a ply is half a turn: from depth 3 on two plies more gain less than elsewhere.
From balanced openings of 12 plies (build/duel) they win 66 to 70 percent, and
two turns more, depth 7 against 3 and 8 against 4, win 78 and 77.
*/

%!  strength(+Games:list(atom), +Options) is det.
%
%   Measures Games, all there are if it is empty. Options:
%
%     - games(Count): against the bot, and at each depth; default 200
%     - seed(Seed): of the openings; default 1
%     - time(Seconds): of the search for a move; default 0.1
%     - explain(Seconds): of the search for reasons, for each position;
%       default 10

strength(Games0, Options0) :-
    merge_options(Options0,
                  [games(200), seed(1), time(0.1), explain(10)],
                  Options),
    (   Games0 == []
    ->  findall(Game, game_name(Game), Games)
    ;   Games = Games0
    ),
    maplist(measure(Options), Games).

measure(Options, Game) :-
    against_bot(Game, Options),
    forall(between(1, 4, Depth),
           against_depth(Game, Depth, Options)).

%   The last level of the game's document: those after it are searches.

strongest_bot(Game, Level) :-
    load_game(Game, Module),
    Module:game_info(Info),
    own_levels(Info, Levels),
    last(Levels, Level).

%   How games begin against whom, and the plies after which they are a draw.

opening(bot,    [opening(4)]).
opening(search, [opening(4),balanced(true)]).
most_plies(300).

match_options(Opponent, Options,
              [games(Count),seed(Seed),max_plies(Most)|Opening]) :-
    option(games(Count), Options),
    option(seed(Seed), Options),
    opening(Opponent, Opening),
    most_plies(Most).

                /*******************************
                *            MATCHES           *
                *******************************/

against_bot(Game, Options) :-
    strongest_bot(Game, Level),
    option(time(Time), Options),
    option(explain(Seconds), Options),
    match_options(bot, Options, MatchOptions),
    match(Game, search([time(Time)]), level(Level), Result,
          [jobs(1), on_game(tell_game(Seconds))|MatchOptions]),
    atom_concat(against_level_, Level, What),
    print_rate(Game, What, Result.score).

against_depth(Game, Depth, Options) :-
    match_options(search, Options, MatchOptions),
    Deeper is Depth+2,
    Small = [threads(1),hash(1)],
    match(Game, search([depth(Deeper)|Small]), search([depth(Depth)|Small]),
          Result, MatchOptions),
    format(atom(What), 'depth_~d_against_~d', [Deeper,Depth]),
    print_rate(Game, What, Result.score).

print_rate(Game, What, Share) :-
    format("rate ~w ~w ~3f~n", [Game,What,Share]).

%   Tells how the game of Record went for the search.

tell_game(Seconds, Record) :-
    Record = record(Tags, Plies),
    memberchk('Game'-Game, Tags),
    memberchk('Round'-Number, Tags),
    seat(Tags, Seat),
    points(Tags, Seat, Points),
    outcome(Points, Outcome),
    length(Plies, Length),
    format("~w ~w: ~w after ~d plies", [Game,Number,Outcome,Length]),
    flush_output,
    (   Points =:= 1
    ->  true
    ;   opening(bot, [opening(Opening)]),
        explanation(Record, Seat, Opening, Seconds, Why),
        tell_reason(Why, Record)
    ),
    nl.

%   The search sits on the first or the second seat.

seat(Tags, Seat) :-
    memberchk('Player1'-First, Tags),
    (   sub_string(First, 0, _, _, "search")
    ->  Seat = 1
    ;   Seat = 2
    ).

points(Tags, Seat, Points) :-
    memberchk('Result'-Result, Tags),
    result_points(Result, First),
    (   Seat == 1
    ->  Points = First
    ;   Points is 1-First
    ).

result_points("1-0",     1).
result_points("0-1",     0).
result_points("1/2-1/2", 0.5).

outcome(1,   won).
outcome(0.5, drawn).
outcome(0,   lost).

tell_reason(opening(Plies), _) :-
    format("; ~p after the opening, proved", [loss(Plies)]).
tell_reason(move(Number, Before, Better, After), Record) :-
    record_game(Record, Game),
    record_moves(Record, Moves),
    nth1(Number, Moves, Move),
    record_states(Record, States),
    nth1(Number, States, State),
    Game:move_notation(State, Move, MoveText),
    Game:move_notation(State, Better, BetterText),
    format("; ply ~d, ~w, let it go: ~p, with ~w ~p before",
           [Number,MoveText,After,BetterText,Before]).
tell_reason(unknown, _) :-
    format("; nothing better was found", []).

                /*******************************
                *           REASONS            *
                *******************************/

%!  explanation(+Record, +Seat, +Opening, +Seconds, -Why) is det.
%
%   Why the player on Seat, 1 for who moved first, did not win the game of
%   Record, which began with Opening plies that nobody chose. Why is
%
%     - opening(Plies)
%       After the opening the game is lost in so many plies, which is proved.
%     - move(Number, Before, Better, After)
%       Ply Number was the last that gave away more than the game brought in
%       the end: the score was Before, with the move Better, and After it.
%       Scores are those of analyse/4 as the player sees them.
%     - unknown
%       No position of the game looked better than it ended.
%
%   Each position is searched for at most Seconds.

explanation(Record, Seat, Opening, Seconds, Why) :-
    Record = record(Tags, _),
    record_game(Record, Game),
    Game:game_info(Info),
    nth1(Seat, Info.players, Player),
    points(Tags, Seat, Points),
    record_states(Record, States),
    length(Opened, Opening),
    (   append(Opened, [Start|_], States)
    ->  true
    ;   last(States, Start)
    ),
    (   score(Game, Start, Player, Seconds, loss(Plies), _)
    ->  Why = opening(Plies)
    ;   findall(Number-State,
                ( nth1(Number, States, State),
                  Number > Opening,
                  Game:player_to_move(State, Player)
                ),
                Turns0),
        reverse(Turns0, Turns),
        member(Number-State, Turns),
        score(Game, State, Player, Seconds, Before, Better),
        better(Before, Points)
    ->  Next is Number+1,
        nth1(Next, States, NextState),
        score(Game, NextState, Player, Seconds, After, _),
        Why = move(Number, Before, Better, After)
    ;   Why = unknown
    ).

record_game(record(Tags, _), Game) :-
    memberchk('Game'-Text, Tags),
    atom_string(Name, Text),
    load_game(Name, Game).

%   The score of State as Player sees it, and the best move; `none` where the
%   game is over.

score(Game, State, Player, _, Score, none) :-
    Game:game_over(State, Winner),
    !,
    (   Winner == draw
    ->  Score = 0
    ;   Winner == Player
    ->  Score = win(0)
    ;   Score = loss(0)
    ).
score(Game, State, Player, Seconds, Score, Move) :-
    analyse(Game, State, [Line|_], [time(Seconds)]),
    _{score:Score0, move:Move} :< Line,
    (   Game:player_to_move(State, Player)
    ->  Score = Score0
    ;   other_view(Score0, Score)
    ).

other_view(win(Plies), loss(Plies)) :-
    !.
other_view(loss(Plies), win(Plies)) :-
    !.
other_view(Score0, Score) :-
    Score is -Score0.

%   Whether Score promises more than Points. What is not proved may be a draw.

better(win(_), _) :-
    !.
better(Score, Points) :-
    number(Score),
    (   Points =:= 0
    ->  true
    ;   Score > 0
    ).

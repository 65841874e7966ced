/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(strength,
          [ strength/2,                 % +Games, +Options
            strength_option/4,          % ?Name, ?Type, -Default, -Meaning
            explanation/5               % +Record, +Seat, +Opening, +Limits,
                                        % -Why
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module('../prolog/tabuleiro').
:- use_module('../prolog/tabuleiro/base/options', [check_options/3]).
:- use_module('../prolog/tabuleiro/search/levels', [own_levels/2]).
:- use_module('../prolog/tabuleiro/search/move_score',
              [final_score/4, opposite_score/2]).

/** <module> How well the search plays

    make strength                               # all games
    make strength GAME=wali GAMES=40 SEED=7     # one, and fewer games

The search plays the strongest bot of each game's document. Then a search
plays a search of two plies less. Each opening, four random plies after which
match/5 finds the game open, is played twice with sides changed. Between
searches the openings are balanced, if match/5 finds one: with a lead the
leader wins both games. Every game against a bot is reported when it ends, and
a longer search looks for the reason if it was not won. The lines for programs
are

  - rate <game> against_level_<N> <share>
    Points of the search per game.
  - rate <game> depth_<D>_against_<E> <share>
    Points of the deeper search per game.

Searches limited by time use all cores: run nothing else.

In Mitsudomoe four plies leave no balanced opening, since the player to move
is ahead, and a ply is half a turn: from depth 3 on two more plies gain less
than in other games. Points of the deeper search from balanced openings of 12
plies (build/duel):

    | depths           | points     |
    | two plies deeper | 66% to 70% |
    | 7 against 3      | 78%        |
    | 8 against 4      | 77%        |
*/

%!  strength_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options.

strength_option(games,   positive_integer, 200,
                "games of each match").
strength_option(seed,    integer,          1,
                "seed of the random openings").
strength_option(time,    seconds,          0.1,
                "seconds to think about a move").
strength_option(explain, seconds,          10,
                "seconds to look for what was better in a position").

%!  strength(+Games:list(atom), +Options) is det.
%
%   Measures Games, or all games if it is empty.
%
%   Options: strength_option.

strength(Games0, Options0) :-
    check_options(strength_option, Options0, Options),
    (   Games0 == []
    ->  findall(Game, game_name(Game), Games)
    ;   Games = Games0
    ),
    maplist(measure(Options), Games).

measure(Options, Game) :-
    against_bot(Game, Options),
    forall(between(1, 4, Depth),
           against_depth(Game, Depth, Options)).

%   Level is the last one of the game's document; searches follow.

strongest_bot(Game, Level) :-
    load_game(Game, Module),
    Module:game_info(Info),
    own_levels(Info, Levels),
    last(Levels, Level).

%   The opening against each opponent, and the plies after which a game is a
%   draw.

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

%   Prints how the game of Record ended for the search.

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
        explanation(Record, Seat, Opening, [time(Seconds)], Why),
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

%!  explanation(+Record, +Seat, +Opening, +Limits, -Why) is det.
%
%   Why is the reason that the player on Seat, 1 or 2, did not win the game of
%   Record, which began with Opening random plies:
%
%     - opening(Plies)
%       After the opening the game is proved lost in Plies.
%     - move(Number, Before, Better, After)
%       Ply Number is the last with a score better than the result: Before,
%       with the move Better, and After the ply played. Scores are those of
%       analyse/4 for the player.
%     - unknown
%       No position had a score better than the result.
%
%   Limits are options of analyse/4, for the search of each position.

explanation(Record, Seat, Opening, Limits, Why) :-
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
    (   score(Game, Start, Player, Limits, loss(Plies), _)
    ->  Why = opening(Plies)
    ;   findall(Number-State,
                ( nth1(Number, States, State),
                  Number > Opening,
                  Game:player_to_move(State, Player)
                ),
                Turns0),
        reverse(Turns0, Turns),
        member(Number-State, Turns),
        score(Game, State, Player, Limits, Before, Better),
        better(Before, Points)
    ->  Next is Number+1,
        nth1(Next, States, NextState),
        score(Game, NextState, Player, Limits, After, _),
        Why = move(Number, Before, Better, After)
    ;   Why = unknown
    ).

record_game(record(Tags, _), Game) :-
    memberchk('Game'-Text, Tags),
    atom_string(Name, Text),
    load_game(Name, Game).

%   Score is that of State for Player, Move the best move, or `none` if the
%   game is over.

score(Game, State, Player, _, Score, none) :-
    Game:game_over(State, Winner),
    !,
    final_score(Winner, Player, 0, Score).
score(Game, State, Player, Limits, Score, Move) :-
    analyse(Game, State, [Line|_], Limits),
    _{score:Score0, move:Move} :< Line,
    (   Game:player_to_move(State, Player)
    ->  Score = Score0
    ;   opposite_score(Score0, Score)
    ).

%   Score promises more than Points. A win that is not proved may be a draw.

better(win(_), _) :-
    !.
better(Score, Points) :-
    number(Score),
    (   Points =:= 0
    ->  true
    ;   Score > 0
    ).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_session,
          [ play_session/4              % +Game, :Player1, :Player2, +Options
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [nth1/3]).
:- use_module(texts, []).
:- use_module('../base/leave', [interrupt_leaves/1, on_leave/2]).
:- use_module(at_terminal, [play_match/5]).
:- use_module('../match/record',
              [append_record/2, record_start/3, record_states/2]).
:- use_module('../match/review', [review/3, turning_points/2]).
:- use_module('../base/progress_line', [end_progress/0, say_progress/1]).
:- use_module('../base/printing').
:- use_module(terminal).
:- use_module(replay, [replay/2]).
:- use_module(standing, [tell_standing/4]).

/** <module> A game and the menu after it
*/

:- meta_predicate
    play_session(+, :, :, +).

%!  play_session(+Game, :Player1, :Player2, +Options) is det.
%
%   Plays a match of Game, see play_match/5 for the arguments. At a terminal a
%   menu follows: a review of the game, its replay, another game. Returns when
%   the person leaves.
%
%   @error those of play_match/5

play_session(Game, Context:Player1, _:Player2, Options) :-
    play_match(Game, Context:Player1, Context:Player2, Winner,
               [as_record(Record),players(Players)|Options]),
    tell_standing(Game, Record, Players, Winner),
    (   at_terminal
    ->  after_game(Record, Next),
        next_game(Next, Game, Context, Players, Options)
    ;   true
    ).

next_game(leave, _, _, _, _).
next_game(again, Game, Context, [Player1,Player2], Options) :-
    play_session(Game, Context:Player1, Context:Player2, Options).
next_game(swapped, Game, Context, [Player1,Player2], Options) :-
    play_session(Game, Context:Player2, Context:Player1, Options).

%!  after_game(+Record, -Next) is det.
%
%   The menu after the game of Record. Next is `leave`, `again` or `swapped`.

after_game(Record, Next) :-
    on_leave(choose_next(Choice), Choice = leave),
    (   memberchk(Choice, [leave,again,swapped])
    ->  Next = Choice
    ;   on_leave(interrupt_leaves(do(Choice, Record)), true),
        after_game(Record, Next)
    ).

choose_next(Choice) :-
    choose("The game is over",
           [ item(review,  "Accuracy and turning points", ["a","r"]),
             item(replay,  "Replay move by move", []),
             item(save,    "Save the game", ["s"]),
             item(again,   "Play again", ["p"]),
             item(swapped, "Play again with sides changed", ["c"]),
             item(leave,   "Back", ["b","back"])
           ],
           Choice).

%   Ctrl-C ends what is done here, not the menu.

do(review, Record) :-
    review(Record, Review, [on_ply(tell_progress)]),
    end_progress,
    turning_points(Review, Plies),
    record_start(Record, Game, _),
    record_states(Record, States),
    maplist(point(Game, States), Plies, Points),
    say_paragraph(reviewed(Review.sides, Points)).
do(replay, Record) :-
    replay(Record, []).
do(save, Record) :-
    ask(ask_file, File),
    (   File == ""
    ->  true
    ;   catch(append_record(File, Record), error(Formal, Context), true),
        (   var(Formal)
        ->  say(saved(File))
        ;   say(failed(error(Formal, Context)))
        )
    ).

tell_progress(N, Count) :-
    say_progress(reviewing(N, Count)).

point(Game, States, Ply, point(Ply, Name, Move, Best)) :-
    nth1(Ply.number, States, State),
    Game:game_info(Info),
    nth1(N, Info.players, Ply.player),
    nth1(N, Info.player_names, Name),
    !,
    maplist(Game:move_notation(State), [Ply.move,Ply.best], [Move,Best]).

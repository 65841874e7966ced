/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_session,
          [ play_session/4              % +Game, :Player1, :Player2, +Options
          ]).
:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(lists),
              [append/3, last/2, member/2, memberchk/2, nth0/3, nth1/3,
               reverse/2]).
:- use_module(library(option), [merge_options/3]).
:- use_module(texts, []).
:- use_module('../base/leave', [interrupt_leaves/1, on_leave/2]).
:- use_module(at_terminal, [play_match/5]).
:- use_module('../match/record',
              [append_record/2, record_start/3, record_states/2]).
:- use_module('../match/review', [review/3, turning_points/2]).
:- use_module('../base/progress_line', [end_progress/0, say_progress/1]).
:- use_module('../base/printing').
:- use_module('../base/room', [screen_width/1]).
:- use_module(graph, [chance_graph/3]).
:- use_module(pick, [pick_in_game/6]).
:- use_module(terminal).
:- use_module(replay, [replay/3]).
:- use_module(standing, [tell_standing/6]).

/** <module> A game and the menu after it
*/

:- meta_predicate
    play_session(+, :, :, +).

%!  play_session(+Game, :Player1, :Player2, +Options) is det.
%
%   Plays a match of Game, see play_match/5 for the arguments. At a terminal a
%   menu follows: a review of the game, its replay, another game, or the same
%   one from a position before its end. Returns when the person leaves.
%
%   @error those of play_match/5

play_session(Game, Context:Player1, _:Player2, Options) :-
    session_from([], Game, Context, [Player1,Player2], Options).

%   Start has options of the first game only, which override Options.

session_from(Start, Game, Context, [Player1,Player2], Options) :-
    merge_options(Start, Options, FirstOptions),
    play_match(Game, Context:Player1, Context:Player2, Winner,
               [ as_record(Record), players(Players), helped(Helped)
               | FirstOptions
               ]),
    tell_standing(Game, Record, Players, Winner, Helped, Advised),
    (   at_terminal
    ->  after_game(Record, Players, Advised, Next),
        next_game(Next, Game, Context, Players, Options)
    ;   true
    ).

next_game(leave, _, _, _, _).
next_game(again(Players), Game, Context, _, Options) :-
    session_from([], Game, Context, Players, Options).
next_game(from(Record), Game, Context, Players, Options) :-
    session_from([resume(Record),threefold(false),max_plies(inf)],
                 Game, Context, Players, Options).

%!  after_game(+Record, +Players, +Advised, -Next) is det.
%
%   The menu after the game of Record. Advised is that of tell_standing/6. Next
%   is `leave`, again(Players1), or from(Record1): the game goes on from the end
%   of Record1.

after_game(Record, Players, Advised, Next) :-
    record_states(Record, States),
    record_start(Record, Game, _),
    findall(Item,
            (   member(Item, [ item(review, "Accuracy and turning points",
                                    ["a","r"]),
                               item(replay, "Replay move by move", []),
                               item(save, "Save the game", ["s"])
                             ])
            ;   new_game_item(Advised, Players, Item)
            ;   item(Record, States, Item)
            ),
            Items),
    on_leave(pick_in_game("The game is over", Items, back, Game, [], Choice),
             Choice = leave),
    (   memberchk(Choice, [leave,again(_)])
    ->  Next = Choice
    ;   on_leave(interrupt_leaves(do(Choice, Record, Players, Ply)), true),
        (   integer(Ply)
        ->  begun(Ply, Record, Beginning),
            Next = from(Beginning)
        ;   after_game(Record, Players, Advised, Next)
        )
    ).

%   Enter begins a game against the advised opponent.

new_game_item(Label-Players, _, item(again(Players), Text, ["n",""])) :-
    message_text(play_next(Label), Text).
new_game_item(Advised, Players,
              item(again(Players), "Play again", ["p"|Marked])) :-
    (   Advised == none
    ->  Marked = [""]
    ;   Marked = []
    ).
new_game_item(_, Players,
              item(again(Swapped), "Play again with sides changed", ["c"])) :-
    reverse(Players, Swapped).

item(record(_, [_|_]), _,
     item(undo, "Take back the last move", ["undo","u"])).
item(Record, States, item(play_on, "Play on from here", ["o"])) :-
    record_start(Record, Game, _),
    last(States, State),
    \+ Game:game_over(State, _).

%!  do(+Choice, +Record, +Players, -Ply) is det.
%
%   Does what the person has chosen. Ply is unbound, or the number of plies
%   after which the game goes on. Ctrl-C ends what is done here, not the menu.

do(review, Record, _, _) :-
    review(Record, Review, [on_ply(tell_progress)]),
    end_progress,
    turning_points(Review, Plies),
    record_start(Record, Game, _),
    record_states(Record, States),
    maplist(point(Game, States), Plies, Points),
    say_paragraph(reviewed(Review.sides, Points)),
    tell_graph(Game, Review.plies).
do(replay, Record, _, Ply) :-
    replay(Record, [], Ply).
do(save, Record, _, _) :-
    ask(ask_file, File),
    (   File == ""
    ->  true
    ;   catch(append_record(File, Record), error(Formal, Context), true),
        (   var(Formal)
        ->  say(saved(File))
        ;   say(failed(error(Formal, Context)))
        )
    ).
do(undo, Record, Players, Ply) :-
    record_start(Record, Game, _),
    record_states(Record, States),
    Record = record(_, Plies),
    findall(N,
            ( nth0(N, States, State),
              nth0(N, Plies, _),
              decides(Game, State, Players)
            ),
            Decisions),
    (   last(Decisions, Ply0)
    ->  Ply = Ply0
    ;   length(Plies, Count),
        Ply is Count-1
    ).
do(play_on, record(_, Plies), _, Ply) :-
    length(Plies, Ply).

%   A person is to move in State.

decides(Game, State, Players) :-
    Game:player_to_move(State, Player),
    Game:game_info(Info),
    nth1(N, Info.players, Player),
    nth1(N, Players, human),
    !.

%   Beginning has the first plies of Record.

begun(Ply, record(Tags0, Plies0), record(Tags, Plies)) :-
    exclude(of_plies, Tags0, Tags),
    length(Plies, Ply),
    append(Plies, _, Plies0).

of_plies(thoughts-_).
of_plies(variations-_).

%   The chances of the first player after each ply.

tell_graph(_, []) :-
    !.
tell_graph(Game, Plies) :-
    Game:game_info(Info),
    _{players:[First,_], player_names:[Name,_]} :< Info,
    maplist(chance_after(First), Plies, Chances),
    screen_width(Columns),
    Width is min(70, Columns-4),
    chance_graph(Chances, Width, Graph),
    say(graph(Name, Graph)).

chance_after(Player, Ply, Chance) :-
    (   Ply.player == Player
    ->  Chance = Ply.after
    ;   Chance is 1-Ply.after
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

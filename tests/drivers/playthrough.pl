/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(playthrough,
          [ playthrough/2,              % +Module, -Text
            playthrough_file/2,         % +Game, -File
            write_playthrough/1         % +Game
          ]).
:- use_module(library(lists)).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/match/random_game', [blunder/3]).

/** <module> Playthroughs: a whole game as text, every query answered

    swipl -g "write_playthrough(waldmeister)" -t halt \
          tests/drivers/playthrough.pl

writes games/waldmeister/tests/playthrough.txt. It shows a reader the game, and
a reviewer the effect of a change. The moves come from arithmetic on the ply, so
the text depends only on the rules; a move that loses at once is skipped.
*/

%!  playthrough(+Module, -Text:string) is det.
%
%   Text is a game of Module from its third config, or its last if it has
%   no third, at most 60 plies.

playthrough(Module, Text) :-
    Module:game_info(Info),
    (   nth1(3, Info.configs, Config)
    ->  true
    ;   last(Info.configs, Config)
    ),
    Module:initial_state(Config, State),
    with_output_to(string(Text),
                   ( format("~w, initial_state(~q, State)~n",
                            [Info.title,Config]),
                     play(0, Module, Info, State)
                   )).

play(Ply, Module, Info, State) :-
    format("~n----- ply ~d~n~n", [Ply]),
    Module:show_game(State, [ascii(true)]),
    format("~nstate: ~q~n", [State]),
    state_notation(Module, State, Position),
    format("position: ~w~n", [Position]),
    Module:player_to_move(State, Player),
    format("player_to_move: ~q~n", [Player]),
    forall(member(P, Info.players),
           ( Module:value(State, P, Value),
             format("value(~q): ~w~n", [P,Value])
           )),
    Module:valid_moves(State, Moves),
    length(Moves, Count),
    format("valid_moves: ~d~n", [Count]),
    (   Module:game_over(State, Winner)
    ->  format("game_over: ~q~n", [Winner])
    ;   Module:best_moves(State, 2, Best),
        length(Best, BestCount),
        format("best_moves(2): ~d~n", [BestCount]),
        I is (Ply*7919+13) mod Count,
        length(Before, I),
        append(Before, From, Moves),
        append(From, Before, Candidates),
        good_move(Candidates, Module, State, Move, NewState),
        Module:move_notation(State, Move, Notation),
        format("move: ~q, ~w~n", [Move,Notation]),
        Ply1 is Ply+1,
        (   Ply1 =< 60
        ->  play(Ply1, Module, Info, NewState)
        ;   true
        )
    ).

%   The first move that does not lose at once, or the first.

good_move(Candidates, Module, State, Move, NewState) :-
    member(Move, Candidates),
    Module:move(State, Move, NewState),
    \+ blunder(Module, State, NewState),
    !.
good_move([Move|_], Module, State, Move, NewState) :-
    Module:move(State, Move, NewState).

%!  playthrough_file(+Game, -File) is det.

playthrough_file(Game, File) :-
    source_file(playthrough:playthrough_file(_, _), Here),
    file_directory_name(Here, Dir),
    atomic_list_concat([Dir, '/../../games/', Game,
                        '/tests/playthrough.txt'], File).

%!  write_playthrough(+Game) is det.
%
%   Writes the playthrough of the reference of Game.

write_playthrough(Game) :-
    atom_concat(Game, '_reference', Reference),
    load_game(Reference, Reference),
    playthrough(Reference, Text),
    playthrough_file(Game, File),
    setup_call_cleanup(
        open(File, write, Out, [encoding(utf8)]),
        write(Out, Text),
        close(Out)).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(version, []).
:- use_module(library(lists)).
:- use_module(library(main)).
:- use_module(library(process)).
:- use_module('../prolog/tabuleiro/game/games', [load_game/2]).
:- use_module('../prolog/tabuleiro/match/ugi_words').

:- initialization(main, main).

/** <module> An earlier version of the library, by the Universal Game Interface

    swipl tools/version.pl FOLDER GAME

Plays GAME as the library of FOLDER does, an earlier checkout that was built;
see tools/version. The rules and the notation are those of this checkout. For
each move, another process, version_search.pl, which loads only the library of
FOLDER, gets a term search(State, Options) and answers with the number of a
move. The commands are `ugi`, `isready`, `uginewgame`, `position`, `go` with the
limits nodes, depth and movetime, and `quit`; other commands are ignored.
*/

main([Folder,Name]) :-
    load_game(Name, Game),
    source_file(version:main(_), File),
    file_directory_name(File, Tools),
    atom_concat(Tools, '/version_search.pl', Search),
    setup_call_cleanup(
        process_create(path(swipl), [Search,Folder,Name],
                       [stdin(pipe(In)), stdout(pipe(Out, [type(binary)])),
                        process(Process)]),
        session(Game, In, Out),
        ( close(In, [force(true)]),
          close(Out, [force(true)]),
          process_wait(Process, _)
        )).

session(Game, In, Out) :-
    set_stream(user_input, type(binary)),
    Game:initial_state(default, Start),
    read_on(Start, old(Game, In, Out)).

read_on(State0, Old) :-
    ugi_line(user_input, 1_048_576, Line),
    (   string(Line),
        ugi_words(Line, Words),
        Words \= ["quit"|_]
    ->  (   catch(obey(Words, State0, Old, State), Error,
                  ( print_message(error, Error),
                    fail
                  ))
        ->  true
        ;   State = State0
        ),
        flush_output,
        read_on(State, Old)
    ;   true
    ).

obey(["ugi"|_], State, old(Game, _, _), State) :-
    format('id name tabuleiro ~w, an earlier version~nugiok~n', [Game]).
obey(["isready"|_], State, _, State) :-
    format('readyok~n').
obey(["position"|Words], _, old(Game, _, _), State) :-
    append(Where, ["moves"|Moves], Words),
    !,
    position(Where, Game, State0),
    played(Moves, Game, State0, State).
obey(["position"|Words], _, old(Game, _, _), State) :-
    position(Words, Game, State).
obey(["go"|Words], State, old(Game, In, Out), State) :-
    findall(Limit, limit(Words, Limit), Limits),
    write_term(In, search(State, Limits),
               [quoted(true), ignore_ops(true), fullstop(true), nl(true)]),
    flush_output(In),
    ugi_line(Out, 100, Line),
    number_string(N, Line),
    Game:valid_moves(State, Moves),
    nth1(N, Moves, Move),
    move_word(Game, State, Move, Word),
    format('bestmove ~s~n', [Word]).

limit(Words, Limit) :-
    nextto(Name, Word, Words),
    word_integer(Word, Number),
    limit(Name, Number, Limit).

limit("nodes",    Count, nodes(Count)).
limit("depth",    Plies, depth(Plies)).
limit("movetime", Milliseconds, time(Seconds)) :-
    Seconds is Milliseconds/1000.

position(["startpos"], Game, State) :-
    Game:initial_state(default, State).
position(["fen",Fen], Game, State) :-
    Game:state_notation(State, Fen).

played([], _, State, State).
played([Word|Words], Game, State0, State) :-
    word_move(Game, State0, Word, Move),
    Game:move(State0, Move, State1),
    played(Words, Game, State1, State).

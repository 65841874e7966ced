/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_ugi_session,
          [ ugi_session/2               % +Game, +Config
          ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3]).
:- use_module(library(apply), [include/3]).
:- use_module('../game/game', [has_predicate/2]).
:- use_module('../game/native', [native_game/1]).
:- use_module('../game/state_notation', [state_notation/3]).
:- use_module('../match/ugi_words').
:- use_module('../search/analyse', [close_engine/1, open_engine/3]).
:- use_module('../base/printing', [message_text/2]).
:- use_module(go).
:- use_module(options).
:- use_module(protocol).
:- use_module(say).
:- use_module(task).

/** <module> A session of the Universal Game Interface, for any game

The commands are those of build/tabuleiro-ugi, which docs/ugi.md describes.

A session is a dict with the keys

  - game
  - defaults, options: the options at the beginning of the session, and now
  - state
  - past: the states before `state`, the last one first
  - engine: an engine of open_engine/3, or `none`
  - task: the last task, or `none`
  - ponders: `true` if the task is a search that waits for `ponderhit`
*/

%!  ugi_session(+Game, +Config) is det.
%
%   Answers the commands of standard input on standard output until `quit` or
%   the end of the input. Game is loaded; `startpos` is the start with Config.

ugi_session(Game, Config) :-
    set_stream(user_input, type(binary)),
    set_stream(user_output, encoding(utf8)),
    ugi_options(Game, Config, Options),
    at_start(session{ game:Game, defaults:Options, options:Options,
                      state:none, past:[], engine:none, task:none,
                      ponders:false },
             Session),
    read_on(Session).

read_on(Session0) :-
    ugi_bound(line, Most),
    ugi_line(user_input, Most, Line),
    (   obeyed(Line, Session0, Session)
    ->  read_on(Session)
    ;   stopped(Session0, Session1),
        free(Session1, Session2),
        forgotten(Session2, _)
    ).

%   Fails for `quit` and the end of the input.

obeyed(Line, Session0, Session) :-
    Line \== end_of_file,
    (   bad(Line)
    ->  ugi_complain(bad_line),
        Session = Session0
    ;   ugi_words(Line, [Word|Words])
    ->  Word \== "quit",
        obey(Word, Words, Session0, Session)
    ;   Session = Session0
    ).

bad(long) :-                            % the rest of the line is skipped
    !,
    repeat,
    get_byte(user_input, Byte),
    memberchk(Byte, [-1,0'\n]),
    !.
bad(Line) :-
    sub_string(Line, _, _, _, "\u0000"),
    !.

obey(Word, Words, Session0, Session) :-
    atom_string(Name, Word),
    (   ugi_command(Name, Needs, both, _)
    ->  (   Needs == engine
        ->  free(Session0, Session1)
        ;   Session1 = Session0
        )
    ;   ugi_refuse(no_command, Word)
    ),
    (   catch(command(Name, Words, Session1, Session2),
              error(Formal, Context),
              refused(Formal, Context))
    ->  Session = Session2
    ;   Session = Session1
    ),
    !.
obey(_, _, Session, Session).

%   Only a write error ends the session: nobody reads its output.

refused(io_error(write, Stream), Context) :-
    !,
    throw(error(io_error(write, Stream), Context)).
refused(Formal, Context) :-
    message_text(failed(error(Formal, Context)), Text),
    ugi_refuse(error, Text).

%!  command(+Name, +Words, +Session0, -Session) is semidet.
%
%   Obeys command Name, which is not `quit`, with the arguments Words. Fails if
%   the command does not change the session. If the command needs the engine, no
%   task is running.

command(ugi, _, Session, Session) :-
    ugi_say(id_name, [Session.game]),
    ugi_say(author, []),
    say_options(Session.defaults),
    ugi_say(ugiok, []).
command(isready, _, Session, Session) :-
    ugi_say(readyok, []).
command(setoption, Words, Session0, Session) :-
    (   Words = [W1,Name,W2,Word|_],
        same_word(W1, "name"),
        same_word(W2, "value")
    ->  set_option(Name, Word, Session0.options, Options, Effect),
        after_option(Effect, Session0.put(options, Options), Session)
    ;   ugi_refuse(no_setting)
    ).
command(uginewgame, _, Session0, Session) :-
    forgotten(Session0, Session1),
    at_start(Session1, Session).
command(position, Words, Session0, Session) :-
    position(Words, Session0, Past, State),
    Session = Session0.put(_{past:Past, state:State}).
command(query, Words, Session, Session) :-
    append(Words, [""], [What|_]),
    query(What, Session).
command(go, Words, Session0, Session) :-
    go(Words, Session0, Session).
command(stop, _, Session0, Session) :-
    stopped(Session0, Session).
command(ponderhit, _, Session0, Session) :-
    (   Session0.ponders == true,
        running(Session0)
    ->  tell_task(Session0.task, ponderhit),
        Session = Session0.put(ponders, false)
    ;   ugi_refuse(no_pondering)
    ).
command(perft, Words, Session0, Session) :-
    append(Words, ["1"], [Word|_]),
    ugi_bound(perft, Most),
    (   word_integer(Word, Depth),
        between(0, Most, Depth)
    ->  start_perft(Session0.game, Session0.state, Depth, Task),
        Session = Session0.put(task, Task)
    ;   ugi_refuse(no_depth, Word)
    ).
command(display, _, Session, Session) :-
    with_output_to(string(Board),
                   Session.game:show_game(Session.state, [ascii(true)])),
    split_string(Board, "", "\n", [Text]),
    ugi_write(Text),
    state_notation(Session.game, Session.state, Fen),
    ugi_say(fen, [Fen]).
command(moves, _, Session, Session) :-
    Session.game:valid_moves(Session.state, Moves),
    findall(Word,
            ( member(Move, Moves),
              move_word(Session.game, Session.state, Move, Word)
            ),
            Words),
    ugi_say(moves, [], Words).

at_start(Session0, Session) :-
    options_config(Session0.options, Config),
    Session0.game:initial_state(Config, State),
    Session = Session0.put(_{past:[], state:State}).

                /*******************************
                *            TASKS             *
                *******************************/

running(Session) :-
    Session.task \== none,
    task_runs(Session.task).

stopped(Session0, Session) :-
    (   running(Session0)
    ->  tell_task(Session0.task, stop)
    ;   true
    ),
    Session = Session0.put(ponders, false).

%   Session is Session0 without its task, which has ended or was told to stop.
%   If the task is still running, complains and fails.

free(Session0, Session) :-
    (   Session0.task == none
    ->  Session = Session0
    ;   task_is_told(Session0.task)
    ->  join_task(Session0.task),
        Session = Session0.put(task, none)
    ;   ugi_refuse(busy)
    ).

%   Session is Session0 with a new memory for searches.

forgotten(Session0, Session) :-
    (   Session0.engine == none
    ->  Session = Session0
    ;   close_engine(Session0.engine),
        Session = Session0.put(engine, none)
    ).

after_option(memory, Session0, Session) :-
    forgotten(Session0, Session).
after_option(search, Session, Session).
after_option(draws,  Session, Session).
after_option(start,  Session0, Session) :-
    at_start(Session0, Session).

opened(Session0, Session) :-
    (   Session0.engine == none,
        native_game(Session0.game)
    ->  option_value(Session0.options, hash, MiB),
        option_value(Session0.options, algorithm, Algorithm),
        engine_options(Algorithm, Options),
        open_engine(Session0.game, Engine, [hash(MiB)|Options]),
        Session = Session0.put(engine, Engine)
    ;   Session = Session0
    ).

engine_options(mcts_playouts, Options) :-
    !,
    Options = [algorithm(mcts),leaf(playouts)].
engine_options(Algorithm, [algorithm(Algorithm)]).

                /*******************************
                *          POSITIONS           *
                *******************************/

position([Word|Words], Session, Past, State) :-
    same_word(Word, "startpos"),
    !,
    at_start(Session, Start),
    moves(Words, Session.game, Start.state, Past, State).
position([Word|Words], Session, Past, State) :-
    same_word(Word, "fen"),
    !,
    (   Words = [Fen|Rest],
        has_predicate(Session.game, state_notation/2),
        catch(Session.game:state_notation(Start, Fen), error(_, _), fail)
    ->  moves(Rest, Session.game, Start, Past, State)
    ;   append(Words, [""], [Fen|_]),
        ugi_refuse(no_position, Fen)
    ).
position([Word|_], _, _, _) :-
    ugi_refuse(no_start, Word).
position([], _, _, _) :-
    ugi_refuse(no_start).

moves([], _, State, [], State).
moves([Word|Words], Game, State0, Past, State) :-
    (   same_word(Word, "moves")
    ->  played(Words, Game, State0, State, [], Past)
    ;   ugi_refuse(no_moves, Word)
    ).

played([], _, State, State, Past, Past).
played([Word|Words], Game, State0, State, Past0, Past) :-
    (   word_move(Game, State0, Word, Move)
    ->  Game:move(State0, Move, State1),
        played(Words, Game, State1, State, [State0|Past0], Past)
    ;   ugi_refuse(not_legal, Word)
    ).

query(What, Session) :-
    (   ugi_command(query, _, _, Known),
        member(Query, Known),
        same_word(Query, What)
    ->  atom_string(Name, Query),
        query_answer(Name, Session, Answer),
        ugi_say(response, [Answer])
    ;   ugi_complain(no_query, What)
    ).

query_answer(gameover, Session, Answer) :-
    truth(outcome(Session, _), Answer).
query_answer(p1turn, Session, Answer) :-
    truth(first_to_move(Session.game, Session.state), Answer).
query_answer(result, Session, Answer) :-
    (   outcome(Session, Winner)
    ->  Session.game:game_info(Info),
        (   nth1(N, Info.players, Winner)
        ->  format(atom(Answer), 'p~dwin', [N])
        ;   Answer = draw
        )
    ;   Answer = none
    ).

:- meta_predicate truth(0, -).

truth(Goal, Truth) :-
    (   call(Goal)
    ->  Truth = true
    ;   Truth = false
    ).

%   By the options for length and repetition a game is drawn although the rules
%   let it go on.

outcome(Session, Winner) :-
    (   Session.game:game_over(Session.state, Winner0)
    ->  Winner = Winner0
    ;   drawn(Session),
        Winner = draw
    ).

drawn(Session) :-
    option_value(Session.options, max_plies, Most),
    Most > 0,
    length(Session.past, Plies),
    Plies >= Most,
    !.
drawn(Session) :-
    option_value(Session.options, threefold, Times),
    Times > 0,
    include(==(Session.state), Session.past, Same),
    length(Same, Before),
    Before+1 >= Times.

                /*******************************
                *           SEARCHES           *
                *******************************/

go(Words, Session0, Session) :-
    Game = Session0.game,
    State = Session0.state,
    go_limits(Words, Game, State, Limits),
    (   Game:game_over(State, _)
    ->  ugi_complain(over),
        say_no_move,
        Session = Session0
    ;   thinker(Session0, Limits, Session1, Task),
        (   memberchk(ponder, Limits)
        ->  Ponders = true
        ;   Ponders = false
        ),
        Session = Session1.put(_{task:Task, ponders:Ponders})
    ).

%   A level uses its own limits.

thinker(Session, _, Session, Task) :-
    option_value(Session.options, level, Level),
    Level > 0,
    !,
    start_level(Session.game, Session.state, Level, Task).
thinker(Session0, Limits, Session, Task) :-
    opened(Session0, Session),
    start_search(Session.game, Session.state, Limits, Session.options,
                 Session.engine, Task).

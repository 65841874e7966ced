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
:- use_module(say).
:- use_module(task).

/** <module> A session by the Universal Game Interface, for any game

What build/tabuleiro-ugi does for the games in C, this does in Prolog for any,
with the same commands; docs/ugi.md describes them.

A session is a dict with the keys game, options, state; past, the states that
led to it, the last one first; engine, that of open_engine/3, or `none`; task,
the last one, or `none`; and ponders, whether it is a search that waits for
ponderhit.
*/

%   As LINE_MOST of c_src/ugi/line.h.

most_line(1_048_576).

%!  ugi_session(+Game, +Config) is det.
%
%   Answers the commands of standard input on standard output until `quit` or
%   the end of the input. Game is loaded; `startpos` is the start with Config.

ugi_session(Game, Config) :-
    set_stream(user_input, type(binary)),
    set_stream(user_output, encoding(utf8)),
    ugi_options(Game, Config, Options),
    Session0 = session{ game:Game, options:Options, state:none, past:[],
                        engine:none, task:none, ponders:false },
    at_start(Session0, Session),
    read_on(Session).

read_on(Session0) :-
    most_line(Most),
    ugi_line(user_input, Most, Line),
    (   Line == end_of_file
    ->  end(Session0)
    ;   obeyed(Line, Session0, Session)
    ->  read_on(Session)
    ;   end(Session0)
    ).

end(Session) :-
    (   Session.task == none
    ->  true
    ;   tell_task(Session.task, stop)
    ),
    forgotten(Session, _).

%   Fails for `quit`. Whatever goes wrong, the session goes on, unless nobody
%   reads what it writes.

obeyed(Line, Session0, Session) :-
    (   bad(Line)
    ->  skip_line(Line),
        ugi_complain('the line is too long, or has a NUL'),
        Session = Session0
    ;   ugi_words(Line, [Word|Words])
    ->  Word \== "quit",
        (   catch(obey(Word, Words, Session0, Session1),
                  error(Formal, Context),
                  refused(Formal, Context))
        ->  Session = Session1
        ;   Session = Session0
        )
    ;   Session = Session0
    ).

refused(Formal, Context) :-
    (   Formal = io_error(write, _)
    ->  throw(error(Formal, Context))
    ;   message_text(failed(error(Formal, Context)), Text),
        ugi_complain('error', Text),
        fail
    ).

bad(long) :-
    !.
bad(Line) :-
    sub_string(Line, _, _, _, "\u0000"),
    !.

skip_line(Line) :-
    (   Line == long
    ->  repeat,
        get_byte(user_input, Byte),
        memberchk(Byte, [-1,0'\n]),
        !
    ;   true
    ).

obey(Word, Words, Session0, Session) :-
    atom_string(Name, Word),
    (   clause(command(Name, _, _, _), _)
    ->  command(Name, Words, Session0, Session)
    ;   ugi_complain('unknown command', Word),
        fail
    ).

%!  command(+Name, +Words, +Session0, -Session) is semidet.
%
%   Fails when nothing changes.

command(ugi, _, Session, Session) :-
    ugi_say('id name tabuleiro ~w', [Session.game]),
    ugi_say('id author the tabuleiro developers', []),
    say_options(Session.options),
    ugi_say('ugiok', []).
command(isready, _, Session, Session) :-
    ugi_say('readyok', []).
command(setoption, Words, Session0, Session) :-
    (   Words = [W1,Name,W2,Word|_],
        same_word(W1, "name"),
        same_word(W2, "value")
    ->  idle(Session0),
        set_option(Name, Word, Session0.options, Options, What),
        option_set(What, Name, Word, Options, Session0, Session)
    ;   ugi_complain('setoption needs name NAME value VALUE'),
        fail
    ).
command(uginewgame, _, Session0, Session) :-
    idle(Session0),
    forgotten(Session0, Session1),
    at_start(Session1, Session).
command(position, Words, Session0, Session) :-
    position(Words, Session0, Past, State),
    Session = Session0.put(_{past:Past, state:State}).
command(query, Words, Session, Session) :-
    append(Words, [""], [What|_]),
    query(What, Session).
command(go, Words, Session0, Session) :-
    idle(Session0),
    joined(Session0, Session1),
    go(Words, Session1, Session).
command(stop, _, Session0, Session) :-
    (   running(Session0)
    ->  tell_task(Session0.task, stop)
    ;   true
    ),
    Session = Session0.put(ponders, false).
command(ponderhit, _, Session0, Session) :-
    (   Session0.ponders == true,
        running(Session0)
    ->  tell_task(Session0.task, ponderhit),
        Session = Session0.put(ponders, false)
    ;   ugi_complain('no search ponders'),
        fail
    ).
command(perft, Words, Session0, Session) :-
    idle(Session0),
    append(Words, ["1"], [Word|_]),
    (   word_integer(Word, Depth),
        between(0, 1000, Depth)
    ->  joined(Session0, Session1),
        start_perft(Session1.game, Session1.state, Depth, Task),
        Session = Session1.put(task, Task)
    ;   ugi_complain('not a depth', Word),
        fail
    ).
command(display, _, Session, Session) :-
    with_output_to(string(Board),
                   Session.game:show_game(Session.state, [ascii(true)])),
    split_string(Board, "", "\n", [Text]),
    ugi_say('~s', [Text]),
    state_notation(Session.game, Session.state, Fen),
    ugi_say('fen ~s', [Fen]).
command(moves, _, Session, Session) :-
    Session.game:valid_moves(Session.state, Moves),
    findall(Word,
            ( member(Move, Moves),
              move_word(Session.game, Session.state, Move, Word)
            ),
            Words),
    atomic_list_concat([moves|Words], ' ', Line),
    ugi_say('~w', [Line]).

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

%   The task of Session has ended or was told to. Fails with a complaint if it
%   goes on.

idle(Session) :-
    (   Session.task == none
    ->  true
    ;   task_is_told(Session.task)
    ->  true
    ;   ugi_complain('busy; send stop first'),
        fail
    ).

%   Session is Session0 without its task, which has ended or is about to.

joined(Session0, Session) :-
    (   Session0.task == none
    ->  Session = Session0
    ;   join_task(Session0.task),
        Session = Session0.put(task, none)
    ).

%   Session has no task, and forgets what searches have learned.

forgotten(Session0, Session) :-
    joined(Session0, Session1),
    (   Session1.engine == none
    ->  Session = Session1
    ;   close_engine(Session1.engine),
        Session = Session1.put(engine, none)
    ).

option_set(name, Name, _, _, _, _) :-
    ugi_complain('no such option', Name),
    fail.
option_set(value, _, Word, _, _, _) :-
    ugi_complain('not a value of this option', Word),
    fail.
option_set(engine, _, _, Options, Session0, Session) :-
    forgotten(Session0, Session1),
    Session = Session1.put(options, Options).
option_set(draws, _, _, Options, Session0, Session) :-
    Session = Session0.put(options, Options).
option_set(game, _, _, Options, Session0, Session) :-
    at_start(Session0.put(options, Options), Session).

opened(Session0, Session) :-
    (   Session0.engine == none,
        native_game(Session0.game)
    ->  option_value(Session0.options, 'Hash', MiB),
        option_value(Session0.options, 'Algorithm', Algorithm),
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
        ugi_complain('not a position', Fen),
        fail
    ).
position(Words, _, _, _) :-
    complain_of(Words, 'position needs startpos or fen').

moves([], _, State, [], State).
moves([Word|Words], Game, State0, Past, State) :-
    (   same_word(Word, "moves")
    ->  played(Words, Game, State0, State, [], Past)
    ;   complain_of([Word], 'position needs moves here')
    ).

played([], _, State, State, Past, Past).
played([Word|Words], Game, State0, State, Past0, Past) :-
    (   word_move(Game, State0, Word, Move)
    ->  Game:move(State0, Move, State1),
        played(Words, Game, State1, State, [State0|Past0], Past)
    ;   ugi_complain('not a legal move', Word),
        fail
    ).

complain_of(Words, What) :-
    (   Words = [Word|_]
    ->  ugi_complain(What, Word)
    ;   ugi_complain(What)
    ),
    fail.

query(What, Session) :-
    (   query_answer(Known, Session, Answer),
        same_word(Known, What)
    ->  ugi_say('response ~w', [Answer])
    ;   ugi_complain('no such query', What)
    ).

query_answer("gameover", Session, Answer) :-
    (   outcome(Session, _)
    ->  Answer = true
    ;   Answer = false
    ).
query_answer("p1turn", Session, Answer) :-
    (   first_to_move(Session.game, Session.state)
    ->  Answer = true
    ;   Answer = false
    ).
query_answer("result", Session, Answer) :-
    (   outcome(Session, Winner)
    ->  Session.game:game_info(Info),
        (   nth1(N, Info.players, Winner)
        ->  format(atom(Answer), 'p~dwin', [N])
        ;   Answer = draw
        )
    ;   Answer = none
    ).

%   A game that the rules go on with is a draw by its length, or by repetition.

outcome(Session, Winner) :-
    (   Session.game:game_over(Session.state, Winner0)
    ->  Winner = Winner0
    ;   drawn(Session),
        Winner = draw
    ).

drawn(Session) :-
    option_value(Session.options, 'MaxPlies', Most),
    Most > 0,
    length(Session.past, Plies),
    Plies >= Most,
    !.
drawn(Session) :-
    option_value(Session.options, 'Threefold', Times),
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
    ->  ugi_complain('the game is over'),
        ugi_say('bestmove (none)', []),
        Session = Session0
    ;   thinker(Session0, Limits, Session1, Task),
        (   memberchk(ponder, Limits)
        ->  Ponders = true
        ;   Ponders = false
        ),
        Session = Session1.put(_{task:Task, ponders:Ponders})
    ).

%   A level has limits of its own.

thinker(Session, _, Session, Task) :-
    option_value(Session.options, 'Level', Level),
    Level > 0,
    !,
    start_level(Session.game, Session.state, Level, Task).
thinker(Session0, Limits, Session, Task) :-
    opened(Session0, Session),
    start_search(Session.game, Session.state, Limits, Session.options,
                 Session.engine, Task).

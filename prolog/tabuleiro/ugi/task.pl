/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_ugi_task,
          [ start_search/6,             % +Game, +State, +Limits, +Options,
                                        % +Engine, -Task
            start_level/4,              % +Game, +State, +Level, -Task
            start_perft/4,              % +Game, +State, +Depth, -Task
            task_runs/1,                % +Task
            task_is_told/1,             % +Task
            tell_task/2,                % +Task, +Message
            join_task/1,                % +Task
            say_no_move/0
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3, subtract/3]).
:- use_module('../base/interrupt', [when_loaded/1]).
:- use_module('../game/native', [native_game/1]).
:- use_module('../match/ugi_words', [move_word/4]).
:- use_module('../search/analyse', [analyse/4]).
:- use_module('../search/perft', [perft/4]).
:- use_module('../base/printing', [message_text/2]).
:- use_module(options, [option_value/3]).
:- use_module(say,
              [ ugi_complain/1, ugi_complain/2, ugi_format/3, ugi_say/2,
                ugi_say/3
              ]).

/** <module> The task of a session: a search, a bot's choice, or perft

A task runs in a thread of its own while the session reads the next commands.
Task is task(Thread, Queue). Queue has `stop` once the session has told the task
to stop, and `done` before the task writes its last line, because that line may
be answered with the next task.

The session sends the messages `stop` and `ponderhit` to Thread, each with a
signal that ends the current search. The signal acts only while the global
variable ugi_searching of Thread is `true`, so that no line of output is cut.
*/

%!  start_search(+Game, +State, +Limits:list, +Options, +Engine, -Task) is det.
%
%   Starts a search of State, in which the game is not over; the task writes
%   reports and the best move. Limits are time(Seconds), nodes(Count),
%   depth(Plies), clock(Left+Increment), and `infinite` or `ponder`, which hold
%   back the best move until a message arrives. Engine is an engine of
%   open_engine/3, or `none`.

start_search(Game, State, Limits, Options, Engine, Task) :-
    start(search(Game, State, Limits, Options, Engine), Task).

%!  start_level(+Game, +State, +Level, -Task) is det.
%
%   Starts choose_move/3 of Game with Level; the task writes the move.

start_level(Game, State, Level, Task) :-
    start(choice(Game, State, Level), Task).

%!  start_perft(+Game, +State, +Depth, -Task) is det.
%
%   Starts counting the sequences of Depth plies; the task writes the count.

start_perft(Game, State, Depth, Task) :-
    start(count(Game, State, Depth), Task).

start(Goal, task(Thread, Queue)) :-
    message_queue_create(Queue),
    thread_create(run(Goal, Queue), Thread, []).

run(Goal, Queue) :-
    nb_setval(ugi_searching, false),
    catch(call(Goal, Answer), error(Formal, Context),
          Answer = failed(error(Formal, Context))),
    thread_send_message(Queue, done),
    catch(say_end(Answer), error(io_error(write, _), _), true). % nobody reads

say_end(answer(Key, Arguments)) :-
    ugi_say(Key, Arguments).
say_end(note(Key)) :-
    ugi_complain(Key).
say_end(failed(Error)) :-
    message_text(failed(Error), Text),
    ugi_complain(error, Text),
    say_no_move.

%!  say_no_move is det.
%
%   Answers `go` when there is no move.

say_no_move :-
    ugi_format(no_move, [], None),
    ugi_say(bestmove, [None]).

%!  task_runs(+Task) is semidet.

task_runs(task(_, Queue)) :-
    \+ thread_peek_message(Queue, done).

%!  task_is_told(+Task) is semidet.
%
%   Task has ended or was told to stop, so that join_task/1 returns.

task_is_told(task(_, Queue)) :-
    thread_peek_message(Queue, _),
    !.

%!  tell_task(+Task, +Message) is det.
%
%   On `stop`, a search writes its best move and perft ends. On `ponderhit`, the
%   clock of a search that ponders starts.

tell_task(task(Thread, Queue), Message) :-
    (   Message == stop
    ->  thread_send_message(Queue, stop)
    ;   true
    ),
    catch(( thread_send_message(Thread, Message),
            thread_signal(Thread, tabuleiro_ugi_task:interrupt)
          ),
          error(existence_error(_, _), _),
          true).

:- public interrupt/0.                  % signal

interrupt :-
    when_loaded(stop).

%   The signal may arrive after the task has read the message or go_on/0 has
%   seen it. Only one of them may throw: a second throw would end the recovery
%   from the first.

stop :-
    (   nb_current(ugi_searching, true),
        thread_peek_message(_)
    ->  throw_stop
    ;   true
    ).

throw_stop :-
    nb_setval(ugi_searching, false),
    throw(ugi_stop).

%!  join_task(+Task) is det.
%
%   Waits for Task to end, and frees it.

join_task(task(Thread, Queue)) :-
    thread_join(Thread, _),
    message_queue_destroy(Queue).

:- meta_predicate until_told(0, -).

%   Calls Goal until there is a message. Told is `true` if there was one.

until_told(Goal, Told) :-
    catch(( go_on,
            once(Goal),
            nb_setval(ugi_searching, false),
            Told = false
          ),
          ugi_stop,
          Told = true).

go_on :-
    nb_setval(ugi_searching, true),
    (   thread_peek_message(_)
    ->  throw_stop
    ;   true
    ).

                /*******************************
                *           SEARCHES           *
                *******************************/

search(Game, State, Limits, Options, Engine, Answer) :-
    nb_setval(ugi_best, none),
    search_options(Limits, Options, Engine, SearchOptions),
    until_told(analyse(Game, State, _,
                       [ on_info(tabuleiro_ugi_task:news(Game, State))
                       | SearchOptions
                       ]),
               Told),
    (   waits(Told, Limits),
        thread_get_message(Message),
        Message == ponderhit
    ->  subtract(Limits, [ponder], Timed),
        search(Game, State, Timed, Options, Engine, Answer)
    ;   best_move(Game, State, Move),
        move_word(Game, State, Move, Word),
        Answer = answer(bestmove, [Word])
    ).

waits(Told, Limits) :-
    (   Told == true
    ;   memberchk(infinite, Limits)
    ;   memberchk(ponder, Limits)
    ),
    !.

best_move(Game, State, Move) :-
    nb_getval(ugi_best, Best),
    (   Best = best(Move)
    ->  true
    ;   Game:valid_moves(State, [Move|_])
    ).

%   A search that ponders has no time limit. A search that waits for a message
%   does not use the book.

search_options(Limits0, Options, Engine, SearchOptions) :-
    findall(Limit,
            ( member(Limit, Limits0),
              compound(Limit),
              \+ ( memberchk(ponder, Limits0),
                   memberchk(Limit, [time(_),clock(_)])
                 )
            ),
            Limits),
    findall(Option,
            (   member(Option, Limits)
            ;   Limits == [],
                Option = time(1.0e9)
            ;   option_value(Options, Key, Value),
                search_option(Key, Value, Option),
                \+ ( Option = book(_),
                     waits(false, Limits0)
                   )
            ;   Engine \== none,
                Option = engine(Engine)
            ),
            SearchOptions).

search_option(move_overhead, Milliseconds, move_overhead(Seconds)) :-
    Seconds is Milliseconds/1000.
search_option(Key, Value, Option) :-
    memberchk(Key, [threads,multi_pv,seed,book]),
    Option =.. [Key,Value].

:- public news/3.                       % goal of on_info(Goal)

%   The first report of a search in C lists moves that are not searched yet,
%   with 0 nodes. It is not printed.

news(Game, State, Info) :-
    nb_setval(ugi_searching, false),
    [Best|_] = Info.lines,
    (   get_dict(book, Best, true)
    ->  ugi_complain(book),
        say_lines(Game, State, Info)
    ;   Info.nodes > 0
    ->  say_lines(Game, State, Info)
    ;   true
    ),
    go_on.

say_lines(Game, State, Info) :-
    [Best|_] = Info.lines,
    nb_setval(ugi_best, best(Best.move)),
    forall(nth1(I, Info.lines, Line),
           say_line(Game, State, Info, I, Line)).

say_line(Game, State, Info, I, Line) :-
    score_text(Line.score, Game, Score),
    foldl(line_word(Game), Line.moves, State-Words, _-[]),
    Milliseconds is floor(Info.time*1000),
    ugi_say(info,
            [Line.depth,I,Score,Info.nodes,Info.nps,'',Milliseconds], Words).

line_word(Game, Move, State0-[Word|Words], State-Words) :-
    move_word(Game, State0, Move, Word),
    Game:move(State0, Move, State).

%   A search in C scores in thousandths of a logit.

score_text(win(Plies), _, Text) =>
    ugi_format(mate, ['',Plies], Text).
score_text(loss(Plies), _, Text) =>
    ugi_format(mate, [-,Plies], Text).
score_text(Score, Game, Text) =>
    (   native_game(Game)
    ->  Shown is truncate(Score/10)
    ;   Shown is truncate(Score)
    ),
    ugi_format(cp, [Shown], Text).

                /*******************************
                *            LEVELS            *
                *******************************/

%   If the bot fails or chooses an illegal move, the answer is `(none)`.

choice(Game, State, Level, answer(bestmove, [Word])) :-
    until_told(with_output_to(string(_),
                              ignore(chosen(Game, State, Level, Chosen))),
               Told),
    (   Told == true
    ->  Game:valid_moves(State, [Move|_])
    ;   Chosen = Move
    ),
    (   nonvar(Move),
        Game:valid_moves(State, Moves),
        memberchk(Move, Moves)
    ->  move_word(Game, State, Move, Word)
    ;   ugi_format(no_move, [], Word)
    ).

chosen(Game, State, Level, Move) :-
    Game:choose_move(State, Level, Move).

                /*******************************
                *             PERFT            *
                *******************************/

count(Game, State, Depth, Answer) :-
    get_time(Start),
    until_told(perft(Game, State, Depth, Count), Told),
    (   Told == true
    ->  Answer = note(perft_stopped)
    ;   get_time(End),
        Seconds is End-Start,
        Nps is floor(Count/max(Seconds, 0.001)),
        Milliseconds is floor(Seconds*1000),
        Answer = answer(counted, [perft,Depth,Count,Nps,Milliseconds])
    ).

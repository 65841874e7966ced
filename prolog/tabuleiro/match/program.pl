/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_program,
          [ program_option/4,           % ?Name, ?Type, -Default, -Meaning
            known_program/3,            % +Command, +Options, -Program
            program_term/2,             % +Program, -Term
            program_name/2,             % +Program, -Name
            try_program/2,              % +Program, -Fault
            start_program/2,            % +Program, -Running
            greet_program/2,            % +Running, -Fault
            program_answer/4,           % +Running, +Lines, +Word, -Words
            program_position/3,         % +Game, +Timeline, -Line
            program_move/6,             % +Running, +Game, +Timeline, +Clock,
                                        % +Watched, -Answer
            quit_program/1,             % +Running
            end_program/1               % +Running
          ]).
:- autoload(library(apply), [maplist/2, maplist/3]).
:- autoload(library(error), [domain_error/2, existence_error/2, must_be/2]).
:- autoload(library(lists), [append/3, member/2, min_list/2]).
:- autoload(library(option), [option/2, option/3]).
:- autoload(library(process),
            [ process_create/3, process_group_kill/2, process_kill/2,
              process_wait/2, process_wait/3
            ]).
:- use_module('../interface/options', [check_options/3]).
:- use_module('../interface/state_notation', [state_notation/3]).
:- use_module('../interface/time_limit', [within_seconds/2]).
:- use_module('../interface/ugi_words').
:- use_module('../terminal/thinking', [until_hurried/2]).
:- use_module(clock, [time_left/2]).
:- use_module(timeline,
              [on_timeline/4, timeline_plies/2, timeline_start/2]).

/** <module> Programs that speak the Universal Game Interface

The player engine(Command, Options) is a process for the time of one game.
Running is program(Process, In, Out, Options). A program that does not do as
the protocol says has lost the game: program_fault(Fault) is thrown, where
Fault is

  - silent: it has not answered in time
  - died(Status): its output has ended; Status is that of process_wait/2, or
    `timeout` if the process still runs
  - flood: it writes without end

A process is a group of its own, so that all that it starts ends with it, and
so that Ctrl-C in a terminal does not reach it. With group(false) it ends with
the group of this process.
*/

%   Bytes of output in which an answer must be. A line costs some more, as it
%   takes time.

most_output(4_000_000).
line_costs(100).

%   Seconds a move of a program without any limit of time, and what is kept
%   back of the limit of a move.

patience(60).
overhead(0.02).

%!  program_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/interface/options.

program_option(name,   text,             _,     "what it is called").
program_option(set,    list,             [],    "its options, Name=Value").
program_option(time,   seconds,          _,     "seconds a move").
program_option(nodes,  positive_integer, _,     "positions a move").
program_option(depth,  positive_integer, _,     "plies to look ahead").
program_option(start,  seconds,          10,    "seconds to start in").
program_option(margin, seconds,          5,
               "seconds that it may exceed the time of a move by").
program_option(errors, boolean,          false,
               "let its standard error through").
program_option(group,  boolean,          true,
               "a process group of its own").

%!  known_program(+Command, +Options, -Program) is det.
%
%   Program is the term engine(Command, Options), checked. Command is a list
%   of the program and its arguments, or a text of these, which blanks
%   separate. A program without a slash is looked for in PATH.
%
%   @error existence_error(program, Name), domain_error(ugi_option, Setting),
%   those of check_options/3

known_program(Command, Options0,
              program(File, Arguments, Options,
                      engine(Command, Options0))) :-
    check_options(program_option, Options0, Options),
    option(set(Settings), Options),
    maplist(must_be_setting, Settings),
    command_words(Command, Name, Arguments),
    program_file(Name, File).

command_words(Command, Name, Arguments) :-
    must_be(nonvar, Command),
    (   is_list(Command)
    ->  maplist(must_be(atomic), Command),
        Words = Command
    ;   must_be(text, Command),
        ugi_words(Command, Words)
    ),
    (   Words = [Name|Arguments]
    ->  true
    ;   domain_error(program, Command)
    ).

program_file(Name, File) :-
    (   sub_string(Name, _, _, _, /)
    ->  Spec = Name
    ;   atom_string(Atom, Name),
        Spec = path(Atom)
    ),
    (   absolute_file_name(Spec, File,
                           [access(execute), file_errors(fail)]),
        exists_file(File)
    ->  true
    ;   existence_error(program, Name)
    ).

%   A name may have blanks. Neither it nor the value ends the line.

must_be_setting(Setting) :-
    (   nonvar(Setting),
        Setting = (Name=Value),
        atomic(Name),
        atomic(Value),
        setoption(Setting, Line),
        \+ ( member(Code, [0'\n,0]),
             char_code(Char, Code),
             sub_string(Line, _, _, _, Char)
           )
    ->  true
    ;   domain_error(ugi_option, Setting)
    ).

setoption(Name=Value, Line) :-
    format(string(Line), 'setoption name ~w value ~w', [Name,Value]).

%!  program_term(+Program, -Term) is det.
%
%   Program is known_program/3 of Term.

program_term(program(_, _, _, Term), Term).

%!  program_name(+Program, -Name:string) is det.
%
%   Name is that of the option, or that of the file.

program_name(program(File, _, Options, _), Name) :-
    file_base_name(File, Base),
    option(name(Name0), Options, Base),
    text_to_string(Name0, Name).

                /*******************************
                *           PROCESSES          *
                *******************************/

%!  try_program(+Program, -Fault) is det.
%
%   Starts Program and ends it. Fault is that of greet_program/2.

try_program(Program, Fault) :-
    setup_call_cleanup(
        start_program(Program, Running),
        ( greet_program(Running, Fault),
          quit_program(Running)
        ),
        end_program(Running)).

%!  start_program(+Program, -Running) is det.
%
%   Starts the process. end_program/1 ends it.

start_program(program(File, Arguments, Options, _),
              program(Process, In, Out, Options)) :-
    (   option(errors(true), Options)
    ->  Errors = std
    ;   Errors = null
    ),
    option(group(Detached), Options),
    process_create(File, Arguments,
                   [ stdin(pipe(In, [encoding(utf8)])),
                     stdout(pipe(Out, [type(binary)])),
                     stderr(Errors),
                     process(Process),
                     detached(Detached)
                   ]).

%!  greet_program(+Running, -Fault) is det.
%
%   The program is ready for a game. Fault is `none`, or what is wrong with
%   it.

greet_program(Running, Fault) :-
    Running = program(_, _, _, Options),
    option(start(Seconds), Options),
    option(set(Settings), Options),
    maplist(setoption, Settings, Lines0),
    append(Lines0, ["uginewgame","isready"], Lines),
    catch(( on_time(Seconds, Running,
                    ( asked(Running, ["ugi"], "ugiok", _),
                      asked(Running, Lines, "readyok", _)
                    )),
            Fault = none
          ),
          program_fault(Fault),
          true).

%!  program_answer(+Running, +Lines, +Word, -Words:list(string)) is det.
%
%   Words are those after Word in the line that answers Lines, within the
%   margin.
%
%   @throws program_fault(Fault)

program_answer(Running, Lines, Word, Words) :-
    Running = program(_, _, _, Options),
    option(margin(Seconds), Options),
    on_time(Seconds, Running, asked(Running, Lines, Word, Words)).

%!  quit_program(+Running) is det.
%
%   Lets the program end by itself, within a second.

quit_program(Running) :-
    Running = program(Process, _, _, _),
    catch(on_time(1, Running,
                  ( tell(Running, ["quit"]),
                    process_wait(Process, _, [timeout(1)])
                  )),
          program_fault(_),
          true).

%!  end_program(+Running) is det.
%
%   Ends the process, if it has not ended, and frees what Running has.

end_program(Running) :-
    Running = program(Process, In, Out, _),
    kill(Running),
    forall(member(Stream, [In,Out]),
           catch(close(Stream, [force(true)]), error(_, _), true)),
    catch(process_wait(Process, _), error(_, _), true).

kill(program(Process, _, _, Options)) :-
    (   option(group(true), Options)
    ->  catch(process_group_kill(Process, kill), error(_, _), true)
    ;   catch(process_kill(Process, kill), error(_, _), true)
    ).

                /*******************************
                *           PROTOCOL           *
                *******************************/

:- meta_predicate on_time(+, +, 0).

%   Whatever ends Goal early kills the program, which may be in the middle of
%   anything.

on_time(Seconds, Running, Goal) :-
    get_time(Start),
    catch(within_seconds(Seconds, Goal),
          Ball,
          ( kill(Running),
            rethrow(Ball, Start, Seconds)
          )).

rethrow(time_limit_exceeded, Start, Seconds) :-
    get_time(Now),
    Now-Start >= Seconds,
    !,
    throw(program_fault(silent)).
rethrow(Ball, _, _) :-
    throw(Ball).

tell(Running, Lines) :-
    Running = program(_, In, _, _),
    catch(( forall(member(Line, Lines),
                   format(In, '~s\n', [Line])),
            flush_output(In)
          ),
          error(io_error(_, _), _),
          has_died(Running)).

has_died(program(Process, _, _, _)) :-
    catch(process_wait(Process, Status, [timeout(1)]),
          error(_, _),                  % waited for already
          Status = timeout),
    throw(program_fault(died(Status))).

%   Sends Lines, and skips all output up to a line that begins with Word. Rest
%   are the words after it.

asked(Running, Lines, Word, Rest) :-
    tell(Running, Lines),
    answer(Running, Word, Rest).

answer(Running, Word, Rest) :-
    most_output(Most),
    answer(Running, Word, Most, Rest).

answer(Running, Word, Most, Rest) :-
    Running = program(_, _, Out, _),
    ugi_line(Out, Most, Line),
    (   Line == end_of_file
    ->  has_died(Running)
    ;   Line == long
    ->  throw(program_fault(flood))
    ;   ugi_words(Line, [Word|Rest0])
    ->  Rest = Rest0
    ;   string_length(Line, Length),
        line_costs(Cost),
        Most1 is max(0, Most-Length-Cost),
        answer(Running, Word, Most1, Rest)
    ).

                /*******************************
                *             MOVES            *
                *******************************/

%!  program_move(+Running, +Game, +Timeline, +Clock, +Watched, -Answer) is det.
%
%   The program moves at the end of Timeline. Answer is move(Move), where Move
%   is the word of the program if it is no legal move, or, if Watched is
%   `true`, hurried(Move) after Ctrl-C.
%
%   @throws program_fault(Fault)

program_move(Running, Game, Timeline, Clock, Watched, Answer) :-
    on_timeline(Timeline, State, _, _),
    Running = program(_, _, _, Options),
    program_position(Game, Timeline, Position),
    limits(Clock, Options, Limits, Seconds),
    atomic_list_concat([go|Limits], ' ', Go),
    on_time(Seconds, Running,
            answered(Watched, Running, [Position,Go], Rest, Kind)),
    (   Rest = [Word|_]
    ->  true
    ;   Word = ""
    ),
    (   word_move(Game, State, Word, Move)
    ->  true
    ;   sub_string(Word, 0, 60, _, Move)
    ->  true
    ;   Move = Word
    ),
    Answer =.. [Kind,Move].

answered(false, Running, Lines, Rest, move) :-
    asked(Running, Lines, "bestmove", Rest).
answered(true, Running, Lines, Rest, Kind) :-
    until_hurried(asked(Running, Lines, "bestmove", Rest), Hurried),
    (   Hurried == true
    ->  Kind = hurried,
        asked(Running, ["stop"], "bestmove", Rest)
    ;   Kind = move
    ).

%!  program_position(+Game, +Timeline, -Line) is det.
%
%   Line is the command `position` for the end of Timeline.

program_position(Game, Timeline, Line) :-
    timeline_start(Timeline, Start),
    (   Game:initial_state(default, Start)
    ->  Head = [position,startpos]
    ;   state_notation(Game, Start, Fen),
        Head = [position,fen,Fen]
    ),
    timeline_plies(Timeline, Plies),
    (   Plies == []
    ->  Words = Head
    ;   maplist(ply_word(Game), Plies, Moves),
        append(Head, [moves|Moves], Words)
    ),
    atomic_list_concat(Words, ' ', Line).

ply_word(Game, ply(State, Move), Word) :-
    move_word(Game, State, Move, Word).

%   Limits are the words of `go`. The program has Seconds to answer; a clock
%   gives it less.

limits(Clock, Options, Limits, Seconds) :-
    time_left(Clock, time(PerMove, Left1, Left2, Increment)),
    findall(Time, move_time(PerMove, Options, Time), Times0),
    (   Times0 == [],
        Left1 == inf,
        \+ option(nodes(_), Options),
        \+ option(depth(_), Options)
    ->  Times = [1]
    ;   Times = Times0
    ),
    findall(Word,
            ( limit(Left1, Left2, Increment, Times, Options, Words),
              member(Word, Words)
            ),
            Limits),
    (   min_list(Times, Most)
    ->  true
    ;   Left1 \== inf
    ->  Most is max(Left1, Left2)
    ;   patience(Most)
    ),
    option(margin(Margin), Options),
    Seconds is Most+Margin.

move_time(_, Options, Seconds) :-
    option(time(Seconds), Options).
move_time(PerMove, _, Seconds) :-
    PerMove \== inf,
    overhead(Overhead),
    Seconds is max(0, PerMove-Overhead).

limit(Left1, Left2, Increment, _, _,
      [p1time,P1,p2time,P2,p1inc,Inc,p2inc,Inc]) :-
    Left1 \== inf,
    maplist(milliseconds, [Left1,Left2,Increment], [P1,P2,Inc]).
limit(_, _, _, Times, _, [movetime,Time]) :-
    min_list(Times, Seconds),
    milliseconds(Seconds, Time).
limit(_, _, _, _, Options, [nodes,Nodes]) :-
    option(nodes(Nodes), Options).
limit(_, _, _, _, Options, [depth,Depth]) :-
    option(depth(Depth), Options).

milliseconds(Seconds, Milliseconds) :-
    Milliseconds is floor(Seconds*1000).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_program,
          [ program_option/4,           % ?Name, ?Type, -Default, -Meaning
            known_program/3,            % +Command, +Options, -Program
            program_term/2,             % +Program, -Term
            program_name/2,             % +Program, -Name
            program_file/2,             % +Program, -File
            program_option_name/2,      % +Program, -Name
            program_id/2,               % +Program, -Name
            try_program/2,              % +Program, -Fault
            start_program/2,            % +Program, -Running
            greet_program/2,            % +Running, -Fault
            begin_game/2,               % +Running, -Fault
            program_answer/4,           % +Running, +Lines, +Word, -Words
            plays_again/1,              % +Running
            quit_program/1,             % +Running
            end_program/1,              % +Running
            on_time/3,                  % +Seconds, +Running, :Goal
            tell_program/2,             % +Running, +Lines
            ask_program/4,              % +Running, +Lines, +Word, -Words
            ask_program_move/4,         % +Running, +Lines, -Words, -Info
            program_says/4              % +Running, +Words, -Word, -Rest
          ]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(error), [domain_error/2, existence_error/2, must_be/2]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../base/deadline', [deadline/2]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module('../base/options', [check_options/3]).
:- use_module('../base/process_end', [process_end/3]).
:- use_module('../base/time_limit', [within_seconds/3]).
:- use_module(ugi_words).

/** <module> Programs that speak the Universal Game Interface

The player engine(Command, Options) is a process. Running is
program(Process, In, Out, Options). A program that violates the protocol loses
the game: program_fault(Fault) is thrown, where Fault is

  - silent: it has not answered in time
  - died(Status): its output has ended; Status is that of process_wait/2, or
    `timeout` if the process still runs
  - flood: it writes without end
  - twice(Word): it has answered the last `go` by a second move, Word

A process has its own process group, so that its children end with it, and so
that Ctrl-C in a terminal does not reach it. With group(false) it ends with the
group of this process.
*/

%   An answer must be within this number of bytes of output. Each line counts as
%   some more bytes, because it takes time.

most_output(4_000_000).
line_costs(100).

%!  program_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options.

program_option(name,   text,             _,
               "what it is called, by default the name of its file").
program_option(set,    list,             [],    "its options, Name=Value").
program_option(time,   seconds,          _,
               "seconds a move; 1 if it has no other limit and no clock").
program_option(nodes,  positive_integer, _,     "positions a move").
program_option(depth,  positive_integer, _,     "plies to look ahead").
program_option(start,  seconds,          10,    "seconds to start in").
program_option(margin, seconds,          5,
               "seconds that it may exceed the time of a move by; with nodes \c
                or depth alone a move may take 60").
program_option(restart, boolean,         false,
               "a new process for each game").
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
%   Options: program_option.
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
    executable_file(Name, File).

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

executable_file(Name, File) :-
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

%   The name of a setting may have blanks. Neither the name nor the value has an
%   end of line.

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

%!  program_file(+Program, -File) is det.
%
%   File is the one that is run.

program_file(program(File, _, _, _), File).

%!  program_option_name(+Program, -Name:string) is semidet.
%
%   Name is that of the option `name`, if there is one.

program_option_name(program(_, _, Options, _), Name) :-
    option(name(Name0), Options),
    text_to_string(Name0, Name).

%!  program_id(+Program, -Name:string) is semidet.
%
%   Name is the `id name` of Program. Starts Program and ends it.

program_id(Program, Name) :-
    setup_call_cleanup(
        start_program(Program, Running),
        ( catch(id_name(Running, Name0), program_fault(_), Name0 = ""),
          quit_program(Running)
        ),
        end_program(Running)),
    Name0 \== "",
    Name = Name0.

id_name(Running, Name) :-
    Running = program(_, _, _, Options),
    option(start(Seconds), Options),
    on_time(Seconds, Running,
            ( tell_program(Running, ["ugi"]),
              id_line(Running, Name)
            )).

id_line(Running, Name) :-
    program_says(Running, ["id","ugiok"], Word, Rest),
    (   Word == "ugiok"
    ->  Name = ""
    ;   Rest = ["name"|Parts]
    ->  atomic_list_concat(Parts, ' ', Atom),
        atom_string(Atom, Name)
    ;   id_line(Running, Name)
    ).

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
    first_use(library(process),
              process_create(File, Arguments,
                             [ stdin(pipe(In, [encoding(utf8)])),
                               stdout(pipe(Out, [type(binary)])),
                               stderr(Errors),
                               process(Process),
                               detached(Detached)
                             ])).

%!  greet_program(+Running, -Fault) is det.
%
%   Waits until the program is ready for a game. Fault is `none` or its fault.

greet_program(Running, Fault) :-
    Running = program(_, _, _, Options),
    option(start(Seconds), Options),
    option(set(Settings), Options),
    maplist(setoption, Settings, Lines0),
    append(Lines0, ["uginewgame","isready"], Lines),
    fault(on_time(Seconds, Running,
                  ( ask_program(Running, ["ugi"], "ugiok", _),
                    ask_program(Running, Lines, "readyok", _)
                  )),
          Fault).

%!  begin_game(+Running, -Fault) is det.
%
%   The program, which has played one, is ready for another game, unless Fault.

begin_game(Running, Fault) :-
    Running = program(_, _, _, Options),
    option(start(Seconds), Options),
    fault(on_time(Seconds, Running,
                  ask_program(Running, ["uginewgame","isready"], "readyok",
                              _)),
          Fault).

:- meta_predicate fault(0, -).

fault(Goal, Fault) :-
    catch(( call(Goal),
            Fault = none
          ),
          program_fault(Fault),
          true).

%!  program_answer(+Running, +Lines, +Word, -Words:list(string)) is det.
%
%   Words are the words after Word in the line that answers Lines within the
%   margin.
%
%   @throws program_fault(Fault)

program_answer(Running, Lines, Word, Words) :-
    Running = program(_, _, _, Options),
    option(margin(Seconds), Options),
    on_time(Seconds, Running, ask_program(Running, Lines, Word, Words)).

%!  plays_again(+Running) is semidet.
%
%   The program waits for the next game, and may play it: it has answered within
%   the margin.

plays_again(Running) :-
    Running = program(_, _, _, Options),
    option(restart(false), Options),
    catch(program_answer(Running, ["isready"], "readyok", _),
          program_fault(_),
          fail).

%!  quit_program(+Running) is det.
%
%   Lets the program end by itself, within a second.

quit_program(Running) :-
    Running = program(Process, _, _, _),
    catch(on_time(1, Running,
                  ( tell_program(Running, ["quit"]),
                    waited(Process, _)
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
    catch(first_use(library(process), process_wait(Process, _)),
          error(_, _), true).

%   A process that has only just been started leads no group yet.

kill(program(Process, _, _, Options)) :-
    (   option(group(true), Options)
    ->  killed(process_group_kill(Process, kill))
    ;   true
    ),
    killed(process_kill(Process, kill)).

killed(Kill) :-
    catch(first_use(library(process), Kill), error(_, _), true).

%   Status is `timeout` if the process does not end within a second, or was
%   waited for already.

waited(Process, Status) :-
    deadline(1, Deadline),
    catch(process_end(Process, Deadline, Status),
          error(_, _),
          Status = timeout).

                /*******************************
                *           PROTOCOL           *
                *******************************/

:- meta_predicate on_time(+, +, 0).

%!  on_time(+Seconds, +Running, :Goal) is semidet.
%
%   As once(Goal), in which the program must answer within Seconds. Anything
%   that ends Goal early kills the program, whose state is not known then.
%
%   @throws program_fault(silent)

on_time(Seconds, Running, Goal) :-
    catch(( within_seconds(Seconds, Goal, Ended),
            (   Ended == true
            ->  true
            ;   throw(program_fault(silent))
            )
          ),
          Ball,
          ( kill(Running),
            throw(Ball)
          )).

%!  tell_program(+Running, +Lines:list) is det.
%
%   @throws program_fault(died(Status))

tell_program(Running, Lines) :-
    Running = program(_, In, _, _),
    catch(( forall(member(Line, Lines),
                   format(In, '~s\n', [Line])),
            flush_output(In)
          ),
          error(io_error(_, _), _),
          has_died(Running)).

has_died(program(Process, _, _, _)) :-
    waited(Process, Status),
    throw(program_fault(died(Status))).

%!  ask_program(+Running, +Lines, +Word, -Rest:list(string)) is det.
%!  program_says(+Running, +Words, -Word, -Rest:list(string)) is det.
%!  ask_program_move(+Running, +Lines, -Rest:list(string), -Info:list(string))
%!                   is det.
%
%   The predicates that ask send Lines. All output is skipped up to a line
%   that begins with Word, one of Words, for ask_program_move/4 `bestmove`;
%   Rest are the words after it. Info are those of the last line `info` before
%   it that has a score for the best line of play, `[]` if there is none.
%
%   @throws program_fault(Fault)

ask_program(Running, Lines, Word, Rest) :-
    tell_program(Running, Lines),
    program_says(Running, [Word], Word, Rest).

program_says(Running, Words, Word, Rest) :-
    program_says(Running, Words, Word, Rest, _).

ask_program_move(Running, Lines, Rest, Info) :-
    tell_program(Running, Lines),
    program_says(Running, ["bestmove"], _, Rest, Info).

program_says(Running, Words, Word, Rest, Info) :-
    most_output(Most),
    program_says(Running, Words, Most, [], Word, Rest, Info).

program_says(Running, Words, Most, Info0, Word, Rest, Info) :-
    Running = program(_, _, Out, _),
    ugi_line(Out, Most, Line),
    (   Line == end_of_file
    ->  has_died(Running)
    ;   Line == long
    ->  throw(program_fault(flood))
    ;   ugi_words(Line, Said),
        (   Said = [Word0|Rest0],
            memberchk(Word0, Words)
        ->  Word = Word0,
            Rest = Rest0,
            Info = Info0
        ;   (   has_score(Said)
            ->  Info1 = Said
            ;   Info1 = Info0
            ),
            string_length(Line, Length),
            line_costs(Cost),
            Most1 is max(0, Most-Length-Cost),
            program_says(Running, Words, Most1, Info1, Word, Rest, Info)
        )
    ).

has_score(["info"|Words]) :-
    append(Before, ["score"|_], Words),
    !,
    \+ memberchk("string", Before),
    \+ ( append(_, ["multipv",Line|_], Words),
         Line \== "1"
       ).

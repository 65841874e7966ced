/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_common,
          [ named_game/2,               % +Argument, -Module
            named_game/3,               % +Argument, +Adapt, -Module
            named_game/4,               % +Argument, +Adapt, +Outlives, -Module
            file_game/3,                % +File, -Module, -Guesses
            prolog_answers/0,
            split_adapt/2,              % +Argv0, -Argv
            adapt_arguments/1,          % -Argv
            tabuleiro_command/2,        % +Argv, -Command
            positional/3,               % +Wanted, +Positional, -Values
            wrong_argument/1,           % +Why
            start_option/4,             % ?Name, -Type, -Default, -Meaning
            reached_option/4,           % ?Name, -Type, -Default, -Meaning
            start_state/3,              % +Game, +Options, -State
            reached_state/3,            % +Game, +Options, -State
            recorded_game/3,            % +File, +Options, -Record
            record_file/2,              % +Positional, -File
            player_term/2,              % +Argument, -Player
            start_alarms/0,
            interruptible/2,            % +Signals, :Goal
            interrupted/0,
            redis_server_option/3,      % +Options0, -Server, -Options
            redis_command_option/4,     % ?Name, -Type, -Default, -Meaning
            tables_option/4,            % ?Name, -Type, -Default, -Meaning
            use_tables/2,               % +Options0, -Options
            progress_meaning/1,         % -Meaning
            no_option_twice/1           % +Options
          ]).
:- use_module(library(apply)).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(library(process), [process_kill/2]).
:- use_module(library(prolog_code), [comma_list/2]).
:- autoload('../../prolog/tabuleiro/adopt/adopt', [adopt_game/4]).
:- autoload('../../prolog/tabuleiro/adopt/texts', [print_note/2]).
:- autoload('../../prolog/tabuleiro/compile/compile', [use_kept_library/1]).
:- autoload('../compile_later', [compile_later/4]).
:- use_module('../../prolog/tabuleiro/game/build', [root_directory/1]).
:- use_module('../../prolog/tabuleiro/game/faulty', [start_of/3]).
:- use_module('../../prolog/tabuleiro/game/games', [load_game/2]).
:- use_module('../../prolog/tabuleiro/game/native', ['$without_signals'/1]).
:- use_module('../../prolog/tabuleiro/base/options', [check_options/3]).
:- use_module('../../prolog/tabuleiro/base/time_limit', [within_seconds/2]).
:- use_module('../../prolog/tabuleiro/game/state_notation',
              [state_notation/3]).
:- use_module('../../prolog/tabuleiro/search/search_options',
              [search_option/5]).
:- use_module('../../prolog/tabuleiro/match/read_record',
              [play_text/4, read_records/2]).

/** <module> Arguments, options and signals that the commands share
*/

:- meta_predicate
    interruptible(+, 0),
    signals_kill(0).

%!  named_game(+Argument, -Module) is det.
%!  named_game(+Argument, +Adapt, -Module) is det.
%!  named_game(+Argument, +Adapt, +Outlives, -Module) is det.
%
%   Module is the game that Argument names: a game of load_game/2, or a file,
%   see adopt_game/3. Adapt are options of adapt_game/3, besides those of
%   `--adapt`. Prints the guesses that were made about a program. Outlives, by
%   default true, is whether a compilation in the background may outlive this
%   process.

named_game(Argument, Module) :-
    named_game(Argument, [], Module).

named_game(Argument, Adapt, Module) :-
    named_game(Argument, Adapt, true, Module).

named_game(Argument, Adapt, Outlives, Module) :-
    (   exists_file(Argument)
    ->  file_game(Argument, Adapt, Module, Guesses),
        tell_guesses(Argument, Guesses),
        use_compiled(Module, Argument, Outlives)
    ;   exists_directory(Argument)
    ->  wrong_argument(folder(Argument))
    ;   file_name_extension(_, pl, Argument)
    ->  wrong_argument(no_file(Argument))
    ;   load_game(Argument, Module)
    ).

%   A library that was kept answers for the program of File. With
%   `--compile=auto` one is built after a second of use.

use_compiled(Module, File, Outlives) :-
    (   nb_current(app_compile, How)
    ->  true
    ;   How = auto
    ),
    (   How == off
    ->  true
    ;   use_kept_library(Module)
    ->  true
    ;   How == auto
    ->  absolute_file_name(File, Path),
        adapt_arguments(More),
        tabuleiro_command([compile,Path|More], Command),
        compile_later(Module, Path-More, Command, Outlives)
    ;   true
    ).

%!  prolog_answers is det.
%
%   No library answers for the programs that named_game/2 loads from now on: a
%   command that judges a program asks the program itself.

prolog_answers :-
    nb_setval(app_compile, off).

%!  file_game(+File, -Module, -Guesses) is det.
%
%   Guesses are those of adopt_game/4, called with the options of `--adapt`.
%
%   @error wrong_argument/1 of a file with errors, those of adopt_game/4

file_game(File, Module, Guesses) :-
    file_game(File, [], Module, Guesses).

file_game(File, Adapt, Module, Guesses) :-
    adapt_options(Told),
    merge_options(Told, Adapt, Options),
    statistics(errors, Before),
    signals_kill(adopt_game(File, Options, Module, Guesses)),
    statistics(errors, After),
    (   After > Before
    ->  wrong_argument(cannot_load(File))
    ;   true
    ).

%   While a program is loaded, Ctrl-C kills the process: the program may run
%   code that Prolog cannot interrupt, such as a cleanup that does not end.

signals_kill(Goal) :-
    setup_call_cleanup(
        ( on_signal(int, Int, default),
          on_signal(term, Term, default)
        ),
        once(Goal),
        ( on_signal(int, _, Int),
          on_signal(term, _, Term)
        )).

tell_guesses(File, Guesses) :-
    (   member(guess(Option, Why), Guesses),
        Option \= dialect(_),
        Why \== given,
        \+ told(File)
    ->  assertz(told(File)),
        print_message(informational, tabuleiro(understood(File))),
        forall(member(note(Note), Guesses), print_note(File, Note))
    ;   true
    ).

:- dynamic
    told/1.                             % File: its guesses were printed

%!  split_adapt(+Argv0, -Argv) is det.
%
%   Argv are the arguments except `--fresh`, `--adapt=OPTIONS` and
%   `--compile=HOW`, which apply to the files of programs in any command.
%
%   @error syntax_error(_)

split_adapt(Argv0, Argv) :-
    partition(adapt_flag, Argv0, Flags, Argv),
    maplist(flag_options, Flags, Lists),
    append(Lists, Options),
    nb_setval(app_adapt, Options).

adapt_flag('--fresh').
adapt_flag('--compile=auto').
adapt_flag('--compile=kept').
adapt_flag('--compile=off').
adapt_flag(Argument) :-
    sub_atom(Argument, 0, _, _, '--adapt=').

flag_options('--fresh', [fresh(true)]) :-
    !.
flag_options(Flag, []) :-
    atom_concat('--compile=', How, Flag),
    !,
    nb_setval(app_compile, How).
flag_options(Flag, Options) :-
    atom_concat('--adapt=', Text, Flag),
    term_string(Term, Text),
    (   is_list(Term)
    ->  Options = Term
    ;   comma_list(Term, Options)
    ).

adapt_options(Options) :-
    (   nb_current(app_adapt, Options0)
    ->  Options = Options0
    ;   Options = []
    ).

%!  adapt_arguments(-Argv) is det.
%
%   Argv has the options of split_adapt/2 that this process was given.

adapt_arguments(Argv) :-
    adapt_options(Options),
    (   Options == []
    ->  Argv = []
    ;   format(atom(Argument), '--adapt=~q', [Options]),
        Argv = [Argument]
    ).

%!  tabuleiro_command(+Argv, -Command:list) is det.
%
%   Command, as for process_create/3, runs this command line with Argv.

tabuleiro_command(Argv, [Swipl,Program|Argv]) :-
    current_prolog_flag(executable, Swipl),
    root_directory(Root),
    directory_file_path(Root, 'app/tabuleiro.pl', Program).

%!  positional(+Wanted, +Positional, -Values) is det.
%
%   Values are the Positional arguments, one for each of Wanted.

positional(Wanted, Positional, Values) :-
    (   same_length(Wanted, Positional)
    ->  Values = Positional
    ;   wrong_argument(arguments(Wanted))
    ).

%!  wrong_argument(+Why) is failure.
%
%   Throws an error with the text of Why in `messages`.

wrong_argument(Why) :-
    throw(error(syntax_error(argument), context(_, tabuleiro(Why)))).

%!  start_option(?Name, -Type, -Default, -Meaning) is nondet.
%!  reached_option(?Name, -Type, -Default, -Meaning) is nondet.
%!  redis_command_option(?Name, -Type, -Default, -Meaning) is nondet.
%
%   The options of start_state/3, reached_state/3 and redis_server_option/3,
%   tables for command_option/4.

start_option(config,   any,              _,
             "start of the game; \"games GAME\" lists what there is").
start_option(state,    any,              _,
             "start from this state instead").
start_option(position, string as 'TEXT', _,
             "start from this position, see the README of the game").

reached_option(Name, Type, Default, Meaning) :-
    start_option(Name, Type, Default, Meaning).
reached_option(moves, string as 'MOVES', _,
               "play these moves first, in notation; move numbers, comments \c
                in braces and a result are skipped").

redis_command_option(redis, atom as 'HOST:PORT', _,
                     "the Redis server (localhost:6379)").
redis_command_option(redis_options, list, _,
                     "options of redis_connect/3, such as TLS").

%!  tables_option(?Name, -Type, -Default, -Meaning) is nondet.
%!  use_tables(+Options0, -Options) is det.
%
%   The option of use_tables/2, a table for command_option/4. tables(Folder) in
%   Options0 sets the flag `tabuleiro_tables`; Options are the other options.

tables_option(tables, atom as 'FOLDER', Default, Meaning) :-
    search_option(analyse, tables, _, Default, Meaning).

use_tables(Options0, Options) :-
    (   selectchk(tables(Folder), Options0, Options)
    ->  create_prolog_flag(tabuleiro_tables, Folder, [type(atom)])
    ;   Options = Options0
    ).

%!  progress_meaning(-Meaning) is det.
%
%   Meaning is the text of the option `progress`, whose default differs from
%   that of the library.

progress_meaning("show progress on standard error; default in a terminal").

%!  start_state(+Game, +Options, -State) is det.
%
%   State is given by the option state(State) or position(Text), or is the start
%   of a game with config(Config).

start_state(Game, Options, State) :-
    (   memberchk(state(State0), Options)
    ->  State = State0
    ;   memberchk(position(Text), Options)
    ->  state_notation(Game, State, Text)
    ;   option(config(Config), Options, default),
        catch(start_of(Game, Config, State),
              error(Formal, Context),
              no_start(Game, Config, Formal, Context))
    ).

no_start(_, _, Formal, Context) :-
    subsumes_term(context(_, tabuleiro(faulty(_))), Context),
    !,
    throw(error(Formal, Context)).
no_start(Game, Config, Formal, _) :-
    wrong_argument(no_config(Game, Config, Formal)).

%!  reached_state(+Game, +Options, -State) is det.
%
%   State is reached from that of start_state/3 by the moves of the option
%   moves(Text), see play_text/4.

reached_state(Game, Options, State) :-
    start_state(Game, Options, Start),
    option(moves(Text), Options, ""),
    play_text(Game, Start, Text, State).

%!  recorded_game(+File, +Options, -Record) is det.
%
%   Record is game Number of File, for the option game(Number), by default 1.
%
%   @error wrong_argument/1 if there is none, those of read_records/2

recorded_game(File, Options, Record) :-
    read_records(File, Records),
    option(game(Number), Options, 1),
    (   nth1(Number, Records, Record)
    ->  true
    ;   length(Records, Count),
        wrong_argument(no_recorded_game(Number, File, Count))
    ).

%!  record_file(+Positional, -File) is det.
%
%   Positional are a File of records and, optionally, their game, see
%   named_game/2. The records of a program's games do not name the file of the
%   program.

record_file([File,Game], File) :-
    !,
    named_game(Game, _).
record_file(Positional, File) :-
    positional(['FILE'], Positional, [File]).

%!  player_term(+Argument, -Player) is det.
%
%   Player is Argument as a term; a number is a level. NAME=PLAYER becomes
%   Name=Player.

player_term(Argument, Name=Player) :-
    sub_atom(Argument, Before, 1, After, =),
    Before > 0,
    sub_string(Argument, 0, Before, _, Name),
    \+ ( sub_string(Name, _, 1, _, Char),
         memberchk(Char, ["(","[","'","\""])
       ),
    !,
    sub_atom(Argument, _, After, 0, Rest),
    player_term(Rest, Player).
player_term(Argument, Player) :-
    term_string(Term, Argument),
    (   integer(Term)
    ->  Player = level(Term)
    ;   Player = Term
    ).

                /*******************************
                *            OPTIONS           *
                *******************************/

%!  start_alarms is det.
%
%   Must be called before the first time limit. library(time) starts a thread
%   for its alarms. The system may deliver any signal to that thread, where
%   Prolog never handles it. So the thread is started with all signals blocked.

start_alarms :-
    catch('$without_signals'(tabuleiro_time_limit:within_seconds(1, true)),
          error(existence_error(foreign_library, _), _),
          true).

%!  interruptible(+Signals:list, :Goal) is semidet.
%!  interrupted is semidet.
%
%   Calls Goal. During Goal, each of Signals, names for on_signal/3, makes
%   interrupted/0 true, and it stays true after Goal. A Ctrl-C more than two
%   seconds after the previous one kills the process; a key that is held down
%   counts once. The flag is global, because the system may deliver a signal to
%   any thread.

interruptible(Signals, Goal) :-
    flag(app_interrupted, _, 0),
    findall(Signal-Old,
            ( member(Signal, Signals),
              catch_signal(Signal, Old)
            ),
            Olds),
    call_cleanup(Goal,
                 forall(member(Signal-Old, Olds),
                        on_signal(Signal, _, Old))).

%   Windows has no `hup`.

catch_signal(Signal, Old) :-
    catch(on_signal(Signal, Old, interrupt), error(_, _), fail).

interrupted :-
    flag(app_interrupted, Last, Last),
    Last > 0.

:- public interrupt/1.                  % signal handler

interrupt(Signal) :-
    get_time(Now),
    flag(app_interrupted, Last, Now),   % 0: not interrupted yet
    (   Signal == int,
        Last > 0,
        Now > Last+2
    ->  on_signal(int, _, default),
        current_prolog_flag(pid, Pid),
        process_kill(Pid, int),
        process_kill(Pid, kill)         % a job in the background ignores int
    ;   true
    ).

%!  redis_server_option(+Options0, -Server, -Options) is det.
%
%   Server, see redis_open/2, is made of redis(HostAndPort) and
%   redis_options(List) in Options0, by default localhost:6379. Options are the
%   other options.
%
%   @error wrong_argument/1 if HostAndPort is not a host and a port

redis_server_option(Options0, redis(Host:Port, List), Options) :-
    select_option(redis(Text), Options0, Options1, 'localhost:6379'),
    select_option(redis_options(List0), Options1, Options, []),
    (   is_list(List0)
    ->  List = List0
    ;   comma_list(List0, List)
    ),
    (   sub_atom(Text, Before, 1, After, :),
        Before > 0,
        sub_string(Text, _, After, 0, PortText),
        catch(number_string(Port, PortText), error(_, _), fail),
        between(1, 65535, Port)
    ->  sub_atom(Text, 0, Before, _, Host)
    ;   wrong_argument(no_address(Text))
    ).

%!  no_option_twice(+Options) is det.
%
%   No name occurs twice in Options, of argv_options/3. Merging them before
%   check_options/3 would drop one of the two.
%
%   @error permission_error(repeat, option, Name)

no_option_twice(Options) :-
    check_options(any_option, Options, _).

any_option(_, nonvar, _, "any").

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(app_tournament, [run/2, command_option/4, help/2]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(option)).
:- use_module(common).
:- use_module('../help').
:- use_module('../../prolog/tabuleiro/report/report').
:- use_module('../../prolog/tabuleiro/tournament/tournament').
:- use_module('../../prolog/tabuleiro/tournament/tournament_options',
              [tournament_option/4]).
:- use_module('../../prolog/tabuleiro/base/printing', [message_text/2]).

/** <module> tabuleiro tournament: many games between many players
*/

command_option(format, oneof(Formats), text, "form of the report") :-
    findall(Format, report_format(Format, _), Formats).
command_option(progress, boolean, _, Meaning) :-
    progress_meaning(Meaning).
command_option(resume, (boolean|oneof([anyway])) as 'HOW', _, Meaning) :-
    tournament_option(resume, _, _, Meaning).
command_option(sprt, Type as 'TEST', _, Meaning) :-
    tournament_option(sprt, Type, _, Meaning).
command_option(redis, atom as 'HOST:PORT', _, Meaning) :-
    tournament_option(redis, _, _, Meaning).
command_option(redis_options, Type, Default, Meaning) :-
    redis_command_option(redis_options, Type, Default, Meaning).
command_option(Name, Type, Default, Meaning) :-
    tournament_option(Name, Type, Default, Meaning).

help(usage, ['GAME',' ','PLAYER',' ','PLAYER',' ...']).
help(header,
     "Plays a tournament of GAME in which every two players meet.").
help(footer,
     "A player is a name of \"games GAME\", such as casual, a level, 1 to \c
      9, random, search(Options) or bot(Game, Level). NAME=PLAYER names it \c
      in the report. The test of --sprt is \c
      elo0=0,elo1=10,alpha=0.05,beta=0.05 or some of these. Ctrl-C ends the \c
      tournament with the table so far; with --journal, --resume plays on.").

%!  run(+Argv, -Status) is det.

run(Argv0, Status) :-
    maplist(resume_value, Argv0, Argv),
    arguments(Argv, Positional, Options0),
    no_option_twice(Options0),
    (   Positional = [Name|Words]
    ->  true
    ;   wrong_argument(arguments(['GAME','PLAYER','PLAYER','...']))
    ),
    select_option(format(Format), Options0, OwnOptions, text),
    on_other_machines(OwnOptions, Options1),
    named_game(Name, Game),
    start_state(Game, Options1, _),
    maplist(player_term, Words, Players),
    (   stream_property(user_error, tty(true))
    ->  Progress = true
    ;   Progress = false
    ),
    merge_options(Options1, [progress(Progress)], Options),
    interruptible([int,term,hup],
                  tournament(Game, Players, Table,
                             [until(interrupted)|Options])),
    (   Format == text
    ->  true
    ;   set_stream(user_output, encoding(utf8))
    ),
    print_report(Format, Table, user_output),
    (   interrupted,
        length(Table.games, Played),
        Played < Table.planned
    ->  resuming(Options, Command),
        message_text(tournament_left(Played, Table.planned, Command), Text),
        format(user_error, '~s~n', [Text]),
        Status = 130
    ;   Status = 0
    ).

%   Adds the value `true` to `--resume`: its type has more values than `true`
%   and `false`, so library(main) would take the next argument for its value.

resume_value(Argument0, Argument) :-
    (   Argument0 == '--resume'
    ->  Argument = '--resume=true'
    ;   Argument = Argument0
    ).

on_other_machines(Options0, Options) :-
    (   option(redis(_), Options0)
    ->  redis_server_option(Options0, Server, Options1),
        Options = [redis(Server)|Options1]
    ;   Options = Options0
    ).

%   Command resumes the tournament; "" if there is no journal.

resuming(Options, Command) :-
    option(journal(_), Options),
    current_prolog_flag(os_argv, Words0),
    append(Before, [tournament|Arguments0], Words0),
    !,
    exclude(is_resume, Arguments0, Arguments),
    append(Before, [tournament,'--resume'|Arguments], Words),
    maplist(shell_word, Words, Quoted),
    atomic_list_concat(Quoted, ' ', Atom),
    atom_string(Atom, Command).
resuming(_, "").

is_resume(Argument) :-
    sub_atom(Argument, 0, _, _, '--resume').

shell_word(Word, Quoted) :-
    (   atom_codes(Word, Codes),
        Codes = [_|_],
        forall(member(Code, Codes),
               ( code_type(Code, alnum)
               ; memberchk(Code, `-_=./,:+`)
               ))
    ->  Quoted = Word
    ;   atomic_list_concat(Parts, '\'', Word),
        atomic_list_concat(Parts, '\'\\\'\'', Inside),
        format(atom(Quoted), '\'~w\'', [Inside])
    ).

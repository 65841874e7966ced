/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(mutants,
          [ mutants_and_halt/2,         % +Count, +Seed
            mutants_and_halt/1          % +Count
          ]).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module('../../prolog/tabuleiro/adopt/adopt', [adopt_game/4]).
:- use_module('../../prolog/tabuleiro/base/deadline', [deadline/2]).
:- use_module('../../prolog/tabuleiro/base/process_end', [process_end/3]).
:- use_module('../support/run_swipl', [root/1]).
:- use_module(judge).
:- use_module(operators).
:- use_module(planted).

/** <module> Does check find the bugs of students?

Faults of the kinds that students make are planted in correct programs of
tests/corpus. The programs whose game changes are checked, and a table has the
number of faults that a check finds, by the kind of fault.
*/

%!  program(?Name, ?Roots, ?Known) is nondet.
%
%   A program of tests/corpus. Roots are the predicates that only its game loop
%   calls, and that belong to its rules. Known is `clean` if it is correct,
%   `faulty` if it has the mistakes of tests/corpus/README.md.

program(blanks,            [first_board,game_cycle],          clean).
program(bridge,            [set_up,places,lay,finished,most], clean).
program(candles,           [next_turn,put_out],               clean).
program(chatter,           [],                                clean).
program(coins,             [],                                clean).
program(cuts,              [whose_turn],                      clean).
program(domino,            [],                                clean).
program(drop,              [],                                clean).
program(forks,             [],                                faulty).
program(frogs,             [],                                clean).
program(heaps,             [],                                faulty).
program(hedge,             [hedge,a_round,trims,cuts,bare],   clean).
program(herons,            [phase,played,over],               clean).
program(islands,           [switch],                          clean).
program(ladder,            [],                                clean).
program(lanterns,          [hang_all,evening,colour],         clean).
program(matches,           [game],                            clean).
program(meadow,            [meadow,fox_turn,hare_turn],       clean).
program(orchard,           [],                                clean).
program(pegs,              [],                                clean).
program(pie,               [],                                clean).
program(race,              [],                                faulty).
program(reeds,             [bare,rounds,turn,ends],           clean).
program(shells,            [waves],                           clean).
program(sowing,            [],                                clean).
program(stones,            [],                                clean).
program(strides,           [round,turn],                      clean).
program(trade,             [],                                faulty).
program('lajes/lajes',     [next_player],                     clean).

%   left_out(?Name, ?Why): a fault in a row that is drawn cannot be told from
%   another row, a fault is planted in one file, and read_program/2 reads no
%   other dialect.

:- public left_out/2.                   % for a test

left_out(ends,                drawn).
left_out(pairs,               drawn).
left_out(moss,                slow).
left_out(harvest,             slow).
left_out(tiles,               slow).
left_out('corredor/corredor', files).
left_out('peoes/peoes',       dialect).
left_out('saltos/saltos',     dialect).
left_out('semaforo/semaforo', dialect).

%!  mutants_and_halt(+Count) is det.
%!  mutants_and_halt(+Count, +Seed) is det.
%
%   Plants Count faults in each program and prints the table. Seed is by
%   default that of TABULEIRO_SEED. The verdicts are kept in the file
%   build/mutants/SEED-COUNT, so that an interrupted run can be continued.
%
%   The status is 1 if a check finds fault with a program without one, or less
%   than least_recall/1 of the faults.
%
%       swipl -g "mutants_and_halt(20, 1)" tests/mutants/mutants.pl

mutants_and_halt(Count) :-
    (   getenv('TABULEIRO_SEED', Text),
        atom_number(Text, Seed)
    ->  true
    ;   Seed = 1
    ),
    mutants_and_halt(Count, Seed).

mutants_and_halt(Count, Seed) :-
    format("~d faults in each program, seed ~d~n", [Count,Seed]),
    kept_verdicts(Count, Seed, File, Kept),
    findall(Name-Found,
            ( program(Name, _, _),
              false_alarms(Name, Found)
            ),
            Alarms),
    findall(Verdict,
            ( program(Name, Roots, _),
              verdict(Name, Roots, Count, Seed, File, Kept, Verdict)
            ),
            Verdicts),
    report(Verdicts, Alarms),
    (   sound(Verdicts, Alarms)
    ->  halt
    ;   halt(1)
    ).

%   No correct program is suspected, and most faults are found.

least_recall(0.7).

sound(Verdicts, Alarms) :-
    \+ ( member(Name-Found, Alarms),
         program(Name, _, clean),
         member(Alarm, Found),
         \+ of_a_bot(Alarm),
         Alarm = Kind-_,
         memberchk(Kind, [rules,suspicion,stopped])
       ),
    hows(_, Verdicts, Alarms, Hows),
    exclude(==(missed), Hows, FoundHows),
    maplist(length, [FoundHows,Hows], [FoundCount,Changed]),
    least_recall(Least),
    FoundCount >= Least*Changed.

kept_verdicts(Count, Seed, File, Kept) :-
    root(Root),
    directory_file_path(Root, 'build/mutants', Folder),
    make_directory_path(Folder),
    format(atom(File), '~w/~d-~d', [Folder,Seed,Count]),
    (   exists_file(File)
    ->  read_file_to_terms(File, Kept, [encoding(utf8)])
    ;   Kept = []
    ).

program_file(Name, File) :-
    root(Root),
    atomic_list_concat([Root,'/tests/corpus/',Name,'.pl'], File).

%   Found is what a check finds in the program without a fault, written as one
%   with a fault is.

false_alarms(Name, Found) :-
    program_file(Name, Original),
    read_program(Original, Clauses),
    asked(Original, Clauses, check, Found0),
    (   Found0 = changed(Found)         % there was no answer
    ->  true
    ;   Found = Found0
    ).

%   Verdict is verdict(Name, Number, Operator, Judged).

verdict(Name, Roots, Count, Seed, File, Kept, Verdict) :-
    program_file(Name, Original),
    term_hash(Seed-Name, Draw),
    set_random(seed(Draw)),
    program_mutants(Original, Roots, Count, Mutants),
    length(Mutants, All),
    (   \+ ( between(1, All, Number),
             \+ memberchk(verdict(Name, Number, _, _), Kept)
           )
    ->  member(Verdict, Kept),
        Verdict = verdict(Name, _, _, _)
    ;   with_output_to(string(_), adopt_game(Original, [], _, Guesses)),
        findall(Option, member(guess(Option, _), Guesses), Options),
        read_program(Original, Clauses),
        asked(Original, Clauses, games(Options), Games),
        must_be(list, Games),
        nth1(Number, Mutants, Operator-Mutant),
        Verdict = verdict(Name, Number, Operator, Judged),
        (   memberchk(Verdict, Kept)
        ->  true
        ;   asked(Original, Mutant, mutant(Options, Games), Judged),
            keep(File, Verdict)
        )
    ).

keep(File, Verdict) :-
    setup_call_cleanup(
        open(File, append, Out, [encoding(utf8)]),
        format(Out, "~q.~n", [Verdict]),
        close(Out)).

%   asked(+Original, +Clauses, +Job0, -Answer): Answer is that of
%   judge_and_halt/0 to Job0 for a program of Clauses, in a file with the name
%   of Original. If there is none in time, or the process dies, the program
%   cannot be checked, which a person would notice.

asked(Original, Clauses, Job0, Answer) :-
    file_base_name(Original, Base),
    setup_call_cleanup(
        ( tmp_file(mutant, Folder),
          make_directory(Folder)
        ),
        ( directory_file_path(Folder, Base, File),
          write_program(File, Clauses),
          Job0 =.. [Name|Arguments],
          Job =.. [Name,File|Arguments],
          answered(Job, Answer)
        ),
        delete_directory_and_contents(Folder)).

answered(Job, Answer) :-
    source_file(judge:judge_and_halt, Program),
    current_prolog_flag(executable, Swipl),
    process_create(Swipl,
                   [ '--stack-limit=512m','-g',judge_and_halt,Program ],
                   [ stdin(pipe(In, [encoding(utf8)])),
                     stdout(pipe(Out, [encoding(utf8)])),
                     stderr(null), process(Process)
                   ]),
    format(In, "~q.~n", [Job]),
    close(In),
    deadline(600, Deadline),
    process_end(Process, Deadline, Ended),
    (   Ended == timeout
    ->  process_kill(Process, kill),
        process_wait(Process, _)
    ;   true
    ),
    catch(read(Out, Answer0), error(_, _), Answer0 = end_of_file),
    close(Out),
    (   Answer0 == end_of_file
    ->  Answer = changed([stopped-process])
    ;   Answer = Answer0
    ).

                /*******************************
                *           THE TABLE          *
                *******************************/

report(Verdicts, Alarms) :-
    format("~n~w~t~22|~t~w~10+~t~w~10+~t~w~10+~t~w~10+~t~w~12+~t~w~10+~n",
           [kind,mutants,change,stopped,breach,suspicion,missed]),
    forall(operator(Operator, _),
           row(Operator, Operator, Verdicts, Alarms)),
    row(all, _, Verdicts, Alarms),
    nl,
    forall(program(Name, _, _),
           ( include(of_program(Name), Verdicts, Own),
             row(Name, _, Own, Alarms)
           )),
    nl,
    forall(member(Name-Found, Alarms),
           format("~w: ~q~n", [Name,Found])).

of_program(Name, verdict(Name, _, _, _)).

row(Title, Operator, Verdicts, Alarms) :-
    aggregate_all(count, member(verdict(_, _, Operator, _), Verdicts), All),
    hows(Operator, Verdicts, Alarms, Hows),
    length(Hows, Changed),
    maplist(count(Hows), [stopped,breach,suspicion,missed],
            [Stopped,Breaches,Suspicions,Missed]),
    format("~w~t~22|~t~d~10+~t~d~10+~t~d~10+~t~d~10+~t~d~12+~t~d~10+~n",
           [Title,All,Changed,Stopped,Breaches,Suspicions,Missed]).

%   Hows has an element for each fault of Operator that changes a game: how it
%   was found.

hows(Operator, Verdicts, Alarms, Hows) :-
    findall(How,
            ( member(verdict(Name, _, Operator, changed(Found)), Verdicts),
              memberchk(Name-Known, Alarms),
              how(Found, Known, How)
            ),
            Hows).

count(List, X, Count) :-
    aggregate_all(count, member(X, List), Count).

%   Known are the findings in the program without the fault. How is `stopped` if
%   the program is no longer understood as a game.

how(Found, Known, How) :-
    subtract(Found, Known, New0),
    exclude(of_a_bot, New0, New),
    (   member(stopped-_, New)
    ->  How = stopped
    ;   member(Kind-_, New),
        memberchk(Kind, [rules,interface])
    ->  How = breach
    ;   New == []
    ->  How = missed
    ;   How = suspicion
    ).

%   A breach that depends on random moves says nothing about the rules.

of_a_bot(_-(bot_loses_to_random-_)).

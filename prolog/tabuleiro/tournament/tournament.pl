/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_tournament,
          [ tournament/4                % +Game, :Players, -Table, :Options
          ]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [max_list/2, member/2, memberchk/2, nth1/3]).
:- use_module(library(option), [option/2]).
:- use_module(library(random), [random_between/3]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module('../game/games', [load_game/2]).
:- use_module('../base/options', [check_options/3]).
:- use_module('../match/adjudicate', [whole_rules/2]).
:- use_module('../match/clock', [must_be_clocks/2, player_limits/3]).
:- use_module('../match/jobs', [jobs_of/3, run_jobs/7]).
:- use_module('../match/pie', [game_to_play/4]).
:- use_module('../match/player_names', [player_names/3, unnamed_players/2]).
:- use_module('../base/progress_line').
:- use_module(journal).
:- use_module('../report/live_table', [progress_lines/3]).
:- use_module(plan).
:- use_module(plan_players,
              [ is_untimed/2, player_text/2, player_threads/3,
                tournament_player/3
              ]).
:- use_module(plan_records, [add_game/4, close_records/1, open_records/4]).
:- use_module(play_plan, [line_game/5, play_planned/3, ready/3]).
:- use_module('../statistics/sprt', [sprt_bounds/3]).
:- use_module(tally).
:- use_module(term_data, [term_data/2]).
:- use_module(tournament_options).
:- use_module(texts, []).

/** <module> Tournaments: many games between many players

    ?- tournament(waldmeister, [level(3),level(2),random], Table,
                  [games(20), opening(2), config([size(4)]),
                   journal('levels.journal')]).

The games are planned before the first is played. Each game has a random
generator of its own, seeded from the seed of the tournament and the number of
the game, so that the result does not depend on jobs(Jobs) or on interruptions.
Levels 1 to 8 play without their usual limit of two seconds.
*/

:- meta_predicate
    tournament(+, :, -, :).

%!  tournament(+Game, :Players, -Table:dict, :Options) is det.
%
%   Plays Game between every two of Players. Players has at least two elements,
%   terms of tabuleiro/match/player other than `human`, or Name=Term. Table is a
%   dict of tabuleiro/statistics/result; with pie(true) its game is Game_pie.
%
%   Options: tournament_option.
%
%   A player loses a game by an illegal move, an exception or failure. With two
%   players, the games are those of match/5 with the same seed.
%
%   @error domain_error(tournament_players, Players) if there are fewer than
%   two, domain_error(sprt_players, Players) for a test of more than two @error
%   permission_error(create, journal, File) if the journal exists and resume is
%   not `true`, domain_error(journal, File), domain_error(journal_of_tournament,
%   File) for the journal of another tournament, syntax_error(journal_line) for
%   a damaged line @error io_error(write, File), such as for a full disk @error
%   those of known_player/3, check_options/3, opening_texts/4 and the game's
%   initial_state/2

tournament(Game, Module:Terms0, Table, Context:Options0) :-
    load_game(Game, Name0),
    check_options(tournament_option, Options0, Checked),
    whole_rules(Checked, Options1),
    must_be(list, Terms0),
    unnamed_players(Terms0, Terms),
    game_to_play(Name0, Terms, Options1, Name),
    maplist(player_of(Name, Module), Terms, Players),
    player_names(Name, Module:Terms0, Names),
    enough_players(Terms),
    length(Terms, PlayerCount),
    must_be_clocks(Options1, PlayerCount),
    tested(Options1, Players, Options2),
    counted(Options2, Options3),
    stored(Options3, Stored, Journal),
    seeded(Stored, Options3, Options4),
    opened(Name, Options4, Options),
    anywhere(Name, Players, Options),
    make_plan(Name, Players, [names(Names)|Options], Plan0),
    same_plan(Stored, Plan0, Players, Options, Plan),
    ready(Plan, Players, Ready),
    schedule(Plan, Schedule),
    tally_start(Options, Tally0),
    setup_call_cleanup(
        open_files(Options, Plan, Journal, Files),
        ( resumed(Journal, Options, Schedule, Files, Tally0, Tally1),
          play(Name, Players, Plan, Ready, Files, Context:Options, Tally1,
               Tally)
        ),
        close_files(Files)),
    table(Name, Players, Plan, Schedule, Tally, Options, Table).

player_of(Game, Module, Term0, Term) :-
    tournament_player(Game, Module:Term0, Term).

enough_players(Terms) :-
    (   Terms = [_,_|_]
    ->  true
    ;   throw(error(domain_error(tournament_players, Terms),
                    context(_, tabuleiro(few_players))))
    ).

                /*******************************
                *            JOURNAL           *
                *******************************/

%!  stored(+Options, -Plan, -Journal) is det.
%
%   Plan and Journal are those of read_journal/3. Both are `none` if there is no
%   option journal(File).

stored(Options, Plan, Journal) :-
    option(journal(File), Options),
    !,
    (   \+ option(resume(false), Options)
    ->  read_journal(File, Plan, Journal)
    ;   exists_file(File)
    ->  throw(error(permission_error(create, journal, File),
                    context(_, tabuleiro(journal_exists(File)))))
    ;   Plan = none,
        Journal = journal([], 0, 0)
    ).
stored(Options, none, none) :-
    (   option(resume(false), Options)
    ->  true
    ;   throw(error(existence_error(option, journal),
                    context(_, tabuleiro(resume_what))))
    ).

%!  same_plan(+Stored, +Plan0, +Players, +Options, -Plan) is det.
%
%   Plan is Stored, which must have the games of Plan0, or Plan0 if Stored is
%   `none`. A plan of 0.2.0 has no engine hash, and the terms of its players are
%   their names.

same_plan(none, Plan, _, _, Plan) :-
    !.
same_plan(Stored, Plan0, Players, Options, Stored) :-
    option(journal(File), Options),
    option(resume(Resume), Options),
    (   has_hash(Stored)
    ->  Plan = Plan0
    ;   findall(Text, ( member(_:Player, Players), player_text(Player, Text) ),
                Texts),
        Plan = Plan0.put(names, Texts)
    ),
    (   plan_difference(Plan, Stored, Resume, Key)
    ->  engine_keys(EngineKeys),
        (   \+ memberchk(Key, EngineKeys)
        ->  Why = other_tournament(File, Key)
        ;   has_hash(Stored)
        ->  Why = other_search(File, Key)
        ;   Why = no_hash(File, Stored.version)
        ),
        throw(error(domain_error(journal_of_tournament, File),
                    context(_, tabuleiro(Why))))
    ;   true
    ).

%   Options has the seed of the stored plan, if there is one.

seeded(Stored, Options0, Options) :-
    (   option(seed(_), Options0)
    ->  Options = Options0
    ;   Stored == none
    ->  random_between(0, 0x3fffffff, Seed),
        Options = [seed(Seed)|Options0]
    ;   Options = [seed(Stored.seed)|Options0]
    ).

%   Files is files(Journal, Records). Journal is File-Stream, Records a term of
%   open_records/4; either may be `none`.

open_files(Options, Plan, Journal, files(JournalOut, Records)) :-
    (   Journal == none
    ->  JournalOut = none
    ;   option(journal(File), Options),
        open_journal(File, Plan, Journal, Stream),
        JournalOut = File-Stream
    ),
    (   option(record(RecordFile), Options)
    ->  option(resume(Resume), Options),
        catch(open_records(RecordFile, Plan, Resume, Records), Error,
              ( close_files(files(JournalOut, none)),
                throw(Error)
              ))
    ;   Records = none
    ).

close_files(files(Journal, Records)) :-
    (   Records == none
    ->  true
    ;   close_records(Records)
    ),
    (   Journal = _-Stream
    ->  close(Stream, [force(true)])
    ;   true
    ).

%!  resumed(+Journal, +Options, +Schedule, +Files, +Tally0, -Tally) is det.
%
%   Tally is Tally0 with the games of Journal.

resumed(none, _, _, _, Tally, Tally) :-
    !.
resumed(Journal, Options, Schedule, Files, Tally0, Tally) :-
    option(journal(File), Options),
    journal_lines(Journal, Lines),
    foldl(resumed_line(File, Schedule, Files), Lines, 2-Tally0, _-Tally).

resumed_line(File, Schedule, Files, Line, Number-Tally0, Next-Tally) :-
    (   line_game(Schedule, Line, Game, Moves, Comments),
        arg(1, Game, Played),
        \+ is_played(Played, Tally0)
    ->  counted_in(Game, told(Moves, Comments), Files, Tally0, Tally),
        Next is Number+1
    ;   damaged_line(File, Number)
    ).

counted_in(Game, Told, files(_, Records), Tally0, Tally) :-
    tally_game(Game, Told, Tally0, Tally, InOrder),
    recorded(Records, InOrder).

recorded(none, _) :-
    !.
recorded(Records, Played) :-
    forall(member(Game-told(Moves, Comments), Played),
           add_game(Records, Game, Moves, Comments)).

                /*******************************
                *            PLAYING           *
                *******************************/

play(Name, Players, Plan, Ready, Files, Context, Tally0, Tally) :-
    Context = _:Options,
    schedule(Plan, Schedule),
    schedule_size(Schedule, Count),
    get_time(Start),
    tally_count(Tally0, Before),
    Clock = clock(Start, Before, 0, Plan.names),
    On = on_event(run(Schedule, Files, Clock, Context)),
    (   option(redis(Server), Options)
    ->  first_use(organise,
                  organise(Server, Plan, left_to_play(Count), On,
                           ends(Count, Context), Tally0, Tally))
    ;   left_to_play(Count, Tally0, Numbers),
        jobs(Name, Players, Options, Jobs),
        run_jobs(Jobs, Numbers, play_planned(Ready), On,
                 ends(Count, Context), Tally0, Tally)
    ),
    finish_records(Files, Tally),
    (   option(progress(true), Options)
    ->  end_progress
    ;   true
    ).

%   Jobs is the number of games at a time. A search with several threads needs
%   as many cores.

jobs(Game, Players, Options, Jobs) :-
    option(jobs(Jobs0), Options),
    findall(Count,
            ( member(_:Player, Players), player_threads(Game, Player, Count) ),
            Counts),
    max_list(Counts, Threads),
    Jobs1 is max(1, Jobs0//Threads),
    load_game(Game, Module),
    jobs_of(Module, Jobs1, Jobs).

ends(Count, Context:Options, Tally) :-
    (   is_decided(Tally)
    ->  true
    ;   tally_count(Tally, Count)
    ->  true
    ;   option(until(Goal), Options),
        call(Context:Goal)
    ).

%!  on_event(+Run, +Event, +Tally0, -Tally) is det.
%
%   The goal of run_jobs/7 that is called for each event.

on_event(run(Schedule, _, Clock, _:Options), waiting, Tally, Tally) :-
    progress(show_progress, Schedule, Clock, Options, Tally).
on_event(run(Schedule, Files, Clock, Context:Options), answer(Line), Tally0,
         Tally) :-
    (   string(Line),
        line_game(Schedule, Line, Game, Moves, Comments)
    ->  arg(1, Game, Number),
        (   is_played(Number, Tally0)
        ->  Tally = Tally0
        ;   new_game(Game, told(Moves, Comments), Line, Files, Context:Options,
                     Tally0, Tally),
            progress(say_progress, Schedule, Clock, Options, Tally)
        )
    ;   print_message(warning, tabuleiro(no_result(Line))),
        Tally = Tally0
    ).

new_game(Game, Told, Line, Files, Context:Options, Tally0, Tally) :-
    Files = files(Journal, _),
    (   Journal = File-Stream
    ->  add_line(File, Stream, Line)
    ;   true
    ),
    counted_in(Game, Told, Files, Tally0, Tally),
    (   option(on_game(Goal), Options)
    ->  ignore(call(Context:Goal, Game))
    ;   true
    ).

%   Without a journal, games that wait for an earlier one are recorded at the
%   end. With a journal, resuming the tournament records them in order.

finish_records(files(none, Records), Tally) :-
    !,
    tally_waiting(Tally, Played),
    recorded(Records, Played).
finish_records(_, _).

%   Clock is clock(Start, Before, Next, Names): the time at which play began,
%   the number of games then, the time of the next progress report, and the
%   names of the players. Computing the tables takes at most a twentieth of the
%   time.

progress(Say, Schedule, Clock, Options, Tally) :-
    (   option(progress(true), Options),
        get_time(Now),
        Clock = clock(Start, Before, Next, Names),
        tally_count(Tally, Done),
        schedule_size(Schedule, Count),
        (   Now >= Next
        ;   Done =:= Count
        )
    ->  Elapsed is max(0.001, Now-Start),
        Rate is (Done-Before)/Elapsed,
        test_so_far(Tally, Test),
        (   progress_size(Size)
        ->  tally_games(Tally, Games),
            progress_lines(progress{ done:Done, planned:Count, rate:Rate,
                                     sprt:Test, players:Names, games:Games },
                           Size, Lines),
            show_progress_lines(Lines)
        ;   call(Say, tournament_progress(Done, Count, Rate, Test))
        ),
        get_time(After),
        Later is After + max(0.2, 20*(After-Now)),
        nb_setarg(3, Clock, Later)
    ;   true
    ).

test_so_far(Tally, Test) :-
    (   tally_sprt(Tally, sprt(Options, _, Llr, _))
    ->  sprt_bounds(Options, Lower, Upper),
        Test = llr(Llr, Lower, Upper)
    ;   Test = none
    ).

                /*******************************
                *             TABLE            *
                *******************************/

table(Game, Players, Plan, Schedule, Tally, Options, Table) :-
    tally_games(Tally, Games),
    tally_sprt(Tally, Sprt),
    schedule_size(Schedule, Count),
    findall(Untimed,
            ( nth1(N, Players, _:Player),
              untimed(Game, N, Player, Options, Untimed)
            ),
            AllUntimed),
    term_data(Config, Plan.config),
    format(string(ConfigText), '~q', [Config]),
    Table = tournament{ game:Plan.game, config:ConfigText, seed:Plan.seed,
                        players:Plan.names, gauntlet:Plan.gauntlet,
                        untimed:AllUntimed, planned:Count, games:Games,
                        sprt:Sprt
                      }.

untimed(Game, N, Player, Options, Untimed) :-
    (   is_untimed(Game, Player),
        player_limits(N, Options, inf-inf)
    ->  Untimed = true
    ;   Untimed = false
    ).

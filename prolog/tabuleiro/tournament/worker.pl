/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_worker,
          [ worker/2,                   % +Server, :Options
            worker_option/4             % ?Name, ?Type, -Default, -Meaning
          ]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(error), [syntax_error/1]).
:- use_module(library(lists),
              [append/3, member/2, memberchk/2, selectchk/3, subtract/3]).
:- use_module(library(option), [option/2]).
:- use_module(library(socket), [gethostname/1]).
:- use_module('../game/games', [load_game/2]).
:- use_module('../base/options', [check_options/3]).
:- use_module('../match/jobs', [with_workers/3]).
:- use_module('../match/match', [match_option/4]).
:- use_module(plan, [check_plan/1, has_hash/1, plan_text/2]).
:- use_module(engine_hash, [engine_hash/2]).
:- use_module(plan_players, [data_player/3, player_modules/3]).
:- use_module(play_plan, [play_planned/3, ready/3]).
:- use_module(redis_queue).
:- use_module(signature, [engine_signature/3, engine_version/1]).
:- use_module(term_data, [term_data/2]).
:- use_module(texts, []).

/** <module> A worker: playing games of tournaments on a server
*/

:- meta_predicate
    worker(+, :).

%!  worker_option(?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options.
%
%     - idle
%       A worker renews the claims of its games three times in this time. All
%       workers should have the same value.
%     - until
%       This goal is called at least twice a second. When it succeeds, the games
%       in play are given back.

worker_option(jobs,  Type,             Default, Meaning) :-
    match_option(jobs, Type, Default, Meaning).
worker_option(idle,  positive_integer, 60,
              "seconds after which a game of a lost worker is played again").
worker_option(wait,  seconds_or_inf,   inf,
              "seconds without a game after which to end").
worker_option(until, callable,         _,
              "goal that ends the work when it succeeds").

%!  worker(+Server, :Options) is det.
%
%   Plays games of the tournaments on Server, see redis_open/2, until there has
%   been no game to play for a while.
%
%   Options: worker_option.
%
%   A tournament is refused with a warning if its version of tabuleiro, engine
%   or rules differ, or if a player is unknown here. A game that does not come
%   with tabuleiro must have been loaded before.
%
%   @error those of redis_open/2 and check_options/3

worker(Server, Context:Options0) :-
    check_options(worker_option, Options0, Options),
    option(jobs(Jobs), Options),
    worker_name(Worker),
    setup_call_cleanup(
        open_link(Server, Link),
        with_workers(Jobs, play_taken, work(Link, Worker, Context:Options)),
        close_link(Link)).

worker_name(Name) :-
    gethostname(Host),
    current_prolog_flag(pid, Pid),
    get_time(Now),
    Stamp is truncate(1000*Now) mod 1000000,
    format(atom(Name), '~w-~d-~d', [Host,Pid,Stamp]).

play_taken(play(Taken, Ready), played(Taken, Line)) :-
    Taken = taken(_, _, Number),
    (   integer(Number),
        play_planned(Ready, Number, Line0)
    ->  Line = Line0
    ;   Line = none
    ).

%   The state of the work is state(Plans, Read, InPlay, Renewed, Active):
%
%     - Plans: pairs Id-Ready; Ready is `refused` for a plan that cannot be
%       played here
%     - Read: the time at which the plans were read
%     - InPlay: the games taken
%     - Renewed: the time at which their claims were last renewed
%     - Active: the time at which there was last something to do

work(Link, Worker, Context, Queue, Events) :-
    get_time(Now),
    work_on(state([], 0, [], Now, Now), Link, Worker, Context, Queue, Events,
            InPlay),
    Context = _:Options,
    option(idle(Idle), Options),
    on_redis(Link, given_back(Worker, Idle, InPlay)).

given_back(Worker, Idle, Games, Connection) :-
    give_back(Connection, Worker, Idle, Games).

work_on(State0, Link, Worker, Context, Queue, Events, Left) :-
    (   is_over(State0, Context)
    ->  State0 = state(_, _, Left, _, _)
    ;   step(State0, Link, Worker, Context, Queue, Events, State),
        work_on(State, Link, Worker, Context, Queue, Events, Left)
    ).

is_over(_, Context:Options) :-
    option(until(Goal), Options),
    call(Context:Goal),
    !.
is_over(state(_, _, [], _, Active), _:Options) :-
    option(wait(Wait), Options),
    Wait \== inf,
    get_time(Now),
    Now-Active > Wait.

step(state(Plans0, Read0, InPlay0, Renewed0, Active0), Link, Worker,
     _:Options, Queue, Events, state(Plans, Read, InPlay, Renewed, Active)) :-
    option(jobs(Jobs), Options),
    option(idle(Idle), Options),
    get_time(Before),
    (   Before-Read0 > 1
    ->  Read = Before,
        on_redis(Link, known_plans(Plans0, Plans))
    ;   Read = Read0,
        Plans = Plans0
    ),
    length(InPlay0, Count),
    Free is Jobs+1-Count,               % one more: no thread waits for Redis
    (   Free > 0
    ->  on_redis(Link, more_games(Worker, Plans, Free, Idle, Taken0)),
        subtract(Taken0, InPlay0, Taken),
        send(Taken, Plans, Queue),
        append(InPlay0, Taken, InPlay1)
    ;   InPlay1 = InPlay0
    ),
    answers(InPlay1, Free, Events, Answers),
    foldl(handed_in(Link), Answers, InPlay1, InPlay),
    get_time(Now),
    (   Now-Renewed0 >= Idle/3
    ->  on_redis(Link, renewed(Worker, InPlay)),
        Renewed = Now
    ;   Renewed = Renewed0
    ),
    (   InPlay1 == []
    ->  Active = Active0
    ;   Active = Now
    ).

renewed(Worker, InPlay, Connection) :-
    renew_claims(Connection, Worker, InPlay).

%   Answers are the answers that have arrived. Waits for one if all threads are
%   busy.

answers(InPlay, Free, Events, Answers) :-
    (   InPlay == []
    ->  Answers = []
    ;   Free =< 0,
        thread_get_message(Events, Event, [timeout(0.5)])
    ->  Answers = [Event|More],
        answers_there(Events, More)
    ;   answers_there(Events, Answers)
    ).

answers_there(Events, Answers) :-
    (   thread_peek_message(Events, _)
    ->  thread_get_message(Events, Event),
        Answers = [Event|More],
        answers_there(Events, More)
    ;   Answers = []
    ).

handed_in(Link, answer(played(Taken, Line)), InPlay0, InPlay) :-
    !,
    on_redis(Link, handed_in_by(Taken, Line)),
    selectchk(Taken, InPlay0, InPlay).
handed_in(_, error(Error), _, _) :-
    throw(Error).

handed_in_by(Taken, Line, Connection) :-
    hand_in(Connection, Taken, Line).

send(Games, Plans, Queue) :-
    forall(( member(Taken, Games),
             Taken = taken(Id, _, _),
             memberchk(Id-Ready, Plans)
           ),
           thread_send_message(Queue, item(play(Taken, Ready)))).

%   Takes new games; if there are none, claims the games of a lost worker.

more_games(Worker, Plans, Free, Idle, Games, Connection) :-
    findall(Id, ( member(Id-Ready, Plans), Ready \== refused ), Ids),
    (   Ids == []
    ->  sleep(0.5),
        Games = []
    ;   take_games(Connection, Worker, Ids, Free, Games0),
        (   Games0 == []
        ->  findall(Game,
                    ( member(Id, Ids),
                      claim_games(Connection, Worker, Id, Idle, Claimed),
                      member(Game, Claimed)
                    ),
                    Games)
        ;   Games = Games0
        )
    ).

                /*******************************
                *             PLANS            *
                *******************************/

%   Plans are the plans on the server. New plans are read.

known_plans(Plans0, Plans, Connection) :-
    published_plans(Connection, Texts),
    maplist(known_plan(Plans0), Texts, Plans).

known_plan(Plans, Id-_, Id-Ready) :-
    memberchk(Id-Ready0, Plans),
    !,
    Ready = Ready0.
known_plan(_, Id-Text, Id-Ready) :-
    catch(( readable(Text, Ready)
          ->  true
          ;   syntax_error(plan)
          ),
          Error, Ready = refused),
    (   Ready == refused
    ->  print_message(warning, tabuleiro(refused_plan(Id, Error)))
    ;   true
    ).

%!  readable(+Text, -Ready) is det.
%
%   @error for a plan that cannot be played here

readable(Text, Ready) :-
    plan_text(Plan, Text),
    check_plan(Plan),
    must_have_hash(Plan),
    engine_version(Version),
    same(version, Plan.version, Version),
    atom_string(Name, Plan.game),
    load_game(Name, Game),
    term_data(Config, Plan.config),
    engine_signature(Game, Config, Signature),
    same(signature, Plan.signature, Signature),
    maplist(player(Game), Plan.players, Players),
    player_modules(Game, Players, Modules),
    engine_hash(Modules, Engine),
    same(engine, Plan.engine, Engine),
    ready(Plan, Players, Ready).

must_have_hash(Plan) :-
    (   has_hash(Plan)
    ->  true
    ;   throw(error(domain_error(tournament_format, Plan.tournament),
                    context(_, tabuleiro(plan_without_hash(Plan.version)))))
    ).

same(Key, Theirs, Ours) :-
    (   Theirs == Ours
    ->  true
    ;   throw(error(domain_error(Key, Theirs),
                    context(_, tabuleiro(other_engine(Key, Theirs, Ours)))))
    ).

player(Game, Data, user:Term) :-
    (   data_player(Game, Data, Term0)
    ->  Term = Term0
    ;   throw(error(domain_error(player, Data),
                    context(_, tabuleiro(unknown_player(Data)))))
    ).

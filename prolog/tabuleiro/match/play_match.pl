/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_play_match,
          [ play_match/5,               % +Game, :Player1, :Player2, -Winner,
                                        % +Options
            play_match_option/5         % +Info, ?Name, ?Type, -Default,
                                        % -Meaning
          ]).
:- use_module(library(apply), [include/3, maplist/3]).
:- use_module(library(lists),
              [delete/3, member/2, memberchk/2, nth1/3, selectchk/3]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(adjudicate,
              [ adjudicated/3, adjudication_option/4, adjudication_rules/2 ]).
:- use_module(clock).
:- use_module(draws).
:- use_module('../game/faulty', [start_of/3, winner_of/4]).
:- use_module('../game/games', [load_game/2]).
:- use_module('../base/options', [check_options/3]).
:- use_module('../base/term_size', [cut_term/2]).
:- use_module('../game/game', [game_views/2, view_option/5]).
:- use_module(pie, [game_to_play/4, pie_option/4]).
:- use_module(player).
:- use_module(saved, [match_record/4, resume_match/4]).
:- use_module(host, [host/2]).
:- use_module(seats).
:- use_module(thought, [timed_thought/3]).
:- use_module(timeline).

/** <module> One game between two players
*/

:- meta_predicate
    play_match(+, :, :, -, +).

%!  play_match_option(+Info, ?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options. Info, the dict of
%   game_info/1, has the views of the game.
%
%     - resume
%       A term of tabuleiro/match/record, whose moves can be taken back.
%     - state
%       With pie(true) a state of that game, see tabuleiro/match/pie.
%     - show
%       By default shown if a player is human.
%     - host
%       See tabuleiro/match/host. The default is nobody/1; play_match/5 of the
%       library uses the terminal.
%     - pace
%       Only for moves that a terminal shows.
%     - warn, coach
%       In a terminal the person may choose another move. The warning has no
%       effect with state(State) and resume(Record).
%     - time_per_move, time_per_game
%       See tabuleiro/match/clock. A list has a limit for each player.
%     - resign, draw
%       See tabuleiro/match/adjudicate.
%     - faults
%       A player who fails, throws or plays an illegal move loses, if the value
%       is `lose`; `throw` raises an error.
%     - ended
%       `rules`, `threefold`, `max_plies`, `agreed`, resigned(Player),
%       time(Player), `adjudicated_draw`, adjudicated_loss(Player), or
%       fault(Player, Fault) where Player is 1 or 2 and Fault is `failed`,
%       illegal(Move), error(Ball), of a program `silent`, `flood`, twice(Move)
%       or died(Status), or, faults of the game rather than of the player,
%       refused(Move) and crashed(Move, Error): valid_moves/2 offers Move, and
%       move/3 fails or throws Error.
%     - thoughts
%       N-Thought for each of the moves: player N, 1 or 2, moved with Thought of
%       tabuleiro/match/thought.
%     - times
%       Seconds-Moves for each player.
%     - players
%       Player1 and Player2, as a person has changed them.
%     - helped
%       `true` if a person had a hint, took a move back or changed the players,
%       and for a game with coach(true) or resume(Record); else `false`.
%     - as_record
%       A term of tabuleiro/match/record.

play_match_option(_, config,  any,                 default,
                  "config of the game").
play_match_option(_, state,   any,                 _,
                  "play on from this state").
play_match_option(_, resume,  any,                 _,
                  "play on from the end of this record").
play_match_option(_, show,    boolean,             _,
                  "print every position and move").
play_match_option(_, host,    callable,            tabuleiro_host:nobody,
                  "goal that shows the game and asks people").
play_match_option(_, pace,    seconds_or_inf,      0,
                  "seconds before each move of a bot; inf waits for Enter").
play_match_option(_, warn,    boolean,             true,
                  "warn a person of a first turn that loses at once").
play_match_option(_, coach,   boolean,             false,
                  "tell a person of a move that loses much").
play_match_option(_, book,    boolean,             false,
                  "levels 8 and 9 have an opening book").
play_match_option(_, faults,  oneof([throw,lose]), throw,
                  "what happens after a fault of a player").
play_match_option(_, moves,   unbound,             _,
                  "the moves of the game").
play_match_option(_, ended,   unbound,             _,
                  "why the game is over").
play_match_option(_, thoughts, unbound,            _,
                  "score, depth and time of each move").
play_match_option(_, times,   unbound,             _,
                  "time and moves of each player").
play_match_option(_, players, unbound,             _,
                  "the players at the end").
play_match_option(_, helped,  unbound,             _,
                  "whether a person had help").
play_match_option(_, as_record, unbound,            _,
                  "the record of the game").
play_match_option(_, Name, Type, Default, Meaning) :-
    pie_option(Name, Type, Default, Meaning).
play_match_option(Info, Name, Type, Default, Meaning) :-
    view_option(Info, Name, Type, Default, Meaning).
play_match_option(_, Name, Type, Default, Meaning) :-
    clock_option(Name, Type, Default, Meaning).
play_match_option(_, Name, Type, Default, Meaning) :-
    draw_option(Name, Type, Default, Meaning).
play_match_option(_, Name, Type, Default, Meaning) :-
    adjudication_option(Name, Type, Default, Meaning).

%!  play_match(+Game, :Player1, :Player2, -Winner, +Options) is det.
%
%   Plays Game, which load_game/2 loads, from the start to the end. Player1 and
%   Player2 are terms of tabuleiro/match/player; Player1 is the first player of
%   the game. Winner is a player of the game or `draw`; with pie(true) it is
%   `first`, `second` or `draw`.
%
%   Options: play_match_option(info{}).
%
%   What a person may type besides moves, such as undo, is in game_command/3
%   of tabuleiro/play/commands.
%
%   With a seeded generator the game of two bots is reproducible:
%
%       ?- set_random(seed(1)),
%          play_match(waldmeister, level(2), level(1), Winner, []).
%
%   @error domain_error(player, Player), domain_error(level, N), those of
%   load_game/2, of check_options/3, of the game's initial_state/2 and of
%   resume_match/4 in tabuleiro/match/saved; with
%   faults(throw) also type_error(move_of_player, Player) for an illegal move
%   or none
%   @throws tabuleiro_leave if a person quits outside of a menu

play_match(Game, Player1, Player2, Winner, Options0) :-
    load_game(Game, Module0),
    Module0:game_info(Info0),
    check_options(play_match_option(Info0), Options0, Options),
    game_to_play(Module0, [Player1,Player2], Options, Module),
    Module:game_info(Info),
    maplist(known_player(Module), [Player1,Player2], Players0),
    with_players(Players0, Players,
                 played_out(Module, Info, Players, Options, End)),
    End = end(Timeline, Match, Won, Reason),
    Winner = Won,
    asked_for(Options, Timeline, Match, Won, Reason).

played_out(Module, Info, Players, Options, End) :-
    match(Module, Info, Players, Options, Match0),
    start(Options, Match0, Timeline, Match),
    host(Match, position(Timeline, Match)),
    play_on(Timeline, Match, End).

%   Binds the options that are unbound.

asked_for(Options, Timeline, Match, Winner, Reason) :-
    timeline_moves(Timeline, Moves),
    on_timeline(Timeline, _, _, Clock),
    clock_times(Clock, Times),
    ignore(option(moves(Moves), Options)),
    (   option(thoughts(Thoughts), Options)
    ->  timeline_thoughts(Timeline, Thoughts)
    ;   true
    ),
    ignore(option(ended(Reason), Options)),
    ignore(option(times(Times), Options)),
    (   option(players(Players), Options)
    ->  maplist(player_term(Match.game), Match.players, Players)
    ;   true
    ),
    ignore(option(helped(Match.helped), Options)),
    (   option(as_record(Record), Options)
    ->  match_record(Timeline, Winner, Match, Record)
    ;   true
    ).

%!  match(+Module, +Info, +Players, +Options, -Match:dict) is det.
%
%   Match has the constants of a game, and what a person may change:
%
%     - game, info, players, host, faults, pace, book: as given
%     - show, view: whether boards are shown, and options of show_game/2 that
%       a person may change
%     - start: config(Config), or `state`; see tabuleiro/match/saved
%     - history, clock: those at the start of a game
%     - rules: those of adjudication_rules/2
%     - warned: the numbers of the players who are still in their first turn
%     - coach: whether a coach comments on the moves of people
%     - hurried: `true` if a person interrupted the bot that moved last
%     - helped: that of the option

match(Module, Info, Players, Options,
      match{ game:Module, info:Info, players:Players, host:Host, show:Show,
             view:View, rules:Rules,
             start:Start, history:History, clock:Clock, warned:Warned,
             coach:Coach, pace:Pace, faults:Faults, book:Book, hurried:false,
             helped:Helped
           }) :-
    (   member(Player, Players),
        is_human(Player)
    ->  Default = true
    ;   Default = false
    ),
    option(show(Show), Options, Default),
    option(host(Host), Options),
    (   option(state(_), Options)
    ->  Start = state
    ;   option(config(Config), Options),
        Start = config(Config)
    ),
    (   option(warn(true), Options),
        Start \== state,
        \+ option(resume(_), Options)
    ->  Warned = [1,2]
    ;   Warned = []
    ),
    history(Options, History),
    clock(Options, Clock),
    adjudication_rules(Options, Rules),
    option(pace(Pace), Options),
    option(faults(Faults), Options),
    option(book(Book), Options),
    option(coach(Coach), Options),
    (   Coach == false,
        \+ option(resume(_), Options)
    ->  Helped = false
    ;   Helped = true
    ),
    game_views(Info, Views),
    include(is_view([ascii-_|Views]), Options, View).

is_view(Views, Option) :-
    compound(Option),
    functor(Option, Name, 1),
    memberchk(Name-_, Views).

%!  start(+Options, +Match0, -Timeline, -Match) is det.
%
%   Timeline is the timeline of a new game, or of a record that is continued.
%   Match has its start.

start(Options, Match0, Timeline, Match) :-
    (   option(resume(Record), Options)
    ->  resume_match(Record, Match0, Timeline, Match),
        host(Match, players(Match))
    ;   (   option(state(State), Options)
        ->  true
        ;   option(config(Config), Options),
            start_of(Match0.game, Config, State)
        ),
        timeline(State, Match0.history, Match0.clock, Timeline),
        Match = Match0
    ).

%!  play_on(+Timeline, +Match, -End) is det.
%
%   End is end(Timeline, Match, Winner, Reason), those at the end of the game.

play_on(Timeline, Match, End) :-
    on_timeline(Timeline, State, Draw, _),
    (   winner_of(Match.game, Match.info.players, State, Winner)
    ->  over(rules, Winner, Timeline, Match, End)
    ;   Draw \== none
    ->  over(Draw, draw, Timeline, Match, End)
    ;   adjudicated(Match.rules, Timeline, Reason)
    ->  adjudged(Reason, Match, Won),
        over(Reason, Won, Timeline, Match, End)
    ;   player_number(State, Match, N),
        ply(N, State, Timeline, Match, Timeline1, Match1, Outcome),
        after_ply(Outcome, N, State, Timeline1, Match1, End)
    ).

adjudged(adjudicated_draw, _, draw).
adjudged(adjudicated_loss(N), Match, Winner) :-
    opponent(N, Match, Winner).

over(Reason, Winner, Timeline, Match, end(Timeline, Match, Winner, Reason)) :-
    on_timeline(Timeline, State, _, _),
    host(Match, over(Reason, Winner, State, Match)).

%!  ply(+N, +State, +Timeline0, +Match0, -Timeline, -Match, -Outcome) is det.
%
%   Player N answers. Outcome is next(Move, Thought, NewState, Clock), `time`,
%   fault(Fault) or command(Word, Argument). Unless it is `next`, Timeline has
%   the time that was used.

ply(N, State, Timeline0, Match0, Timeline, Match, Outcome) :-
    nth1(N, Match0.players, Player0),
    (   Match0.book == true
    ->  player_with_book(Player0, Player)
    ;   Player = Player0
    ),
    pause_before(Player, Match0),
    seat(N, Player, Timeline0, Match0, Seat),
    on_timeline(Timeline0, _, _, Clock0),
    on_clock(N,
             player_move(Player, Match0.game, Timeline0, Clock0, Seat, Answer,
                         Told, View),
             Clock0, Clock, Result),
    answered(Result, Answer-Told, N, State, Clock, Timeline0, Timeline, Match0,
             Outcome),
    (   Result == true
    ->  told(View, Answer, Match0, Match)
    ;   Match = Match0
    ).

%   Match is Match0 with the changes by Answer of a player. helped(true) in View
%   is not a view, see ask_move/5 of tabuleiro/play/human.

told(View0, Answer, Match0, Match) :-
    (   Answer = hurried(_)
    ->  Hurried = true
    ;   Hurried = false
    ),
    (   selectchk(helped(true), View0, View)
    ->  Helped = true
    ;   View = View0,
        Helped = Match0.helped
    ),
    (   View == Match0.view,
        Hurried == Match0.hurried,
        Helped == Match0.helped
    ->  Match = Match0
    ;   Match = Match0.put(_{view:View, hurried:Hurried, helped:Helped})
    ).

seat(N, Player, Timeline, Match,
     seat(Name, View, Marks, Config, Running, Advice, Host)) :-
    name_of(N, Match, Name),
    View = Match.view,
    marks(Timeline, Marks),
    (   Match.start = config(Config0)
    ->  Config = Config0
    ;   Config = default
    ),
    on_timeline(Timeline, _, _, Clock),
    get_time(Now),
    Running = running(N, Match.info.player_names, Clock, Now),
    findall(Kind, advice(Kind, N, Match), Advice),
    (   (   is_human(Player)
        ;   Match.show == true,
            Match.hurried == false,
            host(Match, watches)
        )
    ->  Host = Match.host
    ;   Host = none
    ).

%   Player N gets advice of Kind, see ask_move/5 of tabuleiro/play/human.

advice(warn, N, Match) :-
    memberchk(N, Match.warned).
advice(coach, _, Match) :-
    Match.coach == true.

answered(true, Answer-Told, N, State, Clock, Timeline0, Timeline, Match,
         Outcome) :-
    (   Answer = command(_, _)
    ->  move_uncounted(N, Clock, Clock1),
        clock_set(Clock1, Timeline0, Timeline),
        Outcome = Answer
    ;   arg(1, Answer, Move),
        moved(Match.game, State, Move, Moved),
        (   Moved = to(NewState)
        ->  Timeline = Timeline0,
            on_timeline(Timeline0, _, _, Clock0),
            time_between(N, Clock0, Clock, Seconds),
            timed_thought(Told, Seconds, Thought),
            Outcome = next(Move, Thought, NewState, Clock)
        ;   clock_set(Clock, Timeline0, Timeline),
            unplayed(Moved, Match.game, State, Move, Fault),
            Outcome = fault(Fault)
        )
    ).
answered(false, _, _, _, Clock, Timeline0, Timeline, _, fault(failed)) :-
    clock_set(Clock, Timeline0, Timeline).
answered(error(Ball), _, _, _, Clock, Timeline0, Timeline, _, fault(Fault)) :-
    (   Ball = program_fault(Fault0)
    ->  Fault = Fault0
    ;   Fault = error(Ball)
    ),
    clock_set(Clock, Timeline0, Timeline).
answered(time, _, _, _, Clock, Timeline0, Timeline, _, time) :-
    clock_set(Clock, Timeline0, Timeline).

moved(Game, State, Move, Moved) :-
    catch(( Game:move(State, Move, NewState)
          ->  Moved = to(NewState)
          ;   Moved = nowhere
          ),
          error(Formal, Context),
          Moved = error(Formal, Context)).

%   Move cannot be played. This is a fault of the player unless valid_moves/2
%   offers Move.

unplayed(Moved, Game, State, Move, Fault) :-
    (   \+ offered(Game, State, Move)
    ->  cut_term(Move, Cut),            % it is printed and passed on
        Fault = illegal(Cut)
    ;   Moved == nowhere
    ->  Fault = refused(Move)
    ;   Fault = crashed(Move, Moved)
    ).

offered(Game, State, Move) :-
    catch(Game:valid_moves(State, Moves), error(_, _), fail),
    is_list(Moves),
    member(Offered, Moves),
    Offered == Move,
    !.

after_ply(next(Move, Thought, NewState, Clock), N, State, Timeline0, Match0,
          End) :-
    host(Match0, moved(N, State, Move, Match0)),
    played(N, Move, Thought, NewState, Clock, Timeline0, Timeline),
    host(Match0, position(Timeline, Match0)),
    turn_over(N, NewState, Match0, Match),
    play_on(Timeline, Match, End).
after_ply(command(Word, Argument), N, _, Timeline0, Match0, End) :-
    Command = command(Word, Argument),
    host(Match0, command(Command, N, Timeline0, Match0, Result)),
    (   Result = go_on(Timeline, Match)
    ->  play_on(Timeline, Match, End)
    ;   Result = over(Reason, Winner),
        over(Reason, Winner, Timeline0, Match0, End)
    ).
after_ply(time, N, _, Timeline, Match, End) :-
    opponent(N, Match, Winner),
    over(time(N), Winner, Timeline, Match, End).
after_ply(fault(Fault), N, _, Timeline, Match, End) :-
    (   Match.faults == throw
    ->  throw_fault(Fault, N)
    ;   opponent(N, Match, Winner),
        cut_term(Fault, Cut),
        over(fault(N, Cut), Winner, Timeline, Match, End)
    ).

%   Match after a ply of player N: the first turn of N ends when another is to
%   move.

turn_over(N, State, Match, NextMatch) :-
    (   memberchk(N, Match.warned),
        \+ player_number(State, Match, N)
    ->  delete(Match.warned, N, Warned),
        NextMatch = Match.put(warned, Warned)
    ;   NextMatch = Match
    ).

throw_fault(error(Ball), _) :-
    throw(Ball).
throw_fault(crashed(_, Error), _) :-
    throw(Error).
throw_fault(Fault, N) :-
    throw(error(type_error(move_of_player, N),
                context(_, tabuleiro(fault(Fault))))).

pause_before(Player, Match) :-
    (   is_human(Player)
    ->  true
    ;   host(Match, pause(Match))
    ).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_player,
          [ known_player/3,             % +Game, :Term, -Player
            player_term/3,              % +Game, +Player, -Term
            with_players/3,             % +Players0, -Players, :Goal
            player_move/7,              % +Player, +Game, +Timeline, +Clock,
                                        % +Seat, -Answer, -View
            player_with_book/2,         % +Player0, -Player
            player_name/2,              % +Player, -Name
            is_human/1                  % +Player
          ]).
:- autoload(library(error), [instantiation_error/1, must_be/2]).
:- autoload(library(lists), [member/2]).
:- autoload(library(random), [random_member/2]).
:- use_module('../interface/games', [load_game/2]).
:- use_module('../interface/options', [check_options/3]).
:- use_module('../search/levels', [level_options/3, with_book/3]).
:- use_module('../search/search_options', [search_option/5]).
:- use_module('../terminal/human', [ask_move/5]).
:- use_module('../terminal/thinking', [think_aloud/4]).
:- use_module(clock, [time_left/2]).
:- use_module(match_texts, []).
:- use_module(program).
:- use_module(timeline, [on_timeline/4]).

/** <module> Players: who chooses the moves

A player is a term:

  - human
    Is asked in the terminal.
  - level(N)
    The bot of that level, see game_info/1. The name of a level that the
    program of an adapted game has, such as `hard`, stands for it.
  - search(Options)
    The game's search with these options, see choose_move/3 of the game.
  - random
    Draws from valid_moves/2.
  - bot(Module, Level)
    The bot of another implementation of the same game, such as
    bot(wali_reference, 2); Level is a number or search(Options).
  - engine(Command), engine(Command, Options)
    A program that speaks the Universal Game Interface, such as
    engine('build/tabuleiro-ugi wali', [time(0.5)]). Command is a text, or a
    list of the program and its arguments. Options:
    - time(Seconds), nodes(Count), depth(Plies): limits of a move; where the
      game has no clock either, a second
    - set(Settings): its options, a list of Name=Value
    - name(Name): what it is called, by default the name of its file
    - start(Seconds): what it may take to start, default 10
    - margin(Seconds): it has lost when it answers that much late, default 5.
      With a limit of positions or plies alone a move may take a minute.
    - errors(Bool): let its standard error through, default `false`
  - Goal
    Any other callable term: call(Goal, State, Move) chooses.

In a game with clocks, time_per_game(Seconds, Increment), the searches and
programs share out their time. The bots of best_moves/3, `random` and goals
know nothing of a clock: they take what they take, and are stopped when their
time is over.

This file alone turns such a term into moves; menus and matches pass it on.
*/

:- meta_predicate
    known_player(+, :, -),
    with_players(+, -, 0).

%!  known_player(+Game, :Term, -Player) is det.
%
%   Player is what the other predicates take for Term, which is checked: the
%   level of Game, the options of a search, the game of a bot, the predicate
%   of a goal exist.
%
%   @error instantiation_error, domain_error(player, Term),
%   domain_error(level, N), those of load_game/2, of check_options/3 and of
%   known_program/3

known_player(Game, Module:Term, Player) :-
    (   var(Term)
    ->  instantiation_error(Term)
    ;   known(Term, Game, Player)
    ->  true
    ;   is_closure(Module:Term)
    ->  Player = closure(Module:Term)
    ;   throw(error(domain_error(player, Term),
                    context(_, tabuleiro(no_player(Term)))))
    ).

known(human, _, human).
known(random, _, random).
known(level(Level), Game, bot(Game, Level, Name)) :-
    level_name(Game, Level, Name).
known(search(Options), Game, bot(Game, search(Options), "search")) :-
    check_options(search_option(analyse), Options, _).
known(bot(Name, Level), _, bot(Game, Level, Text)) :-
    load_game(Name, Game),
    (   nonvar(Level),
        Level = search(Options)
    ->  check_options(search_option(analyse), Options, _),
        LevelName = "search"
    ;   level_name(Game, Level, LevelName)
    ),
    format(string(Text), '~w ~w', [Name,LevelName]).

known(engine(Command), _, engine(Program, none)) :-
    known_program(Command, [], Program).
known(engine(Command, Options), _, engine(Program, none)) :-
    known_program(Command, Options, Program).
known(Name, Game, bot(Game, Number, Text)) :-
    atom(Name),
    Game:game_info(Info),
    member(Level, Info.levels),
    \+ get_dict(search, Level, _),
    _{number:Number, name:Text} :< Level,
    string_lower(Text, Lower),
    string_lower(Name, Lower),
    !.

level_name(Game, Level, Name) :-
    must_be(integer, Level),
    Game:game_info(Info),
    (   member(L, Info.levels),
        _{number:Level, name:Name} :< L
    ->  true
    ;   findall(N, ( member(L, Info.levels), N = L.number ), Numbers),
        throw(error(domain_error(level, Level),
                    context(_, tabuleiro(no_level(Game, Level, Numbers)))))
    ).

%!  player_term(+Game, +Player, -Term) is det.
%
%   Inverse of known_player/3: Term is what a user writes for Player.

player_term(Game, Player, Term) :-
    term_of(Player, Game, Term).

term_of(human, _, human).
term_of(random, _, random).
term_of(bot(Module, Level, _), Game, Term) :-
    (   Level = search(_)
    ->  Term0 = Level
    ;   Term0 = level(Level)
    ),
    (   Module == Game
    ->  Term = Term0
    ;   Term = bot(Module, Level)
    ).
term_of(engine(Program, _), _, Term) :-
    program_term(Program, Term).
term_of(closure(Goal), _, Goal).

is_closure(Module:Term) :-
    callable(Term),
    Term \= _:_,
    Term =.. [Name|Args],
    length(Args, N),
    Arity is N+2,
    functor(Head, Name, Arity),
    predicate_property(Module:Head, visible).

%!  with_players(+Players0, -Players, :Goal) is semidet.
%
%   Calls once(Goal) with Players, which are Players0 with their programs
%   running. These have ended when this predicate ends, in whatever way.

with_players([], [], Goal) :-
    once(Goal).
with_players([Player0|Players0], [Player|Players], Goal) :-
    (   Player0 = engine(Program, _)
    ->  setup_call_cleanup(
            start_program(Program, Running),
            ( greet_program(Running, Fault),
              Player = engine(Program, Running-Fault),
              with_players(Players0, Players, Goal),
              quit_program(Running)
            ),
            end_program(Running))
    ;   Player = Player0,
        with_players(Players0, Players, Goal)
    ).

%!  player_move(+Player, +Game, +Timeline, +Clock, +Seat, -Answer, -View)
%!              is semidet.
%
%   Player answers at the end of Timeline, where the game is not over. Clock is
%   that of the game. Seat is seat(Name, View0, Marks, Config, Warn, Watched):
%   the name that a person is addressed by, options of show_game/2, those that
%   mark the last move, the config of the game, whether to warn a person of a
%   move that loses at once, and whether a person watches a bot think. View is
%   View0 with what the person has changed. Answer is
%
%     - move(Move): unchecked, a closure may return anything
%     - hurried(Move): the bot was interrupted
%     - command(Word, Argument): what a person wants instead, see ask_move/5
%
%   @throws program_fault(Fault), see tabuleiro/match/program

player_move(human, Game, Timeline, _, Seat, Answer, View) :-
    on_timeline(Timeline, State, _, _),
    ask_move(Game, State, Seat, Answer, View).
player_move(random, Game, Timeline, _, Seat, move(Move), View) :-
    on_timeline(Timeline, State, _, _),
    seat_view(Seat, View),
    Game:valid_moves(State, Moves),
    random_member(Move, Moves).
player_move(bot(Module, Level0, _), _, Timeline, Clock, Seat, Answer, View) :-
    on_timeline(Timeline, State, _, _),
    seat_view(Seat, View),
    timed_level(Module, State, Level0, Clock, Level),
    (   seat_watched(Seat, true)
    ->  think_aloud(Module, State, Level, Answer)
    ;   Answer = move(Move),
        Module:choose_move(State, Level, Move)
    ).
player_move(engine(_, Running-Fault), Game, Timeline, Clock, Seat, Answer,
            View) :-
    seat_view(Seat, View),
    seat_watched(Seat, Watched),
    (   Fault == none
    ->  program_move(Running, Game, Timeline, Clock, Watched, Answer)
    ;   throw(program_fault(Fault))
    ).
player_move(closure(Goal), _, Timeline, _, Seat, move(Move), View) :-
    on_timeline(Timeline, State, _, _),
    seat_view(Seat, View),
    call(Goal, State, Move).

seat_view(seat(_, View, _, _, _, _), View).

seat_watched(seat(_, _, _, _, _, Watched), Watched).

%   A search in a game with clocks knows what it has left.

timed_level(Game, State, Level, Clock, Timed) :-
    time_left(Clock, time(_, Left1, Left2, Increment)),
    (   Left1 \== inf,
        Game:game_info(Info),
        level_options(Info, Level, Options)
    ->  Game:player_to_move(State, Player),
        (   Info.players = [Player|_]
        ->  Left = Left1
        ;   Left = Left2
        ),
        Timed = search([clock(Left+Increment)|Options])
    ;   Timed = Level
    ).

%!  player_with_book(+Player0, -Player) is det.
%
%   Player is Player0; a bot has the level of with_book/3.

player_with_book(Player0, Player) :-
    (   Player0 = bot(Game, Level0, Name)
    ->  Game:game_info(Info),
        with_book(Info, Level0, Level),
        Player = bot(Game, Level, Name)
    ;   Player = Player0
    ).

%!  player_name(+Player, -Name:string) is det.
%
%   Name is the kind of player; empty for a person.

player_name(human, "").
player_name(random, "random").
player_name(bot(_, _, Name), Name).
player_name(engine(Program, _), Name) :-
    program_name(Program, Name).
player_name(closure(Goal), Name) :-
    format(string(Name), '~p', [Goal]).

%!  is_human(+Player) is semidet.

is_human(human).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_player,
          [ known_player/3,             % +Game, :Term, -Player
            player_term/3,              % +Game, +Player, -Term
            with_players/3,             % +Players0, -Players, :Goal
            player_move/8,              % +Player, +Game, +Timeline, +Clock,
                                        % +Seat, -Answer, -Thought, -View
            player_with_book/2,         % +Player0, -Player
            player_name/2,              % +Player, -Name
            player_program/2,           % +Player, -Program
            is_human/1                  % +Player
          ]).
:- use_module(library(error),
              [existence_error/2, instantiation_error/1, must_be/2]).
:- use_module(library(lists), [member/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(library(random), [random_member/2]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../game/games', [load_game/2]).
:- use_module('../base/options', [check_options/3, near_names/3]).
:- use_module('../base/term_size', [cut_term/2]).
:- use_module('../search/levels', [level_options/3, with_book/3]).
:- use_module('../search/search_options', [search_option/5]).
:- use_module('../search/strengths',
              [ must_have_strength/3, offered_strengths/3,
                strength_named/3
              ]).
:- use_module('../search/tables', [perfect_search/2]).
:- use_module(clock, [time_left/3]).
:- use_module(kept_programs, [end_kept_programs/0, with_program/3]).
:- use_module(texts, []).
:- use_module(program, [known_program/3, program_name/2, program_term/2]).
:- use_module(program_move, [program_move/7]).
:- use_module(thought, [line_thought/3]).
:- use_module(timeline, [next_player/3, on_timeline/4]).

/** <module> Players: people, bots, searches and programs

A player is a term:

  - human
    A person, who is asked in the terminal.
  - level(N)
    The bot of that level, see game_info/1. The name of a level that the
    program of an adapted game has, such as `hard`, stands for it.
  - strength(Name)
    A search of that name, see tabuleiro/search/strengths. Name alone stands for
    it.
  - perfect
    perfect_search/2: no mistakes where a table at hand has the position.
  - search(Options)
    The game's search with these options, see choose_move/3 of the game.
  - random
    A player that draws moves from valid_moves/2.
  - bot(Module, Level)
    The bot of another implementation of the same game, such as
    bot(wali_reference, 2); Level is a number or search(Options).
  - engine(Command), engine(Command, Options)
    A program that speaks the Universal Game Interface, such as
    engine('build/tabuleiro-ugi wali', [time(0.5)]). Command is a text, or a
    list of the program and its arguments. Options are those of
    program_option/4 in tabuleiro/match/program.
  - Goal
    Any other callable term: call(Goal, State, Move) chooses.

In a game with clocks, time_per_game(Seconds, Increment), searches and programs
divide their time. The bots of best_moves/3, `random` and goals ignore the
clock, and are stopped when their time is over.

Only this file turns such a term into moves; menus and matches pass it on.
*/

:- meta_predicate
    known_player(+, :, -),
    with_players(+, -, 0).

%!  known_player(+Game, :Term, -Player) is det.
%
%   Player is the argument of the other predicates for Term. Checks that the
%   level of Game, the options of a search, the game of a bot, or the predicate
%   of a goal exists.
%
%   Those of search(Options) are
%
%   Options: search_option(analyse).
%
%   @error instantiation_error, domain_error(player, Term),
%   domain_error(level, N), existence_error(table, Game), those of load_game/2,
%   of check_options/3 and of known_program/3

known_player(Game, Module:Term, Player) :-
    (   var(Term)
    ->  instantiation_error(Term)
    ;   known(Term, Game, Player)
    ->  true
    ;   is_closure(Module:Term)
    ->  Player = closure(Module:Term)
    ;   near_players(Game, Module:Term, Near),
        throw(error(domain_error(player, Term),
                    context(_, tabuleiro(no_player(Term, Near)))))
    ).

%   Near are the players and predicates that may have been meant. predicate(PI,
%   Wanted) is a bot except for its arity, which should be Wanted;
%   predicates(PIs) have similar names.

near_players(_, Module:Term, [predicate(Name/Other, Name/Wanted)]) :-
    callable(Term),
    Term \= _:_,
    functor(Term, Name, Given),
    Wanted is Given+2,
    between(0, 8, Other),
    functor(Head, Name, Other),
    predicate_property(Module:Head, number_of_clauses(_)),
    \+ predicate_property(Module:Head, system),
    !.
near_players(Game, Module:Term, Near) :-
    near_words(Game, Term, Words),
    (   Words \== []
    ->  Near = Words
    ;   near_predicates(Module:Term, PIs),
        PIs \== []
    ->  Near = [predicates(PIs)]
    ;   Near = []
    ).

near_words(Game, Term, Near) :-
    atom(Term),
    !,
    Game:game_info(Info),
    findall(Word,
            ( member(Word, [random,human,perfect])
            ; member(Level, Info.levels),
              \+ get_dict(search, Level, _),
              string_lower(Level.name, Lower),
              atom_string(Word, Lower)
            ; offered_strengths(Game, Info, Strengths),
              member(Strength, Strengths),
              Word = Strength.name
            ),
            Words0),
    sort(Words0, Words),
    near_names(Term, Words, Near).
near_words(_, Term, Near) :-
    compound(Term),
    !,
    compound_name_arity(Term, Name, _),
    near_names(Name, [bot,engine,level,search,strength], Near).
near_words(_, _, []).

%   PIs are at most three predicates of Goal's module with similar names, first
%   those whose arity makes Goal a bot.

near_predicates(Module:Term, PIs) :-
    callable(Term),
    Term \= _:_,
    functor(Term, Name, Given),
    Wanted is Given+2,
    findall(Other, usual_predicate(Module, Other, _), Names0),
    sort(Names0, Names),
    near_names(Name, Names, Near),
    findall(Badness-Other/Arity,
            ( member(Other, Near),
              usual_predicate(Module, Other, Arity),
              Badness is abs(Arity-Wanted)
            ),
            Pairs0),
    sort(Pairs0, Pairs),
    pairs_values(Pairs, Sorted),
    findall(PI, limit(3, member(PI, Sorted)), PIs).

%   Name/Arity is visible in Context and not part of the system or its
%   libraries.

usual_predicate(Context, Name, Arity) :-
    default_module(Context, Module),
    current_predicate(Module:Name/Arity),
    functor(Head, Name, Arity),
    (   predicate_property(Module:Head, imported_from(From))
    ->  true
    ;   From = Module
    ),
    module_property(From, class(user)),
    \+ sub_atom(Name, 0, _, _, $).

known(human, _, human).
known(random, _, random).
known(level(Level), Game, bot(Game, Level, Name, Search)) :-
    known_level(Game, Level, Name, Search).
known(strength(Name), Game, bot(Game, strength(Name), Text, Search)) :-
    known_level(Game, strength(Name), Text, Search).
known(search(Options), Game, bot(Game, search(Options), "search", Options)) :-
    check_options(search_option(analyse), Options, _).
known(perfect, Game, bot(Game, perfect, "perfect", Search)) :-
    (   perfect_search(Game, Search)
    ->  true
    ;   existence_error(table, Game)
    ).
known(bot(Name, Level), _, bot(Game, Level, Text, Search)) :-
    load_game(Name, Game),
    (   nonvar(Level),
        Level = search(Search)
    ->  check_options(search_option(analyse), Search, _),
        LevelName = "search"
    ;   known_level(Game, Level, LevelName, Search)
    ),
    format(string(Text), '~w ~w', [Name,LevelName]).

known(engine(Command), _, engine(Program, none)) :-
    known_program(Command, [], Program).
known(engine(Command, Options), _, engine(Program, none)) :-
    known_program(Command, Options, Program).
known(Name, Game, bot(Game, Number, Text, none)) :-
    atom(Name),
    Game:game_info(Info),
    member(Level, Info.levels),
    \+ get_dict(search, Level, _),
    _{number:Number, name:Text} :< Level,
    string_lower(Text, Lower),
    string_lower(Name, Lower),
    !.
known(Name, Game, Player) :-
    atom(Name),
    Game:game_info(Info),
    offered_strengths(Game, Info, Strengths),
    member(Strength, Strengths),
    Strength.name == Name,
    !,
    known(strength(Name), Game, Player).

%   Level of Game has this Name. Search are the options of the search that it
%   is, else `none`.

known_level(Game, Level, Name, Search) :-
    must_be(nonvar, Level),
    Game:game_info(Info),
    (   Level = strength(Strength)
    ->  must_have_strength(Game, Info, Strength),
        once(strength_named(Info, Strength, Dict)),
        Search = Dict.search,
        atom_string(Strength, Name)
    ;   integer(Level),
        member(L, Info.levels),
        _{number:Level, name:Name} :< L
    ->  (   level_options(Info, Level, Options)
        ->  Search = Options
        ;   Search = none
        )
    ;   (   integer(Level)
        ->  Formal = domain_error(level, Level)
        ;   Formal = type_error(integer, Level)
        ),
        findall(N, ( member(L, Info.levels), N = L.number ), Numbers),
        throw(error(Formal,
                    context(_, tabuleiro(no_level(Game, Level, Numbers)))))
    ).

%!  player_term(+Game, +Player, -Term) is det.
%
%   Inverse of known_player/3: Term is what a user writes for Player.

player_term(Game, Player, Term) :-
    term_of(Player, Game, Term).

term_of(human, _, human).
term_of(random, _, random).
term_of(bot(Module, Level, _, _), Game, Term) :-
    (   integer(Level)
    ->  Term0 = level(Level)
    ;   Term0 = Level
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
%   Calls once(Goal) with Players, which are Players0 with running programs.
%   When this predicate exits, fails or throws, the programs have ended or are
%   kept for another game, see keeping_programs/1.

with_players([], [], Goal) :-
    end_kept_programs,
    once(Goal).
with_players([Player0|Players0], [Player|Players], Goal) :-
    (   Player0 = engine(Program, _)
    ->  Player = engine(Program, Ready),
        with_program(Program, Ready,
                     with_players(Players0, Players, Goal))
    ;   Player = Player0,
        with_players(Players0, Players, Goal)
    ).

%!  player_move(+Player, +Game, +Timeline, +Clock, +Seat, -Answer, -Thought,
%!              -View) is semidet.
%
%   Player answers at the end of Timeline, where the game is not over. Clock is
%   that of the game. Seat is seat(Name, View0, Marks, Config, Running, Advice,
%   Host): the name that a person is addressed by, options of show_game/2, those
%   that mark the last turn, the config of the game, its clock, see
%   show_running/1, which advice a person gets, see ask_move/5, and the host
%   that asks the person or shows what a bot thinks, `none` where nobody
%   watches. View is View0 with what the person has changed. Answer is
%
%     - move(Move): unchecked, a closure may return anything
%     - hurried(Move): the bot was interrupted
%     - command(Word, Argument): what a person wants instead, see ask_move/5
%
%   Thought is the thought that a search or a program reports for its move, see
%   tabuleiro/match/thought, or `none`.
%
%   @throws program_fault(Fault), see tabuleiro/match/program

player_move(human, Game, Timeline, _, Seat, Answer, none, View) :-
    on_timeline(Timeline, State, _, _),
    seat_host(Seat, Host),
    call(Host, asks(Game, State, Seat, Answer, View)).
player_move(random, Game, Timeline, _, Seat, move(Move), none, View) :-
    on_timeline(Timeline, State, _, _),
    seat_view(Seat, View),
    Game:valid_moves(State, Moves),
    random_member(Move, Moves).
player_move(bot(Module, Level0, _, Search), _, Timeline, Clock, Seat, Answer,
            Thought, View) :-
    on_timeline(Timeline, State, _, _),
    seat_view(Seat, View),
    Found = found(none),
    told_level(Search, Module, Timeline, Clock, Found, Level0, Level),
    seat_host(Seat, Host),
    (   Host == none
    ->  Answer = move(Move),
        Module:choose_move(State, Level, Move)
    ;   call(Host, thinks(Module, State, Level, Answer))
    ),
    arg(1, Found, Line),
    (   Line == none
    ->  Thought = none
    ;   line_thought(Module, Line, Thought)
    ).
player_move(engine(_, Running-Fault), Game, Timeline, Clock, Seat, Answer,
            Thought, View) :-
    seat_view(Seat, View),
    seat_host(Seat, Host),
    (   Fault == none
    ->  program_move(Running, Game, Timeline, Clock, Host, Answer, Thought)
    ;   throw(program_fault(Fault))
    ).
player_move(closure(Goal), _, Timeline, _, Seat, move(Move), none, View) :-
    on_timeline(Timeline, State, _, _),
    seat_view(Seat, View),
    call(Goal, State, Move).

seat_view(seat(_, View, _, _, _, _, _), View).

seat_host(seat(_, _, _, _, _, _, Host), Host).

%   A search stores the line of its move in Found. In a game with clocks it gets
%   the time that is left.

told_level(none, _, _, _, _, Level, Level) :-
    !.
told_level(Search, Game, Timeline, Clock, Found, _, search(Options)) :-
    Told = [on_choice(tabuleiro_player:note_line(Found))|Search],
    (   next_player(Game, Timeline, N),
        time_left(Clock, N, left(_, Left, Increment)),
        Left \== inf
    ->  Options = [clock(Left+Increment)|Told]
    ;   Options = Told
    ).

:- public note_line/2.                  % goal of on_choice(Goal)

note_line(Found, Line) :-
    nb_setarg(1, Found, Line).

%!  player_with_book(+Player0, -Player) is det.
%
%   Player is Player0; a bot has the level of with_book/3.

player_with_book(Player0, Player) :-
    (   Player0 = bot(Game, Level0, Name, _),
        Game:game_info(Info),
        with_book(Info, Level0, Level),
        Level = search(Search)
    ->  Player = bot(Game, Level, Name, Search)
    ;   Player = Player0
    ).

%!  player_name(+Player, -Name:string) is det.
%
%   Name is the kind of player; empty for a person.

player_name(human, "").
player_name(random, "random").
player_name(bot(_, _, Name, _), Name).
player_name(engine(Program, _), Name) :-
    program_name(Program, Name).
player_name(closure(Goal), Name) :-
    cut_term(Goal, Cut),
    format(string(Name), '~p', [Cut]).

%!  player_program(+Player, -Program) is semidet.
%
%   Program is the one that Player runs, if any.

player_program(engine(Program, _), Program).

%!  is_human(+Player) is semidet.

is_human(human).

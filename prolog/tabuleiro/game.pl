/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_game,
          [                             % The interface
            game_predicate/2,           % ?PredicateIndicator, ?Need
            must_be_game/1,             % @Module
            is_game/1,                  % @Module
                                        % The games there are
            game_name/1,                % ?Name
            load_game/2,                % +Name, -Module
                                        % For the modules of games
            must_be_config/2,           % :Check, @Options
            must_be_player/2,           % +Players, @Player
            must_be_shape/3,            % +Type, :Shape, @Term
            must_be_one_to/3,           % +Domain, +Most, @Term
            player_valid_moves/4,       % +Game, +State, +Player, -Moves
            player_choose_move/5,       % +Game, +State, +Player, +Level, -Move
            choose_best/4               % +Game, +State, +Level, -Move
          ]).
:- autoload(library(apply), [maplist/2]).
:- autoload(library(error), [domain_error/2, must_be/2, type_error/2]).
:- autoload(library(filesex), [directory_file_path/3]).
:- autoload(library(lists), [member/2, memberchk/2]).
:- autoload(library(random), [random_member/2]).
:- autoload(engine, [engine_move/4]).
:- autoload(levels, [level_options/3]).
:- use_module(messages, []).

/** <module> The interface of games

A game is a module. What it must export, and may export, is the table
game_predicate/2; the rest of the library calls these predicates and
knows no game by name.

    :- module(nim, [initial_state/2, player_to_move/2, ...]).

The contract of each:

  - initial_state(+Config, -State)
    State is the start of a game. Config is `default` or a list of
    Name(Value) options, see game_info/1.
  - player_to_move(+State, -Player)
    Also when the game is over.
  - valid_moves(+State, -Moves)
    The legal moves in standard order, without duplicates; `[]` exactly
    when the game is over.
  - valid_moves(+State, +Player, -Moves)
    The same for Player; `[]` when it is not the turn of Player.
  - move(+State, +Move, -NewState)
    Semidet: fails if Move is not legal, throws if it is malformed.
  - game_over(+State, -Winner)
    Semidet: fails while play goes on. Winner is a player or `draw`.
  - value(+State, +Player, -Value)
    A number, higher is better for Player.
  - best_moves(+State, +Level, -Moves)
    The moves that a bot of Level draws from, in standard order; throws
    domain_error(level, Level) if there is none or it is a search.
  - choose_move(+State, +Level, -Move)
    Semidet: a move that the bot of Level draws with the random generator
    of Prolog; Level may also be search(Options), see engine_move/4. Fails
    when the game is over.
  - choose_move(+State, +Player, +Level, -Move)
    The same for Player; fails when it is not the turn of Player.
  - move_notation(+State, ?Move, ?Text)
    Text is the string that writes Move, and back.
  - display_game(+State)
    As show_game(State, []).
  - show_game(+State, +Options)
    Prints State to `current_output`. Options: last(Move) and marks(Cells)
    are pointed out, flip(Bool) turns the board round, ascii(Bool) keeps
    to ASCII.
  - game_info(-Info)
    A dict with the keys
    - title: a string
    - players: the list of the two players, who moves first first
    - player_names: a string for each player
    - levels: a list of `level{number, name, strength}`, the weakest first.
      One with the key `search` is a search with these options, see
      tabuleiro/levels: search_levels/2 tells those that all games share.
    - options: what a config may contain, a list of `option{name, title,
      values, default}`: `Name(Value)` is an element of a config. Options
      with a `group` key are collected in one option of that name, a
      list.
    - configs: configs that differ in what matters, for tests and tools
    - most_moves, longest_game: bounds, in moves of a position and plies
      of a game; longest_game is `inf` if a game can go on forever
    - value_range: `Least-Most` of value/3
    - scored: optional, true when value/3 are points that people count, so
      that they are announced with the winner; false when they only guide
      bots, and may be higher for who has lost
    - rules, credits: lists of strings, the lines of a text
    - views: optional, a list of Name-Effect: Name(true) is an option of
      show_game/2 that a person may turn on and off, Effect says what it
      does
  - play
    The menu of the game.
  - move_steps(+State, +Move, -Steps)
    Optional. The choices that make up Move, a list of step(What, Cell,
    Texts): What is a string that names the choice, Texts are the strings
    that a person may type for it, the first as it is shown, and Cell is
    the cell that is chosen, for show_game/2 to mark, or `none`. Without
    it a move is one choice.

States are ground terms. Every predicate but initial_state/2 takes any
state that the game can reach, and none changes anything. None prints but
display_game/1 and show_game/2, and those that answer once leave no choice
point.

check_game/2 plays a game and tells what it does otherwise; adapt_game/3
makes a game of a module that has only part of this.
*/

:- multifile user:file_search_path/2.
:- dynamic   user:file_search_path/2.

                /*******************************
                *         THE INTERFACE        *
                *******************************/

%!  game_predicate(?Name:callable, ?Need) is nondet.
%
%   Name is the indicator of a predicate of the interface. Need is
%   `required` or `optional`.

game_predicate(initial_state/2,  required).
game_predicate(player_to_move/2, required).
game_predicate(valid_moves/2,    required).
game_predicate(valid_moves/3,    required).
game_predicate(move/3,           required).
game_predicate(game_over/2,      required).
game_predicate(value/3,          required).
game_predicate(best_moves/3,     required).
game_predicate(choose_move/3,    required).
game_predicate(choose_move/4,    required).
game_predicate(move_notation/3,  required).
game_predicate(display_game/1,   required).
game_predicate(show_game/2,      required).
game_predicate(game_info/1,      required).
game_predicate(play/0,           required).
game_predicate(move_steps/3,     optional).

%!  must_be_game(@Module) is det.
%
%   True when Module is loaded and exports what the interface requires.
%
%   @error type_error(game, Module); the message lists what is missing.
%   @error existence_error(module, Module)

must_be_game(Module) :-
    must_be(atom, Module),
    (   current_module(Module)
    ->  true
    ;   existence_error(module, Module)
    ),
    missing_predicates(Module, Missing),
    (   Missing == []
    ->  true
    ;   throw(error(type_error(game, Module),
                    context(_, tabuleiro(missing(Missing)))))
    ).

existence_error(Type, Value) :-
    throw(error(existence_error(Type, Value), _)).

missing_predicates(Module, Missing) :-
    module_property(Module, exports(Exports)),
    findall(PI,
            ( game_predicate(PI, required),
              \+ memberchk(PI, Exports)
            ),
            Missing).

%!  is_game(@Module) is semidet.
%
%   True when Module is loaded and must_be_game/1 holds.

is_game(Module) :-
    atom(Module),
    current_module(Module),
    missing_predicates(Module, []).

                /*******************************
                *      THE GAMES THERE ARE     *
                *******************************/

games_directory(Games) :-
    source_file(tabuleiro_game:is_game(_), File),
    file_directory_name(File, Here),
    atomic_list_concat([Here, '/../../games'], Games0),
    absolute_file_name(Games0, Games).

%!  game_name(?Name) is nondet.
%
%   Name is a game that comes with tabuleiro: a folder of `games` with a
%   file of the same name. In alphabetical order; det for a given Name.

game_name(Name) :-
    atom(Name),
    !,
    games_directory(Games),
    game_file(Games, Name, _).
game_name(Name) :-
    games_directory(Games),
    directory_files(Games, Files0),
    msort(Files0, Files),
    member(Name, Files),
    game_file(Games, Name, _).

game_file(Games, Name, Base) :-
    directory_file_path(Games, Name, Folder),
    directory_file_path(Folder, Name, Base),
    file_name_extension(Base, pl, File),
    exists_file(File).

%!  load_game(+Name, -Module) is det.
%
%   Loads the game Name if need be, importing nothing. Name is
%
%     - a game that comes with tabuleiro (see game_name/1), such as
%       `waldmeister`
%     - Game_reference for such a game: its rules in Prolog
%     - a module that is loaded and a game
%
%   @error existence_error(game, Name), and those of must_be_game/1

load_game(Name, Name) :-
    must_be(atom, Name),
    (   game_source(Name, File)
    ->  use_module(File, [])
    ;   current_module(Name)
    ->  true
    ;   existence_error(game, Name)
    ),
    must_be_game(Name).

game_source(Name, File) :-
    games_directory(Games),
    (   game_file(Games, Name, File)
    ->  true
    ;   atom_concat(Game, '_reference', Name),
        game_file(Games, Game, Base),
        file_directory_name(Base, Folder),
        directory_file_path(Folder, reference, File)
    ).

%   games(wali) finds a game by its name alone.

add_search_paths :-
    games_directory(Games),
    forall(game_name(Name),
           ( directory_file_path(Games, Name, Folder),
             add_search_path(games, Folder)
           )),
    add_search_path(games, Games).

add_search_path(Alias, Folder) :-
    (   user:file_search_path(Alias, Folder)
    ->  true
    ;   assertz(user:file_search_path(Alias, Folder))
    ).

:- initialization(add_search_paths, now).

                /*******************************
                *    FOR THE MODULES OF GAMES  *
                *******************************/

%!  must_be_config(:Check, @Options) is det.
%
%   True when Options is a list of terms for each of which call(Check,
%   Option) holds; Check throws if it knows the option and not the value.
%
%   @error domain_error(acyclic_term, Options), instantiation_error,
%   type_error(list, Options), domain_error(config_option, Option)

:- meta_predicate must_be_config(1, ?).

must_be_config(Check, Options) :-
    must_be(acyclic, Options),
    must_be(ground, Options),
    must_be(list, Options),
    maplist(must_be_option(Check), Options).

must_be_option(Check, Option) :-
    (   compound(Option),
        call(Check, Option)
    ->  true
    ;   domain_error(config_option, Option)
    ).

%!  must_be_player(+Players:list, @Player) is det.
%
%   @error domain_error(player, Player)

must_be_player(Players, Player) :-
    must_be(acyclic, Player),
    must_be(ground, Player),
    (   memberchk(Player, Players)
    ->  true
    ;   domain_error(player, Player)
    ).

%!  must_be_shape(+Type, :Shape, @Term) is det.
%
%   True when Term is acyclic, ground and call(Shape, Term): a term is
%   looked at as a whole before its shape, its shape before its values.
%
%   @error domain_error(acyclic_term, Term), instantiation_error,
%   type_error(Type, Term)

:- meta_predicate must_be_shape(+, 1, ?).

must_be_shape(Type, Shape, Term) :-
    must_be(acyclic, Term),
    must_be(ground, Term),
    (   call(Shape, Term)
    ->  true
    ;   type_error(Type, Term)
    ).

%!  must_be_one_to(+Domain, +Most, @Term) is det.
%
%   True when Term is an integer from 1 to Most.
%
%   @error type_error(integer, Term), domain_error(Domain, Term)

must_be_one_to(Domain, Most, I) :-
    must_be(acyclic, I),
    must_be(ground, I),
    must_be(integer, I),
    (   between(1, Most, I)
    ->  true
    ;   domain_error(Domain, I)
    ).

%!  player_valid_moves(+Game, +State, +Player, -Moves) is det.
%
%   What valid_moves/3 does in every game, see above.

player_valid_moves(Game, State, Player, Moves) :-
    is_to_move(Game, State, Player, Is),
    (   Is == true
    ->  Game:valid_moves(State, Moves)
    ;   Moves = []
    ).

is_to_move(Game, State, Player, Is) :-
    Game:player_to_move(State, ToMove),
    (   ToMove == Player
    ->  Is = true
    ;   Game:game_info(Info),
        must_be_player(Info.players, Player),
        Is = false
    ).

%!  player_choose_move(+Game, +State, +Player, +Level, -Move) is semidet.
%
%   What choose_move/4 does in every game, see above.

player_choose_move(Game, State, Player, Level, Move) :-
    is_to_move(Game, State, Player, true),
    Game:choose_move(State, Level, Move).

%!  choose_best(+Game, +State, +Level, -Move) is semidet.
%
%   Move is drawn from best_moves/3 of Game, or is that of engine_move/4 if
%   Level is search(Options) or, in game_info/1, has the key `search`: what
%   choose_move/3 does unless a game says otherwise.
%
%   That best_moves/3 does not have such a level is only known from its
%   error: to ask game_info/1 first would take longer than many a bot.
%
%   @error domain_error(level, Level)

choose_best(Game, State, Level, Move) :-
    nonvar(Level),
    Level = search(Options),
    !,
    engine_move(Game, State, Options, Move).
choose_best(Game, State, Level, Move) :-
    catch(Game:best_moves(State, Level, Moves),
          error(domain_error(level, _), _),
          Moves = none),
    (   Moves == none
    ->  Game:game_info(Info),
        (   level_options(Info, Level, Options)
        ->  engine_move(Game, State, Options, Move)
        ;   domain_error(level, Level)
        )
    ;   Moves = [_|_],
        random_member(Move, Moves)
    ).

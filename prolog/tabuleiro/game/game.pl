/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_game,
          [ game_predicate/2,           % ?PredicateIndicator, ?Need
            export_game/1,              % +Optional
            must_be_game/1,             % @Module
            is_game/1,                  % @Module
            has_predicate/2,            % +Module, +PredicateIndicator
            game_views/2,               % +Info, -Views
            view_option/5,              % +Info, ?Name, ?Type, -Default,
                                        % -Meaning
            end_reason/3,               % +Module, +State, -Reason
            points_at_end/4             % +Module, +State, +Winner, -Points
          ]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(error), [existence_error/2, must_be/2]).
:- use_module(library(lists), [member/2, selectchk/3]).
:- use_module('../texts/texts', []).

/** <module> The interface of games

A game is a module that exports the predicates of the table game_predicate/2.
The rest of the library calls these predicates and knows no game by name.

    :- module(nim, [initial_state/2, player_to_move/2, ...]).

The contract of each:

  - initial_state(+Config, -State)
    State is the start of a game. Config is `default` or a list of
    Name(Value) options, see game_info/1.
  - player_to_move(+State, -Player)
    Succeeds even when the game is over.
  - valid_moves(+State, -Moves)
    The legal moves in standard order, without duplicates; `[]` exactly
    when the game is over.
  - valid_moves(+State, +Player, -Moves)
    valid_moves/2 if Player is to move, else `[]`.
  - move(+State, +Move, -NewState)
    Semidet: fails if Move is not legal, throws if it is malformed.
  - game_over(+State, -Winner)
    Semidet: fails unless the game is over. Winner is a player or `draw`.
  - value(+State, +Player, -Value)
    A number, higher is better for Player.
  - best_moves(+State, +Level, -Moves)
    The moves that a bot of Level draws from, in standard order; throws
    domain_error(level, Level) if there is no such level or it is a search.
  - choose_move(+State, +Level, -Move)
    Semidet: the bot of Level draws Move with the random generator of Prolog.
    Level may also be search(Options), see engine_move/4. Fails when the game
    is over.
  - choose_move(+State, +Player, +Level, -Move)
    choose_move/3 if Player is to move, else fails.
  - move_notation(+State, ?Move, ?Text)
    Text, a string, is the notation of Move; either may be unbound.
  - display_game(+State)
    As show_game(State, []).
  - show_game(+State, +Options)
    Prints State to `current_output`. Unknown options are ignored. Options:
    - last(Move): mark the cells of a move of the last turn; given for each of
      them
    - marks(Cells): mark the cells that a person may choose, with another
      sign. The signs differ even without colour.
    - chosen(Cells): by custom; show the pieces that the person has chosen
    - flip(Bool): turn the board round
    - ascii(Bool): print only ASCII
    - text(Bool): print sentences for a screen reader in place of a board
    - compact(Bool): draw the board small
    - legend(Bool): explain the signs of the board. Only games that list them in
      `views` have these last three.
  - game_info(-Info)
    A dict with the keys
    - title: a string
    - players: the list of the two players, the one who moves first first
    - player_names: a string for each player
    - about: optional: a string of one line, for the menu of games
    - strengths: optional: the opponents with a name and a rating, see
      tabuleiro/search/strengths
    - levels: a list of `level{number, name, strength}`, the weakest first.
      The key `search` has the options of a level that is a search, see
      search_levels/2 of tabuleiro/search/levels. The optional key `like` is the
      search level of the same measured strength; menus use its word for the
      bot.
    - options: the elements of a config, a list of `option{name, title, values,
      default}`. `Name(Value)` is an element of a config. Options with the key
      `group` are the elements of one option of that name, a list.
      An option may have the key `labels`, a string for each value, which
      menus show in place of the value. If the values are pairs of numbers,
      such as 5-6, the key `parts` has the names of the two numbers.
    - configs: the configs that tests and tools try
    - most_moves, longest_game: bounds of the moves in a state and of the
      plies of a game; longest_game is `inf` if a game may never end
    - value_range: `Least-Most` of value/3
    - scored: optional. If `true`, value/3 is a score that people count, and it
      is announced with the winner. If `false`, it only guides bots, and may be
      higher for the loser.
    - jobs: optional, the number of its games that one process may play at a
      time
    - rules, credits: lists of strings, the lines of a text; a game that
      exports rules_text/2 does not have `rules`
    - views: optional, a list of Name-Effect: Name(true) is an option of
      show_game/2 that a person may turn on and off, Effect its description
  - play
    The menu of the game.
  - move_steps(+State, +Move, -Steps)
    Optional. The choices that make up Move, a list of step(What, Cell,
    Texts): What is a string that names the choice, Texts are the strings
    that a person may type for it, the displayed one first, and Cell is the
    chosen cell, which show_game/2 marks, or `none`. Without move_steps/3 a
    move is one choice.
  - game_end(+State, -Reason)
    Optional. Semidet: fails unless the game is over. Reason, which a person
    reads after the result, is a term with a prolog:message//1 of the game, or
    a text.
  - move_effects(+State, +Move, -Messages)
    Optional. Semidet: fails if Move is not legal in State. Messages, which a
    person reads after the move, are terms with a prolog:message//1 of the
    game: what Move captures, scores or brings about, as far as the notation
    of Move does not show it.
  - move_deeds(+State, +Move, +NewState, -Deeds)
    Optional. Deeds are what the player of Move achieves by it, for a coach: a
    list of Worth-Message. Move, legal in State, leads to NewState. Worth, from
    1 to 9, tells the important deeds from the others. Message has a
    prolog:message//1 that goes on from "with the move the player can", such as
    "take b4".
  - other_turn(+State, +Player, -Turn)
    Optional. Semidet: Turn is State, but it is Player's turn, as if the
    opponent had passed. Fails where a player in the middle of a turn has to go
    on. A coach looks there for threats.
  - rules_text(+Config, -Lines)
    Optional. Lines, a list of strings, are the rules of a game with Config.
    Without rules_text/2 the rules are those of game_info/1.
  - menu_settings(-Settings), set_menu_settings(+Settings)
    Optional, for a game whose own predicates have settings that the menu should
    share. Settings is a dict of values by the names of options. It may
    also have the keys `player1` and `player2`, each with the value `human`
    or level(N). Only the keys of menu_settings/1 are shared;
    set_menu_settings/1 is called with all settings of the menu.

  - state_notation(?State, ?Text)
    Optional. Text, a string of one line without blanks, is the position
    State; either may be unbound. Throws if Text is not a position.
    Without state_notation/2 the text of a state is its term, see
    state_notation/3.
  - broken_rules(+State, +Move, -Reasons)
    Optional. Reasons are the rules that forbid Move in State, in which the
    game is not over: a list of broken(Number, Message), `[]` exactly for a
    legal move. Number is the number of a rule in the README of the game, or
    `none`; Message is a term with a prolog:message//1, or a text, that begins
    in lower case. Throws if Move is malformed. Move may also be a string that
    move_notation/3 does not read in State. If the string is a move of another
    step or phase, Reasons are returned too. For other strings broken_rules/3
    fails or throws as for a malformed move. See why_not/4.
  - scene(+State, -Scene)
    Optional. Scene is a dict that describes how State looks, for a program
    that draws it. Coordinates are numbers, y grows downwards; only their
    proportions matter. Owner is 1 or 2, the place of a player in `players`
    of game_info/1, or 0. Names are English strings, translated as those of
    steps are. Scene has the keys
    - cells: a list of `cell{id, shape, x, y, size, label, ground}`. The id is
      the Cell of move_steps/3; x and y are the centre. Shape is `square`,
      `circle`, `hexagon`, with a corner at the top, or `flat_hexagon`, with a
      side there; size is the width from side to side. Label is the cell's
      name in the notation. Ground is `plain`, `hollow`, `forest`, `gold`,
      `home1` or `home2`.
    - pieces: a list of `piece{cell, kind, owner, level, name}`, with level 0
      at the bottom of a stack. Kind is what the piece looks like: `stone`,
      `ball`, `ring`, `circle`, `triangle`, `square`, `pentagon`,
      `round_tree`, `oval_tree`, `fir`, `hare`, `hound`; others are drawn as
      a letter. The key `size`, 1 to 3, is optional.
    - hands: a list of `hand{owner, kind, count, id, name}`, pieces that are
      not on the board. The id is the text of the step that chooses one, or
      `none`. They may have a size, too.
    - taken: optional, a list of `taken{owner, kind, count, name}`: the pieces
      that a player has lost.
    - marks: a list of `mark{cell, what}`, where `what` is `relocate`, `group1`
      or `group2`: a property of the cell that a player should see.
    - lines: optional, a list of `line{from, to}` between the centres of cells.
    - sides: optional, for a game in which players may change sides: for each
      player of game_info/1 a `side{owner, name}`, the owner of the pieces that
      the player has now, and the name of that side.

States are ground terms. Every predicate but initial_state/2 takes any
state that the game can reach. No predicate has side effects, except that
display_game/1 and show_game/2 print. Deterministic predicates leave no choice
point.

check_game/2 plays a game and reports every breach. adapt_game/3 makes a game of
a module that has only part of the interface.
*/

%!  game_predicate(?PredicateIndicator, ?Need) is nondet.
%
%   The interface has the predicate; Need is `required` or `optional`.

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
game_predicate(game_end/2,       optional).
game_predicate(state_notation/2, optional).
game_predicate(broken_rules/3,   optional).
game_predicate(move_effects/3,   optional).
game_predicate(move_deeds/4,     optional).
game_predicate(other_turn/3,     optional).
game_predicate(rules_text/2,     optional).
game_predicate(scene/2,          optional).
game_predicate(menu_settings/1,  optional).
game_predicate(set_menu_settings/1, optional).

%!  export_game(+Optional:list) is det.
%
%   A directive: the module that is being loaded exports the required predicates
%   and the list Optional of optional ones. Its header lists only its other
%   exports.

export_game(Optional) :-
    prolog_load_context(module, Module),
    forall(game_predicate(PI, required), Module:export(PI)),
    maplist(Module:export, Optional).

%!  must_be_game(@Module) is det.
%
%   True if Module is loaded and exports all required predicates.
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

missing_predicates(Module, Missing) :-
    module_property(Module, exports(Exports)),
    findall(PI,
            ( game_predicate(PI, required),
              \+ memberchk(PI, Exports)
            ),
            Missing).

%!  is_game(@Module) is semidet.
%
%   True if must_be_game/1 would succeed.

is_game(Module) :-
    atom(Module),
    current_module(Module),
    missing_predicates(Module, []).

%!  has_predicate(+Module, +PredicateIndicator) is semidet.
%
%   Module exports the optional predicate. current_predicate/1 would also find a
%   predicate that Module inherits from `user`, which may belong to another
%   game.

has_predicate(Module, PI) :-
    module_property(Module, exports(PIs)),
    memberchk(PI, PIs).

%!  game_views(+Info, -Views:list) is det.
%
%   Views are pairs Option-Effect for the options of show_game/2 that a person
%   may turn on and off: flip, and the views of Info, a dict of game_info/1.

game_views(Info, [flip-"turns the board round"|Views]) :-
    (   get_dict(views, Info, Views)
    ->  true
    ;   Views = []
    ).

%!  view_option(+Info, ?Name, ?Type, -Default, -Meaning) is nondet.
%
%   A table of options, see tabuleiro/base/options: those of show_game/2 that
%   the game of Info, a dict of game_info/1, has.

view_option(Info, View,  boolean, _, Effect) :-
    game_views(Info, Views),
    member(View-Effect, Views).
view_option(_,    ascii, boolean, _, "draw boards in ASCII").

%!  end_reason(+Module, +State, -Reason) is semidet.
%
%   Reason is the reason of game_end/2. Fails if the game of Module is not over
%   in State, or has no game_end/2.

end_reason(Module, State, Reason) :-
    has_predicate(Module, game_end/2),
    Module:game_end(State, Reason).

%!  points_at_end(+Module, +State, +Winner, -Points:list) is det.
%
%   Points are the points of Winner and of the other player; if Winner is
%   `draw`, of the first and the second player. Points is [] if the game is not
%   scored.

points_at_end(Module, State, Winner, Points) :-
    Module:game_info(Info),
    (   get_dict(scored, Info, true)
    ->  (   selectchk(Winner, Info.players, Others)
        ->  Players = [Winner|Others]
        ;   Players = Info.players
        ),
        maplist(value_for(Module, State), Players, Points)
    ;   Points = []
    ).

value_for(Module, State, Player, Points) :-
    Module:value(State, Player, Points).

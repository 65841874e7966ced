/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_replay,
          [ replayed/3,                 % +Site, +Dict, -Played
            served_game/3,              % +Site, +Name, -Game
            has_grammar/1,              % +Game
            reached_state/2,            % +Played, -State
            drawn/2,                    % +Played, -Reason
            legal_text/5,               % +Game, +State, +Text, -Move, -Next
            text_field/3                % +Dict, +Key, -Text
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [last/2, member/2, memberchk/2, nth0/3, nth1/3]).
:- use_module('../game/game', [has_predicate/2]).
:- use_module('../game/games', [game_name/1]).
:- use_module('../game/native', ['$replay'/5, native_game/1]).
:- use_module('../match/draws', [usual_draws/2]).
:- use_module('../match/pie', [pie_game/2, pie_of/2]).
:- use_module('../match/ugi_words', [word_natural/2]).
:- use_module(answer, [message_line/2, refuse/2]).
:- use_module(limits, [web_limit/2]).

/** <module> The game that a request carries

Nothing in a request is read as a term or called. A game is the name of one that
the site serves, an option the place of a value in its list, a position a text
of the game's grammar, and a move the text of a legal move.
*/

%!  replayed(+Site, +Dict, -Played:dict) is det.
%
%   Played is the game of the request Dict, with the keys
%
%     - game, info: the module; its game_info/1
%     - start: config(Config) or `state`
%     - states: before each move, and the last
%     - moves: the moves

replayed(Site, Dict, played{ game:Game, info:Info, start:Start,
                             states:[State|States], moves:Moves }) :-
    text_field(Dict, game, Name),
    served_game(Site, Name, Game),
    Game:game_info(Info),
    start(Dict, Game, Info, Start, State),
    move_texts(Dict, Texts),
    (   native_game(Game),
        '$replay'(Game, State, Texts, Moves, States)
    ->  true
    ;   reader(Game, Read),
        play(Texts, 1, Read, State, States, Moves)
    ).

%!  served_game(+Site, +Name:string, -Game) is det.
%
%   Game is the game of Site with the name Name, with or without the pie rule.

served_game(Site, Name, Game) :-
    (   member(Plain, Site.games),
        (   Game = Plain
        ;   pie_game(Plain, Game)
        ),
        atom_string(Game, Name)
    ->  true
    ;   refuse(404, no_game(Name))
    ).

%!  has_grammar(+Game) is semidet.
%
%   Game comes with tabuleiro, with or without the pie rule: its notation is a
%   grammar. The notation of another game might read a term.

has_grammar(Game) :-
    (   pie_of(Game, Plain)
    ->  game_name(Plain)
    ;   game_name(Game)
    ).

%!  reached_state(+Played, -State) is det.

reached_state(Played, State) :-
    last(Played.states, State).

%!  drawn(+Played, -Reason) is semidet.
%
%   The last position of Played is a draw as in a match, for the Reason
%   `threefold` or `max_plies`. A result by the rules takes precedence.

drawn(Played, Reason) :-
    usual_draws(Times, Plies),
    reached_state(Played, State),
    aggregate_all(count,
                  ( member(Earlier, Played.states),
                    Earlier == State
                  ),
                  Count),
    (   Count >= Times
    ->  Reason = threefold
    ;   length(Played.moves, Length),
        Length >= Plies
    ->  Reason = max_plies
    ).

%!  text_field(+Dict, +Key, -Text:string) is det.
%
%   Text is the value of Key in Dict, a text of at most web_limit(text)
%   characters. Refuses the request if there is none.

text_field(Dict, Key, Text) :-
    (   get_dict(Key, Dict, Text),
        string(Text)
    ->  bounded(Text, Key)
    ;   refuse(422, no_text(Key))
    ).

bounded(Text, What) :-
    string_length(Text, Length),
    web_limit(text, Most),
    (   Length =< Most
    ->  true
    ;   refuse(422, long_text(What, Most))
    ).

                /*******************************
                *           THE START          *
                *******************************/

start(Dict, Game, _, Start, State) :-
    get_dict(start, Dict, Position),
    \+ memberchk(Position, [null,""]),
    !,
    text_field(Dict, start, Text),
    Start = state,
    (   has_predicate(Game, state_notation/2),
        catch(Game:state_notation(State, Text), error(_, _), fail)
    ->  true
    ;   refuse(422, no_position(Text))
    ).
start(Dict, Game, Info, config(Config), State) :-
    (   get_dict(config, Dict, Indices),
        Indices \== null
    ->  (   is_dict(Indices)
        ->  config(Indices, Info, Config)
        ;   refuse(422, no_config)
        )
    ;   Config = default
    ),
    catch(Game:initial_state(Config, State),
          error(Formal, Context),
          ( message_line(error(Formal, Context), Why),
            refuse(422, bad_config(Why))
          )).

%!  config(+Indices:dict, +Info, -Config) is det.
%
%   Indices has the place of a value, from 0, for each of some options. Config
%   has the values.

config(Indices, Info, Config) :-
    dict_pairs(Indices, _, Pairs),
    findall(Group-Term,
            ( member(Name-Index, Pairs),
              indexed(Name, Index, Info.options, Group, Term)
            ),
            Terms),
    findall(Term,
            ( member(none-Term, Terms)
            ; setof(T, member(Group-T, Terms), Ts),
              Group \== none,
              Term =.. [Group,Ts]
            ),
            Config0),
    (   Config0 == []
    ->  Config = default
    ;   Config = Config0
    ).

indexed(Name, Index, Options, Group, Term) :-
    (   member(Option, Options),
        get_dict(name, Option, Name)
    ->  true
    ;   refuse(422, no_option(Name))
    ),
    (   integer(Index),
        Index >= 0,
        nth0(Index, Option.values, Value)
    ->  Term =.. [Name,Value]
    ;   refuse(422, no_value(Name))
    ),
    (   get_dict(group, Option, Group)
    ->  true
    ;   Group = none
    ).

                /*******************************
                *           THE MOVES          *
                *******************************/

move_texts(Dict, Texts) :-
    (   get_dict(moves, Dict, Texts0),
        Texts0 \== null
    ->  web_limit(moves, Most),
        (   is_list(Texts0)
        ->  Texts = Texts0
        ;   refuse(422, no_moves)
        ),
        length(Texts, Count),
        (   Count =< Most
        ->  true
        ;   refuse(413, many_moves(Most))
        )
    ;   Texts = []
    ).

play([], _, _, _, [], []).
play([Text|Texts], Ply, Read, State, [Next|States], [Move|Moves]) :-
    (   string(Text)
    ->  bounded(Text, moves)
    ;   refuse(422, no_moves)
    ),
    (   call(Read, State, Text, Move, Next)
    ->  true
    ;   refuse(422, no_move(Ply, Text))
    ),
    Ply1 is Ply+1,
    play(Texts, Ply1, Read, Next, States, Moves).

%!  legal_text(+Game, +State, +Text, -Move, -Next) is semidet.
%
%   Move is the legal move with the notation Text. If Text is "#N", Move is
%   element N of valid_moves/2. Move leads to the state Next.

legal_text(Game, State, Text, Move, Next) :-
    reader(Game, Read),
    call(Read, State, Text, Move, Next),
    !.

%   The notation of a game without a grammar is used for writing only.

reader(Game, Read) :-
    (   has_grammar(Game)
    ->  Read = parsed(Game)
    ;   Read = listed(Game)
    ).

parsed(Game, State, Text, Move, Next) :-
    string_concat("#", _, Text),
    !,
    listed(Game, State, Text, Move, Next).
parsed(Game, State, Text, Move, Next) :-
    catch(Game:move_notation(State, Move, Text), error(_, _), fail),
    Game:move(State, Move, Next).

listed(Game, State, Text, Move, Next) :-
    (   Game:valid_moves(State, Moves)
    ->  true
    ;   throw(error(game_failed, _))
    ),
    (   string_concat("#", Digits, Text)
    ->  word_natural(Digits, N),
        nth1(N, Moves, Move)
    ;   member(Move, Moves),
        Game:move_notation(State, Move, Written),
        Written == Text
    ),
    (   Game:move(State, Move, Next)
    ->  true
    ;   throw(error(game_failed, _))
    ).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_records,
          [ records_read/3,             % +Site, +Dict0, -Dict
            record_dict/3,              % +Site, +Record, -Dict
            record_written/3            % +Site, +Dict0, -Dict
          ]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(dcg/basics), [eos//0]).
:- use_module(library(lists), [append/3, member/2, nth0/3]).
:- use_module('../game/game', [has_predicate/2]).
:- use_module('../match/read_record', [text_records/3]).
:- use_module('../match/record', [result_tag/3, write_record/2]).
:- use_module(answer, [message_line/2, refuse/2]).
:- use_module(limits, [web_limit/2]).
:- use_module(replay).

/** <module> Records that a page loads and saves

The text of a record is not trusted. An option is read by comparison with the
texts of its values, the position and the moves by the grammars of the game.
*/

                /*******************************
                *            LOADING           *
                *******************************/

%!  records_read(+Site, +Dict0, -Dict) is det.
%
%   Dict has the games of the record file whose text is in Dict0, in the form
%   that requests have.

records_read(Site, Dict0, _{games:Games}) :-
    (   get_dict(text, Dict0, Text),
        string(Text)
    ->  true
    ;   refuse(422, no_text(text))
    ),
    catch(text_records(Text, tabuleiro_web_records:record_of(Site), Records),
          error(Formal, Context),
          ( message_line(error(Formal, Context), Why),
            refuse(422, bad_record(Why))
          )),
    maplist(record_dict(Site), Records, Games).

:- public record_of/4.                  % called by text_records/3

record_of(Site, Tags, Game, State) :-
    start_tags(Site, Tags, Game, _, State).

%   Start is start-Position or config-Indices, as in a request.

start_tags(Site, Tags, Game, Start, State) :-
    game_tag(Site, Tags, Game),
    (   memberchk('FEN'-Position, Tags)
    ->  Start = start-Position,
        position_start(Game, Position, State)
    ;   (   memberchk('Config'-Text, Tags)
        ->  true
        ;   Text = "default"
        ),
        Start = config-Indices,
        config_start(Game, Text, Indices, State)
    ).

game_tag(Site, Tags, Game) :-
    (   memberchk('Game'-Name, Tags)
    ->  true
    ;   refuse(422, bad_record("Game"))
    ),
    served_game(Site, Name, Game),
    (   has_grammar(Game)
    ->  true
    ;   refuse(404, no_game(Name))
    ).

position_start(Game, Position, State) :-
    (   has_predicate(Game, state_notation/2),
        catch(Game:state_notation(State, Position), error(_, _), fail)
    ->  true
    ;   refuse(422, no_position(Position))
    ).

config_start(Game, Text, Indices, State) :-
    Game:game_info(Info),
    (   config_of_text(Info.options, Text, Config)
    ->  true
    ;   refuse(422, bad_config(Text))
    ),
    config_indices(Config, Info.options, Indices),
    Game:initial_state(Config, State).

%!  record_dict(+Site, +Record, -Dict) is det.
%
%   Dict is Record as an element of the games of records_read/3.

record_dict(Site, record(Tags, Plies), Dict) :-
    start_tags(Site, Tags, Game, Key-Start, State),
    foldl(ply_dict(Game), Plies, Moves-State, []-_),
    findall(Name-Value,
            ( member(Name-Value, Tags), string(Value) ),
            Pairs),
    dict_create(TagDict, tags, Pairs),
    dict_create(Dict, game, [game-Game,Key-Start,moves-Moves,tags-TagDict]).

ply_dict(Game, ply(Move, Comment),
         [move{text:Text, comment:Comment}|Moves]-State, Moves-Next) :-
    once(Game:move_notation(State, Move, Text)),
    once(Game:move(State, Move, Next)).

%!  config_of_text(+Options, +Text, -Config) is semidet.
%
%   Text is Config in writing. Config consists of values of Options.

config_of_text(Options, Text, Config) :-
    string_codes(Text, Codes),
    phrase(config(Options, Config), Codes),
    !.

config(_, default) -->
    "default".
config(Options, [Term|Terms]) -->
    "[",
    term(Options, Term),
    more_terms(Options, Terms),
    "]",
    eos.

more_terms(Options, [Term|Terms]) -->
    ",",
    term(Options, Term),
    more_terms(Options, Terms).
more_terms(_, []) -->
    [].

term(Options, Term) -->
    { member(Option, Options),
      \+ get_dict(group, Option, _)
    },
    value(Option, Term).
term(Options, Term) -->
    { setof(Group, O^(member(O, Options), get_dict(group, O, Group)), Groups),
      member(Group, Groups),
      findall(O, (member(O, Options), get_dict(group, O, Group)), Own),
      atom_codes(Group, Codes),
      Term =.. [Group,[First|Others]]
    },
    Codes,
    "([",
    group_term(Own, First),
    more_group_terms(Own, Others),
    "])".

more_group_terms(Options, [Term|Terms]) -->
    ",",
    group_term(Options, Term),
    more_group_terms(Options, Terms).
more_group_terms(_, []) -->
    [].

group_term(Options, Term) -->
    { member(Option, Options) },
    value(Option, Term).

value(Option, Term) -->
    { member(Value, Option.values),
      Term =.. [Option.name,Value],
      format(codes(Codes), '~q', [Term])
    },
    Codes.

%   Indices are the places of the values of Config, as in a request.

config_indices(Config, Options, Indices) :-
    findall(Name-Index,
            ( option_in(Config, Term),
              compound_name_arguments(Term, Name, [Value]),
              member(Option, Options),
              get_dict(name, Option, Name),
              nth0(Index, Option.values, Value)
            ),
            Pairs0),
    sort(1, @<, Pairs0, Pairs),
    dict_create(Indices, config, Pairs).

option_in(Config, Term) :-
    is_list(Config),
    member(Term0, Config),
    (   compound_name_arguments(Term0, _, [Terms]),
        is_list(Terms)
    ->  member(Term, Terms)
    ;   Term = Term0
    ).

                /*******************************
                *            SAVING            *
                *******************************/

%!  record_written(+Site, +Dict0, -Dict) is det.
%
%   Dict has the text of a record of the game of Dict0. The tags of Dict0 may
%   name the players, the event, the date, and the result of a game that the
%   rules do not end; its comments are a list with a text for each move, empty
%   where there is none.

record_written(Site, Dict0, _{text:Text}) :-
    replayed(Site, Dict0, Played),
    _{game:Game, info:Info, moves:Moves, start:Start, states:[First|_]}
        :< Played,
    reached_state(Played, State),
    (   Start = config(Config)
    ->  format(string(Value), '~q', [Config]),
        StartTag = 'Config'-Value
    ;   once(Game:state_notation(First, Position)),
        StartTag = 'FEN'-Position
    ),
    (   Game:game_over(State, Winner)
    ->  true
    ;   drawn(Played, _)
    ->  Winner = draw
    ;   given_winner(Dict0, Info.players, Winner0)
    ->  Winner = Winner0
    ;   Winner = none
    ),
    once(result_tag(Result, Info.players, Winner)),
    atom_string(Game, Name),
    findall(Tag, given_tag(Dict0, Tag), Tags),
    given_comments(Dict0, Comments),
    commented(Moves, Comments, Plies),
    append(['Game'-Name,StartTag|Tags], ['Result'-Result], AllTags),
    with_output_to(string(Text),
                   write_record(current_output, record(AllTags, Plies))).

given_winner(Dict, Players, Winner) :-
    get_dict(tags, Dict, Given),
    is_dict(Given),
    get_dict('Result', Given, _),
    text_field(Given, 'Result', Result),
    (   result_tag(Result, Players, Winner0)
    ->  Winner = Winner0
    ;   refuse(422, no_text('Result'))
    ).

given_tag(Dict, Name-Value) :-
    get_dict(tags, Dict, Given),
    is_dict(Given),
    member(Name, ['Player1','Player2','Event','Date']),
    get_dict(Name, Given, Value),
    text_field(Given, Name, Value),
    (   is_line(Value)
    ->  true
    ;   refuse(422, no_text(Name))
    ).

is_line(Text) :-
    string_codes(Text, Codes),
    \+ ( member(Code, Codes),
         Code < 32
       ).

%   Braces enclose a comment in a record.

given_comments(Dict, Comments) :-
    (   get_dict(comments, Dict, Comments)
    ->  (   is_list(Comments),
            \+ ( member(Comment, Comments),
                 \+ is_comment(Comment)
               )
        ->  true
        ;   refuse(422, no_text(comments))
        )
    ;   Comments = []
    ).

is_comment(Text) :-
    string(Text),
    web_limit(text, Most),
    string_length(Text, Length),
    Length =< Most,
    is_line(Text),
    \+ ( member(Brace, ["{","}"]),
         sub_string(Text, _, _, _, Brace)
       ).

commented([], _, []).
commented([Move|Moves], [Comment|Comments], [ply(Move, Comment)|Plies]) :-
    !,
    commented(Moves, Comments, Plies).
commented([Move|Moves], [], [ply(Move, "")|Plies]) :-
    commented(Moves, [], Plies).

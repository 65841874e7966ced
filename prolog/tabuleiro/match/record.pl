/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_record,
          [ write_record/2,             % +Stream, +Record
            append_record/2,            % +File, +Record
            move_texts/4,               % +Plies, +Game, +State, -Texts
            write_game/3,               % +Stream, +Tags, +Texts
            record_start/3,             % +Record, -Game, -State
            record_states/2,            % +Record, -States
            record_moves/2,             % +Record, -Moves
            player_tags/3,              % +First, +Second, -Tags
            result_tag/3                % ?Result, +Players, ?Winner
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(error), [domain_error/2, existence_error/2]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../game/games', [load_game/2]).
:- use_module('../game/state_notation', [state_notation/3]).
:- use_module('../base/term_text', [text_term/3]).
:- use_module('../base/writing', [append_text/2]).

/** <module> Game records

One text format for all games, in the manner of PGN (Edwards 1994, "Portable
Game Notation Specification"):

    [Game "waldmeister"]
    [Config "[size(3)]"]
    [Player1 "level(2)"]
    [Player2 "level(1)"]
    [White "level(2)"]
    [Black "level(1)"]
    [Result "1-0"]

    1. 2-3@c2 2. c2-a2+1-1 {a fork} 3. a2-b2+3-1 1-0

A record is a block of tags, a blank line, the plies, numbered from 1, in the
notation of the game with comments in braces, and the result, which repeats
the tag Result: `1-0` if the first player has won, `0-1`, `1/2-1/2`, or `*`
for an unfinished game. Player1 and White are who moves first, whatever the
colours of the game. The tags Game and Result are required; Config is that
of initial_state/2, by default `default`. A game that starts elsewhere has the
tag FEN, as in PGN, with the position as state_notation/3 writes it; its
Config decides nothing. A backslash escapes a quote or backslash in the value
of a tag.

The Prolog term is record(Tags, Plies): Tags are pairs Name-String in their
order, Plies a list of ply(Move, Comment), with the Comment "" for none. Matches
comment a move by its score, depth and time, as in `{+0.35/12 1.2s}`, see
tabuleiro/match/thought. If the text had such comments, Tags end in
thoughts-List, with pairs N-Thought for ply N. If the text had variations, the
last of Tags is variations-List, with variation(N, Text) for one after ply N,
which is not read: Text is between its parentheses.

tabuleiro/match/read_record reads records, and more of PGN than is written.
*/

                /*******************************
                *            WRITING           *
                *******************************/

%!  write_record(+Stream, +Record) is det.
%
%   Writes Record and a blank line.
%
%   @error existence_error(tag, Name), those of load_game/2 and of the tags
%   Config and FEN, domain_error(legal_move, Move)

write_record(Stream, Record) :-
    Record = record(Tags, Plies),
    record_start(Record, Game, State),
    move_texts(Plies, Game, State, Texts0),
    (   memberchk(variations-Variations, Tags)
    ->  with_variations(Texts0, 0, Variations, Texts)
    ;   Texts = Texts0
    ),
    write_game(Stream, Tags, Texts).

%   with_variations(+Texts0, +N, +Variations, -Texts): Texts0 follow ply N.

with_variations([comment(Comment)|Texts0], N, Variations,
                [comment(Comment)|Texts]) :-
    !,
    with_variations(Texts0, N, Variations, Texts).
with_variations(Texts0, N, [variation(N, Text)|Variations],
                [variation(Text)|Texts]) :-
    !,
    with_variations(Texts0, N, Variations, Texts).
with_variations([Text|Texts0], N, Variations, [Text|Texts]) :-
    !,
    N1 is N+1,
    with_variations(Texts0, N1, Variations, Texts).
with_variations([], _, _, []).

%!  move_texts(+Plies, +Game, +State, -Texts:list) is det.
%
%   Texts are Plies in notation, played from State: strings, and comment(Text)
%   after a move with a comment.
%
%   @error domain_error(legal_move, Move)

move_texts([], _, _, []).
move_texts([ply(Move, Comment)|Plies], Game, State, [Text|Texts]) :-
    (   Game:move(State, Move, NewState)
    ->  true
    ;   domain_error(legal_move, Move)
    ),
    Game:move_notation(State, Move, Text),
    (   Comment == ""
    ->  Texts = Texts1
    ;   Texts = [comment(Comment)|Texts1]
    ),
    move_texts(Plies, Game, NewState, Texts1).

%!  write_game(+Stream, +Tags, +Texts:list) is det.
%
%   As write_record/2, for the Tags and the Texts of move_texts/4.
%
%   @error existence_error(tag, 'Result')

write_game(Stream, Tags, Texts) :-
    tag('Result', Tags, Result),
    forall(( member(Name-Value, Tags),
             string(Value)
           ),
           ( escaped(Value, Escaped),
             format(Stream, '[~w "~s"]~n', [Name,Escaped])
           )),
    nl(Stream),
    numbered(Texts, 1, Result, Words),
    write_wrapped(Words, 0, Stream),
    format(Stream, '~n~n', []).

numbered([], _, Result, [Result]).
numbered([comment(Comment)|Texts], N, Result, [Braced|Words]) :-
    !,
    format(string(Braced), '{~w}', [Comment]),
    numbered(Texts, N, Result, Words).
numbered([variation(Text)|Texts], N, Result, [Bracketed|Words]) :-
    !,
    format(string(Bracketed), '(~w)', [Text]),
    numbered(Texts, N, Result, Words).
numbered([Text|Texts], N, Result, [Numbered|Words]) :-
    format(string(Numbered), '~d. ~w', [N,Text]),
    N1 is N+1,
    numbered(Texts, N1, Result, Words).

tag(Name, Tags, Value) :-
    (   memberchk(Name-Value, Tags)
    ->  true
    ;   existence_error(tag, Name)
    ).

escaped(Value, Escaped) :-
    string_codes(Value, Codes),
    phrase(escape(Codes), Escaped).

escape([]) -->
    [].
escape([C|Cs]) -->
    (   { memberchk(C, `"\\`) }
    ->  [0'\\, C]
    ;   [C]
    ),
    escape(Cs).

%   Lines of at most 79 columns.

write_wrapped([], _, _).
write_wrapped([Text|Texts], Column, Stream) :-
    string_length(Text, Length),
    (   Column =:= 0
    ->  Column1 = Length
    ;   Column+1+Length > 79
    ->  nl(Stream),
        Column1 = Length
    ;   put_char(Stream, ' '),
        Column1 is Column+1+Length
    ),
    write(Stream, Text),
    write_wrapped(Texts, Column1, Stream).

%!  append_record(+File, +Record) is det.
%
%   Appends Record to File, which is created if need be: the whole of it, or
%   nothing.
%
%   @error those of write_record/2 and append_text/2

append_record(File, Record) :-
    with_output_to(string(Text), write_record(current_output, Record)),
    append_text(File, Text).

                /*******************************
                *             USING            *
                *******************************/

%!  record_start(+Record, -Game, -State) is det.
%
%   State is the start of the game of Record. Loads Game.

record_start(record(Tags, _), Game, State) :-
    tag('Game', Tags, GameText),
    atom_string(Name, GameText),
    load_game(Name, Game),
    (   memberchk('FEN'-Position, Tags)
    ->  state_notation(Game, State, Position)
    ;   memberchk('Config'-ConfigText, Tags)
    ->  text_term(Game, ConfigText, Config),
        Game:initial_state(Config, State)
    ;   Game:initial_state(default, State)
    ).

%!  record_moves(+Record, -Moves:list) is det.

record_moves(record(_, Plies), Moves) :-
    maplist(ply_move, Plies, Moves).

ply_move(ply(Move, _), Move).

%!  record_states(+Record, -States:list) is det.
%
%   States are those of the game of Record: before each move, and the last.
%
%       ?- read_records('match.txt', [Record|_]), record_states(Record, Ss).
%
%   @error those of write_record/2

record_states(Record, [State|States]) :-
    record_start(Record, Game, State),
    record_moves(Record, Moves),
    states(Moves, Game, State, States).

states([], _, _, []).
states([Move|Moves], Game, State, [Next|States]) :-
    (   Game:move(State, Move, Next)
    ->  true
    ;   domain_error(legal_move, Move)
    ),
    states(Moves, Game, Next, States).

%!  player_tags(+First:string, +Second:string, -Tags:list) is det.
%
%   Tags name who moves first and who moves second, also in the words that other
%   programs look for.

player_tags(First, Second,
            [ 'Player1'-First, 'Player2'-Second,
              'White'-First, 'Black'-Second
            ]).

%!  result_tag(?Result:string, +Players:list, ?Winner) is nondet.
%
%   Result is the tag Result of a game that Winner, one of Players, has won;
%   Winner may also be `draw`, or `none` for a game in progress.

result_tag("1-0",     [Winner,_], Winner).
result_tag("0-1",     [_,Winner], Winner).
result_tag("1/2-1/2", _,          draw).
result_tag("*",       _,          none).

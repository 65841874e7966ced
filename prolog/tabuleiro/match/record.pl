/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_record,
          [ write_record/2,             % +Stream, +Record
            append_record/2,            % +File, +Record
            move_texts/4,               % +Plies, +Game, +State, -Texts
            write_game/3,               % +Stream, +Tags, +Texts
            read_records/2,             % +File, -Records
            text_records/3,             % +Text, :Start, -Records
            play_text/4,                % +Game, +State0, +Text, -State
            record_start/3,             % +Record, -Game, -State
            record_states/2,            % +Record, -States
            record_moves/2,             % +Record, -Moves
            result_tag/3                % ?Result, +Players, ?Winner
          ]).
:- autoload(library(apply), [foldl/4, maplist/3]).
:- autoload(library(dcg/basics),
            [blanks//0, digits//1, eos//0, string_without//2]).
:- autoload(library(error), [domain_error/2, existence_error/2]).
:- autoload(library(lists), [append/3, member/2]).
:- autoload(library(readutil), [read_file_to_codes/3]).
:- use_module('../interface/games', [load_game/2]).
:- use_module('../interface/state_notation', [state_notation/3]).
:- use_module('../interface/term_text', [text_term/3]).

/** <module> Game records

One text format for all games, in the manner of PGN (Edwards 1994, "Portable
Game Notation Specification"):

    [Game "waldmeister"]
    [Config "[size(3)]"]
    [Player1 "level(2)"]
    [Player2 "level(1)"]
    [Result "1-0"]

    1. 2-3@c2 2. c2-a2+1-1 {a fork} 3. a2-b2+3-1 1-0

A record is a block of tags, a blank line, the plies, numbered from 1, in the
notation of the game with comments in braces, and the result, which repeats
the tag Result: `1-0` if the first player has won, `0-1`, `1/2-1/2`, or `*`
for an unfinished game. The tags Game and Result are required; Config is that
of initial_state/2, by default `default`. A game that starts elsewhere has the
tag FEN, as in PGN, with the position as state_notation/3 writes it; its
Config decides nothing. A backslash escapes a quote or backslash in the value
of a tag.

The Prolog term is record(Tags, Plies): Tags are pairs Name-String in their
order, Plies a list of ply(Move, Comment), with the Comment "" for none.
*/

:- meta_predicate
    text_records(+, 3, -).

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
    move_texts(Plies, Game, State, Texts),
    write_game(Stream, Tags, Texts).

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
    forall(member(Name-Value, Tags),
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
%   Appends Record to File, which is created if need be.

append_record(File, Record) :-
    setup_call_cleanup(
        open(File, append, Out, [encoding(utf8)]),
        write_record(Out, Record),
        close(Out)).

                /*******************************
                *            READING           *
                *******************************/

%!  read_records(+File, -Records:list) is det.
%
%   Records are those of File. Every move is replayed and checked, and the
%   result if the game is over.
%
%   @error error(syntax_error(Reason), file(File, Line, Column, Offset)) with
%   a Reason such as illegal_move(Text)

read_records(File, Records) :-
    read_file_to_codes(File, Codes, [encoding(utf8)]),
    catch(phrase(records(tags_start, Records), Codes),
          at(Reason, Rest),
          record_error(Reason, Rest, Codes, File)).

tags_start(Tags, Game, State) :-
    record_start(record(Tags, []), Game, State).

%!  text_records(+Text, :Start, -Records) is det.
%
%   Records are those of Text, which is as a file of read_records/2. It may come
%   from anywhere: call(Start, Tags, Game, State) decides what Tags mean, and no
%   term is read but by move_notation/3 of Game.
%
%   @error error(syntax_error(Reason), string(Text, Offset)), with a Reason as
%   that of read_records/2

text_records(Text, Start, Records) :-
    string_codes(Text, Codes),
    catch(phrase(records(Start, Records), Codes),
          at(Reason, Rest),
          text_error(Reason, Rest, Codes, Text)).

text_error(Reason, Rest, Codes, Text) :-
    offset(Rest, Codes, Offset),
    throw(error(syntax_error(Reason), string(Text, Offset))).

record_error(Reason, Rest, Codes, File) :-
    offset(Rest, Codes, Offset),
    length(Before, Offset),
    append(Before, _, Codes),
    foldl(line_column, Before, 1-0, Line-Column),
    throw(error(syntax_error(Reason), file(File, Line, Column, Offset))).

offset(Rest, Codes, Offset) :-
    length(Codes, Length),
    length(Rest, Left),
    Offset is Length-Left.

line_column(0'\n, Line0-_, Line-0) :-
    !,
    Line is Line0+1.
line_column(_, Line-Column0, Line-Column) :-
    Column is Column0+1.

%   Throws at(Reason, Rest): the error is where Rest begins.

bad(Reason, Rest, _) :-
    throw(at(Reason, Rest)).

records(Start, Records) -->
    blanks,
    (   eos
    ->  { Records = [] }
    ;   { Records = [Record|Records1] },
        record(Start, Record),
        records(Start, Records1)
    ).

record(Start, record(Tags, Plies)) -->
    here(Here),
    tags(Tags),
    { start_of(Tags, Start, Here, Game, State) },
    plies(1, Game, State, Tags, Plies).

here(Here, Here, Here).

start_of([], _, Here, _, _) :-
    !,
    throw(at(no_record, Here)).
start_of(Tags, Start, Here, Game, State) :-
    catch(call(Start, Tags, Game, State),
          error(Formal, Context),
          throw(at(bad_tags(error(Formal, Context)), Here))),
    (   memberchk('Result'-_, Tags)
    ->  true
    ;   throw(at(bad_tags(error(existence_error(tag, 'Result'), _)), Here))
    ).

tags([Name-Value|Tags]) -->
    "[",
    !,
    tag_name(Codes),
    (   " \"" -> [] ; bad(tag_expected) ),
    quoted(ValueCodes),
    (   "]" -> [] ; bad(end_of_tag_expected) ),
    blanks,
    { atom_codes(Name, Codes),
      string_codes(Value, ValueCodes)
    },
    tags(Tags).
tags([]) -->
    [].

tag_name([C|Cs]) -->
    [C],
    { code_type(C, csym) },
    !,
    tag_name(Cs).
tag_name([]) -->
    [].

quoted([]) -->
    "\"",
    !.
quoted([C|Cs]) -->
    "\\",
    [C],
    !,
    quoted(Cs).
quoted([C|Cs]) -->
    [C],
    { C \== 0'\n },
    !,
    quoted(Cs).
quoted(_) -->
    bad(end_of_string_expected).

%   Plies are those from number N on, up to the result.

plies(N, Game, State, Tags, Plies) -->
    blanks,
    here(Here),
    word(Codes),
    { string_codes(Word, Codes) },
    (   { memberchk('Result'-Word, Tags) }
    ->  { Plies = [],
          check_result(Word, Game, State, Here)
        }
    ;   { format(string(Word), '~d.', [N]) }
    ->  { Plies = [ply(Move, Comment)|Plies1] },
        blanks,
        move(Game, State, Move, NewState),
        blanks,
        comment(Comment),
        { N1 is N+1 },
        plies(N1, Game, NewState, Tags, Plies1)
    ;   { throw(at(number_or_result_expected(N), Here)) }
    ).

move(Game, State, Move, NewState) -->
    here(Here),
    word(Codes),
    { string_codes(Text, Codes),
      (   Codes \== [],
          Game:move_notation(State, Move, Text)
      ->  true
      ;   throw(at(move_expected(Text), Here))
      ),
      (   Game:move(State, Move, NewState)
      ->  true
      ;   throw(at(illegal_move(Text), Here))
      )
    }.

check_result(Word, Game, State, Here) :-
    (   Game:game_over(State, Winner)
    ->  Game:game_info(Info),
        (   result_tag(Word, Info.players, Winner)
        ->  true
        ;   throw(at(wrong_result(Word), Here))
        )
    ;   result_tag(Word, _, _)
    ->  true
    ;   throw(at(wrong_result(Word), Here))
    ).

%!  result_tag(?Result:string, +Players:list, ?Winner) is nondet.
%
%   Result is the tag Result of a game that Winner, one of Players, has won;
%   Winner may also be `draw`, or `none` for a game in progress.

result_tag("1-0",     [Winner,_], Winner).
result_tag("0-1",     [_,Winner], Winner).
result_tag("1/2-1/2", _,          draw).
result_tag("*",       _,          none).

comment(Comment) -->
    "{",
    !,
    string_without(`}`, Codes),
    (   "}" -> [] ; bad(end_of_comment_expected) ),
    { string_codes(Comment, Codes) }.
comment("") -->
    [].

word([C|Cs]) -->
    [C],
    { \+ code_type(C, space),
      \+ memberchk(C, `{}[`)
    },
    !,
    word(Cs).
word([]) -->
    [].

%!  play_text(+Game, +State0, +Text, -State) is det.
%
%   State comes of the moves in Text, which are played from State0. Text is as
%   in a record: move numbers, comments and a result at the end are skipped,
%   but none is required.
%
%       ?- wali:initial_state(default, S0),
%          play_text(wali, S0, "1. a0 2. e4 {far away} *", S).
%
%   @error error(syntax_error(Reason), string(Text, Offset)), with a Reason as
%   that of read_records/2

play_text(Game, State0, Text, State) :-
    string_codes(Text, Codes),
    catch(phrase(played(Game, State0, State), Codes),
          at(Reason, Rest),
          text_error(Reason, Rest, Codes, Text)).

played(Game, State0, State) -->
    blanks,
    (   eos
    ->  { State = State0 }
    ;   skipped
    ->  played(Game, State0, State)
    ;   result_at_end(Game, State0)
    ->  { State = State0 }
    ;   move(Game, State0, _, State1),
        played(Game, State1, State)
    ).

skipped -->
    comment(Comment),
    { Comment \== "" }.
skipped -->
    digits([_|_]),
    ".",
    dots.

dots -->
    ".",
    !,
    dots.
dots -->
    [].

%   A game may write a move as `1-0`. In Wali it is only read as one.

result_at_end(Game, State) -->
    word(Codes),
    { string_codes(Word, Codes),
      memberchk(Word, ["1-0","0-1","1/2-1/2","*"]),
      \+ ( Game:move_notation(State, Move, Word),
           Game:move(State, Move, _),
           Game:move_notation(State, Move, Word1),
           Word1 == Word
         )
    },
    blanks,
    eos.

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

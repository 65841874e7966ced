/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_read_record,
          [ read_records/2,             % +File, -Records
            text_records/3,             % +Text, :Start, -Records
            play_text/4                 % +Game, +State0, +Text, -State
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(dcg/basics),
              [blanks//0, digits//1, eos//0, string_without//2]).
:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module(record, [record_start/3, result_tag/3]).
:- use_module(thought, [tags_with_thoughts/3]).

/** <module> Reading game records

The format is that of tabuleiro/match/record. Of PGN more is read than is
written there, anywhere between the moves:

  - comments, in braces or from a semicolon to the end of the line; they are
    those of the move before them, of the first one if there is none
  - lines that begin with a percent sign, and numbers of annotation such as
    `$1`, which are skipped
  - variations in parentheses, whose text is kept
  - numbers of moves, each move with one, as in `1.e3`, or, as in chess, each
    two. A number is not greater than that of the ply, unless the game starts
    from a position
  - marks such as `!?` after a move
*/

:- meta_predicate
    text_records(+, 3, -).

%!  read_records(+File, -Records:list) is det.
%
%   Records are those of File. Every move is replayed and checked, and the
%   result if the game is over.
%
%   @error error(syntax_error(Reason), file(File, Line, Column, Offset)) with
%   a Reason such as illegal_move(Text)

read_records(File, Records) :-
    first_use(library(readutil),
              read_file_to_codes(File, Codes, [encoding(utf8)])),
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
    skipped_lines,
    between_moves(0, _, _, _),
    (   eos
    ->  { Records = [] }
    ;   { Records = [Record|Records1] },
        record(Start, Record),
        records(Start, Records1)
    ).

record(Start, record(Tags, Plies)) -->
    here(Here),
    tags(Tags0),
    { start_of(Tags0, Start, Here, Game, State) },
    between_moves(0, Before, Variations, Variations1),
    plies(1, Game, State, Tags0, Before, Plies, Variations1),
    { tags_with_thoughts(Tags0, Plies, Tags1),
      (   Variations == []
      ->  Tags = Tags1
      ;   append(Tags1, [variations-Variations], Tags)
      )
    }.

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
    (   " ", blanks, "\"" -> [] ; bad(tag_expected) ),
    quoted(ValueCodes),
    (   "]" -> [] ; bad(end_of_tag_expected) ),
    layout,
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

                /*******************************
                *             MOVES            *
                *******************************/

%   plies(+N, +Game, +State, +Tags, +Before, -Plies, -Variations)//: Plies are
%   those from number N on, up to the result; Before is the comment in front of
%   them.

plies(N, Game, State, Tags, Before0, Plies, Variations) -->
    here(Start),
    move_number(N, Tags, Start, Numbered, Before1, Variations, Variations1),
    { joined(Before0, Before1, Before) },
    here(Here),
    word(Codes),
    { string_codes(Word, Codes) },
    (   { Numbered == false },
        result(Word, Tags)
    ->  { Plies = [],
          Variations1 = [],
          check_result(Word, Game, State, Here)
        }
    ;   { Numbered == false,
          no_move(Word)
        }
    ->  { throw(at(number_or_result_expected(N), Start)) }
    ;   { Plies = [ply(Move, Comment)|Plies1],
          move(Word, Here, Game, State, Move, NewState),
          N1 is N+1
        },
        between_moves(N, After, Variations1, Variations2),
        { joined(Before, After, Comment) },
        plies(N1, Game, NewState, Tags, "", Plies1, Variations2)
    ).

no_move("").
no_move(Word) :-
    result_tag(Word, [_,_], _),
    !.

joined("", Comment, Comment) :-
    !.
joined(Comment, "", Comment) :-
    !.
joined(Before, After, Comment) :-
    format(string(Comment), '~s ~s', [Before,After]).

%   Some games write a move as `1-0`. A word after a number is a move; without a
%   number, the last word is the result.

result(Word, Tags, Rest, Rest) :-
    memberchk('Result'-Word, Tags),
    phrase(between_moves(0, _, _, _), Rest, Next),
    (   Next = []
    ;   Next = [0'[|_]
    ),
    !.

%   move_number(+N, +Tags, +Start, -Numbered, -Comment, -Variations, ?Rest)//:
%   Numbered is `true` if there is the number of a move before ply N.

move_number(N, Tags, Start, true, Comment, Variations, Rest) -->
    number(Number),
    !,
    { (   Number > N,
          \+ memberchk('FEN'-_, Tags)
      ->  throw(at(number_or_result_expected(N), Start))
      ;   Last is N-1
      )
    },
    between_moves(Last, Comment, Variations, Rest).
move_number(_, _, _, false, "", Variations, Variations) -->
    [].

number(Number) -->
    digits(Codes),
    { Codes = [_|_] },
    ".",
    dots,
    { number_codes(Number, Codes) }.

dots -->
    ".",
    !,
    dots.
dots -->
    [].

%!  between_moves(+N, -Comment, -Variations, ?Rest)// is det.
%
%   Skips what may stand after ply N. Comment is the text of all comments; the
%   terms variation(N, Text) are before Rest in Variations.

between_moves(N, Comment, Variations, Rest) -->
    layout,
    (   comment(First)
    ->  between_moves(N, Comment1, Variations, Rest),
        { joined(First, Comment1, Comment) }
    ;   "("
    ->  variation(0, Codes),
        { string_codes(Text, Codes),
          Variations = [variation(N, Text)|Variations1]
        },
        between_moves(N, Comment, Variations1, Rest)
    ;   annotation
    ->  between_moves(N, Comment, Variations, Rest)
    ;   { Comment = "",
          Variations = Rest
        }
    ).

comment(Comment) -->
    (   "{"
    ->  string_without(`}`, Codes),
        (   "}" -> [] ; bad(end_of_comment_expected) )
    ;   ";",
        string_without(`\n`, Codes)
    ),
    { string_codes(Comment, Codes) }.

%   variation(+Depth, -Codes)//: up to the parenthesis that closes the
%   variation. Parentheses in comments do not count.

variation(0, []) -->
    ")",
    !.
variation(Depth, Codes) -->
    "{",
    !,
    string_without(`}`, Comment),
    (   "}" -> [] ; bad(end_of_comment_expected) ),
    { append([0'{|Comment], [0'}|Codes1], Codes) },
    variation(Depth, Codes1).
variation(Depth, [C|Codes]) -->
    [C],
    !,
    { nested(C, Depth, Depth1) },
    variation(Depth1, Codes).
variation(_, _) -->
    bad(end_of_variation_expected).

nested(C, Depth0, Depth) :-
    (   C == 0'(
    ->  Depth is Depth0+1
    ;   C == 0')
    ->  Depth is Depth0-1
    ;   Depth = Depth0
    ).

annotation -->
    "$",
    digits([_|_]),
    !.
annotation -->
    mark,
    marks.

mark -->
    [C],
    { memberchk(C, `!?`) }.

marks -->
    mark,
    !,
    marks.
marks -->
    [].

%   Blanks, and lines that begin with a percent sign.

layout -->
    [C],
    { code_type(C, space) },
    !,
    (   { C == 0'\n }
    ->  skipped_lines
    ;   []
    ),
    layout.
layout -->
    [].

skipped_lines -->
    "%",
    !,
    string_without(`\n`, _).
skipped_lines -->
    [].

%   A word may end in marks such as `!?`, which are part of few moves.

move(Word, Here, Game, State, Move, NewState) :-
    (   move_word(Word, Game, State, Move)
    ->  true
    ;   throw(at(move_expected(Word), Here))
    ),
    (   Game:move(State, Move, NewState)
    ->  true
    ;   throw(at(illegal_move(Word), Here))
    ).

move_word(Word, Game, State, Move) :-
    Word \== "",
    (   Game:move_notation(State, Move, Word)
    ->  true
    ;   split_string(Word, "", "!?", [Bare]),
        Bare \== Word,
        Game:move_notation(State, Move, Bare)
    ).

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

word([C|Cs]) -->
    [C],
    { \+ code_type(C, space),
      \+ memberchk(C, `{}[();$`)
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
    between_moves(0, _, _, _),
    (   eos
    ->  { State = State0 }
    ;   number(_)
    ->  played(Game, State0, State)
    ;   result_at_end(Game, State0)
    ->  { State = State0 }
    ;   here(Here),
        word(Codes),
        { string_codes(Word, Codes),
          move(Word, Here, Game, State0, _, State1)
        },
        played(Game, State1, State)
    ).

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

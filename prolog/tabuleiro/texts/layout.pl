/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_layout,
          [ written//1,                 % +Term
            quoted//1,                  % +Term
            written_list//1,            % +Terms
            quoted_list//1,             % +Terms
            bold//1,                    % +Text
            commas//2,                  % +Format, +Arguments
            columns//1,                 % +Strings
            counts//1,                  % +Pairs
            described//2,               % +Column, +Pair
            weighed//1,                 % +Pair
            numbered//1,                % +WordedLevel
            in_parentheses//1,          % +Word
            score_number//1,            % +Score
            prolog_version//1,          % +Version
            continuation//1,            % +Moves
            continuation//2,            % +Move, +Moves
            comment//1,                 % +Comment
            reason//1,                  % +Reason
            fault_of_connection//1,     % +Formal
            values_text//1              % +Option
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(dcg/high_order), [sequence//3]).
:- use_module(library(lists),
              [append/3, last/2, max_list/2, member/2, numlist/3]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- use_module(language).
:- use_module('../base/room', [screen_width/1]).

/** <module> What the texts of all languages share: lists, columns, lines

There are no words in this file.
*/

%!  written(+Term)// is det.
%!  quoted(+Term)// is det.
%!  written_list(+Terms:list)// is det.
%!  quoted_list(+Terms:list)// is det.
%
%   Term, or Terms with commas between them, as ~w and ~q write it.

written(Term) -->
    [ '~w'-[Term] ].

quoted(Term) -->
    [ '~q'-[Term] ].

written_list(Terms) -->
    sequence(written, [', '], Terms).

quoted_list(Terms) -->
    sequence(quoted, [', '], Terms).

%!  commas(+Format, +Arguments:list)// is det.
%
%   The text of format/2, with decimal commas in place of points.

commas(Format, Arguments) -->
    { format(codes(Points), Format, Arguments),
      with_commas(Points, Commas),
      string_codes(Text, Commas)
    },
    [ '~s'-[Text] ].

with_commas([Digit1,0'.,Digit2|Points], [Digit1,0',,Digit2|Commas]) :-
    code_type(Digit1, digit),
    code_type(Digit2, digit),
    !,
    with_commas(Points, Commas).
with_commas([Code|Points], [Code|Commas]) :-
    with_commas(Points, Commas).
with_commas([], []).

%!  bold(+Text)// is det.
%
%   Text in the language of the person, in bold.

bold(Text) -->
    { local_text(Text, Local) },
    [ ansi(bold, '~w', [Local]) ].

%!  columns(+Strings)// is det.
%
%   Short strings in as many columns as a line of the screen holds, at most 76.

columns(Strings) -->
    { maplist(string_length, Strings, Lengths),
      max_list([1|Lengths], Longest),
      Width is Longest+2,
      screen_width(Columns),
      PerLine is max(1, min(76, Columns)//Width)
    },
    columns(Strings, 1, PerLine, Width).

columns([], 1, _, _) -->
    !.
columns([], _, _, _) -->
    [ nl ].
columns([S|Ss], I, PerLine, Width) -->
    [ '  ~w~t~*+'-[S,Width] ],
    (   { I == PerLine }
    ->  [ nl ],
        columns(Ss, 1, PerLine, Width)
    ;   { I1 is I+1 },
        columns(Ss, I1, PerLine, Width)
    ).

%!  counts(+Pairs)// is det.
%
%   Pairs of text and number, in columns.

counts(Pairs) -->
    { maplist(counted, Pairs, Texts) },
    columns(Texts).

counted(Text-Count, Counted) :-
    format(string(Counted), '~w (~d)', [Text,Count]).

%!  described(+Column, +Pair)// is det.
%
%   A line of help, Word-Meaning, the meaning at Column.

described(Column, Word-Meaning) -->
    [ '  ~w~t~*|'-[Word,Column] ],
    text(Meaning),
    [ nl ].

%!  weighed(+Pair)// is det.
%
%   A line Score-Meaning: thousandths of a logit, and what they are for.

weighed(Score-Meaning) -->
    { Logits is Score/1000 },
    { phrase(sentence(decimal(2, Logits)), [Format-Args]),
      format(string(Number), Format, Args)
    },
    [ '  ~t~w~10|  '-[Number] ],
    text(Meaning).

%!  numbered(+WordedLevel)// is det.
%
%   A line of a list of levels, one of worded_levels/2.

numbered(Level-Word) -->
    { _{number:N, name:Name, strength:Strength} :< Level },
    [ '~t~d~4|  '-[N] ],
    text(Name),
    in_parentheses(Word),
    [ ' ~t~30|'-[] ],
    text(Strength),
    [ nl ].

%!  in_parentheses(+Word)// is det.
%
%   Word, a message, in parentheses; nothing for `none`.

in_parentheses(none) -->
    !,
    [].
in_parentheses(Word) -->
    [ ' ('-[] ],
    sentence(Word),
    [ ')'-[] ].

%!  score_number(+Score)// is det.
%
%   Score in logits, with its sign.

score_number(Score) -->
    { Logits is Score/1000 },
    (   { Logits > 0 }
    ->  [ '+'-[] ]
    ;   []
    ),
    sentence(decimal(2, Logits)).

%!  prolog_version(+Version:integer)// is det.
%
%   Version, as the flag `version` has it: 90004 is 9.0.4.

prolog_version(Version) -->
    { Major is Version // 10000,
      Minor is Version // 100 mod 100,
      Patch is Version mod 100
    },
    [ '~d.~d.~d'-[Major,Minor,Patch] ].

%!  continuation(+Moves)// is det.
%!  continuation(+Move, +Moves)// is det.
%
%   A line of Moves, texts, that may follow, or follow Move; at most twelve.

continuation(Moves) -->
    continued([], Moves).

continuation(Move, Moves) -->
    continued([ '~w, '-[Move] ], Moves).

continued(_, []) -->
    !.
continued(Lead, Moves) -->
    { length(First, 12),
      append(First, [_|_], Moves)
    },
    !,
    continued(Lead, First),
    [ ' ...'-[] ].
continued(Lead, Moves) -->
    [ nl, '  '-[] ],
    Lead,
    sentence(then),
    [ ' '-[] ],
    sequence(written, [' '], Moves).

%!  comment(+Comment)// is det.
%
%   The comment of a move in a record, "" for none.

comment("") -->
    !,
    [].
comment(Comment) -->
    [ ' {~w}'-[Comment] ].

%!  reason(+Reason)// is det.
%
%   Reason, such as that of game_end/2, is a message of the game or a text.

reason(Reason) -->
    { phrase(prolog:message(Reason), _) },
    !,
    prolog:translate_message(Reason).
reason(Reason) -->
    written(Reason).

%!  fault_of_connection(+Formal)// is det.
%
%   What the system says of a connection, Formal of the error.

fault_of_connection(socket_error(_, Text)) -->
    !,
    written(Text).
fault_of_connection(ssl_error(_, _, _, Text)) -->
    !,
    [ 'TLS: ~w'-[Text] ].
fault_of_connection(Formal) -->
    [ '~p'-[Formal] ].

%!  values_text(+Option:dict)// is det.
%
%   The values of Option, as ranges where they are numbers in a row or all pairs
%   of two such ranges. The names of the numbers of a pair are the key `parts`
%   of Option.

values_text(Option) -->
    { Values = Option.values,
      range(Values, Low, High)
    },
    !,
    numbers(Low, High).

values_text(Option) -->
    { Values = Option.values,
      pairs(Values, Low1-High1, Low2-High2)
    },
    !,
    (   { get_dict(parts, Option, [Part1,Part2]) }
    ->  text(Part1),
        [ ' ' ],
        numbers(Low1, High1),
        [ ', ' ],
        text(Part2),
        [ ' ' ],
        numbers(Low2, High2)
    ;   numbers(Low1-Low2, High1-High2)
    ).

values_text(Option) -->
    written_list(Option.values).

numbers(Low, High) -->
    [ '~w '-[Low] ],
    text("to"),
    [ ' ~w'-[High] ].

range(Values, Low, High) :-
    Values = [Low,_,_|_],
    last(Values, High),
    integer(Low),
    integer(High),
    numlist(Low, High, Values).

pairs(Values, Low1-High1, Low2-High2) :-
    Values = [_,_|_],
    catch(pairs_keys_values(Values, Firsts, Seconds), error(_, _), fail),
    sort(Firsts, Set1),
    sort(Seconds, Set2),
    range(Set1, Low1, High1),
    range(Set2, Low2, High2),
    findall(First-Second,
            ( member(First, Set1),
              member(Second, Set2)
            ),
            Values).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_messages, []).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(dcg/high_order), [sequence//2, sequence//3]).
:- autoload(library(lists), [max_list/2, member/2]).

/** <module> The texts of tabuleiro

All that the generic part prints is tabuleiro(Message) here: menus, matches
and prompts, which say/1 and ask/2 of terminal.pl print, and warnings and
errors. What a board looks like is in the display.pl of each game.
*/

:- multifile prolog:message//1.

prolog:message(tabuleiro(Message)) -->
    message(Message),
    !.

prolog:message(error(Formal, context(_, Context))) -->
    { nonvar(Context),
      Context = tabuleiro(Why)
    },
    error(Why, Formal).

%   Outside of a menu the prompt catches what a person throws by leaving.

prolog:message(unhandled_exception(tabuleiro_leave)) -->
    [ 'The game was left.'-[] ].
prolog:message(unhandled_exception(tabuleiro_leave_all)) -->
    [ 'The game was left.'-[] ].

prolog:message(error(syntax_error(Reason), file(File, Line, Column, _))) -->
    { phrase(record_error(Reason), Lines) },
    [ '~w:~d:~d: '-[File,Line,Column] ],
    Lines.

error(missing(Missing), type_error(game, Module)) -->
    [ '~q is not a game: it does not export '-[Module] ],
    sequence(indicator, [', '], Missing),
    adaptable(Module, Missing).
error(fault(Fault), type_error(move_of_player, N)) -->
    [ 'Player ~w '-[N] ],
    fault(Fault).
error(unknown_option(Near, Names), domain_error(Domain, Option)) -->
    [ 'unknown '-[] ],
    option_kind(Domain),
    [ ' ~q; '-[Option] ],
    near_names(Near, Names).
error(option_value(Domain, Name, Value, Type), _) -->
    { Option =.. [Name,Value] },
    option_kind(Domain),
    [ ' ~q: '-[Option] ],
    expected(Type),
    [ ' expected'-[] ].

record_error(move_expected(Text)) -->
    [ '"~w" is not a move in the notation of the game'-[Text] ].
record_error(illegal_move(Text)) -->
    [ '~w is not legal here'-[Text] ].
record_error(number_or_result_expected(N)) -->
    [ 'expected "~d." or the result in the tag Result'-[N] ].
record_error(wrong_result(Text)) -->
    [ '~w is not how this game ended'-[Text] ].
record_error(bad_tags(Error)) -->
    [ 'the tags of this record do not make a game: '-[] ],
    '$messages':translate_message(error(Error, _)).
record_error(tag_expected) -->
    [ 'expected the value of a tag in quotes'-[] ].
record_error(end_of_string_expected) -->
    [ 'expected a quote at the end of the value'-[] ].
record_error(end_of_tag_expected) -->
    [ 'expected "]" after the value of a tag'-[] ].
record_error(end_of_comment_expected) -->
    [ 'expected "}" at the end of a comment'-[] ].

indicator(PI) -->
    [ '~q'-[PI] ].

%   match_option is the domain of a `match option`.

option_kind(Domain) -->
    { split_string(Domain, "_", "", Words),
      atomic_list_concat(Words, ' ', Kind)
    },
    [ '~w'-[Kind] ].

near_names([], Names) -->
    [ 'there are '-[] ],
    sequence(written, [', '], Names).
near_names([Name|Names], _) -->
    [ 'did you mean '-[] ],
    sequence(written, [' or '], [Name|Names]),
    [ '?'-[] ].

expected(seconds) -->
    !,
    [ 'a number of seconds, not negative,'-[] ].
expected(seconds_or_inf) -->
    !,
    [ 'a number of seconds, not negative, or inf'-[] ].
expected(between(Low, High)) -->
    !,
    [ 'an integer from ~D to ~D'-[Low,High] ].
expected(between_or_all(Low, High)) -->
    !,
    [ 'an integer from ~D to ~D or all'-[Low,High] ].
expected(oneof(Atoms)) -->
    !,
    sequence(written, [' or '], Atoms).
expected(nonneg) -->
    !,
    [ 'an integer from 0 on'-[] ].
expected(nonneg_or_inf) -->
    !,
    [ 'an integer from 0 on or inf'-[] ].
expected(positive_integer) -->
    !,
    [ 'an integer from 1 on'-[] ].
expected(positive_integer_or_all) -->
    !,
    [ 'an integer from 1 on or all'-[] ].
expected(list(Type)) -->
    !,
    [ 'a list of ~w'-[Type] ].
expected(boolean) -->
    !,
    [ 'true or false'-[] ].
expected(nonvar) -->
    !,
    [ 'a value'-[] ].
expected(Type) -->
    [ '~w'-[Type] ].

%   What adapt_game/3 cannot do without, and is there.

adaptable(Module, Missing) -->
    { forall(member(PI, [initial_state/2,move/3,game_over/2,value/3]),
             \+ memberchk(PI, Missing)),
      \+ ( memberchk(valid_moves/2, Missing),
           memberchk(valid_moves/3, Missing)
         )
    },
    !,
    [ nl, 'adapt_game(~q, Options, Game) makes a game of it.'-[Module] ].
adaptable(_, _) -->
    [].

                /*******************************
                *            LOADING           *
                *******************************/

message(no_library(error(shared_object(open, Why), _))) -->
    { sub_atom(Why, _, _, _, 'No such file') },
    !,
    [ 'tabuleiro runs without its C library; `make` builds it.' ].
message(no_library(Error)) -->
    [ 'tabuleiro runs without its C library; `make` builds it.', nl ],
    '$messages':translate_message(Error).

                /*******************************
                *             MENUS            *
                *******************************/

message(choices(Title, Items)) -->
    [ nl ],
    title(Title),
    [ nl ],
    items(Items, 1).
message(choose) -->
    [ 'Your choice: '-[] ].
message(no_choice("", N)) -->
    [ 'Type a number from 1 to ~d.'-[N], nl ].
message(no_choice(Answer, N)) -->
    [ '"~w" is none of them: type a number from 1 to ~d.'-[Answer,N], nl ].
message(values(Title, Values)) -->
    [ nl, '~w, one of '-[Title] ],
    sequence(written, [', '], Values),
    [ nl ].
message(value(Title, Value)) -->
    [ '~w (now ~w): '-[Title,Value] ].
message(no_value(Answer, Values)) -->
    [ '"~w" is not possible. Possible are: '-[Answer] ],
    sequence(written, [', '], Values),
    [ nl ].
message(text(Title, Lines)) -->
    [ nl, ansi(bold, '~w', [Title]), nl, nl ],
    sequence(written, [nl], Lines),
    [ nl ].

                /*******************************
                *            MATCHES           *
                *******************************/

message(move(Player, Who, Move)) -->
    [ '~w'-[Player] ],
    who(Who),
    [ ' plays '-[], ansi(bold, '~w', [Move]), nl ].
message(ended(Reason)) -->
    [ nl ],
    ended(Reason),
    [ nl ].
message(progress(Done, Count, Score, Rate, Left)) -->
    [ 'game ~d of ~d, score ~1f, ~2f games/s, ~0f s left'-
      [Done,Count,Score,Rate,Left]
    ].
message(winner(draw, Values)) -->
    [ nl, ansi(bold, 'The game is a draw', []) ],
    values(Values).
message(winner(player(Name), Values)) -->
    [ nl, ansi(bold, '~w wins', [Name]) ],
    values(Values).
message(what(Player, What)) -->
    [ '~w, ~w (? for help): '-[Player,What] ].
message(answers(What, Answers, Views)) -->
    [ nl, 'Possible answers for the ~w:'-[What], nl ],
    columns(Answers),
    [ 'Type one, or several in one line. Also:'-[], nl ],
    command(back-"begins the move again"),
    sequence(command, Views),
    command(quit-"leaves the game").
message(no_answer(Answer, What)) -->
    [ '"~w" is not possible as the ~w; ? lists what is.'-[Answer,What], nl ].
message(not_legal(Answer)) -->
    [ '~w is not a legal move here; ? lists what is.'-[Answer], nl ].
message(again(What)) -->
    [ 'Type the ~w, or ? for help.'-[What], nl ].

                /*******************************
                *            CHECKS            *
                *******************************/

message(breach(_, module, Text)) -->
    [ '~w'-[Text] ].
message(breach(_, Where, Text)) -->
    { Where =.. [Kind,What] },
    [ '~w'-[Text], nl, '  ~w: ~q'-[Kind,What] ].
message(fault(Fault)) -->
    fault(Fault).

                /*******************************
                *             PARTS            *
                *******************************/

title(Title) -->
    [ ansi(bold, '~w', [Title]), nl ].

items([], _) -->
    [].
items([item(_,Label,_)|Items], I) -->
    [ '~t~d~4|  ~w'-[I,Label], nl ],
    { I1 is I+1 },
    items(Items, I1).

command(Word-Effect) -->
    [ '  ~w~t~12|~w'-[Word,Effect], nl ].

written(X) -->
    [ '~w'-[X] ].

who("") -->
    !.
who(Name) -->
    [ ' (computer, ~w)'-[Name] ].

ended(threefold) -->
    [ 'This position occurred for the third time.'-[] ].
ended(max_plies) -->
    [ 'The game has lasted long enough.'-[] ].
ended(time(Player)) -->
    [ '~w has used too much time.'-[Player] ].
ended(fault(Player, Fault)) -->
    [ '~w '-[Player] ],
    fault(Fault).

fault(failed) -->
    [ 'chooses no move.'-[] ].
fault(illegal(Move)) -->
    [ 'plays the illegal move ~p.'-[Move] ].
fault(error(Ball)) -->
    [ 'fails with an error:', nl ],
    '$messages':translate_message(Ball).

values([]) -->
    [ '.', nl ].
values([V1,V2]) -->
    [ ', ~w to ~w.'-[V1,V2], nl ].

%   Short strings in as many columns as a line of 76 holds.

columns(Strings) -->
    { maplist(string_length, Strings, Lengths),
      max_list([1|Lengths], Longest),
      Width is Longest+2,
      PerLine is max(1, 76//Width)
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

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_texts,
          [ adaptable//2                % +Module, +Missing
          ]).
:- use_module(library(dcg/high_order), [sequence//3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(language).
:- use_module(layout).

/** <module> The texts of tabuleiro

All that the generic part prints is tabuleiro(Message). Here are the warnings
and errors, and the texts that several rooms share; each room has its own texts.
What a board looks like is in the display.pl of each game.
*/

:- multifile prolog:message//1.

:- texts_of(tabuleiro).

:- languages_in(tabuleiro, '.').

%   Outside of a menu the prompt, or `swipl -g`, catches what a person throws by
%   leaving.

prolog:message(tabuleiro_leave) -->
    [ 'The game was left.'-[] ].
prolog:message(tabuleiro_leave_all) -->
    [ 'The game was left.'-[] ].
prolog:message(unhandled_exception(tabuleiro_leave)) -->
    [ 'The game was left.'-[] ].
prolog:message(unhandled_exception(tabuleiro_leave_all)) -->
    [ 'The game was left.'-[] ].

prolog:message(error(syntax_error(Reason), file(File, Line, Column, _))) -->
    { phrase(record_error(Reason), Lines) },
    [ '~w:~d:~d: '-[File,Line,Column] ],
    Lines.

prolog:message(error(syntax_error(Reason), string(_, Offset))) -->
    { phrase(record_error(Reason), Lines),
      Character is Offset+1
    },
    [ 'character ~d: '-[Character] ],
    Lines.

prolog:message(error(syntax_error(position(Expected)),
                     string(Text, Offset))) -->
    { Character is Offset+1 },
    [ '"~w" is not a position: character ~d: expected '-[Text,Character] ],
    position_expected(Expected).

error(missing(Missing), type_error(game, Module)) -->
    [ '~q is not a game: it does not export '-[Module] ],
    quoted_list(Missing),
    adaptable(Module, Missing).
error(cannot_write(File, Why), _) -->
    [ 'cannot write ~w: ~w'-[File,Why] ].
error(fault(Fault), type_error(move_of_player, N)) -->
    [ 'Player ~w '-[N] ],
    sentence(fault(Fault)).
error(unknown_option(Near, Names), domain_error(Domain, Option)) -->
    [ 'unknown '-[] ],
    option_kind(Domain),
    [ ' ~q; '-[Option] ],
    near_names(Near, Names).
error(no_level(Game, Level, Numbers), _) -->
    [ '~w has no level ~w; there are '-[Game,Level] ],
    written_list(Numbers).
error(no_strength(Game, Name, []), _) -->
    !,
    [ '~w has no strength ~w, nor any other; strengths need C'-[Game,Name] ].
error(no_strength(Game, Name, Names), _) -->
    [ '~w has no strength ~w; there are '-[Game,Name] ],
    written_list(Names).
error(no_own_level(Level, Numbers), _) -->
    [ 'there is no bot of level ~w; best_moves/3 has the levels '-[Level] ],
    written_list(Numbers),
    [ ', and choose_move/3 also has searches'-[] ].
error(option_twice(Name), _) -->
    [ 'the option ~w is given twice'-[Name] ].
error(unknown_game(Near, Names), existence_error(game, Name)) -->
    [ 'there is no game ~q; '-[Name] ],
    near_names(Near, Names),
    (   { Near == [] }
    ->  []
    ;   [ ' The games are '-[] ],
        written_list(Names)
    ).
error(faulty(Why), domain_error(game, Game)) -->
    [ '~q breaks the interface of games: '-[Game] ],
    faulty(Why),
    [ '. The command check, or check_game(~q, Report), finds where.'-[Game] ].
error(option_value(Domain, Name, Value, Type), _) -->
    { Option =.. [Name,Value] },
    option_kind(Domain),
    [ ' ~q: '-[Option] ],
    expected(Type),
    [ ' expected'-[] ].

faulty(no_start(Config)) -->
    [ 'initial_state/2 fails for ~q'-[Config] ].
faulty(no_winner(Winner)) -->
    { var(Winner) },
    !,
    [ 'game_over/2 leaves the winner unbound'-[] ].
faulty(no_winner(Winner)) -->
    [ 'game_over/2 gives ~q, neither a player nor draw'-[Winner] ].
faulty(no_turn(Player)) -->
    { var(Player) },
    !,
    [ 'player_to_move/2 fails'-[] ].
faulty(no_turn(Player)) -->
    [ 'player_to_move/2 gives ~q, which is not a player'-[Player] ].
faulty(stuck) -->
    [ 'there are no moves, but game_over/2 fails'-[] ].
faulty(no_moves(State)) -->
    [ 'valid_moves/2 fails for the state ~q'-[State] ].
faulty(refused(Move)) -->
    [ 'move/3 refuses ~q, which valid_moves/2 offers'-[Move] ].
faulty(no_value(Player, Value)) -->
    { var(Value) },
    !,
    [ 'value/3 fails for the player ~q'-[Player] ].
faulty(no_value(Player, Value)) -->
    [ 'value/3 gives ~q for the player ~q, no number'-[Value,Player] ].

record_error(move_expected(Text)) -->
    [ '"~w" is not a move in the notation of the game'-[Text] ].
record_error(illegal_move(Text)) -->
    [ '~w is not legal here'-[Text] ].
record_error(book_line) -->
    [ 'this is not a line of an opening book'-[] ].
record_error(number_or_result_expected(N)) -->
    [ 'expected "~d." or the result in the tag Result'-[N] ].
record_error(wrong_result(Text)) -->
    [ '~w is not how this game ended'-[Text] ].
record_error(no_record) -->
    [ 'no record of a game begins here: expected a tag such as [Game "wali"]'-
      []
    ].
record_error(bad_tags(Error)) -->
    [ 'the tags of this record do not make a game: '-[] ],
    prolog:translate_message(Error).
record_error(tag_expected) -->
    [ 'expected the value of a tag in quotes'-[] ].
record_error(end_of_string_expected) -->
    [ 'expected a quote at the end of the value'-[] ].
record_error(end_of_tag_expected) -->
    [ 'expected "]" after the value of a tag'-[] ].
record_error(end_of_variation_expected) -->
    [ 'expected ")" at the end of a variation'-[] ].
record_error(end_of_comment_expected) -->
    [ 'expected "}" at the end of a comment'-[] ].

position_expected(cell) -->
    [ 'a piece, a number of empty cells, "/" or "_"'-[] ].
position_expected(board) -->
    [ 'the rows of a board of this game'-[] ].
position_expected(row(Width)) -->
    [ 'a row of ~d cells'-[Width] ].
position_expected(field) -->
    [ '"_" and another field'-[] ].
position_expected(one_of(Texts)) -->
    sequence(written, [' or '], Texts).
position_expected(digit(Low, High)) -->
    [ 'a digit from ~d to ~d'-[Low,High] ].
position_expected(piece) -->
    [ 'a piece'-[] ].
position_expected(cell_name) -->
    [ 'the name of a cell'-[] ].
position_expected(end) -->
    [ 'the end'-[] ].
position_expected(text(Text)) -->
    [ 'the form "~w"'-[Text] ].

%   match_option is the domain of a `match option`.

option_kind(Domain) -->
    { split_string(Domain, "_", "", Words),
      atomic_list_concat(Words, ' ', Kind)
    },
    [ '~w'-[Kind] ].

near_names([], Names) -->
    [ 'there are '-[] ],
    written_list(Names).
near_names([Name|Names], _) -->
    sentence(did_you_mean([Name|Names])).

expected(seconds) -->
    !,
    [ 'a non-negative number of seconds'-[] ].
expected(points) -->
    !,
    [ 'a non-negative number'-[] ].
expected(seconds_or_inf) -->
    !,
    [ 'a non-negative number of seconds, or inf'-[] ].
expected(game_time) -->
    !,
    [ 'a number of seconds, inf, or seconds and an increment, such as 60+0.6,'
      -[]
    ].
expected(each(Type)) -->
    !,
    expected(Type),
    [ ' or a list of these, one for each player'-[] ].
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
    [ 'an integer of 0 or more'-[] ].
expected(nonneg_or_inf) -->
    !,
    [ 'an integer of 0 or more, or inf'-[] ].
expected(positive_integer) -->
    !,
    [ 'an integer of 1 or more'-[] ].
expected(positive_integer_or_all) -->
    !,
    [ 'an integer of 1 or more, or all'-[] ].
expected(list(Type)) -->
    !,
    [ 'a list of ~w'-[Type] ].
expected(boolean) -->
    !,
    [ 'true or false'-[] ].
expected(value_of(Option)) -->
    !,
    values_text(Option).
expected(nonvar) -->
    !,
    [ 'a value'-[] ].
expected(Type) -->
    [ '~w'-[Type] ].

%!  adaptable(+Module, +Missing)// is det.
%
%   How to make a game of Module, if it has what adapt_game/3 cannot do without.

adaptable(Module, Missing) -->
    { forall(member(PI, [initial_state/2,move/3,game_over/2,value/3]),
             \+ memberchk(PI, Missing)),
      \+ ( memberchk(valid_moves/2, Missing),
           memberchk(valid_moves/3, Missing)
         )
    },
    !,
    sentence(adaptable(Module)).
adaptable(_, _) -->
    [].

                /*******************************
                *            LOADING           *
                *******************************/

message(error(Why, Formal)) -->
    error(Why, Formal).
message(adaptable(Module)) -->
    [ nl, 'adapt_game(~q, Options, Game) makes a game of it.'-[Module] ].
message(prompt_game(Game, [])) -->
    [ 'The predicates at the prompt are those of ~w.'-[Game] ].
message(prompt_game(Game, [PI|PIs])) -->
    [ 'The predicates at the prompt are those of ~w, except '-[Game] ],
    quoted_list([PI|PIs]),
    { PI = Name/_ },
    [ ': module user has its own. ~w:~q(...) calls the one of the game.'-
      [Game,Name]
    ].
message(no_library(built_for([]))) -->
    !,
    sentence(no_library).
message(no_library(error(shared_object(open, Why), _))) -->
    { sub_atom(Why, _, _, _, 'No such file') },
    !,
    sentence(no_library).
message(no_library(built_for(Versions))) -->
    !,
    { current_prolog_flag(version, This),
      current_prolog_flag(executable, Swipl)
    },
    sentence(built_for(Versions, This, Swipl)).
message(no_library(Error)) -->
    sentence(no_library),
    [ nl ],
    prolog:translate_message(Error).
message(no_library) -->
    [ 'tabuleiro runs without its C library; `make` builds it.'-[] ].
message(built_for(Versions, This, Swipl)) -->
    [ 'The C library of tabuleiro was built for SWI-Prolog '-[] ],
    sequence(prolog_version, [', '], Versions),
    [ ' and this is '-[] ],
    prolog_version(This),
    [ ': the games play by their Prolog rules.'-[], nl,
      '`make SWIPL=~w` builds it for this one.'-[Swipl]
    ].

                /*******************************
                *            MATCHES           *
                *******************************/

message(ended(Reason)) -->
    sentence(why_ended(Reason)),
    [ nl ].
message(percent(Share, Digits)) -->
    { Percent is 100*Share },
    sentence(decimal(Digits, Percent)),
    sentence(percent_sign).
message(numbered_rule(Numbers, Rule)) -->
    { phrase(prolog:translate_message(Rule), [Format-Args|Lines]),
      format(string(First), Format, Args)
    },
    [ '~w: ~w'-[Numbers,First] ],
    Lines.
message(percent_sign) -->
    [ '%'-[] ].
message(decimal(Digits, Number)) -->
    [ '~*f'-[Digits,Number] ].
message(winner(Winner, Values)) -->
    [ nl ],
    sentence(winner(Winner)),
    values(Values),
    [ nl ].
message(winner(draw)) -->
    [ ansi(bold, 'The game is a draw', []) ].
message(winner(player(Name))) -->
    [ ansi(bold, '~w wins', [Name]) ].
message(points_to(Points1, Points2)) -->
    [ ', ~w to ~w'-[Points1,Points2] ].
message(did_you_mean(Names)) -->
    [ 'did you mean '-[] ],
    sequence(written, [' or '], Names),
    [ '?'-[] ].

                /*******************************
                *            BOARDS            *
                *******************************/

message(said(What)) -->
    reason(What).
message(marks) -->
    [ '( ) last move, [ ] possible, { } both'-[] ].
message(last_move) -->
    [ 'Last move'-[] ].
message(possible) -->
    [ 'Possible'-[] ].
message(place(What, [])) -->
    reason(What),
    [ ': none.'-[] ].
message(place(What, [Cell])) -->
    reason(What),
    [ ': ~w.'-[Cell] ].
message(place(What, [Cell1,Cell2|Cells])) -->
    { length([Cell1,Cell2|Cells], Count) },
    reason(What),
    [ ', ~d: '-[Count] ],
    written_list([Cell1,Cell2|Cells]),
    [ '.'-[] ].

                /*******************************
                *            CHECKS            *
                *******************************/

message(breach(_, module, Text)) -->
    [ '~w'-[Text] ].
message(breach(_, Where, Text)) -->
    { Where =.. [Kind,What] },
    [ '~w'-[Text], nl, '  '-[] ],
    text(Kind),
    [ ': ~q'-[What] ].
                /*******************************
                *        ENDS AND FAULTS       *
                *******************************/

message(why_ended(rules(Reason))) -->
    reason(Reason).
message(why_ended(threefold)) -->
    [ 'This position occurred for the third time.'-[] ].
message(why_ended(max_plies)) -->
    [ 'The game has lasted long enough.'-[] ].
message(why_ended(agreed)) -->
    [ 'The players have agreed on a draw.'-[] ].
message(why_ended(resigned(Player))) -->
    [ '~w has resigned.'-[Player] ].
message(why_ended(time(Player))) -->
    [ '~w has used too much time.'-[Player] ].
message(why_ended(adjudicated_draw)) -->
    [ 'The scores of both players have been even for long.'-[] ].
message(why_ended(adjudicated_loss(Player))) -->
    [ '~w has lost by the scores of the players.'-[Player] ].
message(why_ended(fault(Player, Fault))) -->
    text(Player),
    [ ' '-[] ],
    sentence(fault(Fault)).

message(fault(failed)) -->
    [ 'chooses no move.'-[] ].
message(fault(illegal(Move))) -->
    [ 'plays the illegal move ~p.'-[Move] ].
message(fault(silent)) -->
    [ 'has not answered in time.'-[] ].
message(fault(flood)) -->
    [ 'writes without end.'-[] ].
message(fault(twice(Move))) -->
    [ 'has answered twice, the second time by ~p.'-[Move] ].
message(fault(died(Status))) -->
    [ 'has ended, with status ~w.'-[Status] ].
message(fault(refused(Move))) -->
    [ 'plays ~p, which valid_moves/2 offers and move/3 refuses.'-[Move] ].
message(fault(crashed(Move, Error))) -->
    [ 'plays ~p, which valid_moves/2 offers, and move/3 throws an error:'-
      [Move], nl
    ],
    prolog:translate_message(Error).
message(fault(error(Ball))) -->
    [ 'fails with an error:', nl ],
    prolog:translate_message(Ball).

                /*******************************
                *             PARTS            *
                *******************************/

values([]) -->
    [ '.'-[] ].
values([V1,V2]) -->
    sentence(points_to(V1, V2)),
    [ '.'-[] ].

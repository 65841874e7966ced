/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_game_messages, []).
:- autoload(library(apply), [maplist/4]).
:- autoload(library(dcg/high_order), [sequence//2, sequence//3]).
:- use_module(language).
:- use_module(layout).

/** <module> The texts that a person in a game reads

Answers to the commands of game_command/3, the thoughts of a bot, and what
follows a game; tabuleiro/interface/messages has the moves and the result.
*/

:- texts_of(tabuleiro).

message(error(other_game(Game, Other), _)) -->
    [ 'the record is of ~w, not of ~w'-[Other,Game] ].

                /*******************************
                *            COMMANDS          *
                *******************************/

message(answers(What, Answers)) -->
    [ nl, 'Possible answers for the ~w:'-[What], nl ],
    columns(Answers),
    [ 'Type one, or several in one line; help lists what else there is.'-[],
      nl
    ].
message(commands(Commands)) -->
    [ nl, 'A move, or one of these; a beginning of the word is enough:'-[],
      nl
    ],
    sequence(described(24), Commands).
message(one_of(Words)) -->
    [ 'That may be '-[] ],
    sequence(written, [' or '], Words),
    [ '; type one more letter.'-[], nl ].
message(argument_missing(Word, Argument)) -->
    [ 'Type ~w ~w.'-[Word,Argument], nl ].
message(no_moves(Beginning)) -->
    [ 'No legal move begins with "~w".'-[Beginning], nl ].
message(move_counts(Count, Counts)) -->
    [ nl, '~D moves. Their number by what you type first:'-[Count], nl ],
    counts(Counts),
    [ 'Type moves and one of these to see its moves.'-[], nl ].
message(move_groups(Count, Groups)) -->
    sentence(moves(Count)),
    [ nl ],
    sequence(group, Groups).
message(moves(1)) -->
    !,
    [ '1 move.'-[] ].
message(moves(Count)) -->
    [ '~D moves.'-[Count] ].
message(hint(Move)) -->
    [ 'The computer would play '-[], ansi(bold, '~w', [Move]), '.'-[], nl ].
message(gains(Gains)) -->
    sentence(gained),
    [ nl ],
    sequence(gain, Gains).
message(gained) -->
    [ 'What the line gains and loses, in the terms of the evaluation:'-[] ].
message(no_seconds(Text)) -->
    [ '"~w" is not a number of seconds.'-[Text], nl ].
message(thinking(Time, Line)) -->
    [ '~1f s  '-[Time] ],
    sentence(Line).
message(effect(Effect)) -->
    prolog:translate_message(Effect),
    [ nl ].
message(illegal(Move, [broken(none, Why)])) -->
    !,
    [ '~w is not a legal move here: '-[Move] ],
    prolog:translate_message(Why),
    [ '.'-[], nl ].
message(illegal(Move, Reasons)) -->
    [ '~w is not a legal move here; ? lists what is.'-[Move], nl ],
    sentence(why_not(Reasons)),
    [ nl ].
message(undone) -->
    [ 'The move is taken back; redo plays it again.'-[], nl ].
message(nothing_to_undo) -->
    [ 'There is no move of yours to take back.'-[], nl ].
message(redone) -->
    [ 'The move is played again.'-[], nl ].
message(nothing_to_redo) -->
    [ 'Nothing was taken back since the last move.'-[], nl ].
message(no_computer) -->
    [ 'Your opponent is not a computer.'-[], nl ].
message(players(Names, Whos)) -->
    { maplist(seated, Names, Whos, Texts) },
    sequence(written, [', '], Texts),
    [ '.'-[], nl ].
message(levels(Text, Name, Who, Levels)) -->
    no_level(Text),
    [ '~w is a computer, ~w. Type level and a number:'-[Name,Who], nl ],
    sequence(numbered, Levels).
message(give_up) -->
    [ 'Give the game up? (y or n): '-[] ].
message(draw_offer(Name)) -->
    [ '~w, do you accept a draw? (y or n): '-[Name] ].
message(draw_declined(Name)) -->
    [ '~w declines the draw.'-[Name], nl ].
message(save_first) -->
    [ 'Leaving: Enter, back to play on, or the name of a file to save in: '-[]
    ].
message(save_in(File)) -->
    [ 'Save in a file called ~w? (y or n): '-[File] ].
message(saved(File)) -->
    [ 'The game is saved in ~w.'-[File], nl ].
message(loaded(File, Count)) -->
    [ 'The game in ~w goes on after '-[File] ],
    sentence(moves(Count)),
    [ nl ].
message(failed(error(existence_error(source_sink, File), _))) -->
    [ 'There is no ~w.'-[File], nl ].
message(failed(error(permission_error(_, source_sink, File), _))) -->
    [ '~w may not be read or written.'-[File], nl ].
message(failed(Error)) -->
    prolog:translate_message(Error),
    [ nl ].

                /*******************************
                *         AFTER A GAME         *
                *******************************/

message(reviewing(N, Count)) -->
    [ 'move ~D of ~D'-[N,Count] ].
message(reviewed(Sides, Points)) -->
    [ nl ],
    sequence(side, Sides),
    turning_points(Points).
message(ask_file) -->
    [ 'Name of the file (Enter does not save): '-[] ].

                /*******************************
                *             PARTS            *
                *******************************/

group(""-Texts) -->
    !,
    columns(Texts).
group(Step-Texts) -->
    [ '~w:'-[Step], nl ],
    columns(Texts).

gain(Gain) -->
    weighed(Gain),
    [ nl ].

seated(Name, "", Text) :-
    !,
    format(string(Text), '~w is a person', [Name]).
seated(Name, Who, Text) :-
    format(string(Text), '~w is a computer, ~w', [Name,Who]).

no_level("") -->
    !.
no_level(Text) -->
    [ '"~w" is not a level. '-[Text] ].

side(Side) -->
    { Side.accuracy == none },
    !,
    [ '~w made no move.'-[Side.name], nl ].
side(Side) -->
    { Percent is 100*Side.accuracy },
    [ '~w: accuracy ~1f%'-[Side.name,Percent], nl ].

turning_points([]) -->
    [ 'Nobody made a mistake that a short search sees.'-[], nl ].
turning_points([Point|Points]) -->
    [ 'The turning points:'-[], nl ],
    sequence(turning_point, [Point|Points]).

turning_point(point(Ply, Name, Move, Best)) -->
    [ '  ~d. ~w plays ~w, '-[Ply.number,Name,Move] ],
    sentence(judged(Ply, Best)),
    [ nl ].

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_commands,
          [ game_command/3,             % ?Word, ?Argument, -Effect
            read_command/3,             % +Line, +Views, -Command
            command_word/2,             % +Views, -Word
            near_commands/3,            % +Word, +Views, -Near
            described_commands/2        % +Views, -Commands
          ]).
:- use_module(library(apply), [exclude/3, include/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(solution_sequences), [distinct/2]).
:- use_module('../base/first_use', [first_use/2]).
:- use_module('../texts/language', [local_text/2]).
:- use_module('../base/options', [near_names/3]).
:- use_module('../base/accents', [typed_word/2]).
:- use_module('../base/printing', [message_text/2, spelled/2]).

/** <module> The commands that a person may type in a game
*/

%!  game_command(?Word, ?Argument, -Effect:string) is nondet.
%
%   Word is a command. Argument is `none`, the name of its argument, or ?(Name)
%   for an argument that may be left out.

game_command(moves,   ?('MOVE'),    "the legal moves, or those that begin so").
game_command(hint,    none,         "what the computer would play, and why").
game_command(why,     'MOVE',       "why a move is illegal, or how good it is").
game_command(explain, ?('MOVE'),    "how good the last moves were, or MOVE").
game_command(analyse, ?('SECONDS'), "the best line, as the search deepens").
game_command(values,  none,         "what each move is worth, by the tables").
game_command(undo,    none,         "takes back your last move").
game_command(redo,    none,         "plays what was taken back again").
game_command(back,    none,         "begins the move again").
game_command(board,   none,         "shows the board").
game_command(save,    'FILE',       "adds the game to the file").
game_command(load,    'FILE',       "goes on with the last game of the file").
game_command(draw,    none,         "offers a draw").
game_command(resign,  none,         "gives the game up").
game_command(swap,    none,         "changes sides with the computer").
game_command(level,   ?('N'),       "the level of the computer; changes it").
game_command(rules,   none,         "the rules").
game_command(help,    none,         "this list").
game_command(?,       none,         "the board, with the possible answers").
game_command(quit,    none,         "leaves the game").

%   in_full(Word): Word ends the game or changes sides, so its beginning does
%   not stand for it.

in_full(draw).
in_full(resign).
in_full(swap).

%!  read_command(+Line:string, +Views, -Command) is semidet.
%
%   Line is the unique beginning of a command, followed by an argument if the
%   command has one. Views, those of game_views/2, are commands too. Command is
%
%     - command(Word, Argument): Argument is a string, "" for none
%     - view(Name)
%     - argument(Word, Name): the argument Name is missing
%     - in_full(Word): Line begins Word, a command that must be typed in full
%     - one_of(Words): Line begins several words
%
%   Fails if Line is no command.

read_command(Line, Views, Command) :-
    split_string(Line, " \t", " \t", [Typed|_]),
    string_length(Typed, Length),
    sub_string(Line, Length, _, 0, Rest),
    split_string(Rest, "", " \t", [Argument]),
    typed_word(Typed, Lower),
    Lower \== "",
    findall(Known,
            ( known_word(Views, Known),
              fits(Argument, Known)
            ),
            All),
    meant(Lower, All, Meant),
    command(Meant, Lower, Argument, Command).

%!  command_word(+Views, -Word:string) is nondet.
%
%   Word is a command or a view.

command_word(Views, Word) :-
    known_word(Views, word(Word, _)).

known_word(_, word(Text, command(Word, Argument))) :-
    game_command(Word, Argument, _),
    spelled(Word, Text).
known_word(Views, word(Text, view(Name))) :-
    member(Name-_, Views),
    spelled(Name, Text).

%!  near_commands(+Word:string, +Views, -Near:list) is semidet.
%
%   Near are the commands and views for which Word may be a typing error. Fails
%   if there are none, or if Word is as short as the name of a cell.

near_commands(Word, Views, Near) :-
    string_length(Word, Length),
    Length >= 4,
    findall(Known, command_word(Views, Known), Words0),
    sort(Words0, Words),
    near_names(Word, Words, Near0),
    (   Near0 == []
    ->  include(resembles(Word), Words, Near)
    ;   Near = Near0
    ),
    Near \== [].

%   There are few commands, so a lower similarity than that of near_names/3 will
%   do.

resembles(Word, Known) :-
    first_use(library(isub),
              isub(Word, Known, Similarity,
                   [normalize(true),zero_to_one(true)])),
    Similarity > 0.75.

%   also(Typed, Word): people type Typed, in full, for Word.

also("exit",  quit).
also("leave", quit).
also("menu",  quit).

%   Only a command with an argument fits a line with one.

fits("", _) :-
    !.
fits(_, word(_, command(_, Argument))) :-
    Argument \== none.

meant(Typed, All, Meant) :-
    (   memberchk(word(Typed, What), All)
    ;   also(Typed, Word),
        What = command(Word, none)
    ),
    !,
    Meant = [What-Typed].
meant(Typed, All, Meant) :-
    findall(What-Text,
            distinct(What,              % one spelling of each
                     ( member(word(Text, What), All),
                       string_concat(Typed, _, Text)
                     )),
            Meant0),
    exclude(foreign, Meant0, Meant1),
    (   Meant1 == []
    ->  Meant = Meant0
    ;   Meant = Meant1
    ),
    Meant \== [].

%   foreign(What-Text): Text is English, and the language of the person has
%   another word for it.

foreign(What-Text) :-
    arg(1, What, Word),
    atom_string(Word, Text),
    \+ message_text(word(Word), Text).

command([view(Name)-_], _, _, view(Name)) :-
    !.
command([command(Word, Need)-Text], Typed, Argument, Command) :-
    !,
    (   in_full(Word),
        Typed \== Text
    ->  Command = in_full(Text)
    ;   Argument == "",
        atom(Need),
        Need \== none
    ->  Command = argument(Word, Need)
    ;   Command = command(Word, Argument)
    ).
command(Meant, _, _, one_of(Texts)) :-
    findall(Text, member(_-Text, Meant), Texts).

%!  described_commands(+Views, -Commands:list(pair)) is det.
%
%   Commands are Usage-Effect, strings, for game_command/3 and Views.

described_commands(Views, Commands) :-
    findall(Usage-Effect,
            ( game_command(Word, Argument, Effect),
              message_text(word(Word), Local),
              usage(Argument, Local, Usage)
            ; member(Name-Effect, Views),
              message_text(word(Name), Usage)
            ),
            Commands).

usage(none, Word, Usage) :-
    !,
    format(string(Usage), '~w', [Word]).
usage(?(Name0), Word, Usage) :-
    !,
    local_text(Name0, Name),
    format(string(Usage), '~w [~w]', [Word,Name]).
usage(Name0, Word, Usage) :-
    local_text(Name0, Name),
    format(string(Usage), '~w ~w', [Word,Name]).

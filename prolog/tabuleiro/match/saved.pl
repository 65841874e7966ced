/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_saved,
          [ match_record/4,             % +Timeline, +Winner, +Match, -Record
            save_record/2,              % +Text, +Record
            load_match/4,               % +Text, +Match0, -Timeline, -Match
            resume_match/4,             % +Record, +Match0, -Timeline, -Match
            recorded_players/4          % +Record, +Game, +Players0, -Players
          ]).
:- use_module(library(apply), [foldl/4, maplist/3, maplist/4, maplist/5]).
:- use_module(library(error), [existence_error/2]).
:- use_module(library(lists), [append/3, last/2]).
:- use_module('../game/state_notation', [state_notation/3]).
:- use_module('../base/term_size', [cut_term/2]).
:- use_module('../base/term_text', [text_term/3]).
:- use_module(player, [known_player/3, player_term/3]).
:- use_module(read_record, [read_records/2]).
:- use_module(record,
              [append_record/2, player_tags/3, record_start/3, result_tag/3]).
:- use_module(seats, [player_number/3]).
:- use_module(thought,
              [comment_thought/3, tags_with_thoughts/3, told_plies/4]).
:- use_module(timeline).

/** <module> Saving and resuming a match

Match is the dict of tabuleiro/match/play_match.
*/

%!  match_record(+Timeline, +Winner, +Match, -Record) is det.
%
%   Record is the term of tabuleiro/match/record for the moves of Timeline.
%   Winner is a player, `draw`, or `none` for a game in progress.

match_record(Timeline, Winner, Match, record(Tags, Plies)) :-
    Match.start = Start,
    start_tag(Start, Timeline, Match, StartTag),
    maplist(player_text(Match.game), Match.players, [First,Second]),
    player_tags(First, Second, PlayerTags),
    get_time(Now),
    format_time(string(Date), '%Y.%m.%d', Now),
    once(result_tag(Result, Match.info.players, Winner)),
    atom_string(Match.game, Name),
    append(['Game'-Name,StartTag|PlayerTags], ['Date'-Date,'Result'-Result],
           Tags0),
    timeline_moves(Timeline, Moves),
    timeline_thoughts(Timeline, Thoughts),
    told_plies([], Moves, Thoughts, Plies),
    tags_with_thoughts(Tags0, Plies, Tags).

%   Start is config(Config), or `state` for a game that starts elsewhere.

start_tag(config(Config), _, _, 'Config'-Text) :-
    format(string(Text), '~q', [Config]).
start_tag(state, Timeline, Match, 'FEN'-Position) :-
    timeline_start(Timeline, State),
    state_notation(Match.game, State, Position).

player_text(Game, Player, Text) :-
    player_term(Game, Player, Term),
    cut_term(Term, Cut),
    format(string(Text), '~q', [Cut]).

%!  save_record(+Text, +Record) is det.
%
%   Appends Record to the file that a person has named by Text.
%
%   @error those of append_record/2

save_record(Text, Record) :-
    typed_file(Text, File),
    append_record(File, Record).

%   A tilde is the home directory, as in a shell.

typed_file(Text, File) :-
    (   sub_string(Text, 0, _, _, "~")
    ->  expand_file_name(Text, [File|_])
    ;   File = Text
    ).

%!  load_match(+Text, +Match0, -Timeline, -Match) is det.
%
%   As resume_match/4 for the last game of the file Text, with the players of
%   recorded_players/4.
%
%   @error existence_error(recorded_game, File), those of read_records/2 and
%   resume_match/4

load_match(Text, Match0, Timeline, Match) :-
    typed_file(Text, File),
    read_records(File, Records),
    (   last(Records, Record)
    ->  true
    ;   existence_error(recorded_game, File)
    ),
    Game = Match0.game,
    maplist(player_term(Game), Match0.players, Terms0),
    recorded_players(Record, Game, Terms0, Terms),
    maplist(player_for(Game), Match0.players, Terms0, Terms, Players),
    resume_match(Record, Match0.put(players, Players), Timeline, Match).

%   A player who does not change keeps its running program.

player_for(Game, Player0, Term0, Term, Player) :-
    (   Term == Term0
    ->  Player = Player0
    ;   known_player(Game, Term, Player)
    ).

%!  resume_match(+Record, +Match0, -Timeline, -Match) is det.
%
%   Timeline has the moves and thoughts of Record, Match is Match0 with its
%   start. The clock and the counts of draws are reset.
%
%   @error domain_error(Game, Other) for a record of another game, those of
%   record_start/3

resume_match(Record, Match0, Timeline, Match) :-
    Game = Match0.game,
    record_start(Record, Recorded, State),
    (   Recorded == Game
    ->  true
    ;   throw(error(domain_error(Game, Recorded),
                    context(_, tabuleiro(other_game(Game, Recorded)))))
    ),
    Record = record(Tags, Plies),
    recorded_start(Game, Tags, Start),
    Match = Match0.put(start, Start),
    timeline(State, Match.history, Match.clock, Timeline0),
    foldl(play_recorded(Match), Plies, Timeline0, Timeline).

recorded_start(Game, Tags, Start) :-
    (   memberchk('FEN'-_, Tags)
    ->  Start = state
    ;   memberchk('Config'-Text, Tags)
    ->  text_term(Game, Text, Config),
        Start = config(Config)
    ;   Start = config(default)
    ).

%!  recorded_players(+Record, +Game, +Players0:list, -Players:list) is det.
%
%   Players are those of Record where they are `human`, `random`, a level or a
%   strength of Game, otherwise those of Players0: terms as in
%   tabuleiro/match/player.

recorded_players(record(Tags, _), Game, Players0, Players) :-
    maplist(recorded_player(Game, Tags), ['Player1','Player2'], Players0,
            Players).

recorded_player(Game, Tags, Name, Player0, Player) :-
    (   memberchk(Name-Text, Tags),
        player_text(Text, Term),
        catch(known_player(Game, Term, _), error(_, _), fail)
    ->  Player = Term
    ;   Player = Player0
    ).

player_text("human",  human).
player_text("random", random).
player_text(Text, level(Level)) :-
    argument_text("level(", Text, Digits),
    number_string(Level, Digits).
player_text(Text, strength(Name)) :-
    argument_text("strength(", Text, NameText),
    atom_string(Name, NameText).

argument_text(Before, Text, Argument) :-
    string_concat(Before, Rest, Text),
    string_concat(Argument, ")", Rest).

play_recorded(Match, ply(Move, Comment), Timeline0, Timeline) :-
    on_timeline(Timeline0, State, _, Clock),
    player_number(State, Match, N),
    Match.game:move(State, Move, Next),
    (   comment_thought(Comment, Thought0, _)
    ->  Thought = Thought0
    ;   Thought = none
    ),
    played(N, Move, Thought, Next, Clock, Timeline0, Timeline).

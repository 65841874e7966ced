/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_tournament_texts, []).
:- use_module('../texts/language').
:- use_module('../texts/layout').

/** <module> The texts of tournaments
*/

:- texts_of(tabuleiro).

:- languages_in(tabuleiro, '.').

message(error(Why, _)) -->
    error(Why).
message(tournament_progress(Done, Count, Rate, Test)) -->
    [ '~D of ~D games, ~1f/s'-[Done,Count,Rate] ],
    time_left(Count-Done, Rate),
    test_so_far(Test).
message(tournament_left(Played, Planned, Command)) -->
    [ 'The tournament was left after ~D of ~D games.'-[Played,Planned] ],
    plays_on(Command).

message(no_result(Line)) -->
    [ 'a worker handed in something that is not a result: ~p'-[Line] ].
message(redis_lost) -->
    [ 'lost the connection to Redis; trying again'-[] ].
message(refused_plan(Id, Error)) -->
    [ 'tournament ~w cannot be played here: '-[Id] ],
    prolog:translate_message(Error).

plays_on("") -->
    !.
plays_on(Command) -->
    [ nl, 'To play on: ~w'-[Command] ].

time_left(Left, Rate) -->
    { Rate > 0,
      Seconds is Left/Rate
    },
    !,
    [ ', ~0f s left'-[Seconds] ].
time_left(_, _) -->
    [].

test_so_far(llr(Llr, Lower, Upper)) -->
    [ ', LLR ~2f (~2f to ~2f)'-[Llr,Lower,Upper] ].
test_so_far(none) -->
    [].

error(redis_refuses(Address, Text)) -->
    [ 'the Redis server at ~w refuses: ~w'-[Address,Text] ].
error(no_redis(Address, Formal)) -->
    [ 'no Redis server answers at ~w: '-[Address] ],
    fault_of_connection(Formal).
error(silent_redis(Address, Seconds)) -->
    [ 'the Redis server at ~w has not answered in ~w s; TLS needs a server \c
       with TLS'-[Address,Seconds]
    ].
error(tls_needs(Option)) -->
    [ 'TLS needs the option ~w(File)'-[Option] ].
error(local_player(Player)) -->
    [ '~q cannot play on other machines: players there are a level, '-
      [Player],
      'random, search(Options) or bot(Game, Level)'-[]
    ].
error(other_engine(Key, Theirs, Ours)) -->
    [ 'its ~w is ~w, here it is ~w'-[Key,Theirs,Ours] ].
error(unknown_player(Data)) -->
    [ 'unknown player ~p'-[Data] ].
error(few_players) -->
    [ 'a tournament needs two players or more'-[] ].
error(human_in_tournament) -->
    [ 'human cannot play in a tournament'-[] ].
error(resume_what) -->
    [ 'there is nothing to resume without a journal'-[] ].
error(journal_exists(File)) -->
    [ '~w exists; --resume or resume(true) continues it'-[File] ].
error(journal_in_use(File)) -->
    [ '~w is in use by another process'-[File] ].
error(no_journal(File)) -->
    [ '~w is not the journal of a tournament'-[File] ].
error(damaged_journal(File, Line)) -->
    [ '~w:~d: this line is damaged'-[File,Line] ].
error(other_tournament(File, Key)) -->
    [ '~w is the journal of another tournament: "~w" differs'-[File,Key] ].
error(other_search(File, Key)) -->
    [ '~w was begun with an engine that may play other moves: "~w" differs; '-
      [File,Key],
      '--resume=anyway or resume(anyway) plays on'-[]
    ].
error(no_hash(File, Version)) -->
    [ '~w was written by ~w, which does not record the engine; '-
      [File,Version],
      '--resume=anyway or resume(anyway) plays on'-[]
    ].
error(newer_journal(File)) -->
    [ '~w was written by a newer version of tabuleiro'-[File] ].
error(plan_without_hash(Version)) -->
    [ 'it was published by ~w, which does not record its engine'-[Version] ].
error(source_changed(File)) -->
    [ '~w has changed since it was loaded: start the program again'-[File] ].
error(no_openings(File)) -->
    [ '~w has no openings'-[File] ].
error(bad_opening(File, line(Line), Text, Why)) -->
    [ '~w:~d: '-[File,Line] ],
    bad_opening(Why, Text).
error(bad_opening(File, record(Number), Text, Why)) -->
    [ '~w, game ~d: '-[File,Number] ],
    bad_opening(Why, Text).

bad_opening(no_position, Text) -->
    [ '"~w" is not a position of the game'-[Text] ].
bad_opening(over, Text) -->
    [ 'the game is over in "~w"'-[Text] ].
bad_opening(other_game, Text) -->
    [ 'this is a game of ~w'-[Text] ].

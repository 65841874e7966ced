/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(tabuleiro_web_texts, []).
:- use_module('../texts/language').

/** <module> The texts of the server of the page
*/

:- multifile prolog:message//1.

:- languages_in(tabuleiro, '.').

prolog:message(tabuleiro(web(Message))) -->
    message(Message).
prolog:message(error(_, context(_, Context))) -->
    { nonvar(Context),
      Context = tabuleiro(web(Why))
    },
    message(Why).

message(serving(URL)) -->
    [ 'The board is at ~w'-[URL], nl, 'Ctrl-C ends the server.'-[], nl ].
message(cannot_listen(Address, Port, Why)) -->
    [ 'cannot listen at port ~w of ~w: ~w; '-[Port,Address,Why],
      'port 0 is any that is free'-[]
    ].
message(other_machines(Address)) -->
    [ 'Other machines can reach the server at ~w: '-[Address],
      'it has no password, and each page of theirs can use the processors '-[],
      'of this one'-[]
    ].
message(wrong_host) -->
    [ 'This server has another name; --host=NAME of serve adds one'-[] ].
message(wrong_origin) -->
    [ 'This server answers no pages of other sites'-[] ].
message(not_json) -->
    [ 'The type of the content must be application/json'-[] ].
message(no_length) -->
    [ 'The request must have a Content-Length'-[] ].
message(body(Most)) -->
    [ 'The request has more than ~D bytes'-[Most] ].
message(not_utf8) -->
    [ 'The request is not UTF-8'-[] ].
message(no_object) -->
    [ 'The request is no JSON object'-[] ].
message(too_large) -->
    [ 'The request takes too much memory'-[] ].
message(too_long) -->
    [ 'The request takes too long; ask for less'-[] ].
message(too_slow) -->
    [ 'The request did not arrive in time'-[] ].
message(fault) -->
    [ 'The server made a mistake; it has printed what'-[] ].
message(game_fault(Game, Moves, Why)) -->
    { atomic_list_concat(Moves, ', ', Text) },
    [ 'The game ~w has a fault after the moves [~w]: '-[Game,Text] ],
    text(Why).
message(own_fault(Text)) -->
    [ '~w'-[Text] ].
message(own_slow(File, Seconds)) -->
    { file_base_name(File, Name) },
    [ '~w did not answer within ~w s, and was stopped'-[Name,Seconds] ].
message(own_ended(File, How)) -->
    { file_base_name(File, Name) },
    [ 'The process of ~w ended'-[Name] ],
    own_end(How).
message(no_clock) -->
    [ 'clock must have seconds, 10 to 10800, and increment, 0 to 60'-[] ].
message(no_act(Text)) -->
    [ 'act must be move, resign, draw, back, decline, rematch or flag, '-[],
      'not ~w'-[Text]
    ].
message(not_now) -->
    [ 'This cannot be done now'-[] ].
message(no_room) -->
    [ 'There is no such room, or it is over a day old'-[] ].
message(many_rooms) -->
    [ 'There are too many rooms; try again later'-[] ].
message(full_room) -->
    [ 'There are too many pages in this room'-[] ].
message(no_seat) -->
    [ 'Only a player of this room may do this'-[] ].
message(no_lobby) -->
    [ 'This server has no lobby'-[] ].
message(no_person) -->
    [ 'Please write your name'-[] ].
message(name_taken(Name)) -->
    [ 'Somebody here is called ~w already; please take another name'-[Name] ].
message(no_halt) -->
    [ 'A game may not end the server'-[] ].
message(no_request) -->
    [ 'This is no request of HTTP'-[] ].
message(no_page) -->
    [ 'There is no such page'-[] ].
message(no_method) -->
    [ 'This address has another method'-[] ].
message(no_socket) -->
    [ 'This address is for websockets'-[] ].
message(many_sockets) -->
    [ 'There are too many pages; try again later'-[] ].
message(many_searches) -->
    [ 'This page, or its address, has too many searches'-[] ].
message(many_requests) -->
    [ 'This address has too many requests at once; try again later'-[] ].
message(no_id) -->
    [ 'id must be an integer'-[] ].
message(no_type) -->
    [ 'type must be choose, analyse, hint, explain, warn, draw, review or \c
       stop'-[] ].
message(no_level) -->
    [ 'level must be the number of a level, or the name of a strength, of the \c
       game'-[] ].
message(over) -->
    [ 'The game is over'-[] ].
message(no_text(Key)) -->
    [ '~w must be a text'-[Key] ].
message(long_text(Key, Most)) -->
    [ '~w has a text of more than ~D characters'-[Key,Most] ].
message(no_game(Name)) -->
    [ 'There is no game ~w here'-[Name] ].
message(no_position(Text)) -->
    [ '~w is no position of this game'-[Text] ].
message(no_config) -->
    [ 'config must be an object of options'-[] ].
message(bad_config(Why)) -->
    [ 'These options do not go together: ~w'-[Why] ].
message(bad_record(Why)) -->
    [ 'The record cannot be read: ~w'-[Why] ].
message(no_option(Name)) -->
    [ 'The game has no option ~w'-[Name] ].
message(no_value(Name)) -->
    [ 'Option ~w has no such value: it must be the place of one, from 0'-[Name]
    ].
message(no_moves) -->
    [ 'moves must be a list of texts'-[] ].
message(many_moves(Most)) -->
    [ 'moves has more than ~D'-[Most] ].
message(no_move(Ply, Text)) -->
    [ 'Move ~d, ~w, is not legal'-[Ply,Text] ].
message(illegal(Text)) -->
    [ '~w is not legal'-[Text] ].
message(nothing_to_learn(Name)) -->
    [ 'The game has nothing of this: ~w'-[Name] ].
message(no_points) -->
    [ 'points must be 0, 0.5 or 1'-[] ].
message(no_rating) -->
    [ 'rating must be null, or a rating that this address has answered'-[] ].
message(no_progress) -->
    [ 'progress must be null, or that which this address has answered'-[] ].
message(no_result) -->
    [ 'number must be that of a puzzle, and result solved, failed or helped'-[]
    ].

own_end(exit(Status)) -->
    !,
    [ ' with status ~w'-[Status] ].
own_end(killed(Signal)) -->
    !,
    [ ' by signal ~w'-[Signal] ].
own_end(_) -->
    [].

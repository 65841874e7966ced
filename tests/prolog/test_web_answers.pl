/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_web_answers, [test_web_answers/0]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module('../../prolog/tabuleiro/base/json',
              [atom_json_dict/3, json_write_dict/2, json_write_dict/3]).
:- use_module('../fixtures/heap', []).
:- use_module('../laws/laws').
:- use_module('../support/environment').
:- use_module('../support/for_all').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/game/native', [native_game/1]).
:- use_module('../../prolog/tabuleiro/web/games_list', [games_dicts/2]).
:- use_module('../../prolog/tabuleiro/web/answer', [error_status/3]).
:- use_module('../../prolog/tabuleiro/web/kept_json').
:- use_module('../../prolog/tabuleiro/web/limits', [web_limit/2]).
:- use_module('../../prolog/tabuleiro/web/position', [position_dict/3]).
:- use_module('../../prolog/tabuleiro/web/records').
:- use_module('../../prolog/tabuleiro/web/replay',
              [drawn/2, replayed/3, text_field/3]).

/** <module> The answers of the server of the page, with C and without
*/

test_web_answers :-
    run_tests([web_answers, web_requests]).

both(Game, Reference) :-
    game_name(Game),
    load_game(Game, Game),
    native_game(Game),
    atom_concat(Game, '_reference', Reference),
    load_game(Reference, Reference).

%   Start and moves of the request are texts.

request(Game, State, Texts, json{game:Name, start:Start, moves:Texts}) :-
    atom_string(Game, Name),
    Game:state_notation(State, Start).

%   The text of the answer to a request for a game of Game.

answer_text(Game, State, Texts, Text) :-
    request(Game, State, Texts, Dict0),
    replayed(_{games:[Game]}, Dict0, Played),
    position_dict(Played, Dict0, Dict),
    with_output_to(string(Text), json_write_dict(current_output, Dict)).

same_answer(Game, Reference, State, Texts) :-
    answer_text(Game, State, Texts, InC),
    answer_text(Reference, State, Texts, InProlog),
    atom_json_dict(InC, Json, []),
    atom_json_dict(InProlog, Json1, []),
    (   Json =@= Json1
    ->  true
    ;   throw(differ(Game, State, Texts))
    ).

%   Up to Count texts of moves from State on.

first_texts(Count, Game, [State|States], [Move|Moves], [Text|Texts]) :-
    Count > 0,
    !,
    Game:move_notation(State, Move, Text),
    Count1 is Count-1,
    first_texts(Count1, Game, States, Moves, Texts).
first_texts(_, _, _, _, []).

described(Count, N, part{number:N, of:Count}).

:- dynamic described/1.

counted(N, part{number:N}) :-
    assertz(described(N)).

kept_text(Convert, Terms, Text) :-
    kept_json(Convert, Terms, Json),
    with_output_to(string(Text),
                   json_write_dict(current_output, Json, [width(0)])).

:- begin_tests(web_answers).

test(do_not_depend_on_c, [forall(both(Game, Reference))]) :-
    number_from('TABULEIRO_SEED', 1, Seed),
    random_games(Game, Seed, 1, Games),
    for_all(( member(game(_, Moves, [First|States]), Games),
              first_texts(6, Game, [First|States], Moves, Texts)
            ),
            same_answer(Game, Reference, First, Texts)),
    for_all(( member(game(_, Moves, [First|States]), Games),
              nth1(N, [First|States], State),
              N mod 20 =:= 10
            ),
            same_answer(Game, Reference, State, [])).
test(a_part_that_recurs_is_described_once,
     [ cleanup(retractall(described(_))),
       true(Text-Times == "[{\"number\":7},{\"number\":7}]"-1)
     ]) :-
    kept_text(counted, [7,7], Text),
    kept_text(counted, [7,7], Text),
    findall(N, described(N), Ns),
    length(Ns, Times).
test(a_language_has_texts_of_its_own, Texts == ["[\"pt\"]","[\"en\"]"]) :-
    findall(Text,
            ( member(Language, [pt,en]),
              set_prolog_flag(message_language, Language),
              kept_text([_,L]>>current_prolog_flag(message_language, L), [x],
                        Text)
            ),
            Texts).
test(kept_parts_are_bounded) :-
    web_limit(kept, Most),
    numlist(1, Most, Numbers),
    kept_json(described(1), Numbers, _),
    kept_json(described(2), Numbers, _),
    predicate_property(tabuleiro_web_kept:kept(_, _, _, _, _),
                       number_of_clauses(Kept)),
    assertion(Kept =< Most).
test(a_part_with_variables_is_not_kept, Text == "[1][2]") :-
    kept_json([X,Y]>>(arg(1, X, Y)), [f(1,_)], json_text(A)),
    kept_json([X,Y]>>(arg(1, X, Y)), [f(2,_)], json_text(B)),
    string_concat(A, B, Text).

:- end_tests(web_answers).

                /*******************************
                *           REQUESTS           *
                *******************************/

:- begin_tests(web_requests).

position_after(Game, Moves, Position) :-
    atom_string(Game, Name),
    Dict = json{game:Name, moves:Moves},
    replayed(_{games:[Game]}, Dict, Played),
    position_dict(Played, Dict, Position).

%   The plies of the history after the texts c2 and a0.

history(Since, Texts) :-
    Dict = json{game:"wali", moves:["c2","a0"], since:Since},
    replayed(_{games:[wali]}, Dict, Played),
    position_dict(Played, Dict, Position),
    findall(Text, ( member(Ply, Position.history), Text = Ply.text ), Texts).

test(a_text_has_500_characters_at_most,
     [ forall(member(Length-Answer, [500-yes,501-web_refusal(422, _)])),
       true(subsumes_term(Answer, Given))
     ]) :-
    length(Codes, Length),
    maplist(=(0'a), Codes),
    string_codes(Text, Codes),
    catch(( text_field(_{move:Text}, move, Text),
            Given = yes
          ), Given, true).
test(a_position_that_occurs_for_the_third_time_is_a_draw,
     Ends == [false-null,
              true-"This position occurred for the third time."]) :-
    load_game(tactigon, _),
    Round = ["1-7>1-6","1-1>1-2","1-6>1-7","1-2>1-1"],
    append(Round, Round, Rounds),
    findall(Over-Reason,
            ( member(Moves, [Round,Rounds]),
              position_after(tactigon, Moves, Position),
              _{over:Over, reason:Reason} :< Position
            ),
            Ends).
test(a_game_of_1000_plies_is_a_draw, Over == true) :-
    load_game(tactigon, _),
    length(Moves, 1000),
    replayed(_{games:[tactigon]}, json{game:"tactigon"}, Played),
    assertion(\+ drawn(Played, _)),
    (   drawn(Played.put(moves, Moves), max_plies)
    ->  Over = true
    ;   Over = false
    ).
test(a_draw_is_recorded, true(sub_string(Text, _, _, _, "1/2-1/2"))) :-
    load_game(tactigon, _),
    Round = ["1-7>1-6","1-1>1-2","1-6>1-7","1-2>1-1"],
    append(Round, Round, Rounds),
    record_written(_{games:[tactigon]}, json{game:"tactigon", moves:Rounds},
                   Dict),
    Text = Dict.text.
test(a_move_by_its_number_is_counted_from_1, Moves == [First]) :-
    load_game(wali, _),
    wali:initial_state(default, State),
    wali:valid_moves(State, [First|_]),
    replayed(_{games:[wali]}, json{game:"wali", moves:["#1"]}, Played),
    Moves = Played.moves.
test(since_leaves_out_the_first_plies,
     Texts == [["c2","a0"],["a0"],[],["c2","a0"]]) :-
    load_game(wali, _),
    findall(History,
            ( member(Since, [0,1,2,3]),
              history(Since, History)
            ),
            Texts).
test(a_record_of_a_game_without_a_grammar_is_refused,
     throws(web_refusal(404, no_game("heap")))) :-
    records_read(_{games:[heap]},
                 json{text:"[Game \"heap\"]\n[Result \"*\"]\n\n1. 2 *\n"}, _).
test(a_tag_is_one_line, throws(web_refusal(422, _))) :-
    load_game(wali, _),
    record_written(_{games:[wali]},
                   json{game:"wali", moves:[], tags:json{'Event':"a\nb"}}, _).
test(a_request_that_is_too_heavy_is_not_repeated, Statuses == [413,413]) :-
    findall(Status,
            ( member(Ball,
                     [time_limit_exceeded,error(resource_error(stack), _)]),
              error_status(Ball, Status, _)
            ),
            Statuses).
test(an_option_is_offered_with_its_default_and_its_labels) :-
    for_all(( game_name(Game),
              load_game(Game, _),
              Game:game_info(Info),
              games_dicts([Game], [Dict]),
              member(Option, Info.options),
              member(Offered, Dict.options),
              Offered.name == Option.name
            ),
            ( nth0(Offered.default, Option.values, Default),
              assertion(Default == Option.default),
              (   get_dict(labels, Option, Labels)
              ->  assertion(Offered.values == Labels)
              ;   assertion(same_length(Offered.values, Option.values))
              )
            )).

:- end_tests(web_requests).

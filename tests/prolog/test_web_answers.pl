/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_web_answers, [test_web_answers/0]).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module('../../prolog/tabuleiro/base/json',
              [atom_json_dict/3, json_write_dict/2, json_write_dict/3]).
:- use_module('../laws/laws').
:- use_module('../support/environment').
:- use_module('../support/for_all').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/game/native', [native_game/1]).
:- use_module('../../prolog/tabuleiro/web/kept_json').
:- use_module('../../prolog/tabuleiro/web/limits', [web_limit/2]).
:- use_module('../../prolog/tabuleiro/web/position', [position_dict/3]).
:- use_module('../../prolog/tabuleiro/web/replay', [replayed/3]).

/** <module> What the server of the page answers, with C and without
*/

test_web_answers :-
    run_tests(web_answers).

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

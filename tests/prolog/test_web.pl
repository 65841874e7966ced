/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_web, [test_web/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../support/for_all').
:- use_module('../support/texts').
:- use_module('../support/shared_site').
:- use_module('../support/web_client').
:- use_module('../support/with_fault').
:- use_module('../../prolog/tabuleiro/base/json', [atom_json_dict/3]).
:- use_module('../../prolog/tabuleiro/game/games', [game_name/1]).
:- use_module('../../prolog/tabuleiro/serve/serve', [serve/1]).

:- multifile user:message_hook/3.
:- dynamic at_end/0.

/** <module> The server of the page on which games are played in a browser
*/

test_web :-
    run_tests([web, web_opens, web_faults]).

:- begin_tests(web,
               [setup(start_shared_site), cleanup(stop_shared_site)]).

test(the_page, Status == 200) :-
    get("/", Answer),
    answer_status(Answer, Status),
    assertion(has(Answer, "<title>tabuleiro</title>")).
test(head_is_the_head_of_get,
     [forall(member(Path, ["/","/api/games","/nowhere"]))]) :-
    shared_site(Site),
    get(Path, Get),
    format(string(Request), "HEAD ~w HTTP/1.1\nHost: localhost:@\n\n", [Path]),
    exchange(Site, Request, Head),
    answer_status(Get, Status),
    answer_status(Head, Status1),
    assertion(Status == Status1),
    assertion(sub_string(Head, _, 4, 0, "\r\n\r\n")),
    assertion(has(Head, "Content-Security-Policy: default-src 'none';")).
test(all_games_are_served, Status == 200) :-
    get("/api/games", Answer),
    answer_status(Answer, Status),
    for_all(game_name(Name),
            ( format(string(Text), '"name":"~w"', [Name]),
              assertion(has(Answer, Text))
            )).
test(texts_in_portuguese) :-
    get("/api/games?lang=pt", Answer),
    assertion(has(Answer, "Tamanho")),
    posted("/api/why", _{game:"wali", moves:["a0"], move:"a0", lang:"pt"}, 200,
           Reply),
    Reply.reasons = [Reason],
    assertion(has(Reason.text, "pedra")).
test(a_position,
     Fen-Player-Ply-Values == "3/3/W2_B_drop"-2-1-null) :-
    posted("/api/position",
           _{game:"wali", config:_{size:0}, moves:["a2"]}, 200, Reply),
    _{fen:Fen, player:Player, ply:Ply, values:Values, over:false} :< Reply,
    Reply.history = [Move],
    assertion(Move.text == "a2"),
    assertion(Move.player == 1),
    assertion(Move.cells == ["0-2"]),
    assertion(Reply.board == null).     % the page draws the scene
test(every_game_has_positions, [forall(game_name(Name)), Status == 200]) :-
    posted("/api/position", _{game:Name}, Status, Reply),
    length(Reply.moves, Count),
    assertion(Count > 1),
    length(Reply.choices, Choices),
    for_all(nth1(N, Reply.moves, Move),
            ( assertion(string(Move)),
              nth1(N, Reply.steps, Steps),
              assertion(Steps = [_|_]),
              for_all(member(Step, Steps),
                      assertion((Step >= 0, Step < Choices)))
            )).
test(a_move_is_made_of_choices,
     Chosen == [["tree to move","1-0","b1"], ["cell to move it to","0-0","a1"],
                ["tree to plant",null,"1-2"]]) :-
    posted("/api/position", _{game:"waldmeister", moves:["1-1@b1"]}, 200,
           Reply),
    nth0(N, Reply.moves, "b1-a1+1-2"),
    !,
    nth0(N, Reply.steps, Places),
    findall([What,Cell,Text],
            ( member(Place, Places),
              nth0(Place, Reply.choices, Choice),
              _{what:What, cell:Cell, text:Text} :< Choice
            ),
            Chosen).
test(a_page_need_not_know_the_moves_of_a_bot,
     [ forall(member(Choosing-Known,
                     [[]-false, [1]-false, [2]-true, [1,2]-true, "x"-true])),
       true(Known == Told)
     ]) :-
    posted("/api/position",
           _{game:"wali", moves:["a0"], choosing:Choosing}, 200, Reply),
    (   Reply.moves == []
    ->  Told = false
    ;   Told = true
    ).
test(from_a_position, Fen-Ply == "B2/1W1/3_W_drop"-1) :-
    posted("/api/position",
           _{game:"wali", start:"3/1W1/3_B_drop", moves:["a0"]}, 200, Reply),
    _{fen:Fen, ply:Ply} :< Reply.
test(by_the_place_in_the_list, Fen == Fen1) :-
    posted("/api/position", _{game:"wali", moves:["#1"]}, 200, Reply),
    posted("/api/position", _{game:"wali", moves:["a0"]}, 200, Reply1),
    Fen = Reply.fen,
    Fen1 = Reply1.fen.
test(since_leaves_plies_out, Texts == ["c2"]) :-
    posted("/api/position",
           _{game:"wali", moves:["a0","e4","c2"], since:2}, 200, Reply),
    texts(Reply.history, text, Texts).
test(why_a_move_is_refused, Rules == ["R4"]) :-
    posted("/api/why", _{game:"wali", moves:["a0"], move:"a0"}, 200, Reply),
    texts(Reply.reasons, rule, Rules).
test(a_legal_move_needs_no_reason, Reasons == []) :-
    posted("/api/why", _{game:"wali", moves:["a0"], move:"c0"}, 200, Reply),
    Reasons = Reply.reasons.
test(a_rating_goes_on_from_the_last_answer) :-
    Game = _{game:"wali", level:"newcomer", points:1},
    posted("/api/rating", Game.put(rating, null), 200, First),
    posted("/api/rating", Game.put(rating, First.rating), 200, Second),
    assertion(First.elo > 600),
    assertion(Second.elo > First.elo),
    assertion(Second.error < First.error).
test(a_rating_that_cannot_be_is_refused,
     [ forall(member(Change,
                     [ _{level:"nobody"}, _{level:4}, _{points:2},
                       _{points:"1"}, _{rating:600}, _{rating:_{elo:600}},
                       _{rating:_{elo:1.0e9, deviation:100, volatility:0.06}},
                       _{rating:_{elo:600, deviation:0, volatility:0.06}},
                       _{ rating:_{ elo:600, deviation:1.0e-300,
                                    volatility:1.0e-300
                                  }
                        }
                     ])),
       Status == 422
     ]) :-
    posted("/api/rating",
           _{game:"wali", level:"newcomer", points:1, rating:null}.put(Change),
           Status, _).
test(a_game_is_saved_and_loaded, Loaded == Saved) :-
    Saved = ["a0","e4","c2"],
    posted("/api/save",
           _{ game:"wali", config:_{size:14, double:1}, moves:Saved,
              tags:_{'Player1':"a \"b\"", 'Rubbish':"x"}
            }, 200, Save),
    assertion(has(Save.text, "double(two)")),
    posted("/api/records", _{text:Save.text}, 200, Reply),
    [Game] = Reply.games,
    _{game:"wali", config:Config, moves:Moves, tags:Tags} :< Game,
    assertion(Config.size == 14),
    assertion(Config.double == 1),
    assertion(Tags.'Player1' == "a \"b\""),
    texts(Moves, text, Loaded).
test(a_result_that_is_none_of_the_rules_is_saved,
     [ forall(member(Result, ["1-0","0-1","1/2-1/2","*"])),
       Loaded == Result
     ]) :-
    saved_result(_{game:"wali", moves:["a0"]}, Result, Loaded).
test(the_rules_decide_the_result, Loaded == "0-1") :-
    saved_result(_{ game:"waldmeister",
                    start:"n/yb/nny/by/c_333303313-312333323_2"
                  }, "1-0", Loaded).
test(no_other_result, Status == 422) :-
    posted("/api/save", _{game:"wali", tags:_{'Result':"2-0"}}, Status, _).

saved_result(Played, Result, Loaded) :-
    posted("/api/save", Played.put(tags, _{'Result':Result}), 200, Save),
    posted("/api/records", _{text:Save.text}, 200, Reply),
    [Game] = Reply.games,
    Loaded = Game.tags.'Result'.

test(comments_are_saved_with_their_moves, Loaded == ["a corner","",""]) :-
    posted("/api/save",
           _{ game:"wali", moves:["a0","e4","c2"], comments:["a corner"] },
           200, Save),
    posted("/api/records", _{text:Save.text}, 200, Reply),
    [Game] = Reply.games,
    texts(Game.moves, comment, Loaded).
test(a_comment_cannot_end_itself,
     [forall(member(Comments, [["} 2. e4"], ["a\nb"], [7], "text"]))]) :-
    posted("/api/save", _{game:"wali", moves:["a0"], comments:Comments}, 422,
           _).
test(a_record_from_a_position, Start == "3/1W1/3_B_drop") :-
    posted("/api/save",
           _{game:"wali", start:"3/1W1/3_B_drop", moves:["a0"]}, 200, Save),
    posted("/api/records", _{text:Save.text}, 200, Reply),
    [Game] = Reply.games,
    Start = Game.start.
test(the_evaluation_is_the_sum_of_its_terms, Sum =:= Total) :-
    posted("/api/evaluation", _{game:"tactigon"}, 200, Reply),
    texts(Reply.terms, value, Values),
    sum_list(Values, Sum),
    Total = Reply.total.


                /*******************************
                *         THE PIE RULE         *
                *******************************/

test(each_game_is_served_with_the_pie_rule,
     [ forall(game_name(Name)),
       Status-Players == 200-["First","Second"]
     ]) :-
    get("/api/games", Answer),
    once(sub_string(Answer, _, _, After, "\r\n\r\n")),
    sub_string(Answer, _, After, 0, Json),
    atom_json_dict(Json, Games, []),
    member(Game, Games),
    atom_string(Name, Game.name),
    !,
    Players = Game.pie.players,
    posted("/api/position", _{game:Game.pie.name}, Status, Reply),
    assertion(Reply.scene.sides = [_{owner:_, name:_},_]).
test(who_changes_sides_has_the_other_pieces,
     Sides-Player-Moves == [2-"Black",1-"White"]-1-1) :-
    Texts = ["c3","swap"],
    posted("/api/position", _{game:"wali_pie", moves:Texts}, 200, Reply),
    findall(Owner-Name,
            ( member(Side, Reply.scene.sides),
              _{owner:Owner, name:Name} :< Side
            ),
            Sides),
    Player = Reply.player,
    [Piece] = Reply.scene.pieces,
    assertion(Piece.owner == 1),
    [_,Swap] = Reply.history,
    assertion(Swap.text == "swap"),
    [Effect] = Swap.effects,
    assertion(has(Effect, "First has Black")),
    Swap.cells == [],
    posted("/api/position", _{game:"wali_pie", moves:["c3"]}, 200, Choice),
    include(==("swap"), Choice.moves, Swaps),
    length(Swaps, Moves).
test(a_record_with_a_swap_is_saved_and_loaded, Loaded == Saved) :-
    Saved = ["c3","swap","a0"],
    posted("/api/save", _{game:"wali_pie", moves:Saved}, 200, Save),
    posted("/api/records", _{text:Save.text}, 200, Reply),
    [Game] = Reply.games,
    assertion(Game.game == "wali_pie"),
    texts(Game.moves, text, Loaded).
test(a_position_with_the_stage_of_the_rule, Fen == Start) :-
    Start = "choice:W:W2/3/3_B_drop",
    posted("/api/position", _{game:"wali_pie", start:Start}, 200, Reply),
    assertion(memberchk("swap", Reply.moves)),
    Fen = Reply.fen.
test(why_sides_are_not_changed_now, Text == "sides are changed only by the \c
                                   second player, in the first turn") :-
    posted("/api/why", _{game:"wali_pie", move:"swap"}, 200, Reply),
    [Reason] = Reply.reasons,
    Text = Reason.text.
test(the_evaluation_with_the_pie_rule, Terms == Plain) :-
    posted("/api/evaluation", _{game:"wali_pie", moves:["c3"]}, 200, Reply),
    posted("/api/evaluation", _{game:"wali", moves:["c3"]}, 200, Reply1),
    texts(Reply.terms, value, Terms),
    texts(Reply1.terms, value, Plain),
    assertion(Terms = [_|_]).

:- end_tests(web).

:- begin_tests(web_opens).

test(the_page_opens_on_the_first_game_that_is_given,
     [ forall(member(Games-End, [[tactigon,wali]-"/#game=tactigon", []-"/"])),
       true(sub_atom(Opens, _, _, 0, End))
     ]) :-
    with_site(opens(Opens), [games(Games)]).

opens(Site.opens, Site).

%   Whether serve/1 with Options warns that other machines reach the server.

:- dynamic warned/1.

user:message_hook(tabuleiro(web(other_machines(Address))), warning, _) :-
    assertz(warned(Address)).

test(it_is_said_that_other_machines_reach_the_server,
     [ forall(member(Address-Warned,
                     ['0.0.0.0'-true, localhost-false, '127.0.0.1'-false])),
       cleanup(retractall(warned(_))),
       true(Told == Warned)
     ]) :-
    thread_create(with_output_to(string(_),
                                 serve([bind(Address),port(0),open(false)])),
                  Thread),
    thread_send_message(Thread, tabuleiro_web_end),
    thread_join(Thread, Status),
    assertion(Status == true),
    (   warned(Address)
    ->  Told = true
    ;   Told = false
    ).

:- end_tests(web_opens).

                /*******************************
                *      GAMES WITH FAULTS       *
                *******************************/

:- begin_tests(web_faults).

%   Text is the answer to Dict, the request for a heap with Clauses.

fault_text(Clauses, Dict, Text) :-
    with_fault(Clauses, Game),
    with_site(plunit_web_faults:asked(Dict, Game, Text), [games([Game])]).

asked(Dict, Game, Text, Site) :-
    quietly(post(Site, "/api/position", Dict.put(game, Game), _, Reply)),
    (   get_dict(error, Reply, Text)
    ->  true
    ;   Text = Reply.board
    ).

quietly(Goal) :-
    setup_call_cleanup(
        asserta((user:message_hook(tabuleiro(web(_)), error, _)), Ref),
        Goal,
        erase(Ref)).

test(a_game_may_print) :-              % the board has the name of the module
    fault_text([ ( valid_moves(State, Moves) :-
                       write(user_output, ''),
                       write('moves'),
                       heap:valid_moves(State, Moves)
                 )
               ], _{moves:["1"]}, Board),
    assertion(has(Board, " 8_2>\n")),
    assertion(\+ has(Board, "moves")).
test(the_predicate_that_fails_is_named,
     true(has(Text, "after the moves [1, 2]: valid_moves/2 failed"))) :-
    fault_text([ ( valid_moves(heap(Left, P, E), Moves) :-
                       Left > 6,
                       heap:valid_moves(heap(Left, P, E), Moves)
                 )
               ], _{moves:["1","2"]}, Text).
test(the_fault_during_a_replay_is_named,
     true(has(Text, "after the moves [1]: valid_moves/2 failed"))) :-
    fault_text([ ( valid_moves(heap(Left, P, E), Moves) :-
                       Left > 8,
                       heap:valid_moves(heap(Left, P, E), Moves)
                 )
               ], _{moves:["1","2"]}, Text).
test(a_move_that_is_offered_and_fails_is_named,
     true(has(Text, "after the moves [1]: move/3 failed"))) :-
    fault_text([ ( move(State, Move, Next) :-
                       State \= heap(_, 2, _),
                       heap:move(State, Move, Next)
                 )
               ], _{moves:["1","2"]}, Text).
test(an_error_is_told, true(has(Text, "Arithmetic"))) :-
    fault_text([(valid_moves(_, Moves) :- Moves is 1/0)], _{}, Text).
test(a_game_cannot_end_the_server, true(has(Text, "it called halt/1"))) :-
    fault_text([(valid_moves(_, _) :- halt)], _{}, Text).
test(what_is_left_for_the_end_of_the_server_is_not_done_then, fail) :-
    at_halt(asserta(test_web:at_end)),
    fault_text([(valid_moves(_, _) :- halt)], _{}, _),
    retract(test_web:at_end).
test(a_bot_that_fails_is_no_endless_wait,
     true(has(Message, "has a fault"))) :-
    with_fault([(choose_move(_, _, _) :- fail)], Game),
    with_site(plunit_web_faults:chosen(Game, Message), [games([Game])]).

chosen(Game, Message, Site) :-
    quietly(think(Site, _{type:"choose", game:Game, level:1}, [Answer])),
    Message = Answer.message.

:- end_tests(web_faults).

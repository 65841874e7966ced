:- encoding(utf8).
/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_web, [test_web/0]).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(http/websocket)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(socket)).
:- use_module('../../prolog/tabuleiro/base/json', [atom_json_dict/3]).
:- use_module('../support/for_all').
:- use_module('../support/web_client').
:- use_module('../support/with_fault').
:- use_module('../../prolog/tabuleiro/game/games', [game_name/1]).
:- use_module('../../prolog/tabuleiro/serve/serve', [serve/1]).
:- use_module('../../prolog/tabuleiro/serve/request', [text_dict/2]).
:- use_module('../../prolog/tabuleiro/web/limits', [web_limit/2]).

:- multifile user:message_hook/3.

/** <module> The server of the page on which games are played in a browser
*/

test_web :-
    run_tests([web, web_thinking, web_attacks, web_opens, web_faults]).

has(Text, Part) :-
    sub_string(Text, _, _, _, Part),
    !.

%   A server that all tests of a unit share.

:- dynamic shared/1.

start :-
    thread_self(Me),
    thread_create(with_site(test_web:serve_until_end(Me), []), Thread),
    thread_get_message(site(Site)),
    assertz(shared(Site-Thread)).

serve_until_end(Client, Site) :-
    thread_send_message(Client, site(Site)),
    thread_get_message(end).

stop :-
    retract(shared(_-Thread)),
    thread_send_message(Thread, end),
    thread_join(Thread, Status),
    assertion(Status == true).

get(Path, Answer) :-
    shared(Site-_),
    format(string(Request), "GET ~w HTTP/1.1\nHost: localhost:@\n\n", [Path]),
    exchange(Site, Request, Answer).

posted(Path, Dict, Status, Reply) :-
    shared(Site-_),
    post(Site, Path, Dict, Status, Reply).

refused(Path, Dict, Status, Part) :-
    posted(Path, Dict, Status, Reply),
    (   has(Reply.error, Part)
    ->  true
    ;   throw(other_error(Reply.error))
    ).

texts(Dicts, Key, Values) :-
    maplist(get_dict(Key), Dicts, Values).

:- begin_tests(web, [setup(start), cleanup(stop)]).

test(the_page, Status == 200) :-
    get("/", Answer),
    answer_status(Answer, Status),
    assertion(has(Answer, "<title>tabuleiro</title>")).
test(head_is_the_head_of_get,
     [forall(member(Path, ["/","/api/games","/nowhere"]))]) :-
    shared(Site-_),
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

:- begin_tests(web_thinking, [setup(start), cleanup(stop)]).

asked(Dict, Answers) :-
    shared(Site-_),
    think(Site, Dict, Answers).

test(a_bot_takes_the_better_side,
     [forall(member(Level, [3,5])), Move == "swap"]) :-
    asked(_{ type:"choose", game:"mitsudomoe_pie", level:Level,
             moves:["@b3","a4-b3"]
           }, [Answer]),
    Move = Answer.move.
test(a_hint_at_the_choice_of_sides, Hint == "swap") :-
    asked(_{type:"hint", game:"mitsudomoe_pie", moves:["@b3","a4-b3"]},
          [Answer]),
    Hint = Answer.move.
test(an_analysis_at_the_choice_of_sides) :-
    shared(Site-_),
    setup_call_cleanup(
        open_socket(Site, WebSocket),
        ( ask_socket(WebSocket,
                     _{ type:"analyse", id:1, lines:3, game:"mitsudomoe_pie",
                        moves:["@b3","a4-b3"]
                      }),
          info(WebSocket, Info)
        ),
        close(WebSocket, [force(true)])),
    assertion(memberchk(["swap"|_], Info)).

%   The moves of the lines in the first news of an analysis.

info(WebSocket, Lines) :-
    hear_socket(WebSocket, Answer),
    (   Answer.type == "info"
    ->  texts(Answer.lines, moves, Lines)
    ;   info(WebSocket, Lines)
    ).

test(a_bot_moves, [forall(game_name(Game)), Type == "move"]) :-
    asked(_{type:"choose", game:Game, level:3}, [Answer]),
    Type = Answer.type,
    posted("/api/position", _{game:Game, moves:[Answer.move]}, Status, _),
    assertion(Status == 200).
test(a_strength_answers_with_a_legal_move) :-
    asked(_{type:"choose", game:"wali", level:"newcomer"}, [Answer]),
    wali:initial_state(default, State),
    wali:valid_moves(State, Moves),
    wali:move_notation(State, Move, Answer.move),
    assertion(memberchk(Move, Moves)).
test(levels_8_and_9_have_an_opening_book, Books == [false,true,true]) :-
    findall(Book,
            ( member(Level, [7,8,9]),
              asked(_{type:"choose", game:"wali", level:Level}, [Answer]),
              get_dict(book, Answer, Book)
            ),
            Books).
test(a_hint, Type == "hint") :-
    asked(_{type:"hint", game:"wali", start:"3/1W1/3_B_drop"}, [Answer]),
    Type = Answer.type,
    Answer.lines = [Line|_],
    assertion(sub_string(Line, _, _, _, "% to win")).
test(moves_that_lose_at_once_are_named_in_a_sentence, Count == 14) :-
    asked(_{type:"warn", game:"mitsudomoe"}, [Answer]),
    length(Answer.losing, Count),
    once(( member(Losing, Answer.losing),
           Losing.move == "@c3"
         )),
    assertion(sub_string(Losing.text, 0, _, _, "@c3 loses at once")).
test(a_move_is_explained,
     Type-Judgement-Reply == "explain"-"blunder"-["3-2","3-1"]) :-
    asked(_{ type:"explain", game:"wali", move:"d1-d0",
             start:"1WB2/BWBWB/WBWBW/1WBWB/1BWBW/BW1BW_W_move_a3-a2,a4-a5"
           },
          [Answer]),
    _{type:Type, judgement:Judgement, lines:Lines, answer:[Reply|_]} :< Answer,
    assertion(memberchk("d1-d0 lets Black make three on c1-d1-e1 and take d3.",
                        Lines)).
test(a_review_scores_each_position, Plies == [0,1,2]) :-
    asked(_{type:"review", game:"wali", config:_{size:0}, moves:["a0","b1"]},
          Answers),
    append(Scores, [Done], Answers),
    !,
    assertion(Done.type == "done"),
    assertion(length(Done.judgements, 2)),
    assertion(( Done.accuracies = [First,_],
                sub_string(First, 0, _, _, "accuracy of White ")
              )),
    texts(Scores, ply, Plies).
test(an_analysis_is_stopped) :-
    shared(Site-_),
    setup_call_cleanup(
        open_socket(Site, WebSocket),
        ( ask_socket(WebSocket,
                     _{type:"analyse", id:1, game:"waldmeister", lines:2}),
          until_info(WebSocket),
          ask_socket(WebSocket, _{type:"stop", id:1}),
          ask_socket(WebSocket,
                     _{type:"choose", id:2, game:"wali", level:1}),
          until_moved(WebSocket, 2)
        ),
        close(WebSocket, [force(true)])).
test(a_message_is_whole_though_its_search_is_stopped) :-
    shared(Site-_),
    setup_call_cleanup(
        open_socket(Site, WebSocket),
        ( catch(( tabuleiro_web_socket:send(WebSocket,
                                            _{ type:"choose", id:2,
                                               game:stopped, level:1
                                             }),
                  sleep(60)             % stopped here, not in the message
                ),
                web_search_stopped,
                true),
          until_moved(WebSocket, 2)
        ),
        close(WebSocket, [force(true)])).

%   Wali, written by a thread that is stopped meanwhile.

:- multifile json:json_write_hook/4.

json:json_write_hook(stopped, Out, _, _) :-
    thread_self(Me),
    thread_signal(Me, throw(web_search_stopped)),
    write(Out, '"wali"').

test(a_search_ends_when_its_page_goes) :-
    shared(Site-_),
    for_all(between(1, 3, _),
            ( open_socket(Site, WebSocket),
              ask_socket(WebSocket,
                         _{type:"analyse", id:1, game:"waldmeister"}),
              until_info(WebSocket),
              close(WebSocket, [force(true)])
            )),
    asked(_{type:"choose", game:"wali", level:1}, [Answer]),
    assertion(Answer.type == "move").
test(who_waits_is_told_the_place, Place == 1) :-
    shared(Site-_),
    setup_call_cleanup(
        open_socket(Site, WebSocket),
        ( forall(member(Id, [1,2]),
                 ( ask_socket(WebSocket,
                              _{type:"analyse", id:Id, game:"waldmeister"}),
                   until_info(WebSocket, Id)
                 )),
          ask_socket(WebSocket, _{type:"hint", id:3, game:"wali"}),
          until(WebSocket, 3, Answer)
        ),
        close(WebSocket, [force(true)])),
    assertion(Answer.type == "queued"),
    Place = Answer.place.
test(bad_requests,
     [ forall(member(Dict-Part,
                     [ _{type:"choose", game:"wali", level:99}-"level",
                       _{type:"choose", game:"wali"}-"level",
                       _{type:"choose", game:"wali", level:"1"}-"level",
                       _{type:"choose", game:"wali", level:"two"}-"level",
                       _{type:"choose", game:"wali", level:null}-"level",
                       _{type:"choose", game:"halt"}-"halt",
                       _{type:"halt", game:"wali"}-"type",
                       _{game:"wali"}-"type",
                       _{type:"explain", game:"wali"}-"move",
                       _{type:"explain", game:"wali", move:"z9"}-"z9",
                       _{type:"hint", game:"wali", moves:["shell(ls)"]}-"shell"
                     ]))
     ]) :-
    asked(Dict, [Answer]),
    assertion(Answer.type == "error"),
    assertion(has(Answer.message, Part)).

until_info(WebSocket) :-
    hear_socket(WebSocket, Answer),
    (   Answer.type == "info"
    ->  true
    ;   until_info(WebSocket)
    ).

until_info(WebSocket, Id) :-
    until(WebSocket, Id, Answer),
    (   Answer.type == "info"
    ->  true
    ;   until_info(WebSocket, Id)
    ).

%   The searches before may still be ending, and this one in the queue.

until_moved(WebSocket, Id) :-
    until(WebSocket, Id, Answer),
    (   Answer.type == "queued"
    ->  until_moved(WebSocket, Id)
    ;   assertion(Answer.type == "move")
    ).

until(WebSocket, Id, Answer) :-
    hear_socket(WebSocket, Answer0),
    (   Answer0.id == Id
    ->  Answer = Answer0
    ;   until(WebSocket, Id, Answer)
    ).

:- end_tests(web_thinking).

:- begin_tests(web_attacks, [setup(start), cleanup(stop)]).

test(no_file_outside_the_folder,
     [ forall(member(Path,
                     [ "/static/../pack.pl", "/static/%2e%2e/pack.pl",
                       "/static/..%2fpack.pl", "/static//etc/passwd",
                       "/../pack.pl", "//etc/passwd", "/static/",
                       "/static/.", "/static/..\\pack.pl", "/static/%00",
                       "/static/index.html%00.js", "/static/~/x"
                     ])),
       Status == 404
     ]) :-
    get(Path, Answer),
    answer_status(Answer, Status).
test(other_hosts_and_origins_are_refused,
     [ forall(member(Header, [ "X: y", "Host: evil.example",
                              "Host: evil.example:@",
                              "Host: localhost.evil.example:@",
                              "Host: localhost:@\nOrigin: http://evil.example",
                              "Host: localhost:@\nOrigin: null",
                              "Host: localhost:@\nOrigin: http://localhost:1"
                            ])),
       Statuses == [403,403,403]
     ]) :-
    shared(Site-_),
    findall(Status,
            ( member(Path, ["/","/api/think","/api/games"]),
              format(string(Request), "GET ~w HTTP/1.1\n~w\n\n",
                     [Path,Header]),
              exchange(Site, Request, Answer),
              answer_status(Answer, Status)
            ),
            Statuses).
test(its_own_origin_is_not, Status == 200) :-
    shared(Site-_),
    exchange(Site,
             "GET / HTTP/1.1\nHost: LocalHost:@\n\c
              Origin: http://LocalHost:@\n\n",
             Answer),
    answer_status(Answer, Status).
test(a_form_of_another_page_posts_nothing,
     [ forall(member(Type,             % that browsers let any page send
                     [ "text/plain", "text/plain; application/json",
                       "text/plain;application/json", "application/jsonx",
                       "application/x-www-form-urlencoded",
                       "multipart/form-data; boundary=application/json"
                     ])),
       Status == 415
     ]) :-
    shared(Site-_),
    format(string(Request),
           "POST /api/position HTTP/1.1\nHost: localhost:@\n\c
            Content-Type: ~s\nContent-Length: 15\n\n\c
            {\"game\":\"wali\"}",
           [Type]),
    exchange(Site, Request, Answer),
    answer_status(Answer, Status).
test(every_answer_has_the_policy,
     [ forall(member(Request,
                     [ "GET / HTTP/1.1\nHost: localhost\n\n",
                       "GET /nowhere HTTP/1.1\nHost: localhost\n\n",
                       "GET / HTTP/1.1\nHost: evil\n\n", "rubbish\n\n",
                       "FOO / HTTP/1.1\nHost: localhost\n\n",
                       "DELETE / HTTP/1.1\nHost: localhost\n\n",
                       "GET / HTTP/1.1\nno colon\n\n",
                       "GET /api/think HTTP/1.1\nHost: localhost\n\n",
                       "GET /api/think HTTP/1.1\nHost: localhost\n\c
                        Upgrade: websocket\n\n",
                       "POST /api/position HTTP/1.1\nHost: localhost\n\n",
                       "POST /api/position HTTP/1.1\nHost: localhost\n\c
                        Content-Type: application/json\n\c
                        Content-Length: -1\n\n",
                       "POST /api/position HTTP/1.1\nHost: localhost\n\c
                        Content-Type: application/json\n\c
                        Transfer-Encoding: chunked\n\n5\nhello\n0\n\n",
                       "POST /api/position HTTP/1.1\nHost: localhost\n\c
                        Content-Type: application/json\n\c
                        Content-Length: 99999999999\n\n"
                     ]))
     ]) :-
    shared(Site-_),
    exchange(Site, Request, Answer),
    assertion(has(Answer, "Content-Security-Policy: default-src 'none'; \c
                           script-src 'self';")),
    assertion(\+ has(Answer, "unsafe")).
test(no_text_is_read_as_a_term,
     [ forall(( member(Term, [ "halt", "shell('touch /tmp/x')", "wali:halt",
                              "(:-halt)", "\\+a", "a0.", "{|x||y|}", "_",
                              "#0", "#-1", "#1.5", "# 1",
                              "#999999999999999999999",
                              "../wali", ""
                            ]),
                member(Dict, [ _{game:Term}, _{game:"wali", moves:[Term]},
                               _{game:"wali", start:Term, moves:["a0"]},
                               _{game:"wali_pie", moves:["a0",Term]},
                               _{game:"wali_pie", start:Term, moves:["a0"]},
                               _{game:"wali", config:Term},
                               _{game:"wali", config:_{size:Term}},
                               _{game:"wali", config:_{halt:Term}}
                             ]),
                \+ (Term == "", get_dict(start, Dict, _))
              )),
       true(memberchk(Status, [404,422]))
     ]) :-
    posted("/api/position", Dict, Status, Reply),
    assertion(string(Reply.error)).
test(no_record_is_read_as_a_term,
     [ forall(( member(Term, ["halt","[size(X)]","[size(3-3)|T]","[halt]","[]",
                              "[size(3-3)],halt", "[rules([halt])]"]),
                member(Tag, ["Game","Config","FEN"])
              )),
       true(memberchk(Status, [404,422]))
     ]) :-
    format(string(Text),
           "[~w \"~w\"]~n[Game \"wali\"]~n[Result \"*\"]~n~n1. a0 *~n",
           [Tag,Term]),
    posted("/api/records", _{text:Text}, Status, Reply),
    assertion(string(Reply.error)).
test(types_are_checked,
     [ forall(member(Dict, [ _{}, _{game:1}, _{game:null}, _{game:["wali"]},
                            _{game:"wali", moves:"a0"},
                            _{game:"wali", moves:_{a:1}},
                            _{game:"wali", moves:[1]},
                            _{game:"wali", moves:[["a0"]]},
                            _{game:"wali", config:[0]},
                            _{game:"wali", config:_{size:(-1)}},
                            _{game:"wali", config:_{size:1.0}},
                            _{game:"wali", config:_{size:99999999}},
                            _{game:"wali", start:1}
                          ])),
       true(memberchk(Status, [404,422]))
     ]) :-
    posted("/api/position", Dict, Status, _).
test(the_culprit_is_named) :-
    refused("/api/position", _{game:"chess"}, 404, "chess"),
    refused("/api/position", _{game:"wali", moves:["a0","z9"]}, 422,
            "2, z9"),
    refused("/api/position", _{game:"wali", start:"9/9"}, 422, "9/9").
test(another_module_is_no_game, [forall(member(M, [system,user,lists]))]) :-
    refused("/api/position", _{game:M}, 404, "").
test(no_json,
     [ forall(member(Text, [ "", "[", "{", "nul", "{\"game\":}", "[1]", "1",
                            "{\"a\":1,\"a\":2}", "{\"a\":1e999999}",
                            "{\"game\":\"\\ud800\\u0000\"}x"
                          ])),
       true(memberchk(Status, [400,404,422]))
     ]) :-
    posted("/api/position", Text, Status, _).
test(nothing_after_the_object, Statuses == [200,400]) :-
    findall(Status,
            ( member(Text, ["{\"game\":\"wali\"} \r\n","{\"game\":\"wali\"}x"]),
              posted("/api/position", Text, Status, _)
            ),
            Statuses).
test(a_pair_of_surrogates_is_one_character,
     [ forall(member(Json-Read, [ "\\ud83d\\ude00"-"\U0001F600",
                                  "\\uD83Dx\\uDE00"-"\ufffdx\ufffd",
                                  "\\ude00\\ud83d"-"\ufffd\ufffd",
                                  "\\\\ud83d"-"\\ud83d"
                                ])),
       true(Game == Read)
     ]) :-
    format(string(Text), '{"game":"~s"}', [Json]),
    text_dict(Text, Dict),
    Game = Dict.game.
test(any_character_is_named_in_a_refusal) :-
    refused("/api/position", "{\"game\":\"\\ud83d\\ude00\"}", 404,
            "\U0001F600").
test(wrong_utf8, [forall(member(Bytes, [[0xff],[0xc3],[0xe2,0x82],[0x80]])),
                  Status == 400]) :-
    append([`{"game":"`,Bytes,`"}`], Codes),
    string_codes(Text, Codes),
    posted("/api/position", Text, Status, _).
test(deep_json, true(memberchk(Status, [400,413,422]))) :-
    length(Open, 100_000),
    maplist(=(0'[), Open),
    string_codes(Text, Open),
    posted("/api/position", Text, Status, _).
test(deep_json_that_is_whole, true(memberchk(Status, [400,413,422]))) :-
    length(Open, 50_000),
    maplist(=(0'[), Open),
    length(Close, 50_000),
    maplist(=(0']), Close),
    append([`{"game":`,Open,Close,`}`], Codes),
    string_codes(Text, Codes),
    posted("/api/position", Text, Status, _).
test(a_large_body, Status == 413) :-
    length(Codes, 300_000),
    maplist(=(0' ), Codes),
    string_codes(Text, Codes),
    posted("/api/position", Text, Status, _).
test(a_record_that_takes_too_much_memory, Status == 413) :-
    numlist(1, 300_000, Numbers),
    foldl([_,[0xef,0xbf,0xbd|Codes],Codes]>>true, Numbers, Picture, `"}`),
    append(`{"text":"`, Picture, Bytes),
    string_codes(Text, Bytes),
    posted("/api/records", Text, Status, _).
test(many_moves, Status == 413) :-
    findall("a0", between(1, 3000, _), Moves),
    posted("/api/position", _{game:"wali", moves:Moves}, Status, _).
test(a_long_move, Status == 422) :-
    length(Codes, 10_000),
    maplist(=(0'a), Codes),
    string_codes(Text, Codes),
    posted("/api/position", _{game:"wali", moves:[Text]}, Status, _).
test(a_websocket_has_its_place_before_it_is_served, Count-Other == Most-1) :-
    web_limit(sockets, Most),
    Asked is Most+1,
    message_queue_create(Queue),
    findall(Thread,
            ( between(1, Asked, _),
              thread_create(tabuleiro_web_socket:with_place(_{queue:Queue},
                                                            local, true),
                            Thread)
            ),
            Threads),
    findall(Status,
            ( member(Thread, Threads),
              thread_join(Thread, Status)
            ),
            Statuses),
    aggregate_all(count, member(true, Statuses), Count),
    aggregate_all(count,
                  member(exception(web_refusal(503, _)), Statuses), Other),
    retractall(tabuleiro_web_socket:place(Queue, _, _)),
    message_queue_destroy(Queue).
test(a_page_takes_the_place_of_an_idle_websocket,
     [cleanup(retractall(tabuleiro_web_socket:socket(Queue, fake, local)))]) :-
    shared(Site-_),
    Queue = Site.queue,
    web_limit(sockets, Most),
    open_socket(Site, Idle),
    until_idle(Queue, Served),
    forall(between(2, Most, _),
           assertz(tabuleiro_web_socket:socket(Queue, fake, local))),
    catch(tabuleiro_web_socket:with_place(Site, local, true), Refusal, true),
    assertion(Refusal = web_refusal(503, _)),
    retract(tabuleiro_web_socket:waits(Queue, Served, Thread, _)),
    assertz(tabuleiro_web_socket:waits(Queue, Served, Thread, 0)),
    tabuleiro_web_socket:with_place(Site, local, true),
    catch(ws_receive(Idle, End), error(_, _), End = _{opcode:close}),
    assertion(End.opcode == close),
    close(Idle, [force(true)]).

until_idle(Queue, WebSocket) :-
    (   tabuleiro_web_socket:waits(Queue, WebSocket, _, _)
    ->  true
    ;   sleep(0.01),
        until_idle(Queue, WebSocket)
    ).

test(a_ping_gets_a_pong, Data == "still there?") :-
    shared(Site-_),
    open_socket(Site, WebSocket),
    call_cleanup(( ws_send(WebSocket, ping("still there?")),
                   ws_receive(WebSocket, Answer)
                 ),
                 close(WebSocket, [force(true)])),
    assertion(Answer.opcode == pong),
    Data = Answer.data.

%   The mask is zeros. The answer ends with a brace.

test(a_frame_without_a_mask_ends_the_websocket,
     [ forall(member(Frame-Last,
                     [ "\x89\\x00\\x00\\x00\\x00\"-0'}, "\x09\"-(-1) ])),
       true(End == Last)
     ]) :-
    shared(Site-_),
    setup_call_cleanup(
        tcp_connect(localhost:(Site.port), Stream, []),
        ( set_stream(Stream, encoding(octet)),
          format(Stream,
                 "GET /api/think HTTP/1.1\r\nHost: localhost:~d\r\n\c
                  Upgrade: websocket\r\nConnection: Upgrade\r\n\c
                  Sec-WebSocket-Version: 13\r\n\c
                  Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\n\r\n\c
                  \x81\~s{\"id\":\"\"}", [Site.port,Frame]),
          flush_output(Stream),
          read_string(Stream, "}", "", End, _)
        ),
        close(Stream, [force(true)])).
test(a_long_message_closes_the_websocket) :-
    shared(Site-_),
    length(Codes, 100_000),
    maplist(=(0'a), Codes),
    string_codes(Text, Codes),
    open_socket(Site, WebSocket),
    call_cleanup(
        ( catch(ask_socket(WebSocket, _{text:Text}), error(_, _), true),
          \+ catch(hear_socket(WebSocket, _), error(_, _), fail)
        ),
        close(WebSocket, [force(true)])).
test(slow_clients_make_nobody_wait_in_vain,
     [ forall(member(Part-Refusal,
                     [ "GET /"-none,
                       "GET / HTTP/1.1\r\nHost: local"-none,
                       "POST /api/why HTTP/1.1\r\nHost: localhost\r\n\c
                        Content-Type: application/json\r\n\c
                        Content-Length: 9\r\n\r\n{"-408
                     ])),
       Status-Refused == 200-Refusal
     ]) :-
    shared(Site-_),
    web_limit(workers, Workers),
    Count is 2*Workers,
    findall(Stream,
            ( between(1, Count, _),
              tcp_connect(localhost:(Site.port), Stream, []),
              write(Stream, Part),
              flush_output(Stream)
            ),
            Streams),
    Streams = [First|_],
    call_cleanup(( get("/", Answer),
                   (   Refusal == none          % not an answer for certain
                   ->  Refused = none
                   ;   read_string(First, 15, Slow),
                       answer_status(Slow, Refused)
                   )
                 ),
                 forall(member(Stream, Streams),
                        close(Stream, [force(true)]))),
    answer_status(Answer, Status).
test(a_client_that_pauses_is_waited_for, Status == 200) :-
    shared(Site-_),
    setup_call_cleanup(
        tcp_connect(localhost:(Site.port), Stream, []),
        ( write(Stream, 'GET / HTTP/1.1\r\n'),
          flush_output(Stream),
          sleep(0.3),
          format(Stream, 'Host: localhost:~d\r\n\r\n', [Site.port]),
          flush_output(Stream),
          read_string(Stream, 15, Answer)
        ),
        close(Stream, [force(true)])),
    answer_status(Answer, Status).
test(rubbish_over_a_websocket, Type == "error") :-
    shared(Site-_),
    open_socket(Site, WebSocket),
    call_cleanup(( ask_socket(WebSocket, "halt."),
                   hear_socket(WebSocket, Answer)
                 ),
                 close(WebSocket, [force(true)])),
    Type = Answer.type.
test(the_server_is_still_up, Status == 200) :-
    get("/", Answer),
    answer_status(Answer, Status).

:- end_tests(web_attacks).

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
test(an_error_is_told, true(has(Text, "Arithmetic"))) :-
    fault_text([(valid_moves(_, Moves) :- Moves is 1/0)], _{}, Text).
test(a_game_cannot_end_the_server, true(has(Text, "it called halt/1"))) :-
    fault_text([(valid_moves(_, _) :- halt)], _{}, Text).
test(a_bot_that_fails_is_no_endless_wait,
     true(has(Message, "has a fault"))) :-
    with_fault([(choose_move(_, _, _) :- fail)], Game),
    with_site(plunit_web_faults:chosen(Game, Message), [games([Game])]).

chosen(Game, Message, Site) :-
    quietly(think(Site, _{type:"choose", game:Game, level:1}, [Answer])),
    Message = Answer.message.

:- end_tests(web_faults).

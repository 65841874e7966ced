/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_told, [test_told/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../support/message_text').
:- use_module('../support/student_program').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/adopt/adopt').
:- use_module('../../prolog/tabuleiro/adopt/game_tab').

/** <module> The options of an adapted program, and the advice of errors
*/

test_told :-
    run_tests([told, advice, input, asked_where, configs]).

game_of(Text, Given, Goal) :-
    with_program(Text, plays(Given, Goal)).

:- meta_predicate game_of(+, +, 1), plays(+, 1, +).

plays(Given, Goal, File) :-
    adopt_game(File, Given, Game),
    call(Goal, Game).

saved_text(Guesses, Text) :-
    with_output_to(string(Text), write_tab(current_output, Guesses)).

%   A heap of ten. The moves are those of legal/3, a name that is not guessed.

pile("initial_state(_, pile(10)).
      next(w, b). next(b, w).
      legal(pile(N), _, Ms) :- findall(M, ( member(M, [1,2]), M =< N ), Ms).
      move(pile(N), M, pile(N1)) :- N1 is N-M.
      game_over(pile(0), _, tie).
      value(pile(N), _, N).
      choose_move(S, P, easy, M) :- legal(S, P, [M|_]).\n").

:- begin_tests(told, [setup(hide_notes), cleanup(show_notes)]).

test(with_players_and_turn_the_rest_is_found,
     Templates-Levels == [game_over(state,player,winner)]-[1-easy]) :-
    pile(Text),
    understood(Text,
               [ players([w,b]), turn(alternate),
                 predicates([valid_moves=legal(state,player,moves)]),
                 winners([tie-draw])
               ],
               Guesses),
    memberchk(guess(predicates([_|Own]), _), Guesses),
    include([game_over(_,_,_)]>>true, Own, Templates),
    memberchk(guess(levels(Levels), _), Guesses).
test(what_was_told_is_saved, true(Read =@= Options)) :-
    pile(Text),
    understood(Text, [ winners([tie-draw]), players([w,b]),
                       predicates([valid_moves=legal(state,player,moves)])
                     ],
               Guesses),
    findall(Option, member(guess(Option, _), Guesses), Options),
    saved_text(Guesses, Saved),
    with_program("", read_saved(Saved, Read)),
    memberchk(predicates([valid_moves=legal(state,player,moves)|_]), Read).

read_saved(Text, Options, File) :-
    tab_file(File, Tab),
    setup_call_cleanup(open(Tab, write, Out, [encoding(utf8)]),
                       write(Out, Text),
                       close(Out)),
    read_tab(Tab, user, Options).

test(as_told_is_printed_of_what_was_told_alone,
     true(Told == ["players([w, b])","predicates([ valid_moves="])) :-
    pile(Text),
    understood(Text, [ players([w,b]),
                       predicates([valid_moves=legal(state,player,moves)])
                     ],
               Guesses),
    saved_text(Guesses, Saved),
    split_string(Saved, "\n", "", Lines),
    findall(Start,
            ( member(Line, Lines),
              sub_string(Line, _, _, 0, "% as told"),
              member(Start, ["players([w, b])","predicates([ valid_moves="]),
              sub_string(Line, 4, _, _, Start)
            ),
            Told),
    findall(x,
            ( member(Line, Lines),
              sub_string(Line, _, _, 0, "% as told")
            ),
            [_,_]),
    assertion(( member(Line, Lines),
                sub_string(Line, _, _, _, "game_over(state, player, winner)"),
                sub_string(Line, _, _, 0, "% by trial")
              )).
test(players_that_follow_from_a_turn_are_not_told,
     true(memberchk(guess(players([x,o]), players(part(2))), Guesses))) :-
    understood("initial_state(_, s(5,x)).
                next(x, o). next(o, x).
                valid_moves(_, [1]).
                move(s(N,P), 1, s(M,Q)) :- M is N-1, next(P, Q).
                game_over(s(0,P), P).\n", [turn(arg(2))], Guesses).
test(what_cannot_be_played_is_taken_as_told,
     true(memberchk(note(as_told(no_move(_, _, _, _))), Guesses))) :-
    ten_with("game_over(10, a).\n", Text),
    understood(Text, [ players([b,a]), turn(alternate), template(N-add(N)),
                       predicates([move(state,move,new)])
                     ],
               Guesses).
test(a_file_that_says_all_is_not_tried_again, Found == Given) :-
    ten_with("game_over(10, 1).\nchoose_move(_, 1, 1).\n", Text),
    findall(guess(Option, given),
            member(Option, [players([2,1]),turn(alternate),levels([1])]),
            Given),
    with_program(Text, with_tab(Given, Guesses)),
    exclude([guess(dialect(_),_)]>>true, Guesses, Found).

with_tab(Given, Guesses, File) :-
    saved_text(Given, Text),
    read_saved(Text, _, File),
    adopt_game(File, [], _, Guesses).

:- end_tests(told).

                /*******************************
                *        WHAT ERRORS ADVISE    *
                *******************************/

%   advised(?Name, -Text, -Given, -Advice, -Options): the program Text with the
%   options Given is not understood, or has a note, whose message has Advice;
%   with Options it is understood, without that message.

advised(start, "start(0).\nvalid_moves(_, _, [1]).\nmove(S, 1, N) :- N is S+1.
                game_over(3, 1).\n",
        [], "predicates([initial_state=start(state)])",
        [predicates([initial_state=start(state)])]).
advised(valid_moves, "initial_state(_, 0).\nlegal(_, [1]).
                      move(S, 1, N) :- N is S+1.\ngame_over(3, 1).\n",
        [], "moves(Goal)", [moves(legal)]).
advised(move, "initial_state(_, 0).\nvalid_moves(_, _, [1]).
               play(S, 1, N) :- N is S+1.\ngame_over(3, 1).\n",
        [], "predicates([move=play(state,move,new)])",
        [predicates([move=play(state,move,new)])]).
advised(game_over, "initial_state(_, 0).\nvalid_moves(_, _, [1]).
                    move(S, 1, N) :- N is S+1.\nwon(3, 1).\n",
        [], "winner(Goal)", [winner(won)]).
advised(config, "initial_state(secret, 0).\nvalid_moves(_, _, [1]).
                 move(S, 1, N) :- N is S+1.\ngame_over(3, 1).
                 initial_state(C, _) :- C \\== secret, fail.\n",
        [config(other)], "config(Config)", [config(secret)]).
advised(moves_of, "initial_state(0).\nvalid_moves(_, _, _) :- fail.
                   all(_, _, [1]).\nmove(S, 1, N) :- N is S+1.
                   game_over(3, 1).\n",
        [], "predicates, moves and config",
        [predicates([valid_moves=all(state,player,moves)])]).
advised(template, "initial_state(0).\nvalid_moves(_, _, [one]).
                   move(S, M, N) :- M == go(one, twice), N is S+1.
                   game_over(3, 1).\n",
        [], "template, moves and predicates",
        [template(X-go(X,twice))]).
advised(over_at_start, "initial_state(s(0)).\nnext(1, 2).\nnext(2, 1).
                        valid_moves(s(N), _, Ms) :- findall(1, N < 3, Ms).
                        move(s(S), 1, s(N)) :- N is S+1.
                        game_over(s(_), 1).\ngame_over(_, s(_)) :- throw(order).
                        over(s(3), 1).\n",
        [], "winners and winner", [winner(over)]).
advised(winner_meant, "initial_state(s(0)).
                       valid_moves(s(N), _, Ms) :- findall(1, N < 3, Ms).
                       move(s(S), 1, s(N)) :- N is S+1.
                       game_over(s(3), zoe).\n",
        [], "winners([zoe-1])", [winners([zoe-1])]).
advised(other_players, "initial_state(s(0)).
                        valid_moves(s(N), _, Ms) :- findall(1, N < 3, Ms).
                        move(s(S), 1, s(N)) :- N is S+1.
                        game_over(s(3), zoe).\n",
        [], "players([A,B])", [players([zoe,ana])]).
advised(no_turn, Text, [players([b,a])], "players and turn",
        [players([a,b]),turn(whose)]) :-
    Text = "initial_state(_, 10).
            whose(_, N, P) :- ( N mod 2 =:= 0 -> P = a ; P = b ).
            other(a, b).\nother(b, a).
            valid_moves(N, Ms) :- whose(_, N, P),
                findall(P-K, ( member(K, [1,3]), K =< N ), Ms).
            move(N, _-K, New) :- New is N-K.
            game_over(0, a).\n".
advised(number, "initial_state(_, s(3,w)).\nnext(w, b).\nnext(b, w).
                 valid_moves(_, [1]).
                 move(s(N,P), 1, s(M,Q)) :- M is N-1, next(P, Q).
                 game_over(s(0,_), 2).\n",
        [], "winners([2-b]); that option tells", [winners([2-w])]).
advised(unbound, "initial_state(s(0)).
                  valid_moves(s(N), _, Ms) :- findall(1, N < 3, Ms).
                  move(s(S), 1, s(N)) :- N is S+1.
                  game_over(s(3), _).\nwon(s(3), 2).\n",
        [], "winner(Goal)", [winner(won)]).
advised(begins, "initial_state(_, 0).\nvalid_moves(_, _, [1]).
                 next(a, b).\nnext(b, a).
                 move(S, 1, N) :- N is S+1.\ngame_over(3, a).\n",
        [], "players([b,a])", [players([b,a])]).
advised(other_turn, "initial_state(s(5,w,x)).
                     next(w, b).\nnext(b, w).\nswap(x, o).\nswap(o, x).
                     valid_moves(s(N,_,_), Ms) :-
                         findall(M, ( member(M, [1,2]), M =< N ), Ms).
                     move(s(N,P,S), M, s(N1,Q,T)) :-
                         N1 is N-M, next(P, Q), swap(S, T).
                     game_over(s(0,_,_), draw).\n",
        [], "turn(arg(3)), players([x,o])",
        [turn(arg(3)),players([x,o])]).
advised(keeps, "initial_state(_, s(5,w)).\nnext(w, b).\nnext(b, w).
                valid_moves(_, [again,on]).
                move(s(N,P), on, s(M,Q)) :- M is N-1, next(P, Q).
                move(s(N,P), again, s(M,P)) :- M is N-1.
                game_over(s(N,_), w) :- N =< 0.\n",
        [], "turn(alternate)", [turn(alternate)]).

:- begin_tests(advice, [setup(hide_notes), cleanup(show_notes)]).

test(an_advice_works,
     [ forall(advised(Name, Text, Given, Advice, Options)),
       true(Before-After == said-silent)
     ]) :-
    assertion(nonvar(Name)),
    with_program(Text, says(Given, Advice, Before)),
    with_program(Text, says(Options, Advice, After)).

%   Says is `said` if a message for the program of File with Given has Advice.

says(Given, Advice, Says, File) :-
    catch(adopt_game(File, Given, _, Guesses), Error, true),
    (   var(Error)
    ->  findall(Text,
                ( member(note(Note), Guesses),
                  message_text(tabuleiro(adopt_note(game, Note)), Text)
                ),
                Texts)
    ;   message_text(Error, Text),
        Texts = [Text]
    ),
    (   member(Text, Texts),
        sub_string(Text, _, _, _, Advice)
    ->  Says = said
    ;   var(Error)
    ->  Says = silent
    ;   Says = Texts
    ).

:- end_tests(advice).

                /*******************************
                *             INPUT            *
                *******************************/

%   The start asks for a size, and a move for a yes.

prompting("initial_state(_, pile(N)) :- write('Size? '), read(N), integer(N).
           next(w, b). next(b, w).
           valid_moves(pile(N), _, Ms) :-
               findall(M, ( member(M, [1,2]), M =< N ), Ms).
           move(pile(N), M, pile(N1)) :-
               write('Sure? '), read(_), read(Yes), Yes == yes, N1 is N-M.
           game_over(pile(0), w).\n").

:- begin_tests(input, [setup(hide_notes), cleanup(show_notes)]).

test(without_input_there_is_no_start,
     error(domain_error(program, _),
           context(_, tabuleiro(not_understood(no_start(_, _, _)))))) :-
    prompting(Text),
    understood(Text, [], _).
test(lines_answer_prompts, State-New-Printed == pile(4)-pile(2)-"") :-
    prompting(Text),
    with_output_to(string(Printed),
                   game_of(Text, [input(["4.","yes."])],
                           first_two(to_move(_, State), to_move(_, New)))).

first_two(State, New, Game) :-
    Game:initial_state(default, State),
    Game:move(State, 2, New).

:- end_tests(input).

                /*******************************
                *     WHERE THE END IS ASKED   *
                *******************************/

%   An end retracts what says that the game goes on.

flagged(":- dynamic(going/0).
         going.
         initial_state(_, s(3,w)).
         next(w, b). next(b, w).
         valid_moves(s(N,_), Ms) :- findall(M, (member(M, [1,2]), M =< N), Ms).
         move(s(N,P), M, s(N1,Q)) :- N1 is N-M, next(P, Q).
         game_over(s(0,P), W) :- finished, next(P, W).
         finished :- retract(going).\n").

over_twice(Winner1, Winner2, Game) :-
    Game:game_over(s(0,w), Winner1),
    Game:game_over(s(0,w), Winner2).

%   At the start, and whenever the heap is odd, game_over returns the leading
%   player.

leader(Loop, Text) :-
    atomics_to_string(["initial_state(_, s(6,w)).
                        next(w, b). next(b, w).
                        valid_moves(s(N,_), Ms) :-
                            findall(M, ( member(M, [1,2]), M =< N ), Ms).
                        move(s(N,P), M, s(N1,Q)) :- N1 is N-M, next(P, Q).
                        value(_, _, 0).
                        game_over(s(_,P), P).
                        play :- initial_state(_, S), loop(S).\n",
                       Loop],
                      Text).

:- begin_tests(asked_where, [setup(hide_notes), cleanup(show_notes)]).

test(an_end_that_is_asked_when_no_move_is_left,
     [ forall(member(Loop, [ "loop(S) :- valid_moves(S, []), !,
                                  game_over(S, W), write(W).
                              loop(S) :- valid_moves(S, [M|_]), move(S, M, T),
                                  loop(T).\n",
                             "loop(S) :- valid_moves(S, Ms),
                                  ( Ms == [] -> game_over(S, W), write(W)
                                  ; Ms = [M|_], move(S, M, T), loop(T) ).\n"
                           ])),
       Over-Plies == [no_moves]-true
     ]) :-
    leader(Loop, Text),
    understood(Text, [], Guesses),
    findall(Place, member(guess(over(Place), _), Guesses), Over),
    game_of(Text, [], long_games(Plies)).

long_games(Long, Game) :-
    set_random(seed(1)),
    play_match(Game, random, random, _, [moves(Moves)]),
    length(Moves, Plies),
    (   Plies >= 3
    ->  Long = true
    ;   Long = false
    ).

test(an_end_that_changes_a_fact_is_one_when_asked_again, A-B == b-b) :-
    flagged(Text),
    game_of(Text, [], over_twice(A, B)).
test(an_end_that_is_asked_after_a_move, Over == [not_at(s(6,w))]) :-
    understood("initial_state(_, s(6,w)).
                next(w, b). next(b, w).
                valid_moves(s(N,_), Ms) :-
                    findall(M, ( member(M, [1,2,3]), M =< N ), Ms).
                move(s(N,P), M, s(N1,Q)) :- N1 is N-M, next(P, Q).
                value(_, _, 0).
                game_over(s(N,P), P) :- N mod 6 =:= 0.
                play :- initial_state(_, S), loop(S).
                loop(S) :- valid_moves(S, [M|_]), move(S, M, T),
                    ( game_over(T, W) -> write(W) ; loop(T) ).\n",
               [], Guesses),
    findall(Place, member(guess(over(Place), _), Guesses), Over).
test(none_is_not_over_while_there_are_moves,
     [ forall(member(End-Meant, [ "game_over(S, 1) :- S >= 10, !.
                                   game_over(S, none) :- S > 0.\n"-not_over,
                                  "game_over(10, none).\n"-draw
                                ])),
       true(memberchk(guess(winners([none-Meant]), _), Guesses))
     ]) :-
    ten_with(End, Text),
    understood(Text, [], Guesses).
test(a_place_that_is_none, error(domain_error(over, sometimes))) :-
    ten_with("game_over(10, 1).\n", Text),
    game_of(Text, [over(sometimes)], [_]>>true).

:- end_tests(asked_where).

                /*******************************
                *            CONFIGS           *
                *******************************/

%   config_of(?Name, -Text, -Config): the program with Text and takes/1 begins
%   with Config, which it passes to initial_state/2.

config_of(a_menu, "play :- write('Size? '), read(S), S >= 3, S =< 5, start(S).
                   start(S) :- initial_state(S, _).\n", 5).
config_of(a_menu_that_asks_again,
          "play :- size(S), initial_state(S, _).
           size(S) :- read(N), ( N < 2 -> write(no), size(S)
                               ; N > 3 -> size(S) ; S = N ).\n", 3).
config_of(a_menu_that_repeats,
          "play :- size(S), initial_state(S, _).
           size(S) :- repeat, read(S), ( between(10, 12, S) -> ! ; fail ).\n",
          10).
config_of(bounds_of_the_call,
          "play :- number(6, 7, S), initial_state(S, _).
           number(Min, Max, N) :- read(N), N >= Min, N =< Max.\n", 6).
config_of(parts, "play :- size(S), mode(P, Q), initial_state([S,P,Q], _).
                  size(S) :- read(N), option(N, S).
                  option(1, 4). option(2, 6).
                  mode(P, Q) :- read(N), kind(N, P, Q).
                  kind(1, person, person). kind(2, person, computer).\n",
          [4,person,person]).
config_of(a_fact, "demo_config(setting(9, x)).\n", setting(9,x)).
config_of(passed_on, "play :- go(cfg(4,[a,b])).
                      go(C) :- write(C), begin(C).
                      begin(C) :- initial_state(C, _).\n", cfg(4,[a,b])).

%   All configs make a start.

any_config("initial_state(_, s(9,w)).\nnext(w, b). next(b, w).
            valid_moves(s(N,_), Ms) :- findall(M, ( member(M, [1,2]),
                                                    M =< N ), Ms).
            move(s(N,P), M, s(N1,Q)) :- N1 is N-M, next(P, Q).
            game_over(s(0,P), P).\n").

:- begin_tests(configs, [setup(hide_notes), cleanup(show_notes)]).

test(a_config_is_what_the_program_begins_with,
     [forall(config_of(Name, Menu, Config)), Found == Config]) :-
    assertion(nonvar(Name)),
    any_config(Any),
    string_concat(Any, Menu, Text),
    understood(Text, [], Guesses),
    memberchk(guess(config(Found), _), Guesses).
test(a_config_whose_board_is_shown_and_whose_bots_play_comes_first,
     Config-Levels == [6,two]-[1,2]) :-
    understood("play :- mode(C), initial_state(C, _).
                mode([4,one]). mode([6,two]). mode([8,three]).
                initial_state([N,M], s(N,w,M)).\nnext(w, b). next(b, w).
                valid_moves(s(N,_,_), Ms) :- findall(M, ( member(M, [1,2]),
                                                          M =< N ), Ms).
                move(s(N,P,K), M, s(N1,Q,K)) :- N1 is N-M, next(P, Q).
                game_over(s(0,P,_), P).
                choose_move(s(_,_,two), 1, 1). choose_move(s(_,_,two), 2, 2).
                display_game(s(N,_,K)) :- K \\== one, write(N), nl.\n",
               [], Guesses),
    memberchk(guess(config(Config), _), Guesses),
    memberchk(guess(levels(Levels), _), Guesses).
test(a_config_of_the_program_is_taken_though_its_games_have_faults,
     Config == 5) :-
    understood("play :- initial_state(5, _).
                initial_state(N, s(N,w)).\nnext(w, b). next(b, w).
                valid_moves(s(N,_), Ms) :- findall(2, N >= 2, Ms).
                move(s(N,P), M, s(N1,Q)) :- N1 is N-M, next(P, Q).
                game_over(s(0,P), P).\n", [], Guesses),
    memberchk(guess(config(Config), _), Guesses),
    assertion(memberchk(note(stuck(_, _)), Guesses)).

:- end_tests(configs).

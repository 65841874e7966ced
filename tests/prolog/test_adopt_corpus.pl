/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_adopt_corpus, [test_adopt_corpus/0]).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../support/corpus').
:- use_module('../support/student_program').
:- use_module('../support/texts').
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/adopt/texts', [confirms/1]).
:- use_module('../../prolog/tabuleiro/adopt/adopt').
:- use_module('../../prolog/tabuleiro/adopt/game_tab').

/** <module> Programs of tests/corpus are understood

The tables says/2, tells/2 and leaves/3 have the facts that must be understood
about each.
*/

test_adopt_corpus :-
    run_tests(adopt_corpus).

%   says(?Name, ?Option): Option is understood of the program Name.

says(domino, players([white,black])).
says(domino, turn(arg(2))).             % part 2 of the state
says(domino, config(6)).                % the clauses allow 2 to 6
says(domino, levels([1,2])).
says(sowing, players([p1,p2])).
says(sowing, turn(arg(4))).             % also when one plays again
says(sowing, config(default)).
says(sowing, winners([tie-draw])).
says(sowing, levels([1-easy,2-hard])).
says(heaps,  players([ann,bob])).       % play/0 begins with ann
says(heaps,  turn(alternate)).          % the state is the heaps alone
says(heaps,  predicates([ initial(state),
                          valid_moves(player,state,moves),
                          move(player,move,state,new),
                          game_over(state,player,winner),
                          value(player,state,v_to_move),
                          choose_move(player,state,level,move),
                          display_game(state,player)
                        ])).
says(frogs,  config(2/5)).              % play/0 begins with it
says(frogs,  template(X-Y-go(X,Y))).
says(frogs,  winners([none-not_over,t-draw])).
says(frogs,  predicates([value(player,v,state)])).
says(frogs,  levels([1-random,2-greedy])).
says(drop,   players([1,2])).
says(drop,   config([5,5])).
says(drop,   winners([0-draw])).
says(drop,   predicates([initial(config,state),value(arg(1),player,v)])).
says(drop,   levels([1,2])).
says(islands, turn(arg(1))).
says(islands, predicates([ initial_state(state),
                           game_over(state,winner,any,any),
                           after_move=switch(state,new),
                           value(state,v_to_move),
                           choose_move(state,move)
                         ])).
says(islands, winners([-1-draw])).
says(islands, levels([1])).
says(pie,    config([4,4])).
says(pie,    predicates([initial_state(config(1),config(2),state)])).
says(pie,    levels([1-(computer-1),2-(computer-2)])).
says('corredor/corredor', turn(arg(2))).
says('lajes/lajes', players([vertical,horizontal])).
says('lajes/lajes', predicates([ move(move,state,new),
                                 game_over(state,player,winner),
                                 display_game(state,player)
                               ])).
says(domino, dialect(swi)).
says('saltos/saltos', dialect(sicstus)).
says('saltos/saltos', turn(arg(3))).
says('saltos/saltos', config(4)).
says('semaforo/semaforo', quiet(true)).
says(cuts,   players([north,south])).
says(cuts,   predicates([ next_player=whose_turn(move,state,player,next) ])).
says(cuts,   winners([tie-draw])).

says(coins,  winners([draw-_-draw,p1-_-p1,p2-_-p2])).
says(trade,  players([w,b])).
says(trade,  turn(arg(2))).             % though moves name the column b
says(trade,  quiet(true)).
says(trade,  levels([1-(computer-1),2-(computer-2)])).

says(stones, config(5)).                % the menu allows 3 to 5
says(stones, over(no_moves)).           % who is to move has lost then
says(stones, predicates([ initialState(config,state),
                          validMoves(state,is(5),moves),
                          move(move(1),move(2),state,new),
                          gameOver(state,winner),
                          value(player,state,is(5),v),
                          chooseMove(state,level,new),
                          displayGame(state,is(5))
                        ])).
says(stones, levels([1-easy,2-hard])).
says(orchard, predicates([value(state,v_moved)])). % the less, the better
says(orchard, winners(['$unbound'-draw])).   % the loop prints a draw
says(ladder, predicates([game_over(arg(1),arg(4),winner)])).
says('lajes/lajes', config(6)).         % the first that ask_size/1 allows

says(ends,   players([ann,bob])).       % an argument of the loop
says(ends,   turn(arg([2]))).
says(ends,   predicates([display_game(loop([1]), loop([2]), loop([3]))])).
says(ends,   levels([1,2])).
says(bridge, players([white,black])).
says(bridge, jobs(1)).                  % the game is in facts
says(candles, levels([1-loop([])])).    % choose_move/4 has no level
says(hedge,  players([ann,bob])).       % each has a half of the round
says(meadow, players([fox,hare])).      % fox_turn/2 and hare_turn/2
says(shells, winners([nobody-draw])).
says(pairs,  turn(arg([2]))).
says(reeds,  players([south,north])).   % south has the first choice
says(reeds,  turn(arg([2,1,2]))).       % in both halves of the round
says(reeds,  levels([1-loop([]),2-loop([[2,1,3]-plan,[2,1,4]-plan])])).
says(harvest, players([red,blue])).     % only people play
says(tiles,   players([ann,bob])).      % likewise, with the board in a fact
says(tiles,   predicates([display_game])).      % which it displays

%   tells(?Name, ?Note): Note is reported for the program Name.

tells(sowing, same_player(pit(_), _, _)).
tells(heaps,  value_doubtful(whose(v_to_move))).
tells(trade,  value_doubtful(same(0))).  % both can always move alike
tells('corredor/corredor', value_doubtful(same(0))).
tells(pie,    same_player(swap, _, _)).
tells(coins,  to_move(2, turn(moved(2)))).
tells(ends,   no_value).
tells(bridge, no_value).
tells(candles, no_value).
tells(hedge,  no_value).
tells(shells, no_value).
tells(pairs,  no_value).
tells(reeds,  no_value).
tells(shells, drawn(plan/3)).
tells(meadow, no_value).
tells(harvest, no_value).
tells(harvest, typed_moves).
tells(tiles,   no_value).
tells(tiles,   typed_moves).

%   leaves(?Name, ?Depth, ?Count): the size of the game tree.

leaves(domino,  1, 30).
leaves(sowing,  1, 4).
leaves(heaps,   1, 9).
leaves(frogs,   3, 8).
leaves(drop,    3, 125).
leaves(islands, 3, 120).
leaves(pie,     2, 256).
leaves(cuts,    3, 120).
leaves(trade,   1, 24).
leaves(coins,   3, 8).
leaves('corredor/corredor', 1, 6).
leaves('lajes/lajes', 1, 30).
leaves(stones,  1, 25).
leaves(orchard, 3, 8).
leaves(ladder,  3, 12).
leaves('saltos/saltos', 3, 64).
leaves('semaforo/semaforo', 3, 1728).
leaves(ends,    3, 8).                  % left and right, whatever the row is
leaves(hedge,   3, 8).
leaves(meadow,  2, 4).
leaves(reeds,   2, 16).                 % two places, two heights
leaves(pairs,   3, 504).                % 9*8*7: each stone is a choice
leaves(shells,  2, 31).                 % five shells, or none
leaves(candles, 1, 11).                 % six candles, five pairs
leaves(harvest, 3, 302).                % a heap and a number are a move
leaves(tiles,   2, 48).                 % and none that leaves for the menu
leaves(bridge,  1, 20).                % the menu allows 3 to 5

corpus(Name, Game, Guesses) :-
    leaves(Name, _, _),
    corpus_file(Name, File),
    adopt_game(File, [], Game, Guesses).

:- begin_tests(adopt_corpus, [setup(hide_notes), cleanup(show_notes)]).

test(it_is_a_game, [forall(corpus(_, Game, _))]) :-
    must_be_game(Game).
test(understood, [forall(says(Name, Option)), true(Found =@= Option)]) :-
    corpus(Name, _, Guesses),
    functor(Option, Key, 1),
    functor(Found, Key, 1),
    once(member(guess(Found, _), Guesses)).
test(told, [forall(tells(Name, Note))]) :-
    corpus(Name, _, Guesses),
    memberchk(note(Note), Guesses).
test(nothing_else_is_told,
     [ forall(( corpus(Name, _, Guesses),
                \+ tells(Name, _)
              )),
       Notes == []
     ]) :-
    findall(Note,
            ( member(note(Note), Guesses),
              \+ confirms(Note),
              Note \== not_watched      % on a slow machine, any of them
            ),
            Notes).
test(its_tree_is_counted, [forall(leaves(Name, Depth, Count)), N == Count]) :-
    corpus(Name, Game, _),
    Game:initial_state(default, State),
    perft(Game, State, Depth, N).
test(random_games_end,
     [forall(corpus(_, Game, _)), Ends-Faults == [rules-4]-[]]) :-
    set_random(seed(1)),
    match(Game, random, random, Result, [games(4),max_plies(200)]),
    _{ends:Ends, faults:Faults} :< Result.
test(its_bots_play,
     [ forall(( corpus(_, Game, Guesses),
                member(guess(levels(Levels), _), Guesses),
                nth1(N, Levels, _)
              )),
       Faults == []
     ]) :-
    set_random(seed(1)),
    match(Game, level(N), random, Result, [games(2),max_plies(200)]),
    Faults = Result.faults.

test(what_is_saved_is_read, [forall(corpus(_, _, Guesses))]) :-
    findall(Option, member(guess(Option, _), Guesses), Options),
    with_output_to(string(Text), write_tab(current_output, Guesses)),
    with_program("", reads_back(Text, Options)).

reads_back(Text, Options, File) :-
    tab_file(File, Tab),
    write_text(Tab, Text),
    read_tab(Tab, user, Read),
    assertion(Read =@= Options).

:- end_tests(adopt_corpus).

/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(test_coach, [test_coach/0]).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../support/for_all').
:- use_module('../support/message_text').
:- use_module('../../examples/own_game/hare_and_hounds', []).
:- use_module('../../prolog/tabuleiro').
:- use_module('../../prolog/tabuleiro/coach/comment').
:- use_module('../../prolog/tabuleiro/coach/deeds').
:- use_module('../../prolog/tabuleiro/coach/judgement').
:- use_module('../../prolog/tabuleiro/match/pie', [pie_game/2]).

/** <module> The words, the accuracy and the reasons for moves
*/

test_coach :-
    run_tests([judgement, coach]).

near(X, Y) :-
    assertion(abs(X-Y) < 0.0005).

%   A ply of player 1 or 2, who had Chance and then After.

ply(Player, Chance, After,
    ply{player:Player, chance:Chance, after:After, loss:Loss}) :-
    Loss is max(0.0, Chance-After).

:- begin_tests(judgement).

test(the_words_are_those_of_lichess,
     [ forall(member(Loss-Word,
                     [ 0.0-good, 0.049-good, 0.05-inaccuracy,
                       0.099-inaccuracy, 0.1-mistake, 0.149-mistake,
                       0.15-blunder, 1.0-blunder
                     ])),
       Judgement == Word
     ]) :-
    judged_loss(Loss, Judgement).
test(the_accuracy_of_a_move_is_that_of_lichess,
     [forall(member(Loss-Accuracy,
                    [ 0.0-1.0, 0.05-0.8082, 0.1-0.6458, 0.3-0.2577,
                      0.9-0.0
                    ]))]) :-
    move_accuracy(Loss, Found),
    near(Found, Accuracy).
test(one_blunder_is_the_whole_game) :-
    ply(1, 0.514, 0.035, Ply),
    game_accuracy([Ply], 1, Accuracy),
    near(Accuracy, 0.1065).
test(moves_without_loss_are_perfect, Accuracy =:= 1) :-
    maplist([Player,Ply]>>ply(Player, 0.5, 0.5, Ply), [1,2,1,2], Plies),
    game_accuracy(Plies, 2, Accuracy).
test(moves_in_a_decided_game_do_not_count) :-
    ply(1, 0.5, 0.2, Bad),
    ply(2, 0.8, 0.7, Other),
    ply(1, 0.04, 0.04, Lost),
    ply(1, 0.99, 0.97, Won),
    length(Losts, 20),
    maplist(=(Lost), Losts),
    game_accuracy([Bad,Other,Bad], 1, Alone),
    game_accuracy([Bad,Other,Bad,Won|Losts], 1, Accuracy),
    near(Accuracy, Alone).
test(to_throw_a_won_game_away_counts, true(Accuracy < 0.1)) :-
    ply(1, 0.99, 0.4, Ply),
    game_accuracy([Ply], 1, Accuracy).
test(who_made_no_move_that_counts_has_no_accuracy,
     [ forall(member(Plies,
                     [ [],
                       [ply{player:1, chance:0.01, after:0.0, loss:0.01}]
                     ])),
       Accuracy == none
     ]) :-
    game_accuracy(Plies, 1, Accuracy).
test(losses_where_much_happens_weigh_more) :-
    ply(1, 0.5, 0.4, Loss),
    ply(1, 0.5, 0.5, Quiet),
    ply(2, 0.5, 0.1, Swing),
    length(Quiets, 8),
    maplist(=(Quiet), Quiets),
    append([Loss|Quiets], [Swing], Calm),
    append([Quiet|Quiets], [Swing,Loss], Wild),
    game_accuracy(Calm, 1, InCalm),
    game_accuracy(Wild, 1, InWild),
    assertion(InCalm > InWild).

:- end_tests(judgement).

commented(Game, Position, Move, State, Comment) :-
    load_game(Game, _),
    state_notation(Game, State, Position),
    once(Game:move_notation(State, Term, Move)),
    comment_move(Game, State, Term, Comment).

reasons(Game, Position, Move, Reasons) :-
    commented(Game, Position, Move, _, Comment),
    Reasons = Comment.reasons.

comment_text(Game, Position, Move, Text) :-
    commented(Game, Position, Move, State, Comment),
    readable_comment(Game, State, Comment, Message),
    message_text(tabuleiro(Message), Text).

%   said(Game, Position, Move, Sentence): a comment on Move has Sentence.

said(wali, "1WB2/BWBWB/WBWBW/1WBWB/1BWBW/BW1BW_W_move_a3-a2,a4-a5",
     "d1-d0", "d1-d0 lets Black make three on c1-d1-e1 and take d3.").
said(wali, "1W1B1/BWBWB/WBWBW/BWBWB/1BWBW/1WBW1_B_move_c0-b0,a0-a1",
     "e1-e0", "e1-e0 threatens to make three on c0-d0-e0.").
said(tactigon,
     "x1c1p/c2s1t1x1c3/x1t2x3/x2s3x2/x2c6t3x1c5x1/x4C1C3x1/c4x4/\c
      x1T1S1T2x1/x2S3x2/C4PT3x1C5/C6_red",
     "3-7>1-5",
     "3-7>1-5 lets Cyan take the square on 1-5").
said(tactigon,
     "x1c1p/c2s1t1x1c3/x1t2x1t3x1/x2s3x2/x2c6S2x1c5x1/x4C1x2/c4x3C3/\c
      x1T1S1T2x1/x2S3x2/C4PT3x1C5/C6_red",
     "5-6>5-5", "5-6>5-5 threatens to hold both gold tiles and take the \c
                 circle on 5-4.").
said(tactigon, "px2/x2c1x2/x3s2c3/c2x4/x1c4x2c6c5x1/x2C1x4/x4C3/\c
                C4x1T2x2/x2T3x2/Px1C6x1C5/x1_cian",
     "2-0>1-5", "2-0>1-5 lets Red win in the next turn. Cyan has lost").
said(tactigon, "px2/x2c1x2/x3s2c3/c2x4/x1c4x2c6c5x1/x2C1x4/x4C3/\c
                C4x1T2x2/x2T3x2/Px1C6x1C5/x1_cian",
     "2-0>1-5", "With 5-4>5-5, Cyan can go to the gold on 5-5.").
said(wali, "3B1/2WWW/WWW2/1W1W1/WW1W1/BB1W1_W_take_c3-d3,e0-d0", "xb5",
     "xb5 wins at once. Black has two stones left.").
said(mitsudomoe, "1b.w.bBw.bw.b/B2Bw.b/WW3/w4/W4_B_ball", "a2-b1",
     "a2-b1 lets White win in the next turn. Black has no ring to lay.").
said(waldmeister,
     "1/2/3/4/5/6/7/c1axn1y1/aoxbn2/boxcy1/ymacz/bbx1/co1/b1/\c
      z_312220012-000323222_2",
     "h1-g2+3-3", "h1-g2+3-3 lets Player 1 join ").

said(wali, "W4/4B/2W2/5/5/B4_W_drop", "e5",
     "b1 gives White more gaps between two stones and more cells to drop").
said(wali, "W4/4B/2W2/5/5/B4_W_drop", "e5", "  b1, then ").
%   Plies are State-Move-Next of a game between two searches.

some_plies(Game, Plies) :-
    load_game(Game, _),
    Game:initial_state(default, State),
    set_random(seed(7)),
    plies(60, Game, State, Plies).

plies(N, Game, State, [State-Move-Next|Plies]) :-
    N > 0,
    Game:choose_move(State, search([nodes(100),threads(1),hash(1)]), Move),
    !,
    Game:move(State, Move, Next),
    N1 is N-1,
    plies(N1, Game, Next, Plies).
plies(_, _, _, []).

:- begin_tests(coach).

test(reasons_are_sentences_of_the_game,
     [forall(said(Game, Position, Move, Sentence))]) :-
    comment_text(Game, Position, Move, Text),
    split_string(Text, "\n", "", Lines),
    (   member(Line, Lines),
        sub_string(Line, 0, _, _, Sentence)
    ->  true
    ;   throw(not_said(Sentence, Text))
    ).
test(a_win_at_once_needs_no_other_reason, Reasons = [wins("xb5", 1, _)]) :-
    reasons(wali, "3B1/2WWW/WWW2/1W1W1/WW1W1/BB1W1_W_take_c3-d3,e0-d0",
            "xb5", Reasons).
test(a_take_that_must_be_made_is_no_reason,
     Reasons = [threatens("xb1", _)|_]) :-
    reasons(wali, "WBWB1/BWB1W/3W1/1BBB1/1W3/1B1B1_B_take_e0-e1,c4-c3",
            "xb1", Reasons).
test(there_is_a_reason_where_nothing_happens,
     [ forall(member(reason(Game, Position, Move, Reason),
                     [ reason(tactigon,
                              "x2c1/x5/x5/x3pc3/x4c6x2/x1C4x5/x4C3/x5/x5/\c
                               x1PC6x1C5/x1_cian",
                              "4-0>3-0", quiet),
                       reason(wali,
                              "1BWB1/1WBW1/B1WB1/B1BBW/2BW1/BBB2_W_move_-,\c
                               a4-a5",
                              "e3-e2", decided("White", loss))
                     ])),
       Reasons == [Reason]
     ]) :-
    reasons(Game, Position, Move, Reasons).
test(no_text_for_people_has_logits_or_nets,
     [forall(said(Game, Position, Move, _))]) :-
    comment_text(Game, Position, Move, Text),
    assertion(\+ sub_string(Text, _, _, _, "logit")),
    assertion(\+ sub_string(Text, _, _, _, " net ")).
test(a_missed_win_is_named) :-
    commented(tactigon,
              "x3/x5/x5/x5/x2C1px3/x7/x5/x5/x5/x2Px2/x1_red", "3-9>3-8",
              State, Comment),
    tactigon:move_notation(State, Comment.best, Best),
    assertion(memberchk(wins(Best, 1, tactigon(_)), Comment.reasons)),
    comment_move(tactigon, State, Comment.best, Praise),
    assertion(Praise.reasons = [wins(Best, 1, tactigon(_))|_]).
test(the_same_on_every_run,
     [forall(said(Game, Position, Move, _)), Comment1 == Comment2]) :-
    commented(Game, Position, Move, _, Comment1),
    commented(Game, Position, Move, _, Comment2).
test(a_game_without_deeds_has_a_word_and_a_line) :-
    hare_and_hounds:initial_state(default, State),
    hare_and_hounds:valid_moves(State, [Move|_]),
    comment_move(hare_and_hounds, State, Move, Comment),
    assertion(Comment.line = [Move|_]),
    assertion(Comment.loss >= 0.0),
    readable_comment(hare_and_hounds, State, Comment, Message),
    message_text(tabuleiro(Message), Text),
    assertion(sub_string(Text, _, _, _, "%")).
test(with_the_pie_rule_names_are_those_of_who_plays, Name == "First") :-
    load_game(mitsudomoe, _),
    pie_game(mitsudomoe, Pie),
    Pie:initial_state(default, State),
    Pie:valid_moves(State, [Move|_]),
    comment_move(Pie, State, Move, Comment),
    readable_comment(Pie, State, Comment, commented(Name, _, _, _)).
test(a_deed_is_worth_one_to_nine_and_has_a_text,
     [forall(game_name(Game))]) :-
    some_plies(Game, Plies),
    findall(Deed,
            ( member(State-Move-Next, Plies),
              Game:move_deeds(State, Move, Next, Deeds),
              member(Deed, Deeds)
            ),
            Found),
    sort(Found, Set),
    for_all(member(Worth-Message, Set),
            ( assertion(between(1, 9, Worth)),
              message_text(Message, Text),
              assertion(\+ sub_string(Text, _, _, _, "Unknown message"))
            )).
test(c_and_reference_have_the_same_deeds, [forall(game_name(Game))]) :-
    some_plies(Game, Plies),
    atom_concat(Game, '_reference', Reference),
    for_all(member(State-Move-Next, Plies),
            ( Game:move_deeds(State, Move, Next, Deeds),
              Reference:move_deeds(State, Move, Next, Deeds1),
              assertion(Deeds == Deeds1)
            )).
test(threats_are_found_in_every_state_with_other_turns,
     [forall(member(Game, [wali,mitsudomoe,tactigon]))]) :-
    some_plies(Game, Plies),
    Game:game_info(Info),
    findall(Threats,
            ( member(State-_-_, Plies),
              member(Player, Info.players),
              threats(Game, State, Player, Threats)
            ),
            Found),
    length(Plies, Count),
    length(Found, FoundCount),
    assertion(FoundCount =:= 2*Count),
    assertion(memberchk([_|_], Found)).

:- end_tests(coach).

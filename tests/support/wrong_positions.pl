/*  Part of tabuleiro, board games with a C engine

    Copyright (c) 2026, the tabuleiro developers
    SPDX-License-Identifier: BSD-2-Clause
*/

:- module(wrong_positions,
          [ wrong/3                     % ?Game, ?Text, ?Error
          ]).

/** <module> Texts that are not positions, and their errors
*/

%!  wrong(?Game, ?Text, ?Error) is nondet.
%
%   Text is not a position of Game. Error is the offset in Text and the term
%   that is expected there, or the formal of an error.

wrong(wali, "", 0-cell).
wrong(wali, "5/5/5/5/5/5", 11-cell).
wrong(wali, "5/5/5/5/5/5_", 12-one_of(["W","B"])).
wrong(wali, "5/5/5/5/5/5_W", 13-field).
wrong(wali, "5/5/5/5/5/5_w_drop", 12-one_of(["W","B"])).
wrong(wali, "5/5/5x/5/5/5_W_drop", 5-cell).
wrong(wali, "5/5/4/5/5/5_W_drop", 4-row(5)).
wrong(wali, "5/5/4W1/5/5/5_W_drop", 4-row(5)).
wrong(wali, "5/5//5/5/5_W_drop", 4-row(5)).
wrong(wali, "5/5_W_drop", 0-board).
wrong(wali, "9/9/9_W_drop", 0-board).
wrong(wali, "5/5/99999999999/5/5/5_W_drop", 4-row(5)).
wrong(wali, "5/5/0W4/5/5/5_W_drop", 4-cell).
wrong(wali, "5/5/5/5/5/5_W_drop ", 14-one_of(["drop","move","take","take2"])).
wrong(wali, "5/5/5/5/5/5_W_drop_take-all", 19-one_of(_)).
wrong(wali, "5/5/5/5/5/5_W_drop_take-any,", 28-one_of(_)).
wrong(wali, "5/5/5/5/5/5_W_drop_take-any_", 27-end).
wrong(wali, "23/5/5/5/5/5_W_drop", 0-board).
wrong(wali, "3/3/3_W_drop_take-any,double-two",
      0-text("3/3/3_W_drop_double-two,take-any")).
wrong(wali, "WBW/BWB/1B1_W_move_i1-a1,-", 19-cell_name).
wrong(wali, "WBW/BWB/1B1_W_move_a1a2,-", 21-one_of(["-"])).
wrong(wali, "WBW/BWB/1B1_W_move_-", 20-one_of([","])).
wrong(wali, "WW3/5/5/5/5/5_B_drop", domain_error(wali_state, _)).
wrong(wali, "WBW/BWB/1B1_W_move_a2-a1,-", domain_error(wali_state, _)).
wrong(wali, "WBW/BWB/1B1_W_move_a0-a0,-", domain_error(wali_state, _)).
wrong(wali, "8/8/8/8/8/8/8/8_W_take_-,-", domain_error(wali_state, _)).
wrong(waldmeister, "1/2_333333333-333333333_1", 0-board).
wrong(waldmeister, "1/2/2_333333333-333333333_1", 4-row(1)).
wrong(waldmeister, "1/2/1_33333333-333333333_1", 14-digit(0, 3)).
wrong(waldmeister, "1/2/1_333333334-333333333_1", 14-digit(0, 3)).
wrong(waldmeister, "1/2/1_333333333333333333_1", 15-one_of(["-"])).
wrong(waldmeister, "1/2/1_333333333-333333333_3", 26-one_of(["1","2"])).
wrong(waldmeister, "d/2/1_333333333-333333333_1", 0-cell).
wrong(waldmeister, "a/2/1_333333333-333333333_1",
      domain_error(wald_meister_state, _)).
wrong(mitsudomoe, "3BB/4B/5/W4/WW3_W_relocate_f1", 27-cell_name).
wrong(mitsudomoe, "3BB/4B/5/W4/WW3_W_relocate", 26-field).
wrong(mitsudomoe, "3BB/4B/5/W.4/WW3_W_ring", 11-one_of(["w","b"])).
wrong(mitsudomoe, "3BB/4B/5/W4/WW3/5_W_ring", 0-board).
wrong(mitsudomoe, "3BB/4B/5/W4/WW3_W_relocate_e2,e1",
      domain_error(mitsudomoe_state, _)).
wrong(mitsudomoe, "3BB/4B/2w2/W4/WwW.w.w.w.w.w2_W_ring",
      domain_error(mitsudomoe_state, _)).
wrong(mitsudomoe, "3BB/4B/5/W4/WW3_W_relocate_e1",
      domain_error(mitsudomoe_state, _)).
wrong(mitsudomoe, "3BB/4B/5/W4/W4_W_ring", domain_error(mitsudomoe_state, _)).
wrong(tactigon, "x3/x5/x5/x5/x3px3/x7/x5/x5/x5/x2Px2/x_red", 36-cell).
wrong(tactigon, "x3/x5/x5/x5/x3cx3/x7/x5/x5/x5/x2Px2/x1_red", 15-digit(1, 6)).
wrong(tactigon, "x3/x5/x5/x5/x3t4x3/x7/x5/x5/x5/x2Px2/x1_red",
      domain_error(tactigon_state, _)).
wrong(tactigon, "x3/x5/x5/x5/x2ppx3/x7/x5/x5/x5/x2Px2/x1_red",
      domain_error(tactigon_state, _)).
wrong(tactigon, "x3/x5/x5/x5/x3px3/x7/x5/x5/x5/x2Px2/x1_blue",
      39-one_of(["cian","red"])).
wrong(tactigon, "x3/x5/x5/x5/x3px3/x7/x5/x5/x5/x2Px2_red", 0-board).
wrong(tactigon, "x3/x5/x5/x5/x3px3/x7/x5/x5/x5/x2Px1x1/x1_red",
      0-text("x3/x5/x5/x5/x3px3/x7/x5/x5/x5/x2Px2/x1_red")).

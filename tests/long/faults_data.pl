%   fault(Name, File, Old, New, Test): with New instead of Old, which File has
%   exactly once, Test fails.

%   Techniques of alpha-beta: the search still finds good moves without one of
%   them, so that only the signature notices.

fault(no_table_move, 'c_src/engine/alphabeta_tree.c',
      "picker_new(g, &w->history, p, ply, player, known.move, most,",
      "picker_new(g, &w->history, p, ply, player, MOVE_NONE, most,",
      signature).
fault(no_table_cut, 'c_src/engine/alphabeta_tree.c',
      "if (table_probe(w->table, hash, &known)) {",
      "if (table_probe(w->table, hash, &known) && ply < 0) {",
      signature).
fault(no_killers, 'c_src/engine/history.c',
      "if (m != h->killers[ply][0]) {",
      "if (ply < 0) {",
      signature).
fault(inverted_history, 'c_src/engine/picker.c',
      "promise[i] * PROMISE + history_score",
      "promise[i] * PROMISE - history_score",
      signature).
fault(no_history, 'c_src/engine/history.c',
      "*score = (int16_t)(*score + bonus - *score * abs(bonus) / HISTORY_MOST);",
      "(void)bonus, (void)score;",
      signature).
fault(no_order_of_the_game, 'c_src/engine/picker.c',
      "promise[i] = promise[i] * PROMISE +",
      "promise[i] =",
      signature).
fault(no_aspiration, 'c_src/engine/alphabeta_root.c',
      "depth >= ASPIRATION_DEPTH && !think_is_decided(last);",
      "depth < 0 && !think_is_decided(last);",
      signature).
fault(no_reductions, 'c_src/engine/alphabeta.h',
      "if (!w->selective || depth < REDUCE_DEPTH || i < REDUCE_MOVES)",
      "if (i >= 0 || depth < REDUCE_DEPTH || !w->selective)",
      signature).
fault(no_late_move_pruning, 'c_src/engine/alphabeta_tree.c',
      "const bool late = w->selective && !pv && depth <= LATE_DEPTH;",
      "const bool late = w->selective && !pv && depth < 0;",
      signature).
fault(no_principal_variation_search, 'c_src/engine/alphabeta_tree.c',
      "if (searched == 0) {",
      "if (searched >= 0) {",
      signature).
fault(first_stage_only, 'c_src/engine/picker.c',
      "if (k->stage == ALL || (k->stage == PROMISING && k->n < k->most))",
      "if (k->stage != EARLY)",
      c(alphabeta)).
fault(turn_cut_in_half, 'c_src/engine/alphabeta_tree.c',
      "!(w->selective && g->turn_begins && !g->turn_begins(p))",
      "g->max_moves > 0",
      signature).

%   Techniques of mcts.

fault(no_priors, 'c_src/engine/mcts_visit.c',
      "(float)exp(share / PRIOR_SCALE)",
      "(float)(share + PRIOR_SCALE)",
      signature).
fault(no_minimax, 'c_src/engine/mcts_visit.c',
      "changes = changes && set_minimax(t, &t->nodes[i]);",
      "changes = changes && t == NULL;",
      signature).
fault(no_solver, 'c_src/engine/mcts_visit.c',
      "  tree_settle(w->tree, i);\n  return true;",
      "  return true;",
      c(mcts)).
fault(explores_nothing, 'c_src/engine/mcts_visit.c',
      "EXPLORE = 0.5;", "EXPLORE = 0;",
      signature).
fault(playouts_of_one_ply, 'c_src/engine/mcts_visit.c',
      "PLAYOUT_PLIES = 200 }", "PLAYOUT_PLIES = 1 }",
      signature).

%   What the searches stand on.

fault(evaluation_forgets_a_term, 'c_src/engine/evaluation.c',
      "for (int i = 0; terms[i].name; i++)",
      "for (int i = 1; terms[i].name; i++)",
      signature).
fault(repetition_is_no_draw, 'c_src/engine/alphabeta_tree.c',
      "    return THINK_DRAW;\n  w->path",
      "    (void)0;\n  w->path",
      c(alphabeta)).
fault(loss_told_from_another_ply, 'c_src/engine/alphabeta_tree.c',
      ": score < -THINK_DECIDED ? score + ply",
      ": score < -THINK_DECIDED ? score",
      c(alphabeta)).
fault(deeper_is_better_in_minimax, 'c_src/engine/alphabeta_tree.c',
      "(w->selective ? known.depth >= depth : known.depth == depth)",
      "known.depth >= depth",
      c(alphabeta)).
fault(other_side_of_a_bound, 'c_src/engine/alphabeta_tree.c',
      "(known.bound == TABLE_LOWER ? score >= beta : score <= alpha)",
      "(known.bound == TABLE_LOWER ? score >= alpha : score <= alpha)",
      c(alphabeta)).
fault(picks_a_move_twice, 'c_src/engine/picker.c',
      "if (!is_among(k->tried, k->n_before, m))",
      "if (m != MOVE_NONE)",
      c(picker)).
fault(history_without_bounds, 'c_src/engine/history.c',
      "*score = (int16_t)(*score + bonus - *score * abs(bonus) / HISTORY_MOST);",
      "*score = (int16_t)(*score + bonus);",
      c(picker)).
fault(node_lost_between_threads, 'c_src/engine/team.c',
      "((uint64_t)id < most_nodes % threads)",
      "((uint64_t)id < most_nodes % threads / 2)",
      c(team)).

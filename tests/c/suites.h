/* suites.h - the test suites, one for each unit. */

#ifndef TABULEIRO_SUITES_H
#define TABULEIRO_SUITES_H

#include <check.h>

Suite *platform_suite(void);
Suite *bitboard_suite(void);
Suite *rng_suite(void);
Suite *perft_suite(void);
Suite *playout_suite(void);
Suite *minimax_suite(void);
Suite *table_suite(void);
Suite *algorithm_suite(void);
Suite *team_suite(void);
Suite *picker_suite(void);
Suite *alphabeta_suite(void);
Suite *evaluation_suite(void);
Suite *net_suite(void);
Suite *mcts_suite(void);
Suite *time_plan_suite(void);
Suite *registry_suite(void);
Suite *notation_suite(void);
Suite *mitsudomoe_suite(void);
Suite *tactigon_suite(void);
Suite *waldmeister_suite(void);
Suite *wali_suite(void);

#endif

#include "time_plan.h"

/* The limit, as a multiple of the target and as a share of the time left. */
static const double LIMIT_TARGETS = 3, LIMIT_SHARE = 0.25;

/* The target is multiplied by STEADY, and more while the best move changes. */
static const double STEADY = 0.7, UNREST_WEIGHT = 0.6;

static double
least(double a, double b) {
  return a < b ? a : b;
}

static double
most(double a, double b) {
  return a > b ? a : b;
}

time_plan
time_plan_new(double left, double increment, double overhead, int moves) {
  const double usable = most(left - TIME_PLAN_RESERVE * overhead, 0);
  const double wanted =
      most(usable / TIME_PLAN_MOVES + increment - overhead, 0);
  const double limit =
      moves == 1 ? 0 : least(LIMIT_TARGETS * wanted, LIMIT_SHARE * usable);

  return (time_plan){
      .target = least(wanted, limit), .limit = limit, .best = MOVE_NONE};
}

bool
time_plan_is_over(time_plan *plan, move best, double seconds) {
  const bool changed = plan->best != MOVE_NONE && best != plan->best;

  plan->unrest = plan->unrest / 2 + changed;
  plan->best = best;
  return seconds >= plan->limit ||
         seconds >= plan->target * (STEADY + UNREST_WEIGHT * plan->unrest);
}

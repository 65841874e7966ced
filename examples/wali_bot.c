/* Plays legal moves of Wali, 5x6, by UGI; R4 to R10: games/wali/README.md */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
enum { DROP, MOVE, TAKE }; /* White is 1, Black -1, of whom [p + 1] is */
static int board[72], hand[3], start[3], end[3], turn, phase;
static int along(int i, int step) { /* like stones from i on */
  return board[i + step] == board[i] ? 1 + along(i + step, step) : 0;
}
static int three(int i) { /* R7 */
  return along(i, 1) + along(i, -1) == 2 || along(i, 8) + along(i, -8) == 2;
}
static int legal(int p, int a, int b) { /* a is b in drops and takes */
  const int *const at = board + a, step = abs(a - b);
  if (phase == MOVE) /* R6, R8 */
    return (step == 1 || step == 8) && *at == p && board[b] == 0 &&
           (a != end[p + 1] || b != start[p + 1]);
  if (phase == TAKE) /* R9 */
    return step == 0 && *at == -p && !three(a);
  return step == 0 && *at == 0 && hand[p + 1] > 0 && at[1] != p && /* R4 */
         at[-1] != p && at[8] != p && at[-8] != p;
}
static int choose(int p) { /* a random move, 72 a + b; 0 for none */
  int move = 0, count = 0;
  for (int i = 72 * 9; i < 72 * 55; i++)
    if (legal(p, i / 72, i % 72) && rand() % ++count == 0)
      move = i;
  return move;
}
static void play(int a, int b) {
  const int p = turn, was = phase;
  board[a] = was == DROP ? p : 0, turn = -p;
  if (was == DROP && --hand[p + 1] >= 0) { /* R5 */
    turn = choose(-p) ? -p : choose(p) ? p : 1;
    phase = choose(turn) ? DROP : MOVE;
  } else if (was == MOVE) {
    board[b] = p, start[p + 1] = a, end[p + 1] = b, phase = TAKE;
    turn = three(b) && choose(p) ? p : -p; /* R10 */
  }
  phase = was == DROP ? phase : was == MOVE && turn == p ? TAKE : MOVE;
}
int main(void) {
  for (char w[16]; scanf("%15s", w) == 1 && strcmp(w, "quit") != 0;) {
    const char *const a = w + (*w == 'x'), *const b = a[2] == '-' ? a + 3 : a;
    if (strcmp(w, "startpos") == 0) {
      for (int i = 0; i < 72; i++) /* a0 is 9, b0 is 10, a1 is 17 */
        board[i] = i % 8 < 1 || i % 8 > 5 || i < 9 || i > 54 ? 9 : 0;
      hand[0] = hand[2] = 12, end[0] = end[2] = 0, turn = 1, phase = DROP;
    } else if (*a >= 'a' && *a <= 'e' && a[1] >= '0' && a[1] <= '5') {
      play(*a + 8 * a[1] - 472, *b + 8 * b[1] - 472);
    } else if (strcmp(w, "go") == 0) {
      const int m = choose(turn), c = m / 72 - 9, d = m % 72 - 9;
      printf("bestmove %s%c%d", phase == TAKE ? "x" : "", c % 8 + 'a', c / 8);
      printf(c == d ? "\n" : "-%c%d\n", d % 8 + 'a', d / 8);
    } else if (strcmp(w, "ugi") == 0 || strcmp(w, "isready") == 0)
      puts(*w == 'u' ? "ugiok" : "readyok");
    fflush(stdout);
  }
}

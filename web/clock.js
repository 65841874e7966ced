// The clock of a game: seconds for each player, and an increment for each move, as in prolog/tabuleiro/match/clock.pl. A player
// whose time is used up has lost.

// The choices of a new game, as in the menu of the terminal.
export const CLOCKS = ['180+2', '300+0', '600+5', '900+10'];

export class Clock {
  // kept: {limit, used, moves}, used in milliseconds; limit such as '180+2'.
  constructor({limit, used = [0, 0], moves = [0, 0]}) {
    const [seconds, increment] = limit.split('+').map(Number);
    Object.assign(this, {limit, seconds, increment, used: [...used], moves: [...moves], player: null, node: null, since: 0});
  }

  kept() {
    const {limit, used, moves} = this;
    return {limit, used, moves};
  }

  // The game shows node, in which player is to move; null if nobody's clock runs.
  show(node, player, now) {
    if (this.player !== null) this.used[this.player - 1] += now - this.since;
    if (this.player !== null && node.parent !== null && node.parent === this.node) this.moves[this.player - 1]++;
    Object.assign(this, {node, player, since: now});
  }

  // The milliseconds that player has left.
  left(player, now) {
    const running = player === this.player ? now - this.since : 0;
    const i = player - 1;
    return Math.max(0, 1000 * (this.seconds + this.increment * this.moves[i]) - this.used[i] - running);
  }

  // The player whose time is used up, or null.
  late(now) {
    return this.player !== null && this.left(this.player, now) === 0 ? this.player : null;
  }
}

// Minutes and seconds; below 20 seconds also tenths.
export function timeText(left) {
  const tenths = Math.ceil(left / 100);
  if (tenths < 200) return `0:${String(Math.floor(tenths / 10)).padStart(2, '0')}.${tenths % 10}`;
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

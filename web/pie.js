// The pie rule: whoever may change sides must first say whether to.

import {button} from './dom.js';
import {SWAP, bothSides, maySwap, playerName} from './sides.js';
import {t} from './texts.js';

export class Pie {
  constructor() {
    this.asks = false;
  }

  // A new position, in which the person may choose if open.
  begin({info, game}, open) {
    this.info = info;
    this.position = game.position;
    this.asks = open && maySwap(info, this.position);
  }

  get values() {
    return {player: playerName(this.info, this.position.player), ...bothSides(this.info, this.position)};
  }

  question() {
    return this.asks ? t('change_or_keep', this.values) : null;
  }

  // Returns `swap` or `keep` for a typed answer, else null.
  answer(words) {
    if (!this.asks) return null;
    return t('keep_words').includes(words) ? 'keep' : t('change_words').includes(words) ? SWAP : null;
  }

  kept() {
    this.asks = false;
    return t('keeps', this.values);
  }

  buttons(swap, keep) {
    return [button(this.moveText(SWAP), swap, {id: 'swap', class: 'main'}),
            button(t('keep', this.values), keep, {id: 'keep'})];
  }

  // What a move is called on the page.
  moveText(move) {
    return move === SWAP && maySwap(this.info, this.position) ? t('change', this.values) : move;
  }
}

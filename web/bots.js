// The moves of bots.

import {fullName} from './sides.js';
import {t} from './texts.js';
import {think} from './think.js';

const PAUSE = 250;                      // ms before a bot's move, so that one sees the move before it

export class Bots {
  constructor(say) {
    this.say = say;
  }

  stop() {
    this.search?.();
    clearTimeout(this.timer);
    this.search = null;
  }

  // Requests the move of the bot whose turn it is, if any.
  start({game, info}) {
    const level = game.botToMove();
    if (level === null || game.room) return;
    const {node, position} = game;
    const player = fullName(info, position, position.player);
    const failed = error => this.say(error.message);
    this.say(t('thinks', {player}));
    const began = performance.now();
    this.search = think('choose', {...game.fields(), level}, message => {
      if (node !== game.node) return;
      if (message.type === 'queued') this.say(t('queued', {place: message.place}));
      else if (message.type === 'error') failed(message);
      else if (message.type === 'move') {
        if (message.book) this.say(t('from_book', {player}));
        const rest = Math.max(0, PAUSE - (performance.now() - began));
        this.timer = setTimeout(() => game.play(message.move).catch(failed), rest);
      }
    });
  }
}

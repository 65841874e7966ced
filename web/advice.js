// Advice on a position: a hint, an explanation of the last move, the coach, and the warning of a first turn that loses at once.

import {$, el, button, patch} from './dom.js';
import {coach} from './settings.js';
import {t} from './texts.js';
import {think} from './think.js';

const PATIENCE = 1500;                  // ms that a move waits for the warning

// The person to move has not yet completed a turn: in the plies so far, each of which tells its player.
export const isFirstTurn = (plies, player) =>
  !plies.some((ply, i) => ply.player === player && plies.slice(i).some(later => later.player !== player));

export class Advice {
  // moveText(move) names a move; arrows(list) draws on the board; changed() is called when the hint or the verdict changes,
  // risks() when the moves that lose at once are known.
  constructor(table, {moveText, arrows, changed, risks}) {
    this.table = table;
    this.moveText = moveText;
    this.arrows = arrows;
    this.changed = changed;
    this.risks = risks;
    this.hinted = null;
    this.judged = null;                 // `true` until the coached move is played, then its node while the coach judges it
  }

  get game() {
    return this.table.game;
  }

  // A new position: drops what was said of the last one.
  begin() {
    if (this.judged !== true && this.judged !== this.game.node) this.judged = null;
    this.hinted = null;
    this.stopWarning?.();
    this.losing = new Map();            // the moves that lose at once, and what is said of them
    this.warned = Promise.resolve();
    patch($('advice'));
  }

  // Finds out which moves of a person's first turn lose at once.
  warn() {
    const {game} = this;
    const {node} = game;
    this.warned = new Promise(done => {
      setTimeout(done, PATIENCE);
      this.stopWarning = think('warn', game.fields(), message => {
        if (message.type === 'queued') return;
        done();
        if (node !== game.node || !message.losing?.length) return;
        this.losing = new Map(message.losing.map(({move, text}) => [move, text]));
        this.risks();
      });
    });
  }

  // Asks whether to play a move that loses at once; calls yes or no.
  async confirm(move, yes, no) {
    const {node} = this.game;
    await this.warned;
    if (node !== this.game.node) return;
    const text = this.losing.get(move);
    if (text === undefined) {
      await yes();
      return;
    }
    const close = action => () => { patch($('advice')); action(); };
    const again = button(t('choose_again'), close(no), {id: 'choose-again', class: 'main'});
    patch($('advice'), el('p', {}, text), el('div', {class: 'buttons'}, again, button(t('play_anyway'), close(yes), {id: 'play-anyway'})));
    this.changed();
    again.focus({preventScroll: true});
  }

  // Requests advice on this position, and drops the earlier request.
  request(type, fields, lines) {
    const {node} = this.game;
    this.game.helped = true;
    patch($('reasons'));
    this.stop?.();
    this.stop = think(type, fields, message => {
      if (node !== this.game.node || message.type === 'queued') return;
      const said = message.type === 'error' ? [message.message] : lines(message);
      patch($('advice'), ...said.map(line => el('p', {}, line)));
    });
  }

  hint() {
    this.request('hint', this.game.fields(), ({move, lines}) => {
      this.hinted = move;
      this.changed();
      const named = this.moveText(move);
      return lines[0]?.includes(named) ? lines : [`${t('hint')}: ${named}`, ...lines];
    });
  }

  // How good the last move was, and why.
  explain() {
    const {node} = this.game;
    this.request('explain', {...this.game.fields(node.parent), move: node.move}, ({lines}) => lines);
  }

  // The person to move wants a coach.
  coaches() {
    const {game} = this;
    return coach() && !game.analysing && !game.room && !game.isBot(game.position.player);
  }

  // Of a bad move, the coach says why it is bad, shows the answer on the board, and offers to take it back.
  judge() {
    const {game} = this;
    const {node} = game;
    game.helped = true;
    this.judged = node;
    const goOn = () => {
      this.judged = null;
      patch($('advice'));
      this.changed();
    };
    this.stop?.();
    this.stop = think('explain', {...game.fields(node.parent), move: node.move}, message => {
      if (node !== game.node || message.type === 'queued') return;
      if (message.type === 'error' || message.judgement === 'good') {
        goOn();
        return;
      }
      this.arrows(message.answer.filter(cells => cells.length).map(cells => ({cells, kind: 'hint'})));
      patch($('advice'),
        ...message.lines.map(line => el('p', {}, line)),
        el('div', {class: 'buttons'},
           button(t('undo'), () => game.go(node.parent), {id: 'take-back', class: 'main'}),
           button(t('go_on'), goOn, {id: 'go-on'})));
    });
  }
}

// The game on the page: its options, players, tree of moves and current node. A shelf keeps it between visits.

import * as api from './api.js';
import {Clock} from './clock.js';
import * as tree from './tree.js';

const KEPT = 20;                        // positions in memory
const TURN = 8;                         // plies of the history in an answer, enough for the last turn

export class Game extends EventTarget {
  constructor(saved, shelf) {
    super();
    this.shelf = shelf;
    this.id = saved.id ?? shelf.newId();
    const players = saved.players ?? ['human', 'human'];
    Object.assign(this, {
      game: saved.game, config: saved.config ?? {}, start: saved.start ?? null, players,
      flip: saved.flip ?? (players[0] !== 'human' && players[1] === 'human'),   // a person has the lower side
      ended: saved.ended ?? null,       // {why, winner}: resigned, time, agreed, or gone with a room; 1, 2, 0 for a draw, or null
      analysing: saved.analysing ?? false,
      paused: saved.paused ?? false, tags: saved.tags ?? {},
      exercise: saved.exercise ?? false, solved: false,     // exercise: true, or a function that judges the first move
      helped: saved.helped ?? false, standing: saved.standing ?? null,     // see rating.js
    });
    this.root = saved.tree ? tree.unpacked(saved.tree) : tree.root();
    this.node = this.root;
    for (const move of saved.moves ?? []) this.node = tree.follow(this.node, move);
    this.clock = saved.clock ? new Clock(saved.clock) : null;
    this.position = null;
  }

  fields(node = this.node) {
    const fields = {game: this.game, config: this.config, moves: tree.moves(node)};
    if (this.start) fields.start = this.start;
    return fields;
  }

  tell(what) {
    this.dispatchEvent(new Event(what));
  }

  // The players whose legal moves the page needs: a bot chooses without them.
  choosing(node) {
    const all = node.children.length || this.analysing || this.paused;
    return [1, 2].filter(player => all || !this.isBot(player));
  }

  isComplete({position}, choosing) {
    return position && (position.over || position.moves.length > 0 || !choosing.includes(position.player));
  }

  // Positions have thousands of moves in some games: only the last few are kept. Of a ply the server tells once.
  async load(node) {
    const choosing = this.choosing(node);
    if (!this.isComplete(node, choosing)) {
      const plies = tree.path(node);
      const last = plies.slice(-TURN);
      const since = (last.find(n => !n.told)?.ply ?? node.ply + 1) - 1;
      const position = await api.position({...this.fields(node), since, choosing, rules: !this.rules});
      position.history.forEach((ply, i) => { plies[since + i].told = ply; });
      position.history = last.map(n => n.told);
      this.rules ??= position.rules;
      node.position = position;
    }
    this.kept = [...(this.kept ?? []).filter(n => n !== node), node];
    if (this.kept.length > KEPT) delete this.kept.shift().position;
    return node.position;
  }

  // Goes to a node, and ignores the answers to earlier requests.
  async go(node) {
    this.wanted = node;
    const position = await this.load(node);
    if (this.wanted !== node) return;
    this.node = node;
    this.position = position;
    if (node.parent === this.root && typeof this.exercise === 'function') this.solved ||= this.exercise(node.move);
    this.store();
    this.tell('moved');
  }

  // A move that the server refuses leaves the tree as it was.
  async play(move) {
    const {node} = this;
    const before = [...node.children];
    if (before.length) this.helped = true;
    try {
      await this.go(this.analysing ? tree.follow(node, move) : tree.child(node, move, true));
    } catch (error) {
      node.children = before;
      throw error;
    }
  }

  back() {
    if (this.node.parent) return this.go(this.node.parent);
  }

  forth() {
    if (this.node.children.length) return this.go(this.node.children[0]);
  }

  isBot(player) {
    return this.players[player - 1] !== 'human';
  }

  // To the last position in which a person was to move.
  async undo() {
    this.helped = true;
    const anyone = this.players.some(p => p === 'human');
    for (let node = this.node.parent; node; node = node.parent) {
      const position = await this.load(node);
      if (!anyone || !this.isBot(position.player) || !node.parent) return this.go(node);
    }
  }

  async redo() {
    const anyone = this.players.some(p => p === 'human');
    for (let node = this.node.children[0]; node; node = node.children[0]) {
      const position = await this.load(node);
      if (!anyone || position.over || !this.isBot(position.player) || !node.children.length) return this.go(node);
    }
  }

  forget() {
    const clear = node => {
      delete node.position;
      delete node.told;
      node.children.forEach(clear);
    };
    clear(this.root);
    this.rules = null;
  }

  // A bot moves at the end of a line, not where moves were already played.
  botToMove() {
    const {position, node} = this;
    return position && !position.over && !this.ended && !this.paused && node.children.length === 0
      && this.isBot(position.player) ? this.players[position.player - 1] : null;
  }

  saved() {
    const {game, config, start, players, flip, ended, analysing, paused, tags, clock, helped, standing} = this;
    return {game, config, start, players, flip, ended, analysing, paused, tags, helped, standing,
            clock: clock?.kept() ?? null, tree: tree.packed(this.root), moves: tree.moves(this.node)};
  }

  // The player whose time runs: at the end of the line, while the game goes on.
  running() {
    const {position, node} = this;
    return position.over || this.ended || this.analysing || this.paused || node.children.length ? null : position.player;
  }

  // A player has given up or is late, or both agree on a draw.
  end(why, winner) {
    this.ended = {why, winner};
    this.store();
  }

  // The game goes on after that, without its clock if that has run out.
  goOn() {
    if (this.ended.why === 'time') this.clock = null;
    this.ended = null;
    this.store();
  }

  // What the clock has run so far is kept when the page is left.
  leave(now) {
    if (!this.clock) return;
    this.clock.show(this.clock.node, this.clock.player, now);
    this.store();
  }

  // An exercise leaves the person's own game in the store.
  store() {
    if (!this.exercise) this.shelf.put(this.id, this.saved());
  }

  // Another tab has kept the game as other. If that differs, this tab keeps its own from now on.
  part(other) {
    if (JSON.stringify(other) === JSON.stringify(this.saved())) return;
    this.id = this.shelf.newId();
    this.helped = true;
    this.store();
  }

  link() {
    const query = new URLSearchParams({game: this.game});
    for (const [name, index] of Object.entries(this.config)) query.append('option', `${name}:${index}`);
    if (this.start) query.set('start', this.start);
    const moves = tree.moves(this.node);
    if (moves.length) query.set('moves', moves.join(' '));
    return `${location.origin}${location.pathname}#${query}`;
  }

  static fromLink(hash) {
    const query = new URLSearchParams(hash.replace(/^#/, ''));
    if (!query.has('game')) return null;
    const config = {};
    for (const option of query.getAll('option')) {
      const [name, index] = option.split(':');
      config[name] = Number(index);
    }
    return {game: query.get('game'), config, start: query.get('start'), analysing: true,
            moves: query.get('moves')?.split(' ').filter(Boolean) ?? []};
  }
}

// A game of two people at two pages: what its room on the server says, and what the person does there.

import {setAddress, visit} from './place.js';
import {sing} from './sounds.js';
import * as tree from './tree.js';

const TOKENS = 'tabuleiro.rooms';
export const GONE = 404;                // the status of an error: there is no such room
const KEPT = 20;                        // rooms whose seat the browser remembers
const DAY = 24 * 3600 * 1000;           // ms that a room lives

function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {
    return null;
  }
}

function keep(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the person comes back as a spectator.
  }
}

// The browser's seats: [room, token, game, time of entering].
const seats = () => read(TOKENS) ?? [];
const tokenOf = room => seats().find(([known]) => known === room)?.[1];
const keepSeats = list => keep(TOKENS, list.slice(-KEPT));

// The rooms of the last day in which the browser has a seat, the last entered first.
export const ownRooms = (now = Date.now()) =>
  seats().filter(([, , game, entered]) => game && now - entered < DAY).reverse().map(([room, , game]) => ({room, game}));

export const forgetRoom = room => keepSeats(seats().filter(([known]) => known !== room));

const equal = (a, b) => a.length === b.length && a.every((move, i) => move === b[i]);

export class Room {
  // begin starts the game of an argument of Game; changed is called when something is to be shown anew, declined when the other
  // has declined an offer; failed gets errors.
  constructor(line, {begin, changed, declined, failed}) {
    Object.assign(this, {line, begin, changed, declined, failed, state: null, game: null, unsent: null, shown: null, work: Promise.resolve()});
  }

  get you() {
    return this.state.you;
  }

  // The person plays, and the game goes on.
  get plays() {
    return this.you > 0 && this.state.stage === 'playing';
  }

  // Nobody has taken the second seat yet.
  get waits() {
    return this.state.stage === 'waiting';
  }

  // The person has a move to take back.
  get moved() {
    return this.game.position.history.some(({player}) => player === this.you);
  }

  get other() {
    return 3 - this.you;
  }

  static known(room) {
    return tokenOf(room) !== undefined;
  }

  async create(fields) {
    await this.entered(await this.line.ask('room_new', fields));
  }

  // With seat true the person plays if there is a free seat; a seat of this browser is taken again.
  async enter(room, fields) {
    const token = tokenOf(room);
    try {
      await this.entered(await this.line.ask('room_enter', {room, ...fields, ...(token ? {token} : {})}));
    } catch (error) {
      if (error.status === GONE) forgetRoom(room);
      throw error;
    }
  }

  async entered(message) {
    const {token, room, game} = message;
    if (token) {
      keepSeats([...seats().filter(([known]) => known !== room), [room, token, game, Date.now()]]);
      this.token = token;
    }
    visit('game', `#room=${room}`);
    await this.hear(message, true);
  }

  // The connection was broken. A server that was started anew has no rooms.
  async again() {
    try {
      await this.enter(this.state.room, {});
    } catch (error) {
      const {clock} = this.state;
      if (error.status === GONE)
        await this.hear({...this.state, stage: 'over', why: 'gone', winner: null, offer: null, clock: clock && {...clock, runs: 0}});
      this.failed(error);
    }
  }

  leave() {
    this.line.ask('room_leave', {room: this.state.room}).catch(() => {});
    this.left = true;
    setAddress(location.pathname);
  }

  // A message of the server about the room. Messages are shown one after another.
  hear(message, anew = false) {
    if (this.left || this.state && (message.room !== this.state.room || !anew && message.version < this.state.version)) return this.work;
    const before = this.state;
    this.state = message;
    this.heard = performance.now();
    if (this.unsent && message.moves.length > this.unsent.ply) this.unsent = null;
    if (this.unsent?.sent && anew) this.send(this.unsent);
    this.work = this.work.then(() => this.sync(before)).catch(error => this.failed(error));
    return this.work;
  }

  // Makes the game of the page that of the room. A rematch is another game.
  async sync(before) {
    const {game, config = {}, start = null, moves, you, stage, why, winner} = this.state;
    const ended = stage === 'over' && why !== 'rules' ? {why, winner} : null;
    if (this.game) this.game.ended = ended;
    if (ended && before?.stage === 'playing' && why !== 'gone') sing('end');
    if (!this.game || before && before.you !== you) {
      this.game = null;
      const root = tree.root();
      await this.begin({game, config, start, moves, tree: tree.packed(root), ended, exercise: true, flip: you === 2, room: this,
                        players: [1, 2].map(player => player === you ? 'human' : 'friend')});
    } else if (!this.unsent && !equal(tree.moves(this.game.node), moves)) {
      let node = this.game.root;
      for (const move of moves) node = tree.follow(node, move);
      node.children = [];
      await this.game.go(node);
    } else if (this.shown !== this.look()) await this.game.go(this.game.node);
    this.shown = this.look();
    this.changed();
    if (before?.offer?.player === you && !this.state.offer && before.stage === stage && equal(before.moves, moves)) this.declined();
  }

  // What a position that is on the board depends on, besides the moves.
  look() {
    return `${this.state.stage} ${this.mayMove()}`;
  }

  // The page has begun a game for this room: a move of the person goes to the server too, and nobody moves in another's turn.
  take(game) {
    const play = game.play.bind(game);
    this.game = game;
    game.room = this;
    game.store = () => {};
    game.clock = this.state.clock ? {show() {}, late: () => null, left: player => 1000 * this.leftOf(player), kept: () => null} : null;
    game.botToMove = () => this.mayMove() ? null : 'friend';
    game.play = async move => {
      const {ply} = game.node;
      this.unsent = {move, ply};
      this.shown = this.look();         // until the server has the move, the person makes no other
      try {
        await play(move);
      } catch (error) {
        this.unsent = null;
        throw error;
      }
      this.send(this.unsent);
    };
  }

  send(unsent) {
    const {move, ply} = unsent;
    unsent.sent = true;
    this.line.ask('room_act', {room: this.state.room, token: this.token, act: 'move', move, ply}).catch(error => {
      if (this.line.broken) return;     // the move is sent again
      this.unsent = null;
      this.failed(error);
      this.work = this.work.then(() => this.sync(this.state));
    });
  }

  mayMove() {
    return this.plays && this.state.mover === this.you && !this.unsent && this.game.node.ply === this.state.moves.length;
  }

  act(act) {
    return this.line.ask('room_act', {room: this.state.room, token: this.token, act}).catch(this.failed);
  }

  // The seconds that a player has left now.
  leftOf(player) {
    const {clock} = this.state;
    const since = clock.runs === player ? (performance.now() - this.heard) / 1000 : 0;
    return Math.max(0, clock.left[player - 1] - since);
  }

  offered(what) {
    return this.state.offer?.what === what ? this.state.offer.player : null;
  }

  // host is the name that other machines have for this one, if the server knows it.
  link(host) {
    const {origin, protocol, hostname, port, pathname} = location;
    const local = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
    const base = host && local ? `${protocol}//${host}${port ? `:${port}` : ''}` : origin;
    return `${base}${pathname}#room=${this.state.room}`;
  }
}

export const roomOfHash = hash => new URLSearchParams(hash.replace(/^#/, '')).get('room');

export const remembered = key => read(`tabuleiro.${key}`);
export const remember = (key, value) => keep(`tabuleiro.${key}`, value);

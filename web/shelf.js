// The games that the browser keeps, each under a key of its own, so that two tabs never write the same game. A tab remembers
// which of them is its own.

const PREFIX = 'tabuleiro.game.';
const TAB = 'tabuleiro.tab';
const OLD = 'tabuleiro.game';           // the one game of versions up to 0.3
const MOST = 60;

export class Shelf {
  // stores: those of the browser, {local, session}. A store that throws keeps nothing: the game then lives as long as the page.
  constructor({local, session}, now = () => Date.now()) {
    Object.assign(this, {local, session, now, count: 0});
    this.adoptOld();
  }

  adoptOld() {
    try {
      const text = this.local.getItem(OLD);
      if (!text) return;
      this.put(this.newId(), JSON.parse(text));
      this.local.removeItem(OLD);
    } catch {
      // No old game.
    }
  }

  newId() {
    return `${this.now().toString(36)}-${(this.count++).toString(36)}${Math.floor(Math.random() * 36 ** 4).toString(36)}`;
  }

  key(id) {
    return PREFIX + id;
  }

  read(id) {
    try {
      const {saved} = JSON.parse(this.local.getItem(this.key(id)));
      return {...saved, id};
    } catch {
      return null;
    }
  }

  // The games with moves, the last changed first.
  list() {
    const games = [];
    try {
      for (let i = 0; i < this.local.length; i++) {
        const key = this.local.key(i);
        if (!key.startsWith(PREFIX)) continue;
        const {saved, changed} = JSON.parse(this.local.getItem(key));
        games.push({id: key.slice(PREFIX.length), saved, changed});
      }
    } catch {
      // What cannot be read is not listed.
    }
    return games.sort((a, b) => b.changed - a.changed);
  }

  put(id, saved) {
    try {
      this.local.setItem(this.key(id), JSON.stringify({saved, changed: this.now()}));
      this.session.setItem(TAB, id);
      for (const {id: old} of this.list().slice(MOST)) this.remove(old);
    } catch {
      // Without storage the game lives as long as the page.
    }
  }

  remove(id) {
    try {
      this.local.removeItem(this.key(id));
    } catch {
      // There is nothing to remove.
    }
  }

  // The game of this tab, or null.
  own() {
    try {
      const id = this.session.getItem(TAB);
      return id && this.read(id);
    } catch {
      return null;
    }
  }
}

// The moves of the main line, or up to the position on the board if these are more.
export function moveCount({tree, moves}) {
  let count = 0;
  for (let node = tree?.[2]?.[0]; node; node = node[2][0]) count++;
  return Math.max(count, moves?.length ?? 0);
}

export const hasMoves = saved => moveCount(saved) > 0;

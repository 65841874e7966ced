// A move consists of choices: each step is a cell or a text. Each choice narrows down the possible moves.

export const keyOf = step => step.cell === null ? `text ${step.text}` : `cell ${step.cell}`;

// Letters and digits decide, not how they are separated.
const plain = text => text.toLowerCase().replace(/[\s,;:>@+=/-]+/g, ' ').trim();

// What a person has typed: its words, and the move of moves that it is, if any.
export function typed(text, moves) {
  const words = plain(text);
  const move = moves.find(m => m.text === text.trim())
    ?? moves.find(m => plain(m.text) === words)
    ?? moves.find(m => m.steps.map(step => plain(step.text)).join(' ') === words);
  return {words, move};
}

export class Choice {
  constructor(moves) {
    this.moves = moves;
    this.chosen = [];
  }

  left() {
    return this.moves.filter(move => this.chosen.every((step, i) =>
      move.steps[i] && keyOf(move.steps[i]) === keyOf(step)));
  }

  // The different next steps.
  options() {
    const seen = new Map();
    for (const move of this.left()) {
      const step = move.steps[this.chosen.length];
      if (step && !seen.has(keyOf(step))) seen.set(keyOf(step), step);
    }
    return [...seen.values()];
  }

  // The different names of the next choice, each with a step.
  what() {
    return [...new Set(this.options().map(step => step.what))].join(' / ');
  }

  // Chooses a step by its key. Returns `move` and the move, `more`, or `none`.
  choose(key) {
    const step = this.options().find(s => keyOf(s) === key);
    if (!step) return {type: 'none'};
    this.chosen.push(step);
    const done = this.left().find(move => move.steps.length === this.chosen.length);
    return done ? {type: 'move', move: done} : {type: 'more'};
  }

  isOption(key) {
    return this.options().some(step => keyOf(step) === key);
  }

  isLast(key) {
    const last = this.chosen[this.chosen.length - 1];
    return last !== undefined && keyOf(last) === key;
  }

  // Chooses as choose() does. The last choice once more is taken back; what could begin a move, begins another one.
  press(key) {
    if (this.isOption(key)) return this.choose(key);
    if (this.isLast(key)) {
      this.chosen.pop();
      return {type: 'more'};
    }
    const other = new Choice(this.moves);
    if (!this.chosen.length || !other.isOption(key)) return {type: 'none'};
    this.clear();
    return this.choose(key);
  }

  // Chooses a piece for dragging, if it is not the whole move.
  lift(key) {
    if (this.isLast(key)) return true;
    if (!this.isOption(key)) {
      if (!new Choice(this.moves).isOption(key)) return false;
      this.clear();
    }
    const more = this.choose(key).type === 'more';
    if (!more) this.chosen.pop();
    return more;
  }

  clear() {
    this.chosen = [];
  }

  // A person chose the cell or piece called name: returns the texts of whole moves that this could begin, at most three.
  attempts(name) {
    const count = this.chosen.length + 1;
    const texts = this.left().map(move =>
      [...this.chosen.map(s => s.text), name, ...move.steps.slice(count).map(s => s.text)].join(' '));
    const different = [...new Set(texts)];
    return count === 1 ? different.slice(0, 3) : different.slice(0, 1);
  }
}

// A move consists of choices: each step is a cell or a text. Each choice narrows down the possible moves.

export const keyOf = step => step.cell !== null && step.cell !== undefined ? `cell ${step.cell}` : `text ${step.text}`;

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

  back() {
    this.chosen.pop();
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

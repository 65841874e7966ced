// A person's own arrows and circles on the board, by the right button or a long press, from one cell to another or on one.

const LONG = 450;                       // ms of a long press
const STILL = 10;                       // pixels that a finger may move meanwhile

// The notes with the one on cells, or without it if it is there.
export function toggled(notes, cells) {
  const same = note => note.join(' ') === cells.join(' ');
  return notes.some(same) ? notes.filter(note => !same(note)) : [...notes, cells];
}

// note(cells) is called with one cell, or with two; claimed() when a press has become a long one, which drags no piece.
export class Notes {
  constructor(root, {cellOf, note, claimed}) {
    Object.assign(this, {cellOf, note, claimed});
    root.addEventListener('contextmenu', event => event.preventDefault());
    root.addEventListener('pointerdown', event => this.press(event));
    root.addEventListener('pointermove', event => this.move(event));
    root.addEventListener('pointerup', event => this.release(event));
    root.addEventListener('pointercancel', event => this.release(event));
    root.addEventListener('click', event => this.click(event), true);
  }

  press(event) {
    clearTimeout(this.timer);
    this.from = null;
    this.long = false;
    const cell = this.cellOf(event.target);
    if (cell === undefined) return;
    if (event.button === 2) this.from = cell;
    else if (event.pointerType === 'touch') {
      this.start = [event.clientX, event.clientY];
      this.timer = setTimeout(() => {
        this.from = cell;
        this.long = true;
        this.claimed();
      }, LONG);
    }
  }

  move(event) {
    if (this.start && Math.hypot(event.clientX - this.start[0], event.clientY - this.start[1]) > STILL) clearTimeout(this.timer);
  }

  release(event) {
    clearTimeout(this.timer);
    const {from} = this;
    this.from = null;
    if (from === null || from === undefined) return;
    const to = this.cellOf(document.elementFromPoint(event.clientX, event.clientY)) ?? from;
    this.note(to === from ? [from] : [from, to]);
  }

  // The click that ends a long press chooses nothing.
  click(event) {
    if (!this.long) return;
    this.long = false;
    event.stopPropagation();
  }
}

// Dragging a piece with the mouse, a pen or a finger.

import {svg} from './dom.js';

const DRAG = 6;                         // pixels before a press is a drag

export class Drag {
  // board has root, layers and cells; lift(cell) is true if the piece may be dragged; drop(cell) ends a drag on another cell.
  constructor(board, {lift, drop}) {
    Object.assign(this, {board, lift, drop});
    const {root} = board;
    root.addEventListener('pointerdown', event => this.press(event));
    root.addEventListener('pointermove', event => this.move(event));
    root.addEventListener('pointerup', event => this.release(event));
    root.addEventListener('pointercancel', () => this.end());
  }

  cellOf(target) {
    return target?.closest?.('[data-cell]')?.dataset.cell;
  }

  press(event) {
    this.dragged = false;
    const cell = this.cellOf(event.target);
    if (cell === undefined || event.button !== 0) return;
    this.pressed = {cell, x: event.clientX, y: event.clientY};
  }

  move(event) {
    if (!this.pressed) return;
    const {board, pressed} = this;
    if (!this.ghost) {
      if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < DRAG) return;
      if (!this.lift(pressed.cell)) {
        this.pressed = null;
        return;
      }
      const nodes = board.layers.pieces.querySelectorAll(`[data-on="${CSS.escape(pressed.cell)}"]`);
      this.ghost = nodes[nodes.length - 1] ?? svg('g');
      this.place = this.ghost.getAttribute('transform');
      this.ghost.classList.add('ghost');
      board.root.setPointerCapture(event.pointerId);
    }
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(board.root.getScreenCTM().inverse());
    this.ghost.setAttribute('transform', `translate(${point.x} ${point.y}) scale(${1.1 * board.cells.get(pressed.cell).size})`);
  }

  release(event) {
    const {pressed} = this;
    if (this.ghost) {
      const target = this.cellOf(document.elementFromPoint(event.clientX, event.clientY));
      this.end();
      this.dragged = true;
      if (target !== undefined && target !== pressed.cell) this.drop(target);
    }
    this.pressed = null;
  }

  end() {
    if (this.ghost) {
      this.ghost.classList.remove('ghost');
      if (this.place) this.ghost.setAttribute('transform', this.place);
    }
    this.ghost = this.pressed = null;
  }

  // The click after a drag chooses nothing.
  wasDrag() {
    const {dragged} = this;
    this.dragged = false;
    return dragged;
  }
}

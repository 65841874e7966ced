// Draws a scene as SVG and reports the cell that a person chooses: by a click, by dragging, by the keyboard.

import {svg, calm} from './dom.js';
import {draw} from './pieces.js';

const ROOT3 = Math.sqrt(3);
const DRAG = 6;                         // pixels before a press is a drag
const STACK = 0.17;                     // height of a level of a stack

function outline({shape, size}) {
  const s = size / 2 * 0.985;
  const r = s * 2 / ROOT3;
  const hexagon = turn => [0, 1, 2, 3, 4, 5]
    .map(i => (turn + 60 * i) * Math.PI / 180)
    .map(a => `${(r * Math.cos(a)).toFixed(4)},${(r * Math.sin(a)).toFixed(4)}`).join(' ');
  switch (shape) {
    case 'circle': return svg('circle', {r: s, class: 'ground'});
    case 'hexagon': return svg('polygon', {points: hexagon(30), class: 'ground'});
    case 'flat_hexagon': return svg('polygon', {points: hexagon(0), class: 'ground'});
    default: return svg('rect', {x: -s, y: -s, width: 2 * s, height: 2 * s, rx: 0.05 * size, class: 'ground'});
  }
}

// The sign of a cell's ground, besides its colour.
const signs = {
  gold: () => svg('path', {class: 'sign', d: 'M0 -.3L.08 -.09L.29 -.09L.12 .04L.18 .25L0 .12L-.18 .25L-.12 .04L-.29 -.09L-.08 -.09Z'}),
  home1: () => svg('circle', {class: 'sign', r: 0.42}),
  home2: () => svg('path', {class: 'sign', d: 'M0 -.45L.45 0L0 .45L-.45 0Z'}),
};

const labelPlace = {
  square: [-0.44, 0.45], circle: [0, 0.42], hexagon: [0, 0.47], flat_hexagon: [0, 0.46],
};

export class Board {
  // choose(cell), drop(cell): a person chooses a cell; letter(key): types on the board; cancel().
  constructor(root, handlers) {
    this.root = root;
    this.handlers = handlers;
    this.layers = {};
    for (const name of ['lines', 'cells', 'marks', 'pieces', 'labels', 'arrows'])
      root.append(this.layers[name] = svg('g', {class: name}));
    for (const name of ['pieces', 'labels', 'arrows']) this.layers[name].setAttribute('aria-hidden', 'true');
    this.flip = false;
    this.scene = null;
    this.focus = null;
    root.addEventListener('click', event => this.click(event));
    root.addEventListener('keydown', event => this.key(event));
    root.addEventListener('focusin', event => this.focusOn(event.target.dataset?.cell));
    root.addEventListener('pointerdown', event => this.press(event));
    root.addEventListener('pointermove', event => this.drag(event));
    root.addEventListener('pointerup', event => this.release(event));
    root.addEventListener('pointercancel', () => this.endDrag());
  }

  place(cell) {
    const sign = this.flip ? -1 : 1;
    return [sign * cell.x, sign * cell.y];
  }

  // Shows scene. describe(cell) returns the accessible name of a cell.
  show(scene, {flip = false, describe = cell => cell.label, animate = true} = {}) {
    const before = this.scene;
    const key = JSON.stringify([scene.cells, scene.lines ?? [], flip]);
    const same = key === this.key0;
    this.scene = scene;
    this.flip = flip;
    this.describe = describe;
    if (!same) this.drawCells(scene);
    this.key0 = key;
    this.makeRoom(scene);
    this.drawPieces(scene, same && animate && !calm() ? before : null);
    this.name();
  }

  drawCells(scene) {
    this.cells = new Map(scene.cells.map(cell => [cell.id, cell]));
    this.nodes = new Map();
    this.labels = new Map();
    const xs = [], ys = [];
    this.layers.cells.replaceChildren(...scene.cells.map(cell => {
      const [x, y] = this.place(cell);
      const tip = cell.size / 2 * (cell.shape.includes('hexagon') ? 2 / ROOT3 : 1);
      xs.push(x - tip, x + tip);
      ys.push(y - tip, y + tip);
      const node = svg('g', {
        class: `cell ${cell.shape} ${cell.ground}`, role: 'button', tabindex: -1,
        'data-cell': cell.id, transform: `translate(${x} ${y})`,
      }, outline(cell), signs[cell.ground]?.() ?? null);
      this.nodes.set(cell.id, node);
      return node;
    }));
    this.layers.labels.replaceChildren(...scene.cells.map(cell => {
      const [x, y] = this.place(cell), [lx, ly] = labelPlace[cell.shape] ?? labelPlace.square;
      const label = svg('text', {
        class: `label ${cell.shape} ${cell.ground}`, x: x + lx * cell.size, y: y + ly * cell.size,
        'font-size': (cell.shape === 'hexagon' ? 0.19 : 0.16) * cell.size}, cell.label);
      this.labels.set(cell.id, label);
      return label;
    }));
    if (scene.cells.every(c => c.shape === 'square'))
      for (const cell of scene.cells)
        if ((Math.round(cell.x) + Math.round(cell.y)) % 2) this.nodes.get(cell.id).classList.add('odd');
    this.layers.lines.replaceChildren(...(scene.lines ?? []).map(({from, to}) => {
      const [x1, y1] = this.place(this.cells.get(from)), [x2, y2] = this.place(this.cells.get(to));
      return svg('line', {x1, y1, x2, y2, class: 'join'});
    }));
    this.box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    if (!this.cells.has(this.focus)) this.focus = scene.cells[0].id;
    this.nodes.get(this.focus).setAttribute('tabindex', 0);
  }

  // Enlarges the picture for the highest stack. A low stack does not change it.
  makeRoom(scene) {
    const [left, highest, right, bottom] = this.box;
    const stacked = scene.pieces.some(p => p.kind === 'ring' || p.level > 0);
    const top = Math.min(highest - (stacked ? 0.4 : 0.08), ...scene.pieces.map(p => this.pieceAt(p)[1] - 0.45));
    const width = right - left + 0.16, height = bottom - top + 0.08;
    this.root.setAttribute('viewBox', `${left - 0.08} ${top} ${width} ${height}`);
    this.root.style.setProperty('--ratio', width / height);
  }

  pieceAt(piece) {
    const [x, y] = this.place(this.cells.get(piece.cell));
    return [x, y - STACK * piece.level + (piece.kind === 'ball' && piece.level > 0 ? 0.05 : 0)];
  }

  // Pieces that stay keep their elements. Animates a piece that has left one cell and is new on another.
  drawPieces(scene, before) {
    const look = p => `${p.kind} ${p.owner} ${p.size ?? ''}`;
    const whole = p => `${look(p)} ${p.cell} ${p.level}`;
    const old = new Map((this.shown ?? []).map(({piece, node}) => [whole(piece), node]));
    const now = new Set(scene.pieces.map(whole));
    const full = new Set(scene.pieces.map(p => p.cell));
    for (const [id, label] of this.labels) label.classList.toggle('full', full.has(id));
    const gone = (before?.pieces ?? []).filter(p => !now.has(whole(p)));
    const sorted = [...scene.pieces].sort((a, b) =>
      this.place(this.cells.get(a.cell))[1] - this.place(this.cells.get(b.cell))[1] || a.level - b.level);
    this.shown = sorted.map(piece => {
      const [x, y] = this.pieceAt(piece);
      const scale = this.cells.get(piece.cell).size;
      const transform = `translate(${x} ${y}) scale(${scale})`;
      const kept = old.get(whole(piece));
      if (kept) {
        kept.setAttribute('transform', transform);
        return {piece, node: kept};
      }
      const node = svg('g', {transform, 'data-on': piece.cell}, draw(piece));
      if (before) {
        const i = gone.findIndex(p => look(p) === look(piece));
        const inner = node.firstChild;
        if (i >= 0) {
          const [x0, y0] = this.pieceAt(gone.splice(i, 1)[0]);
          inner.animate([{transform: `translate(${(x0 - x) / scale}px, ${(y0 - y) / scale}px)`}, {transform: 'none'}],
                        {duration: 220, easing: 'ease-in-out'});
        } else {
          inner.animate([{opacity: 0, transform: 'scale(1.3)'}, {opacity: 1, transform: 'none'}], {duration: 200});
        }
      }
      return {piece, node};
    });
    this.layers.pieces.replaceChildren(...this.shown.map(({node}) => node));
  }

  name() {
    for (const [id, node] of this.nodes)
      node.setAttribute('aria-label', this.describe(this.cells.get(id), node.classList));
  }

  // Classes of cells: a map of class to ids.
  mark(classes) {
    for (const [name, ids] of Object.entries(classes)) {
      const set = new Set(ids);
      for (const [id, node] of this.nodes ?? []) {
        node.classList.toggle(name, set.has(id));
        this.labels.get(id).classList.toggle(name, set.has(id));
        if (name === 'chosen') node.setAttribute('aria-pressed', set.has(id));
      }
    }
    if (classes.option)
      this.layers.marks.replaceChildren(...classes.option.map(id => {
        const [x, y] = this.place(this.cells.get(id));
        const full = this.scene.pieces.some(p => p.cell === id);
        const size = this.cells.get(id).size;
        return svg('circle', {cx: x, cy: y, r: (full ? 0.45 : 0.13) * size, class: full ? 'around' : 'dot'});
      }));
    if (this.nodes) this.name();
  }

  // Each arrow is {cells, class}: one cell gets a ring, two an arrow.
  arrows(arrows) {
    this.layers.arrows.replaceChildren(...arrows.flatMap(({cells, kind}) => {
      const places = cells.filter(c => this.cells.has(c)).map(c => this.place(this.cells.get(c)));
      if (places.length === 0) return [];
      if (places.length === 1)
        return [svg('circle', {cx: places[0][0], cy: places[0][1], r: 0.42, class: `ring-arrow ${kind}`})];
      const [[x1, y1], [x2, y2]] = places;
      const length = Math.hypot(x2 - x1, y2 - y1);
      const angle = Math.atan2(y2 - y1, x2 - x1) * 180 / Math.PI;
      const tip = length - 0.12;
      return [svg('path', {
        class: `arrow ${kind}`, transform: `translate(${x1} ${y1}) rotate(${angle})`,
        d: `M.18 -.06H${tip - 0.25}V-.18L${tip} 0L${tip - 0.25} .18V.06H.18Z`,
      })];
    }));
  }

  cellOf(target) {
    return target?.closest?.('[data-cell]')?.dataset.cell;
  }

  click(event) {
    if (this.dragged) {
      this.dragged = false;
      return;
    }
    const cell = this.cellOf(event.target);
    if (cell !== undefined) this.handlers.choose(cell);
  }

  press(event) {
    this.dragged = false;
    const cell = this.cellOf(event.target);
    if (cell === undefined || event.button !== 0 || event.pointerType === 'touch') return;
    this.pressed = {cell, x: event.clientX, y: event.clientY};
  }

  drag(event) {
    if (!this.pressed) return;
    if (!this.ghost) {
      if (Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y) < DRAG) return;
      if (!this.handlers.lift(this.pressed.cell)) {
        this.pressed = null;
        return;
      }
      const nodes = this.layers.pieces.querySelectorAll(`[data-on="${CSS.escape(this.pressed.cell)}"]`);
      this.ghost = nodes[nodes.length - 1] ?? svg('g');
      this.ghostPlace = this.ghost.getAttribute('transform');
      this.ghost.classList.add('ghost');
      this.root.setPointerCapture(event.pointerId);
    }
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.root.getScreenCTM().inverse());
    const scale = this.cells.get(this.pressed.cell).size;
    this.ghost.setAttribute('transform', `translate(${point.x} ${point.y}) scale(${1.1 * scale})`);
  }

  release(event) {
    const pressed = this.pressed;
    if (this.ghost) {
      const target = this.cellOf(document.elementFromPoint(event.clientX, event.clientY));
      this.endDrag();
      this.dragged = true;
      if (target !== undefined && target !== pressed.cell) this.handlers.choose(target);
    }
    this.pressed = null;
  }

  endDrag() {
    if (this.ghost) {
      this.ghost.classList.remove('ghost');
      if (this.ghostPlace) this.ghost.setAttribute('transform', this.ghostPlace);
    }
    this.ghost = this.pressed = null;
  }

  focusOn(cell) {
    if (cell === undefined || !this.nodes?.has(cell)) return;
    this.nodes.get(this.focus)?.setAttribute('tabindex', -1);
    this.focus = cell;
    this.nodes.get(cell).setAttribute('tabindex', 0);
  }

  key(event) {
    const directions = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
    const {key} = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !this.nodes) return;
    if (key in directions) this.step(...directions[key]);
    else if (key === 'Enter' || key === ' ') this.handlers.choose(this.focus);
    else if (key === 'Escape') this.handlers.cancel();
    else if (/^[\p{L}\p{N}@]$/u.test(key)) this.handlers.letter(key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // Moves the focus to the nearest cell in a direction.
  step(dx, dy) {
    const [x, y] = this.place(this.cells.get(this.focus));
    let best = null, least = Infinity;
    for (const [id, cell] of this.cells) {
      const [cx, cy] = this.place(cell);
      const along = (cx - x) * dx + (cy - y) * dy, across = Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx);
      if (along < 0.3 || across > 2 * along) continue;
      const cost = along + 2 * across;
      if (cost < least) [best, least] = [id, cost];
    }
    if (best !== null) this.nodes.get(best).focus();
  }
}

// Draws a scene as SVG and reports the cell that a person chooses: by a click, by dragging, by the keyboard.

import {svg, calm} from './dom.js';
import {Drag} from './drag.js';
import {glide, grow, matched, vanish} from './motion.js';
import {Notes} from './notes.js';
import {draw} from './pieces.js';
import {marginNames, nameInCell, outline, reach, ringAround, shapeOf, signs} from './shapes.js';

const STACK = 0.15;                     // height of a level of a stack
const MARGIN = 0.12;                    // of the board around the cells
const NAMES = 0.3;                      // of the names outside
const TURN = 1.25;                      // a board is turned if its cells are then larger by this

const look = piece => `${piece.kind} ${piece.owner} ${piece.size ?? ''}`;
const whole = piece => `${look(piece)} ${piece.cell} ${piece.level}`;

// A picture of scenes, in the SVG element root.
export class Picture {
  constructor(root) {
    this.root = root;
    this.layers = {};
    for (const name of ['table', 'lines', 'cells', 'marks', 'labels', 'pieces', 'arrows', 'own'])
      root.append(this.layers[name] = svg('g', {class: name}));
    for (const name of ['pieces', 'labels', 'arrows', 'own']) this.layers[name].setAttribute('aria-hidden', 'true');
    this.flip = this.turned = false;
    this.scene = null;
  }

  place({x, y}) {
    const sign = this.flip ? -1 : 1;
    return this.turned ? [sign * y, -sign * x] : [sign * x, sign * y];
  }

  show(scene, {flip = false, animate = false} = {}) {
    const before = this.scene;
    const key = JSON.stringify([scene.cells, scene.lines ?? [], flip, this.turned]);
    const same = key === this.key0;
    this.scene = scene;
    this.flip = flip;
    if (!same) this.drawCells(scene);
    this.key0 = key;
    this.makeRoom(scene);
    this.drawPieces(scene, same && animate && !calm() ? before : null);
  }

  drawCells(scene) {
    this.cells = new Map(scene.cells.map(cell => [cell.id, cell]));
    this.nodes = new Map();
    this.shown = [];
    const xs = [], ys = [];
    const squares = scene.cells.every(cell => cell.shape === 'square');
    this.layers.cells.replaceChildren(...scene.cells.map(cell => {
      const [x, y] = this.place(cell), [wide, high] = reach(cell, this.turned);
      xs.push(x - wide, x + wide);
      ys.push(y - high, y + high);
      const odd = squares && (Math.round(cell.x) + Math.round(cell.y)) % 2 ? ' odd' : '';
      const node = svg('g', {
        class: `cell ${cell.shape} ${cell.ground}${odd}`, 'data-cell': cell.id, transform: `translate(${x} ${y})`,
      }, outline(cell, this.turned, 0.985, {class: 'ground'}), signs[cell.ground]?.() ?? null,
      outline(cell, this.turned, 0.87, {class: 'frame'}));
      this.nodes.set(cell.id, node);
      return node;
    }));
    this.layers.lines.replaceChildren(...(scene.lines ?? []).map(({from, to}) => {
      const [x1, y1] = this.place(this.cells.get(from)), [x2, y2] = this.place(this.cells.get(to));
      return svg('line', {x1, y1, x2, y2, class: 'join'});
    }));
    this.box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    this.drawNames(scene.cells);
  }

  drawNames(cells) {
    const outside = marginNames(cells, cell => this.place(cell));
    this.around = ringAround(outside);
    const names = outside?.map(({text, x, y}) => ({text, x, y: y + 0.1, size: 0.28})) ?? cells.map(cell => {
      const [x, y] = this.place(cell), name = nameInCell[shapeOf(cell, this.turned)] ?? nameInCell.square;
      return {text: cell.label, x: x + name.x * cell.size, y: y + name.y * cell.size, size: name.size * cell.size};
    });
    this.layers.labels.setAttribute('class', outside ? 'labels outside' : 'labels');
    const nodes = names.map(({text, x, y, size}) => svg('text', {class: 'label', x, y, 'font-size': size}, text));
    this.layers.labels.replaceChildren(...nodes);
    const [left, top, right, bottom] = this.box;
    this.cellTop = top;
    this.namesAbove = nodes.filter((_, i) => names[i].y < top);
    if (!outside) return;
    const far = NAMES / 2;
    this.box = [Math.min(left, ...outside.map(({x}) => x - far)), Math.min(top, ...outside.map(({y}) => y - far)),
                Math.max(right, ...outside.map(({x}) => x + far)), Math.max(bottom, ...outside.map(({y}) => y + far))];
  }

  // Enlarges the picture for the highest stack, above which the names of the columns rise. A low stack does not change it.
  makeRoom(scene) {
    const [left, highest, right, bottom] = this.box;
    const stacked = scene.pieces.some(piece => piece.level > 0);
    const rise = Math.max(0, this.cellTop - Math.min(...scene.pieces.map(piece => this.pieceAt(piece)[1] - 0.3)));
    for (const node of this.namesAbove) node.setAttribute('transform', `translate(0 ${-rise})`);
    const top = Math.min(highest - Math.max(stacked ? 0.1 : 0, rise), ...scene.pieces.map(piece => this.pieceAt(piece)[1] - 0.45));
    const [x, y, width, height] = [left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN];
    this.root.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    this.root.style.setProperty('--ratio', width / height);
    this.layers.table.replaceChildren(svg('rect', {x, y, width, height, rx: 0.18, class: 'table-top'}));
  }

  pieceAt(piece) {
    const [x, y] = this.place(this.cells.get(piece.cell));
    return [x, y - STACK * piece.level];
  }

  // Pieces that stay keep their elements.
  drawPieces(scene, before) {
    const old = new Map(this.shown.map(({piece, node}) => [whole(piece), node]));
    const now = new Set(scene.pieces.map(whole));
    const was = new Set(before?.pieces.map(whole));
    const {moved, left} = matched((before?.pieces ?? []).filter(p => !now.has(whole(p))),
                                  scene.pieces.filter(p => before && !was.has(whole(p))), look);
    const full = new Set(scene.pieces.map(piece => piece.cell));
    for (const [id, node] of this.nodes) node.classList.toggle('full', full.has(id));
    const sorted = [...scene.pieces].sort((a, b) =>
      this.place(this.cells.get(a.cell))[1] - this.place(this.cells.get(b.cell))[1] || a.level - b.level);
    this.shown = sorted.map(piece => {
      const [x, y] = this.pieceAt(piece);
      const scale = this.cells.get(piece.cell).size;
      const transform = `translate(${x} ${y}) scale(${scale})`;
      const node = old.get(whole(piece)) ?? svg('g', {'data-on': piece.cell}, draw(piece));
      node.setAttribute('transform', transform);
      if (before && !was.has(whole(piece))) {
        const from = moved.get(piece);
        if (from) {
          const [x0, y0] = this.pieceAt(from);
          glide(node.firstChild, (x0 - x) / scale, (y0 - y) / scale, this.between(from, piece, before) ? 0.7 : 0);
        } else grow(node.firstChild);
      }
      return {piece, node};
    });
    const gone = left.map(piece => old.get(whole(piece))).filter(Boolean);
    this.layers.pieces.replaceChildren(...gone, ...this.shown.map(({node}) => node));
    gone.forEach(vanish);
  }

  // A piece between the cells: a piece that moves over it rises.
  between(from, to, scene) {
    const [x1, y1] = this.place(this.cells.get(from.cell)), [x2, y2] = this.place(this.cells.get(to.cell));
    const length = Math.hypot(x2 - x1, y2 - y1);
    return scene.pieces.some(piece => {
      if (piece.cell === from.cell || piece.cell === to.cell) return false;
      const [x, y] = this.place(this.cells.get(piece.cell));
      const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length;
      const aside = Math.abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) / length;
      return along > 0.3 && along < length - 0.3 && aside < 0.3;
    });
  }
}

// The picture on which a person plays.
export class Board extends Picture {
  // choose(cell), lift(cell): a person chooses a cell, or begins to drag; letter(key): types on the board; cancel();
  // note(cells): draws an arrow or a circle.
  constructor(root, handlers) {
    super(root);
    this.handlers = handlers;
    this.focus = null;
    this.drawn = {};
    this.drag = new Drag(this, {lift: cell => handlers.lift(cell), drop: cell => handlers.choose(cell)});
    new Notes(root, {cellOf: target => this.drag.cellOf(target), note: cells => handlers.note(cells), claimed: () => this.drag.end()});
    root.addEventListener('click', event => this.click(event));
    root.addEventListener('keydown', event => this.key(event));
    root.addEventListener('focusin', event => this.focusOn(event.target.dataset?.cell));
    new ResizeObserver(() => this.turn()).observe(root.parentElement);
  }

  // describe(cell, classes) returns the accessible name of a cell.
  show(scene, options = {}) {
    this.describe = options.describe ?? (cell => cell.label);
    this.options = options;
    this.turned = this.betterTurned(scene);
    super.show(scene, {...options, animate: options.animate ?? true});
    this.name();
  }

  drawCells(scene) {
    super.drawCells(scene);
    for (const node of this.nodes.values()) {
      node.setAttribute('role', 'button');
      node.setAttribute('tabindex', -1);
    }
    if (!this.cells.has(this.focus)) this.focus = scene.cells[0].id;
    this.nodes.get(this.focus).setAttribute('tabindex', 0);
  }

  betterTurned(scene) {
    const {clientWidth, clientHeight} = this.root.parentElement;
    if (!clientWidth || !clientHeight) return this.turned;
    const span = of => Math.max(...scene.cells.map(of)) - Math.min(...scene.cells.map(of)) + 1.4;
    const wide = span(cell => cell.x), high = span(cell => cell.y);
    const upright = Math.min(clientWidth / wide, clientHeight / high);
    const turned = Math.min(clientWidth / high, clientHeight / wide);
    return turned > TURN * upright;
  }

  turn() {
    if (!this.scene || this.betterTurned(this.scene) === this.turned) return;
    const {marked, drawn} = this;
    this.show(this.scene, {...this.options, animate: false});
    if (marked) this.mark(marked);
    for (const [layer, arrows] of Object.entries(drawn)) this.arrows(arrows, layer);
  }

  name() {
    for (const [id, node] of this.nodes)
      node.setAttribute('aria-label', this.describe(this.cells.get(id), node.classList));
  }

  // Classes of cells: a map of class to ids.
  mark(classes) {
    this.marked = classes;
    for (const [name, ids] of Object.entries(classes)) {
      const set = new Set(ids);
      for (const [id, node] of this.nodes) {
        node.classList.toggle(name, set.has(id));
        if (name === 'chosen') node.setAttribute('aria-pressed', set.has(id));
      }
    }
    const risky = new Set(classes.risky);
    this.layers.marks.replaceChildren(...(classes.option ?? []).map(id => {
      const [x, y] = this.place(this.cells.get(id));
      const {size} = this.cells.get(id);
      const full = this.nodes.get(id).classList.contains('full');
      if (risky.has(id)) return svg('path', {class: 'cross', transform: `translate(${x} ${y}) scale(${size})`, d: 'M-.1 -.1L.1 .1M.1 -.1L-.1 .1'});
      if (!full) return svg('circle', {cx: x, cy: y, r: 0.12 * size, class: 'dot'});
      return svg('circle', {cx: x, cy: y + this.around.y * size, r: this.around.r * size, class: 'around'});
    }));
    this.name();
    const options = classes.option ?? [];
    if (options.length && !options.includes(this.focus) && !this.root.contains(document.activeElement)) this.focusOn(options[0]);
  }

  // Each arrow is {cells, kind}: one cell gets a ring, two an arrow.
  arrows(arrows, layer = 'arrows') {
    this.drawn[layer] = arrows;
    this.layers[layer].replaceChildren(...arrows.flatMap(({cells, kind}) => {
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

  click(event) {
    if (this.drag.wasDrag()) return;
    const cell = this.drag.cellOf(event.target);
    if (cell !== undefined) this.handlers.choose(cell);
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

// The graph of a game: the chances of the first player, from the bottom to the top.

import {$, el, svg, patch} from './dom.js';
import {SIGNS} from './tree.js';
import {t} from './texts.js';

const WIDTH = 300, HEIGHT = 80;

// The nodes with a chance as points of the picture.
export function points(nodes) {
  const step = WIDTH / Math.max(1, nodes.length - 1);
  return nodes.filter(n => typeof n.chance === 'number')
    .map(node => ({node, x: node.ply * step, y: HEIGHT * (1 - node.chance)}));
}

// The node at x of the picture.
export const nodeAt = (nodes, x) =>
  nodes[Math.max(0, Math.min(nodes.length - 1, Math.round(x * (nodes.length - 1) / WIDTH)))];

export function showGraph(game, nodes, player, lines) {
  const scored = points(nodes);
  if (scored.length < 2) {
    patch($('graph'));
    return;
  }
  const {node} = game;
  const percent = n => t('chance_of', {player, chance: Math.round(100 * n.chance)});
  const curve = scored.map(({x, y}) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const first = scored[0], last = scored[scored.length - 1];
  const here = WIDTH * node.ply / Math.max(1, nodes.length - 1);
  const keys = {ArrowLeft: nodes[node.ply - 1], ArrowRight: nodes[node.ply + 1], Home: nodes[0], End: nodes[nodes.length - 1]};
  patch($('graph'), svg('svg', {
    viewBox: `-5 -5 ${WIDTH + 10} ${HEIGHT + 10}`, role: 'slider', tabindex: 0, 'aria-label': t('graph'),
    'aria-valuemin': 0, 'aria-valuemax': nodes.length - 1, 'aria-valuenow': node.ply,
    'aria-valuetext': t('graph_point', {ply: node.ply, score: typeof node.chance === 'number' ? percent(node) : ''}),
    onclick: event => {
      const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(event.currentTarget.getScreenCTM().inverse());
      game.go(nodeAt(nodes, point.x));
    },
    onkeydown: event => {
      if (!(event.key in keys)) return;
      event.preventDefault();
      event.stopPropagation();
      if (keys[event.key]) game.go(keys[event.key]);
    },
  },
  svg('rect', {x: 0, y: 0, width: WIDTH, height: HEIGHT, class: 'paper'}),
  svg('polygon', {class: 'area', points: `${first.x},${HEIGHT} ${curve} ${last.x},${HEIGHT}`}),
  svg('line', {x1: 0, y1: HEIGHT / 2, x2: WIDTH, y2: HEIGHT / 2, class: 'middle'}),
  svg('polyline', {points: curve, class: 'curve'}),
  svg('line', {x1: here, y1: 0, x2: here, y2: HEIGHT, class: 'here'}),
  ...scored.map(({node: n, x, y}) => svg('circle', {cx: x, cy: y, r: n === node ? 3.5 : n.judgement in SIGNS ? 2.8 : 1.6,
                                                              class: [n.judgement, n === node ? 'current' : ''].filter(Boolean).join(' ')},
                                         svg('title', {}, [n.move ?? '', percent(n), n.judgement in SIGNS ? t(n.judgement) : ''].filter(Boolean).join(' · '))))),
  ...lines.map(line => el('p', {class: 'accuracy'}, line)));
}

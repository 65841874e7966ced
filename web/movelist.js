// The list of moves: the main line in a row, variations in parentheses below the move that they replace.

import {$, el, button, patch} from './dom.js';
import * as tree from './tree.js';
import {t} from './texts.js';

// The score, depth and time that match/thought.pl writes. The title of the move tells them in words.
const THOUGHT = /^(?:([+-]?)(?:M(\d+)|([\d.]+))\/(\d+) ?)?(?:([\d.]+)s)?$/;

export function thoughtText(comment) {
  const found = THOUGHT.exec(comment);
  if (!found) return null;
  const [, sign, mate, score, depth, seconds] = found;
  const chance = Number(score) * (sign === '-' ? -1 : 1);
  const said = mate ? t(sign === '-' ? 'loses_in' : 'wins_in', {n: mate})
    : t('percent', {chance: Math.round(100 / (1 + Math.exp(-chance)))});
  return [depth === undefined ? '' : t('thought', {depth, score: said}), seconds === undefined ? '' : t('seconds', {seconds})]
    .filter(Boolean).join(', ');
}

export function showMoves(game) {
  const place = $('tree');
  const current = node => node === game.node;
  const entry = node => button(node.move, () => game.go(node), {
    class: `move${current(node) ? ' current' : ''}`,
    'aria-current': current(node) ? 'step' : null, 'data-ply': node.ply,
    title: (node.comment && (thoughtText(node.comment) ?? node.comment)) || (node.judgement in tree.SIGNS ? t(node.judgement) : null),
  });
  const sign = node => node.judgement in tree.SIGNS ? [el('span', {class: `judgement ${node.judgement}`, 'aria-label': t(node.judgement), role: 'img'}, tree.SIGNS[node.judgement])] : [];
  const sequence = node => {
    const items = [];
    for (let n = node; n; n = n.children[0]) {
      items.push(el('li', {}, el('span', {class: 'ply', 'aria-hidden': 'true'}, `${n.ply}`), entry(n), ...sign(n)));
      if (n.comment && thoughtText(n.comment) === null) items.push(el('li', {class: 'comment'}, n.comment));
      if (n !== node || n.parent.children[0] === n)
        for (const other of n.parent.children.slice(1))
          items.push(el('li', {class: 'variation'}, el('ol', {'aria-label': t('variation')}, ...sequence(other))));
    }
    return items;
  };
  const items = game.root.children.length ? sequence(game.root.children[0]) : [el('li', {class: 'comment'}, t('no_moves'))];
  patch(place, ...items);
  showCurrent();
}

// Scrolls the list to the current move.
export function showCurrent() {
  const place = $('tree');
  const here = place.querySelector('.current');
  if (here) place.scrollTop += here.getBoundingClientRect().top - place.getBoundingClientRect().top - place.clientHeight / 2;
  else place.scrollTop = 0;
}

// The comment on the move, in one line and without the braces that enclose it in a record.
export const commentOf = text => text.replace(/\s+/g, ' ').replaceAll('{', '(').replaceAll('}', ')').trim().slice(0, 500);

// What an engine thought of the move stands there in words, until the person writes a comment.
function commentField(game) {
  const {node} = game;
  const thought = thoughtText(node.comment ?? '') || null;
  const write = event => {
    const text = commentOf(event.target.value);
    if (text) node.comment = text; else if (!thought) delete node.comment;
    game.store();
    showMoves(game);
  };
  const field = el('input', {id: 'comment', 'aria-label': t('comment'), placeholder: thought ?? t('comment'), maxlength: 500, autocomplete: 'off', onchange: write});
  field.value = thought ? '' : node.comment ?? '';
  return field;
}

export function showNavigation(game) {
  const {node} = game;
  const icon = (sign, key, target) =>
    button(sign, () => game.go(target()), {'aria-label': t(key), title: t(key), disabled: target() === node || !target(), id: `go-${key}`});
  patch($('go'),
    icon('«', 'first', () => game.root),
    icon('‹', 'previous', () => node.parent ?? node),
    icon('›', 'next', () => node.children[0] ?? node),
    icon('»', 'last', () => tree.end(node)));
  const aside = tree.path(node).some(n => n.parent.children[0] !== n);
  if (document.activeElement?.id !== 'comment') $('noting').replaceChildren(...node.parent ? [commentField(game)] : []);
  patch($('variation'),
    ...(aside ? [button(t('main_line'), () => { tree.promote(node); game.go(node); }, {class: 'quiet', id: 'promote'})] : []),
    ...(game.analysing && node.parent
      ? [button(t('delete_variation'), () => game.go(tree.remove(node)), {class: 'quiet', id: 'delete'})] : []));
}

// Left and right go through the moves, unless an element needs these keys.
export function navigationKeys(currentGame) {
  document.addEventListener('keydown', event => {
    if (event.target.closest('input, select, textarea, dialog, #board, [role=slider]') || event.ctrlKey || event.metaKey || event.altKey) return;
    const game = currentGame();
    const {key} = event;
    if (key === 'ArrowLeft') game.back();
    else if (key === 'ArrowRight') game.forth();
    else if (key === 'Home') game.go(game.root);
    else if (key === 'End') game.go(tree.end(game.node));
    else return;
    event.preventDefault();
  });
}

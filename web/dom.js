// Elements of the page and of its pictures. Text is always a text node, never markup.

const SVG = 'http://www.w3.org/2000/svg';

// Handlers are properties, so that patch() can pass them on.
function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) {
      node[name] = value;
      (node.handlers ??= new Set()).add(name);
    } else node.setAttribute(name, value === true ? '' : value);
  }
  node.append(...children.flat().filter(child => child !== null));
  return node;
}

export const el = (tag, attributes = {}, ...children) =>
  fill(document.createElement(tag), attributes, children);

export const svg = (tag, attributes = {}, ...children) =>
  fill(document.createElementNS(SVG, tag), attributes, children);

export const $ = id => document.getElementById(id);

export const button = (text, onclick, attributes = {}) =>
  el('button', {type: 'button', onclick, ...attributes}, text);

// A list of choices: pairs of value and text.
export const select = (choices, value, attributes = {}) => {
  const node = el('select', attributes,
                  ...choices.map(([v, text]) => el('option', {value: v}, text)));
  node.value = value;
  return node;
};

export const calm = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;

const keyOf = node => node.id || node.dataset?.key || '';
const same = (a, b) => a.nodeName === b.nodeName && keyOf(a) === keyOf(b);

function become(old, node) {
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== node.data) old.data = node.data;
    return;
  }
  for (const {name} of [...old.attributes]) if (!node.hasAttribute(name)) old.removeAttribute(name);
  for (const {name, value} of node.attributes) {
    if (old.getAttribute(name) === value) continue;
    if (name === 'style') old.style.cssText = value;    // the policy forbids it as an attribute
    else old.setAttribute(name, value);
  }
  for (const name of old.handlers ?? []) old[name] = null;
  for (const name of node.handlers ?? []) old[name] = node[name];
  old.handlers = node.handlers;
  if (node.nodeName === 'INPUT') old.checked = node.checked;
  children(old, [...node.childNodes]);
  if (node.nodeName === 'SELECT') old.value = node.value;
}

function children(place, nodes) {
  let next = place.firstChild;
  for (const node of nodes) {
    let old = next;
    if (keyOf(node)) while (old && !same(old, node)) old = old.nextSibling;
    if (!old || !same(old, node)) {
      place.insertBefore(node, next);
      continue;
    }
    while (next !== old) {
      const gone = next;
      next = next.nextSibling;
      gone.remove();
    }
    become(old, node);
    next = old.nextSibling;
  }
  while (next) {
    const gone = next;
    next = next.nextSibling;
    gone.remove();
  }
}

// Makes the children of place equal to nodes. An element that is there, with the same tag and the same id or data-key, is
// changed and not replaced: it keeps the focus. If the focused element is gone or disabled, a neighbour gets the focus, or
// the board.
export function patch(place, ...nodes) {
  const active = document.activeElement;
  const focused = place.contains(active);
  children(place, nodes.flat().filter(node => node !== null && node !== undefined)
    .map(node => typeof node === 'string' ? document.createTextNode(node) : node));
  if (focused && (!document.contains(active) || active.disabled))
    (place.querySelector('button:enabled') ?? document.querySelector('#board [tabindex="0"]'))?.focus();
}

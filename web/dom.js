// Elements of the page and of its pictures. Text is always a text node, never markup.

const SVG = 'http://www.w3.org/2000/svg';

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? '' : value);
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

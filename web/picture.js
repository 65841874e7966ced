// The board as a picture file. What the style sheets say of its parts becomes their attributes.

import {$} from './dom.js';

const STYLES = ['fill', 'fill-rule', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'paint-order', 'opacity',
                'text-anchor', 'font-size', 'font-family', 'font-weight'];
const NEEDED = ['d', 'points', 'x', 'y', 'cx', 'cy', 'r', 'rx', 'ry', 'x1', 'y1', 'x2', 'y2', 'width', 'height', 'transform', 'viewBox'];
const SCALE = 96;                       // pixels of a cell

function copied(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return node.cloneNode();
  if (node.matches('.marks')) return null;      // where a person may move
  const style = getComputedStyle(node);
  const leaf = !node.children.length;
  if (leaf && style.fill === 'none' && style.stroke === 'none') return null;
  const copy = node.cloneNode(false);
  for (const {name} of [...copy.attributes]) if (!NEEDED.includes(name)) copy.removeAttribute(name);
  if (leaf) for (const name of STYLES) copy.setAttribute(name, style.getPropertyValue(name));
  copy.append(...[...node.childNodes].map(copied).filter(Boolean));
  return copy;
}

// The text of an SVG file that needs no style sheet.
export function svgText(board) {
  const copy = copied(board);
  const {width, height} = board.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', Math.round(SCALE * width));
  copy.setAttribute('height', Math.round(SCALE * height));
  copy.prepend($('lights').cloneNode(true));
  return new XMLSerializer().serializeToString(copy);
}

// The same picture as a PNG file.
export async function pngBlob(board) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(board))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d').drawImage(image, 0, 0);
  return new Promise(done => canvas.toBlob(done, 'image/png'));
}

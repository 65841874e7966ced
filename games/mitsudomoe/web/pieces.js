// Balls and rings.

import {circle, engraving, path} from '../../figures.js';

function ball({owner}) {
  return [
    circle(0.26, {class: 'body'}), engraving(owner, 0.12),
    path('M-.15 -.13A.2 .2 0 0 1 -.02 -.2', {class: 'shine'}),
  ];
}

// The rings of owner 2 are dashed.
function ring({owner}) {
  return [
    circle(0.335, {class: 'rim'}), circle(0.335, {class: 'band'}),
    owner === 2 ? circle(0.335, {class: 'dashes'}) : null,
  ];
}

export const pieces = {ball, ring};

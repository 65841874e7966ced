// A stone.

import {circle, engraving} from '../../figures.js';

function stone({owner}) {
  return [circle(0.39, {class: 'body'}), engraving(owner, 0.22)];
}

export const pieces = {stone};

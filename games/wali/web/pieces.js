// A pebble in its hollow.

import {circle, engraving, lit, shadow} from '../../figures.js';

function stone({owner}) {
  return [shadow(0.4, 0.38, 0.07), ...lit(circle(0.33, {class: 'body'}), 'dome'), engraving(owner, 0.15)];
}

export const pieces = {stone};

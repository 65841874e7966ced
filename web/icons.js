// The icons of the buttons, lines in a square of 24.

import {svg} from './dom.js';

const lines = {
  undo: 'M9 7L4 12l5 5M4 12h10a5 5 0 0 1 0 10h-2',
  redo: 'M15 7l5 5-5 5M20 12H10a5 5 0 0 0 0 10h2',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.500c1 .9 1.500 1.500 1.500 2.500h5c0-1 .5-1.600 1.500-2.500A6 6 0 0 0 12 3Z',
  explain: 'M9 9a3 3 0 1 1 4.500 2.600C12.500 12.200 12 13 12 14M12 17.500v.5M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 0 0 0-19Z',
  flip: 'M8 4v16M8 4L4 8M8 4l4 4M16 20V4M16 20l4-4M16 20l-4-4',
  offer: 'M5 9h14M5 15h14',
  resign: 'M6 21V3M6 4h11l-2 4 2 4H6',
  pause: 'M8 5v14M16 5v14',
  go_on: 'M7 4l12 8-12 8Z',
  again: 'M20 12a8 8 0 1 1-2.500-5.800M20 3v5h-5',
  more: 'M4 7h16M4 12h16M4 17h16',
};

export const icon = name =>
  svg('svg', {viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true'}, svg('path', {d: lines[name]}));

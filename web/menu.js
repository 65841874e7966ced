// The header: the menu, which a narrow window folds, and the settings.

import {$, el, button, patch, select} from './dom.js';
import {icon} from './icons.js';
import {coach, setCoach, setSound, setTheme, sound, theme} from './settings.js';
import {t, language, languages} from './texts.js';

const more = () => document.querySelector('#more');

function fold(open) {
  more().classList.toggle('open', open);
  document.querySelector('#more-button').setAttribute('aria-expanded', open);
}

const check = (id, text, value, set) => {
  const box = el('input', {type: 'checkbox', id, onchange: event => set(event.target.checked)});
  box.checked = value;
  return el('label', {}, box, ' ', text);
};

// actions: newGame, learn, invite, lobby, open, save, picture, link, help, each a function or null, and localize(code).
export function showMenu(actions) {
  const item = (id, attributes = {}) =>
    actions[id] ? button(t(id), () => { fold(false); actions[id](); }, {id, ...attributes}) : null;
  const themes = {auto: t('theme_auto'), light: t('theme_light'), dark: t('theme_dark')};
  const open = more()?.classList.contains('open');
  $('menu').setAttribute('aria-label', t('menu'));
  patch($('menu'),
    item('new', {class: 'main'}),
    button(icon('more'), () => fold(!more().classList.contains('open')),
           {id: 'more-button', 'aria-label': t('menu'), 'aria-expanded': String(Boolean(open)), 'aria-controls': 'more'}),
    el('div', {id: 'more', class: open ? 'open' : null},
      ...['learn', 'invite', 'lobby', 'open', 'save', 'picture', 'link', 'help'].map(id => item(id)),
      check('coach', t('coach'), coach(), setCoach), check('sound', t('sound'), sound(), setSound),
      select(languages, language(), {id: 'language', 'aria-label': t('language'), onchange: event => actions.localize(event.target.value)}),
      select(Object.entries(themes), theme(), {id: 'theme', 'aria-label': t('theme'), onchange: event => setTheme(event.target.value)})));
}

// A click elsewhere or Escape folds the menu.
document.addEventListener('click', event => { if (!event.target.closest('#menu')) closeMenu(); });
document.addEventListener('keydown', event => { if (event.key === 'Escape') closeMenu(); });

function closeMenu() {
  if (more()?.classList.contains('open')) fold(false);
}

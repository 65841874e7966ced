// The header: the actions, which a narrow window folds into the menu, and the settings, which are always there.

import {$, el, button, patch, select} from './dom.js';
import {icon} from './icons.js';
import {cloth, cloths, coach, rated, setCloth, setCoach, setRated, setSound, setTheme, sound, theme, themes} from './settings.js';
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

const choice = (id, names, value, set) =>
  select(Object.entries(names), value, {id, 'aria-label': t(id), onchange: event => set(event.target.value)});

// actions: newGame, learn, invite, lobby, open, save, picture, link, help, each a function or null, and localize(code).
export function showMenu(actions) {
  const item = (id, attributes = {}) =>
    actions[id] ? button(t(id), () => { fold(false); actions[id](); }, {id, ...attributes}) : null;
  const open = more()?.classList.contains('open');
  $('menu').setAttribute('aria-label', t('menu'));
  patch($('menu'),
    item('new', {class: 'main'}),
    button(icon('more'), () => fold(!more().classList.contains('open')),
           {id: 'more-button', 'aria-label': t('menu'), 'aria-expanded': String(Boolean(open)), 'aria-controls': 'more'}),
    el('div', {id: 'more', class: open ? 'open' : null},
      ...['learn', 'invite', 'lobby', 'open', 'save', 'picture', 'link', 'help'].map(id => item(id)),
      el('div', {id: 'settings'},
        check('coach', t('coach'), coach(), setCoach), check('rated', t('rated'), rated(), setRated), check('sound', t('sound'), sound(), setSound),
        select(languages, language(), {id: 'language', 'aria-label': t('language'), onchange: event => actions.localize(event.target.value)}),
        choice('theme', Object.fromEntries(themes.map(name => [name, t(`theme_${name}`)])), theme(), setTheme),
        choice('cloth', Object.fromEntries(cloths.map(name => [name, t(`cloth_${name}`)])), cloth(), setCloth))));
}

// A click elsewhere or Escape folds the menu.
document.addEventListener('click', event => { if (!event.target.closest('#menu')) closeMenu(); });
document.addEventListener('keydown', event => { if (event.key === 'Escape') closeMenu(); });

function closeMenu() {
  if (more()?.classList.contains('open')) fold(false);
}

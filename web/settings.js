// The settings of the page: language, theme, cloth of the boards, and whether there are a coach, a rating and sounds.

import {languages, language, setLanguage} from './texts.js';

const STORE = 'tabuleiro.page';
export const themes = ['auto', 'light', 'dark'];
export const cloths = ['own', 'felt', 'sea', 'stone'];     // board.css has their colours; own is the game's
let settings = {};

export function loadSettings() {
  try {
    settings = JSON.parse(localStorage.getItem(STORE)) ?? {};
  } catch {
    settings = {};
  }
  const own = navigator.languages.map(l => l.slice(0, 2)).find(l => languages.some(([code]) => code === l));
  setLanguage(settings.language ?? own ?? 'en');
  applyTheme();
}

function store() {
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function applyTheme() {
  document.documentElement.dataset.theme = theme();
  document.documentElement.dataset.cloth = cloth();
}

export const theme = () => themes.includes(settings.theme) ? settings.theme : 'auto';

export function setTheme(name) {
  settings.theme = name;
  applyTheme();
  store();
}

export const cloth = () => cloths.includes(settings.cloth) ? settings.cloth : 'own';

export function setCloth(name) {
  settings.cloth = name;
  applyTheme();
  store();
}

export function chooseLanguage(code) {
  settings.language = code;
  setLanguage(code);
  store();
  return language();
}

export const coach = () => settings.coach === true;

export function setCoach(on) {
  settings.coach = on;
  store();
}

export const rated = () => settings.rated !== false;

export function setRated(on) {
  settings.rated = on;
  store();
}

export const sound = () => settings.sound === true;

export function setSound(on) {
  settings.sound = on;
  store();
}

// The dialogs: a new game, the games of a record file, help, a link, the picture of the board.

import {$, el, button, select} from './dom.js';
import {CLOCKS} from './clock.js';
import {pngBlob, svgText} from './picture.js';
import {t} from './texts.js';

let count = 0;

export function dialog(title, ...content) {
  const id = `dialog-${++count}`;
  const node = el('dialog', {'aria-labelledby': id}, el('h2', {id}, title), ...content);
  node.addEventListener('close', () => node.remove());
  node.addEventListener('click', event => { if (event.target === node) node.close(); });
  document.body.append(node);
  node.showModal();
  return node;
}

export const field = (text, control) => el('label', {class: 'field'}, el('span', {}, text), control);

// Options of a game as controls; read() is the config, an index of each value that is not the default.
function optionFields(info, config) {
  const controls = info.options.map(option => [option, select(
    option.values.map((value, i) => [i, value]), config[option.name] ?? option.default, {name: option.name})]);
  return {
    nodes: controls.map(([option, control]) => field(option.title, control)),
    read: () => Object.fromEntries(controls
      .filter(([option, control]) => Number(control.value) !== option.default)
      .map(([option, control]) => [option.name, Number(control.value)])),
  };
}

export function clockText(limit) {
  const [seconds, increment] = limit.split('+').map(Number);
  return t(increment ? 'clock_plus' : 'clock_each', {minutes: seconds / 60, increment});
}

// current is the game whose choices are the first, or null.
export function newGame(games, current, start) {
  current ??= {game: games[0].name, config: {}, players: ['human', null]};
  const {plain} = games.find(g => g.name === current.game);
  const gameSelect = select(games.filter(g => !g.plain).map(g => [g.name, g.title]), plain ?? current.game, {name: 'game'});
  const pie = el('input', {type: 'checkbox', name: 'pie'});
  pie.checked = Boolean(plain);
  const rest = el('div', {class: 'fields'});
  const clock = select([['', t('no_clock')], ...CLOCKS.map(limit => [limit, clockText(limit)])], current.clock?.limit ?? '', {name: 'clock'});
  let options, players, position;
  const chosenGame = () => games.find(g => pie.checked ? g.plain === gameSelect.value : g.name === gameSelect.value);
  const fillIn = () => {
    const info = chosenGame();
    const same = gameSelect.value === (plain ?? current.game);
    options = optionFields(info, same ? current.config : {});
    const kinds = [['human', t('human')], ...info.strengths.map(s => [s.name, `${s.title} (${s.elo})`]), ...info.levels.map(l =>
      [l.number, `${t('level', {level: l.number, name: l.name})}${l.strength ? ` – ${l.strength}` : ''}`]),
                   ...info.tables ? [['perfect', t('perfect')]] : []];
    const best = info.strengths[0]?.name ?? info.levels[Math.min(3, info.levels.length - 1)]?.number ?? 'human';
    const known = kind => kinds.some(([value]) => value === kind);
    players = [1, 2].map(n => {
      const kind = current.players[n - 1];
      return select(kinds, known(kind) ? kind : best, {name: `player${n}`});
    });
    position = el('input', {name: 'position', spellcheck: 'false', autocomplete: 'off', maxlength: 2000});
    const seats = players.map((p, i) => field(info.players[i], p));
    pie.onchange = () => seats.forEach((seat, i) => { seat.firstChild.textContent = chosenGame().players[i]; });
    rest.replaceChildren(...seats, ...options.nodes, field(t('clock'), clock), field(t('position'), position), field(t('pie'), pie));
  };
  gameSelect.addEventListener('change', fillIn);
  fillIn();
  const kind = value => Number(value) || value;
  const error = el('p', {role: 'alert', class: 'error'});
  const form = el('form', {method: 'dialog', onsubmit: async event => {
    event.preventDefault();
    try {
      await start({
        game: chosenGame().name, config: options.read(), players: players.map(p => kind(p.value)),
        start: position.value.trim() || null, clock: clock.value ? {limit: clock.value} : null,
      });
      node.close();
    } catch (problem) {
      error.textContent = problem.message;
    }
  }}, field(t('game'), gameSelect), rest, error,
  el('div', {class: 'buttons'},
     button(t('cancel'), () => node.close(), {class: 'quiet'}), el('button', {class: 'main', id: 'start-game'}, t('start'))));
  const node = dialog(t('new'), form);
}

export function openFile(games, readRecords, open) {
  const list = el('div', {class: 'list'});
  const error = el('p', {role: 'alert', class: 'error'});
  const told = tags => [[tags.Player1, tags.Player2].filter(Boolean).join(' – '), tags.Result, tags.Event, tags.Date]
    .filter(Boolean).join(' · ');
  const title = name => games.find(g => g.name === name)?.title ?? name;
  const input = el('input', {type: 'file', id: 'record-file', onchange: async () => {
    error.textContent = '';
    list.replaceChildren();
    try {
      const text = await input.files[0].text();
      const records = text.includes('\0') ? [] : await readRecords(text);
      if (records.length === 0) error.textContent = t('no_games');
      if (records.length === 1) {
        await open(records[0]);
        node.close();
      } else list.replaceChildren(el('h3', {}, t('games_of_file')), ...records.map((record, i) =>
        button(`${i + 1}. ${title(record.game)} · ${told(record.tags ?? {})}`,
          async () => {
            try {
              await open(record);
              node.close();
            } catch (problem) {
              error.textContent = problem.message;
            }
          })));
    } catch (problem) {
      error.textContent = problem.message;
    }
  }});
  const node = dialog(t('open'), field(t('open_file'), input), error, list,
    el('div', {class: 'buttons'}, button(t('close'), () => node.close(), {class: 'quiet'})));
}

export function help() {
  const node = dialog(t('help'), el('ul', {}, ...t('help_text').map(line => el('li', {}, line))),
    el('div', {class: 'buttons'}, button(t('close'), () => node.close(), {class: 'main'})));
}

export async function showLink(link, notice) {
  try {
    await navigator.clipboard.writeText(link);
    notice(t('copied'));
  } catch {
    const input = el('input', {value: link, readonly: true});
    const node = dialog(t('link'), field(t('copy'), input),
      el('div', {class: 'buttons'}, button(t('close'), () => node.close(), {class: 'main'})));
    input.select();
  }
}

export function download(name, blob) {
  const address = URL.createObjectURL(blob);
  el('a', {href: address, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

// The picture of the board as a file called name.
export function savePicture(board, name) {
  const close = (text, make, attributes) => button(text, async () => {
    download(`${name}.${text.toLowerCase()}`, await make());
    node.close();
  }, attributes);
  const node = dialog(t('picture'), el('div', {class: 'buttons'},
    button(t('cancel'), () => node.close(), {class: 'quiet'}),
    close('SVG', () => new Blob([svgText(board)], {type: 'image/svg+xml'}), {id: 'picture-svg'}),
    close('PNG', () => pngBlob(board), {id: 'picture-png', class: 'main'})));
}

// The lobby of a server: who waits for a game, and the ladder of those who are there.

import {clockText, dialog, field} from './dialogs.js';
import {el, button, patch} from './dom.js';
import {keepInTab, keptInTab} from './place.js';
import {remember, remembered} from './room.js';
import {t} from './texts.js';

export class Lobby {
  constructor(line, host) {
    Object.assign(this, {line, host, inside: false, state: {rooms: [], people: []}});
  }

  async enter(name) {
    remember('name', name);
    const {person} = await this.line.ask('lobby_enter', {name, person: remembered('person') ?? ''});
    remember('person', person);
    this.inside = true;
    keepInTab('lobby', true);
  }

  // After a reload the person is still there.
  async back() {
    if (keptInTab('lobby')) await this.enter(remembered('name') ?? '');
  }

  again() {
    if (this.inside) this.enter(remembered('name') ?? '').catch(this.host.failed);
  }

  hear(message) {
    this.state = message;
    this.fill();
  }

  open() {
    const name = el('input', {name: 'person', maxlength: 30, value: remembered('name') ?? '', required: true});
    const error = el('p', {role: 'alert', class: 'error'});
    this.list = el('div', {id: 'lobby-list'});
    const offer = button(t('offer_game'), () => { this.node.close(); this.host.invite(); }, {id: 'lobby-invite', class: 'main', hidden: !this.inside});
    const form = el('form', {hidden: this.inside, onsubmit: async event => {
      event.preventDefault();
      try {
        await this.enter(name.value.trim());
        error.textContent = '';
        form.hidden = true;
        offer.hidden = false;
        this.fill();
        offer.focus();
      } catch (problem) {
        error.textContent = problem.message;
      }
    }}, field(t('your_name'), name), el('button', {id: 'enter-lobby', class: 'main'}, t('enter_lobby')));
    this.node = dialog(t('lobby'), form, error, this.list, el('div', {class: 'buttons'},
      button(t('close'), () => this.node.close(), {class: 'quiet'}), offer));
    this.fill();
  }

  fill() {
    if (!this.list?.isConnected || !this.inside) return;
    const {rooms, people} = this.state;
    const clock = ({clock: c}) => c ? ` · ${clockText(`${c.seconds}+${c.increment}`)}` : '';
    patch(this.list,
      el('h3', {}, t('who_waits')),
      ...rooms.length ? rooms.map(room => button(`${room.name || t('human')}: ${this.host.title(room.request.game)}${clock(room)}`, async () => {
        try {
          await this.host.enter(room.room);
          this.node.close();
        } catch (problem) {
          this.host.failed(problem);
        }
      }, {class: 'waiting'})) : [el('p', {}, t('nobody_waits'))],
      el('h3', {}, t('ladder')),
      el('ol', {id: 'ladder'}, ...people.map(({name, elo, error, games}) =>
        el('li', {}, `${name}: ${elo} ± ${error} · ${t(games === 1 ? 'game_played' : 'games_played', {count: games})}`))));
  }
}

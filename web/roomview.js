// What the page shows of a room: names, clocks, offers, and the dialogs that begin and enter a game with another person.

import * as api from './api.js';
import {CLOCKS} from './clock.js';
import {clockText, dialog, field, showLink} from './dialogs.js';
import {$, el, button, patch, select} from './dom.js';
import {Line} from './line.js';
import {Lobby} from './lobby.js';
import {setAddress} from './place.js';
import {GONE, Room, remember, remembered, roomOfHash} from './room.js';
import {language, t} from './texts.js';

export class Rooms {
  // host: {table, begin, notice, failed, show, home}
  constructor(host) {
    this.host = host;
    this.line = new Line({
      hear: message => ({lobby: this.lobby, room: this.room})[message.type]?.hear(message),
      again: () => this.again(),
      used: () => this.lobby.inside || Boolean(this.room?.state),
      waits: () => this.room?.state?.you > 0,
      lost: () => api.connection.dispatchEvent(new Event('lost')),
    });
    this.lobby = new Lobby(this.line, {
      enter: room => this.enter(room, {seat: true}),
      invite: () => this.invite(true),
      failed: host.failed,
      title: name => host.table.games.find(game => game.name === name)?.title ?? name,
    });
    setInterval(() => this.tick(), 200);
  }

  // Whether this server has rooms. A page without a server has none.
  async find() {
    const answer = await api.rooms();
    this.offered = Boolean(answer);
    this.hasLobby = Boolean(answer?.lobby);
    this.hostName = answer?.host;
    if (this.hasLobby) this.lobby.back().catch(this.host.failed);
  }

  again() {
    api.connection.dispatchEvent(new Event('found'));
    this.lobby.again();
    if (this.room?.state) this.room.again();
  }

  newRoom() {
    this.room?.leave();
    const room = new Room(this.line, {
      begin: this.host.begin, changed: () => { this.show(); this.host.show(); }, failed: this.host.failed,
      declined: () => this.host.notice(t('declined', {player: Rooms.player(room, this.host.table.info, room.other)})),
    });
    this.room = room;
    return room;
  }

  // The page shows another game.
  begun(game) {
    if (this.room && game.room !== this.room) {
      this.room.leave();
      this.room = null;
    }
    this.show();
  }

  async enter(room, fields) {
    await this.newRoom().enter(room, {name: remembered('name') ?? '', person: remembered('person') ?? '', ...fields});
  }

  // Enters the room of the address, if it names one.
  async fromHash() {
    const room = roomOfHash(location.hash);
    if (!room || !this.offered || room === this.room?.state?.room) return Boolean(room);
    try {
      if (Room.known(room)) await this.enter(room, {});
      else this.welcome(room);
    } catch (error) {
      setAddress(location.pathname);
      throw error;
    }
    return true;
  }

  welcome(room) {
    const name = el('input', {name: 'person', maxlength: 30, value: remembered('name') ?? ''});
    const enter = seat => async () => {
      remember('name', name.value.trim());
      try {
        await this.enter(room, {seat});
        node.close();
      } catch (problem) {
        this.host.failed(problem);
        if (problem.status !== GONE) return;
        setAddress(location.pathname);
        node.close();
      }
    };
    const node = dialog(t('room'), field(t('your_name'), name), el('div', {class: 'buttons'},
      button(t('watch'), enter(false), {id: 'watch-room', class: 'quiet'}), button(t('play'), enter(true), {id: 'enter-room', class: 'main'})));
  }

  // Asks what to play, and makes a room.
  invite(open = false) {
    const {games, game} = this.host.table;
    const plain = games.filter(g => !g.plain);
    const current = game && games.find(g => g.name === game.game);
    const choice = select(games.map(g => [g.name, g.title]), current?.name ?? plain[0].name, {name: 'room-game'});
    const name = el('input', {name: 'person', maxlength: 30, value: remembered('name') ?? ''});
    const side = select([['1', ''], ['2', ''], ['0', t('any_side')]], '1', {name: 'room-side'});
    const named = () => {
      const {players} = games.find(g => g.name === choice.value);
      [...side.options].slice(0, 2).forEach((option, i) => { option.textContent = players[i]; });
    };
    const clock = select([['', t('no_clock')], ...CLOCKS.map(limit => [limit, clockText(limit)])], '', {name: 'room-clock'});
    const listed = el('input', {type: 'checkbox', name: 'room-open'});
    listed.checked = open;
    choice.onchange = named;
    named();
    const start = async event => {
      event.preventDefault();
      remember('name', name.value.trim());
      const own = choice.value === game?.game ? {config: game.config, ...(game.start ? {start: game.start} : {})} : {config: {}};
      const [seconds, increment] = clock.value.split('+').map(Number);
      try {
        await this.newRoom().create({
          game: choice.value, ...own, name: name.value.trim(), side: Number(side.value) || 1 + Math.floor(2 * Math.random()),
          clock: seconds ? {seconds, increment} : null, open: listed.checked, person: remembered('person') ?? '',
        });
        node.close();
      } catch (problem) {
        error.textContent = problem.message;
      }
    };
    const error = el('p', {role: 'alert', class: 'error'});
    const node = dialog(t(open ? 'offer_game' : 'invite'), el('form', {method: 'dialog', onsubmit: start},
      field(t('game'), choice), field(t('your_name'), name), field(t('your_side'), side), field(t('clock'), clock),
      this.hasLobby ? field(t('in_lobby'), listed) : null, error,
      el('div', {class: 'buttons'},
         button(t('cancel'), () => node.close(), {class: 'quiet'}), el('button', {class: 'main', id: 'make-room'}, t('start')))));
  }

  // Who plays, for the bar beside the board.
  static seat(room, player) {
    const {names, here} = room.state;
    if (names[player - 1] === null) return t('nobody_yet');
    const name = names[player - 1] || (room.you === 0 ? '' : t(player === room.you ? 'you' : 'other_person'));
    return here[player - 1] ? name : `${name} (${t('away')})`.trim();
  }

  // Tells the server that the time of a player is over.
  tick() {
    const {room} = this;
    const runs = room?.state?.clock?.runs;
    if (!runs || !room.you || room.leftOf(runs) > 0 || room.flagged === room.state.version) return;
    room.flagged = room.state.version;
    room.act('flag');
  }

  // What can be done in the room, in place of the actions of a game against bots.
  static buttons(room, flip, home) {
    const {stage} = room.state;
    const does = (act, id = `room-${act}`, attributes = {}) => button(t(`do_${act}`), () => room.act(act), {id, ...attributes});
    const offer = act => room.offered(act) === room.other
      ? [button(t(`accept_${act}`), () => room.act(act), {id: `room-${act}`, class: 'main'}), does('decline')]
      : [does(act, `room-${act}`, {disabled: room.offered(act) === room.you || act === 'back' && !room.moved})];
    if (room.plays && room.resigning) {
      const answer = yes => () => {
        room.resigning = false;
        if (yes) room.act('resign'); else room.changed();
      };
      return [button(t('sure_resign'), answer(true), {id: 'sure-resign'}), button(t('go_on'), answer(false), {id: 'play-on', class: 'main'})];
    }
    const resign = () => {
      room.resigning = true;
      room.changed();
    };
    return [
      ...room.plays ? [...offer('draw'), ...offer('back'), button(t('do_resign'), resign, {id: 'room-resign'})] : [],
      ...stage === 'over' && room.state.why !== 'gone' && room.you ? offer('rematch') : [],
      button(t('flip'), flip, {id: 'flip'}),
      ...room.plays ? [] : [button(t('leave'), home, {id: 'leave-room'})],
    ];
  }

  static player({state}, info, player) {
    return state.names[player - 1] || info.players[player - 1];
  }

  // The offer that waits for an answer, if any.
  static offerText(room, info) {
    const {offer} = room.state;
    return offer ? t(offer.player === room.you ? 'you_offer' : `offers_${offer.what}`, {player: Rooms.player(room, info, offer.player)}) : '';
  }

  show() {
    const room = this.room?.state ? this.room : null;
    $('room').hidden = !room;
    document.body.toggleAttribute('data-room', Boolean(room?.plays));
    document.body.toggleAttribute('data-waiting', Boolean(room?.waits));
    if (!room) return;
    const {stage, points, spectators, winner, why} = room.state;
    const name = player => Rooms.player(room, this.host.table.info, player);
    const [points1, points2] = points.map(number => number.toLocaleString(language()));
    const lines = [
      room.waits ? t('room_waits')
        : stage === 'playing' ? t(room.you ? room.state.mover === room.you ? 'your_turn' : 'turn_of' : 'turn_of', {player: name(room.state.mover)})
          : winner ? t(`won_${why}`, {player: name(winner), other: name(3 - winner)}) : t(why === 'rules' ? 'draw' : why),
      points[0] + points[1] ? `${name(1)} ${points1} – ${points2} ${name(2)}` : '',
      spectators ? t('spectators', {count: spectators}) : '',
    ].filter(Boolean);
    $('room-title').textContent = t('room');
    patch($('room-text'), ...lines.map(line => el('p', {}, line)));
    patch($('room-link'), ...room.waits ? [
      el('input', {id: 'room-address', readonly: true, value: room.link(this.hostName), 'aria-label': t('link')}),
      button(t('copy_link'), () => showLink(room.link(this.hostName), this.host.notice), {id: 'copy-room', class: 'main'}),
    ] : []);
  }
}

// A draw by agreement: the person to move offers it; a computer, or the other person at the page, answers.

import {$, el, button, patch} from './dom.js';
import {fullName} from './sides.js';
import {t} from './texts.js';
import {think} from './think.js';

// agreed() is called when the other accepts.
export function offerDraw(table, agreed) {
  const {game, info} = table;
  const {node, position} = game;
  const {player} = position;
  const [own, other] = [player, 3 - player].map(n => fullName(info, position, n));
  const say = (text, ...buttons) => patch($('advice'), el('p', {}, text), buttons.length ? el('div', {class: 'buttons'}, ...buttons) : null);
  const declined = () => say(t('draw_declined', {player: other}));
  const isOpen = () => game === table.game && node === game.node && !game.ended;
  if (game.isBot(3 - player))
    think('draw', game.fields(), message => {
      if (!isOpen() || message.type === 'queued') return;
      if (message.type === 'error') say(message.message);
      else if (message.accepted) agreed();
      else declined();
    });
  else {
    say(t('offers_draw', {player: own}),
      button(t('accept_draw'), () => { if (isOpen()) agreed(); }, {id: 'accept-draw', class: 'main'}),
      button(t('do_decline'), declined, {id: 'decline-draw'}));
    $('advice').querySelector('#accept-draw').focus({preventScroll: true});
  }
}

// Lessons, puzzles and annotated games: what there is for a game, and the panel of an exercise.

import * as api from './api.js';
import {$, el, button} from './dom.js';
import {dialog} from './dialogs.js';
import {playerText} from './hands.js';
import {opponentOf} from './opponent.js';
import {keepExercise} from './place.js';
import {nextPuzzle} from './puzzles.js';
import {t} from './texts.js';
import {wish} from './wish.js';

// host: begin(saved) and openRecord(record) start a game; leave() returns to the person's own game.
export function chooseLearning(info, host) {
  const error = el('p', {role: 'alert', class: 'error'});
  const list = el('div', {class: 'list'});
  const node = dialog(t('learn'), list, error,
    el('div', {class: 'buttons'}, button(t('close'), () => node.close(), {class: 'quiet'})));
  const closing = action => async () => {
    try {
      if (await action() !== 'stay') node.close();
    } catch (problem) {
      error.textContent = problem.message;
    }
  };
  const actions = {
    lesson: () => reopen({kind: 'lesson'}, info, host),
    puzzles: () => nextPuzzle(info, host),
    annotated: async () => {
      const {games} = await api.annotated({game: info.name});
      list.replaceChildren(...games.map((record, i) => {
        const {Player1, Player2, Result, Event} = record.tags ?? {};
        const players = [Player1, Player2].filter(Boolean).map(tag => playerText(info, tag)).join(' – ');
        return button([`${i + 1}. ${players}`, Result, Event].filter(Boolean).join(' · '), closing(() => host.openRecord(record)));
      }));
      return 'stay';
    },
  };
  list.replaceChildren(...info.learning.map(name => button(t(name), closing(actions[name]), {id: `learn-${name}`})));
}

// Shows the exercise that place.js keeps.
export async function reopen({kind, ...at}, info, host) {
  if (kind === 'puzzles') return nextPuzzle(info, host, at);
  const {steps} = await wish()(api.lesson({game: info.plain ?? info.name}));
  return step(steps, steps[at.n] ? at.n : 0, info, host);
}

// No line ends within a move, such as 3-6>3-5.
const unbroken = text => text.replace(/(\w)-(?=\d)/g, '$1-\u2060');

// The panel above the choices: a title, paragraphs, what a move was, and buttons.
export function showExercise(title, paragraphs, ...buttons) {
  document.body.dataset.exercise = '';
  $('exercise').hidden = false;
  $('exercise-title').textContent = title;
  $('exercise-text').replaceChildren(...paragraphs.filter(Boolean).map(text => el('p', {}, unbroken(text))));
  $('verdict').textContent = '';
  $('exercise-buttons').replaceChildren(...buttons.filter(Boolean));
}

export function hideExercise() {
  delete document.body.dataset.exercise;
  $('exercise').hidden = true;
}

export function verdict(right, text) {
  $('verdict').classList.toggle('right', right);
  $('verdict').textContent = text;
}

// Starts a game at position, in which judge(move) is called with the person's move. A move that it refuses is taken back; after
// another one there is nothing to choose.
export async function exercise(info, position, host, judge) {
  const game = await host.begin({game: info.plain ?? info.name, start: position, players: ['human', 'human'], exercise: judge});
  game.addEventListener('moved', () => { if (game.node.parent === game.root && !game.solved) game.go(game.root); });
  return game;
}

// One step of a lesson.
async function step(steps, n, info, host) {
  const {title, text, done, position, task, moves, answers} = steps[n];
  const last = n === steps.length - 1;
  const go = to => () => step(steps, to, info, host);
  const leave = button(t('leave'), host.leave, {id: 'leave-exercise'});
  const begin = () => host.begin({game: info.plain ?? info.name, config: {}, players: ['human', opponentOf(info)]});
  const next = button(t(last ? 'play_now' : 'go_on'), last ? begin : go(n + 1), {id: 'next-step', class: 'main'});
  const back = button(t('back'), go(n - 1), {id: 'previous-step', disabled: n === 0});
  let solved = false;
  const right = () => {
    solved = true;
    verdict(true, [t('right'), done].filter(Boolean).join(' '));
    $('exercise-buttons').replaceChildren(back, next, leave);
    next.focus();
  };
  const wrong = () => verdict(false, t('wrong'));
  const isRight = move => task === 'any' || moves.includes(move);
  await exercise(info, position, host, move => {
    if (solved) return true;
    if (task === 'why' || task === 'read') return false;
    if (isRight(move)) right(); else wrong();
    return isRight(move);
  });
  keepExercise({kind: 'lesson', game: info.name, n});
  const hint = button(t('hint'), () => verdict(false, moves.length ? t('does_it', {move: moves[0]}) : t('any_move')), {id: 'exercise-hint'});
  showExercise(t('step', {n: n + 1, count: steps.length, title}), [text],
    back, task === 'why' || task === 'read' ? null : hint, task === 'read' ? next : null, leave);
  if (task === 'why')
    $('exercise-text').append(...answers.map(answer =>
      button(answer.text, () => { if (answer.right) right(); else wrong(); }, {class: 'answer'})));
}

// Puzzles by the person's rating. localStorage keeps the rating, the streak and which puzzles were tried.

import * as api from './api.js';
import {$, button} from './dom.js';
import {exercise, showExercise, verdict} from './learn.js';
import {keepExercise} from './place.js';
import {t} from './texts.js';

const STORE = 'tabuleiro.puzzles';
const NEW = {rating: 800, streak: 0, best: 0, done: []};
const STEP = 60;                        // the most that a puzzle changes the rating

function stored() {
  try {
    return JSON.parse(localStorage.getItem(STORE)) ?? {};
  } catch {
    return {};
  }
}

function progressOf(game) {
  return {...NEW, ...stored()[game]};
}

function keep(game, progress) {
  try {
    localStorage.setItem(STORE, JSON.stringify({...stored(), [game]: progress}));
  } catch {
    // Without storage the rating lasts as long as the page.
  }
}

// A puzzle solved with a hint changes no rating and ends no streak.
export function afterPuzzle(result, puzzle, progress) {
  const done = [...progress.done, puzzle.number];
  if (result === 'helped') return {...progress, done};
  const expected = 1 / (1 + 10 ** ((puzzle.rating - progress.rating) / 400));
  const points = result === 'solved' ? 1 : 0;
  const streak = result === 'solved' ? progress.streak + 1 : 0;
  return {rating: Math.round(progress.rating + STEP * (points - expected)), streak, best: Math.max(progress.best, streak), done};
}

// at has the number, result and hints of a puzzle that was begun before a reload.
export async function nextPuzzle(info, host, {number = null, result = 'solved', hints = 0} = {}) {
  const game = info.plain ?? info.name;
  const progress = progressOf(game);
  const {puzzle, count} = await api.puzzle({game, rating: progress.rating, done: progress.done, number});
  const place = {kind: 'puzzles', game: info.name};
  keepExercise(place);
  const leave = () => button(t('leave'), host.leave, {id: 'leave-exercise'});
  if (!puzzle) {
    const again = button(t('from_start'), () => { keep(game, {...progress, done: []}); nextPuzzle(info, host); }, {class: 'main'});
    showExercise(t('puzzles'), [t('no_puzzle_left', {count})], again, leave());
    return;
  }
  let over = false;
  const begun = () => keepExercise({...place, number: puzzle.number, result, hints});
  const finish = text => {
    over = true;
    keepExercise(place);
    const after = afterPuzzle(result, puzzle, progress);
    keep(game, after);
    verdict(result !== 'failed', text);
    const next = button(t('next_puzzle'), () => nextPuzzle(info, host), {id: 'next-puzzle', class: 'main'});
    showResult(puzzle, after, next, leave());
    next.focus();
  };
  const played = await exercise(info, puzzle.position, host, move => {
    if (over) return true;
    if (puzzle.solutions.includes(move)) {
      finish(t('right'));
      return true;
    }
    result = 'failed';
    begun();
    verdict(false, t('wrong'));
    return false;
  });
  const hint = button(t('hint'), () => {
    if (result === 'solved') result = 'helped';
    verdict(false, puzzle.hints[hints++]);
    hint.disabled = hints === puzzle.hints.length;
    begun();
  }, {id: 'exercise-hint', disabled: hints === puzzle.hints.length});
  const solution = button(t('solution'), () => {
    result = 'failed';
    finish(t('does_it', {move: puzzle.solutions.join(', ')}));
  }, {id: 'solution'});
  showExercise(t('puzzle', {rating: puzzle.rating}),
    [t('find_best', {player: info.players[played.position.player - 1]}), t('standing', progress)], hint, solution, leave());
  if (hints) verdict(false, puzzle.hints[hints - 1]);
  begun();
}

function showResult(puzzle, progress, ...buttons) {
  $('exercise-text').lastChild.textContent = `${t('best_play', {line: puzzle.line.join(' ')})} ${t('standing', progress)}`;
  $('exercise-buttons').replaceChildren(...buttons);
}

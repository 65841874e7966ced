// Puzzles by the person's rating. The browser keeps the rating, the streak and which puzzles were tried; who answers the page
// computes them.

import * as api from './api.js';
import {$, button} from './dom.js';
import {exercise, showExercise, verdict} from './learn.js';
import {keepExercise} from './place.js';
import {t} from './texts.js';
import {wish} from './wish.js';

const STORE = 'tabuleiro.puzzles';
const kept = {};                        // the progress in each game, where there is no storage

function stored() {
  try {
    return JSON.parse(localStorage.getItem(STORE)) ?? {};
  } catch {
    return {};
  }
}

const progressOf = game => stored()[game] ?? kept[game] ?? null;

function keep(game, progress) {
  kept[game] = progress;
  try {
    localStorage.setItem(STORE, JSON.stringify({...stored(), [game]: progress}));
  } catch {
    // Without storage the rating lasts as long as the page.
  }
}

// at has the number, result and hints of a puzzle that was begun before a reload.
export async function nextPuzzle(info, host, {number = null, result = 'solved', hints = 0} = {}) {
  const game = info.plain ?? info.name;
  const {puzzle, count, progress} = await wish()(api.puzzle({game, number, progress: progressOf(game)}));
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
  const finish = async text => {
    over = true;
    hint.disabled = solution.disabled = true;
    verdict(result !== 'failed', text);
    let after;
    try {
      after = (await api.tried({game, number: puzzle.number, result, progress})).progress;
    } catch (error) {
      verdict(false, error.message);
      return;
    }
    keep(game, after);
    if (!solution.isConnected) return;  // the person has left
    keepExercise(place);
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

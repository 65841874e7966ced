// The browser's history has an entry for the list of games and one for a game, so that its buttons lead from one to the other.

// The page now shows place, 'home' or 'game'. Its entry gets the address url.
export function visit(place, url = location.href) {
  const old = history.state?.place;
  history[old && old !== place ? 'pushState' : 'replaceState']({place}, '', url);
}

export const visited = () => history.state?.place;

export const setAddress = url => history.replaceState(history.state, '', url);

// The exercise that this tab shows, so that a reload returns to it: {kind, game, ...} or null.

const EXERCISE = 'tabuleiro.exercise';

export function keepExercise(exercise) {
  try {
    if (exercise) sessionStorage.setItem(EXERCISE, JSON.stringify(exercise));
    else sessionStorage.removeItem(EXERCISE);
  } catch {
    // Without storage a reload leads to the list of games.
  }
}

export function keptExercise() {
  try {
    return JSON.parse(sessionStorage.getItem(EXERCISE));
  } catch {
    return null;
  }
}

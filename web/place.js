// The browser's history has an entry for the list of games and one for a game, so that its buttons lead from one to the other.

// The page now shows place, 'home' or 'game'. Its entry gets the address url.
export function visit(place, url = location.href) {
  const old = history.state?.place;
  history[old && old !== place ? 'pushState' : 'replaceState']({place}, '', url);
}

export const visited = () => history.state?.place;

export const setAddress = url => history.replaceState(history.state, '', url);

// What this tab keeps for a reload, under a name: a value as JSON, or null.

const key = name => `tabuleiro.${name}`;

export function keepInTab(name, value) {
  try {
    if (value === null) sessionStorage.removeItem(key(name));
    else sessionStorage.setItem(key(name), JSON.stringify(value));
  } catch {
    // Without storage a reload leads to the list of games.
  }
}

export function keptInTab(name) {
  try {
    return JSON.parse(sessionStorage.getItem(key(name)));
  } catch {
    return null;
  }
}

// The exercise that this tab shows: {kind, game, ...} or null.
export const keepExercise = exercise => keepInTab('exercise', exercise);
export const keptExercise = () => keptInTab('exercise');

// A person may ask for something else while the page waits for an answer. Then the page shows only what was asked for last.

let last = 0;

// Begins a wish. Returns a function that awaits a promise, for ever if there has been another wish meanwhile.
export function wish() {
  const mine = ++last;
  return async promise => {
    const value = await promise;
    if (mine !== last) await new Promise(() => {});
    return value;
  };
}

// The programs of one's own that this browser keeps, by the names of their games. Without storage it keeps none.

import {once} from './files.js';

const answer = request => new Promise((done, fail) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => fail(request.error);
});

const opened = once(() => {
  const request = indexedDB.open('tabuleiro', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('programs', {keyPath: 'name'});
  return answer(request);
});

// The answer to the request that ask makes of the store, or otherwise if the browser refuses.
async function asked(mode, ask, otherwise) {
  try {
    return await answer(ask((await opened()).transaction('programs', mode).objectStore('programs')));
  } catch {
    return otherwise;
  }
}

export const kept = () => asked('readonly', store => store.getAll(), []);
export const keep = program => asked('readwrite', store => store.put(program));
export const forget = name => asked('readwrite', store => store.delete(name));

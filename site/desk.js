// The workers that answer for the games of the library, by the address of their files.

import {Calls, Searches} from './calls.js';
import {at, bytes, module, once, packedJson, script} from './files.js';

// What start() of prolog.js wants.
const parts = once(async () => {
  const [swipl, program, library, data, qlf, files] = await Promise.all([
    script('swipl.js'), module('swipl.wasm'), module('tabuleiro.wasm'), bytes('swipl.data'), bytes('site.qlf'),
    packedJson('files.json')]);
  return {script: URL.createObjectURL(swipl), program, library, data, qlf, files};
});

function open() {
  const worker = new Worker(at('worker.js'), {type: 'module'});
  return new Calls(worker, parts().then(parts => worker.postMessage({parts})));
}

let calls = null;                       // answers requests
export const searches = new Searches(open, {slices: true});

export const desk = () => calls = calls && !calls.over ? calls : open();

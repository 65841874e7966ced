// Starts SWI-Prolog with the C library and the compiled Prolog files of the site.

import {load} from './library.js';
import SWIPL from './swipl.js';

export const ROOT = '/tabuleiro';

// SWI-Prolog with the C library, from the modules program and library and the bytes data.
export async function bare({program, data, library}) {
  let exports;
  const prolog = await SWIPL({
    arguments: ['-q'],
    getPreloadedPackage: () => data,
    instantiateWasm(imports, receive) {
      WebAssembly.instantiate(program, imports).then(instance => {
        ({exports} = instance);
        receive(instance, program);
      });
      return {};
    },
  });
  load(library, prolog, exports);
  return prolog;
}

// Writes files, an object of texts or bytes by path.
export function addFiles(prolog, files) {
  for (const [path, content] of Object.entries(files)) {
    const file = `${ROOT}/${path}`;
    prolog.FS.mkdirTree(file.slice(0, file.lastIndexOf('/')));
    prolog.FS.writeFile(file, content);
  }
}

// Calls goal once with the values of its variables, and returns the bindings. Throws unless the goal succeeds.
export function once(prolog, goal, values = {}) {
  const bindings = prolog.prolog.query(goal, values).once();
  if (!bindings?.success) throw new Error(bindings?.message ?? `${goal} failed`);
  return bindings;
}

// SWI-Prolog with the C library and the library of tabuleiro.
export async function started({qlf, files, ...parts}) {
  const prolog = await bare(parts);
  addFiles(prolog, {...files, 'site/site.qlf': new Uint8Array(qlf)});
  once(prolog, `load_files('${ROOT}/site/site.qlf', [silent(true)])`);
  return prolog;
}

// A function (goal, body, hear) that answers {status, answer} to the JSON text body: goal is `search` or another request.
export async function start(parts) {
  const prolog = await started(parts);
  once(prolog, 'assertz((hear(Message) :- _ := site_hear(Message)))');
  return (goal, body, hear) => {
    globalThis.window = {site_hear: message => hear(String(message))};   // where SWI-Prolog looks for functions
    const {Status: status, Answer: answer} = once(prolog, 'tabuleiro_site_answers:answer(Goal, Body, hear, Status, Answer)',
                                                  {Goal: goal, Body: body});
    return {status, answer: String(answer)};
  };
}

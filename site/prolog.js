// Starts SWI-Prolog with the C library and the compiled Prolog files of the site.

import {load} from './library.js';
import {unpacked} from './package.js';

export const ROOT = '/tabuleiro';

// Writes files, pairs [path, content].
function writeFiles({FS}, files) {
  for (const [path, content] of files) {
    FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    FS.writeFile(path, content);
  }
}

// Writes files, an object of texts or bytes by path from the root of tabuleiro.
export const addFiles = (prolog, files) =>
  writeFiles(prolog, Object.entries(files).map(([path, content]) => [`${ROOT}/${path}`, content]));

// SWI-Prolog with the C library: the address of its script, the modules of its program and of the library, its files.
export async function bare({script, program, library, data}) {
  const {default: SWIPL} = await import(script);
  let exports;
  const prolog = await SWIPL({
    arguments: ['-q'],
    preRun: [prolog => writeFiles(prolog, unpacked(data))],
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

// Calls goal once with the values of its variables, and returns the bindings. Throws unless the goal succeeds.
export function once(prolog, goal, values = {}) {
  const bindings = prolog.prolog.query(goal, values).once();
  if (!bindings?.success) throw new Error(bindings?.message ?? `${goal} failed`);
  return bindings;
}

// SWI-Prolog with the C library and the library of tabuleiro.
export async function started({qlf, files, ...parts}) {
  const prolog = await bare(parts);
  addFiles(prolog, {...files, 'site/site.qlf': qlf});
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

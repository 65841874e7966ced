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

// SWI-Prolog with the C library: the address of its script, the modules of its program and of the library, its files. print
// gets the lines that it prints, by default the console.
export async function bare({script, program, library, data, print}) {
  const {default: SWIPL} = await import(script);
  let exports;
  const prolog = await SWIPL({
    arguments: ['-q'],
    ...print ? {print, printErr: print, stdin: () => null} : {},
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
  once(prolog, 'use_module(library(prolog_code), [])');  // loaded after site.qlf, it is no module to import from
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

// Adds what a worker for a program of one's own needs, and the program, whose files are bytes by path.
function addOwn(prolog, {qlf, data, program}) {
  writeFiles(prolog, unpacked(data));
  addFiles(prolog, {'site/own.qlf': qlf});
  once(prolog, `load_files('${ROOT}/site/own.qlf', [silent(true)])`);
  writeFiles(prolog, Object.entries(program).map(([path, bytes]) => [`/own/${path}`, bytes]));
}

const MOST_LINES = 200;                 // that are kept of what a program prints

// A function (goal, body, hear) that answers {status, answer, said} to the JSON text body: goal is `search` or another request.
// own has a program of one's own.
export async function start({own, ...parts}) {
  let said = [];
  const print = line => { if (said.length < MOST_LINES) said.push(String(line)); };
  const prolog = await started(own ? {...parts, print} : parts);
  if (own) addOwn(prolog, own);
  const answers = own ? 'tabuleiro_site_own:own_answer' : 'tabuleiro_site_answers:answer';
  once(prolog, 'assertz((hear(Message) :- _ := site_hear(Message)))');
  return (goal, body, hear) => {
    said = [];
    globalThis.window = {site_hear: message => hear(String(message))};   // where SWI-Prolog looks for functions
    const {Status: status, Answer: answer} = once(prolog, `${answers}(Goal, Body, hear, Status, Answer)`,
                                                  {Goal: goal, Body: body});
    return {status, answer: String(answer), said};
  };
}

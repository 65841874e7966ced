// The programs of a class, each graded in a worker of its own. Their pages are written in one that loads none of them.

import {Sandboxed} from './sandbox.js';
import {language} from './texts.js';

// Grades the programs with these names among files, one after another. hear(name, number) is called before each. Returns
// {done, stop}: the promise of the grades, each with its page.
export function grade(files, names, hear) {
  let calls = null, stopped = false;
  const ask = async (among, name, goal, body) => {
    if (stopped) throw new Error('');
    calls = new Sandboxed(among, name);
    try {
      return {...await calls.call(goal, {...body, lang: language()}), said: calls.said};
    } finally {
      calls.end('');
    }
  };
  const one = async file => {
    const begin = performance.now();
    const {result, said = []} = await ask(files, file, 'grade', {file, tab: null})
      .catch(error => ({result: {error: error.message}}));
    return {file, result, output: said.join('\n'), seconds: (performance.now() - begin) / 1000};
  };
  const all = async () => {
    const grades = [];
    for (const [i, name] of names.entries()) {
      hear(name, i + 1);
      grades.push(await one(name));
    }
    return (await ask({}, '', 'pages', {grades})).grades;
  };
  return {done: all(), stop: () => { stopped = true; calls?.end(''); }};
}

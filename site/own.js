// Programs of one's own: dropped onto the page or chosen, understood, played and checked. Nothing leaves the browser.

import {button, el} from './dom.js';
import {grade} from './class.js';
import {dialog, download} from './dialogs.js';
import {chosen, dropped} from './dropped.js';
import {compare, ofGame, Program, programsIn} from './programs.js';
import {table} from './table.js';
import {t} from './texts.js';

let host = null;                        // begin(info), show(saved), changed() and failed(error)

const report = text => el('pre', {class: 'report'}, text);

// A dialog with a line on what happens, room for what is found, and room for an error.
function progress(title, stop = () => {}) {
  const status = el('p', {role: 'status'});
  const error = el('p', {role: 'alert', class: 'error'});
  const found = el('div', {class: 'found'});
  const buttons = el('div', {class: 'buttons'});
  const node = dialog(title, status, found, error, buttons);
  const close = (text, attributes) => button(text, () => node.close(), attributes);
  buttons.append(close(t('cancel'), {class: 'quiet'}));
  node.addEventListener('close', () => stop());
  return {
    node, found, error,
    say: text => { status.textContent = text; },
    end: (...more) => buttons.replaceChildren(close(t('close'), {class: 'quiet'}), ...more),
    fail(problem) {
      status.textContent = '';
      error.textContent = problem.message;
      if (problem.said?.length) found.append(report(problem.said.join('\n')));
      buttons.replaceChildren(close(t('close'), {class: 'main'}));
    },
  };
}

// Reads the files that the promise get gives, and adopts the program among them that the person chooses.
async function open(get) {
  const box = progress(t('own_game'));
  box.say(t('own_reading'));
  try {
    const files = await get;
    const names = await programsIn(files);
    if (names.length === 0) throw new Error(t('own_none'));
    if (!box.node.open) return;
    if (names.length === 1) {
      box.node.close();
      adopt(new Program(files, names[0]));
      return;
    }
    box.say(t('own_many', {count: names.length}));
    box.found.append(el('div', {class: 'list'}, names.map(name => button(name, () => {
      box.node.close();
      adopt(new Program(files, name));
    }))));
    const withAll = (id, text, act) => button(text, () => {
      box.node.close();
      act(files, names);
    }, {id});
    box.end(withAll('own-grade', t('own_grade'), gradeAll),
            ...names.length === 2 ? [withAll('own-compare', t('own_compare'), compareBoth)] : []);
  } catch (error) {
    box.fail(error);
  }
}

// tab is how the program plays, if a person has written it.
async function adopt(program, tab) {
  let adopted = false;
  const box = progress(program.file, () => { if (!adopted) program.stop(); });
  box.say(t('own_watching', {file: program.file}));
  try {
    await program.adopt(tab);
    adopted = true;
    await host.changed();
    box.node.close();
    tell(program);
  } catch (error) {
    if (box.node.open) box.fail(error);
  }
}

// What was understood of a program.
function tell(program) {
  const {notes, tab, said} = program.told;
  const written = el('textarea', {rows: 12, spellcheck: 'false', 'aria-label': 'game.tab', id: 'own-tab'});
  written.value = tab ?? '';
  const node = dialog(program.game.title,
    el('ul', {}, notes.map(note => el('li', {}, note))),
    said.length ? report(said.join('\n')) : null,
    tab === null ? el('p', {}, t('own_interface')) : el('details', {}, el('summary', {}, t('own_how')),
      el('p', {}, t('own_tab')), written,
      el('div', {class: 'buttons'}, button(t('own_again'), () => {
        node.close();
        adopt(program, written.value);
      }, {id: 'own-again'}))),
    el('div', {class: 'buttons'},
       button(t('close'), () => node.close(), {class: 'quiet'}),
       button(t('own_check'), () => { node.close(); check(program); }, {id: 'own-check'}),
       button(t('play_now'), () => { node.close(); host.begin(program.game); }, {class: 'main', id: 'own-play'})));
}

function compareBoth(files, names) {
  const comparing = compare(files, names);
  const box = progress(t('own_compare'), comparing.stop);
  box.say(t('own_comparing', {files: names.join(', ')}));
  comparing.done.then(({text}) => {
    box.say('');
    box.found.append(report(text));
    box.end();
  }, box.fail);
}

function gradeAll(files, names) {
  const box = progress(t('own_grade'), () => grading.stop());
  const grading = grade(files, names, (file, number) => box.say(t('own_grading', {file, number, count: names.length})));
  grading.done.then(grades => {
    box.say('');
    const both = button(t('own_compare'), () => compareBoth(files, chosenNames()), {id: 'own-compare', disabled: true});
    const chosenNames = () => [...box.found.querySelectorAll(':checked')].map(({value}) => value);
    const pick = name => el('input', {
      type: 'checkbox', value: name, onchange: () => { both.disabled = chosenNames().length !== 2; },
    });
    box.found.append(el('ul', {class: 'grades'}, grades.map(grade => el('li', {},
      el('label', {}, pick(grade.name), el('strong', {}, grade.name)), el('span', {}, grade.ended || t('own_graded', {...grade, verdict: t(`verdict_${grade.verdict}`)})),
      button(t('own_page'), () => download(`${grade.name.replace(/\W+/g, '-')}.html`, new Blob([grade.page], {type: 'text/html'})),
             {'aria-label': `${t('own_page')}: ${grade.name}`})))));
    box.end(both, button(t('own_table'), () => download('grades.csv', new Blob([table(grades)], {type: 'text/csv'})), {id: 'own-table'}));
  }, box.fail);
}

function check(program) {
  const checking = program.check(({type, text, moves}) => {
    if (type === 'step') box.say(text);
    else box.found.append(el('section', {class: type}, report(text), moves ? button(t('own_position'), () => {
      box.node.close();
      host.show({game: program.name, config: {}, moves, analysing: true});
    }) : null));
  });
  const box = progress(t('own_checking', {file: program.file}), checking.stop);
  checking.done.then(({text}) => {
    box.say('');
    box.found.append(report(text));
    box.end();
  }, box.fail);
}

// A button that lets a person choose files by an input that is not shown.
const chooser = (id, text, attributes, look = {}) => {
  const input = el('input', {
    type: 'file', id: `${id}-input`, hidden: true, ...attributes,
    onchange: ({target}) => { open(chosen(target)); target.value = ''; },
  });
  return [input, button(text, () => document.getElementById(input.id).click(), {id, ...look})];
};

export const own = {
  // Whatever is dropped anywhere on the page is opened.
  listen(to) {
    host = to;
    document.addEventListener('dragover', event => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    });
    document.addEventListener('drop', event => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      open(dropped(event));
    });
  },

  // What the list of games shows below the games.
  panel: () => [
    el('h2', {}, t('own_game')),
    el('p', {}, t('own_text')),
    el('div', {class: 'buttons'},
       ...chooser('own-files', t('own_files'), {multiple: true}, {class: 'main'}),
       ...chooser('own-folder', t('own_folder'), {webkitdirectory: true})),
  ],

  // Buttons for the game info, if it is of such a program.
  buttons(info) {
    const program = ofGame(info.name);
    return program ? [
      button(t('own_check'), () => check(program)),
      button(t('own_how'), () => tell(program)),
      button(t('own_remove'), () => { program.remove(); host.changed().catch(host.failed); }),
    ] : [];
  },
};

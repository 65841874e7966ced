// Loads the C library, a side module, into a running SWI-Prolog: it shares the memory and the table of functions.

import {number} from './wasm.js';

const STACK_BYTES = 4 << 20;

// The bytes of memory and the functions that the module needs, from the first part of its section dylink.0.
function needs(module) {
  const bytes = new Uint8Array(WebAssembly.Module.customSections(module, 'dylink.0')[0]);
  const place = {at: 0};
  if (number(bytes, place) !== 1) throw new Error('dylink.0');
  number(bytes, place);
  const size = number(bytes, place), align = 2 ** number(bytes, place), functions = number(bytes, place);
  return {size, align, functions};
}

// What prolog (the object that SWIPL made) and exports (of its WebAssembly program) give the module, and what JavaScript does.
export function load(module, prolog, exports) {
  const of = kind => Object.values(exports).find(value => value instanceof kind);
  const memory = of(WebAssembly.Memory), table = of(WebAssembly.Table);
  const {size, align, functions} = needs(module);
  const block = prolog._malloc(size + align);
  const base = Math.ceil(block / align) * align;
  new Uint8Array(memory.buffer, base, size).fill(0);
  const stack = prolog._malloc(STACK_BYTES);
  const global = (value, mutable) => new WebAssembly.Global({value: 'i32', mutable}, value);
  const fixed = {
    memory,
    __indirect_function_table: table,
    __memory_base: global(base, false),
    __table_base: global(table.grow(functions), false),
    __stack_pointer: global((stack + STACK_BYTES) & ~15, true),
    swipl_malloc: prolog._malloc,
    swipl_free: prolog._free,
    site_now: () => performance.now() / 1000,
    setTempRet0: () => {},
    __syscall_getpid: () => 1,
    emscripten_memcpy_big: (to, from, n) => { new Uint8Array(memory.buffer).copyWithin(to, from, from + n); },
  };
  let own;
  // The module has no files: no path is there, and no descriptor is open.
  const [ENOENT, EBADF] = [44, 8];
  const wasi = new Proxy({}, {get: () => () => EBADF});
  const missing = name => name.startsWith('__syscall_') ? () => -ENOENT : undefined;
  // A function that the module both imports and exports is its own.
  const env = new Proxy(fixed, {
    get: (_, name) => fixed[name] ?? prolog[`_${name}`] ?? missing(name) ?? ((...values) => own[name](...values)),
  });
  const got = new Proxy({}, {get: () => global(0, true)});
  const instance = new WebAssembly.Instance(module, {env, wasi_snapshot_preview1: wasi, 'GOT.mem': got, 'GOT.func': got});
  own = instance.exports;
  own.__wasm_call_ctors();
  const index = table.grow(1);
  table.set(index, own.pl_install_tabuleiro);
  const [name, home] = ['$install_tabuleiro', 'user'].map(prolog.stringToNewUTF8);
  prolog._PL_register_foreign_in_module(home, name, 0, index, 0, 0);
}

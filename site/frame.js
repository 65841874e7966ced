// The script of the frame in which programs of other people run: starts and ends their workers.

import {bounded} from './wasm.js';

const workers = new Map();
const address = text => URL.createObjectURL(new Blob([text], {type: 'text/javascript'}));
const MEMORY_BYTES = 1 << 30;           // of a worker
let shared = null;                      // a promise of what all workers get

async function prepared({worker, script, program, library, ...rest}) {
  const [compiled, side] = await Promise.all([WebAssembly.compile(bounded(program, MEMORY_BYTES)), WebAssembly.compile(library)]);
  return {worker: address(worker), parts: {...rest, script: address(script), program: compiled, library: side}};
}

onmessage = async ({source, data, ports: [port]}) => {
  if (source !== parent) return;
  if (data.shared) shared = prepared(data.shared);
  else if (data.end) {
    workers.get(data.end)?.terminate();
    workers.delete(data.end);
  } else {
    const {id, program} = data;
    const fault = error => parent.postMessage({id, fault: error.message}, '*');
    workers.set(id, {terminate: () => port.close()});
    try {
      const {worker: url, parts} = await shared;
      if (!workers.has(id)) return;
      const worker = new Worker(url);
      workers.set(id, worker);
      worker.onerror = fault;
      worker.postMessage({parts: {...parts, own: {...parts.own, program}}, port}, [port]);
    } catch (error) {
      fault(error);
    }
  }
};

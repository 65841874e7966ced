// A worker that answers by SWI-Prolog. Its first message has the parts of start(), and perhaps a port for all other messages.
// Each of those, {id, goal, body}, gets {id, message} any number of times, then {id, status, answer}; {fault} is the end of
// the worker.

import {start} from './prolog.js';

onmessage = ({data: {parts, port = globalThis}}) => {
  const answer = start(parts);
  const failed = error => port.postMessage({fault: String(error?.message ?? error)});
  answer.catch(failed);
  onmessage = null;
  port.onmessage = async ({data: {id, goal, body}}) => {
    const ask = await answer;
    try {
      port.postMessage({id, ...ask(goal, body, message => port.postMessage({id, message}))});
    } catch (error) {
      failed(error);
    }
  };
};

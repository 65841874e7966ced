// A worker that answers by SWI-Prolog. Its first message has the parts of start(), and perhaps a port for all other messages.
// Each of those, {id, goal, body}, gets {id, message} any number of times, then {id, status, answer}; {fault} is the end of
// the worker. A search in slices is stopped between two of them by a message {stop}, and then answers null.

import {start} from './prolog.js';

const MORE = 202;                       // the status of a search that has given way

// Waits until the messages that have come in the meantime are heard. A timer would wait 4 ms.
const {port1, port2} = new MessageChannel();
const others = () => new Promise(done => {
  port1.onmessage = done;
  port2.postMessage(null);
});

onmessage = ({data: {parts, port = globalThis}}) => {
  const answer = start(parts);
  const failed = error => port.postMessage({fault: String(error?.message ?? error)});
  answer.catch(failed);
  onmessage = null;
  let stops = 0;
  port.onmessage = async ({data: {stop, id, goal, body}}) => {
    if (stop) {
      stops += 1;
      return;
    }
    const ask = await answer, before = stops;
    const hear = message => port.postMessage({id, message});
    try {
      let reply = ask(goal, body, hear);
      const rest = reply.status === MORE && JSON.stringify({lang: JSON.parse(body).lang});
      while (reply.status === MORE) {
        await others();
        reply = stops === before ? ask('more', rest, hear) : {status: 200, answer: 'null', said: []};
      }
      port.postMessage({id, ...reply});
    } catch (error) {
      failed(error);
    }
  };
};

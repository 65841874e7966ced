// A worker that answers by SWI-Prolog. Its first message has the parts of start(). Each other message, {id, goal, body}, gets
// {id, message} any number of times, then {id, status, answer}; {fault} is the end of the worker.

import {start} from './prolog.js';

let answer;

onmessage = ({data: {parts}}) => {
  answer = start(parts);
  answer.catch(error => postMessage({fault: String(error?.message ?? error)}));
  onmessage = async ({data: {id, goal, body}}) => {
    const ask = await answer;
    postMessage({id, ...ask(goal, body, message => postMessage({id, message}))});
  };
};

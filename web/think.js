// Searches.

import {search} from './server.js';
import {language} from './texts.js';

// Starts a search and calls hear with each of its messages. Returns a function that stops it.
export const think = (type, fields, hear) => search({type, ...fields, lang: language()}, hear);

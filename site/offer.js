// Keeps the site for the time without a network, and offers a new version of it.

import {$, button} from './dom.js';
import {t} from './texts.js';

async function keep() {
  const registration = await navigator.serviceWorker.register(new URL('offline.js', document.baseURI));
  const offer = () => {
    const {waiting} = registration;
    if (!waiting || !navigator.serviceWorker.controller || $('newer')) return;
    document.querySelector('header').append(button(t('newer'), () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
      waiting.postMessage('take over');
    }, {id: 'newer', class: 'main'}));
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing.addEventListener('statechange', offer);
  });
}

// A page without https has no service worker.
if ('serviceWorker' in navigator) keep().catch(() => {});

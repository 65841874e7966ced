// The service worker: keeps all files of one version of the site, so that it works without a network. A new version waits
// until no page uses the old one, or a person chooses it.

const FILES = [/* files */];
const CACHE = `tabuleiro ${registration.scope} /* version */`;
const ours = name => name.startsWith(`tabuleiro ${registration.scope} `);

oninstall = event => event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(FILES)));

onactivate = event => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (ours(name) && name !== CACHE) await caches.delete(name);
})());

onmessage = ({data}) => { if (data === 'take over') skipWaiting(); };

// What is not kept, such as the picture of another page, comes from the network.
onfetch = event => {
  const {origin, pathname} = new URL(event.request.url);
  const page = new URL(registration.scope);
  if (event.request.method !== 'GET' || origin !== page.origin || !pathname.startsWith(page.pathname)) return;
  const key = pathname === page.pathname || pathname === `${page.pathname}index.html` ? './' : event.request;
  event.respondWith((async () => (await (await caches.open(CACHE)).match(key)) ?? fetch(event.request))());
};

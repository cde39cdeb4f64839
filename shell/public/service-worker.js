// Stands in where a page cannot be fetched because the network is away. Everything else is left to the browser.
const name = 'offline-1';
const files = ['/offline.html', '/offline.css', '/offline.js', '/icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(files)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const outdated = async () => {
    for (const other of await caches.keys()) if (other !== name) await caches.delete(other);
    await self.registration.navigationPreload?.enable();
  };
  event.waitUntil(outdated());
});

const page = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match('/offline.html')) ?? Response.error();
  }
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(page(event));
  else if (!navigator.onLine && files.includes(new URL(request.url).pathname)) {
    event.respondWith(caches.match(request).then((found) => found ?? Response.error()));
  }
});

// The Service Worker of the table in a tab: all files are kept, each version by itself, and served without a network.
// The page decides when a new version takes over, so it never does in the middle of a game.
const VERSION = "VERSION_HERE";
const FILES = ["FILES_HERE"];
const NAME = `fudaba ${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(keep());
});

async function keep() {
  const cache = await caches.open(NAME);
  // One after the other where the page loads as well: what it needs first comes first.
  for (const file of ["./", ...FILES]) {
    if ((await cache.match(file)) === undefined) await cache.add(new Request(file, { cache: "no-cache" }));
  }
}

self.addEventListener("activate", (event) => {
  event.waitUntil(take());
});

async function take() {
  for (const name of await caches.keys()) {
    if (name.startsWith("fudaba ") && name !== NAME) await caches.delete(name);
  }
  await self.clients.claim();
}

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const home = new URL(self.registration.scope);
  if (event.request.method !== "GET" || url.origin !== home.origin || !url.pathname.startsWith(home.pathname)) return;
  event.respondWith(answer(event.request, url, home));
});

async function answer(request, url, home) {
  const cache = await caches.open(NAME);
  const kept = await cache.match(request.mode === "navigate" ? home.href : url.origin + url.pathname);
  return kept ?? fetch(request);
}

// The service worker: it shows that a table waits, also while no page is open, and leads there. It stands between no page and
// the server: whatever a page asks for goes past it, so a new version is met as without it.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  event.waitUntil(tell(event.data.json()));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(`/t/${encodeURIComponent(event.notification.data)}`));
});

/** Show a message; what a page before somebody's eyes says itself is not said twice. */
async function tell({ table, title, body, unless_seen }) {
  const pages = unless_seen ? await self.clients.matchAll({ type: "window", includeUncontrolled: true }) : [];
  if (pages.some((page) => page.focused)) return;
  await self.registration.showNotification(title, { body, tag: table, icon: "/seal.svg", data: table });
}

/** Show a page: where it is open already, that one. */
async function show(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there === undefined ? self.clients.openWindow(path) : there.focus());
}

// The demo without a network: everything is kept at the first visit, and the page is found at every address below it.
const KEPT = "dice-cafe-demo";

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(request.mode === "navigate" ? page() : file(request));
});

/** A new version is kept whole, then takes the place of the old one. */
async function keep() {
  const answer = await fetch("files.json", { cache: "no-cache" });
  const { files, version } = await answer.json();
  const cache = await caches.open(`${KEPT}-${version}`);
  await cache.addAll(files.map((name) => new Request(name, { cache: "no-cache" })));
  for (const name of await caches.keys())
    if (name.startsWith(KEPT) && name !== `${KEPT}-${version}`) await caches.delete(name);
  await self.skipWaiting();
}

async function page() {
  const kept = await caches.match(new URL("index.html", self.registration.scope), { ignoreSearch: true });
  if (!kept) return fetch(self.registration.scope);
  const html = (await kept.text()).replace("<head>", `<head><base href="${self.registration.scope}" />`);
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
}

async function file(request) {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}

// The installed app: files whose name holds their hash are kept; the page and its words are asked for again, and kept for when
// the cafe is away.
const KEPT = "dice-cafe";
const BASE = new URL(".", location.href).pathname; // of the cafe on its site

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith(`${BASE}api/words`)) event.respondWith(words(request));
  if (pathname.startsWith(`${BASE}api`) || pathname.startsWith(`${BASE}offline/`)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith(`${BASE}assets/`)) event.respondWith(asset(request));
});

async function page(request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get("content-type")?.startsWith("text/html")) void tidy(cache, answer.clone());
    return answer;
  } catch {
    return (await cache.match(BASE)) ?? Response.error();
  }
}

/** Keep the page; with a new one, let the files of the old one go. */
async function tidy(cache, answer) {
  const old = await (await cache.match(BASE))?.text();
  if (old !== undefined && old !== (await answer.clone().text())) for (const key of await cache.keys()) await cache.delete(key);
  await cache.put(BASE, answer);
}

async function words(request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

async function asset(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

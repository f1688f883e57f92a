import { savesData } from '../lib/device/save-data.ts';
import { showNotices } from './notices.ts';
import type { Precache } from './precache.ts';

/**
 * Keeps the app's pages and code, so that they open without signal. It never touches a call of the wires, so no token
 * and nothing of a member is in its caches: what was read stays in storage that signing out clears.
 */
declare const self: ServiceWorkerGlobalScope;
declare const PRECACHE: Precache;

const { version, app, fallback, guest } = PRECACHE;
/** Registered for the page of a shared list alone: whoever has its link downloads nothing of the members' app. */
const forGuest = new URL(self.registration.scope).pathname === guest.page;
const prefix = forGuest ? 'shared-' : 'phila-';
const shells = forGuest ? [guest.page] : PRECACHE.shells;
const essential = forGuest ? guest.essential : PRECACHE.essential;
const rest = forGuest ? [] : PRECACHE.rest;
const cacheName = prefix + version;
const home = '/dashboard';

/** A file whose name changes with its content may come from an older version's cache. */
async function fetchKept(url: string): Promise<Response> {
  const named = url.startsWith('/assets/');
  const known = named ? await caches.match(url) : undefined;
  return known ?? fetch(url, { cache: named ? 'default' : 'reload' });
}

/** All or nothing: a version that is not whole is never used. */
async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  const urls = [...essential, ...(savesData() ? [] : rest)];
  await Promise.all(
    urls.map(async (url) => {
      const response = await fetchKept(url);
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      await cache.put(url, response);
    }),
  );
}

/** Other tabs may still run the version before this one, so its files stay until the next. */
async function dropOld(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const older = own.filter((name) => name !== cacheName);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

async function asset(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(cacheName)).put(request, response.clone());
  return response;
}

async function page(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = shells.includes(path) ? await cache.match(path) : undefined;
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const shell = app.includes(path) ? await cache.match(fallback) : undefined;
    if (shell) return shell;
    // the installed app has no public pages without signal
    if (path === '/') return Response.redirect(home);
    throw error;
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOld(), self.clients.claim()]));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(pathname, request));
  else if (pathname.startsWith('/assets/') || essential.includes(pathname))
    event.respondWith(asset(request));
});
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});
showNotices();

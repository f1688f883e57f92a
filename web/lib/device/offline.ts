import { useSyncExternalStore } from 'react';
import { holdInstall } from './install.ts';
import { savesData } from './save-data.ts';
import { isSharedDevice } from './storage.ts';

const workerUrl = '/service-worker.js';
/** Registering costs a slow phone time that its first page needs. */
const laterMs = 15_000;
const lookAgainMs = 60 * 60_000;

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function offer(worker: ServiceWorker | null): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

/** A new version is installed beside the one in use; the very first one is not news. */
function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (navigator.serviceWorker.controller && registration.waiting) offer(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - looked < lookAgainMs) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
}

interface PolicyMaker {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

function isPolicyMaker(value: unknown): value is PolicyMaker {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}

let trustedUrl: string | undefined;

/** The page's policy lets a worker be named only by this; a policy is made once. */
function workerAddress(): string {
  const maker: unknown = 'trustedTypes' in window ? window.trustedTypes : null;
  if (!isPolicyMaker(maker)) return workerUrl;
  trustedUrl ??= maker
    .createPolicy('phila', { createScriptURL: (given) => (given === workerUrl ? given : '') })
    .createScriptURL(workerUrl);
  return trustedUrl;
}

let started = false;

/** Lets the app open without signal from the next visit on, with the plans and the list in it. */
export function keepForOffline(): void {
  holdInstall();
  // others who use a shared device shall not find the app in it, nor plans
  if (started || isSharedDevice() || !('serviceWorker' in navigator)) return;
  started = true;
  setTimeout(() => {
    if (!savesData())
      import('#web/at-hand.ts').then(({ readAhead }) => readAhead()).catch(() => undefined);
    registerWorker()
      .then(watch)
      .catch(() => undefined);
  }, laterMs);
}

let registered: Promise<ServiceWorkerRegistration> | undefined;

/** The worker of this device, registered if it is not yet. @throws where the browser refuses */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  registered ??= navigator.serviceWorker.register(workerAddress()).catch((error: unknown) => {
    registered = undefined;
    throw error;
  });
  return registered;
}

/** Lets one page open without signal for whoever has no account here. @param scope its address */
export async function keepPage(scope: string): Promise<void> {
  if (isSharedDevice() || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(workerAddress(), { scope });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the new version into use; null as long as there is none. It is for the member to decide when. */
export function useUpdate(): (() => void) | null {
  const worker = useSyncExternalStore(
    subscribe,
    () => waiting,
    () => null,
  );
  if (worker === null) return null;
  return () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
      once: true,
    });
    worker.postMessage('take-over');
  };
}

/** What a browser hands over that can put the app on the home screen; not in the DOM's types, as it is Chromium's alone. */
interface InstallPrompt {
  prompt(): Promise<{ readonly outcome: string }>;
}

/** Told on `window` when the browser has handed something over. */
const handedOver = 'phila-install';
let offered: Event | null = null;

function hold(event: Event): void {
  event.preventDefault();
  offered = event;
  dispatchEvent(new Event(handedOver));
}

/** Keeps the browser from asking by itself, on anybody's first day, and what it hands over for later. */
export function holdInstall(): void {
  // the same one is never added twice
  addEventListener('beforeinstallprompt', hold);
}

const isPrompt = (value: object | null): value is InstallPrompt =>
  value !== null && 'prompt' in value;

/** What can be asked now; null where the browser has nothing to offer. */
export const installOffered = () => (isPrompt(offered) ? offered : null);

export function onInstallOffered(listener: () => void): () => void {
  addEventListener(handedOver, listener);
  return () => removeEventListener(handedOver, listener);
}

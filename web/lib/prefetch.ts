const loaders = new Map<string, () => Promise<unknown>>();

/** Tells how the code of an address is loaded. */
export function registerScreen(path: string, load: () => Promise<unknown>): void {
  loaders.set(path, load);
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  const known = typeof connection === 'object' && connection !== null && 'saveData' in connection;
  return known && connection.saveData === true;
}

/** Loads the code of an address that the member is about to open, unless they asked to save data. */
export function prefetchScreen(path: string): void {
  if (!savesData()) void loaders.get(path)?.().catch(() => undefined);
}

/** Loads the code of the address that is being opened. */
export async function loadScreen(path: string): Promise<void> {
  await loaders.get(path)?.();
}

import { savesData } from '../device/save-data.ts';

interface Code {
  readonly paths: readonly string[];
  readonly load: () => Promise<unknown>;
}

const codes: Code[] = [];

/** Tells which addresses need a piece of code, and how it is loaded. */
export function registerCode(paths: readonly string[], load: () => Promise<unknown>): void {
  codes.push({ paths, load });
}

let retries: (() => void)[] = [];

/** What failed to load stays so on this page; whoever goes on, and may come again, gets another try. */
export function retryOnNextStep(retry: () => void): void {
  retries.push(retry);
}

/** The visitor goes to another address. */
export function nextStep(): void {
  for (const retry of retries) retry();
  retries = [];
}

/** Loads all code of an address. */
export async function loadScreen(path: string): Promise<void> {
  await Promise.all(codes.filter(({ paths }) => paths.includes(path)).map(({ load }) => load()));
}

/** Loads the code of an address that the member is about to open, unless they asked to save data. */
export function prefetchScreen(path: string): void {
  if (!savesData()) void loadScreen(path).catch(() => undefined);
}

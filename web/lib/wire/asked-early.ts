/** What the page has asked the server for before its code was there (`web/first-question.ts`). */
interface AskedEarly {
  /** Name under which the answer is kept on the device. */
  readonly keptAs: string;
  readonly token: string;
  /** The server's public facts. */
  config: Promise<Response> | null;
  /** Answers by their whole addresses; empty where nothing had to be asked. */
  readonly answers: Map<string, Promise<Response>>;
}

declare global {
  var askedEarly: AskedEarly | undefined;
}

// a script that comes later than the code asks nothing any more
globalThis.askedEarly ??= { keptAs: '', token: '', config: null, answers: new Map() };

/** Whether what is kept under this name was asked for. */
export function isAskedEarly(keptAs: string): boolean {
  const early = globalThis.askedEarly;
  return early?.keptAs === keptAs && early.answers.size > 0;
}

/** The answer to the question for the server's public facts; null where it was not asked, or is taken already. */
export function takeEarlyConfig(): Promise<Response> | null {
  const early = globalThis.askedEarly;
  const config = early?.config ?? null;
  if (early) early.config = null;
  return config;
}

/** The answer to this question; null where it was not asked so, was taken already, or did not come. */
export async function takeEarlyAnswer(address: string, token: string): Promise<Response | null> {
  const early = globalThis.askedEarly;
  if (early?.token !== token) return null;
  const { href } = new URL(address, location.href);
  const answer = early.answers.get(href);
  early.answers.delete(href);
  return answer?.catch(() => null) ?? null;
}

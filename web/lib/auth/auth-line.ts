/** So many requests in a row are left without an answer before a member hears of it; they take the client 1.4 s. */
const enough = 4;

/** What one auth client has of the network, until it is lost. */
export interface AuthLine {
  readonly fetch: typeof fetch;
  /** Comes when nobody should wait for this client any longer: at once where the device itself knows of no network. */
  readonly lost: Promise<void>;
  /** Ends the requests under way; no other leaves the page. */
  lose(): void;
}

/** Opens the line of a client to the server. */
export function openAuthLine(): AuthLine {
  const life = new AbortController();
  const lost = new Promise<void>((resolve) => {
    life.signal.addEventListener('abort', () => resolve());
  });
  const lose = () => life.abort();
  let failures = 0;
  const count = (failed: boolean) => {
    failures = failed ? failures + 1 : 0;
    if (failures >= enough || (failed && !navigator.onLine)) lose();
  };
  return {
    lost,
    lose,
    async fetch(input, init) {
      try {
        const answer = await fetch(input, { ...init, signal: life.signal });
        // the client takes a server that broke down for one that it could not reach
        count(answer.status >= 500);
        return answer;
      } catch (error) {
        count(true);
        throw error;
      }
    },
  };
}

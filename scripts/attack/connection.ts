import { Agent, type IncomingMessage, request } from 'node:http';

/** A request as an attack or an honest page sends it. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly prefer?: string;
  /** JSON text. */
  readonly body?: string;
}

export interface Answered {
  /** 0: there was no answer. */
  readonly status: number;
  readonly milliseconds: number;
}

/** One member's one connection, kept open. */
export interface Connection {
  ask(asked: Asked): Promise<Answered>;
  close(): void;
}

/** Longer than the server lets anybody wait; what takes longer will not come. */
const patienceMs = 20_000;

/** Sends a request and reads its answer to the end. @returns the answer, or null where none came */
function exchange(
  base: string,
  token: string | null,
  agent: Agent,
  { method, path, prefer, body }: Asked,
): Promise<IncomingMessage | null> {
  return new Promise((resolve) => {
    const sent = request(base + path, {
      method,
      agent,
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        apikey: 'anon',
        'content-type': 'application/json',
        ...(prefer === undefined ? {} : { prefer }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
    });
    sent.once('error', () => resolve(null));
    sent.once('response', (answer) => {
      answer.once('end', () => resolve(answer));
      answer.once('error', () => resolve(null));
      answer.resume();
    });
    sent.end(body);
  });
}

export function openConnection(base: string, token: string | null): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    async ask(asked) {
      const start = performance.now();
      const answer = await exchange(base, token, agent, asked);
      return { status: answer?.statusCode ?? 0, milliseconds: performance.now() - start };
    },
    close: () => agent.destroy(),
  };
}

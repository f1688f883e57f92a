import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A request as an attack or an honest page sends it. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly prefer?: string;
  /** JSON text. */
  readonly body?: string;
  /** The address from which a proxy says that it comes. */
  readonly from?: string;
}

export interface Answered {
  /** 0: there was no answer. */
  readonly status: number;
  readonly milliseconds: number;
  /** Whether the text that was looked for stood in the answer. */
  readonly marked: boolean;
  /** When to come again, where the answer says so. */
  readonly againAfterMs: number | null;
}

/** One member's one connection, kept open. */
export interface Connection {
  ask(asked: Asked): Promise<Answered>;
  close(): void;
}

export interface ConnectionOptions {
  /** Looked for in each answer. */
  readonly marker?: string;
  /** Leaves an answer that has begun where it is for a while, and breaks the connection then. */
  readonly unfetched?: boolean;
  /** How long an answer is waited for, in milliseconds. */
  readonly patienceMs?: number;
}

/** Longer than the server lets anybody wait; what takes longer will not come. */
const usualPatienceMs = 20_000;
const heldMs = 2_000;

/** Reads to the end, and keeps of what it read no more than a marker needs that two pieces share; as bytes, which is cheap. */
async function isMarked(answer: IncomingMessage, marker: string): Promise<boolean> {
  const wanted = Buffer.from(marker);
  let marked = false;
  let rest = Buffer.alloc(0);
  for await (const chunk of answer) {
    if (marked || !Buffer.isBuffer(chunk)) continue;
    const seam = Buffer.concat([rest, chunk.subarray(0, wanted.length)]);
    marked = chunk.includes(wanted) || seam.includes(wanted);
    rest = Buffer.from(chunk.subarray(-wanted.length));
  }
  return marked;
}

/** @returns the answer as soon as it begins, or null where none came */
function exchange(
  base: string,
  token: string | null,
  agent: Agent,
  patienceMs: number,
  { method, path, prefer, body, from }: Asked,
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
        ...(from === undefined ? {} : { 'x-forwarded-for': from }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
    });
    sent.once('error', () => resolve(null));
    sent.once('response', (answer) => resolve(answer));
    sent.end(body);
  });
}

async function readToEnd(answer: IncomingMessage, marker: string | undefined) {
  if (marker !== undefined) return { marked: await isMarked(answer, marker), whole: true };
  const whole = await new Promise<boolean>((resolve) => {
    answer.once('end', () => resolve(true));
    answer.once('error', () => resolve(false));
    answer.resume();
  });
  return { marked: false, whole };
}

export function openConnection(
  base: string,
  token: string | null,
  { marker, unfetched = false, patienceMs = usualPatienceMs }: ConnectionOptions = {},
): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    async ask(asked) {
      const start = performance.now();
      const answer = await exchange(base, token, agent, patienceMs, asked);
      const status = answer?.statusCode ?? 0;
      const after = Number(answer?.headers['retry-after'] ?? Number.NaN) * 1_000;
      const againAfterMs = Number.isNaN(after) ? null : after;
      let read = { marked: false, whole: false };
      if (answer && unfetched && status === 200) {
        answer.on('error', () => undefined);
        await pause(heldMs);
        answer.destroy();
        read = { marked: false, whole: true };
      } else if (answer) read = await readToEnd(answer, marker).catch(() => read);
      const milliseconds = performance.now() - start;
      return { status: read.whole ? status : 0, milliseconds, marked: read.marked, againAfterMs };
    },
    close: () => agent.destroy(),
  };
}

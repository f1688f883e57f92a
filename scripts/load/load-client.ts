import { Agent, type IncomingMessage, request } from 'node:http';

/** One member's connection to a server, cheap for the machine that measures: answers are counted, not unpacked. */
export interface LoadClient {
  /** @returns status and size of the answer on the wire, in bytes */
  call(method: string, path: string, body?: unknown): Promise<Answered>;
  /** As above, and the text of the answer. */
  read(method: string, path: string, body?: unknown): Promise<Answered & { readonly text: string }>;
  /** Presses a button and follows its events. @returns the last generation that was told, as JSON text */
  press(path: string): Promise<string>;
}

interface Answered {
  readonly status: number;
  readonly bytes: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1000 });

function send(
  base: string,
  token: string | null,
  method: string,
  path: string,
  options: {
    readonly body?: unknown;
    readonly accept?: string;
    readonly packed?: boolean;
    readonly from?: string | undefined;
  },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request(base + path, {
      method,
      agent,
      headers: {
        apikey: 'anon',
        'content-type': 'application/json',
        accept: options.accept ?? 'application/json',
        ...(options.packed ? { 'accept-encoding': 'br' } : {}),
        ...(options.from === undefined ? {} : { 'x-forwarded-for': options.from }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
    });
    asked.once('response', resolve);
    asked.once('error', reject);
    asked.end(options.body === undefined ? undefined : JSON.stringify(options.body));
  });
}

async function collect(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return Buffer.concat(parts);
}

/** @param from the address from which a proxy says that it comes */
export function createLoadClient(base: string, token: string | null, from?: string): LoadClient {
  return {
    async call(method, path, body) {
      const answer = await send(base, token, method, path, { body, from, packed: true });
      let bytes = 0;
      for await (const part of answer) bytes += Buffer.from(part).length;
      return { status: answer.statusCode ?? 0, bytes };
    },
    async read(method, path, body) {
      const answer = await send(base, token, method, path, { body, from });
      const text = await collect(answer);
      return { status: answer.statusCode ?? 0, bytes: text.length, text: text.toString() };
    },
    async press(path) {
      const answer = await send(base, token, 'POST', path, { from, accept: 'text/event-stream' });
      const text = (await collect(answer)).toString();
      return (
        text
          .match(/^data: (.*)$/gm)
          ?.at(-1)
          ?.slice('data: '.length) ?? text
      );
    },
  };
}

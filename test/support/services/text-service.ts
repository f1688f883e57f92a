import { createServer } from 'node:http';
import * as v from 'valibot';
import { listenOnLoopback } from './loopback.ts';

const messageSchema = v.strictObject({ to: v.string(), text: v.string() });
export interface RecordedText extends v.InferOutput<typeof messageSchema> {
  /** What the request named the message. */
  readonly name: string;
  readonly authorization: string;
}

export interface TextService {
  readonly url: string;
  /** Messages that were taken, in their order; one that was sent twice stands here twice. */
  readonly taken: RecordedText[];
  /** Requests that it has answered, taken or not. */
  tries: number;
  /** Status that it answers with; 202 takes the message. */
  status: number;
  /** The newest message once so many were taken. */
  text(count: number): Promise<RecordedText>;
  close(): Promise<void>;
}

async function bodyOf(request: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** A service on loopback that text messages are posted to, which keeps them. */
export async function startTextService(): Promise<TextService> {
  const waiting: { readonly count: number; readonly done: () => void }[] = [];
  const server = createServer(async (request, response) => {
    const message = v.parse(messageSchema, JSON.parse(await bodyOf(request)));
    service.tries += 1;
    response.writeHead(service.status).end('{}');
    if (service.status >= 300) return;
    const { authorization = '', 'idempotency-key': name } = request.headers;
    service.taken.push({ ...message, authorization, name: String(name) });
    for (const { count, done } of waiting) if (service.taken.length >= count) done();
  });
  const { url, close } = await listenOnLoopback(server);
  const service: TextService = {
    url,
    taken: [],
    tries: 0,
    status: 202,
    async text(count) {
      if (service.taken.length < count) {
        await new Promise<void>((done) => waiting.push({ count, done }));
      }
      const newest = service.taken.at(-1);
      if (newest === undefined) throw new Error('no text message');
      return newest;
    },
    close,
  };
  return service;
}

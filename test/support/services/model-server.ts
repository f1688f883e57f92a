import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as v from 'valibot';

/** What the service does with a call. */
export type Mood =
  /** Fills the structure of the prompt as it was asked to. */
  | { readonly kind: 'good' }
  /** Fills it, then changes the HTML. @param change the answer of the model, from the good one */
  | { readonly kind: 'changed'; readonly change: (html: string, message: string) => string }
  | { readonly kind: 'slow'; readonly ms: number }
  /** As services of newer models: refuses a limit that is not called max_completion_tokens. */
  | { readonly kind: 'newer' }
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: string }
  /** Ends by the limit of tokens, or the connection breaks in the middle of the body. */
  | { readonly kind: 'cut off'; readonly how: 'length' | 'connection' }
  | { readonly kind: 'empty choices' }
  | { readonly kind: 'not JSON' }
  | { readonly kind: 'huge'; readonly bytes: number };

export interface ModelServer {
  /** For AI_BASE_URL. */
  readonly url: string;
  /** Prompts in the order in which they came. */
  readonly messages: readonly string[];
  readonly headers: readonly IncomingMessage['headers'][];
  /** Whole bodies as they came, in the same order. */
  readonly bodies: readonly string[];
  /** Calls that wait for an answer now, and the most that ever did. */
  readonly waiting: () => { readonly now: number; readonly most: number };
  /** The mood of each call, by its number from 0. */
  mood(of: (call: number) => Mood): void;
  close(): Promise<void>;
}

const bodySchema = v.object({
  model: v.string(),
  max_tokens: v.optional(v.number()),
  max_completion_tokens: v.optional(v.number()),
  messages: v.tuple([v.object({ role: v.literal('user'), content: v.string() })]),
});

/** The steps of a dish as the facts of the prompt tell them. */
function stepsIn(message: string, dish: string): readonly string[] {
  const line = message
    .split('\n')
    .find((one) => one.startsWith('- ') && one.includes(` ${dish}: `));
  const steps = line?.split('Steps: ')[1] ?? '';
  return steps.split(/(?<=\.) /).filter((step) => step !== '');
}

/** A simple model: it reads nothing but the prompt, and answers in the structure that the prompt asks for. */
function goodAnswer(message: string): string {
  const structure = /<article class="plan">[\s\S]*<\/article>/.exec(message)?.[0] ?? '';
  return structure
    .replace(/<li>\(the steps of (.*?) told in a friendly voice.*?\)<\/li>/g, (_, dish: string) =>
      stepsIn(message, dish.replaceAll('&amp;', '&'))
        .map((step) => `<li>${step.replaceAll('&', '&amp;')}</li>`)
        .join(''),
    )
    .replace(
      /\(two or three sentences that introduce the week\)/g,
      'Welcome back, {{name}}! This week is yours: keep it simple, take your time and enjoy it.',
    )
    .replace(/\([^()]*\)/g, 'Take your time here and keep it simple, it is worth it.');
}

const usage = { prompt_tokens: 1200, completion_tokens: 800, total_tokens: 2000 };

function completion(content: string, finish = 'stop'): string {
  return JSON.stringify({
    id: 'chatcmpl-test',
    object: 'chat.completion',
    created: 1,
    model: 'test',
    choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', content } }],
    usage,
  });
}

type Body = v.InferOutput<typeof bodySchema>;

function answer(mood: Mood, body: Body, response: ServerResponse): void {
  const message = body.messages[0].content;
  const json = (status: number, body: string, headers: Record<string, string> = {}) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };
  switch (mood.kind) {
    case 'good':
    case 'slow':
      json(200, completion(goodAnswer(message)));
      return;
    case 'newer':
      if (body.max_tokens === undefined && body.max_completion_tokens !== undefined) {
        json(200, completion(goodAnswer(message)));
      } else {
        const told = `Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.`;
        json(400, JSON.stringify({ error: { message: told, type: 'invalid_request_error' } }));
      }
      return;
    case 'changed':
      json(200, completion(mood.change(goodAnswer(message), message)));
      return;
    case 'status':
      json(
        mood.status,
        JSON.stringify({ error: { message: `repeats the prompt: ${message}`, type: 'test' } }),
        mood.retryAfter === undefined ? {} : { 'retry-after': mood.retryAfter },
      );
      return;
    case 'cut off': {
      const good = goodAnswer(message);
      const half = good.slice(0, good.length / 2);
      if (mood.how === 'length') {
        json(200, completion(half, 'length'));
        return;
      }
      const whole = completion(good);
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': whole.length,
      });
      response.write(whole.slice(0, whole.length / 2), () => response.destroy());
      return;
    }
    case 'empty choices':
      json(200, JSON.stringify({ id: 'x', object: 'chat.completion', choices: [], usage }));
      return;
    case 'not JSON':
      json(200, '<html><body>Bad gateway</body></html>');
      return;
    case 'huge':
      json(200, completion('x'.repeat(mood.bytes)));
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/** An OpenAI-compatible service on loopback, in whatever mood a test wants. */
export async function startModelServer(): Promise<ModelServer> {
  let moodOf: (call: number) => Mood = () => ({ kind: 'good' });
  const messages: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const bodies: string[] = [];
  const waiting = { now: 0, most: 0 };
  const timers = new Set<NodeJS.Timeout>();
  const server = createServer((request, response) => {
    void bodyOf(request).then((text) => {
      const body = v.parse(bodySchema, JSON.parse(text));
      const asked = body.messages;
      const mood = moodOf(messages.length);
      messages.push(asked[0].content);
      headers.push(request.headers);
      bodies.push(text);
      waiting.now += 1;
      waiting.most = Math.max(waiting.most, waiting.now);
      response.once('close', () => {
        waiting.now -= 1;
      });
      if (mood.kind !== 'slow') {
        answer(mood, body, response);
        return;
      }
      const timer = setTimeout(() => {
        timers.delete(timer);
        answer(mood, body, response);
      }, mood.ms);
      timers.add(timer);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    messages,
    headers,
    bodies,
    waiting: () => ({ ...waiting }),
    mood(of) {
      moodOf = of;
    },
    async close() {
      for (const timer of timers) clearTimeout(timer);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

import type { Log } from '../watch/log.ts';
import { type Attributes, attributeList, type EndedSpan } from './span.ts';

export interface SenderOptions {
  /** Where spans are posted. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of this process. */
  readonly resource: Attributes;
  readonly log: Log;
}

const everyMs = 5_000;
/** Spans of one message. */
const mostSent = 512;
/** Spans that wait, some 600 bytes each; what comes beyond them is not kept. */
const mostWaiting = 4_096;
const patienceMs = 10_000;
/** A stop waits so long for the last message. */
const lastPatienceMs = 2_000;

/** Posts spans by OTLP/HTTP in JSON, a few at a time; nobody ever waits for it, and its memory is bounded. */
export class SpanSender {
  readonly #options: SenderOptions;
  readonly #timer: NodeJS.Timeout;
  #waiting: EndedSpan[] = [];
  #sending: Promise<void> | null = null;
  /** Spans since the last message that was taken: too many waited, or they were not taken. */
  #dropped = 0;
  #troubled = false;

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.#send(patienceMs), everyMs);
    this.#timer.unref();
  }

  add(span: EndedSpan): void {
    if (this.#waiting.length >= mostWaiting) {
      this.#dropped += 1;
      return;
    }
    this.#waiting.push(span);
    if (this.#waiting.length >= mostSent) void this.#send(patienceMs);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sending;
    do await this.#send(lastPatienceMs);
    while (this.#waiting.length > 0 && !this.#troubled);
  }

  #send(patience: number): Promise<void> {
    if (this.#waiting.length === 0) return Promise.resolve();
    this.#sending ??= this.#post(patience).finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  async #post(patience: number): Promise<void> {
    const spans = this.#waiting.splice(0, mostSent);
    const { url, headers, resource, log } = this.#options;
    const told = {
      resource: { attributes: attributeList(resource) },
      scopeSpans: [{ scope: { name: 'phila' }, spans }],
    };
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ resourceSpans: [told] }),
        // spans go where the operator said and nowhere else
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      if (this.#dropped > 0) log.warn({ dropped: this.#dropped }, 'traces are taken again');
      this.#dropped = 0;
      this.#troubled = false;
    } catch (error) {
      // a trace is worth less than memory: what was not taken is gone
      this.#dropped += spans.length;
      if (!this.#troubled) log.warn({ err: error }, 'the collector of traces does not take them');
      this.#troubled = true;
    }
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { OpenAI } from 'openai';
import type { Log } from '../../platform/watch/log.ts';
import type { ModelSettings } from '../../settings.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { limitedFetch } from './limited-fetch.ts';
import { type ModelFailure, ModelUnavailable } from './model-error.ts';

export interface Completion {
  readonly text: string;
  /** As the service counted them; null where it did not. */
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
}

export interface ModelClient {
  /**
   * One user message, one answer: the content of the first choice.
   * @throws ModelUnavailable; the signal's reason where it was aborted
   */
  complete(message: string, signal: AbortSignal): Promise<Completion>;
}

export interface ClientOptions {
  readonly log: Log;
  /** Waits before another try. @param ms milliseconds */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly now?: () => number;
  /** From 0 to 1. */
  readonly random?: () => number;
}

/** Several times what the longest answer of a week takes. */
const mostBytes = 400_000;
const tries = 3;
const firstPauseMs = 500;
/** A service that asks for a longer rest than this is not waited for. */
const longestPauseMs = 30_000;
const breaker = { failures: 5, restMs: 60_000 };

/** What another try may mend. */
const passing: ReadonlySet<ModelFailure> = new Set([
  'busy',
  'unreachable',
  'timeout',
  'server-error',
  'no-answer',
]);

type Library = typeof import('openai');

function failureOf(error: unknown, { APIError, APIConnectionTimeoutError }: Library): ModelFailure {
  if (error instanceof ModelUnavailable) return error.failure;
  if (error instanceof APIConnectionTimeoutError) return 'timeout';
  const cause = error instanceof Error ? error.cause : null;
  if (cause instanceof ModelUnavailable) return cause.failure;
  if (!(error instanceof APIError)) return 'no-answer';
  const status: unknown = error.status;
  if (typeof status !== 'number') return 'unreachable';
  if (status === 429) return 'busy';
  if (status === 408 || status === 409 || status >= 500) return 'server-error';
  return 'refused';
}

/** Milliseconds that the service asks to wait, or null. */
function retryAfter(error: unknown, { APIError }: Library, now: number): number | null {
  const header = error instanceof APIError ? error.headers?.get('retry-after') : null;
  if (!header) return null;
  if (/^\d+(?:\.\d+)?$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** Gives the other tries of one process different moments. */
function pauseMs(attempt: number, asked: number | null, random: number): number {
  const own = firstPauseMs * 2 ** attempt * (0.5 + random);
  return asked === null ? own : asked + random * firstPauseMs;
}

/** What the limit of an answer's tokens is called: newer models refuse the first name, older services the second. */
type LimitName = 'max_tokens' | 'max_completion_tokens';

/** A refusal of the limit by its older name. Services differ in what else they say, and all name the newer one. */
function wantsNewerName(error: unknown, { APIError }: Library): boolean {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return false;
  return error.message.includes('max_completion_tokens');
}

function completionOf(answer: OpenAI.ChatCompletion): Completion {
  const [choice] = answer.choices ?? [];
  const text = choice?.message?.content;
  if (typeof text !== 'string' || text.trim() === '') throw new ModelUnavailable('no-answer');
  if (choice?.finish_reason === 'length') throw new ModelUnavailable('cut-off');
  return {
    text,
    promptTokens: answer.usage?.prompt_tokens ?? null,
    completionTokens: answer.usage?.completion_tokens ?? null,
  };
}

/** Single calls by the official library; it is loaded at the first. */
function createSender(settings: ModelSettings, log: Log) {
  let opened: Promise<{ readonly library: Library; readonly client: OpenAI }> | null = null;
  const open = async () => {
    const library = await import('openai');
    const client = new library.OpenAI({
      apiKey: settings.apiKey ?? 'none',
      baseURL: settings.baseUrl,
      // neither the environment nor the library may say more to the service than we do
      organization: null,
      project: null,
      maxRetries: 0,
      timeout: settings.timeoutSeconds * 1000,
      fetch: limitedFetch(mostBytes),
      logLevel: 'off',
    });
    return { library, client };
  };

  const load = () => {
    opened ??= open();
    return opened;
  };

  let limitName: LimitName = 'max_tokens';

  /** One call; another right after it where only the name of the limit was wrong, which is remembered. */
  async function once(message: string, signal: AbortSignal): Promise<Completion> {
    const name = limitName;
    try {
      return await send(message, name, signal);
    } catch (error) {
      const { library } = await load();
      if (name !== 'max_tokens' || signal.aborted || !wantsNewerName(error, library)) throw error;
      if (limitName === name) log.info('the language model takes max_completion_tokens');
      limitName = 'max_completion_tokens';
      return send(message, limitName, signal);
    }
  }

  async function send(message: string, limit: LimitName, signal: AbortSignal): Promise<Completion> {
    const { client } = await load();
    // the library's own limit ends with the head of an answer; one that trickles must end too
    const patience = AbortSignal.timeout(settings.timeoutSeconds * 1000);
    try {
      const answer = await client.chat.completions.create(
        {
          model: settings.name,
          [limit]: settings.maxTokens,
          messages: [{ role: 'user', content: message }],
        },
        { signal: AbortSignal.any([signal, patience]) },
      );
      return completionOf(answer);
    } catch (error) {
      if (patience.aborted && !signal.aborted) throw new ModelUnavailable('timeout');
      throw error;
    }
  }

  return { load, once };
}

/** A client of an OpenAI-compatible service, with tries, pauses and a circuit breaker. */
export function createModelClient(settings: ModelSettings, options: ClientOptions): ModelClient {
  const { log, now = Date.now, random = Math.random } = options;
  const wait = options.wait ?? ((ms, signal) => pause(ms, undefined, { signal }));
  const circuit = createCircuitBreaker({
    ...breaker,
    now,
    onChange: (open) =>
      open
        ? log.error({ restSeconds: breaker.restMs / 1000 }, 'the language model is left alone')
        : log.info('the language model answers again'),
  });
  const { load, once } = createSender(settings, log);

  return {
    async complete(message, signal) {
      for (let attempt = 0; ; attempt += 1) {
        signal.throwIfAborted();
        if (!circuit.mayCall()) throw new ModelUnavailable('resting');
        try {
          const completion = await once(message, signal);
          circuit.succeeded();
          return completion;
        } catch (error) {
          const { library } = await load();
          if (signal.aborted) {
            circuit.abandoned();
            throw signal.reason;
          }
          const failure = failureOf(error, library);
          // an answer that is no use is still an answer: the service is up
          if (failure === 'cut-off' || failure === 'too-large') circuit.succeeded();
          else circuit.failed();
          const asked = retryAfter(error, library, now());
          const last = attempt + 1 >= tries || !passing.has(failure);
          if (last || (asked ?? 0) > longestPauseMs) {
            // the library's error may repeat what the service said of the prompt
            throw new ModelUnavailable(failure);
          }
          await wait(pauseMs(attempt, asked, random()), signal);
        }
      }
    },
  };
}

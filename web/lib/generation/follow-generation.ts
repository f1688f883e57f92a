import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import type { PlanStartRequest } from '#contract/plans/plan-start.ts';
import { newId } from '../device/new-id.ts';
import { fetchFunction } from '../requests/call-function.ts';
import { readEvents } from '../wire/read-events.ts';
import { WireError } from '../wire/wire-error.ts';

/** How far a generation is, as the server tells it. */
const generationSchema = v.object({
  id: v.string(),
  state: v.picklist(['queued', 'running', 'done', 'failed', 'cancelled']),
  step: v.picklist(['waiting', 'planning', 'writing', 'saving']),
  weeks_ready: v.number(),
  version: v.number(),
  error_code: v.nullable(v.string()),
  error: v.nullable(v.string()),
});
export type GenerationState = v.InferOutput<typeof generationSchema>;

const eventSchema = v.pipe(v.string(), v.parseJson(), generationSchema);
const pressedSchema = v.object({ id: v.string() });

/** The server gives a sign of life every ten seconds; a connection that is silent for longer is dead. */
const silenceMs = 25_000;
/** Where events do not come through, the state is asked for. */
const askMs = 2_000;
const pauseMs = 500;
const mostPauseMs = 8_000;
/** So many connections in a row that brought no event: something on the way does not pass them on. */
const patience = 2;

type OnState = (state: GenerationState) => void;

export const addressOf = (id: string) => `${wire.generations}/${encodeURIComponent(id)}`;

function isOver({ state }: GenerationState): boolean {
  return state === 'done' || state === 'failed' || state === 'cancelled';
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What one page knows of one generation. */
interface Known {
  id: string | null;
  last: GenerationState | null;
}

function learn(known: Known, state: GenerationState, onState: OnState): void {
  if (known.last && state.version <= known.last.version) return;
  known.id = state.id;
  known.last = state;
  onState(state);
}

/** Takes in what one answer tells, be it events or JSON. @returns whether it told anything */
async function takeIn(
  address: string,
  init: RequestInit,
  known: Known,
  onState: OnState,
): Promise<boolean> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMs);
  const onSign = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silenceMs);
  };
  let told = false;
  try {
    const headers = new Headers(init.headers);
    headers.set('Accept', 'text/event-stream, application/json;q=0.5');
    if (known.last) headers.set('Last-Event-ID', String(known.last.version));
    const response = await fetchFunction(address, { ...init, headers, signal: silence.signal });
    if (!response.headers.get('Content-Type')?.startsWith('text/event-stream') || !response.body) {
      const { id } = v.parse(pressedSchema, await response.json());
      known.id = id;
      return false;
    }
    await readEvents(
      response.body,
      ({ data }) => {
        told = true;
        learn(known, v.parse(eventSchema, data), onState);
      },
      onSign,
    ).catch(() => {
      // it broke: the next connection goes on from the last event
    });
    return told;
  } finally {
    clearTimeout(timer);
  }
}

async function askFor(known: Known, id: string, onState: OnState): Promise<void> {
  const response = await fetchFunction(addressOf(id), {});
  learn(known, v.parse(generationSchema, await response.json()), onState);
}

/** Whether asking again makes sense: the network or the server is away, for now. */
function passes(error: unknown): boolean {
  return error instanceof WireError && (error.status === 0 || error.status >= 500);
}

/** Follows by events as long as they come through, else by asking, until it is over. */
async function follow(known: Known, id: string, onState: OnState): Promise<GenerationState> {
  let silent = 0;
  let wait = pauseMs;
  for (;;) {
    if (known.last && isOver(known.last)) return known.last;
    try {
      if (silent < patience) {
        silent = (await takeIn(addressOf(id), {}, known, onState)) ? 0 : silent + 1;
      } else {
        await pause(askMs);
        await askFor(known, id, onState);
      }
      wait = pauseMs;
    } catch (error) {
      if (!passes(error)) throw error;
      await pause(wait);
      wait = Math.min(wait * 2, mostPauseMs);
    }
  }
}

/** Follows a generation that is under way. @throws WireError when it is not the member's */
export function followGeneration(id: string, onState: OnState): Promise<GenerationState> {
  return follow({ id, last: null }, id, onState);
}

/**
 * Starts a generation, or joins the one that is under way, and follows it.
 * @returns how it ended
 * @throws WireError when it could not be started
 */
export async function pressGenerate(
  address: string,
  begins: PlanStartRequest,
  onState: OnState,
): Promise<GenerationState> {
  const known: Known = { id: null, last: null };
  // whoever has heard it and died answers it no more; by its name another knows that it is the same press
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': newId() };
  const init = { method: 'POST', headers, body: JSON.stringify(begins) };
  try {
    await takeIn(address, init, known, onState);
  } catch (error) {
    if (!passes(error)) throw error;
    await pause(pauseMs);
    await takeIn(address, init, known, onState);
  }
  if (known.id === null) throw new WireError('', 0, 'unreachable');
  return follow(known, known.id, onState);
}

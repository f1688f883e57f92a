import * as v from 'valibot';
import { type PlanStartRequest, startsOnSchema } from '#contract/plans/plan-start.ts';
import { weekNumbers } from '#planning/calendar.ts';
import type { WeekPlan } from '../plans/weekly-plans.ts';
import { fetchFunction } from '../requests/call-function.ts';
import { dataClient, rowsOf } from '../requests/data-client.ts';
import { messageOf, WireError } from '../wire/wire-error.ts';
import {
  addressOf,
  followGeneration,
  type GenerationState,
  pressGenerate,
} from './follow-generation.ts';

/** One kind of thing that can be generated, as its page knows it. */
export interface GenerationKind {
  readonly name: 'meal-plans' | 'exercise-plans' | 'shopping-list';
  readonly address: string;
  /** What is said when it failed and the server gave no words. */
  readonly failed: string;
  /** Waits until the server has made it, then puts it in place. */
  make(userId: string, made: () => Promise<void>): Promise<void>;
}

export interface RunStatus {
  readonly generating: boolean;
  /** How far it is, once the server has told. */
  readonly state: GenerationState | null;
  /** Weeks that are ready before all are. */
  readonly early: readonly WeekPlan[];
  readonly problem: string | null;
  /** The server's code of the problem; '' where it gave none. */
  readonly code: string;
}

/** One member's generation of one kind, whichever page looks at it. */
export interface GenerationRun {
  current(): RunStatus;
  subscribe(listener: () => void): () => void;
  /** @param begins on which day; the day that the server takes for usual where nothing is said of it */
  start(begins: PlanStartRequest): void;
  /** Looks whether one is under way that another page, tab or device has started. */
  find(): void;
  cancel(): void;
}

const idle: RunStatus = { generating: false, state: null, early: [], problem: null, code: '' };

/** The member has ended it; nothing went wrong. */
class Cancelled extends Error {}

const activeSchema = v.array(v.object({ id: v.string() }));
const beginsSchema = v.tuple([v.object({ starts_on: v.nullable(startsOnSchema) })]);
const earlySchema = v.array(v.object({ week: v.picklist(weekNumbers), content: v.string() }));

async function findActive(userId: string, kind: string): Promise<string | null> {
  const data = await dataClient();
  const answer = await data
    .from('generations')
    .select('id')
    .eq('user_id', userId)
    .eq('kind', kind)
    .in('state', ['queued', 'running']);
  return v.parse(activeSchema, rowsOf(answer))[0]?.id ?? null;
}

async function readEarly(id: string): Promise<WeekPlan[]> {
  const data = await dataClient();
  const [weeks, begins] = await Promise.all([
    data.from('generation_weeks').select('week,content').eq('generation_id', id).order('week'),
    data.from('generations').select('starts_on').eq('id', id),
  ]);
  const now = new Date().toISOString();
  const [{ starts_on }] = v.parse(beginsSchema, rowsOf(begins));
  return v
    .parse(earlySchema, rowsOf(weeks))
    .map((row) => ({ ...row, updated_at: now, generated_at: now, starts_on }));
}

function ended({ state, error, error_code }: GenerationState): void {
  if (state === 'cancelled') throw new Cancelled();
  // what the server said of it is meant for the member
  if (state === 'failed') throw new WireError(error ?? '', 409, error_code ?? '');
}

function createRun(userId: string, kind: GenerationKind): GenerationRun {
  let status = idle;
  const listeners = new Set<() => void>();
  const publish = (changes: Partial<RunStatus>) => {
    status = { ...status, ...changes };
    for (const listener of listeners) listener();
  };

  const onState = (state: GenerationState) => {
    const more = state.weeks_ready > (status.state?.weeks_ready ?? 0);
    publish({ state });
    if (!more || state.state !== 'running') return;
    readEarly(state.id).then(
      (early) => status.generating && publish({ early }),
      () => {
        // they come with all the others
      },
    );
  };

  const run = async (work: () => Promise<GenerationState>) => {
    publish({ ...idle, generating: true });
    try {
      await kind.make(userId, async () => ended(await work()));
      publish(idle);
    } catch (error) {
      const code = error instanceof WireError ? error.code : '';
      const problem = error instanceof Cancelled ? null : messageOf(error, kind.failed);
      publish({ ...idle, problem, code });
    }
  };

  const find = async () => {
    const id = await findActive(userId, kind.name);
    if (id !== null && !status.generating) await run(() => followGeneration(id, onState));
  };

  return {
    current: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(begins) {
      if (!status.generating) void run(() => pressGenerate(kind.address, begins, onState));
    },
    find() {
      if (status.generating) return;
      find().catch(() => {
        // a press of the button joins what is under way
      });
    },
    cancel() {
      const id = status.state?.id;
      if (id === undefined) return;
      fetchFunction(addressOf(id), { method: 'DELETE' }).catch(() => {
        // it goes on, and the page shows so
      });
    },
  };
}

const runs = new Map<string, GenerationRun>();

export function generationRun(userId: string, kind: GenerationKind): GenerationRun {
  const key = `${kind.name} ${userId}`;
  const known = runs.get(key) ?? createRun(userId, kind);
  runs.set(key, known);
  return known;
}

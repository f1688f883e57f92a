import * as v from 'valibot';
import type { Queries, ServiceDatabase } from '../../../platform/database/database.ts';
import { presenceLock } from '../../../platform/jobs/presence.ts';
import type { GenerationKind } from '../../../platform/plans/plan-writer.ts';
import { kinds, list } from '../generation-store.ts';

const claimedSchema = v.array(
  v.object({
    id: v.string(),
    userId: v.string(),
    kind: v.picklist(kinds),
    seed: v.string(),
    attempt: v.number(),
    /** ISO day on which its plans begin; null for what was pressed before that could be chosen. */
    startsOn: v.nullable(v.string()),
  }),
);
export type Claimed = v.InferOutput<typeof claimedSchema>[number];

/** Makes these generations this process's own. Those that are over meanwhile are left out. */
export async function claimGenerations(
  queries: Queries,
  ids: readonly string[],
  worker: number,
): Promise<readonly Claimed[]> {
  const { rows } = await queries.run({
    text: `update public.generations
        set state = 'running', step = 'planning', worker = $2, attempt = attempt + 1,
          started_at = coalesce(started_at, now())
        where id = any($1::uuid[]) and state in ('queued', 'running')
        returning id, user_id as "userId", kind, seed, attempt, starts_on::text as "startsOn"`,
    values: [list(ids), worker],
  });
  return v.parse(claimedSchema, rows);
}

/** @returns false when the generation is no longer this attempt's */
export async function tellProgress(
  jobs: ServiceDatabase,
  { id, attempt }: Claimed,
  step: 'planning' | 'writing' | 'saving',
): Promise<boolean> {
  const { count } = await jobs.run({
    text: `update public.generations set step = $3
      where id = $1 and attempt = $2 and state = 'running'`,
    values: [id, attempt, step],
  });
  return count > 0;
}

/** Keeps a part that a slow writer has finished. @returns false when the generation is no longer this attempt's */
export async function keepPart(
  jobs: ServiceDatabase,
  { id, attempt }: Claimed,
  part: { readonly week: number; readonly content: string; readonly basis: string },
): Promise<boolean> {
  const { count } = await jobs.run({
    text: `with kept as (
        insert into public.generation_weeks (generation_id, user_id, week, content, basis)
          select id, user_id, $3, $4, $5 from public.generations
            where id = $1 and attempt = $2 and state = 'running'
        on conflict (generation_id, week) do update
          set content = excluded.content, basis = excluded.basis
        returning week)
      update public.generations set weeks_ready = (
          select count(*) from (
            select week from public.generation_weeks where generation_id = $1 and basis = $5
            union select week from kept) as ready)
        where id = $1 and attempt = $2 and state = 'running' and exists (select from kept)`,
    values: [id, attempt, part.week, part.content, part.basis],
  });
  return count > 0;
}

export interface Failure {
  readonly code: string;
  readonly message: string;
}

/** Ends a generation with words for the member; the plans that are there stay. */
export async function failGeneration(
  jobs: ServiceDatabase,
  { id, attempt }: Claimed,
  { code, message }: Failure,
): Promise<void> {
  await jobs.run({
    text: `with ended as (
        update public.generations
          set state = 'failed', error_code = $3, error = $4, finished_at = now()
          where id = $1 and attempt = $2 and state = 'running' returning id)
      delete from public.generation_weeks where generation_id in (select id from ended)`,
    values: [id, attempt, code, message.slice(0, 1000)],
  });
}

/** Back in line, for whichever process takes it next. */
export async function releaseGeneration(queries: Queries, { id, attempt }: Claimed): Promise<void> {
  await queries.run({
    text: `update public.generations set state = 'queued', step = 'waiting', worker = null
      where id = $1 and attempt = $2 and state = 'running'`,
    values: [id, attempt],
  });
}

const idsSchema = v.array(v.object({ id: v.string() }));

/** Back in line: these that nobody works on any more. @returns those that were still running */
export async function releaseAbandoned(
  queries: Queries,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await queries.run({
    text: `update public.generations set state = 'queued', step = 'waiting', worker = null
      where id = any($1::uuid[]) and state = 'running' returning id`,
    values: [`{${ids.join(',')}}`],
  });
  return v.parse(idsSchema, rows).map(({ id }) => id);
}

/** What was taken up by a process that lives no more, or by this one, which has forgotten it. */
export async function findAbandoned(
  jobs: ServiceDatabase,
  worker: number,
  held: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await jobs.run({
    text: `select id from public.generations g where g.state = 'running' and (
        g.worker = $2 and g.id <> all($3::uuid[])
        or not exists (select from pg_locks l
          where l.locktype = 'advisory' and l.classid = $1::integer::oid and l.objid = g.worker::oid
            and l.objsubid = 2 and l.granted
            and l.database = (select oid from pg_database where datname = current_database())))`,
    values: [presenceLock, worker, `{${held.join(',')}}`],
  });
  return v.parse(idsSchema, rows).map(({ id }) => id);
}

/** Ends what has been in line for so long that its job must be lost, so that the member can press again. */
export async function failStale(
  jobs: ServiceDatabase,
  sentences: Readonly<Record<GenerationKind, string>>,
): Promise<void> {
  for (const kind of kinds) {
    await jobs.run({
      text: `update public.generations
          set state = 'failed', error_code = 'generation_failed', error = $2, finished_at = now()
          where kind = $1 and state in ('queued', 'running') and created_at < now() - interval '2 hours'`,
      values: [kind, sentences[kind]],
    });
  }
}

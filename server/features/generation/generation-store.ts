import * as v from 'valibot';
import type {
  Identity,
  MemberDatabase,
  ServiceDatabase,
} from '../../platform/database/database.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { GenerationKind } from '../../platform/plans/plan-writer.ts';
import type { PlanStart } from './plan-start.ts';

export const kinds = ['meal-plans', 'exercise-plans', 'shopping-list'] as const;

/** What a member may know of a generation. */
export const generationSchema = v.object({
  id: v.string(),
  kind: v.picklist(kinds),
  state: v.picklist(['queued', 'running', 'done', 'failed', 'cancelled']),
  /** What is being done right now. */
  step: v.picklist(['waiting', 'planning', 'writing', 'saving']),
  weeks_ready: v.number(),
  /** Grows with each change. */
  version: v.number(),
  error_code: v.nullable(v.string()),
  /** For the member, when it failed. */
  error: v.nullable(v.string()),
});
export type Generation = v.InferOutput<typeof generationSchema>;

export const generationColumns = 'id, kind, state, step, weeks_ready, version, error_code, error';

/** An array of plain words as PostgreSQL reads it. */
export const list = (values: readonly (string | null)[]) =>
  `{${values.map((value) => value ?? 'null').join(',')}}`;

export function isOver({ state }: Generation): boolean {
  return state !== 'queued' && state !== 'running';
}

/** The member's own generation; null when there is none of that id, or it is somebody else's. */
export async function readGeneration(
  members: MemberDatabase,
  identity: Identity,
  id: string,
): Promise<Generation | null> {
  const { rows } = await members.run(
    identity,
    { text: `select ${generationColumns} from public.generations where id = $1`, values: [id] },
    { readOnly: true },
  );
  return rows[0] ? v.parse(generationSchema, rows[0]) : null;
}

/** A member's own generation. */
export interface OwnGeneration {
  readonly userId: string;
  readonly id: string;
}

/**
 * As they are now, of several members in one statement. In the members' own roles it would be two for each of them; what
 * it may tell is no more than the notifications of the same rows, and it is told of nobody else's generation.
 */
export async function readGenerations(
  jobs: ServiceDatabase,
  wanted: readonly OwnGeneration[],
): Promise<readonly Generation[]> {
  const { rows } = await jobs.run({
    text: `select ${generationColumns} from public.generations
      join unnest($1::uuid[], $2::uuid[]) as wanted (id, user_id) using (id, user_id)`,
    values: [list(wanted.map(({ id }) => id)), list(wanted.map(({ userId }) => userId))],
  });
  return v.parse(v.array(generationSchema), rows);
}

/** What a member wants to have made. */
export interface WantedGeneration {
  /** Of the generation, should there be none to join. */
  readonly id: string;
  readonly userId: string;
  readonly kind: GenerationKind;
  readonly seed: string;
  readonly start: PlanStart;
}

const startedSchema = v.array(
  v.object({ ...generationSchema.entries, userId: v.string(), made: v.boolean() }),
);

/**
 * Joins each member's generation of that kind, or makes one and puts it in line, both or neither.
 * @param wanted at most one for each member
 * @returns by member; those are missing who have made as many as a day allows, or who pressed twice at this very moment:
 *   the other press is seen by whoever looks again
 */
export async function startGenerations(
  jobs: ServiceDatabase,
  queue: JobQueue,
  wanted: readonly WantedGeneration[],
  perDay: number,
): Promise<ReadonlyMap<string, Generation>> {
  return jobs.transaction(async (queries) => {
    const { rows } = await queries.run({
      text: `with wanted as (
          select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $6::date[], $7::text[])
            as given (id, user_id, kind, seed, starts_on, time_zone)),
        active as (
          select generations.* from public.generations join wanted using (user_id, kind)
            where generations.state in ('queued', 'running') or generations.id = wanted.id),
        made as (
          insert into public.generations (id, user_id, kind, seed, starts_on, time_zone)
            select id, user_id, kind, seed, starts_on, time_zone from wanted
              where user_id not in (select user_id from active) and agreement.may_plan(user_id)
                and (select count(*) from public.generations as earlier
                  where earlier.user_id = wanted.user_id
                    and created_at > now() - interval '1 day') < $5
          on conflict do nothing
          returning *)
        select user_id as "userId", true as made, ${generationColumns} from made
        union all select user_id, false, ${generationColumns} from active`,
      values: [
        list(wanted.map(({ id }) => id)),
        list(wanted.map(({ userId }) => userId)),
        list(wanted.map(({ kind }) => kind)),
        list(wanted.map(({ seed }) => seed)),
        perDay,
        list(wanted.map(({ start }) => start.startsOn)),
        list(wanted.map(({ start }) => start.timeZone)),
      ],
    });
    const started = v.parse(startedSchema, rows);
    await queue.add(
      queries,
      started.flatMap(({ id, made }) => (made ? [id] : [])),
    );
    return new Map(started.map((one) => [one.userId, v.parse(generationSchema, one)]));
  });
}

/** Ends a generation that still waits or runs; what its process does from then on is void. */
export async function cancelGeneration(
  jobs: ServiceDatabase,
  userId: string,
  id: string,
): Promise<void> {
  await jobs.run({
    text: `with ended as (
        update public.generations set state = 'cancelled', finished_at = now()
          where id = $1 and user_id = $2 and state in ('queued', 'running') returning id)
      delete from public.generation_weeks where generation_id in (select id from ended)`,
    values: [id, userId],
  });
}

const partsSchema = v.array(v.object({ week: v.number(), content: v.string() }));

/** Parts that an earlier attempt has finished from the same basis. */
export async function readParts(
  jobs: ServiceDatabase,
  id: string,
  basis: string,
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await jobs.run({
    text: 'select week, content from public.generation_weeks where generation_id = $1 and basis = $2',
    values: [id, basis],
  });
  return new Map(v.parse(partsSchema, rows).map(({ week, content }) => [week, content]));
}

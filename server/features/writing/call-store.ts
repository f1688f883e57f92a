import * as v from 'valibot';
import type { ServiceDatabase } from '../../platform/database/database.ts';

/** One call as it is accounted for. */
export interface CallStart {
  readonly generationId: string;
  readonly week: number;
  readonly round: 'first' | 'repair';
  readonly model: string;
  /** The most that it may cost, in millionths of a dollar. */
  readonly mostMicros: number;
}

export interface CallEnd {
  readonly outcome: string;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly costMicros: number;
  readonly milliseconds: number;
}

/** A call whose money has been set aside. */
export interface OpenCall {
  readonly id: string;
  readonly month: string;
  readonly mostMicros: number;
}

const openSchema = v.tuple([v.object({ id: v.string(), month: v.string() })]);

/**
 * Sets the money of a call aside, in one statement: of many processes none can spend beyond the cap. What a process that
 * dies had set aside counts as spent.
 * @param capMicros millionths of a dollar for a calendar month (UTC)
 * @returns null when the month's money is spent
 */
export async function openCall(
  jobs: ServiceDatabase,
  call: CallStart,
  capMicros: number,
): Promise<OpenCall | null> {
  const { generationId, week, round, model, mostMicros } = call;
  if (mostMicros > capMicros) return null;
  const { rows } = await jobs.run({
    text: `with spent as (
        insert into public.model_spending as kept (month, spent_micros)
          values (date_trunc('month', now() at time zone 'utc')::date, $5::bigint)
        on conflict (month) do update set spent_micros = kept.spent_micros + $5::bigint
          where kept.spent_micros + $5::bigint <= $6::bigint
        returning month)
      insert into public.model_calls (generation_id, week, round, model, cost_micros)
        select $1, $2::integer, $3, $4, $5::bigint from spent
        returning id, (select month::text from spent) as month`,
    values: [generationId, week, round, model, mostMicros, capMicros],
  });
  if (rows.length === 0) return null;
  const [{ id, month }] = v.parse(openSchema, rows);
  return { id, month, mostMicros };
}

/** Writes down what a call took, and gives back what it did not cost. */
export async function closeCall(
  jobs: ServiceDatabase,
  { id, month, mostMicros }: OpenCall,
  end: CallEnd,
): Promise<void> {
  const { outcome, promptTokens, completionTokens, costMicros, milliseconds } = end;
  await jobs.run({
    text: `with closed as (
        update public.model_calls set outcome = $2, prompt_tokens = $3::integer,
          completion_tokens = $4::integer, cost_micros = $5::bigint, milliseconds = $6::integer
          where id = $1 and outcome = 'pending' returning 1)
      update public.model_spending
        set spent_micros = greatest(0, spent_micros + $5::bigint - $8::bigint)
        where month = $7::date and exists (select from closed)`,
    values: [
      id,
      outcome,
      promptTokens,
      completionTokens,
      costMicros,
      milliseconds,
      month,
      mostMicros,
    ],
  });
}

/** Says afterwards whether the answer of a call was used. */
export async function judgeCall(jobs: ServiceDatabase, id: string, used: boolean): Promise<void> {
  await jobs.run({
    text: `update public.model_calls set outcome = $2 where id = $1 and outcome = 'answered'`,
    values: [id, used ? 'used' : 'refused'],
  });
}

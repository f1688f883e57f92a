import type pg from 'pg';
import * as v from 'valibot';
import { printed } from './printed.ts';

const usageSchema = v.array(
  v.object({
    month: v.string(),
    model: v.string(),
    outcome: v.string(),
    calls: v.number(),
    generations: v.number(),
    prompt_tokens: v.number(),
    completion_tokens: v.number(),
    cost_micros: v.number(),
  }),
);
const spendingSchema = v.array(v.object({ month: v.string(), spent_micros: v.number() }));

export interface ModelUsage {
  /** Calls by month, model and how they ended; the newest month first. */
  readonly calls: v.InferOutput<typeof usageSchema>;
  /** Millionths of a dollar by month, with what is set aside for calls under way. */
  readonly spending: v.InferOutput<typeof spendingSchema>;
}

const months = 3;

/** What the language model was asked and what it cost in the last three months. */
async function readUsage(owner: pg.Client): Promise<ModelUsage> {
  const calls = await owner.query(
    `select to_char(created_at at time zone 'utc', 'YYYY-MM') as month, model, outcome, count(*)::int as calls,
        count(distinct generation_id)::int as generations, sum(prompt_tokens)::float8 as prompt_tokens,
        sum(completion_tokens)::float8 as completion_tokens, sum(cost_micros)::float8 as cost_micros
      from public.model_calls
      where created_at >= date_trunc('month', now() at time zone 'utc') - make_interval(months => $1)
      group by 1, 2, 3 order by 1 desc, 2, calls desc`,
    [months - 1],
  );
  const spending = await owner.query(
    `select to_char(month, 'YYYY-MM') as month, spent_micros::float8 as spent_micros
      from public.model_spending order by model_spending.month desc limit $1`,
    [months],
  );
  return {
    calls: v.parse(usageSchema, calls.rows),
    spending: v.parse(spendingSchema, spending.rows),
  };
}

const dollars = (micros: number) => `$${(micros / 1_000_000).toFixed(4)}`;

/** The accounts of the language model, to print. */
export async function model(owner: pg.Client): Promise<readonly string[]> {
  const { calls, spending } = await readUsage(owner);
  if (calls.length === 0) return ['No language model has been called.'];
  return [
    ...spending.map(
      ({ month, spent_micros }) => `${month}  ${dollars(spent_micros)} of the month's money`,
    ),
    ...calls.map(
      (row) =>
        `${row.month}  ${printed(row.model)}  ${row.outcome.padEnd(12)}  ${row.calls} calls for ${row.generations} plans, ` +
        `${row.prompt_tokens} tokens read, ${row.completion_tokens} written, ${dollars(row.cost_micros)}`,
    ),
  ];
}

import * as v from 'valibot';
import {
  type TrainingSetRow,
  trainingSetColumns,
  trainingSetSchema,
} from '#contract/training/training-log.ts';
import { dataClient, rowsOf } from '#web/lib/requests/data-client.ts';
import { placeOfKey, type SetBook, type SetEntry, setKey } from './set-book.ts';

const rowsSchema = v.array(trainingSetSchema);
const key = 'user_id,plan,week,session,exercise,set_number';
/** In a gym an answer that takes longer will not come. */
const patienceMs = 20_000;
/** The sets of this plan and the one before it. */
const mostRows = 800;

function entryOf(row: TrainingSetRow): [string, SetEntry] {
  const { plan, week, session, exercise, set_number: set, done, load_kg: load, amount } = row;
  const at = Date.parse(row.changed_at);
  return [setKey({ plan, week, session, exercise, set }), { done, load, amount, at, sent: true }];
}

function parseRows(rows: unknown): SetBook {
  return new Map(v.parse(rowsSchema, rows).map(entryOf));
}

/** The sets that the member changed last. */
export async function readSets(userId: string): Promise<SetBook> {
  const data = await dataClient();
  const answer = await data
    .from('training_sets')
    .select(trainingSetColumns)
    .eq('user_id', userId)
    .order('changed_at', { ascending: false })
    .limit(mostRows)
    .abortSignal(AbortSignal.timeout(patienceMs));
  return parseRows(rowsOf(answer));
}

/** Saves sets; answers those that were taken, which is all but what another device has changed later. */
export async function sendSets(userId: string, book: SetBook): Promise<SetBook> {
  const data = await dataClient();
  const rows = [...book].map(([name, { done, load, amount, at }]) => {
    const { set, ...place } = placeOfKey(name);
    return {
      user_id: userId,
      ...place,
      set_number: set,
      done,
      load_kg: load,
      amount,
      changed_at: new Date(at).toISOString(),
    };
  });
  const answer = await data
    .from('training_sets')
    .upsert(rows, { onConflict: key })
    .select(trainingSetColumns)
    .abortSignal(AbortSignal.timeout(patienceMs));
  return parseRows(rowsOf(answer));
}

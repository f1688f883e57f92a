import * as v from 'valibot';
import { dataClient, rowsOf } from '#web/lib/requests/data-client.ts';
import { tickColumns } from '../list-address.ts';
import type { Tick } from './tick-book.ts';

const rowsSchema = v.array(
  v.object({
    item: v.string(),
    ticked: v.boolean(),
    at_home: v.boolean(),
    premium: v.boolean(),
    changed_at: v.string(),
  }),
);
/** In a shop an answer that takes longer will not come. */
const patienceMs = 20_000;

function parseRows(rows: unknown): ReadonlyMap<string, Tick> {
  return new Map(
    v.parse(rowsSchema, rows).map(({ item, ticked, at_home, premium, changed_at }) => [
      item,
      {
        ...{ ticked, at: Date.parse(changed_at) },
        ...(at_home ? { atHome: true } : {}),
        ...(premium ? { premium: true } : {}),
      },
    ]),
  );
}

/** All ticks of the member. */
export async function readTicks(userId: string): Promise<ReadonlyMap<string, Tick>> {
  const data = await dataClient();
  const answer = await data
    .from('shopping_ticks')
    .select(tickColumns)
    .eq('user_id', userId)
    .abortSignal(AbortSignal.timeout(patienceMs));
  return parseRows(rowsOf(answer));
}

/** Saves ticks; answers those that were taken, which is all but what another device has changed later. */
export async function sendTicks(
  userId: string,
  ticks: ReadonlyMap<string, Tick>,
): Promise<ReadonlyMap<string, Tick>> {
  const data = await dataClient();
  const rows = [...ticks].map(([item, { ticked, atHome = false, premium = false, at }]) => ({
    user_id: userId,
    item,
    ticked,
    at_home: atHome,
    premium,
    changed_at: new Date(at).toISOString(),
  }));
  const answer = await data
    .from('shopping_ticks')
    .upsert(rows, { onConflict: 'user_id,item' })
    .select(tickColumns)
    .abortSignal(AbortSignal.timeout(patienceMs));
  return parseRows(rowsOf(answer));
}

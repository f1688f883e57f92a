import * as v from 'valibot';
import type { WayOfEnding } from '#contract/membership/ending.ts';
import { dataClient, rowsOf } from '#web/lib/requests/data-client.ts';
import { memberResource } from '#web/lib/requests/resource.ts';
import { membershipResource } from './membership.ts';

const rowsSchema = v.array(v.object({ status: v.string() }));

/** What became of the member's latest request: none was made, it is looked at, or it is done. */
export type CancellationState = 'none' | 'pending' | 'processed';

async function readCancellation(userId: string): Promise<CancellationState> {
  const data = await dataClient();
  const rows = rowsOf(
    await data
      .from('subscription_cancellations')
      .select('status')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(1),
  );
  const [latest] = v.parse(rowsSchema, rows);
  if (!latest) return 'none';
  return latest.status === 'pending' ? 'pending' : 'processed';
}

export const cancellationResource = memberResource(readCancellation);

/**
 * Asks for the subscription to be cancelled.
 * @param how null: in the one way that there is
 */
export async function requestCancellation(
  userId: string,
  reason: string,
  how: WayOfEnding | null,
): Promise<void> {
  const data = await dataClient();
  const request = { user_id: userId, reason, ...(how === null ? {} : { how }) };
  rowsOf(await data.from('subscription_cancellations').insert(request));
  cancellationResource.put(userId, 'pending');
  // the next debit is gone; the request is made, whatever becomes of this
  void membershipResource.load(userId);
}

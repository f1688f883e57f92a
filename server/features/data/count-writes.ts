import type { Identity } from '../../platform/database/database.ts';
import type { RateLimits } from '../../platform/limits/rate-limits.ts';
import type { Table } from './schema/schema-cache.ts';
import { WireError } from './wire-error.ts';

type Limits = Pick<RateLimits, 'take'>;

/** Writes that add a row each time (feedback, requests to cancel): far more than a person makes. */
const addedRows = { capacity: 30, perSeconds: 600 };
const reads = ['GET', 'HEAD', 'OPTIONS'];
/** First in the key of a table of which a member has one row, or one for each week. */
const memberColumn = 'user_id';

async function take(limits: Limits, bucket: string, ip: string): Promise<void> {
  if (await limits.take(bucket, addedRows, ip)) return;
  throw new WireError({
    status: 429,
    code: 'over_request_rate_limit',
    message: 'Request rate limit reached',
  });
}

/** Counts a visitor's write before its body is read. @throws WireError 429 */
export async function countVisitorsWrite(
  limits: Limits,
  identity: Identity,
  method: string,
  ip: string,
): Promise<void> {
  if (identity.role !== 'anon' || reads.includes(method)) return;
  await take(limits, 'data-write', ip);
}

/** Counts a member's insert into a table whose keys are not the member's, which could fill the disk. @throws WireError 429 */
export async function countMembersInsert(
  limits: Limits,
  identity: Identity,
  table: Table | undefined,
  ip: string,
): Promise<void> {
  if (identity.role !== 'authenticated' || table === undefined) return;
  if (table.primaryKey.includes(memberColumn)) return;
  await take(limits, `data-write:${String(identity.claims.sub)}`, ip);
}

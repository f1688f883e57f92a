import { createHash } from 'node:crypto';
import type { Queries } from '../../../platform/database/database.ts';

/**
 * Notes that an assertion was taken, until its own time would refuse it.
 * @returns false when it was taken before
 */
export async function takeAssertion(
  queries: Queries,
  assertion: { readonly issuer: string; readonly id: string; readonly usableUntil: Date },
  now: Date,
): Promise<boolean> {
  const { issuer, id, usableUntil } = assertion;
  const idHash = createHash('sha256').update(`${issuer}\0${id}`).digest('base64url');
  await queries.run({
    text: 'delete from auth.saml_assertions where expires_at < $1',
    values: [now],
  });
  const { count } = await queries.run({
    text: `insert into auth.saml_assertions (id_hash, expires_at) values ($1, $2)
      on conflict (id_hash) do nothing`,
    values: [idHash, usableUntil],
  });
  return count === 1;
}

import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Tier } from '#planning/shopping/shopping-list.ts';
import type { Identity, MemberDatabase, Queries } from '../../platform/database/database.ts';

const tier = v.picklist(['budget', 'premium']);
const secretBytes = 32;

/** Under which a link is found; the secret itself is kept nowhere. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

const madeRows = v.array(v.object({ endsAt: v.date(), madeAt: v.date() }));
export type Share = v.InferOutput<typeof madeRows>[number];

/** When the member's link was made, and until when it shows the list; null where they have none that still does. */
export async function readShare(queries: Queries): Promise<Share | null> {
  const { rows } = await queries.run({
    text: `select ends_at as "endsAt", made_at as "madeAt" from sharing.lists
      where user_id = (select auth.uid()) and ends_at > now()`,
  });
  return v.parse(madeRows, rows)[0] ?? null;
}

/** Makes a link, in the place of the one that the member had. @returns its secret */
export async function makeShare(
  members: MemberDatabase,
  identity: Identity,
  shown: { readonly tier: Tier; readonly endsAt: Date },
): Promise<string> {
  const secret = randomBytes(secretBytes).toString('base64url');
  await members.run(identity, {
    text: `insert into sharing.lists (user_id, token_hash, tier, ends_at)
        values ((select auth.uid()), $1, $2, $3)
      on conflict (user_id) do update set token_hash = excluded.token_hash,
        tier = excluded.tier, ends_at = excluded.ends_at, made_at = now()`,
    values: [hashOf(secret), shown.tier, shown.endsAt.toISOString()],
  });
  return secret;
}

export async function endShare(members: MemberDatabase, identity: Identity): Promise<void> {
  await members.run(identity, {
    text: 'delete from sharing.lists where user_id = (select auth.uid())',
  });
}

/** Whoever asks for a list shows its secret, and is nobody else. */
const stranger: Identity = { role: 'anon', claims: {} };

const ownerRows = v.array(v.object({ userId: v.string(), tier, endsAt: v.date() }));
export type SharedBy = v.InferOutput<typeof ownerRows>[number];

/** Whose list a link shows; null where it shows none. */
export async function sharerOf(members: MemberDatabase, hash: string): Promise<SharedBy | null> {
  const { rows } = await members.run(
    stranger,
    {
      text: `select user_id as "userId", tier, ends_at as "endsAt" from sharing.list_of($1)`,
      values: [hash],
    },
    { readOnly: true },
  );
  return v.parse(ownerRows, rows)[0] ?? null;
}

import * as v from 'valibot';
import type { Queries } from '../../../../platform/database/database.ts';

const countSchema = v.object({ total: v.number(), remaining: v.number() });

/** How many codes on paper the member's set has, and how many of them are unused. */
export async function countCodesOf(queries: Queries, userId: string) {
  const { rows } = await queries.run({
    text: `select count(*)::int as total, count(*) filter (where used_at is null)::int as remaining
      from auth.recovery_codes where user_id = $1`,
    values: [userId],
  });
  return v.parse(countSchema, rows[0]);
}

export async function deleteRecoveryCodes(queries: Queries, userId: string): Promise<void> {
  await queries.run({
    text: 'delete from auth.recovery_codes where user_id = $1',
    values: [userId],
  });
}

/** Puts a set of codes in the place of the one before. */
export async function replaceRecoveryCodes(
  queries: Queries,
  userId: string,
  codes: readonly { readonly finder: string; readonly codeHash: string }[],
  now: Date,
): Promise<void> {
  await deleteRecoveryCodes(queries, userId);
  await queries.run({
    text: `insert into auth.recovery_codes (user_id, finder, code_hash, created_at)
      select $1::uuid, made.finder, made."codeHash", $3::timestamptz
      from jsonb_to_recordset($2::jsonb) as made (finder text, "codeHash" text)`,
    values: [userId, JSON.stringify(codes), now],
  });
}

/** The hash of the unused code with these first characters. */
export async function findRecoveryCode(
  queries: Queries,
  userId: string,
  finder: string,
): Promise<string | null> {
  const { rows } = await queries.run({
    text: `select code_hash as "codeHash" from auth.recovery_codes
      where user_id = $1 and finder = $2 and used_at is null`,
    values: [userId, finder],
  });
  return rows[0] === undefined
    ? null
    : v.parse(v.object({ codeHash: v.string() }), rows[0]).codeHash;
}

/** @returns false when it was used or replaced meanwhile */
export async function useRecoveryCode(
  queries: Queries,
  userId: string,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const { count } = await queries.run({
    text: `update auth.recovery_codes set used_at = $3
      where user_id = $1 and code_hash = $2 and used_at is null`,
    values: [userId, codeHash, now],
  });
  return count === 1;
}

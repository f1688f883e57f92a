import * as v from 'valibot';
import type { Queries } from '../../../platform/database/database.ts';
import type { Credential } from '../webauthn/relying-party.ts';

export const factorTypes = ['totp', 'webauthn'] as const;
export type FactorType = (typeof factorTypes)[number];

const factorSchema = v.object({
  id: v.string(),
  userId: v.string(),
  type: v.picklist(factorTypes),
  status: v.picklist(['unverified', 'verified']),
  friendlyName: v.nullable(v.string()),
  sealedSecret: v.nullable(v.string()),
  credential: v.unknown(),
});
export type Factor = v.InferOutput<typeof factorSchema>;

const columns = `f.id, f.user_id as "userId", f.factor_type as type, f.status,
  f.friendly_name as "friendlyName", f.sealed_secret as "sealedSecret", f.credential`;

/** @returns null when the member has no such factor */
export async function findFactor(
  queries: Queries,
  userId: string,
  id: string,
): Promise<Factor | null> {
  const { rows } = await queries.run({
    text: `select ${columns} from auth.mfa_factors f where f.user_id = $1 and f.id = $2`,
    values: [userId, id],
  });
  return rows[0] === undefined ? null : v.parse(factorSchema, rows[0]);
}

export async function factorsOf(queries: Queries, userId: string): Promise<readonly Factor[]> {
  const { rows } = await queries.run({
    text: `select ${columns} from auth.mfa_factors f where f.user_id = $1 order by f.created_at`,
    values: [userId],
  });
  return v.parse(v.array(factorSchema), rows);
}

export async function hasVerifiedFactor(queries: Queries, userId: string): Promise<boolean> {
  const { rows } = await queries.run({
    text: `select exists (select from auth.mfa_factors
      where user_id = $1 and status = 'verified') as "has"`,
    values: [userId],
  });
  return rows[0]?.has === true;
}

/** Drops what a member began to enrol before `since` and has not been asked for since then. */
export async function dropForgottenFactors(
  queries: Queries,
  userId: string,
  since: Date,
): Promise<void> {
  await queries.run({
    text: `delete from auth.mfa_factors f
      where f.user_id = $1 and f.status = 'unverified' and f.created_at < $2
        and not exists (select from auth.mfa_challenges c
          where c.user_id = f.user_id and c.factor_id = f.id and c.created_at >= $2)`,
    values: [userId, since],
  });
}

export interface NewFactor {
  readonly userId: string;
  readonly type: FactorType;
  readonly friendlyName: string | null;
  readonly sealedSecret: string | null;
  readonly now: Date;
}

/** @returns its id; null when the member has a factor of that name */
export async function insertFactor(queries: Queries, factor: NewFactor): Promise<string | null> {
  const { rows } = await queries.run({
    text: `insert into auth.mfa_factors
        (user_id, factor_type, friendly_name, sealed_secret, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $5)
      on conflict (user_id, friendly_name) where trim(friendly_name) <> '' do nothing returning id`,
    values: [factor.userId, factor.type, factor.friendlyName, factor.sealedSecret, factor.now],
  });
  return rows[0] === undefined ? null : v.parse(v.object({ id: v.string() }), rows[0]).id;
}

/**
 * Marks the step of a code as used, and the factor as verified.
 * @returns false when that step or a later one was accepted before
 */
export async function acceptStep(
  queries: Queries,
  userId: string,
  id: string,
  step: number,
): Promise<boolean> {
  const { count } = await queries.run({
    text: `update auth.mfa_factors set last_step = $3
      where user_id = $1 and id = $2 and (last_step is null or last_step < $3)`,
    values: [userId, id, step],
  });
  return count === 1;
}

/** The factor has proved itself; others of its kind that the member began to enrol are dropped. */
export async function verifyFactor(
  queries: Queries,
  { userId, id, type }: Factor,
  now: Date,
): Promise<void> {
  await queries.run({
    text: `update auth.mfa_factors set status = 'verified', updated_at = $3
      where user_id = $1 and id = $2 and status = 'unverified'`,
    values: [userId, id, now],
  });
  await queries.run({
    text: `delete from auth.mfa_factors
      where user_id = $1 and id <> $2 and factor_type = $3 and status = 'unverified'`,
    values: [userId, id, type],
  });
}

/** Notes when a factor was last answered with. */
export async function noteFactorUse(
  queries: Queries,
  { userId, id }: Factor,
  now: Date,
): Promise<void> {
  await queries.run({
    text: 'update auth.mfa_factors set last_used_at = $3 where user_id = $1 and id = $2',
    values: [userId, id, now],
  });
}

/** Keeps a security key's public half, or its new count of uses. */
export async function storeCredential(
  queries: Queries,
  userId: string,
  id: string,
  credential: Credential,
): Promise<boolean> {
  const { count } = await queries.run({
    text: 'update auth.mfa_factors set credential = $3 where user_id = $1 and id = $2',
    values: [userId, id, JSON.stringify(credential)],
  });
  return count === 1;
}

/** Removes a factor; without any that is verified, codes on paper open nothing more and go too. */
export async function deleteFactor(queries: Queries, userId: string, id: string): Promise<void> {
  await queries.run({
    text: 'delete from auth.mfa_factors where user_id = $1 and id = $2',
    values: [userId, id],
  });
  await queries.run({
    text: `delete from auth.recovery_codes where user_id = $1
      and not exists (select from auth.mfa_factors where user_id = $1 and status = 'verified')`,
    values: [userId],
  });
}

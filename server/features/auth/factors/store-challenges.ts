import * as v from 'valibot';
import type { Queries } from '../../../platform/database/database.ts';
import { challengeSeconds } from '../challenge-seconds.ts';

const challengeSchema = v.object({
  id: v.string(),
  ip: v.nullable(v.string()),
  challenge: v.nullable(v.string()),
  isUsed: v.boolean(),
  createdAt: v.date(),
});
export type Challenge = v.InferOutput<typeof challengeSchema>;

export interface NewChallenge {
  readonly userId: string;
  readonly factorId: string;
  readonly ip: string | null;
  /** What a security key has to sign. */
  readonly challenge: string | null;
  readonly now: Date;
}

/** @returns its id. Challenges of the factor that nobody can answer any more go. */
export async function insertChallenge(queries: Queries, added: NewChallenge): Promise<string> {
  const { rows } = await queries.run({
    text: `with gone as (
        delete from auth.mfa_challenges where user_id = $1 and factor_id = $2
          and created_at < $5::timestamptz - make_interval(secs => $6)),
      asked as (update auth.mfa_factors set last_challenged_at = $5 where user_id = $1 and id = $2)
      insert into auth.mfa_challenges (user_id, factor_id, ip, challenge, created_at)
        values ($1, $2, $3, $4, $5) returning id`,
    values: [
      added.userId,
      added.factorId,
      added.ip,
      added.challenge,
      added.now,
      2 * challengeSeconds,
    ],
  });
  return v.parse(v.object({ id: v.string() }), rows[0]).id;
}

/** @returns null when the factor was never challenged so */
export async function findChallenge(
  queries: Queries,
  userId: string,
  factorId: string,
  id: string,
): Promise<Challenge | null> {
  const { rows } = await queries.run({
    text: `select id, host(ip) as ip, challenge, used_at is not null as "isUsed",
        created_at as "createdAt"
      from auth.mfa_challenges where user_id = $1 and factor_id = $2 and id = $3`,
    values: [userId, factorId, id],
  });
  return rows[0] === undefined ? null : v.parse(challengeSchema, rows[0]);
}

/** @returns false when it was used before */
export async function useChallenge(
  queries: Queries,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const { count } = await queries.run({
    text: `update auth.mfa_challenges set used_at = $3
      where user_id = $1 and id = $2 and used_at is null`,
    values: [userId, id, now],
  });
  return count === 1;
}

import * as v from 'valibot';
import type { Queries } from '../../../platform/database/database.ts';
import { challengeSeconds } from '../challenge-seconds.ts';

/**
 * Keeps what an authenticator has to sign; what nobody can answer any more goes.
 * @param userId null where somebody is about to sign in
 * @returns its id
 */
export async function keepChallenge(
  queries: Queries,
  userId: string | null,
  challenge: string,
  now: Date,
): Promise<string> {
  const { rows } = await queries.run({
    text: `with gone as (
        delete from auth.webauthn_challenges
        where created_at < $3::timestamptz - make_interval(secs => $4))
      insert into auth.webauthn_challenges (user_id, challenge, created_at)
        values ($1, $2, $3) returning id`,
    values: [userId, challenge, now, 2 * challengeSeconds],
  });
  return v.parse(v.object({ id: v.string() }), rows[0]).id;
}

const takenSchema = v.object({ challenge: v.string(), createdAt: v.date() });

/** Takes a challenge out, so that it works once whatever comes of it; null when there is none. */
export async function takeChallenge(
  queries: Queries,
  userId: string | null,
  id: string,
): Promise<v.InferOutput<typeof takenSchema> | null> {
  const { rows } = await queries.run({
    text: `delete from auth.webauthn_challenges where id = $1 and user_id is not distinct from $2
      returning challenge, created_at as "createdAt"`,
    values: [id, userId],
  });
  return rows[0] === undefined ? null : v.parse(takenSchema, rows[0]);
}

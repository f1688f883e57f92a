import { Secret, TOTP } from 'otpauth';
import * as v from 'valibot';
import type { AuthApp } from './auth-app.ts';
import { type Answer, call, type SessionAnswer, sessionIn, signUp } from './auth-calls.ts';

const enrolledSchema = v.object({
  id: v.string(),
  type: v.literal('totp'),
  friendly_name: v.string(),
  totp: v.object({ qr_code: v.string(), secret: v.string(), uri: v.string() }),
});
export type EnrolledApp = v.InferOutput<typeof enrolledSchema>;

export const enrolledIn = (answer: Answer): EnrolledApp => {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return v.parse(enrolledSchema, answer.body);
};

/** What an authenticator app with that key shows at that time. */
export const appCode = (secret: string, now: Date) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now.getTime() });

export async function enrolApp(auth: AuthApp, token: string, name = ''): Promise<EnrolledApp> {
  const body = { factor_type: 'totp', friendly_name: name };
  return enrolledIn(await call(auth, 'POST', '/factors', { token, body }));
}

export async function challenge(auth: AuthApp, token: string, factorId: string): Promise<string> {
  const answer = await call(auth, 'POST', `/factors/${factorId}/challenge`, { token, body: {} });
  return v.parse(v.object({ id: v.string() }), answer.body).id;
}

/** Asks for a challenge and answers it with that code. */
export async function answerWithCode(
  auth: AuthApp,
  token: string,
  factorId: string,
  code: string,
): Promise<Answer> {
  const challengeId = await challenge(auth, token, factorId);
  const body = { challenge_id: challengeId, code };
  return call(auth, 'POST', `/factors/${factorId}/verify`, { token, body });
}

/** A new member with an authenticator app that has proved itself; the app's next code comes after half a minute. */
export async function memberWithApp(
  auth: AuthApp,
): Promise<{ readonly session: SessionAnswer; readonly app: EnrolledApp; readonly email: string }> {
  const first = await signUp(auth);
  const app = await enrolApp(auth, first.access_token);
  const code = appCode(app.totp.secret, auth.clock.now());
  const session = sessionIn(await answerWithCode(auth, first.access_token, app.id, code));
  auth.clock.advance(30);
  return { session, app, email: first.user.email };
}

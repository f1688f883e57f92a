import { decodeJwt } from 'jose';
import * as v from 'valibot';
import { appCode } from '#test/support/accounts/second-step.ts';
import { type Act, type Actor, ending, type Stage } from './act.ts';
import {
  bodyOf,
  isDone,
  newEmail,
  newPassword,
  readSession,
  type Session,
  signIn,
  signUp,
} from './wire.ts';

export const enrolledSchema = v.object({ id: v.string(), totp: v.object({ secret: v.string() }) });
export const challengeSchema = v.object({ id: v.string() });
const userSchema = v.object({
  factors: v.optional(v.array(v.object({ id: v.string(), status: v.string() })), []),
});
const levelRow = v.object({ aal: v.string() });

/** The next code of an app: the server takes it from half a minute before, and the one of now may be spent. */
export const aheadMs = 30_000;
const ownRows = '/rest/v1/profiles?select=full_name';

export interface App {
  readonly id: string;
  readonly secret: string;
}

/** The wire of one member's factors. */
export function factorWire({ wire }: Pick<Stage, 'wire'>) {
  return {
    enrol: (token: string) =>
      wire('POST', '/auth/v1/factors', { token, body: { factor_type: 'totp' } }),
    challenge: (token: string, { id }: App) =>
      wire('POST', `/auth/v1/factors/${id}/challenge`, { token, body: {} }),
    verify: (token: string, { id, secret }: App, challengeId: string, late = 0) => {
      const code = appCode(secret, new Date(Date.now() + late));
      const body = { challenge_id: challengeId, code };
      return wire('POST', `/auth/v1/factors/${id}/verify`, { token, body });
    },
    remove: (token: string, { id }: App) => wire('DELETE', `/auth/v1/factors/${id}`, { token }),
  };
}

/** What a member who enrols and removes an app for codes again and again knows when the server is gone. */
interface Known {
  session: Session;
  app: App | null;
  /** Whether the last answer left a verified factor. */
  verified: boolean;
  /** What the request would have brought that was not answered; null where it changed nothing of weight. */
  cutTo: boolean | null;
  answered: number;
}

async function enrolAndRemove(stage: Stage, known: Known): Promise<void> {
  const calls = factorWire(stage);
  for (;;) {
    const enrolled = await calls.enrol(known.session.access_token);
    if (!isDone(enrolled)) return;
    const { id, totp } = v.parse(enrolledSchema, enrolled.body);
    const app = { id, secret: totp.secret };
    known.app = app;
    const asked = await calls.challenge(known.session.access_token, app);
    if (!isDone(asked)) return;
    const { id: challengeId } = v.parse(challengeSchema, asked.body);
    known.cutTo = true;
    const verified = await calls.verify(known.session.access_token, app, challengeId);
    if (!isDone(verified)) return;
    known.session = readSession(verified.body);
    known.verified = true;
    known.answered += 1;
    stage.note();
    known.cutTo = false;
    if (!isDone(await calls.remove(known.session.access_token, app))) return;
    known.verified = false;
    known.cutTo = null;
    known.answered += 1;
  }
}

/** What is wrong with a factor that is there; null: nothing, it is demanded and opens. */
async function faultOfVerified(stage: Stage, token: string, { session, app }: Known) {
  const calls = factorWire(stage);
  const shut = await stage.wire('GET', ownRows, { token });
  if (shut?.status !== 401) return `own rows without the second step: ${shut?.status}`;
  const another = await calls.enrol(token);
  if (another?.status !== 403) return `enrolment without the second step: ${another?.status}`;
  if (app === null) return 'verified, and never enrolled';
  const { rows } = await stage
    .owner()
    .query('select aal from auth.sessions where id = $1', [
      decodeJwt(session.access_token).session_id,
    ]);
  const level = rows.length === 1 ? v.parse(levelRow, rows[0]).aal : 'no session';
  if (level !== 'aal2') return `the session that proved it: ${level}`;
  const { id } = v.parse(challengeSchema, bodyOf(await calls.challenge(token, app)));
  const step = await calls.verify(token, app, id, aheadMs);
  if (step?.status !== 200) return `its code: ${step?.status} ${JSON.stringify(step?.body)}`;
  const open = await stage.wire('GET', ownRows, { token: readSession(step.body).access_token });
  return open?.status === 200 ? null : `own rows after the second step: ${open?.status}`;
}

/** What is wrong where no factor is there; null: nothing, the password is enough and another can be enrolled. */
async function faultOfAbsent(stage: Stage, token: string) {
  const open = await stage.wire('GET', ownRows, { token });
  if (open?.status !== 200) return `own rows: ${open?.status}`;
  const another = await factorWire(stage).enrol(token);
  return another?.status === 200 ? null : `enrolment anew: ${another?.status}`;
}

/** Either the factor is verified, demanded and opens, or there is none, and the password is enough. */
export const factors: Act = {
  name: 'second factor',
  async begin(stage): Promise<Actor> {
    const { wire } = stage;
    const email = newEmail();
    const password = newPassword();
    const known: Known = {
      session: readSession(bodyOf(await signUp(wire, email, password))),
      app: null,
      verified: false,
      cutTo: null,
      answered: 0,
    };
    return {
      work: () => enrolAndRemove(stage, known),
      async judge() {
        const { access_token: token } = readSession(bodyOf(await signIn(wire, email, password)));
        const { factors: all } = v.parse(
          userSchema,
          bodyOf(await wire('GET', '/auth/v1/user', { token })),
        );
        const found = all.some(({ status }) => status === 'verified');
        const fault = found
          ? await faultOfVerified(stage, token, known)
          : await faultOfAbsent(stage, token);
        const kept = Array.from({ length: known.answered }, () => ending('kept'));
        if (known.cutTo === null) {
          const holds = found === known.verified && fault === null;
          return [...kept, ...(holds ? [] : [ending('lost', fault ?? `verified: ${found}`)])];
        }
        if (fault !== null) return [...kept, ending('half', fault)];
        return [...kept, ending(found === known.cutTo ? 'whole' : 'absent')];
      },
    };
  },
};

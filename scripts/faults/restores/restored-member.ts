import { createHash } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import * as v from 'valibot';
import { wire as paths } from '#contract/paths.ts';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { deletionListName, readDeletionList } from '#database/backup/deletion-list.ts';
import type { Look } from '../looks.ts';
import {
  type App,
  aheadMs,
  challengeSchema,
  enrolledSchema,
  factorWire,
} from '../second-factor.ts';
import {
  agree,
  bodyOf,
  isDone,
  newEmail,
  newPassword,
  readSession,
  refresh,
  type Session,
  signIn,
  signUp,
  type Wire,
} from '../wire.ts';

const setsPath = '/rest/v1/training_sets';
const plansPath = '/rest/v1/meal_plans?select=week,content&order=week.asc';
const plan = 'faults';
const planSchema = v.array(v.object({ week: v.number(), content: v.string() }));
const numbersSchema = v.array(v.object({ number: v.number() }));

async function enrol(wire: Wire, session: Session): Promise<{ app: App; session: Session }> {
  const calls = factorWire({ wire });
  const { id, totp } = v.parse(enrolledSchema, bodyOf(await calls.enrol(session.access_token)));
  const app = { id, secret: totp.secret };
  const asked = bodyOf(await calls.challenge(session.access_token, app));
  const { id: challengeId } = v.parse(challengeSchema, asked);
  const verified = bodyOf(await calls.verify(session.access_token, app, challengeId));
  return { app, session: readSession(verified) };
}

/** A member who logs one set of training after the other, with plans and a second factor where they asked for them. */
export class RestoredMember {
  readonly #wire: Wire;
  readonly #email = newEmail();
  readonly #password = newPassword();
  #session: Session | null = null;
  #app: App | null = null;
  #plans: v.InferOutput<typeof planSchema> = [];
  /** When each set was answered, in the order in which they were sent. */
  readonly answeredAt: number[] = [];

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  id(): string {
    return this.#known().user.id;
  }

  async begin(extras: { readonly plans: boolean; readonly factor: boolean }): Promise<void> {
    const wire = this.#wire;
    this.#session = readSession(bodyOf(await signUp(wire, this.#email, this.#password)));
    const token = this.#session.access_token;
    const body = { ...profileDefaults, full_name: 'Member', user_id: this.id() };
    await agree(wire, this.#session);
    bodyOf(await wire('POST', '/rest/v1/profiles', { token, body }));
    if (extras.plans) {
      bodyOf(await wire('POST', `${paths.generateMealPlans}?wait=true`, { token, body: {} }));
      this.#plans = v.parse(planSchema, bodyOf(await wire('GET', plansPath, { token })));
    }
    if (!extras.factor) return;
    const { app, session } = await enrol(wire, this.#session);
    this.#app = app;
    this.#session = session;
  }

  /** Goes on until the server is gone. */
  async write(): Promise<void> {
    for (;;) {
      const number = this.answeredAt.length + 1;
      if (!isDone(await this.#logSet(number))) return;
      this.answeredAt.push(performance.now());
    }
  }

  /** @param before so many sets were answered before the backup began */
  async look(owner: pg.Pool, before: number): Promise<readonly Look[]> {
    const looks: Look[] = [];
    const see = (what: string, held: boolean, told = '') => looks.push({ what, held, told });
    const { rows } = await owner.query(
      'select exercise::integer as number from public.training_sets where user_id = $1 and plan = $2 order by 1',
      [this.id(), plan],
    );
    const numbers = v.parse(numbersSchema, rows).map(({ number }) => number);
    for (let number = 1; number <= before; number += 1) {
      see('set answered before the backup', numbers[number - 1] === number, `set ${number}`);
    }
    const gap = numbers.findIndex((number, index) => number !== index + 1);
    see('nothing missing in between', gap === -1, `after set ${gap}`);
    const { access_token: token, refresh_token: refreshToken } = this.#known();
    const user = await this.#wire('GET', '/auth/v1/user', { token });
    see('token of before is believed', user?.status === 200, `${user?.status}`);
    const renewed = await refresh(this.#wire, refreshToken);
    see('session of before goes on', renewed?.status === 200, `${renewed?.status}`);
    if (renewed?.status === 200) this.#session = readSession(renewed.body);
    const back = await signIn(this.#wire, this.#email, this.#password);
    see('signs in by password', back?.status === 200, `${back?.status}`);
    if (this.#app && back?.status === 200) {
      const told = await this.#secondStep(this.#app, readSession(back.body).access_token);
      see('key of the second factor opens', told === 200, `${told}`);
    }
    if (this.#plans.length > 0) {
      const plans = await this.#wire('GET', plansPath, { token });
      const same = JSON.stringify(plans?.body) === JSON.stringify(this.#plans);
      see('plans are the same', same, `${plans?.status}`);
    }
    const next = await this.#logSet(numbers.length + 1);
    see('writes again', next !== null && next.status < 300, `${next?.status}`);
    return looks;
  }

  /** Deletes the account, and waits until that is written down beside the backups. */
  async leave(folder: string): Promise<void> {
    const body = { password: this.#password };
    const token = this.#known().access_token;
    bodyOf(await this.#wire('POST', paths.deleteAccount, { token, body }));
    const hash = createHash('sha256').update(this.id()).digest('hex');
    const file = path.join(folder, deletionListName);
    while ((await readDeletionList(file))?.hashes.has(hash) !== true) await pause(50);
  }

  /** Whether nobody finds it any more. */
  async lookGone(owner: pg.Pool): Promise<Look> {
    const answer = await signIn(this.#wire, this.#email, this.#password);
    const { rowCount } = await owner.query('select from public.profiles where user_id = $1', [
      this.id(),
    ]);
    return {
      what: 'deleted after the backup: stays so',
      held: answer?.status === 400 && rowCount === 0,
      told: `${answer?.status}, ${rowCount} profiles`,
    };
  }

  /** How many of its sets the backup has. */
  async kept(owner: pg.Pool): Promise<number> {
    const { rowCount } = await owner.query(
      'select from public.training_sets where user_id = $1 and plan = $2',
      [this.id(), plan],
    );
    return rowCount ?? 0;
  }

  #known(): Session {
    if (!this.#session) throw new Error('the member has not begun');
    return this.#session;
  }

  #logSet(number: number) {
    const body = {
      ...{ user_id: this.id(), plan, week: 1, session: 'one', exercise: String(number) },
      ...{ set_number: 1, done: true },
    };
    const token = this.#known().access_token;
    return this.#wire('POST', setsPath, { token, body, prefer: 'return=minimal' });
  }

  async #secondStep(app: App, token: string): Promise<number | undefined> {
    const calls = factorWire({ wire: this.#wire });
    const asked = await calls.challenge(token, app);
    if (asked?.status !== 200) return asked?.status;
    const { id } = v.parse(challengeSchema, asked.body);
    return (await calls.verify(token, app, id, aheadMs))?.status;
  }
}

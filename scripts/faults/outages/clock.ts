import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import * as v from 'valibot';
import { wire as paths } from '#contract/paths.ts';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { serverSentences } from '#contract/sentences.ts';
import { startEmbedded } from '#database/embedded/launcher.ts';
import { end, freePort, startProcess } from '#test/support/server/process.ts';
import { type Look, Looks } from '../looks.ts';
import {
  type Answer,
  agree,
  bodyOf,
  createWire,
  newEmail,
  newPassword,
  readSession,
  refresh,
  type Session,
  signIn,
  signUp,
  type Wire,
} from '../wire.ts';
import { type FalseClock, openFalseClock } from './false-clock.ts';
import { sentenceOf, tellErrors } from './heard.ts';

/** What the machine's clock shows, one after the other, as libfaketime writes it. */
const jumps = ['+0', '+1h', '+0', '-1h', '+0', '+10y', '+0', '-10y', '+0'] as const;
/** No plan begins before 2020. */
const beforePlans = '-10y';
/** The clock is read anew each second. */
const settledMs = 2_500;
const members = 3;
const countSchema = v.tuple([v.object({ there: v.number() })]);
const ahead = (offset: string) => (offset === '+0' ? 'clock is right' : `clock is ${offset}`);

/** Somebody with an open page: what they do at each time, and what they were answered. */
class Onlooker {
  readonly #wire: Wire;
  readonly #email = newEmail();
  readonly #password = newPassword();
  #session: Session | null = null;
  #logged = 0;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  async begin(): Promise<void> {
    this.#session = readSession(bodyOf(await signUp(this.#wire, this.#email, this.#password)));
    const { access_token: token, user } = this.#session;
    const body = { ...profileDefaults, full_name: 'Member', user_id: user.id };
    await agree(this.#wire, this.#session);
    bodyOf(await this.#wire('POST', '/rest/v1/profiles', { token, body }));
  }

  /** Everything that a page does, in its order. @param canPlan whether the clock shows a day on which plans begin */
  async look(when: string, canPlan: boolean): Promise<readonly Look[]> {
    const looks: Look[] = [];
    const see = (what: string, answer: Answer) => {
      const held = answer !== null && answer.status < 300;
      const told = `${when}: ${answer?.status} ${sentenceOf(answer)}`;
      looks.push({ what, held, told });
      return held;
    };
    // a token that this clock calls old is renewed, as pages do
    const read = await this.#asMember('GET', '/rest/v1/profiles?select=full_name');
    see('plans and profile are read', read.answer);
    see('session is renewed', await this.#renew());
    see('set of training is logged', await this.#log());
    const path = `${paths.generateMealPlans}?wait=true`;
    const { answer: pressed } = await this.#asMember('POST', path, {}, randomUUID());
    if (canPlan) see('plans are made', pressed);
    else {
      const held = pressed?.status === 503 && sentenceOf(pressed) === serverSentences.clockWrong;
      looks.push({ what: 'no plans are made, in a sentence', held, told: `${pressed?.status}` });
    }
    see('signs in by password', await signIn(this.#wire, this.#email, this.#password));
    const forgot = { email: this.#email };
    see('mail for a password', await this.#wire('POST', '/auth/v1/recover', { body: forgot }));
    see('somebody new signs up', await signUp(this.#wire, newEmail(), newPassword()));
    return looks;
  }

  async kept(owner: pg.Client): Promise<Look> {
    const { rows } = await owner.query(
      'select count(*)::integer as there from public.training_sets where user_id = $1',
      [this.#known().user.id],
    );
    const [{ there }] = v.parse(countSchema, rows);
    return {
      what: 'sets that were acknowledged',
      held: there === this.#logged,
      told: `${there} of ${this.#logged}`,
    };
  }

  async #renew(): Promise<Answer> {
    const answer = await refresh(this.#wire, this.#known().refresh_token);
    if (answer?.status === 200) this.#session = readSession(answer.body);
    return answer;
  }

  async #log(): Promise<Answer> {
    const body = {
      ...{ user_id: this.#known().user.id, plan: 'faults', week: 1, session: 'one' },
      ...{ exercise: String(this.#logged + 1), set_number: 1, done: true },
    };
    const { answer } = await this.#asMember('POST', '/rest/v1/training_sets', body);
    if (answer !== null && answer.status < 300) this.#logged += 1;
    return answer;
  }

  /** Once more with a new token where the first has run out. */
  async #asMember(method: string, address: string, body?: unknown, key?: string) {
    const send = () => {
      const token = this.#known().access_token;
      const more = {
        ...(body === undefined ? {} : { body }),
        ...(key === undefined ? {} : { key }),
      };
      return this.#wire(method, address, { token, prefer: 'return=minimal', ...more });
    };
    const first = await send();
    if (first?.status !== 401) return { answer: first };
    await this.#renew();
    return { answer: await send() };
  }

  #known(): Session {
    if (!this.#session) throw new Error('the member has not begun');
    return this.#session;
  }
}

async function jumpAround(clock: FalseClock, folder: string, looks: Looks, round: number) {
  const dataDir = path.join(folder, `data-${round}`);
  await mkdir(dataDir, { mode: 0o755 });
  const database = await startEmbedded({ dataDir, packageDir: clock.packageDir });
  const { host, port: databasePort, user, password } = database.connection;
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  const owner = new pg.Client({ ...database.connection, database: 'postgres' });
  const port = await freePort();
  const server = startProcess({
    ...clock.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://${login}@${encodeURIComponent(host)}:${databasePort}/postgres`,
    SECRET_KEY: 'a secret for faults only, of more than 32 characters',
    // members from anywhere are counted, those of this machine too
    SITE_URL: `http://phila.example:${port}`,
    PLANNING_THREADS: '1',
    PLANNING_REHEARSAL: 'off',
  });
  try {
    await server.ready;
    await owner.connect();
    const wire = createWire(`http://127.0.0.1:${port}`);
    const crowd = Array.from({ length: members }, () => new Onlooker(wire));
    for (const one of crowd) await one.begin();
    for (const offset of jumps) {
      await clock.set(offset);
      await pause(settledMs);
      for (const one of crowd.slice(0, 2)) {
        looks.add(round, await one.look(ahead(offset), offset !== beforePlans));
      }
    }
    // somebody whose page was closed while the clock was wrong
    for (const one of crowd.slice(2)) looks.add(round, await one.look('back again', true));
    for (const one of crowd) looks.add(round, [await one.kept(owner)]);
  } finally {
    await owner.end();
    await end(server.child, 'SIGTERM');
    tellErrors(server.output());
    await database.stop();
    await clock.set('+0');
  }
}

/**
 * So many rounds in which the clock of server and database jumps by an hour and by ten years, forwards and back, while
 * members have pages open.
 * @returns whether nobody was signed out or locked out, and nothing was lost
 * @throws where libfaketime is not installed
 */
export async function playClock(rounds: number): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'phila-faults-'));
  await chmod(folder, 0o755);
  const looks = new Looks();
  try {
    const clock = await openFalseClock(folder);
    for (let round = 0; round < rounds; round += 1) await jumpAround(clock, folder, looks, round);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return looks.tell();
}

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import * as v from 'valibot';
import { wire as paths } from '#contract/paths.ts';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import type { Look } from '../looks.ts';
import {
  type Answer,
  agree,
  bodyOf,
  newEmail,
  newPassword,
  readSession,
  refresh,
  type Session,
  signIn,
  signUp,
  type Wire,
} from '../wire.ts';
import type { Heard } from './heard.ts';

const weeksPath = '/rest/v1/meal_plans?select=week&order=week.asc';
const weeksSchema = v.array(v.object({ week: v.number() }));
const savedSchema = v.tuple([v.object({ full_name: v.string() })]);
const ticksSchema = v.array(v.object({ item: v.string() }));
const nameOf = (save: number) => `Save ${save}`;
const rowsSchema = v.array(v.object({ number: v.number() }));
const plan = 'faults';
/** Who was told no tries again so much later. */
const againMs = 100;

/** Of so many turns one is no set that is logged: of the one who asks for plans, and of everybody. */
const every = { press: 3, refresh: 7, signIn: 11, look: 5, save: 4, tick: 6 } as const;

/** A member who logs sets, ticks, saves the profile, renews the session, signs in, looks at plans or asks for new ones, whatever is answered. */
export class SteadyMember {
  readonly #wire: () => Wire;
  readonly #heard: Heard;
  readonly #expected: readonly number[];
  readonly #presses: boolean;
  readonly #email = newEmail();
  readonly #password = newPassword();
  readonly #answered: number[] = [];
  #session: Session | null = null;
  readonly #ticked: string[] = [];
  #sent = 0;
  #saves = 0;
  #saved = 0;
  #press: string | null = null;
  #pressed = 0;
  #asks = 'nothing';

  /**
   * @param wire asked for each request, so that it may change
   * @param does whether this one asks for new plans, and statuses that may be answered, each with a sentence
   */
  constructor(
    wire: () => Wire,
    heard: Heard,
    does: { readonly presses?: boolean; readonly expected?: readonly number[] } = {},
  ) {
    this.#wire = wire;
    this.#heard = heard;
    this.#presses = does.presses ?? false;
    this.#expected = does.expected ?? [503, 504];
  }

  /** Sets that were acknowledged so far. */
  count(): number {
    return this.#answered.length;
  }

  /** What this one is waiting for. */
  asks(): string {
    return this.#asks;
  }

  token(): string {
    return this.#known().access_token;
  }

  /** @param answers of the profile; some of them where the server is of an earlier version */
  async begin(answers: Readonly<Record<string, unknown>> = { ...profileDefaults }): Promise<void> {
    const wire = this.#wire();
    this.#session = readSession(bodyOf(await signUp(wire, this.#email, this.#password)));
    const { access_token: token, user } = this.#session;
    const body = { ...answers, full_name: nameOf(0), user_id: user.id };
    await agree(wire, this.#session);
    bodyOf(await wire('POST', '/rest/v1/profiles', { token, body }));
    bodyOf(await wire('POST', `${paths.generateMealPlans}?wait=true`, { token, body: {} }));
  }

  /** Goes on until it is told to end, and ends with whatever press is under way answered. */
  async work(ended: () => boolean): Promise<void> {
    for (let turn = 1; !ended(); turn += 1) {
      const done = await this.#turn(turn);
      if (!done) await pause(againMs);
    }
    while (this.#press !== null && !(await this.#pressOnce())) await pause(againMs);
  }

  /** Asks a server that is well again what it holds. */
  async look(owner: pg.Pool): Promise<readonly Look[]> {
    const looks: Look[] = [];
    const see = (what: string, held: boolean, told = '') => looks.push({ what, held, told });
    const { rows } = await owner.query(
      'select exercise::integer as number from public.training_sets where user_id = $1 and plan = $2',
      [this.#known().user.id, plan],
    );
    const there = new Set(v.parse(rowsSchema, rows).map(({ number }) => number));
    for (const number of this.#answered) {
      see('set that was acknowledged', there.has(number), `set ${number}`);
    }
    const found = await owner.query('select full_name from public.profiles where user_id = $1', [
      this.#known().user.id,
    ]);
    const [{ full_name: name }] = v.parse(savedSchema, found.rows);
    const isLast = Number(name.split(' ')[1]) >= this.#saved;
    see('profile as it was saved last', isLast, `${name} after ${nameOf(this.#saved)}`);
    const ticks = await owner.query('select item from public.shopping_ticks where user_id = $1', [
      this.#known().user.id,
    ]);
    const items = new Set(v.parse(ticksSchema, ticks.rows).map(({ item }) => item));
    for (const item of this.#ticked) see('tick that was acknowledged', items.has(item), item);
    const renewed = await refresh(this.#wire(), this.#known().refresh_token);
    see('session goes on', renewed?.status === 200, `${renewed?.status}`);
    if (renewed?.status === 200) this.#session = readSession(renewed.body);
    const back = await signIn(this.#wire(), this.#email, this.#password);
    see('signs in by password', back?.status === 200, `${back?.status}`);
    const weeks = v.safeParse(weeksSchema, (await this.#get(weeksPath))?.body);
    const told = weeks.success ? weeks.output.map(({ week }) => week).join() : 'not readable';
    see('four weeks of meals', told === '1,2,3,4', told);
    see('press that was answered in the end', this.#press === null, `after ${this.#pressed}`);
    return looks;
  }

  async #turn(turn: number): Promise<boolean> {
    const { access_token: token, refresh_token: held, user } = this.#known();
    if (this.#presses && turn % every.press === 0) {
      this.#press ??= randomUUID();
      return this.#pressOnce();
    }
    if (turn % every.signIn === 0) {
      return this.#note('sign-in', () => signIn(this.#wire(), this.#email, this.#password));
    }
    if (turn % every.refresh === 0) {
      return this.#note('refresh', () => refresh(this.#wire(), held), {
        done: (body) => {
          this.#session = readSession(body);
        },
      });
    }
    if (turn % every.look === 0) return this.#note('plans read', () => this.#get(weeksPath));
    if (turn % every.save === 0) return this.#save();
    if (turn % every.tick === 0) return this.#tick(turn);
    this.#sent += 1;
    const number = this.#sent;
    const body = {
      ...{ user_id: user.id, plan, week: 1, session: 'one', exercise: String(number) },
      ...{ set_number: 1, done: true },
    };
    const send = () =>
      this.#wire()('POST', '/rest/v1/training_sets', { token, body, prefer: 'return=minimal' });
    return this.#note('set of training', send, { done: () => this.#answered.push(number) });
  }

  #save(): Promise<boolean> {
    const { access_token: token, user } = this.#known();
    this.#saves += 1;
    const save = this.#saves;
    const path = `/rest/v1/profiles?user_id=eq.${user.id}`;
    const send = () => this.#wire()('PATCH', path, { token, body: { full_name: nameOf(save) } });
    return this.#note('profile saved', send, {
      done: () => {
        this.#saved = save;
      },
    });
  }

  #tick(turn: number): Promise<boolean> {
    const { access_token: token, user } = this.#known();
    const item = `milk-${turn}`;
    const path = '/rest/v1/shopping_ticks?on_conflict=user_id,item';
    const sent = { token, body: { user_id: user.id, item, ticked: true } };
    const send = () =>
      this.#wire()('POST', path, { ...sent, prefer: 'resolution=merge-duplicates' });
    return this.#note('tick', send, { done: () => this.#ticked.push(item) });
  }

  async #pressOnce(): Promise<boolean> {
    const key = this.#press ?? '';
    const token = this.#known().access_token;
    const path = `${paths.generateMealPlans}?wait=true`;
    return this.#note('press', () => this.#wire()('POST', path, { token, body: {}, key }), {
      done: () => {
        this.#press = null;
        this.#pressed += 1;
      },
    });
  }

  async #note(
    what: string,
    ask: () => Promise<Answer>,
    { done }: { readonly done?: (body: unknown) => void } = {},
  ): Promise<boolean> {
    const began = performance.now();
    this.#asks = what;
    const answer = await ask();
    this.#heard.add(what, answer, began, this.#expected);
    if (answer === null || answer.status >= 300) return false;
    done?.(answer.body);
    return true;
  }

  #get(path: string): Promise<Answer> {
    return this.#wire()('GET', path, { token: this.#known().access_token });
  }

  #known(): Session {
    if (!this.#session) throw new Error('the member has not begun');
    return this.#session;
  }
}

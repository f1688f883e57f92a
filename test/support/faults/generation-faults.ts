import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { drawSeedsByLot, testCluster, testSecretKey } from '../database/cluster.ts';
import { createTestDatabase, type TestDatabase } from '../database/database.ts';
import { end, freePort, type ServerProcess, startProcess } from '../server/process.ts';

/** In milliseconds. */
export interface FaultRound {
  /** How long each waited from the press to the plans. */
  readonly waits: readonly number[];
  /** From the kill to the plans, of those who had pressed before it and had none. */
  readonly resumed: readonly number[];
  /** From the kill to a process that is ready again, where all had fallen. */
  readonly ready: number | null;
}

/** Two processes of the product on one database, and members who press the button while processes are killed. */
export interface GenerationFaults {
  /**
   * All members press, half of whom find their plans ready, and once so many of them have their plans the process (or both) is killed.
   * @param killed null: nobody is; 'both': what is left is taken up by the one that starts next
   */
  round(killed: 'one' | 'both' | null, afterPlans: number): Promise<FaultRound>;
  close(): Promise<void>;
}

/** A second set, a half one, or weeks of different plans: what must never be. */
class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise';
}

interface Running {
  readonly url: string;
  server: ServerProcess;
}

interface Presser {
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
}

const sessionSchema = v.object({ access_token: v.string(), user: v.object({ id: v.string() }) });
const lookMs = 10;
/**
 * After so long something hangs. Plans are made ahead at the lowest priority, so that beside other work they take minutes;
 * this bounds a fault and measures nothing.
 */
const giveUpMs = 20 * 60_000;

async function register(url: string): Promise<Presser> {
  const headers = { apikey: 'anon', 'content-type': 'application/json' };
  const post = (path: string, own: Readonly<Record<string, string>>, body: object) =>
    fetch(url + path, { method: 'POST', headers: own, body: JSON.stringify(body) });
  const signUp = await post('/auth/v1/signup', headers, {
    email: `${randomUUID()}@example.com`,
    password: 'correct horse 9',
  });
  const { access_token, user } = v.parse(sessionSchema, await signUp.json());
  const own = { ...headers, authorization: `Bearer ${access_token}` };
  const row = { ...profileDefaults, full_name: 'Member', user_id: user.id };
  const saved = await post('/rest/v1/profiles', own, row);
  if (saved.status !== 201) throw new Error(`profile: ${saved.status}`);
  return { id: user.id, headers: own };
}

/** Presses until a process answers, as somebody does whose first press met a dead one. */
async function press(urls: readonly string[], { headers }: Presser): Promise<void> {
  // so named, the press is the same one however often its answer is lost
  const named = { ...headers, 'idempotency-key': randomUUID() };
  for (let tries = 0; ; tries += 1) {
    const url = urls[tries % urls.length] ?? '';
    const answer = await fetch(url + wire.generateMealPlans, {
      method: 'POST',
      headers: named,
    }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    if (answer?.status === 202) return;
    if (answer && answer.status < 500) throw new Error(`press: ${answer.status}`);
    await pause(lookMs);
  }
}

const roundSchema = v.array(
  v.object({
    user_id: v.string(),
    state: v.string(),
    waited: v.nullable(v.number()),
    createdAt: v.date(),
    finishedAt: v.nullable(v.date()),
  }),
);

function watch({ owner }: TestDatabase) {
  return {
    /** Notes every week that is saved, with the transaction that saved it. */
    async start(): Promise<void> {
      await owner.query(`
        create schema faults;
        create table faults.saved (user_id uuid, week integer, seed text, saved_by xid8);
        create function faults.note() returns trigger language plpgsql security definer as $$
          begin
            insert into faults.saved
              values (new.user_id, new.week, new.details ->> 'seed', pg_current_xact_id());
            return new;
          end $$;
        create trigger note after insert or update on public.meal_plans
          for each row execute function faults.note();`);
    },
    async forget(): Promise<void> {
      await owner.query('truncate faults.saved; delete from public.generations');
    },
    /** Waits until half of the members have plans that were made ahead; the others' are being made. */
    async halfReady(members: number): Promise<void> {
      const started = performance.now();
      for (;;) {
        // at once, because nobody here changes a profile again
        await owner.query('update ahead.plans set due_at = now() where seed is null');
        const { rows } = await owner.query(
          'select count(*)::integer as ready from ahead.plans where made_at is not null',
        );
        const [{ ready }] = v.parse(v.tuple([v.object({ ready: v.number() })]), rows);
        if (ready * 2 >= members) return;
        if (performance.now() - started > giveUpMs) throw new BrokenPromise('none were made ahead');
        await pause(lookMs);
      }
    },
    async generations() {
      const { rows } = await owner.query(`select user_id, state,
        extract(epoch from finished_at - created_at)::float8 * 1000 as waited,
        created_at as "createdAt", finished_at as "finishedAt" from public.generations`);
      return v.parse(roundSchema, rows);
    },
    /** Of each member exactly one set: four weeks of one plan, saved by one transaction, the plan of its generation. */
    async check(members: number): Promise<void> {
      const { rows } = await owner.query(`select count(*)::integer as whole from (
          select s.user_id from faults.saved s join public.generations g on g.user_id = s.user_id
          group by s.user_id, g.seed
          having count(*) = 4 and count(distinct week) = 4 and count(distinct saved_by) = 1
            and bool_and(s.seed = g.seed) and count(distinct g.id) = 1) as sets`);
      const [found] = v.parse(v.tuple([v.object({ whole: v.number() })]), rows);
      if (found.whole === members) return;
      throw new BrokenPromise(`${found.whole} of ${members} members have exactly one whole set`);
    },
  };
}

/**
 * @param members how many press in each round
 * @param rehearsal whether each process gets ready for its first plans, as it does for members; 'off' where nobody looks at
 *   how long they waited
 */
export async function startGenerationFaults(
  members: number,
  rehearsal: 'on' | 'off' = 'on',
): Promise<GenerationFaults> {
  const cluster = await testCluster();
  const database = await createTestDatabase();
  // by its seed a set is told from another
  await drawSeedsByLot(database.owner);
  const { host, port, user, password } = cluster;
  const credentials = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  const databaseUrl = `postgres://${credentials}@${encodeURIComponent(host)}:${port}/${database.name}`;
  const started: ServerProcess[] = [];
  const start = (ownPort: number) => {
    const server = startProcess({
      PORT: String(ownPort),
      DATABASE_URL: databaseUrl,
      SECRET_KEY: testSecretKey,
      // few at once, so that there is always something in line when a process falls
      GENERATIONS_AT_ONCE: '4',
      PLANNING_THREADS: '1',
      PLANNING_REHEARSAL: rehearsal,
    });
    started.push(server);
    return server;
  };
  /** Ends every process, also those that a round which failed has left behind. */
  const close = async () => {
    await Promise.all(started.map(({ child }) => end(child, 'SIGTERM')));
    await database.drop();
  };
  const run = async (): Promise<Running> => {
    const ownPort = await freePort();
    const server = start(ownPort);
    await server.ready;
    return { url: `http://127.0.0.1:${ownPort}`, server };
  };
  /** Starts it anew, and does not wait until it is there. */
  const restart = (running: Running) => {
    running.server = start(Number(new URL(running.url).port));
  };
  const seen = watch(database);
  const pressers: Presser[] = [];
  const open = async () => {
    const both = await Promise.all([run(), run()]);
    while (pressers.length < members) pressers.push(await register(both[0].url));
    await seen.start();
    return both;
  };
  let processes = await open().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const urls = processes.map(({ url }) => url);

  async function until(count: number): Promise<void> {
    const started = performance.now();
    for (;;) {
      const rows = await seen.generations();
      if (rows.filter(({ state }) => state === 'done').length >= count) return;
      const ended = rows.filter(({ state }) => state === 'failed' || state === 'cancelled');
      if (ended.length > 0) throw new BrokenPromise(`${ended.length} generations failed`);
      if (performance.now() - started > giveUpMs) throw new BrokenPromise('some never ended');
      await pause(lookMs);
    }
  }

  return {
    async round(killed, afterPlans) {
      await seen.forget();
      await seen.halfReady(members);
      const presses = pressers.map((presser, index) =>
        press(index % 2 === 0 ? urls : urls.toReversed(), presser),
      );
      const [one, other] = processes;
      let killedAt: number | null = null;
      let ready: Promise<number> | null = null;
      if (killed !== null) {
        await until(afterPlans);
        // the one that was started anew after the last round is there by now, and goes on alone
        await Promise.all(processes.map(({ server }) => server.ready));
        killedAt = Date.now();
        const victims = killed === 'one' ? [one] : [one, other];
        await Promise.all(victims.map(({ server }) => end(server.child, 'SIGKILL')));
        if (killed === 'both') {
          const from = killedAt;
          restart(other);
          ready = other.server.ready.then(() => Date.now() - from);
        }
      }
      await Promise.all(presses);
      await until(members);
      if (killed !== null) {
        restart(one);
        // each falls in its turn, so that the next round need not wait for this one
        processes = [other, one];
      }
      await seen.check(members);
      const made = await seen.generations();
      const after = ({ createdAt, finishedAt }: (typeof made)[number]) =>
        killedAt === null || finishedAt === null || createdAt.getTime() > killedAt
          ? -1
          : finishedAt.getTime() - killedAt;
      return {
        waits: made.map(({ waited }) => waited ?? Number.POSITIVE_INFINITY),
        resumed: made.map(after).filter((ms) => ms > 0),
        ready: await ready,
      };
    },
    close,
  };
}

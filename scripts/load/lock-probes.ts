import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import * as v from 'valibot';

/** Tables that members' requests read and write, with the column that names the member. */
const tables = [
  ['auth.users', 'id'],
  ['auth.sessions', 'user_id'],
  ['auth.audit_log', 'user_id'],
  ['public.profiles', 'user_id'],
  ['public.training_sets', 'user_id'],
  ['public.meal_plans', 'user_id'],
  ['public.exercise_plans', 'user_id'],
  ['public.shopping_lists', 'user_id'],
] as const;
const betweenMs = 40;
const mostMembers = 500;

interface Wait {
  readonly ms: number;
  readonly table: string;
}
/** The longest since somebody took them. */
export interface LongestWaits {
  readonly read: Wait;
  readonly write: Wait;
}

const none: Wait = { ms: 0, table: '' };
const membersSchema = v.array(v.object({ id: v.string() }));

/** Reads and writes one row of each table again and again, each on a connection of its own, and keeps the longest wait. */
export class LockProbes {
  readonly #clients: pg.Client[] = [];
  readonly #loops: Promise<void>[] = [];
  readonly #underWay = new Map<
    string,
    { readonly kind: keyof LongestWaits; readonly from: number; readonly table: string }
  >();
  #worst: LongestWaits = { read: none, write: none };
  #ended = false;

  /** @param config of a superuser */
  static async start(config: pg.ClientConfig): Promise<LockProbes> {
    const probes = new LockProbes();
    const client = await probes.#connect(config);
    // those with plans, as the others have no row to wait for in three of the tables
    const { rows } = await client.query(
      'select user_id as id from public.shopping_lists order by random() limit $1',
      [mostMembers],
    );
    const members = v.parse(membersSchema, rows).map(({ id }) => id);
    for (const [table, key] of tables) {
      // no trigger has its own mind about it; and nothing is changed
      const write = (id: string) => `begin; set local session_replication_role = replica;
        update ${table} set ${key} = ${key} where ${key} = '${id}'; rollback`;
      const read = (id: string) => `select * from ${table} where ${key} = '${id}'`;
      probes.#loops.push(
        probes.#ask(await probes.#connect(config), { kind: 'read', table, members, sqlOf: read }),
        probes.#ask(await probes.#connect(config), { kind: 'write', table, members, sqlOf: write }),
      );
    }
    return probes;
  }

  worst(): LongestWaits {
    return this.#worst;
  }

  /** The longest waits so far; those that come later are counted anew. */
  async take(): Promise<LongestWaits> {
    // who waits now has done so for what was under way until now
    const now = performance.now();
    for (const { kind, from, table } of this.#underWay.values())
      this.#note(kind, now - from, table);
    const taken = this.#worst;
    this.#worst = { read: none, write: none };
    for (const [name, one] of this.#underWay) this.#underWay.set(name, { ...one, from: now });
    return taken;
  }

  tell({ read, write }: LongestWaits): string {
    const one = (what: string, { ms, table }: Wait) => `${what} ${ms.toFixed(0)} ms (${table})`;
    return `longest ${one('read', read)}, ${one('write', write)}`;
  }

  async stop(): Promise<void> {
    this.#ended = true;
    await Promise.all(this.#loops);
    await Promise.all(this.#clients.map((client) => client.end()));
  }

  async #connect(config: pg.ClientConfig): Promise<pg.Client> {
    const client = new pg.Client(config);
    this.#clients.push(client);
    await client.connect();
    return client;
  }

  #note(kind: keyof LongestWaits, ms: number, table: string): void {
    if (ms > this.#worst[kind].ms) this.#worst = { ...this.#worst, [kind]: { ms, table } };
  }

  async #ask(
    client: pg.Client,
    probe: {
      readonly kind: keyof LongestWaits;
      readonly table: string;
      readonly members: readonly string[];
      readonly sqlOf: (id: string) => string;
    },
  ): Promise<void> {
    const { kind, table, members, sqlOf } = probe;
    const name = `${kind} ${table}`;
    while (!this.#ended) {
      const id = members[Math.floor(Math.random() * members.length)] ?? '';
      this.#underWay.set(name, { kind, table, from: performance.now() });
      await client.query(sqlOf(id));
      const from = this.#underWay.get(name)?.from ?? performance.now();
      this.#underWay.delete(name);
      this.#note(kind, performance.now() - from, table);
      await pause(betweenMs);
    }
  }
}

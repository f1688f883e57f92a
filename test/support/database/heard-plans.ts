import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';
import path from 'node:path';
import * as v from 'valibot';
import type { Login } from '#server/platform/database/database.ts';
import type { TestDatabase } from './database.ts';

/** One step of a plan by which PostgreSQL has run a statement. */
export interface PlanStep {
  /** Such as `Seq Scan`. */
  readonly kind: string;
  /** With its schema; null where the step reads no table, or names an index alone. */
  readonly table: string | null;
  readonly index: string | null;
  /** What the index was asked for; null: all that it holds. */
  readonly condition: string | null;
  /** Whether no more rows are taken than are asked for, in the order of the index. */
  readonly stopsEarly: boolean;
}

/** A statement that was run, with all steps of its plan. */
export interface HeardPlan {
  readonly statement: string;
  readonly steps: readonly PlanStep[];
}

/** A step as auto_explain writes it. */
interface RawStep {
  readonly 'Node Type': string;
  readonly Schema?: string | undefined;
  readonly 'Relation Name'?: string | undefined;
  readonly 'Index Name'?: string | undefined;
  readonly 'Index Cond'?: string | undefined;
  readonly 'Order By'?: string | undefined;
  readonly Plans?: RawStep[] | undefined;
}
const text = v.optional(v.string());
const rawStep: v.GenericSchema<RawStep> = v.object({
  'Node Type': v.string(),
  Schema: text,
  'Relation Name': text,
  'Index Name': text,
  'Index Cond': text,
  'Order By': text,
  Plans: v.optional(v.array(v.lazy(() => rawStep))),
});
const heardSchema = v.object({ 'Query Text': v.string(), Plan: rawStep });

/** Steps that hand on each row as it comes, so that a limit above them is one for what is below. */
const handsOn = new Set(['Limit', 'LockRows', 'Subquery Scan', 'Result']);

function stepsOf(raw: RawStep, limited: boolean): readonly PlanStep[] {
  const kind = raw['Node Type'];
  const isLimited = kind === 'Limit' || (limited && handsOn.has(kind));
  const name = raw['Relation Name'];
  const step = {
    kind,
    table: name === undefined ? null : `${raw.Schema ?? ''}.${name}`,
    index: raw['Index Name'] ?? null,
    condition: raw['Index Cond'] ?? raw['Order By'] ?? null,
    stopsEarly: limited,
  };
  return [step, ...(raw.Plans ?? []).flatMap((one) => stepsOf(one, isLimited))];
}

/** Has PostgreSQL tell each plan to the client whose statement, function or trigger it is. */
const explainAll = [
  `session_preload_libraries = 'auto_explain'`,
  'auto_explain.log_min_duration = 0',
  'auto_explain.log_nested_statements = on',
  'auto_explain.log_verbose = on',
  `auto_explain.log_format = 'json'`,
  `auto_explain.log_level = 'notice'`,
  // with a few rows it would read the whole of any table; so it does that only where no index helps
  'enable_seqscan = off',
];

/** Reads what a server says in PostgreSQL's protocol, however it comes in pieces. */
function readNotices(hear: (message: string) => void): (piece: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (piece) => {
    rest = Buffer.concat([rest, piece]);
    while (rest.length >= 5) {
      const end = 1 + rest.readInt32BE(1);
      if (rest.length < end) return;
      // NoticeResponse: fields, each with a letter before it and a zero behind
      if (rest.toString('latin1', 0, 1) === 'N') {
        const fields = rest.toString('utf8', 5, end).split('\0');
        const message = fields.find((field) => field.startsWith('M'));
        if (message !== undefined) hear(message.slice(1));
      }
      rest = rest.subarray(end);
    }
  };
}

export interface HeardDatabase {
  /** The database as it is reached through the door that hears. */
  readonly database: TestDatabase;
  /** Each statement with each plan by which it was run, once. */
  plans(): readonly HeardPlan[];
  close(): Promise<void>;
}

/**
 * Hears by which plans a database runs its logins' statements, those of functions, triggers and cascades included, while it
 * uses an index wherever one can be used. The owner's own statements are not heard.
 */
export async function hearPlans(database: TestDatabase): Promise<HeardDatabase> {
  for (const setting of explainAll)
    await database.owner.query(`alter database ${database.name} set ${setting}`);
  const heard = new Set<string>();
  const open = new Set<Socket>();
  const { host, port } = database.authenticator;
  const server = createServer((client) => {
    open.add(client);
    client.once('close', () => open.delete(client));
    const behind = host.startsWith('/')
      ? createConnection(path.join(host, `.s.PGSQL.${port}`))
      : createConnection(port, host);
    for (const [one, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.once('close', () => other.destroy());
      one.pipe(other);
    }
    const read = readNotices((message) => {
      const at = message.indexOf('plan:\n');
      if (at !== -1) heard.add(message.slice(at + 'plan:\n'.length));
    });
    behind.on('data', read);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const through = (login: Login) => ({ ...login, host: '127.0.0.1', port: address.port });
  return {
    database: {
      ...database,
      authenticator: through(database.authenticator),
      authService: through(database.authService),
      jobService: through(database.jobService),
    },
    plans: () =>
      [...heard].map((one) => {
        const { Plan: plan, 'Query Text': statement } = v.parse(heardSchema, JSON.parse(one));
        return { statement, steps: stepsOf(plan, false) };
      }),
    async close() {
      for (const client of open) client.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import * as v from 'valibot';
import { packingQuality } from '#server/platform/answers/pack-answers.ts';
import { openMemberDatabase } from '#server/platform/database/database.ts';

/*
 * The least that could answer these reads: `node:http` alone, which knows who asks and what is asked without looking, sends
 * the same statements by the same driver and writes what came. A process of its own, started by `reads.ts`.
 */

const taskSchema = v.object({
  login: v.object({
    host: v.string(),
    port: v.number(),
    database: v.string(),
    user: v.string(),
    password: v.string(),
  }),
  connections: v.number(),
  /** Claims by access token. */
  members: v.array(v.tuple([v.string(), v.record(v.string(), v.unknown())])),
});
export type BareTask = v.InferInput<typeof taskSchema>;

const pack = promisify(brotliCompress);
const bodySchema = v.tuple([v.object({ body: v.string() })]);

/** The statements of the data wire for these reads, as they were when they were first measured. */
const statementOf = (sub: string, weeks: boolean) => ({
  text: weeks
    ? `select coalesce(json_agg("_rows".*)::text, '[]') as body, count(*)::float8 as rows, null::float8 as total
        from (select "public"."meal_plans"."week", "public"."meal_plans"."content", "public"."meal_plans"."updated_at",
          "public"."meal_plans"."generated_at", "public"."meal_plans"."starts_on"
        from "public"."meal_plans" where "public"."meal_plans"."user_id" = $1
        order by "public"."meal_plans"."week" limit $2) as "_rows"`
    : `select coalesce(json_agg("_rows".*)::text, '[]') as body, count(*)::float8 as rows, null::float8 as total
        from (select "public"."profiles"."full_name" from "public"."profiles"
        where "public"."profiles"."user_id" = $1 limit $2) as "_rows"`,
  values: [sub, '1000'],
});

async function packed(text: string): Promise<Buffer> {
  const bytes = Buffer.from(text);
  return pack(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: packingQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

function serveBare(task: v.InferOutput<typeof taskSchema>): void {
  const database = openMemberDatabase(task.login, task.connections, (error) => {
    throw error;
  });
  const identities = new Map(
    task.members.map(([token, claims]) => [
      `Bearer ${token}`,
      { role: 'authenticated', claims } as const,
    ]),
  );
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const identity = identities.get(request.headers.authorization ?? '');
    if (identity === undefined) return void response.writeHead(401).end();
    const weeks = request.url?.startsWith('/rest/v1/meal_plans') ?? false;
    const statement = statementOf(String(identity.claims.sub), weeks);
    const { rows } = await database.run(identity, statement, { readOnly: true });
    const [{ body }] = v.parse(bodySchema, rows);
    const sent = weeks ? await packed(body) : body;
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(sent),
      ...(weeks ? { 'content-encoding': 'br' } : {}),
    };
    response.writeHead(200, headers).end(sent);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  server.listen(0, '127.0.0.1', () => {
    const bound = server.address();
    process.send?.(typeof bound === 'object' ? bound?.port : null);
  });
}

process.once('message', (task) => serveBare(v.parse(taskSchema, task)));
process.once('disconnect', () => process.exit());

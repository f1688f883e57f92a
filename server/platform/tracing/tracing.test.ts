import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { captureLog } from '#test/support/server/captured-log.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';
import { listenOnLoopback } from '#test/support/services/loopback.ts';
import { channels } from './channels.ts';
import { Tracing } from './tracing.ts';

const attribute = v.strictObject({
  key: v.string(),
  value: v.union([
    v.strictObject({ stringValue: v.string() }),
    v.strictObject({ intValue: v.pipe(v.string(), v.regex(/^-?\d+$/)) }),
  ]),
});
const id = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[\\da-f]{${bytes * 2}}$`)));
const time = v.pipe(
  v.string(),
  v.regex(/^\d{19}$/),
  v.transform((text) => BigInt(text)),
);
const span = v.strictObject({
  traceId: id(16),
  spanId: id(8),
  parentSpanId: v.optional(id(8)),
  name: v.string(),
  kind: v.picklist([1, 2, 3]),
  startTimeUnixNano: time,
  endTimeUnixNano: time,
  attributes: v.array(attribute),
  status: v.strictObject({ code: v.optional(v.picklist([0, 1, 2])) }),
});
/** opentelemetry-proto, trace/v1, as its JSON mapping has it. */
const messageSchema = v.strictObject({
  resourceSpans: v.array(
    v.strictObject({
      resource: v.strictObject({ attributes: v.array(attribute) }),
      scopeSpans: v.array(
        v.strictObject({ scope: v.strictObject({ name: v.string() }), spans: v.array(span) }),
      ),
    }),
  ),
});
type Span = v.InferOutput<typeof span>;

const spans: Span[] = [];
const raw: string[] = [];
const seen: { readonly path: string; readonly key: string }[] = [];
let answer = 200;
/** Nobody is answered before. */
let held = Promise.resolve();
const collector = createServer(async (request, response) => {
  const body = await json(request);
  seen.push({ path: request.url ?? '', key: String(request.headers['x-key']) });
  raw.push(JSON.stringify(body));
  for (const { scopeSpans } of v.parse(messageSchema, body).resourceSpans) {
    for (const scope of scopeSpans) spans.push(...scope.spans);
  }
  await held;
  response.writeHead(answer).end('{}');
});

let place: Awaited<ReturnType<typeof listenOnLoopback>>;
let tracing: Tracing;
let server: TestServer;
let member: TestMember;

const { log, logged } = captureLog();
const open = (share = 1) =>
  new Tracing(
    { url: `${place.url}/v1/traces`, headers: { 'x-key': 'of ours' }, serviceName: 'phila', share },
    log,
  );

before(async () => {
  place = await listenOnLoopback(collector);
  tracing = open();
  server = await startTestServer({ TRUST_PROXY: 'loopback' }, { tracing });
  member = await createMember(server.url);
});
after(async () => {
  await server.close();
  await place.close();
});

const value = (one: Span, key: string) => {
  const found = one.attributes.find((each) => each.key === key)?.value ?? {};
  return 'stringValue' in found ? found.stringValue : 'intValue' in found ? found.intValue : null;
};
const named = (name: string) => spans.filter((one) => one.name === name);

/** Settles when the next plan was made and told, after those have heard of it who listened before. */
function endOfGeneration(): Promise<void> {
  const { asyncEnd } = channels.generations;
  return new Promise((resolve) => {
    const heard = () => {
      asyncEnd.unsubscribe(heard);
      resolve();
    };
    asyncEnd.subscribe(heard);
  });
}

test('requests, their statements and the plans are told to the collector, and nothing of the member', async () => {
  const traceId = 'a'.repeat(32);
  const parent = { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` };
  await member.call('GET', '/rest/v1/profiles?select=full_name', undefined, parent);
  await fetch(server.url + wire.ready);
  const made = endOfGeneration();
  const { status } = await member.call('POST', `${wire.generateExercisePlans}?wait=true`);
  assert.equal(status, 200);
  // the answer may be there a moment before the maker has put its tools away
  await made;
  await tracing.close();
  assert.deepEqual(seen[0], { path: '/v1/traces', key: 'of ours' });

  const [read] = named('GET /rest/v1/*').filter((one) => one.traceId === traceId);
  assert.ok(read);
  assert.equal(read.parentSpanId, 'b'.repeat(16));
  assert.equal(read.kind, 2);
  assert.equal(value(read, 'http.response.status_code'), '200');
  const statements = spans.filter((one) => one.parentSpanId === read.spanId);
  assert.ok(statements.length > 0);
  for (const one of statements) {
    assert.equal(one.traceId, traceId);
    assert.equal(value(one, 'db.system.name'), 'postgresql');
    assert.ok(read.startTimeUnixNano <= one.startTimeUnixNano);
    assert.ok(one.startTimeUnixNano < one.endTimeUnixNano);
    assert.ok(one.endTimeUnixNano <= read.endTimeUnixNano);
  }

  const [making] = named('make exercise-plans');
  assert.ok(making);
  assert.equal(making.parentSpanId, undefined);
  assert.ok(spans.some((one) => one.parentSpanId === making.spanId && one.kind === 3));
  // balancers ask all day
  assert.deepEqual(named(`GET ${wire.ready}`), []);

  const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  const known = ['http.request.method', 'http.route', 'http.response.status_code'];
  const ofOthers = ['db.system.name', 'db.operation.name', 'phila.kind'];
  assert.deepEqual([...keys].sort(), [...known, ...ofOthers].sort());
  const all = raw.join('\n');
  for (const secret of [member.userId, member.email, 'profiles', 'full_name', 'Thandi', 'Bearer']) {
    assert.ok(!all.includes(secret), secret);
  }
});

test('once it is closed nobody listens, and work goes on as without it', async () => {
  assert.equal(channels.statements.hasSubscribers, false);
  assert.equal(channels.generations.hasSubscribers, false);
  const before = spans.length;
  assert.equal((await member.call('GET', '/rest/v1/profiles?select=full_name')).status, 200);
  assert.equal(spans.length, before);
});

test('a share of none records nothing', async () => {
  const before = raw.length;
  const none = open(0);
  await channels.generations.tracePromise(async () => undefined, { kind: 'meal-plans' });
  await none.close();
  assert.equal(raw.length, before);
});

test('a failure is marked; a collector that refuses or is away is told once in the log, and holds nobody up', async () => {
  answer = 503;
  const refused = open();
  const work = channels.generations.tracePromise(
    async () => {
      throw new Error('no plans');
    },
    { kind: 'meal-plans' },
  );
  await assert.rejects(work, /no plans/);
  await refused.close();
  assert.deepEqual(
    named('make meal-plans').map(({ status }) => status),
    [{ code: 2 }],
  );
  assert.equal(logged().split('does not take them').length, 2);
  answer = 200;
});

test('behind a collector that does not answer a bounded number of spans waits, and what was dropped is told', async () => {
  const before = spans.length;
  const slow = open();
  const told = logged().length;
  let release = (): void => undefined;
  held = new Promise((resolve) => {
    release = resolve;
  });
  const sent = 512;
  const waiting = 4_096;
  const tooMany = 100;
  for (let count = 0; count < sent + waiting + tooMany; count += 1) {
    await channels.generations.tracePromise(async () => undefined, { kind: 'shopping-list' });
  }
  release();
  await slow.close();
  assert.equal(spans.length - before, sent + waiting);
  assert.match(logged().slice(told), new RegExp(`"dropped":${tooMany},`));
});

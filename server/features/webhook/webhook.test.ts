import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, before, beforeEach, test } from 'node:test';
import fc from 'fast-check';
import * as v from 'valibot';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { createMember } from '#test/support/members/member.ts';
import { startTestServer } from '#test/support/server/server.ts';
import { type MemberDatabase, openMemberDatabase } from '../../platform/database/database.ts';
import { waitSeconds } from '../../platform/jobs/poller.ts';
import { mayReach } from '../../platform/outgoing/guarded-post.ts';
import type { Recipients } from '../../platform/outgoing/recipients.ts';
import { createLog } from '../../platform/watch/log.ts';
import { setUpAgreement } from '../agreement/set-up.ts';
import { signature, standardSignature } from './post-webhook.ts';
import { createWebhookSender } from './sender.ts';

const secret = 'a secret that sender and receiver share';

interface Received {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** The operator's automation: takes messages, or answers with what a test wants. */
async function startReceiver() {
  const received: Received[] = [];
  let waiting: (() => void)[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    received.push({ headers: request.headers, body });
    response.writeHead(status, { location: '/elsewhere' }).end();
    for (const done of waiting.splice(0)) done();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/profiles`,
    received,
    answer(next: number) {
      status = next;
    },
    clear() {
      received.length = 0;
      waiting = [];
      status = 200;
    },
    async until(count: number) {
      while (received.length < count)
        await new Promise<void>((resolve) => waiting.push(() => resolve()));
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let database: TestDatabase;
let members: MemberDatabase;
let clock = Date.now();
const now = () => new Date(clock);

before(async () => {
  [receiver, database] = await Promise.all([startReceiver(), createTestDatabase()]);
  members = openMemberDatabase(database.authenticator, 6, () => {});
});
after(async () => {
  await members.close();
  await database.drop();
  await receiver.close();
});
beforeEach(async () => {
  receiver.clear();
  clock = Date.now() + 1000;
  await database.owner.query('delete from auth.users');
  await ask(recipient);
});

const sender = (plainHttp = true) =>
  createWebhookSender({
    members,
    target: { url: receiver.url, secret, plainHttp },
    log: createLog('silent'),
    now,
    random: () => 0.5,
  });

const none = { webhook: null, model: null };
const recipient = { ...none, webhook: 'hooks.example.org' };
const ask = (recipients: Recipients) =>
  setUpAgreement(members, { required: false, lowestAge: 14, recipients });
const agree = (id: string) =>
  database.owner.query(
    `insert into public.consents (user_id, purpose, text_version, text_sha256)
      select $1, purpose, version, sha256 from public.consent_texts where purpose = 'webhook' and asked`,
    [id],
  );

/** A member with a profile, who has agreed that it is sent. */
async function addMember(fullName: string, agrees = true): Promise<string> {
  const { rows } = await database.owner.query('insert into auth.users default values returning id');
  const id = v.parse(v.tuple([v.object({ id: v.string() })]), rows)[0].id;
  if (agrees) await agree(id);
  await saveProfile(id, fullName);
  return id;
}
const saveProfile = (id: string, fullName: string) =>
  database.owner.query(
    `insert into public.profiles (user_id, full_name) values ($1, $2)
      on conflict (user_id) do update set full_name = excluded.full_name`,
    [id, fullName],
  );
const setUp = (on: boolean) =>
  database.owner.query(
    on
      ? 'insert into outbox.profile_webhook default values on conflict do nothing'
      : 'delete from outbox.profile_webhook',
  );
const outbox = async () =>
  (await database.owner.query('select * from outbox.profile_messages order by id')).rows;
const nameIn = ({ body }: Received) =>
  v.parse(v.object({ full_name: v.string() }), JSON.parse(body)).full_name;

test('each save of a profile arrives whole, signed, and without the member waiting for it', async () => {
  const server = await startTestServer({
    PROFILE_WEBHOOK_URL: receiver.url,
    PROFILE_WEBHOOK_SECRET: secret,
    PROFILE_WEBHOOK_PLAIN_HTTP: 'on',
  });
  const began = Math.floor(Date.now() / 1000);
  try {
    const member = await createMember(server.url, null, { agrees: true });
    const row = { ...profileDefaults, user_id: member.userId, full_name: 'Thandi Mokoena' };
    const saved = await member.call('POST', '/rest/v1/profiles', { ...row, allergies: ['Eggs'] });
    assert.equal(saved.status, 201);
    const path = `/rest/v1/profiles?user_id=eq.${member.userId}`;
    assert.equal((await member.call('PATCH', path, { weight: 82 })).status, 204);
    await receiver.until(2);
    const [first, second] = receiver.received;
    assert.ok(first && second);
    assert.equal(first.headers['phila-event'], 'profile.created');
    assert.equal(second.headers['phila-event'], 'profile.updated');
    const profile = v.parse(v.record(v.string(), v.unknown()), JSON.parse(second.body));
    const { rows } = await server.database.owner.query(
      'select to_jsonb(p) as profile from public.profiles p where user_id = $1',
      [member.userId],
    );
    assert.deepEqual(profile, rows[0].profile);
    assert.equal(profile.weight, 82);
    const [, seconds, hash] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(
      String(second.headers['phila-signature']),
    ) ?? ['', '', ''];
    const told = [second.headers['phila-message-id'], second.headers['phila-event']].join('.');
    const expected = createHmac('sha256', secret)
      .update(`${seconds}.${told}.${second.body}`)
      .digest('hex');
    assert.equal(hash, expected);
    const id = String(second.headers['webhook-id']);
    assert.equal(id, second.headers['phila-message-id']);
    assert.equal(second.headers['webhook-timestamp'], seconds);
    const standard = standardSignature(secret, Number(seconds), { id, body: second.body });
    assert.equal(second.headers['webhook-signature'], standard);
    assert.ok(Number(seconds) >= began && Number(seconds) <= Date.now() / 1000, seconds);
  } finally {
    await server.close();
  }
});

test('the published vector of Standard Webhooks is met', () => {
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' };
  assert.equal(
    standardSignature('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 1_614_265_330, message),
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

test('without a webhook nothing is kept, and turning it off forgets what waits', async () => {
  await setUp(false);
  await addMember('Sipho');
  assert.deepEqual(await outbox(), []);
  await setUp(true);
  await addMember('Nomsa');
  assert.equal((await outbox()).length, 1);
  const off = createWebhookSender({ members, target: null, log: createLog('silent') });
  await off.start();
  await off.stop();
  assert.deepEqual(await outbox(), []);
  await addMember('Lerato');
  assert.deepEqual(await outbox(), []);
});

test('nothing is sent of who has not agreed, has taken it back, or has agreed to another recipient', async () => {
  await setUp(true);
  const [silent, loyal] = [await addMember('Silent', false), await addMember('Loyal')];
  assert.equal((await outbox()).length, 1);
  // agreed later: the next save is told
  await agree(silent);
  await saveProfile(silent, 'Silent no more');
  assert.deepEqual(
    (await outbox()).map(({ payload }) => payload.full_name),
    ['Loyal', 'Silent no more'],
  );
  await database.owner.query('update public.consents set withdrawn_at = now() where user_id = $1', [
    silent,
  ]);
  assert.equal((await outbox()).length, 1);
  await saveProfile(silent, 'Silent again');
  assert.equal((await outbox()).length, 1);

  await ask({ ...none, webhook: 'elsewhere.example.org' });
  assert.deepEqual(await outbox(), []);
  await saveProfile(loyal, 'Loyal, to the first');
  assert.deepEqual(await outbox(), []);
  await ask(recipient);
  await saveProfile(loyal, 'Loyal as ever');
  assert.equal(await sender().sendDue(), 1);
  assert.deepEqual(receiver.received.map(nameIn), ['Loyal as ever']);
});

test('a save that is rolled back tells nobody, and a member who leaves takes the messages along', async () => {
  await setUp(true);
  const id = await addMember('Sipho');
  await database.owner.query('begin');
  await saveProfile(id, 'Never');
  await database.owner.query('rollback');
  assert.equal((await outbox()).length, 1);
  await database.owner.query('delete from auth.users where id = $1', [id]);
  assert.deepEqual(await outbox(), []);
});

test('a receiver that is away is tried again, less and less often, for a day', async () => {
  await setUp(true);
  await addMember('Sipho');
  receiver.answer(503);
  const { sendDue } = sender();
  const started = clock;
  const tries: number[] = [];
  for (let [waiting] = await outbox(); waiting.gave_up_at === null; [waiting] = await outbox()) {
    const due = waiting.next_attempt_at.getTime();
    if (due > clock) {
      clock = due - 1;
      assert.equal(await sendDue(), 0);
      clock = due;
    }
    assert.equal(await sendDue(), 1);
    tries.push((clock - started) / 1000);
  }
  assert.equal(tries.length, receiver.received.length);
  assert.deepEqual(tries.slice(0, 5), [0, 10, 30, 70, 150]);
  const last = tries.at(-1) ?? 0;
  assert.ok(last > 82_000 && last <= 86_400, `the last try came after ${last} s`);
  const [message] = await outbox();
  assert.equal(message.payload, null);
  assert.equal(message.last_problem, 'answered with status 503');
  assert.equal(
    new Set(receiver.received.map(({ headers }) => headers['phila-message-id'])).size,
    1,
  );
});

test('pauses grow to an hour and no further', () => {
  assert.deepEqual(
    [1, 2, 9, 10, 30].map((attempts) => waitSeconds(attempts, 0.5)),
    [10, 20, 2560, 3600, 3600],
  );
});

test("a member's profiles arrive in their order, also when the first one is held up", async () => {
  await setUp(true);
  const id = await addMember('First');
  receiver.answer(500);
  const { sendDue } = sender();
  await sendDue();
  await saveProfile(id, 'Second');
  await addMember('Another');
  receiver.clear();
  await sendDue();
  assert.deepEqual(receiver.received.map(nameIn), ['Another']);
  clock += 60_000;
  await sendDue();
  await sendDue();
  assert.deepEqual(receiver.received.map(nameIn), ['Another', 'First', 'Second']);
});

test('of a member who saves without end only the last twenty wait', async () => {
  await setUp(true);
  const id = await addMember('0');
  for (let turn = 1; turn <= 30; turn++) await saveProfile(id, String(turn));
  const waiting = await outbox();
  assert.equal(waiting.length, 20);
  assert.equal(waiting.at(-1)?.payload.full_name, '30');
});

test('several processes send each message once', async () => {
  await setUp(true);
  for (let index = 0; index < 40; index++) await addMember(`Member ${index}`);
  const senders = Array.from({ length: 4 }, () => sender());
  let taken = 0;
  do {
    const counts = await Promise.all(senders.map(({ sendDue }) => sendDue()));
    taken = counts.reduce((sum, count) => sum + count, 0);
  } while (taken > 0);
  assert.equal(receiver.received.length, 40);
  assert.equal(new Set(receiver.received.map(nameIn)).size, 40);
  assert.deepEqual(await outbox(), []);
});

test('a process that dies while it sends leaves the message to another, after a while', async () => {
  await setUp(true);
  await addMember('Sipho');
  // what a process does before it dies
  await database.owner.query(
    `update outbox.profile_messages set attempts = 1, next_attempt_at = $1::timestamptz + interval '60 seconds'`,
    [now()],
  );
  const { sendDue } = sender();
  assert.equal(await sendDue(), 0);
  clock += 61_000;
  assert.equal(await sendDue(), 1);
  assert.equal(receiver.received.length, 1);
});

test('redirects are not followed', async () => {
  await setUp(true);
  await addMember('Sipho');
  receiver.answer(307);
  await sender().sendDue();
  assert.equal(receiver.received.length, 1);
  assert.equal((await outbox())[0].last_problem, 'answered with status 307');
});

test('without leave nothing goes into a private network, by number or by name', async () => {
  await setUp(true);
  await addMember('Sipho');
  await sender(false).sendDue();
  assert.equal((await outbox())[0].last_problem, 'the address leads into a private network');
  const named = receiver.url.replace('127.0.0.1', 'localhost');
  clock += 60_000;
  await createWebhookSender({
    members,
    target: { url: named, secret, plainHttp: false },
    log: createLog('silent'),
    now,
  }).sendDue();
  assert.equal((await outbox())[0].attempts, 2);
  assert.equal((await outbox())[0].last_problem, 'the address leads into a private network');
  assert.deepEqual(receiver.received, []);
});

test('which addresses may be reached', () => {
  for (const address of ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])
    assert.ok(mayReach(address, false), address);
  for (const address of [
    '10.1.2.3',
    '127.0.0.1',
    '172.20.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    'fd12::1',
  ]) {
    assert.ok(!mayReach(address, false), address);
    assert.ok(mayReach(address, true), address);
  }
  for (const address of [
    '169.254.169.254',
    '::ffff:169.254.169.254',
    'fd00:ec2::254',
    'fe80::1',
    '0.0.0.0',
    '::',
    '224.0.0.1',
    '255.255.255.255',
    '64:ff9b::a9fe:a9fe',
    '2002:a9fe:a9fe::1',
    'not an address',
    '100.100.100.200',
    '192.0.2.1',
    '198.51.100.7',
    '203.0.113.9',
    '192.88.99.1',
    '::127.0.0.1',
    '::ffff:0:7f00:1',
    'fec0::1',
    '100::1',
    '5f00::1',
    '2001:db8::1',
    '2001::1',
    '3fff::1',
  ]) {
    assert.ok(!mayReach(address, true), address);
  }
});

test('a signature holds for one time, one message, one event and one body only', () => {
  const anyCall = fc.record({ id: fc.uuid(), event: fc.constantFrom('a', 'b'), body: fc.string() });
  fc.assert(
    fc.property(anyCall, anyCall, fc.nat(), fc.nat(), (one, other, early, late) => {
      const same = JSON.stringify([one, early]) === JSON.stringify([other, late]);
      assert.equal(signature(secret, early, one) === signature(secret, late, other), same);
      assert.equal(signature(secret, early, one), signature(secret, early, { ...one }));
      const renamed = { ...one, event: `${one.event}!` };
      assert.notEqual(signature(secret, early, one), signature(secret, early, renamed));
    }),
  );
});

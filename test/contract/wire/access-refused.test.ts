import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { securityEventSchema } from '#contract/account/security.ts';
import { wire } from '#contract/paths.ts';
import { openServiceDatabase } from '#server/platform/database/database.ts';
import { openTokens } from '#server/platform/secrets/tokens.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { testSecrets } from '#test/support/database/cluster.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';

let server: TestServer;
before(async () => {
  server = await startTestServer({ TRUST_PROXY: 'loopback' });
});
after(() => server.close());

const notedSchema = v.array(
  v.object({
    user_id: v.nullable(v.string()),
    subject: v.nullable(v.string()),
    ip: v.nullable(v.string()),
    route: v.string(),
    reason: v.string(),
  }),
);
/** What was noted of a member, or of nobody who is known. */
async function noted(userId: string | null) {
  const { rows } = await server.database.owner.query(
    `select user_id, subject, ip, route, reason from auth.audit_log
      where event = 'access_refused' and user_id is not distinct from $1 order by id`,
    [userId],
  );
  return v.parse(notedSchema, rows);
}
/** The same once as many as those have been noted; they are written after the answer. */
async function reasons(userId: string | null, wanted: readonly string[]): Promise<void> {
  await eventually(async () => (await noted(userId)).length >= wanted.length, wanted.join());
  const told = (await noted(userId)).map(({ route, reason }) => `${reason}: ${route}`);
  assert.deepEqual(told.toSorted(), wanted.toSorted());
}

const ask = async (path: string, headers: Readonly<Record<string, string>>, method = 'GET') => {
  const answer = await fetch(server.url + path, {
    method,
    headers,
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
  await answer.body?.cancel();
  return answer.status;
};
const from = (member: TestMember, address: string): Readonly<Record<string, string>> => ({
  ...member.headers,
  'x-forwarded-for': address,
});

test('who uses a session that has ended is noted, on every wire and by its refresh token', async () => {
  const member = await createMember(server.url);
  const { refresh_token } = JSON.parse(member.session.value);
  assert.equal((await member.call('POST', '/auth/v1/logout?scope=global')).status, 204);
  assert.deepEqual(await noted(member.userId), []);
  const headers = from(member, '10.1.0.1');
  assert.equal(await ask('/rest/v1/profiles', headers), 401);
  assert.equal(await ask(wire.exportData, headers, 'POST'), 401);
  assert.equal(await ask('/auth/v1/user', headers), 403);
  await reasons(member.userId, [
    'session_ended: GET /rest/v1/*',
    `session_ended: POST ${wire.exportData}`,
    'session_ended: GET /auth/v1/user',
  ]);
  // nothing else is kept of the member, who is known by their id
  for (const row of await noted(member.userId)) {
    assert.deepEqual([row.ip, row.subject], [null, null]);
  }
  const strangers = (await noted(null)).length;
  // as the official client sends it, which has no other token then
  const again = await member.call(
    'POST',
    '/auth/v1/token?grant_type=refresh_token',
    { refresh_token },
    { authorization: 'Bearer anon' },
  );
  assert.equal(again.status, 400);
  await eventually(async () => (await noted(null)).length > strangers, 'the refresh token');
  assert.equal((await noted(null)).at(-1)?.reason, 'session_ended');
});

test('a member who asks for what is not theirs is noted, and sees none of it among their own events', async () => {
  const [member, other] = await Promise.all([createMember(server.url), createMember(server.url)]);
  const headers = from(member, '10.2.0.1');
  assert.equal(await ask('/auth/v1/admin/users', headers), 403);
  const stolen = await member.call('POST', '/rest/v1/shopping_ticks', {
    user_id: other.userId,
    item: 'rice',
    ticked: true,
  });
  assert.equal(stolen.status, 403);
  await reasons(member.userId, [
    'not_allowed: GET /auth/v1/admin/users',
    'not_allowed: POST /rest/v1/*',
  ]);
  assert.deepEqual(await noted(other.userId), []);
  const told = await member.call('GET', wire.securityEvents);
  const events = v.parse(v.array(securityEventSchema), told.body);
  assert.deepEqual(
    events.map(({ event }) => event),
    ['signed_up'],
  );
});

test('a session that owes its second step is noted as that', async () => {
  const member = await createMember(server.url);
  await server.database.owner.query(
    "insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')",
    [member.userId],
  );
  const headers = from(member, '10.3.0.1');
  const status = await ask(wire.deleteAccount, headers);
  assert.equal(status, 401);
  await reasons(member.userId, [`second_step: GET ${wire.deleteAccount}`]);
});

test('a token or key that does not count is noted under a name of where it came from', async () => {
  const member = await createMember(server.url);
  const [head = '', claims = ''] = (member.headers.authorization ?? '').split('.');
  const bearers = [
    [`${head}.${claims}.${'A'.repeat(86)}`, wire.overview],
    ['Bearer sb_secret_guessed', '/auth/v1/admin/users'],
    [`Bearer ${JSON.parse(member.session.value).refresh_token}`, '/rest/v1/profiles'],
  ] as const;
  const before = (await noted(null)).length;
  for (const [authorization, path] of bearers) {
    const refused = await ask(path, { ...from(member, '10.4.0.1'), authorization });
    assert.ok(refused === 401 || refused === 403, String(refused));
  }
  await eventually(async () => (await noted(null)).length >= before + 3, 'three tokens');
  const rows = (await noted(null)).slice(before);
  assert.deepEqual(rows.map(({ reason }) => reason).toSorted(), [
    'wrong_key',
    'wrong_token',
    'wrong_token',
  ]);
  assert.equal(new Set(rows.map(({ subject }) => subject)).size, 1);
  const text = JSON.stringify(rows);
  for (const secret of ['10.4.0.1', 'guessed', claims, member.userId]) {
    assert.ok(!text.includes(secret), secret);
  }
});

test('a wrong code, factor or passkey is noted, of a member who is known with their account', async () => {
  const member = await createMember(server.url);
  const post = (path: string, body: object, headers: Readonly<Record<string, string>>) =>
    fetch(`${server.url}/auth/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const enrolled = await post('/factors', { factor_type: 'totp' }, from(member, '10.7.0.1'));
  const { id } = v.parse(v.object({ id: v.string() }), await enrolled.json());
  const asked = await post(`/factors/${id}/challenge`, {}, from(member, '10.7.0.1'));
  const { id: challenge_id } = v.parse(v.object({ id: v.string() }), await asked.json());
  const body = { challenge_id, code: '000000' };
  const wrong = await post(`/factors/${id}/verify`, body, from(member, '10.7.0.1'));
  assert.equal(wrong.status, 422);
  const deletion = { nonce: '000000' };
  await server.database.owner.query(
    'update auth.users set encrypted_password = null where id = $1',
    [member.userId],
  );
  await server.database.owner.query(
    "update auth.amr_claims set updated_at = updated_at - interval '11 minutes'",
  );
  assert.equal((await member.call('POST', wire.deleteAccount, deletion)).status, 422);
  await reasons(member.userId, [
    'wrong_factor: POST /auth/v1/factors/:factorId/verify',
    `wrong_code: POST ${wire.deleteAccount}`,
  ]);

  const before = (await noted(null)).length;
  const { authorization: _, ...bare } = from(member, '10.7.0.2');
  const code = { type: 'email', email: member.email, token: '000000' };
  assert.equal((await post('/verify', code, bare)).status, 403);
  await eventually(async () => (await noted(null)).length > before, 'the code');
  const [row] = (await noted(null)).slice(before);
  assert.deepEqual([row?.reason, row?.route], ['wrong_code', 'POST /auth/v1/verify']);
  assert.ok(!JSON.stringify(row).includes(member.email));
});

test('a flood from one account or one place leaves a few rows', async () => {
  const member = await createMember(server.url);
  const before = (await noted(null)).length;
  const flood = (address: string, headers: Readonly<Record<string, string>>) =>
    Array.from({ length: 60 }, () =>
      ask('/auth/v1/admin/users', { ...headers, 'x-forwarded-for': address }),
    );
  const wrong = { ...member.headers, authorization: 'Bearer not.a.token' };
  const all = await Promise.all([
    ...flood('10.5.0.1', member.headers),
    ...flood('10.5.0.2', wrong),
  ]);
  assert.ok(all.every((status) => status === 401 || status === 403));
  // written after the answers, so this comes after all of them
  const last = await createMember(server.url);
  await ask('/auth/v1/admin/users', from(last, '10.5.0.3'));
  await reasons(last.userId, ['not_allowed: GET /auth/v1/admin/users']);
  const counts = [(await noted(member.userId)).length, (await noted(null)).length - before];
  // three a minute, and a minute may end in between
  assert.ok(
    counts.every((count) => count >= 3 && count <= 6),
    counts.join(),
  );
});

test('a token that has merely run out, and a visitor, are not noted', async () => {
  const member = await createMember(server.url);
  const accounts = openServiceDatabase(server.database.authService, 1, () => {});
  const tokens = await openTokens({ settings: server.settings, secrets: testSecrets, accounts });
  const hourAgo = new Date(Date.now() - 3_600_000);
  const { session_id } = JSON.parse(
    Buffer.from(member.headers.authorization?.split('.')[1] ?? '', 'base64url').toString(),
  );
  const claims = { sub: member.userId, session_id, role: 'authenticated' };
  const old = await tokens.sign(claims, hourAgo, 600);
  await accounts.close();
  const before = (await noted(null)).length;
  const headers = from(member, '10.6.0.1');
  assert.equal(await ask('/rest/v1/profiles', { ...headers, authorization: `Bearer ${old}` }), 401);
  assert.equal(await ask(wire.overview, { ...headers, authorization: 'Bearer anon' }), 401);
  const { authorization: _, ...bare } = headers;
  assert.equal(await ask(wire.overview, bare), 401);
  assert.equal(await ask('/auth/v1/admin/users', headers), 403);
  await reasons(member.userId, ['not_allowed: GET /auth/v1/admin/users']);
  assert.equal((await noted(null)).length, before);
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { wire } from '#contract/paths.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';

let first: TestServer;
let second: TestServer;
before(async () => {
  first = await startTestServer();
  second = await startTestServer({}, { database: first.database });
});
after(async () => {
  await second.close();
  await first.close();
});

/** One call of each kind that a signed-in member makes. */
const calls: readonly (readonly [method: string, path: string])[] = [
  ['GET', '/rest/v1/profiles?select=full_name'],
  ['PATCH', '/rest/v1/profiles?full_name=eq.Nobody'],
  ['GET', wire.overview],
  ['POST', wire.exportData],
  ['POST', wire.generateMealPlans],
  ['GET', `${wire.generations}/${randomUUID()}`],
  ['GET', '/auth/v1/user'],
];

async function statusesOf(server: TestServer, member: TestMember): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (const [method, path] of calls) {
    const { status, body } = await fetch(server.url + path, {
      method,
      headers: member.headers,
      ...(method === 'GET' ? {} : { body: method === 'PATCH' ? '{"full_name":"Thief"}' : '{}' }),
    });
    await body?.cancel();
    statuses.push(status);
  }
  return statuses;
}

const authCall = (member: TestMember, method: string, path: string, body?: unknown) =>
  member.call(method, `/auth/v1${path}`, body, { 'x-supabase-api-version': '2024-01-01' });

/** Another session of the same member. */
async function signInAgain(member: TestMember): Promise<TestMember> {
  const { email } = JSON.parse(member.session.value).user;
  const answer = await authCall(member, 'POST', '/token?grant_type=password', {
    email,
    password: 'correct horse 9',
  });
  assert.equal(answer.status, 200);
  const { access_token } = JSON.parse(JSON.stringify(answer.body));
  return { ...member, headers: { ...member.headers, authorization: `Bearer ${access_token}` } };
}

/** Ways in which a session ends, each done at the first server. */
const endings: readonly (readonly [
  string,
  (thief: TestMember, owner: TestMember) => Promise<unknown>,
])[] = [
  ['sign-out', (_thief, owner) => authCall(owner, 'POST', '/logout?scope=others')],
  [
    'a new password',
    (_thief, owner) =>
      authCall(owner, 'PUT', '/user', {
        password: 'another horse 9',
        current_password: 'correct horse 9',
      }),
  ],
  [
    'a ban',
    (thief) =>
      first.database.owner.query(
        "update auth.users set banned_until = now() + interval '1 day' where id = $1",
        [thief.userId],
      ),
  ],
  [
    'deletion of the account',
    (_thief, owner) => owner.call('POST', wire.deleteAccount, { password: 'correct horse 9' }),
  ],
];

for (const [name, endIt] of endings) {
  test(`after ${name} a token does nothing any more, at any server`, async () => {
    const owner = await createMember(first.url);
    const thief = await signInAgain(owner);
    for (const server of [first, second]) {
      assert.deepEqual(await statusesOf(server, thief), [200, 204, 200, 200, 202, 404, 200]);
    }
    await endIt(thief, owner);
    for (const server of [second, first]) {
      assert.deepEqual(await statusesOf(server, thief), [401, 401, 401, 401, 401, 401, 403]);
    }
    const told = await fetch(`${second.url}/rest/v1/profiles`, { headers: thief.headers });
    assert.match(told.headers.get('www-authenticate') ?? '', /^Bearer error="invalid_token"/);
    assert.deepEqual(await told.json(), {
      code: 'PGRST303',
      message: 'Session ended',
      details: null,
      hint: null,
    });
  });
}

test('who follows the making of plans hears no more once the session has ended', async () => {
  const owner = await createMember(first.url);
  const thief = await signInAgain(owner);
  // nobody works on it, so it never ends by itself
  const { rows } = await first.database.owner.query<{ id: string }>(
    "insert into public.generations (user_id, kind, seed) values ($1, 'meal-plans', 'x') returning id",
    [owner.userId],
  );
  const answer = await fetch(`${second.url}${wire.generations}/${rows[0]?.id}`, {
    headers: { ...thief.headers, accept: 'text/event-stream' },
  });
  assert.equal(answer.status, 200);
  await authCall(owner, 'POST', '/logout?scope=others');
  // resolves when the server has ended the stream
  assert.match(await answer.text(), /event: generation/);
});

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createOutbox } from '#server/features/auth/outbox/outbox.ts';
import { mailRoad } from '#server/features/auth/outbox/roads.ts';
import { endDormant } from '#server/features/dormancy/end-dormant.ts';
import { openServiceDatabase, type ServiceDatabase } from '#server/platform/database/database.ts';
import type { Mail } from '#server/platform/outgoing/mail.ts';
import { createLog } from '#server/platform/watch/log.ts';
import { testSecrets } from '#test/support/database/cluster.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';

let server: TestServer;
let accounts: ServiceDatabase;
before(async () => {
  server = await startTestServer();
  accounts = openServiceDatabase(server.database.authService, 2, () => {});
});
after(async () => {
  await accounts.close();
  await server.close();
});

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000);

/** A night so many days from now, and the mails that went out in it. */
async function night(days: number): Promise<readonly Mail[]> {
  const sent: Mail[] = [];
  const now = () => daysFromNow(days);
  const log = createLog('silent');
  const mailer = {
    description: 'a test',
    async send(mail: Mail) {
      sent.push(mail);
    },
  };
  const post = createOutbox({ accounts, secrets: testSecrets, log, now }, mailRoad(mailer));
  const clock = { hasJumped: () => false };
  await endDormant({ accounts, log, now, clock, months: 24, site: server.url, post });
  await post.stop();
  return sent;
}

/** Somebody whose last visit was long ago. */
async function longAway(): Promise<TestMember> {
  const member = await createMember(server.url);
  const long = daysFromNow(-1200);
  const { owner } = server.database;
  await owner.query('update auth.users set created_at = $2, last_sign_in_at = $2 where id = $1', [
    member.userId,
    long,
  ]);
  await owner.query('update auth.sessions set refreshed_at = $2 where user_id = $1', [
    member.userId,
    long,
  ]);
  return member;
}
const isThere = async ({ userId }: TestMember) =>
  (await server.database.owner.query('select from auth.users where id = $1', [userId])).rowCount ===
  1;

test('the link of the mail opens the sign-in page, and one sign-in there keeps the account', async () => {
  const [back, away] = [await longAway(), await longAway()];
  const told = await night(0);
  assert.deepEqual(told.map(({ to }) => to).sort(), [back.email, away.email].sort());
  assert.equal((await night(47)).length, 2);
  const mail = told.find(({ to }) => to === back.email) ?? assert.fail('no mail');
  for (const text of [mail.text, mail.html ?? '']) assert.ok(text.includes(`${server.url}/login`));
  const [link = ''] = /https?:\/\/[^\s"<]+\/login/.exec(mail.text) ?? [];
  const page = await fetch(link);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<input[^>]*type="password"/);
  const { email, password } = back;
  const signIn = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: 'anon', 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  assert.equal(signIn.status, 200);
  assert.deepEqual(
    (await night(62)).map(({ to, subject }) => `${to}: ${subject}`),
    [`${away.email}: Your Phila account is deleted`],
  );
  assert.deepEqual([await isThere(back), await isThere(away)], [true, false]);
});

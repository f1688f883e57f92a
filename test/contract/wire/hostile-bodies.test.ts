import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { readRoutes, type ServerRoute } from '#test/support/server/route-table.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';

/** What is off refuses before it reads. */
const everythingOn = {
  PASSKEYS: 'on',
  MFA_TOTP: 'on',
  MFA_WEBAUTHN: 'on',
  MANUAL_LINKING: 'on',
  PHONE_SIGN_INS: 'on',
  SMS_URL: 'http://127.0.0.1:9',
  SMS_KEY: 'k',
  ANONYMOUS_SIGN_INS: 'on',
  PAYSTACK_SECRET_KEY: `sk_test_${'0'.repeat(40)}`,
  PAYMENT_LINK_MONTHLY: 'https://paystack.shop/pay/one',
  PAYMENT_LINK_ANNUAL: 'https://paystack.shop/pay/two',
};

const deep = (open: string, close: string) => open.repeat(60_000) + close.repeat(60_000);
/** Every name that some address reads. */
const names = [
  ...[
    'action',
    'answer',
    'secret',
    'known',
    'list',
    'ticks',
    'tier',
    'time_zone',
    'parts',
    'kinds',
  ],
  ...['endpoint', 'p256dh', 'auth', 'email', 'phone', 'password', 'token', 'token_hash', 'type'],
  ...['plan', 'week', 'day', 'meal', 'weekday', 'exercise', 'seed', 'choice', 'to', 'following'],
  ...['age', 'purpose', 'agreed', 'text', 'content', 'kind', 'name', 'id', 'code', 'factor_id'],
  ...['auth_code', 'code_verifier', 'refresh_token', 'provider', 'id_token', 'credential', 'data'],
  ...['starts_on', 'place', 'opinion', 'locked', 'said', 'foods', 'nonce', 'factor_type', 'locale'],
];
const named = (value: unknown) => JSON.stringify(Object.fromEntries(names.map((n) => [n, value])));

const hostile: ReadonlyMap<string, string> = new Map([
  ['broken', '{"action":'],
  ['lists in lists', deep('[', ']')],
  ['objects below a name', `{"action":${deep('{"a":', '}').replace('}', '1}')}}`],
  ['NUL everywhere', named('\u0000')],
  ['half a character everywhere', named('\ud800')],
  ['numbers everywhere', named(-1e308)],
  ['objects everywhere', named({ toString: null, constructor: { prototype: { admin: true } } })],
]);

let server: TestServer;
let member: TestMember;
let writes: readonly ServerRoute[];
const lines: string[] = [];

before(async () => {
  server = await startTestServer(everythingOn, { onLogLine: (line) => lines.push(line) });
  member = await createMember(server.url);
  writes = readRoutes(server.routes).filter(({ method }) => !/GET|HEAD|OPTIONS|TRACE/.test(method));
});
after(() => server.close());

test('no body that anybody sends is a fault of the server, at any address', async () => {
  const faults: string[] = [];
  assert.ok(writes.length > 60, String(writes.length));
  for (const { method, url } of writes) {
    // would end the member that the others need
    if (/logout|delete-account/.test(url)) continue;
    const path = url.replace(/:\w+/g, randomUUID()).replace('*', 'kitchen');
    for (const [kind, body] of hostile) {
      const answer = await fetch(server.url + path, {
        method,
        redirect: 'manual',
        headers: { ...member.headers, 'content-type': 'application/json' },
        body: body === '' ? null : body,
      });
      const text = await answer.text();
      if (answer.status >= 500 || /\bat \S+:\d+:\d+|node_modules/.test(text)) {
        faults.push(`${method} ${url}, ${kind}: ${answer.status} ${text.slice(0, 150)}`);
      }
    }
  }
  assert.deepEqual(faults, []);
  assert.deepEqual(
    lines.filter((line) => /"level":(50|60)|"err"/.test(line)).map((line) => line.slice(0, 300)),
    [],
  );
});

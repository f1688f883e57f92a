import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { eventually } from '#test/support/browser/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';
import { paystackKey, paystackMessage, send } from '#test/support/services/payment-providers.ts';

let database: TestDatabase;
let server: TestServer;
const lines: string[] = [];

before(async () => {
  database = await createTestDatabase();
  server = await startTestServer(
    { PAYSTACK_SECRET_KEY: paystackKey },
    { database, onLogLine: (line) => lines.push(line) },
  );
});
after(async () => {
  await server.close();
  await database.drop();
});

const stateRows = v.array(v.object({ state: v.string(), waits: v.boolean() }));
async function states() {
  const { rows } = await database.owner.query(
    'select state, next_attempt_at > now() as waits from payments.inbox order by id',
  );
  return v.parse(stateRows, rows);
}

test('a message that cannot be interpreted is tried again later, and holds up none that came after it', async () => {
  const charge = { status: 'success', amount: 9900, metadata: 0, reference: 'one' };
  // no text of the database holds this sign
  const poison = paystackMessage('charge.success', { ...charge, currency: 'Z\u0000R' });
  const good = paystackMessage('charge.success', { ...charge, currency: 'ZAR' });
  assert.equal(await send(server.url, poison), 200);
  assert.equal(await send(server.url, good), 200);
  await eventually(
    async () => (await states())[1]?.state === 'unmatched',
    'the message that came after it was interpreted',
  );
  assert.deepEqual((await states())[0], { state: 'new', waits: true });
  assert.ok(lines.some((line) => line.includes('could not be interpreted')));
});

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createClock } from '#test/support/auth-app.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { parseSettings } from '../settings.ts';
import { openServiceDatabase, type ServiceDatabase } from './database.ts';
import { clientAddress, clientBlock, createRateLimits, type RateLimits } from './rate-limits.ts';

let database: TestDatabase;
let accounts: ServiceDatabase;
let limits: RateLimits;
const clock = createClock();
before(async () => {
  database = await createTestDatabase();
  accounts = openServiceDatabase(database.authService, 10, () => {});
  limits = createRateLimits(accounts, parseSettings({}, '/'), clock.now);
});
after(async () => {
  await accounts.close();
  await database.drop();
});

const five = { capacity: 5, perSeconds: 50 };
const ip = '198.51.100.1';

test('a bucket gives what it holds, then one at a time as it fills, and never more than it holds', async () => {
  const take = () => limits.take('fill', five, ip);
  for (let round = 0; round < 5; round += 1) assert.equal(await take(), true);
  assert.equal(await take(), false);
  clock.advance(9);
  assert.equal(await take(), false);
  clock.advance(1);
  assert.equal(await take(), true);
  assert.equal(await take(), false);
  clock.advance(86_400);
  for (let round = 0; round < 5; round += 1) assert.equal(await take(), true);
  assert.equal(await take(), false);
});

test('clients and names have buckets of their own', async () => {
  const one = { capacity: 1, perSeconds: 60 };
  assert.equal(await limits.take('own', one, ip), true);
  assert.equal(await limits.take('own', one, ip), false);
  assert.equal(await limits.take('own', one, '198.51.100.2'), true);
  assert.equal(await limits.take('other', one, ip), true);
});

test('of many at the same moment, on two processes, no more get through than the bucket holds', async () => {
  const other = openServiceDatabase(database.authService, 10, () => {});
  const twin = createRateLimits(other, parseSettings({}, '/'), clock.now);
  const taken = await Promise.all(
    Array.from({ length: 40 }, (_, turn) => (turn % 2 ? limits : twin).take('race', five, ip)),
  );
  await other.close();
  assert.equal(taken.filter(Boolean).length, 5);
});

test('a shared bucket tells how long to wait, and what is given back can be taken again', async () => {
  const one = { capacity: 1, perSeconds: 60 };
  assert.deepEqual(await limits.takeShared('wait', one), { taken: true, waitSeconds: 0 });
  assert.deepEqual(await limits.takeShared('wait', one), { taken: false, waitSeconds: 60 });
  clock.advance(45.5);
  assert.deepEqual(await limits.takeShared('wait', one), { taken: false, waitSeconds: 15 });
  await limits.giveBack('wait', one);
  await limits.giveBack('wait', one);
  assert.equal((await limits.takeShared('wait', one)).taken, true);
  assert.equal((await limits.takeShared('wait', one)).taken, false);
});

test('a clock that is behind takes nothing from the bucket', async () => {
  const behind = createRateLimits(accounts, parseSettings({}, '/'), () => new Date(0));
  assert.equal(await limits.take('behind', five, ip), true);
  assert.equal(await behind.take('behind', five, ip), true);
  for (let round = 0; round < 3; round += 1)
    assert.equal(await limits.take('behind', five, ip), true);
  assert.equal(await limits.take('behind', five, ip), false);
});

test('loopback is spared on a developer machine, and on a public site it is not', async () => {
  const none = { capacity: 1, perSeconds: 60 };
  for (const local of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    for (let round = 0; round < 3; round += 1) {
      assert.equal(await limits.take('local', none, local), true);
    }
  }
  const settings = parseSettings({ SITE_URL: 'https://phila.example' }, '/');
  const open = createRateLimits(accounts, settings, clock.now);
  assert.equal(await open.take('public', none, '127.0.0.1'), true);
  assert.equal(await open.take('public', none, '127.0.0.1'), false);
});

test('an IPv6 line counts as one client', () => {
  const cases: readonly [string, string][] = [
    ['198.51.100.1', '198.51.100.1'],
    ['::ffff:198.51.100.1', '198.51.100.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', 'unknown'],
  ];
  for (const [address, block] of cases) assert.equal(clientBlock(address), block);
  assert.equal(clientAddress('fe80::1%eth0'), 'fe80::1');
  assert.equal(clientAddress('unix:'), null);
});

test('buckets that are full again by now are swept now and then', async () => {
  const count = async () => {
    const { rows } = await database.owner.query('select bucket from auth.rate_limits');
    return rows.length;
  };
  await limits.take('old', five, ip);
  assert.ok((await count()) > 1);
  clock.advance(2 * 86_400);
  await limits.take('new', five, ip);
  assert.equal(await count(), 1);
});

test('a limit that would outlive the sweep is a mistake', async () => {
  await assert.rejects(limits.takeShared('long', { capacity: 1, perSeconds: 86_401 }), RangeError);
});

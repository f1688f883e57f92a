import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createClock } from '#test/support/accounts/auth-app.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { parseSettings } from '../../settings.ts';
import { openServiceDatabase, type ServiceDatabase } from '../database/database.ts';
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

test('what a clock that was ahead has touched locks nobody out once it is right again', async () => {
  const years = 10 * 365 * 86_400;
  const take = () => limits.take('ahead', five, ip);
  clock.advance(years);
  for (let round = 0; round < 5; round += 1) assert.equal(await take(), true);
  assert.equal(await take(), false, 'empty, and its time is ten years from now');
  clock.advance(-years);
  for (let round = 0; round < 5; round += 1) assert.equal(await take(), true);
  assert.deepEqual(await limits.takeShared(`ahead:${ip}`, five), { taken: false, waitSeconds: 10 });
  clock.advance(10);
  assert.equal(await take(), true, 'it fills again by the right clock');
});

test('a clock that goes back a little gives nothing away', async () => {
  const take = () => limits.take('back', five, ip);
  for (let round = 0; round < 5; round += 1) assert.equal(await take(), true);
  clock.advance(-30);
  assert.equal(await take(), false);
  clock.advance(39);
  assert.equal(await take(), false);
  clock.advance(1);
  assert.equal(await take(), true);
});

for (const [name, years] of [
  ['ahead', 10],
  ['behind', -10],
] as const) {
  test(`a process whose own clock is years ${name} neither fills nor empties a bucket`, async (t) => {
    const own = createRateLimits(accounts, parseSettings({}, '/'));
    // an hour for each, so that no test takes long enough for one more
    const three = { capacity: 3, perSeconds: 10_800 };
    const take = () => own.take(`process ${name}`, three, ip);
    assert.equal(await take(), true);
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + years * 365 * 86_400_000 });
    assert.equal(await take(), true);
    t.mock.timers.reset();
    assert.equal(await take(), true);
    assert.equal(await take(), false);
    const { rows } = await database.owner.query(
      `select from auth.rate_limits where bucket like 'process %'
        and updated_at not between now() - interval '1 hour' and now()`,
    );
    assert.equal(rows.length, 0, 'every time is that of the database');
  });
}

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

test('a client that has gone has no address, and is counted with all whose place is unknown', async () => {
  assert.equal(clientAddress(undefined), null);
  assert.equal(clientBlock(undefined), 'unknown');
  const one = { capacity: 1, perSeconds: 60 };
  assert.equal(await limits.take('gone', one, undefined), true);
  assert.equal(await limits.take('gone', one, undefined), false);
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

test('so are those of a clock that was ahead, and a clock that goes back does not end the sweeping', async () => {
  const ahead = createRateLimits(accounts, parseSettings({}, '/'), () => new Date('2090-01-01'));
  await ahead.take('far', five, ip);
  clock.advance(-3_600);
  await limits.take('near', five, ip);
  const { rows } = await database.owner.query(
    "select bucket from auth.rate_limits where bucket like 'far:%'",
  );
  assert.deepEqual(rows, []);
});

test('a limit that would outlive the sweep is a mistake', async () => {
  await assert.rejects(limits.takeShared('long', { capacity: 1, perSeconds: 86_401 }), RangeError);
});

test('whoever has a whole /48 of IPv6 has ten clients’ worth and not 65,536', async () => {
  const one = { capacity: 1, perSeconds: 60 };
  const taken: boolean[] = [];
  for (let line = 0; line < 12; line += 1) {
    taken.push(await limits.take('wide', one, `2001:db9:7:${line.toString(16)}::1`));
  }
  assert.deepEqual(taken, [...Array(10).fill(true), false, false]);
  assert.equal(await limits.take('wide', one, '2001:db9:8::1'), true);
});

test('a proxy on this machine that nobody declared is counted as soon as it shows', async () => {
  const own = createRateLimits(accounts, parseSettings({}, '/'), clock.now);
  const one = { capacity: 1, perSeconds: 60 };
  for (let round = 0; round < 3; round += 1) assert.equal(await own.take('near', one, '::1'), true);
  own.noteProxy();
  assert.equal(await own.take('near', one, '127.0.0.1'), true);
  assert.equal(await own.take('near', one, '127.0.0.1'), false);
});

test('of many clients who come at once few are counted at the same time, and what is shared goes past them', async () => {
  const held = Promise.withResolvers<void>();
  let asked = 0;
  const slow: ServiceDatabase = {
    ...accounts,
    async run(statement) {
      const isShared = String(statement.values?.[0]).startsWith('shared');
      if (!isShared) {
        asked += 1;
        await held.promise;
      }
      return accounts.run(statement);
    },
  };
  const counting = createRateLimits(slow, parseSettings({}, '/'), clock.now);
  const crowd = Array.from({ length: 20 }, (_, index) =>
    counting.take('crowd', five, `198.51.100.${index}`),
  );
  assert.equal((await counting.takeShared('shared', five)).taken, true);
  assert.equal(asked, 2);
  held.resolve();
  assert.deepEqual(await Promise.all(crowd), Array(20).fill(true));
});

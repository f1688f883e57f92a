import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import {
  type SharedAnswer,
  type ShownList,
  sharedAnswerSchema,
  sharingSchema,
} from '#contract/shopping/shared-list.ts';
import type { TestMember } from '#test/support/members/member.ts';
import { createPlannedMember, type PlannedMember } from '#test/support/members/planned-member.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';

let server: TestServer;
const lines: string[] = [];
before(async () => {
  server = await startTestServer(
    { TRUST_PROXY: '127.0.0.1' },
    { onLogLine: (line) => lines.push(line) },
  );
});
after(() => server.close());

const planned = (more: Partial<PlannedMember> = {}) =>
  createPlannedMember(server, { made: ['meals', 'list'], ...more });

async function press(member: TestMember, change: object) {
  const { status, body } = await member.call('POST', wire.sharing, change);
  assert.equal(status, 200, JSON.stringify(body));
  return v.parse(sharingSchema, body);
}
const share = { action: 'share', tier: 'budget', time_zone: 'Africa/Johannesburg' };
async function secretOf(member: TestMember, tier = 'budget'): Promise<string> {
  const { link } = await press(member, { ...share, tier });
  const [path, secret = ''] = link?.path?.split('#') ?? [];
  assert.equal(path, '/shared');
  return secret;
}

/** What another phone is answered: it has no session, and comes from an address of its own. */
async function post(question: object, ip = '203.0.113.9') {
  const answer = await fetch(server.url + wire.shared, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify(question),
  });
  assert.equal(answer.headers.get('cache-control'), 'no-store');
  const body: unknown = await answer.json();
  return { status: answer.status, body };
}
async function open(secret: string, more: object = {}): Promise<SharedAnswer> {
  const { status, body } = await post({ secret, ...more });
  assert.equal(status, 200, JSON.stringify(body));
  return v.parse(sharedAnswerSchema, body);
}
async function shownTo(secret: string): Promise<ShownList> {
  const { shown } = await open(secret);
  assert.ok(shown);
  return shown;
}
const rowsOf = ({ weeks }: ShownList) => weeks.flatMap(({ rows }) => rows);
async function isOver(secret: string): Promise<void> {
  const { status, body } = await post({ secret });
  assert.equal(status, 404);
  assert.match(JSON.stringify(body), /This list is no longer shared\./);
}

const listRows = v.tuple([
  v.object({
    updated_at: v.string(),
    details: v.object({
      start: v.string(),
      lines: v.array(
        v.object({
          food: v.string(),
          name: v.string(),
          budget: v.object({
            packs: v.array(
              v.object({ store: v.string(), product: v.string(), packLabel: v.string() }),
            ),
            purchases: v.array(v.object({ quantity: v.number(), pack: v.number() })),
          }),
        }),
      ),
    }),
  }),
]);
async function ownList(member: TestMember) {
  const { body } = await member.call('GET', '/rest/v1/shopping_lists?select=updated_at,details');
  return v.parse(listRows, body)[0];
}
async function ownTicks(member: TestMember) {
  const { body } = await member.call(
    'GET',
    '/rest/v1/shopping_ticks?select=item,ticked,at_home&order=item',
  );
  return body;
}

test('a link shows all of the list, week by week, and nothing of whom it is for', async () => {
  const profile = {
    full_name: 'Thandi Mokoena',
    diet_type: 'Vegetarian',
    allergies: ['Peanuts'],
    disliked_foods: 'pilchards',
  };
  const member = await planned({ profile });
  const secret = await secretOf(member);
  const shown = await shownTo(secret);
  const { details } = await ownList(member);
  assert.deepEqual(
    [...new Set(rowsOf(shown).map(({ name }) => name))].sort(),
    details.lines.map(({ name }) => name).sort(),
  );
  assert.equal(shown.start, details.start);
  assert.match(shown.weeks[0]?.title ?? '', /^Week 1, from /);
  const told = JSON.stringify((await post({ secret })).body);
  // some food is called after a diet, and bought by anybody; the name of one may hold that of another
  const beside = details.lines
    .flatMap(({ food, name, budget }) => [...budget.packs.map((pack) => pack.product), name, food])
    .sort((a, b) => b.length - a.length)
    .reduce((text, called) => text.replaceAll(called, ''), told);
  assert.doesNotMatch(
    beside,
    /Thandi|Mokoena|vegetarian|vegan|halal|allerg|pilchard|condition|diet|kJ|kcal|kilojoule|for your meals/i,
  );
  assert.ok(!told.includes(member.userId) && !told.includes(member.email));
  assert.ok(rowsOf(shown).every(({ ask }) => !ask));
});

test('own lines, other amounts and prices of the member are in it', async () => {
  const member = await planned();
  const { details } = await ownList(member);
  const line = details.lines.find(({ budget }) => budget.purchases.length === 1);
  const pack = line?.budget.packs[0];
  const purchase = line?.budget.purchases[0];
  assert.ok(line && pack && purchase);
  const secret = await secretOf(member);
  const before = rowsOf(await shownTo(secret)).find(({ food }) => food === line.food);
  const named = { store: pack.store, product: pack.product, pack: pack.packLabel };
  await member.call('POST', '/rest/v1/shelf_prices', {
    ...{ user_id: member.userId, ...named, cents: 12_345, listed_cents: 1, seen_on: '2026-11-28' },
  });
  const id = randomUUID();
  const own = { user_id: member.userId, id, name: 'Soap', amount: '2 bars', cents: 1899 };
  await member.call('POST', '/rest/v1/shopping_own_lines', own);
  const shown = await shownTo(secret);
  const after = rowsOf(shown).find(({ food }) => food === line.food);
  assert.equal(after?.cents, 12_345 * purchase.quantity);
  assert.equal(after?.packs, before?.packs);
  assert.deepEqual(shown.own, [{ item: `own:${id}`, name: 'Soap', amount: '2 bars', cents: 1899 }]);
});

test('ticks of both phones are one book, and the later word counts', async () => {
  const member = await planned();
  const secret = await secretOf(member);
  const { list, shown } = await open(secret);
  const [first, second, third] = shown ? rowsOf(shown) : [];
  assert.ok(first && second && third);
  const now = Date.now();
  await member.call('POST', '/rest/v1/shopping_ticks', {
    ...{ user_id: member.userId, item: first.item, ticked: true, at_home: true },
    changed_at: new Date(now).toISOString(),
  });
  const ticks = [
    { item: second.item, ticked: true, at: now },
    // said before the member's own word, and arrives after it
    { item: first.item, ticked: false, at: now - 60_000 },
    { item: 'not-on-this-list', ticked: true, at: now },
  ];
  const answer = await open(secret, { list, ticks });
  assert.deepEqual(
    answer.ticks.map(({ item, ticked, atHome, at }) => [item, ticked, atHome, at]).sort(),
    [
      [first.item, true, true, now],
      [second.item, true, false, now],
    ].sort(),
  );
  assert.deepEqual(
    await ownTicks(member),
    [
      { item: first.item, ticked: true, at_home: true },
      { item: second.item, ticked: true, at_home: false },
    ].sort((one, other) => (one.item < other.item ? -1 : 1)),
  );
  // a clock that runs years ahead must not hold its tick for ever
  const ahead = { item: third.item, ticked: true, at: now + 1e11 };
  await open(secret, { list, ticks: [ahead] });
  await member.call(
    'POST',
    '/rest/v1/shopping_ticks?on_conflict=user_id,item',
    {
      ...{ user_id: member.userId, item: third.item, ticked: false },
      changed_at: new Date(Date.now() + 70_000).toISOString(),
    },
    { prefer: 'resolution=merge-duplicates' },
  );
  const later = (await open(secret)).ticks.find(({ item }) => item === third.item);
  assert.equal(later?.ticked, false);
});

test('what is at home stays so when another phone unticks it and ticks it again', async () => {
  const member = await planned();
  const secret = await secretOf(member);
  const { list, shown } = await open(secret);
  const row = shown && rowsOf(shown).find(({ item, food }) => item !== food);
  assert.ok(row);
  const now = Date.now();
  await member.call('POST', '/rest/v1/shopping_ticks', {
    ...{ user_id: member.userId, item: row.food, ticked: true, at_home: true },
    changed_at: new Date(now - 10_000).toISOString(),
  });
  // of one trip alone: what was said of the food stands for it
  for (const [ticked, ago] of [
    [false, 9_000],
    [true, 8_000],
  ] as const) {
    await open(secret, { list, ticks: [{ item: row.item, ticked, at: now - ago }] });
    const { body } = await member.call(
      'GET',
      `/rest/v1/shopping_ticks?select=ticked,at_home&item=eq.${row.item}`,
    );
    assert.deepEqual(body, [{ ticked, at_home: true }]);
  }
  // what the member says of it later counts again
  await member.call(
    'POST',
    '/rest/v1/shopping_ticks?on_conflict=user_id,item',
    {
      ...{ user_id: member.userId, item: row.item, ticked: true, at_home: false },
      changed_at: new Date(now - 7_000).toISOString(),
    },
    { prefer: 'resolution=merge-duplicates' },
  );
  for (const [ticked, ago] of [
    [false, 6_000],
    [true, 5_000],
  ] as const) {
    await open(secret, { list, ticks: [{ item: row.item, ticked, at: now - ago }] });
  }
  assert.deepEqual(await ownTicks(member), [
    { item: row.food, ticked: true, at_home: true },
    { item: row.item, ticked: true, at_home: false },
  ]);
});

test('what a phone has already is not sent again, until something of it changes', async () => {
  const member = await planned();
  const secret = await secretOf(member);
  const { state } = await open(secret);
  assert.equal((await open(secret, { known: state })).shown, null);
  const own = { user_id: member.userId, id: randomUUID(), name: 'Nappies' };
  await member.call('POST', '/rest/v1/shopping_own_lines', own);
  const changed = await open(secret, { known: state });
  assert.equal(changed.shown?.own[0]?.name, 'Nappies');
});

test('a new list of the month is shown, without ticks of the old one; one of the next month is not', async () => {
  const member = await planned();
  const secret = await secretOf(member);
  const { list, shown } = await open(secret);
  const [row] = shown ? rowsOf(shown) : [];
  assert.ok(row);
  assert.equal((await member.call('POST', `${wire.generateShoppingList}?wait=true`)).status, 200);
  const tick = { item: row.item, ticked: true, at: Date.now() };
  const now = await open(secret, { list, ticks: [tick] });
  assert.notEqual(now.list, list);
  assert.deepEqual(now.ticks, []);
  assert.ok(now.shown && rowsOf(now.shown).length > 0);
  await server.database.owner.query(
    `update public.shopping_lists set details = jsonb_set(details, '{start}', to_jsonb(to_char(
        (details ->> 'start')::date + 28, 'YYYY-MM-DD'))) where user_id = $1`,
    [member.userId],
  );
  await isOver(secret);
});

test('a link that is taken back, replaced, ended or of somebody shut out shows nothing', async () => {
  const member = await planned();
  const { owner } = server.database;
  const old = await secretOf(member);
  const secret = await secretOf(member, 'premium');
  await isOver(old);
  assert.equal((await shownTo(secret)).tier, 'premium');
  const set = (sql: string) => owner.query(sql, [member.userId]);
  await set(`update auth.users set banned_until = 'infinity' where id = $1`);
  await isOver(secret);
  await set('update auth.users set banned_until = null where id = $1');
  await shownTo(secret);
  await set(`update sharing.lists set ends_at = now() where user_id = $1`);
  await isOver(secret);
  assert.equal(v.parse(sharingSchema, (await member.call('GET', wire.sharing)).body).link, null);
  const again = await secretOf(member);
  await shownTo(again);
  assert.equal((await press(member, { action: 'stop' })).link, null);
  await isOver(again);
  await isOver(randomBytes(32).toString('base64url'));
});

test('a link ends with the four weeks, and a list that is over cannot be shared', async () => {
  const member = await planned();
  const { details } = await ownList(member);
  const { link } = await press(member, share);
  const after = new Date(`${details.start}T00:00:00+02:00`).getTime() + 28 * 86_400_000;
  assert.equal(new Date(link?.endsAt ?? '').getTime(), after);
  await server.database.owner.query(
    `update public.shopping_lists set details = jsonb_set(details, '{start}', '"2026-01-05"') where user_id = $1`,
    [member.userId],
  );
  const over = await member.call('POST', wire.sharing, share);
  assert.equal(over.status, 409);
  assert.match(JSON.stringify(over.body), /The four weeks of this list are over\./);
  const other = await createPlannedMember(server, { made: [] });
  const none = await other.call('POST', wire.sharing, share);
  assert.equal(none.status, 409);
  assert.match(JSON.stringify(none.body), /There is no shopping list to share yet\./);
});

test('a link reads and ticks the list of its own member and of nobody else', async () => {
  const [one, other] = [await planned(), await planned()];
  const [secret, foreign] = [await secretOf(one), await secretOf(other)];
  const own = { user_id: other.userId, id: randomUUID(), name: 'Candles' };
  await other.call('POST', '/rest/v1/shopping_own_lines', own);
  const { list, shown, ticks } = await open(secret);
  assert.ok(shown);
  assert.deepEqual([shown.own, ticks], [[], []]);
  const said = [
    { item: `own:${own.id}`, ticked: true, at: Date.now() },
    { item: rowsOf(shown)[0]?.item ?? '', ticked: true, at: Date.now() },
  ];
  await open(secret, { list, ticks: said });
  assert.deepEqual(await ownTicks(other), []);
  assert.deepEqual((await open(foreign)).ticks, []);
  // the session of somebody else opens no more than no session
  const asked = await other.call('POST', wire.shared, { secret });
  assert.equal(v.parse(sharedAnswerSchema, asked.body).shown?.own.length, 0);
});

test('what the profile no longer allows says to ask first, and not why', async () => {
  const member = await planned();
  const secret = await secretOf(member);
  const { state } = await open(secret);
  const path = `/rest/v1/profiles?user_id=eq.${member.userId}`;
  const changed = { allergies: ['Eggs'], updated_at: new Date().toISOString() };
  assert.equal((await member.call('PATCH', path, changed)).status, 204);
  const { shown } = await open(secret, { known: state });
  assert.ok(shown?.ask);
  const asked = rowsOf(shown).filter(({ ask }) => ask);
  assert.ok(asked.some(({ food }) => food === 'eggs'));
  assert.doesNotMatch(JSON.stringify(shown), /allerg|avoid|must not|profile/i);
});

test('the secret is in no table and in no line of the log, and goes with the account', async () => {
  const member = await planned();
  const secret = await secretOf(member);
  await shownTo(secret);
  await isOver(`${secret.slice(0, -2)}__`);
  await post({ secret: `${secret} ` });
  const { owner } = server.database;
  const { rows } = await owner.query(
    'select to_jsonb(l) as kept from sharing.lists l where user_id = $1',
    [member.userId],
  );
  assert.equal(rows.length, 1);
  assert.ok(!JSON.stringify(rows).includes(secret));
  assert.ok(lines.some((line) => line.includes(wire.shared)));
  assert.ok(!lines.some((line) => line.includes(secret.slice(0, 20))));
  const copy = JSON.stringify((await member.call('POST', wire.exportData)).body);
  assert.match(copy, /"sharing.lists":\[\{[^\]]*"tier"/);
  assert.ok(!copy.includes(String(rows[0].kept.token_hash)));
  await owner.query('delete from auth.users where id = $1', [member.userId]);
  await isOver(secret);
  const left = 'select from sharing.lists where user_id = $1';
  assert.equal((await owner.query(left, [member.userId])).rowCount, 0);
});

test('whoever guesses is held up, and one link is asked for so often and no more', async () => {
  const member = await planned();
  const secret = await secretOf(member);
  const guess = () => post({ secret: randomBytes(32).toString('base64url') }, '198.51.100.7');
  const guesses = await Promise.all(Array.from({ length: 40 }, guess));
  assert.equal(guesses.filter(({ status }) => status === 404).length, 30);
  assert.equal(guesses.filter(({ status }) => status === 429).length, 10);
  const { owner } = server.database;
  const used = `update auth.rate_limits set tokens = 1, updated_at = now() where bucket = $1`;
  await shownTo(secret);
  assert.equal((await owner.query(used, [`shared-list:${member.userId}`])).rowCount, 1);
  assert.equal((await post({ secret })).status, 200);
  assert.equal((await post({ secret })).status, 429);
});

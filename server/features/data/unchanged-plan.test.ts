import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  type DataCall,
  type DataWire,
  type Member,
  openDataWire,
} from '#test/support/database/data-wire.ts';

/** A page as long as that of a week. */
const page = '<p>week</p>'.repeat(4_000);
let wire: DataWire;
let member: Member;
let other: Member;

const weeksOf = ({ id }: Member) =>
  `/meal_plans?select=week,content,updated_at&user_id=eq.${id}&order=week.asc`;

async function plan({ id }: Member): Promise<void> {
  await wire.database.owner.query(
    `insert into public.meal_plans (user_id, week, content, updated_at)
      select $1, week, $2, '2026-11-01' from generate_series(1, 4) as week`,
    [id, page],
  );
}

const read = (path: string, options: DataCall = {}, asking = member) =>
  wire.call('GET', path, { token: asking.token, ...options });

const again = (path: string, tag: string, asking = member) =>
  read(path, { headers: { 'if-none-match': tag } }, asking);

async function tagOf(path: string, asking = member): Promise<string> {
  const answer = await read(path, {}, asking);
  assert.equal(answer.status, 200, answer.text);
  return answer.headers.get('etag') ?? '';
}

before(async () => {
  wire = await openDataWire();
  [member, other] = await Promise.all([wire.member(), wire.member()]);
  await Promise.all([plan(member), plan(other)]);
});
after(() => wire.close());

test('four weeks that the client has are answered without them', async () => {
  const first = await read(weeksOf(member));
  const tag = first.headers.get('etag') ?? '';
  assert.match(tag, /^W\/"[\w-]{22}"$/);
  assert.ok(first.text.length > 4 * page.length);
  for (const known of [tag, tag.slice(2), `"of another", ${tag}`]) {
    const same = await again(weeksOf(member), known);
    assert.deepEqual([same.status, same.text], [304, ''], known);
    assert.equal(same.headers.get('etag'), tag);
    // nobody but the page itself keeps what is a member's
    assert.equal(same.headers.get('cache-control'), 'no-store');
    assert.equal(same.headers.get('content-type'), null);
  }
  const packed = await read(weeksOf(member), { headers: { 'accept-encoding': 'br' } });
  assert.equal(packed.headers.get('etag'), tag);
});

test('so is a list, though its page is not asked for', async () => {
  const { owner } = wire.database;
  await owner.query(
    `insert into public.shopping_lists (user_id, content, details) values ($1, $2, '{"lines": []}')`,
    [member.id, page],
  );
  const list = `/shopping_lists?select=details,updated_at&user_id=eq.${member.id}`;
  const tag = await tagOf(list);
  const same = await again(list, tag);
  assert.deepEqual([same.status, same.text], [304, '']);
  await owner.query(`update public.shopping_lists set details = '{}' where user_id = $1`, [
    member.id,
  ]);
  assert.equal((await again(list, tag)).status, 200);
});

test('the pages are not read to find out that they are the same', async () => {
  const { owner } = wire.database;
  const tag = await tagOf(weeksOf(member));
  await owner.query(`revoke select on public.meal_plans from authenticated;
    grant select (user_id, week, updated_at, xmin, ctid) on public.meal_plans to authenticated`);
  assert.equal((await read(weeksOf(member))).status, 403);
  assert.equal((await again(weeksOf(member), tag)).status, 304);
  await owner.query('grant select on public.meal_plans to authenticated');
});

test('whatever changes a week changes the tag, though its time be the same', async () => {
  const { owner } = wire.database;
  const changes = [
    `update public.meal_plans set content = 'changed' where user_id = $1 and week = 2`,
    `update public.meal_plans set generated_at = now() where user_id = $1`,
    `update public.meal_plans set content = content where user_id = $1 and week = 1`,
    'delete from public.meal_plans where user_id = $1 and week = 4',
    `insert into public.meal_plans (user_id, week, content, updated_at) values ($1, 4, 'new', '2026-11-01')`,
  ];
  for (const change of changes) {
    const tag = await tagOf(weeksOf(member));
    await owner.query(change, [member.id]);
    const answer = await again(weeksOf(member), tag);
    assert.equal(answer.status, 200, change);
    assert.notEqual(answer.headers.get('etag'), tag);
  }
  const tag = await tagOf(weeksOf(member));
  const path = `/meal_plans?user_id=eq.${member.id}&week=eq.1`;
  await read(path);
  await wire.call('PATCH', path, { token: member.token, body: { content: 'by the client' } });
  assert.equal((await again(weeksOf(member), tag)).status, 200);
});

test("another member's change leaves the tag, and their tag opens nothing", async () => {
  const tag = await tagOf(weeksOf(member));
  await wire.database.owner.query(`update public.meal_plans set content = 'x' where user_id = $1`, [
    other.id,
  ]);
  assert.equal((await again(weeksOf(member), tag)).status, 304);
  const others = await again(weeksOf(member), tag, other);
  assert.deepEqual([others.status, others.text], [200, '[]']);
  assert.equal(others.headers.get('etag'), null);
});

test('a tag is for one question, asked in one way', async () => {
  const tag = await tagOf(weeksOf(member));
  const fewer = `/meal_plans?select=week&user_id=eq.${member.id}&order=week.asc`;
  assert.equal((await again(fewer, tag)).status, 200);
  for (const headers of [
    { accept: 'text/csv' },
    { accept: 'application/vnd.pgrst.array+json;nulls=stripped' },
    { prefer: 'timezone=Asia/Tokyo' },
  ]) {
    const answer = await read(weeksOf(member), { headers: { ...headers, 'if-none-match': tag } });
    assert.equal(answer.status, 200, JSON.stringify(headers));
  }
  assert.equal((await again(weeksOf(member), '*')).status, 200);
});

test('what has no page, is counted, or is searched for has no tag', async () => {
  await wire.database.owner.query(
    'insert into public.kitchen (user_id) values ($1) on conflict do nothing',
    [member.id],
  );
  for (const path of ['/kitchen', '/meal_plans?content=like.*a*', '/meal_plans?week=eq.9']) {
    assert.equal((await read(path)).headers.get('etag'), null, path);
  }
  const counted = await read('/meal_plans', { headers: { prefer: 'count=exact' } });
  assert.equal(counted.headers.get('etag'), null);
});

test('an ended session is told so, and not that nothing has changed', async () => {
  const guest = await wire.member();
  await plan(guest);
  const tag = await tagOf(weeksOf(guest), guest);
  assert.equal((await again(weeksOf(guest), tag, guest)).status, 304);
  await wire.database.owner.query('delete from auth.sessions where user_id = $1', [guest.id]);
  assert.equal((await again(weeksOf(guest), tag, guest)).status, 401);
});

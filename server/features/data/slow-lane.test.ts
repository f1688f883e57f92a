import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type DataWire, type Member, openDataWire } from '#test/support/data-wire.ts';

const arrange = `
  do $$ begin
    execute format('alter role authenticator in database %I set statement_timeout = %L', current_database(), '400ms');
  end $$;`;
// three groups that are found again: PostgreSQL tries every way to cut the text into them
const endless = `content=match.${encodeURIComponent('^(.+)(.+)(.+)\\1\\2\\3c?x?$')}`;

let wire: DataWire;
let flooder: Member;
let neighbour: Member;

before(async () => {
  wire = await openDataWire(arrange);
  flooder = await wire.member();
  neighbour = await wire.member();
  const plan = { user_id: flooder.id, week: 1, content: 'ab'.repeat(20_000) };
  const profile = { user_id: neighbour.id, full_name: 'Neighbour' };
  await wire.call('POST', '/meal_plans', { token: flooder.token, body: plan });
  await wire.call('POST', '/profiles', { token: neighbour.token, body: profile });
});
after(() => wire.close());

test('a flood of slow patterns leaves the other members their connections', async () => {
  const ended: string[] = [];
  const flood = Array.from({ length: 30 }, async () => {
    const path = `/meal_plans?select=week&${endless}`;
    const { status, headers } = await wire.call('GET', path, { token: flooder.token });
    ended.push(String(status));
    if (status === 503) assert.equal(headers.get('retry-after'), '1');
    return status;
  });
  const reads = Array.from({ length: 20 }, async () => {
    const path = '/profiles?select=full_name';
    const { status, json } = await wire.call('GET', path, { token: neighbour.token });
    ended.push('read');
    assert.deepEqual([status, json], [200, [{ full_name: 'Neighbour' }]]);
  });
  const statuses = await Promise.all(flood);
  await Promise.all(reads);
  // no read waited until a slow statement was cut off
  assert.ok(ended.lastIndexOf('read') < ended.indexOf('500'), ended.join(' '));
  assert.equal(statuses.filter((status) => status === 500).length, 10);
  assert.equal(statuses.filter((status) => status === 503).length, 20);
});

test('a pattern that is no flood is answered', async () => {
  const path = '/profiles?select=full_name&full_name=ilike.neigh*';
  const { status, json } = await wire.call('GET', path, { token: neighbour.token });
  assert.deepEqual([status, json], [200, [{ full_name: 'Neighbour' }]]);
});

test('a megabyte of the shortest rows is refused before the database sees it', async () => {
  const body = `content\n${'a\n'.repeat(500_000)}`;
  const headers = { 'content-type': 'text/csv' };
  const { status } = await wire.call('POST', '/feedback', { body, headers });
  assert.equal(status, 413);
  const { rows } = await wire.database.owner.query('select from public.feedback');
  assert.equal(rows.length, 0);
});

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type DataWire, type Member, openDataWire } from '#test/support/data-wire.ts';

const limitedTo = (time: string) => `
  do $$ begin
    execute format('alter role authenticator in database %I set statement_timeout = %L', current_database(), '${time}');
  end $$;`;
// three groups that are found again: PostgreSQL tries every way to cut the text into them
const endless = `content=match.${encodeURIComponent('^(.+)(.+)(.+)\\1\\2\\3c?x?$')}`;

let wire: DataWire;
let flooder: Member;
let neighbour: Member;

before(async () => {
  wire = await openDataWire(limitedTo('60s'));
  flooder = await wire.member();
  neighbour = await wire.member();
  const plan = { user_id: flooder.id, week: 1, content: 'ab' };
  const profile = { user_id: neighbour.id, full_name: 'Neighbour' };
  await wire.call('POST', '/meal_plans', { token: flooder.token, body: plan });
  await wire.call('POST', '/profiles', { token: neighbour.token, body: profile });
});
after(() => wire.close());

test('a flood of slow patterns leaves the other members their connections', async () => {
  // the lock stands for patterns that take for ever, however fast the machine is
  const { owner } = wire.database;
  await owner.query('begin; lock table public.meal_plans in access exclusive mode');
  const answers: Promise<void>[] = [];
  let refused = 0;
  const allRefused = new Promise<void>((resolve) => {
    answers.push(
      ...Array.from({ length: 30 }, async () => {
        const path = '/meal_plans?select=week&content=like.*x';
        const { status, headers, json } = await wire.call('GET', path, { token: flooder.token });
        if (status === 200) {
          assert.deepEqual(json, []);
          return;
        }
        assert.deepEqual([status, headers.get('retry-after')], [503, '1']);
        refused += 1;
        if (refused === 20) resolve();
      }),
    );
  });
  // an answer that is neither ends the wait
  await Promise.race([allRefused, Promise.all(answers)]);
  const reads = Array.from({ length: 20 }, async () => {
    const path = '/profiles?select=full_name';
    const { status, json } = await wire.call('GET', path, { token: neighbour.token });
    assert.deepEqual([status, json], [200, [{ full_name: 'Neighbour' }]]);
  });
  await Promise.all(reads);
  await owner.query('rollback');
  await Promise.all(answers);
  assert.equal(refused, 20);
});

test('a pattern that takes for ever is cut off', async () => {
  const hasty = await openDataWire(limitedTo('400ms'));
  try {
    const { id, token } = await hasty.member();
    await hasty.database.owner.query(
      'insert into public.meal_plans (user_id, week, content) values ($1, 1, $2)',
      [id, 'ab'.repeat(20_000)],
    );
    const { status, json } = await hasty.call('GET', `/meal_plans?select=week&${endless}`, {
      token,
    });
    assert.equal(status, 500);
    assert.deepEqual(json, {
      code: '57014',
      details: null,
      hint: null,
      message: 'canceling statement due to statement timeout',
    });
  } finally {
    await hasty.close();
  }
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

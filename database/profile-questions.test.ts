import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type pg from 'pg';
import { healthQuestions } from '#planning/profile/health-questions.ts';
import { kitchenQuestions } from '#planning/profile/kitchen-questions.ts';
import { profileQuestions } from '#planning/profile/profile-questions.ts';
import { missing, outOfBounds, type Questions, tooLong } from '#planning/profile/question.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { boundRows, boundsSql, columnSql } from '#test/support/database/question-sql.ts';
import { openSqlMember } from '#test/support/database/sql-member.ts';
import { saveAsOnce } from '#test/support/members/profile-of-once.ts';

const questions: Questions = profileQuestions;
let database: TestDatabase;
let member: pg.Client;
let id: string;

before(async () => {
  database = await createTestDatabase();
  ({ id, client: member } = await openSqlMember(database));
});
after(async () => {
  await member.end();
  await database.drop();
});

interface Column {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly initial: string | null;
  /** Its CHECK constraints, as PostgreSQL writes them. */
  readonly checks: readonly string[];
}

async function columnsOf(table: string): Promise<ReadonlyMap<string, Column>> {
  const { rows } = await database.owner.query<Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as required,
        pg_get_expr(adbin, adrelid) as initial, array(
          select replace(pg_get_constraintdef(oid), ' NOT VALID', '') from pg_constraint
            where conrelid = attrelid and contype = 'c' and attnum = any (conkey) order by 1) as checks
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = $1::regclass and attnum > 0 and not attisdropped
        and attname not in ('user_id', 'updated_at')`,
    [table],
  );
  return new Map(rows.map((column) => [column.name, column]));
}

const asking: readonly (readonly [table: string, questions: Questions])[] = [
  ['profiles', questions],
  ['kitchen', kitchenQuestions],
  ['health_answers', healthQuestions],
];
for (const [table, all] of asking) {
  test(`every question of ${table} has its column, with the same options, bounds and default`, async () => {
    const columns = Object.entries(all).map(
      ([name, question]) => [name, columnSql(table, name, question)] as const,
    );
    await database.owner.query(
      `create table public.asked (${columns.map(([, sql]) => sql).join(', ')})`,
    );
    const [asked, kept] = [await columnsOf('public.asked'), await columnsOf(`public.${table}`)];
    await database.owner.query('drop table public.asked');
    for (const [name, sql] of columns) {
      assert.deepEqual(
        kept.get(name),
        asked.get(name),
        `A migration must bring the column to\n  alter table public.${table} add column ${sql};\n` +
          '(of a column that is there: its constraint anew, added as `not valid`, then validated)',
      );
    }
    assert.deepEqual(
      [...kept.keys()].sort(),
      [...asked.keys()].sort(),
      'columns without a question',
    );
  });
}

test('the bounds of new answers are those of the form', async () => {
  const { rows } = await database.owner.query('select * from public.profile_bounds()');
  assert.deepEqual(
    rows,
    boundRows(questions),
    `A migration must replace the body of public.profile_bounds() by\n${boundsSql(questions)}`,
  );
});

const refused = (message: string, column: string) => ({ code: '23514', message, column });

async function answer(name: string, value: unknown): Promise<void> {
  await member.query(
    `insert into public.profiles (user_id, full_name) values ($1, 'Thandi') on conflict do nothing`,
    [id],
  );
  await member.query(`update public.profiles set ${name} = $1 where user_id = $2`, [value, id]);
}

for (const [name, question] of Object.entries(questions)) {
  if (question.kind === 'number') {
    const { min, max } = question;
    test(`${name} is taken from ${min} to ${max} and refused beyond, in the words of the form`, async () => {
      const sentence = refused(outOfBounds(question), name);
      for (const beyond of [min - 1, max + 1, 0, -1, 2_000_000_000]) {
        await assert.rejects(answer(name, beyond), sentence);
      }
      for (const within of [min, max, question.initial]) await answer(name, within);
      const first = `insert into public.profiles (user_id, full_name, ${name}) values ($1, 'T', $2)`;
      await assert.rejects(member.query(first, [id, max + 1]), sentence);
    });
  } else if (question.kind === 'text') {
    test(`${name} is taken up to ${question.max} characters and refused beyond, in the words of the form`, async () => {
      await assert.rejects(
        answer(name, 'é'.repeat(question.max + 1)),
        refused(tooLong(question), name),
      );
      await answer(name, 'é'.repeat(question.max));
      const blank = answer(name, ' \t\n');
      if (question.required) await assert.rejects(blank, refused(missing(question), name));
      else await blank;
    });
  }
}

const query = (text: string, values?: unknown[]) => database.owner.query(text, values);

test('a row from wider bounds is read, exported, changed in every other answer, corrected and deleted', async () => {
  await answer('full_name', 'Gogo');
  await saveAsOnce(query, id, 'age = 92, height = 115');
  const ages = async () =>
    (await member.query('select age, height, weight from public.profiles')).rows;
  assert.deepEqual(await ages(), [{ age: 92, height: 115, weight: 70 }]);
  const { rows } = await member.query('select privacy.own_data() as copy');
  assert.equal(rows[0].copy['public.profiles'][0].age, 92);

  // as the form sends it: every answer, of which one has changed
  await member.query('update public.profiles set age = 92, height = 115, weight = 71');
  await member.query(
    `insert into public.profiles (user_id, full_name, age, height, weight) values ($1, 'Gogo', 92, 115, 72)
       on conflict (user_id) do update
         set age = excluded.age, height = excluded.height, weight = excluded.weight`,
    [id],
  );
  assert.deepEqual(await ages(), [{ age: 92, height: 115, weight: 72 }]);
  // another number out of bounds is a new answer, also where one was before
  await assert.rejects(answer('age', 93), { code: '23514' });
  await assert.rejects(answer('height', 114), { code: '23514' });
  await answer('age', 29);
  await assert.rejects(answer('age', 92), { code: '23514' });
  await member.query('delete from public.profiles');
  assert.deepEqual(await ages(), []);
});

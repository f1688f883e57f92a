import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import pg from 'pg';
import * as v from 'valibot';
import { knownMigrations, migrate } from '#database/migrate.ts';
import { testCluster, testSecrets } from '#test/support/database/cluster.ts';
import { type MemberDatabase, openMemberDatabase } from '../../platform/database/database.ts';
import { consentTexts } from './consent-texts.ts';
import { setUpAgreement } from './set-up.ts';

const host = 'model.example.org';
/** Word for word what members were asked before less was sent. */
const wider = `I agree that what my plans are made from (age, gender, diet, allergies, disliked foods, how I cook and train; never my name or address) is sent to a language model at ${host}, which words my plans. Without it I get the same plans in plainer words. I can take it back at any time.`;

const name = `t_${randomBytes(6).toString('hex')}`;
let admin: pg.Client;
let owner: pg.Client;
let members: MemberDatabase;

const ask = (model: string | null = host) =>
  setUpAgreement(members, {
    required: false,
    lowestAge: 14,
    recipients: { webhook: null, model },
  });

async function addMember(): Promise<string> {
  const { rows } = await owner.query('insert into auth.users default values returning id');
  return v.parse(v.tuple([v.object({ id: v.string() })]), rows)[0].id;
}

/** Agrees to what is asked at this moment. */
const agree = (id: string) =>
  owner.query(
    `insert into public.consents (user_id, purpose, text_version, text_sha256)
      select $1, purpose, version, sha256 from public.consent_texts where purpose = 'model' and asked`,
    [id],
  );

async function holds(id: string): Promise<boolean> {
  const { rows } = await owner.query(`select agreement.holds($1, 'model') as holds`, [id]);
  return v.parse(v.tuple([v.object({ holds: v.boolean() })]), rows)[0].holds;
}

const textRow = v.object({
  text: v.string(),
  asked: v.boolean(),
  since: v.date(),
  until: v.nullable(v.date()),
});
async function modelTexts() {
  const { rows } = await owner.query(
    `select text, asked, since, until from public.consent_texts where purpose = 'model' order by since`,
  );
  return v.parse(v.array(textRow), rows);
}

/** Asks with the wider words, as a server of before does. */
async function askWider(): Promise<void> {
  await owner.query(`update public.consent_texts set asked = false where purpose = 'model'`);
  await owner.query(
    `insert into public.consent_texts (purpose, version, sha256, text, recipient)
      values ('model', '2026-11-28', encode(sha256(convert_to($1, 'UTF8')), 'hex'), $1, $2)
      on conflict (purpose, version, sha256) do update set asked = true`,
    [wider, host],
  );
}

let before60: string;
before(async () => {
  const cluster = await testCluster();
  admin = new pg.Client({ ...cluster, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${name}`);
  owner = new pg.Client({ ...cluster, database: name });
  await owner.connect();
  const known = [...(await knownMigrations()).keys()];
  await migrate(owner, new Set(known.filter((migration) => migration < '0060')));
  await askWider();
  before60 = await addMember();
  await agree(before60);
  await migrate(owner);
  const password = testSecrets.derive('login:authenticator').toString('base64url');
  members = openMemberDatabase(
    { host: cluster.host, port: cluster.port, database: name, user: 'authenticator', password },
    2,
    () => {},
  );
});
after(async () => {
  await members.close();
  await owner.end();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

test('who agreed to more goes on agreeing when less is asked, and the words they saw stay, with their dates', async () => {
  await ask();
  assert.equal(await holds(before60), true);
  const [first, second, ...more] = await modelTexts();
  assert.deepEqual(more, []);
  assert.ok(first && second);
  assert.equal(first.text, wider);
  assert.equal(first.asked, false);
  assert.ok(first.until && first.until >= first.since);
  const now = consentTexts({ webhook: null, model: host }).find(
    ({ purpose }) => purpose === 'model',
  );
  assert.deepEqual([second.text, second.asked, second.until], [now?.text, true, null]);
  const { rows } = await owner.query(
    'select shown.text from public.consents given join public.consent_texts shown on shown.sha256 = given.text_sha256 where given.user_id = $1 and given.withdrawn_at is null',
    [before60],
  );
  assert.deepEqual(rows, [{ text: wider }]);
});

test('who agreed to less does not agree when more is asked', async () => {
  await ask();
  const later = await addMember();
  await agree(later);
  assert.equal(await holds(later), true);
  // a server of before is started again
  await askWider();
  assert.equal(await holds(later), false);
  assert.equal(await holds(before60), true);
  const [first, second] = await modelTexts();
  assert.ok(first?.asked && first.until === null && second?.until);
  await ask();
  assert.equal(await holds(later), true);
});

test('what was taken back stays so with other words, and words of another host are none', async () => {
  await ask();
  const member = await addMember();
  await agree(member);
  await owner.query('update public.consents set withdrawn_at = now() where user_id = $1', [member]);
  assert.equal(await holds(member), false);
  await ask('other.example.org');
  assert.equal(await holds(before60), false);
  await ask(null);
  assert.equal(await holds(before60), false);
  assert.ok((await modelTexts()).every(({ asked, until }) => !asked && until !== null));
});

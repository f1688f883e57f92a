import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { createMember } from '#test/support/members/member.ts';
import { startTestServer } from '#test/support/server/server.ts';

let database: TestDatabase;
before(async () => {
  database = await createTestDatabase();
});
after(() => database.drop());

const consentRows = v.array(v.object({ terms_sha256: v.string(), privacy_sha256: v.string() }));
const textRows = v.array(
  v.object({
    name: v.string(),
    sha256: v.string(),
    text: v.string(),
    until: v.nullable(v.string()),
  }),
);
const fingerprint = (html: string) => /SHA-256\): <code>([0-9a-f]{64})</.exec(html)?.[1] ?? '';

/** What the terms and a member's consent say on a server of that supplier. */
async function visit(supplier: string) {
  const server = await startTestServer({ SUPPLIER_NAME: supplier }, { database });
  try {
    const get = async (path: string) => {
      const answer = await fetch(server.url + path, { redirect: 'manual' });
      return { status: answer.status, html: await answer.text() };
    };
    const member = await createMember(server.url);
    const read = async (table: string) => (await member.call('GET', `${wire.data}/${table}`)).body;
    const [consent] = v.parse(consentRows, await read('consents'));
    const texts = v.parse(textRows, await read('legal_texts?order=since'));
    const [terms, privacy] = [await get('/terms'), await get('/privacy')];
    const old = await Promise.all(
      texts.map(({ name, sha256 }) => get(`/${name}?version=${sha256}`)),
    );
    return { consent, texts, terms, privacy, old, unknown: await get('/terms?version=abc') };
  } finally {
    await server.close();
  }
}

test('what somebody agreed under can be read again after it has changed, word for word', async () => {
  const before = await visit('Lesedi Kitchen CC');
  assert.equal(before.terms.status, 200);
  assert.match(before.terms.html, /There are no earlier versions\./);
  assert.deepEqual(before.consent, {
    terms_sha256: fingerprint(before.terms.html),
    privacy_sha256: fingerprint(before.privacy.html),
  });

  const same = await visit('Lesedi Kitchen CC');
  assert.equal(same.texts.length, 2, 'the same words are no new version');

  const after = await visit('Phila Health (Pty) Ltd');
  assert.equal(after.texts.length, 4);
  assert.notDeepEqual(after.consent, before.consent);
  assert.equal(after.consent?.terms_sha256, fingerprint(after.terms.html));
  assert.match(after.terms.html, /Earlier versions/);
  assert.match(after.terms.html, new RegExp(`/terms\\?version=${before.consent?.terms_sha256}`));
  for (const [index, { sha256, text, until }] of after.texts.entries()) {
    assert.equal(createHash('sha256').update(text).digest('hex'), sha256);
    const shown = after.old[index];
    assert.equal(shown?.status, 200);
    assert.equal(fingerprint(shown.html), sha256);
    assert.equal(/This is an earlier version/.test(shown.html), until !== null);
    assert.equal(shown.html.includes('Lesedi Kitchen CC'), until !== null);
    if (until !== null) assert.ok(shown.html.includes(text));
  }
  assert.equal(after.unknown.status, 302);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkNewPassword, createPasswords, weaknesses } from './passwords.ts';

const passwords = createPasswords();

test('a password is found right however its accents are spelt', async () => {
  const stored = await passwords.hash('caf\u00e9 9');
  assert.equal(await passwords.match(stored, 'cafe\u0301 9'), true);
  assert.equal(await passwords.match(stored, 'cafe 9'), false);
  assert.equal(await passwords.match(null, 'cafe\u0301 9'), false);
});

test('the longest password that may be chosen is found right, spelt in the longest way', async () => {
  // U+0390 has two bytes, and six when its marks stand apart
  const password = '\u0390'.repeat(36);
  const apart = password.normalize('NFD');
  assert.equal(Buffer.byteLength(apart), 216);
  checkNewPassword(apart);
  assert.equal(await passwords.match(await passwords.hash(password), apart), true);
  assert.throws(() => checkNewPassword(`${apart}\u0390`), /72/);
});

test('an endless password is refused before anything is done with it', async (t) => {
  // putting marks in order takes time by the square of their number: half a megabyte would take minutes
  const endless = `a${'\u0315\u0300'.repeat(50_000)}`;
  const given: string[] = [];
  const watched = createPasswords({
    hash: async () => '',
    verify: async (_stored, password) => given.push(password) > 0,
  });
  const normalize = t.mock.method(String.prototype, 'normalize');
  assert.equal(await watched.match('a stored hash', endless), false);
  assert.equal(await watched.match(null, endless), false);
  await assert.rejects(watched.hash(endless), /72/);
  assert.throws(() => checkNewPassword(endless), /72/);
  assert.deepEqual(weaknesses(endless), []);
  assert.equal(normalize.mock.callCount(), 0);
  assert.deepEqual(given, ['', '']);
});

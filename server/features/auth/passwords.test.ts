import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkNewPassword, hashPassword, passwordMatches, weaknesses } from './passwords.ts';

test('a password is found right however its accents are spelt', async () => {
  const stored = await hashPassword('caf\u00e9 9');
  assert.equal(await passwordMatches(stored, 'cafe\u0301 9'), true);
  assert.equal(await passwordMatches(stored, 'cafe 9'), false);
  assert.equal(await passwordMatches(null, 'cafe\u0301 9'), false);
});

test('the longest password that may be chosen is found right, spelt in the longest way', async () => {
  // U+0390 has two bytes, and six when its marks stand apart
  const password = '\u0390'.repeat(36);
  const apart = password.normalize('NFD');
  assert.equal(Buffer.byteLength(apart), 216);
  checkNewPassword(apart);
  assert.equal(await passwordMatches(await hashPassword(password), apart), true);
  assert.throws(() => checkNewPassword(`${apart}\u0390`), /72/);
});

test('an endless password is refused before anything is done with it', async () => {
  // putting marks in order takes time by the square of their number: half a megabyte would take minutes
  const endless = `a${'\u0315\u0300'.repeat(50_000)}`;
  const began = performance.now();
  assert.equal(await passwordMatches(await hashPassword('correct horse 9'), endless), false);
  assert.equal(await passwordMatches(null, endless), false);
  assert.throws(() => checkNewPassword(endless), /72/);
  assert.deepEqual(weaknesses(endless), []);
  assert.ok(performance.now() - began < 5_000);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPasswordRules } from './password-rules.ts';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();
const rules = createPasswordRules(8);
const email = 'thandi.mokoena@mail.example';

test('a password is found right however its accents are spelt', async () => {
  const stored = await passwords.hash('caf\u00e9 9');
  assert.equal(await passwords.match(stored, 'cafe\u0301 9'), true);
  assert.equal(await passwords.match(stored, 'cafe 9'), false);
  assert.equal(await passwords.match(null, 'cafe\u0301 9'), false);
});

test('the longest password that may be chosen is found right, spelt in the longest way', async () => {
  // U+0390 has two bytes, and six when its marks stand apart
  const password = '\u0390'.repeat(256);
  const apart = password.normalize('NFD');
  assert.equal(Buffer.byteLength(apart), 1536);
  rules.checkShape(apart);
  assert.equal(await passwords.match(await passwords.hash(password), apart), true);
  assert.throws(() => rules.checkShape(`${apart}\u0390`), /256/);
});

for (const character of ['a', 'š', '\u0390', '漢', '😀']) {
  test(`64 times ${character} is not too long, and each counts as one character`, async () => {
    const password = `${character.repeat(62)}Zq`;
    rules.checkShape(password);
    rules.checkStrength(password, email);
    assert.equal(await passwords.match(await passwords.hash(password), password), true);
    assert.deepEqual(rules.weaknesses(`${character.repeat(5)}Zq`, email), ['length']);
  });
}

test('a password that is too short is that alone, however common', () => {
  for (const password of ['123456', 'phila', 'thandi', 'qwerty', 'aaaa']) {
    assert.deepEqual(rules.weaknesses(password, email), ['length'], password);
  }
  const short = createPasswordRules(6);
  assert.deepEqual(short.weaknesses('123456', email), ['pwned']);
  assert.equal(rules.sentence(['length']), 'Password should be at least 8 characters.');
  assert.equal(short.sentence(['length']), 'Password should be at least 6 characters.');
});

test('what anybody would guess is refused', () => {
  const guesses = [
    ...['password', 'Password1', '12345678', 'iloveyou', 'football', 'P@ssw0rd', 'chelsea1'],
    ...['phila2026', 'Phila123!', 'PhilaPhila', '2026-phila'],
    ...['thandi2026', 'Mokoena!1', 'thandi.mokoena', email, 'mokoenathandi'],
    ...['        ', 'aaaaaaaaaaaa', 'abababababab'],
  ];
  for (const guess of guesses) assert.deepEqual(rules.weaknesses(guess, email), ['pwned'], guess);
});

test('what only holds such a word is not', () => {
  const own = [
    'thandi eats samp',
    'correct horse 9',
    'umngqusho no nyama',
    'my phila garden',
    '漢字漢字仮名仮名',
  ];
  for (const password of own) assert.deepEqual(rules.weaknesses(password, email), [], password);
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
  await assert.rejects(watched.hash(endless), /256/);
  assert.throws(() => rules.checkShape(endless), /256/);
  assert.deepEqual(rules.weaknesses(endless, email), []);
  assert.equal(normalize.mock.callCount(), 0);
  assert.deepEqual(given, ['', '']);
});

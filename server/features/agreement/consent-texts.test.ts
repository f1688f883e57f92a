import assert from 'node:assert/strict';
import { test } from 'node:test';
import { consentTexts } from './consent-texts.ts';

test('a recipient is named if and only if something is sent to it', () => {
  const purposesOf = (webhook: string | null, model: string | null) =>
    consentTexts({ webhook, model }).map(({ purpose }) => purpose);
  assert.deepEqual(purposesOf(null, null), ['plans']);
  assert.deepEqual(purposesOf('hooks.example.org', null), ['plans', 'webhook']);
  assert.deepEqual(purposesOf(null, 'model.example.org'), ['plans', 'model']);
  const [plans, webhook, model] = consentTexts({ webhook: 'one.example', model: 'two.example' });
  assert.doesNotMatch(plans?.text ?? '', /example/);
  assert.match(webhook?.text ?? '', / at one\.example\b/);
  assert.match(model?.text ?? '', / at two\.example\b/);
});

test('a text that has changed by a word has a version of its own', () => {
  const texts = consentTexts({ webhook: 'a.example', model: 'b.example' });
  assert.deepEqual(
    texts.map(({ purpose, version, sha256 }) => `${purpose} ${version} ${sha256.slice(0, 12)}`),
    [
      'plans 2026-11-28 f5366f34302e',
      'webhook 2026-11-28 e1bbba410828',
      'model 2026-11-28 (2) d9cfc3b1987f',
    ],
  );
});

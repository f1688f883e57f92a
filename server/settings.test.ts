import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSettings, SettingsError } from './settings.ts';

const root = '/srv/phila';

test('nothing needs to be set', () => {
  const settings = parseSettings({}, root);
  assert.equal(settings.port, 3000);
  assert.equal(settings.dataDir, '/srv/phila/.data');
  assert.equal(settings.databaseUrl, null);
  assert.equal(settings.publishableKey, 'anon');
  assert.deepEqual(settings.paymentLinks, { monthly: null, annual: null });
});

test('an empty variable counts as unset', () => {
  assert.equal(parseSettings({ PORT: '', SITE_URL: ' ' }, root).port, 3000);
});

for (const [env, message] of [
  [{ PORT: 'abc' }, /^PORT must be a whole number from 0 to 65535$/],
  [{ PORT: '70000' }, /^PORT must be a whole number from 0 to 65535$/],
  [
    { DATABASE_URL: 'mysql://x/y' },
    /^DATABASE_URL must be an address that starts with postgres:\/\//,
  ],
  [{ SECRET_KEY: 'short' }, /^SECRET_KEY must be a random text of at least 32 characters$/],
  [{ SIGN_UPS: 'yes' }, /^SIGN_UPS must be 'on' or 'off'$/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of trace, debug/],
  [{ PAYMENT_LINK_MONTHLY: 'javascript:alert(1)' }, /^PAYMENT_LINK_MONTHLY must be an address/],
] as const) {
  test(`${JSON.stringify(env)} is refused by name`, () => {
    assert.throws(
      () => parseSettings(env, root),
      (error: unknown) => error instanceof SettingsError && message.test(error.message),
    );
  });
}

test('all problems are told at once', () => {
  assert.throws(() => parseSettings({ PORT: 'x', LOG_LEVEL: 'y' }, root), /PORT[\s\S]*LOG_LEVEL/);
});

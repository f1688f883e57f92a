import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { parseEnv } from 'node:util';
import { fastify } from 'fastify';
import { testModes } from './settings/payment.ts';
import { withSecretFiles } from './settings/secret-files.ts';
import { parseSettings, readSettings, SettingsError, settingNames } from './settings.ts';

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
  [{ SECRET_KEY_OLD: 'short' }, /^SECRET_KEY_OLD must be a random text of at least 32 characters$/],
  [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY must be addresses or networks/],
  [{ TRUST_PROXY: '1' }, /^TRUST_PROXY must be/],
  [{ TRUST_PROXY: 'nginx' }, /^TRUST_PROXY must be/],
  [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY must be/],
  [{ TRUST_PROXY: '::1/129' }, /^TRUST_PROXY must be/],
  [{ TRUST_PROXY: '10.0.0.0/' }, /^TRUST_PROXY must be/],
  [{ TRUST_PROXY: '0.0.0.0/0' }, /^TRUST_PROXY must be/],
  [{ SIGN_UPS: 'yes' }, /^SIGN_UPS must be 'on' or 'off'$/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of trace, debug/],
  [{ SUPPORT_EMAIL: 'nobody' }, /^SUPPORT_EMAIL must be an email address$/],
  [{ ALLOWED_ORIGINS: 'https://app.example/path' }, /^ALLOWED_ORIGINS must be sites/],
  [{ AI_BASE_URL: 'http://model.example.org/v1' }, /^AI_BASE_URL must .* https:/],
  [{ DATABASE_URL: 'postgres://me:pw@db.example.org/phila' }, /^DATABASE_URL must .*sslmode/],
  [{ DATABASE_URL: 'postgres://me:pw@8.8.8.8/phila?sslmode=disable' }, /^DATABASE_URL must/],
  [{ DATABASE_URL: 'postgres://me:pw@8.8.8.8/phila?sslmode=no-verify' }, /^DATABASE_URL must/],
  [
    { DATABASE_URL: 'postgres://db.example.org/phila?uselibpqcompat=true&sslmode=require' },
    /^DATABASE_URL must/,
  ],
  // of words that contradict each other the driver hears one
  ...[
    'ssl=true&sslmode=disable',
    'ssl=true&sslmode=no-verify',
    'sslmode=require&sslmode=disable',
    'host=10.0.0.1&host=8.8.8.8',
  ].map((words): readonly [Readonly<Record<string, string>>, RegExp] => [
    { DATABASE_URL: `postgres://db.example.org/phila?${words}` },
    /^DATABASE_URL must/,
  ]),
  [{ SMTP_URL: 'smtp://mail.example.org?ignoreTLS=true' }, /^SMTP_URL must .*ignoreTLS/],
  [{ SMTP_URL: 'smtp://mail.example.org?requireTLS=false' }, /^SMTP_URL must .*requireTLS/],
  [{ SMTP_URL: 'smtp://mail.example.org?opportunisticTLS=true' }, /^SMTP_URL must/],
  [{ SMTP_URL: 'smtps://mail.example.org?tls.rejectUnauthorized=false' }, /^SMTP_URL must/],
  [{ PROFILE_WEBHOOK_URL: 'http://hook.example' }, /^PROFILE_WEBHOOK_URL must be .* https:/],
  [
    { PROFILE_WEBHOOK_URL: 'https://hook.example' },
    /^PROFILE_WEBHOOK_SECRET must be a random text of at least 32 characters/,
  ],
  [{ PAYSTACK_SECRET_KEY: 'pk_live_0123456789' }, /^PAYSTACK_SECRET_KEY must be the secret key/],
  [{ PAYFAST_MERCHANT_ID: '10000100' }, /^PAYFAST_PASSPHRASE must be the passphrase/],
  [
    {
      PAYFAST_MERCHANT_ID: '10000100',
      PAYFAST_MERCHANT_KEY: '46f0cd694581a',
      PAYFAST_PASSPHRASE: 'a-short-one',
    },
    /^PAYFAST_PASSPHRASE must be at least 12 random characters/,
  ],
  [{ PAYFAST_PASSPHRASE: 'two words' }, /^PAYFAST_PASSPHRASE must be letters, digits/],
  [
    {
      PAYFAST_MERCHANT_ID: '10000100',
      PAYFAST_PASSPHRASE: 'a',
      PAYFAST_VALIDATE_URL: 'http://pay.example.org/validate',
    },
    /^PAYFAST_VALIDATE_URL must be an address that starts with https/,
  ],
  [{ PAYMENT_LINK_MONTHLY: 'javascript:alert(1)' }, /^PAYMENT_LINK_MONTHLY must be an address/],
] as const) {
  test(`${JSON.stringify(env)} is refused by name`, () => {
    assert.throws(
      () => parseSettings(env, root),
      (error: unknown) => error instanceof SettingsError && message.test(error.message),
    );
  });
}

test('proxies are addresses, networks or names of networks; empty places are none', () => {
  const read = (TRUST_PROXY: string) => parseSettings({ TRUST_PROXY }, root).trustProxy;
  assert.deepEqual(read('10.0.0.0/8, ::1,loopback,'), ['10.0.0.0/8', '::1', 'loopback']);
  assert.deepEqual(read(','), []);
  // what the server is handed must be what it can use
  assert.ok(fastify({ trustProxy: [...read('10.0.0.0/8,::1/64,192.0.2.1,uniquelocal')] }));
});

test('a .env file is read, and one that cannot be read is told of', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'phila-env-'));
  t.after(() => rm(folder, { recursive: true }));
  assert.equal(readSettings(folder).signUps, true);
  await writeFile(path.join(folder, '.env'), 'SIGN_UPS=off\n');
  assert.equal(readSettings(folder).signUps, false);
  await rm(path.join(folder, '.env'));
  await mkdir(path.join(folder, '.env'));
  assert.throws(
    () => readSettings(folder),
    (error: unknown) => error instanceof SettingsError && /\.env/.test(error.message),
  );
});

test('a secret may lie in a file of its own, as vaults hand them out', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'phila-secrets-'));
  t.after(() => rm(folder, { recursive: true }));
  const secret = 'x'.repeat(40);
  await writeFile(path.join(folder, 'secret-key'), `${secret}\n`);
  await writeFile(path.join(folder, 'google'), 'of the service');
  await writeFile(path.join(folder, 'empty'), '\n');
  const given = {
    SECRET_KEY_FILE: 'secret-key',
    OAUTH_GOOGLE_SECRET_FILE: path.join(folder, 'google'),
    SMTP_URL_FILE: '',
    PORT_FILE: 'secret-key',
  };
  const read = withSecretFiles(given, folder);
  assert.deepEqual(read, { ...given, SECRET_KEY: secret, OAUTH_GOOGLE_SECRET: 'of the service' });
  // an env file names it as well as the environment does
  await writeFile(path.join(folder, '.env'), 'SECRET_KEY_FILE=secret-key\n');
  assert.equal(readSettings(folder).secretKey, secret);
  const refused: readonly (readonly [Readonly<Record<string, string>>, RegExp])[] = [
    [{ SMTP_URL_FILE: 'missing' }, /^SettingsError: SMTP_URL_FILE: .*missing cannot be read/],
    [{ SMS_KEY_FILE: 'empty' }, /^SettingsError: SMS_KEY_FILE: .* is empty/],
    [
      { SECRET_KEY: secret, SECRET_KEY_FILE: 'secret-key' },
      /SECRET_KEY must be given either itself or as SECRET_KEY_FILE/,
    ],
  ];
  for (const [env, message] of refused) {
    assert.throws(() => withSecretFiles(env, folder), message);
  }
});

test('all problems are told at once', () => {
  assert.throws(() => parseSettings({ PORT: 'x', LOG_LEVEL: 'y' }, root), /PORT[\s\S]*LOG_LEVEL/);
});

test('what stays in the operator’s network, is encrypted or was allowed needs no more', () => {
  for (const env of [
    { SMTP_URL: 'smtp://mail.example.org?requireTLS=true&tls.servername=mail.example.org' },
    { SMTP_URL: 'smtp://mail.example.org?ignoreTLS=true', SMTP_PLAIN: 'on' },
    { SMTP_URL: 'smtp://mailpit:1025?ignoreTLS=true' },
    { AI_BASE_URL: 'http://localhost:11434/v1' },
    { AI_BASE_URL: 'http://ollama:11434/v1' },
    { AI_BASE_URL: 'http://192.168.1.7/v1' },
    { AI_BASE_URL: 'http://[fd00::1]/v1' },
    { AI_BASE_URL: 'http://model.example.org/v1', AI_PLAIN: 'on' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel.example.org', TRACES_PLAIN: 'on' },
    { DATABASE_URL: 'postgres://me:pw@db/phila' },
    { DATABASE_URL: 'postgres://me:pw@127.0.0.1:5433/phila' },
    { DATABASE_URL: 'postgres:///phila?host=/run/postgresql' },
    { DATABASE_URL: 'postgres://me:pw@db.example.org/phila?sslmode=verify-full' },
    { DATABASE_URL: 'postgres://me:pw@db.example.org/phila?ssl=true' },
    { DATABASE_URL: 'postgres://me:pw@db.example.org/phila', DATABASE_PLAIN: 'on' },
  ]) {
    assert.ok(parseSettings(env, '/'));
  }
});

test('traces go where OpenTelemetry’s own settings say, and outside of the network encrypted', () => {
  assert.equal(parseSettings({}, '/').tracing, null);
  const address = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example.org/otlp/' };
  const headers = { OTEL_EXPORTER_OTLP_HEADERS: 'X-Key=a%20b,authorization=Basic%20dGVzdA==' };
  assert.deepEqual(parseSettings({ ...address, ...headers }, '/').tracing, {
    url: 'https://otel.example.org/otlp/v1/traces',
    headers: { 'x-key': 'a b', authorization: 'Basic dGVzdA==' },
    serviceName: 'phila',
    share: 1,
  });
  for (const env of [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel.example.org' },
    { ...address, OTEL_TRACES_SAMPLER_ARG: '2' },
    { ...address, OTEL_EXPORTER_OTLP_HEADERS: 'a' },
    { ...address, OTEL_EXPORTER_OTLP_HEADERS: 'a=%FF' },
  ]) {
    assert.throws(() => parseSettings(env, '/'), /^SettingsError: (OTEL_\w+) must be/);
  }
});

test('mails that leave the operator’s network go encrypted unless that was allowed otherwise', () => {
  const encrypted = (env: Readonly<Record<string, string>>) =>
    parseSettings(env, '/').smtpEncrypted;
  assert.equal(encrypted({ SMTP_URL: 'smtp://me:pw@mail.example.org' }), true);
  assert.equal(encrypted({ SMTP_URL: 'smtp://me:pw@mail.example.org', SMTP_PLAIN: 'on' }), false);
  assert.equal(encrypted({ SMTP_URL: 'smtp://127.0.0.1:2525' }), false);
  assert.equal(encrypted({}), false);
});

test('a consent is required by itself where members come from outside', () => {
  const required = (env: Readonly<Record<string, string>>) =>
    parseSettings(env, root).consentRequired;
  assert.equal(required({}), false);
  assert.equal(required({ SITE_URL: 'https://phila.example' }), true);
  assert.equal(required({ SITE_URL: 'http://phila.example' }), false);
  for (const host of ['localhost:8443', 'app.localhost', '127.0.0.1', '[::1]:3000']) {
    assert.equal(required({ SITE_URL: `https://${host}` }), false, host);
  }
  assert.equal(required({ CONSENT_REQUIRED: 'on' }), true);
  assert.equal(required({ SITE_URL: 'https://phila.example', CONSENT_REQUIRED: 'off' }), false);
});

test('the example names every setting, each with what it is without it', async () => {
  const text = await readFile(path.join(import.meta.dirname, '..', '.env.example'), 'utf8');
  const example = parseEnv(text);
  assert.deepEqual(Object.keys(example).sort(), [...settingNames].sort());
  assert.deepEqual(parseSettings(example, root), parseSettings({}, root));
});

test('phones need a service that sends text messages, and codes go there encrypted', () => {
  const read = (env: Readonly<Record<string, string>>) => parseSettings(env, root).sms;
  assert.throws(
    () => read({ PHONE_SIGN_INS: 'on' }),
    /^SettingsError: SMS_URL must be the address/,
  );
  assert.throws(() => read({ SMS_URL: 'http://sms.example.org' }), /SMS_URL must .* https:/);
  assert.deepEqual(read({ SMS_URL: 'http://localhost:8080', SMS_KEY: 'k', PHONE_SIGN_INS: 'on' }), {
    url: 'http://localhost:8080',
    key: 'k',
    anHour: 30,
  });
  assert.equal(read({}), null);
});

test('companies are named by their domains and a file', () => {
  const read = (SAML_METADATA: string) => parseSettings({ SAML: 'on', SAML_METADATA }, root).saml;
  assert.deepEqual(read('Example.org example.com=idp.xml, other.org=/etc/other.xml'), [
    { domains: ['example.org', 'example.com'], metadataFile: '/srv/phila/idp.xml' },
    { domains: ['other.org'], metadataFile: '/etc/other.xml' },
  ]);
  for (const text of ['', 'idp.xml', '=idp.xml', 'example.org=', 'localhost=x', 'a b.c=x']) {
    assert.throws(() => read(text), /SAML_METADATA must be domains/, text);
  }
  assert.throws(() => read('a.org=x, a.org=y'), /SAML_METADATA must name each domain once/);
  assert.equal(parseSettings({ SAML_METADATA: 'a.org=x' }, root).saml, null);
});

test('a provider that takes no money is known by its setting', () => {
  const of = (env: Readonly<Record<string, string>>) =>
    testModes(parseSettings(env, root).payments);
  const payfast = { PAYFAST_MERCHANT_ID: '10000100', PAYFAST_PASSPHRASE: 'a' };
  assert.deepEqual(of({}), []);
  assert.deepEqual(of({ ...payfast, PAYSTACK_SECRET_KEY: 'sk_live_0123456789' }), []);
  assert.deepEqual(
    of({ ...payfast, PAYFAST_SANDBOX: 'on', PAYSTACK_SECRET_KEY: 'sk_test_0123456789' }),
    ['PAYSTACK_SECRET_KEY', 'PAYFAST_SANDBOX'],
  );
  const sample = { ...payfast, PAYFAST_SANDBOX: 'on', PAYFAST_MERCHANT_KEY: '46f0cd694581a' };
  const { payfast: sandbox } = parseSettings(sample, root).payments;
  assert.equal(sandbox?.validateUrl, 'https://sandbox.payfast.co.za/eng/query/validate');
  assert.throws(
    () => parseSettings({ ...payfast, PAYFAST_API_URL: 'http://api.example.org' }, root),
    /PAYFAST_API_URL must be an address that starts with https/,
  );
});

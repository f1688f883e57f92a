import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { after, before, test } from 'node:test';
import { errors, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createClock } from '#test/support/accounts/auth-app.ts';
import { testSecrets } from '#test/support/database/cluster.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { parseSettings } from '../../settings.ts';
import { openServiceDatabase, type ServiceDatabase } from '../database/database.ts';
import { createSecrets } from './secrets.ts';
import { openTokens, type Tokens } from './tokens.ts';

let database: TestDatabase;
let accounts: ServiceDatabase;
const clock = createClock();
const settings = parseSettings({}, '/');
const open = (secrets = testSecrets) => openTokens({ settings, secrets, accounts, now: clock.now });
before(async () => {
  database = await createTestDatabase();
  accounts = openServiceDatabase(database.authService, 10, () => {});
});
after(async () => {
  await accounts.close();
  await database.drop();
});

const kidOf = (tokens: Tokens) => String(tokens.keySet.keys[0]?.kid);
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const invalid = (error: unknown) => error instanceof errors.JOSEError;

test('eight processes that start at once on an empty database end with one key', async () => {
  const others = Array.from({ length: 8 }, () =>
    openServiceDatabase(database.authService, 1, () => {}),
  );
  const opened = await Promise.all(
    others.map((own) => openTokens({ settings, secrets: testSecrets, accounts: own })),
  );
  await Promise.all(others.map((own) => own.close()));
  assert.equal(new Set(opened.map(kidOf)).size, 1);
  const { rows } = await database.owner.query('select kid from auth.signing_keys');
  assert.deepEqual(rows, [{ kid: opened[0] && kidOf(opened[0]) }]);
  const [first, second] = opened;
  const token = (await first?.sign({ sub: 'x' }, new Date(), 60)) ?? '';
  assert.equal((await second?.verify(token))?.sub, 'x');
});

test('the private half is not readable in the database', async () => {
  await open();
  const { rows } = await database.owner.query('select * from auth.signing_keys');
  assert.ok(!JSON.stringify(rows).includes('"d"'));
  assert.equal(rows.length, 1);
});

test('a database that was set up with another secret says so and names SECRET_KEY', async () => {
  await open();
  const other = createSecrets('quite another secret of more than 32 characters');
  await assert.rejects(open(other), { name: 'SigningKeyError', message: /SECRET_KEY/ });
});

test('a token holds until its end and not longer, also when it was verified before', async () => {
  const tokens = await open();
  const token = await tokens.sign({ sub: 'x', role: 'authenticated' }, clock.now(), 60);
  const expected = {
    iss: 'http://127.0.0.1:3000/auth/v1',
    aud: 'authenticated',
    sub: 'x',
    role: 'authenticated',
  };
  const iat = Math.floor(clock.now().getTime() / 1000);
  for (let round = 0; round < 2; round += 1) {
    assert.deepEqual(await tokens.verify(token), { ...expected, iat, exp: iat + 60 });
  }
  const unseen = await open();
  clock.advance(60);
  await assert.rejects(tokens.verify(token), errors.JWTExpired);
  await assert.rejects(unseen.verify(token), errors.JWTExpired);
});

test('where a leeway is given, a clock may be that many seconds behind and no more', async () => {
  const tokens = await open();
  const token = await tokens.sign({ sub: 'x' }, clock.now(), 60);
  await tokens.verify(token);
  const unseen = await open();
  clock.advance(89);
  for (const each of [tokens, unseen]) assert.equal((await each.verify(token, 30)).sub, 'x');
  clock.advance(1);
  for (const each of [tokens, unseen]) {
    await assert.rejects(each.verify(token, 30), errors.JWTExpired);
  }
});

test('takes no token that was changed, cut, made without a key or by another key', async () => {
  const tokens = await open();
  const kid = kidOf(tokens);
  const token = await tokens.sign({ sub: 'x' }, clock.now(), 60);
  await tokens.verify(token);
  const [head = '', payload = '', signature = ''] = token.split('.');
  const exp = Math.floor(clock.now().getTime() / 1000) + 60;
  const wanted = base64url({ sub: 'admin', exp });
  const unsigned = `${base64url({ alg: 'none', kid })}.${wanted}`;
  // the classic confusion: the public key taken for a shared secret
  const publicText = JSON.stringify(tokens.keySet.keys[0]);
  const symmetric = `${base64url({ alg: 'HS256', kid, typ: 'JWT' })}.${wanted}`;
  const mac = createHmac('sha256', publicText).update(symmetric).digest('base64url');
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const sign = (header: { kid?: string; jwk?: object }) =>
    new SignJWT({ sub: 'admin', exp })
      .setProtectedHeader({ alg: 'ES256', ...header })
      .sign(privateKey);
  const forged: Readonly<Record<string, string>> = {
    'changed payload': `${head}.${wanted}.${signature}`,
    'cut signature': `${head}.${payload}.${signature.slice(0, -4)}`,
    'no signature': `${head}.${payload}.`,
    'alg none': `${unsigned}.`,
    'alg none with a signature': `${unsigned}.${signature}`,
    'HS256 with the public key': `${symmetric}.${mac}`,
    'another key under our id': await sign({ kid }),
    'another key under its own id': await sign({ kid: createHash('sha256').digest('hex') }),
    'another key that it brings along': await sign({ kid, jwk: await exportJWK(publicKey) }),
    'a key without an id': await sign({}),
    words: 'anon',
    nothing: '',
  };
  for (const [name, text] of Object.entries(forged)) {
    await assert.rejects(tokens.verify(text), invalid, name);
  }
});

test('takes no token of ours that never ends', async () => {
  const tokens = await open();
  const { rows } = await database.owner.query(
    'select sealed_private_jwk, kid from auth.signing_keys',
  );
  const jwk = JSON.parse(testSecrets.unseal('signing-key', rows[0].sealed_private_jwk));
  const issuer = 'http://127.0.0.1:3000/auth/v1';
  const token = await new SignJWT({ sub: 'x', iss: issuer, aud: 'authenticated' })
    .setProtectedHeader({ alg: 'ES256', kid: rows[0].kid, typ: 'JWT' })
    .sign(jwk);
  await assert.rejects(tokens.verify(token), errors.JWTClaimValidationFailed);
});

test('a retired key is followed within ten seconds and verifies for a day; a revoked one does not', async () => {
  const running = await open();
  const before = await running.sign({ sub: 'x' }, clock.now(), 3600);
  assert.equal((await running.verify(before)).sub, 'x');
  await database.owner.query('update auth.signing_keys set retired_at = now()');
  const restarted = await open();
  assert.notEqual(kidOf(restarted), kidOf(running));
  const after = await restarted.sign({ sub: 'y' }, clock.now(), 3600);
  // not at once: ids that nobody knows must not become a query each
  await assert.rejects(running.verify(after), errors.JWKSNoMatchingKey);
  clock.advance(10);
  assert.equal((await running.verify(after)).sub, 'y');
  assert.equal(kidOf(running), kidOf(restarted));
  assert.equal((await running.verify(before)).sub, 'x');
  assert.equal(restarted.keySet.keys.length, 2);
  await database.owner.query(
    'update auth.signing_keys set revoked_at = now() where retired_at is not null',
  );
  clock.advance(10);
  for (const each of [running, restarted]) {
    await assert.rejects(each.verify(before), errors.JWKSNoMatchingKey);
    assert.equal((await each.verify(after)).sub, 'y');
  }
});

test('takes no token that another site, another product or another purpose stands on', async () => {
  const tokens = await open();
  const { rows } = await database.owner.query(
    'select sealed_private_jwk, kid from auth.signing_keys where retired_at is null',
  );
  const jwk = JSON.parse(testSecrets.unseal('signing-key', rows[0].sealed_private_jwk));
  const exp = Math.floor(clock.now().getTime() / 1000) + 60;
  const own = { sub: 'x', iss: 'http://127.0.0.1:3000/auth/v1', aud: 'authenticated', exp };
  const sign = (claims: object, typ = 'JWT') =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: rows[0].kid, typ })
      .sign(jwk);
  assert.equal((await tokens.verify(await sign(own))).sub, 'x');
  const foreign = [
    await sign({ ...own, iss: 'http://127.0.0.1:3000/other' }),
    await sign({ ...own, iss: undefined }),
    await sign({ ...own, aud: 'others' }),
    await sign({ ...own, aud: undefined }),
    await sign(own, 'at+jwt'),
  ];
  for (const token of foreign) await assert.rejects(tokens.verify(token), invalid);
  // a server without an address of its own may have another port in its next life
  const neighbour = await sign({ ...own, iss: 'http://127.0.0.1:3001/auth/v1' });
  assert.equal((await tokens.verify(neighbour)).sub, 'x');
  const named = await openTokens({
    settings: parseSettings({ SITE_URL: 'https://phila.example' }, '/'),
    secrets: testSecrets,
    accounts,
    now: clock.now,
  });
  await assert.rejects(named.verify(neighbour), invalid);
});

test('a signature is checked once for each token', async (t) => {
  const tokens = await open();
  const signed = await Promise.all(
    ['a', 'b', 'c'].map((sub) => tokens.sign({ sub }, clock.now(), 60)),
  );
  const checks = t.mock.method(crypto.subtle, 'verify').mock;
  for (let round = 0; round < 3; round += 1) {
    for (const token of signed) await tokens.verify(token);
    assert.equal(checks.callCount(), signed.length);
  }
});

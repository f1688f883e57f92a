import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';
import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import { identify } from './identify.ts';
import { WireError } from './wire-error.ts';

const kid = 'current';
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let gate: Parameters<typeof identify>[0];
const now = () => Math.floor(Date.now() / 1000);

before(async () => {
  keys = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid, alg: 'ES256' };
  const keySet = createLocalJWKSet({ keys: [jwk] });
  gate = {
    publishableKey: 'anon',
    verify: async (token) =>
      (await jwtVerify(token, keySet, { algorithms: ['ES256'], audience: 'authenticated' }))
        .payload,
  };
});

const sign = (
  claims: JWTPayload,
  header: { readonly kid?: string; readonly key?: CryptoKey } = {},
) =>
  new SignJWT({ aud: 'authenticated', exp: now() + 60, ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: header.kid ?? kid })
    .sign(header.key ?? keys.privateKey);
const asked = (token: string | undefined, apiKey: string | undefined = 'anon') =>
  identify(gate, { apiKey, authorization: token === undefined ? undefined : `Bearer ${token}` });

async function refusal(token: string): Promise<WireError> {
  const error = await asked(token).then(
    () => assert.fail('accepted'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof WireError, String(error));
  assert.equal(error.status, 401);
  assert.match(
    error.headers['www-authenticate'] ?? '',
    /^Bearer error="invalid_token", error_description="/,
  );
  return error;
}

test('the publishable key alone is a visitor, also as the token of the official client', async () => {
  const visitor = { role: 'anon', claims: {} };
  assert.deepEqual(await asked(undefined), visitor);
  assert.deepEqual(await asked('anon'), visitor);
  assert.deepEqual(await identify(gate, { apiKey: 'anon', authorization: 'Basic eDp5' }), visitor);
});

test('without the publishable key nobody enters, not even with a token', async () => {
  const token = await sign({ role: 'authenticated' });
  for (const apiKey of ['', 'anon2', 'ANON']) {
    await assert.rejects(
      identify(gate, { apiKey, authorization: `Bearer ${token}` }),
      (error) =>
        error instanceof WireError && error.status === 401 && error.message === 'Invalid API key',
    );
  }
  await assert.rejects(identify(gate, { apiKey: undefined, authorization: undefined }), WireError);
});

test('a token lifts to its role, with all its claims', async () => {
  const sub = randomUUID();
  const token = await sign({
    role: 'authenticated',
    sub,
    session_id: randomUUID(),
    more: { a: 1 },
  });
  const { role, claims } = await identify(gate, {
    apiKey: 'anon',
    authorization: `bearer  ${token}`,
  });
  assert.equal(role, 'authenticated');
  assert.deepEqual(claims.more, { a: 1 });
  assert.equal((await asked(await sign({}))).role, 'anon');
});

test('the role of a member needs a member and a session, and that of the operator is in no token', async () => {
  const whole = { role: 'authenticated', sub: randomUUID(), session_id: randomUUID() } as const;
  for (const claims of [
    { ...whole, sub: 'x' },
    { role: 'authenticated', session_id: whole.session_id },
    { ...whole, session_id: 'x' },
    { ...whole, role: 'service_role' },
  ]) {
    assert.equal((await refusal(await sign(claims))).code, 'PGRST303');
  }
});

test('no other role can be claimed', async () => {
  for (const role of ['postgres', 'authenticator', 'auth_service', '', 5, ['anon'], { a: 1 }]) {
    assert.equal((await refusal(await sign({ role }))).code, '22023');
  }
});

test('tokens that cannot be read or were signed by another', async () => {
  const stranger = await generateKeyPair('ES256');
  const secret = new TextEncoder().encode('x'.repeat(32));
  const symmetric = await new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'HS256', kid })
    .sign(secret);
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${encode({ alg: 'none' })}.${encode({ role: 'service_role' })}.`;
  const cases: readonly (readonly [string, RegExp])[] = [
    ['abc', /^Expected 3 parts in JWT; got 1$/],
    ['a.b.c.d.e', /^Expected 3 parts in JWT; got 5$/],
    ['x.y.z', /^JWT could not be decoded$/],
    [await sign({}, { key: stranger.privateKey }), /^JWT cryptographic operation failed$/],
    [await sign({}, { kid: 'unknown' }), /^No suitable key or wrong key type$/],
    [symmetric, /^Wrong or unsupported encoding algorithm$/],
    [unsigned, /^Wrong or unsupported encoding algorithm$/],
  ];
  for (const [token, message] of cases) {
    const error = await refusal(token);
    assert.equal(error.code, 'PGRST301');
    assert.match(error.message, message);
  }
});

test('tokens whose claims do not hold', async () => {
  const cases: readonly (readonly [JWTPayload, string])[] = [
    [{ exp: now() - 60 }, 'JWT expired'],
    [{ nbf: now() + 60 }, 'JWT not yet valid'],
    [{ aud: 'others' }, 'JWT not in audience'],
  ];
  for (const [claims, message] of cases) {
    const error = await refusal(await sign({ role: 'authenticated', ...claims }));
    assert.equal(error.code, 'PGRST303');
    assert.equal(error.message, message);
  }
});

test('a fault while verifying is no fault of the token', async () => {
  const broken = { ...gate, verify: () => Promise.reject(new Error('no database')) };
  await assert.rejects(
    identify(broken, { apiKey: 'anon', authorization: 'Bearer a.b.c' }),
    /no database/,
  );
});

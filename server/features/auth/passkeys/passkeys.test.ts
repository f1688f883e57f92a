import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { type AuthApp, createAuthApp } from '#test/support/accounts/auth-app.ts';
import {
  type Answer,
  type Call,
  call,
  claimsOf,
  refusalIn,
  sessionIn,
  signUp,
} from '#test/support/accounts/auth-calls.ts';
import {
  type Authenticator,
  type AuthenticatorOptions,
  createAuthenticator,
} from '#test/support/accounts/authenticator.ts';

let auth: AuthApp;
before(async () => {
  auth = await createAuthApp({ env: { PASSKEYS: 'on', MFA_WEBAUTHN: 'on' } });
});
after(() => auth.close());

const place = { rpId: 'localhost', origin: 'http://localhost:3000' };
const newKey = (options: Partial<AuthenticatorOptions> = {}) =>
  createAuthenticator({ ...place, ...options });
const post = (path: string, options: Call = {}) => call(auth, 'POST', path, options);

const offerSchema = v.object({
  challenge_id: v.pipe(v.string(), v.uuid()),
  expires_at: v.number(),
  options: v.looseObject({
    challenge: v.string(),
    user: v.optional(v.looseObject({ id: v.string() })),
    rpId: v.optional(v.string()),
  }),
});
const offerIn = (answer: Answer) => v.parse(offerSchema, answer.body);
const offerKey = async (token: string) =>
  offerIn(await post('/passkeys/registration/options', { token, body: {} }));

async function register(token: string, key: Authenticator): Promise<Answer> {
  const { challenge_id, options } = await offerKey(token);
  const body = { challenge_id, credential: key.create(options.challenge) };
  return post('/passkeys/registration/verify', { token, body });
}

async function comeIn(key: Authenticator, userHandle?: string, from: Call = {}): Promise<Answer> {
  const { challenge_id, options } = offerIn(await post('/passkeys/authentication/options'));
  const body = { challenge_id, credential: key.get(options.challenge, userHandle) };
  return post('/passkeys/authentication/verify', { ...from, body });
}
/** A device and a place that no member has come from. */
const elsewhere: Call = { ip: '198.51.100.7', headers: { 'user-agent': 'Firefox/1 (Android)' } };

const itemSchema = v.object({
  id: v.string(),
  friendly_name: v.optional(v.string()),
  created_at: v.string(),
  last_used_at: v.optional(v.string()),
});
const listed = async (token: string) =>
  v.parse(v.array(itemSchema), (await call(auth, 'GET', '/passkeys', { token })).body);

test('a passkey is registered, signs in without a password, is named and removed', async () => {
  const { access_token: token, user } = await signUp(auth);
  const key = newKey();
  const offered = await offerKey(token);
  assert.equal(offered.expires_at, Math.floor(auth.clock.now().getTime() / 1000) + 300);
  assert.deepEqual(offered.options.authenticatorSelection, {
    residentKey: 'required',
    userVerification: 'required',
    requireResidentKey: true,
  });
  const added = await register(token, key);
  const { id } = v.parse(itemSchema, added.body);
  assert.deepEqual(Object.keys(v.parse(itemSchema, added.body)), ['id', 'created_at']);

  const asked = offerIn(await post('/passkeys/authentication/options'));
  assert.deepEqual([asked.options.rpId, asked.options.allowCredentials], ['localhost', []]);
  const session = sessionIn(await comeIn(key, offered.options.user?.id));
  assert.equal(session.user.id, user.id);
  const { aal, amr } = claimsOf(session.access_token);
  assert.equal(aal, 'aal2');
  assert.equal(
    v.parse(v.array(v.object({ method: v.string(), timestamp: v.number() })), amr)[0]?.method,
    'passkey',
  );
  // a key that is on several devices lets in from each; that it was another one is told. Mails sort by their time
  await auth.mail(1);
  auth.clock.advance(1);
  sessionIn(await comeIn(key, offered.options.user?.id, elsewhere));
  assert.match(await auth.mail(2), /^Subject: A new device signed in to Phila$/m);
  const [used] = await listed(token);
  assert.deepEqual([used?.id, used?.last_used_at !== undefined], [id, true]);

  const rename = (name: unknown, by = token) =>
    call(auth, 'PATCH', `/passkeys/${id}`, { token: by, body: { friendly_name: name } });
  assert.equal(v.parse(itemSchema, (await rename('My phone')).body).friendly_name, 'My phone');
  assert.equal(refusalIn(await rename('')), '400 validation_failed');
  assert.equal(refusalIn(await rename('x'.repeat(121))), '400 validation_failed');
  const stranger = await signUp(auth);
  assert.equal(refusalIn(await rename('mine', stranger.access_token)), '404 validation_failed');
  const remove = (path: string, by: string) =>
    call(auth, 'DELETE', `/passkeys/${path}`, { token: by });
  assert.equal(refusalIn(await remove(id, stranger.access_token)), '404 validation_failed');
  assert.equal(refusalIn(await remove('x', token)), '404 validation_failed');
  const removed = await remove(id, token);
  assert.deepEqual([removed.status, removed.text], [204, '']);
  assert.equal(refusalIn(await comeIn(key)), '400 webauthn_verification_failed');
});

test('a challenge works once and for five minutes, for the member who got it', async () => {
  const { access_token: token } = await signUp(auth);
  const stranger = await signUp(auth);
  const key = newKey();
  const verify = (offer: v.InferOutput<typeof offerSchema>, by = token) =>
    post('/passkeys/registration/verify', {
      token: by,
      body: {
        challenge_id: offer.challenge_id,
        credential: key.create(offer.options.challenge),
      },
    });
  const first = await offerKey(token);
  const foreign = await verify(first, stranger.access_token);
  assert.equal(refusalIn(foreign), '400 webauthn_challenge_not_found');
  assert.equal((await verify(first)).status, 200);
  assert.equal(refusalIn(await verify(first)), '400 webauthn_challenge_not_found');
  const late = await offerKey(token);
  auth.clock.advance(300);
  assert.equal(refusalIn(await verify(late)), '400 webauthn_challenge_expired');
  const coming = offerIn(await post('/passkeys/authentication/options'));
  const used = () =>
    post('/passkeys/authentication/verify', {
      body: { challenge_id: coming.challenge_id, credential: key.get(coming.options.challenge) },
    });
  assert.equal((await used()).status, 200);
  assert.equal(refusalIn(await used()), '400 webauthn_challenge_not_found');
});

test('what does not hold is refused', async () => {
  const { access_token: token } = await signUp(auth);
  const bodies = [
    {},
    { challenge_id: 'x', credential: {} },
    { challenge_id: crypto.randomUUID() },
    { challenge_id: crypto.randomUUID(), credential: 'text' },
  ];
  for (const path of ['registration', 'authentication']) {
    for (const body of bodies) {
      const answer = await post(`/passkeys/${path}/verify`, { token, body });
      assert.equal(refusalIn(answer), '400 validation_failed', JSON.stringify(body));
    }
  }
  for (const wrong of [{ origin: 'https://phila.evil' }, { rpId: 'evil' }, { isUnlocked: false }]) {
    const answer = await register(token, newKey(wrong));
    assert.equal(refusalIn(answer), '400 webauthn_verification_failed', JSON.stringify(wrong));
  }
  const key = newKey();
  assert.equal((await register(token, key)).status, 200);
  const again = await signUp(auth);
  const taken = await register(again.access_token, key);
  assert.equal(refusalIn(taken), '422 webauthn_credential_exists');
  // a handle that names somebody else than the key's owner
  const other = Buffer.from(again.user.id.replaceAll('-', ''), 'hex').toString('base64url');
  assert.equal(refusalIn(await comeIn(key, other)), '400 webauthn_verification_failed');
  const { challenge_id } = offerIn(await post('/passkeys/authentication/options'));
  const unsigned = await post('/passkeys/authentication/verify', {
    body: { challenge_id, credential: key.get(Buffer.from('another one').toString('base64url')) },
  });
  assert.equal(refusalIn(unsigned), '400 webauthn_verification_failed');
});

test('a key that counts backwards is a copy', async () => {
  const { access_token: token } = await signUp(auth);
  const copied = newKey({ step: -1 });
  await register(token, copied);
  assert.equal(refusalIn(await comeIn(copied)), '400 webauthn_verification_failed');
});

test('banned and unconfirmed members stay out, and ten keys are enough', async () => {
  const { access_token: token, user } = await signUp(auth);
  const key = newKey();
  await register(token, key);
  const set = (sql: string) =>
    auth.database.owner.query(`update auth.users set ${sql} where id = $1`, [user.id]);
  await set('email_confirmed_at = null');
  assert.equal(refusalIn(await comeIn(key)), '403 email_not_confirmed');
  await set(`email_confirmed_at = now(), banned_until = 'infinity'`);
  assert.equal(refusalIn(await comeIn(key)), '403 user_banned');
  await set('banned_until = null');
  for (let count = 1; count < 10; count += 1) {
    assert.equal((await register(token, newKey())).status, 200);
  }
  const many = await post('/passkeys/registration/options', { token, body: {} });
  assert.equal(refusalIn(many), '422 too_many_passkeys');
});

test('a security key is a second factor', async () => {
  const { access_token: token, user } = await signUp(auth);
  const key = newKey({ isUnlocked: false });
  const enrolled = await post('/factors', {
    token,
    body: { factor_type: 'webauthn', friendly_name: 'YubiKey' },
  });
  const { id } = v.parse(
    v.strictObject({
      id: v.string(),
      type: v.literal('webauthn'),
      friendly_name: v.literal('YubiKey'),
    }),
    enrolled.body,
  );
  const askedSchema = v.object({
    id: v.string(),
    type: v.literal('webauthn'),
    expires_at: v.number(),
    webauthn: v.object({
      type: v.string(),
      credential_options: v.object({ publicKey: v.looseObject({ challenge: v.string() }) }),
    }),
  });
  const answer = async (by: string, respond: (challenge: string) => unknown) => {
    const asked = v.parse(
      askedSchema,
      (await post(`/factors/${id}/challenge`, { token: by, body: { factorId: id } })).body,
    );
    const { type, credential_options: options } = asked.webauthn;
    return {
      type,
      options,
      given: await post(`/factors/${id}/verify`, {
        token: by,
        body: {
          challenge_id: asked.id,
          webauthn: { type, credential_response: respond(options.publicKey.challenge) },
        },
      }),
    };
  };
  const made = await answer(token, (challenge) => key.create(challenge));
  assert.equal(made.type, 'create');
  assert.equal(claimsOf(sessionIn(made.given).access_token).aal, 'aal2');
  const next = sessionIn(
    await post('/token?grant_type=password', {
      body: { email: user.email, password: 'correct horse 9' },
    }),
  ).access_token;
  const asked = await answer(next, (challenge) => newKey().get(challenge));
  assert.equal(asked.type, 'request');
  assert.equal(refusalIn(asked.given), '422 mfa_verification_failed');
  const raised = await answer(next, (challenge) => key.get(challenge));
  const { aal, amr } = claimsOf(sessionIn(raised.given).access_token);
  assert.equal(aal, 'aal2');
  assert.ok(JSON.stringify(amr).includes('mfa/webauthn'));
});

test('where passkeys are off each address says so', async () => {
  const without = await createAuthApp();
  try {
    for (const [method, path] of [
      ['POST', '/passkeys/registration/options'],
      ['POST', '/passkeys/authentication/verify'],
      ['GET', '/passkeys'],
      ['DELETE', `/passkeys/${crypto.randomUUID()}`],
    ] as const) {
      assert.equal(refusalIn(await call(without, method, path)), '404 passkey_disabled');
    }
  } finally {
    await without.close();
  }
});

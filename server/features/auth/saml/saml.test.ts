import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { type AuthApp, createAuthApp } from '#test/support/accounts/auth-app.ts';
import {
  call,
  claimsOf,
  newEmail,
  password,
  refusalIn,
  sessionIn,
  signUp,
  userIn,
} from '#test/support/accounts/auth-calls.ts';
import {
  createSamlService,
  newSamlId,
  type SamlService,
  type SamlWords,
} from '#test/support/services/saml-service.ts';
import { openCompanies } from './companies.ts';

const site = 'http://localhost:3000';
const acs = '/auth/v1/sso/saml/acs';
let auth: AuthApp;
let url = '';
let folder = '';
let service: SamlService;
let other: SamlService;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'phila-saml-'));
  const first = createSamlService('https://idp.company.example');
  const second = createSamlService('https://idp.other.example');
  const files = [path.join(folder, 'company.xml'), path.join(folder, 'other.xml')] as const;
  await writeFile(files[0], first.metadata);
  await writeFile(files[1], second.metadata);
  auth = await createAuthApp({
    env: {
      SAML: 'on',
      SAML_METADATA: `company.example company.co.za=${files[0]}, other.example=${files[1]}`,
      MANUAL_LINKING: 'on',
      PASSKEYS: 'on',
    },
  });
  url = await auth.app.listen({ port: 0, host: '127.0.0.1' });
  const { text: metadata } = await call(auth, 'GET', '/sso/saml/metadata');
  service = first.meet(metadata);
  other = second.meet(metadata);
});
after(async () => {
  auth.app.server.closeAllConnections();
  await auth.close();
  await rm(folder, { recursive: true });
});

const begin = (body: object) => call(auth, 'POST', '/sso', { body });
const urlIn = (body: unknown) => v.parse(v.object({ url: v.string() }), body).url;

/** A question that our site has asked. */
async function asked(body: object = {}) {
  const wanted = { domain: 'company.example', redirect_to: `${site}/dashboard`, ...body };
  const answer = await begin({ skip_http_redirect: true, ...wanted });
  return service.read(urlIn(answer.body));
}

/** What a browser posts. @returns where it is sent on to */
async function post(SAMLResponse: string, RelayState: string) {
  const answer = await auth.app.inject({
    method: 'POST',
    url: acs,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ SAMLResponse, RelayState }).toString(),
  });
  assert.equal(answer.statusCode, 303, answer.body);
  const to = new URL(String(answer.headers.location));
  return { to, told: new URLSearchParams(to.hash.slice(1)) };
}

const mail = (email: string) => ({ attributes: { mail: email } });
let people = 0;
function newPerson(domain = 'company.example'): SamlWords {
  people += 1;
  return { nameId: `person-${people}`, ...mail(`person${people}@${domain}`) };
}

/** Signs a person in, in the implicit flow. */
async function come(words: SamlWords, options: Parameters<SamlService['answer']>[1] = {}) {
  const { id, relayState } = await asked();
  const { told } = await post(
    await service.answer({ inResponseTo: id, ...words }, options),
    relayState,
  );
  const token = told.get('access_token') ?? '';
  assert.notEqual(token, '', told.toString());
  return { token, refresh: told.get('refresh_token') ?? '', claims: claimsOf(token) };
}

/** The code of the refusal that such an answer meets. */
async function refused(
  words: SamlWords,
  change: (xml: string) => string = (xml) => xml,
  options: Parameters<SamlService['answer']>[1] = {},
): Promise<string | null> {
  const { id, relayState } = await asked();
  const encoded = await service.answer({ inResponseTo: id, ...newPerson(), ...words }, options);
  const xml = change(Buffer.from(encoded, 'base64').toString('utf8'));
  const { told } = await post(Buffer.from(xml).toString('base64'), relayState);
  assert.equal(told.get('access_token'), null);
  return told.get('error_code');
}

test('what we say of ourselves names this site and where answers are posted', async () => {
  const answer = await call(auth, 'GET', '/sso/saml/metadata?download=true');
  assert.match(String(answer.headers['content-type']), /^application\/xml/);
  assert.match(String(answer.headers['content-disposition']), /metadata\.xml/);
  assert.match(answer.text, new RegExp(`entityID="${site}/auth/v1/sso/saml/metadata"`));
  assert.match(answer.text, new RegExp(`Location="${site}${acs}"`));
  const settings = await call(auth, 'GET', '/settings');
  assert.equal(
    v.parse(v.looseObject({ saml_enabled: v.boolean() }), settings.body).saml_enabled,
    true,
  );
});

for (const signed of ['assertion', 'message'] as const) {
  test(`a person of a company comes by its sign-in (signed: ${signed}), and is known when they come again`, async () => {
    const person = newPerson();
    const one = await come({ ...person, sessionEnds: 7_200 }, { signed });
    const two = await come(person, { signed });
    assert.equal(one.claims.sub, two.claims.sub);
    const { body } = await call(auth, 'GET', '/user', { token: one.token });
    const user = v.parse(
      v.looseObject({
        email: v.string(),
        email_confirmed_at: v.string(),
        app_metadata: v.object({ provider: v.string(), providers: v.array(v.string()) }),
        identities: v.array(v.looseObject({ id: v.string(), provider: v.string() })),
      }),
      body,
    );
    assert.equal(user.email, person.attributes?.mail);
    const [identity] = user.identities;
    assert.equal(identity?.id, person.nameId);
    assert.match(identity?.provider ?? '', /^sso:[0-9a-f-]{36}$/);
    assert.equal(user.app_metadata.provider, identity?.provider);
    const [way] = v.parse(
      v.array(v.looseObject({ method: v.string(), provider: v.string() })),
      one.claims.amr,
    );
    assert.deepEqual(
      [way?.method, `sso:${way?.provider.replace(/^sso:/, '')}`],
      ['sso/saml', identity?.provider],
    );
    // the session lasts as long as the company says
    const { rows } = await auth.database.owner.query(
      'select not_after is not null as ends from auth.sessions where user_id = $1 order by created_at',
      [one.claims.sub],
    );
    assert.deepEqual(rows, [{ ends: true }, { ends: false }]);
  });
}

test('by the official client, in the PKCE flow', async () => {
  const storage = new Map<string, string>();
  const client = createClient(url, 'anon', {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
    },
  });
  const options = { redirectTo: `${site}/dashboard`, skipBrowserRedirect: true };
  const begun = await client.auth.signInWithSSO({ domain: 'COMPANY.co.za', options });
  assert.equal(begun.error, null);
  const { id, relayState } = await service.read(begun.data?.url ?? '');
  const person = newPerson('company.co.za');
  const { to } = await post(await service.answer({ inResponseTo: id, ...person }), relayState);
  assert.equal(`${to.origin}${to.pathname}`, `${site}/dashboard`);
  const { data, error } = await client.auth.exchangeCodeForSession(
    to.searchParams.get('code') ?? '',
  );
  assert.deepEqual([error, data.user?.email], [null, person.attributes?.mail]);
  const { claims } = (await client.auth.getClaims()).data ?? {};
  assert.equal(
    claims?.amr?.[0] && typeof claims.amr[0] === 'object' && claims.amr[0].method,
    'sso/saml',
  );
});

test('the company is named by its domain or its id, in one way and rightly', async () => {
  const plain = await begin({ domain: 'company.example' });
  assert.equal(plain.status, 303);
  const location = new URL(String(plain.headers.location));
  assert.equal(location.origin, 'https://idp.company.example');
  const { rows } = await auth.database.owner.query(
    `select provider from auth.identities where provider like 'sso:%' limit 1`,
  );
  const id = String(rows[0]?.provider).replace('sso:', '');
  assert.equal((await begin({ provider_id: id })).status, 303);
  for (const [body, code] of [
    [{}, '400 validation_failed'],
    [{ domain: 'company.example', provider_id: id }, '400 validation_failed'],
    [{ provider_id: 'company' }, '400 validation_failed'],
    [{ domain: 'company.example', code_challenge: 'x' }, '400 validation_failed'],
    [{ domain: 'unknown.example' }, '404 sso_provider_not_found'],
    [{ provider_id: crypto.randomUUID() }, '404 sso_provider_not_found'],
  ] as const) {
    assert.equal(refusalIn(await begin(body)), code, JSON.stringify(body));
  }
});

test('an answer that nobody signed, or somebody else, lets nobody in', async () => {
  const unsigned = (xml: string) => xml.replace(/<(?:ds:)?Signature\b.*<\/(?:ds:)?Signature>/s, '');
  for (const signed of ['assertion', 'message'] as const) {
    assert.equal(await refused({}, unsigned, { signed }), 'validation_failed');
    const altered = (xml: string) => xml.replaceAll('@company.example', '@company.co.za');
    assert.equal(await refused({}, altered, { signed }), 'validation_failed');
    const named = (xml: string) => xml.replace(/person-\d+/, 'director');
    assert.equal(await refused({}, named, { signed }), 'validation_failed');
  }
  const { id, relayState } = await asked();
  const foreign = { inResponseTo: id, issuer: service.entityId, ...newPerson() };
  const { told } = await post(await other.answer(foreign), relayState);
  assert.equal(told.get('error_code'), 'validation_failed');
});

/** Moves the signed assertion aside and puts one of the attacker's in its place (signature wrapping). */
const wrappings: Readonly<Record<string, (xml: string) => string>> = {
  'beside it': (xml) => {
    const [assertion = ''] = /<saml:Assertion\b.*<\/saml:Assertion>/s.exec(xml) ?? [];
    return xml.replace(assertion, evilOf(assertion) + assertion);
  },
  'after it': (xml) => {
    const [assertion = ''] = /<saml:Assertion\b.*<\/saml:Assertion>/s.exec(xml) ?? [];
    return xml.replace(assertion, assertion + evilOf(assertion));
  },
  'around it, in an extension': (xml) => {
    const [assertion = ''] = /<saml:Assertion\b.*<\/saml:Assertion>/s.exec(xml) ?? [];
    const hidden = `<samlp:Extensions>${assertion}</samlp:Extensions>`;
    return xml
      .replace(assertion, evilOf(assertion))
      .replace('<samlp:Status>', `${hidden}<samlp:Status>`);
  },
  'around it, in its own signature': (xml) => {
    const [assertion = ''] = /<saml:Assertion\b.*<\/saml:Assertion>/s.exec(xml) ?? [];
    const [signature = ''] = /<(?:ds:)?Signature\b.*<\/(?:ds:)?Signature>/s.exec(assertion) ?? [];
    const object = signature.replace(
      /<\/((?:ds:)?)Signature>$/,
      `<$1Object>${assertion.replace(signature, '')}</$1Object></$1Signature>`,
    );
    return xml.replace(assertion, evilOf(assertion.replace(signature, object)));
  },
  'inside the attacker’s, with one id for both': (xml) => {
    const [assertion = ''] = /<saml:Assertion\b.*<\/saml:Assertion>/s.exec(xml) ?? [];
    const [, id = ''] = /ID="([^"]+)"/.exec(assertion) ?? [];
    const evil = evilOf(assertion).replace(/ID="[^"]+"/, `ID="${id}"`);
    return xml.replace(
      assertion,
      evil.replace('</saml:Assertion>', `${assertion}</saml:Assertion>`),
    );
  },
};
function evilOf(assertion: string): string {
  return assertion
    .replace(/<(?:ds:)?Signature\b.*?<\/(?:ds:)?SignatureValue>.*?<\/(?:ds:)?Signature>/s, '')
    .replace(/ID="[^"]+"/, `ID="${newSamlId()}"`)
    .replace(/person-\d+/, 'director')
    .replaceAll(/person\d+@/g, 'director@');
}

for (const [how, wrap] of Object.entries(wrappings)) {
  test(`a signed assertion with another one ${how} lets nobody in`, async () => {
    let changed = false;
    const code = await refused({}, (xml) => {
      const wrapped = wrap(xml);
      changed = wrapped !== xml && wrapped.includes('director');
      return wrapped;
    });
    assert.ok(changed, 'the attack did not change the answer');
    assert.equal(code, 'validation_failed');
  });
}

test('a comment inside a name does not cut it short', async () => {
  const person = newPerson();
  const long = `${person.attributes?.mail}.evil.example`;
  const { id, relayState } = await asked();
  const encoded = await service.answer({
    inResponseTo: id,
    nameId: person.nameId ?? '',
    ...mail(long),
  });
  const xml = Buffer.from(encoded, 'base64').toString();
  // canonical XML has no comments, so the signature still fits
  const cut = xml.replace(
    `${person.attributes?.mail}.evil`,
    `${person.attributes?.mail}<!-- -->.evil`,
  );
  assert.notEqual(cut, xml);
  const { told } = await post(Buffer.from(cut).toString('base64'), relayState);
  const token = told.get('access_token');
  if (token === null) return;
  const user = userIn(await call(auth, 'GET', '/user', { token }));
  assert.notEqual(user.email, person.attributes?.mail);
});

test('an answer counts once', async () => {
  const { id, relayState } = await asked();
  const answer = await service.answer({ inResponseTo: id, ...newPerson() });
  assert.ok((await post(answer, relayState)).told.get('access_token'));
  // the same question is not asked again, and the same answer fits no other
  assert.equal(
    (await post(answer, relayState)).told.get('error_code'),
    'saml_relay_state_not_found',
  );
  const next = await asked();
  assert.equal((await post(answer, next.relayState)).told.get('error_code'), 'validation_failed');
  const unasked = await service.answer(newPerson());
  assert.ok((await post(unasked, '')).told.get('access_token'));
  assert.equal((await post(unasked, '')).told.get('error_code'), 'validation_failed');
});

test('an answer to another question, for another site, of another company or another time lets nobody in', async () => {
  const wrong: readonly SamlWords[] = [
    { inResponseTo: newSamlId() },
    { audience: 'https://another.example/metadata' },
    { recipient: 'https://another.example/acs' },
    { issuer: 'https://idp.other.example' },
    { notOnOrAfter: -60 },
    { notBefore: 120 },
  ];
  for (const words of wrong) {
    assert.equal(await refused(words), 'validation_failed', JSON.stringify(words));
  }
  // an answer that names no question is none to ours
  const { relayState } = await asked();
  const { told } = await post(await service.answer(newPerson()), relayState);
  assert.equal(told.get('error_code'), 'validation_failed');
});

test('what is signed in a weak way, or has a document type, is not even read', async () => {
  assert.equal(await refused({}, undefined, { weak: true }), 'validation_failed');
  const entity = '<!DOCTYPE r [<!ENTITY who "director">]>';
  assert.equal(await refused({}, (xml) => entity + xml), 'validation_failed');
  const hmac = (xml: string) =>
    xml.replace(/rsa-sha256/, 'hmac-sha256').replace('xmldsig-more#hmac', 'xmldsig-more#hmac');
  assert.equal(await refused({}, hmac), 'validation_failed');
  assert.match(auth.logged(), /signed by way of/);
  assert.doesNotMatch(auth.logged(), /person\d+@/);
});

test('rubbish is answered like any wrong answer', async () => {
  for (const text of [
    '',
    'no base64 %',
    Buffer.from('<a>').toString('base64'),
    Buffer.from('x'.repeat(1000)).toString('base64'),
  ]) {
    const { relayState } = await asked();
    assert.equal((await post(text, relayState)).told.get('error_code'), 'validation_failed');
    assert.equal((await post(text, '')).told.get('error_code'), 'saml_idp_not_found');
  }
});

test('whoever the company itself lets not in is told so', async () => {
  const { id, relayState } = await asked();
  const status = 'urn:oasis:names:tc:SAML:2.0:status:AuthnFailed';
  const { told } = await post(
    await service.answer({ inResponseTo: id, status }, { signed: 'message' }),
    relayState,
  );
  assert.match(told.get('error_description') ?? '', /did not let you in/);
});

test('an answer must say who it is, lastingly, and what their address is', async () => {
  const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
  assert.equal(await refused({ nameIdFormat: transient }), 'saml_assertion_no_user_id');
  assert.equal(await refused({ attributes: {} }), 'saml_assertion_no_email');
  const byName = newPerson();
  const { claims } = await come({
    nameId: byName.attributes?.mail ?? '',
    nameIdFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  });
  assert.equal(claims.email, byName.attributes?.mail);
});

test('a question runs out, and only its own number brings its answer home', async () => {
  const { id, relayState } = await asked();
  auth.clock.advance(301);
  const late = await service.answer({ inResponseTo: id, ...newPerson() });
  assert.equal((await post(late, relayState)).told.get('error_code'), 'saml_relay_state_expired');
  const stranger = await post(late, crypto.randomUUID());
  assert.equal(stranger.told.get('error_code'), 'saml_relay_state_not_found');
  auth.clock.advance(-301);
});

test('who comes from the company’s own page goes where that is allowed', async () => {
  const here = await post(await service.answer(newPerson()), `${site}/dashboard/meal-plans`);
  assert.equal(here.to.pathname, '/dashboard/meal-plans');
  assert.ok(here.told.get('access_token'));
  const elsewhere = await post(await service.answer(newPerson()), 'https://evil.example/steal');
  assert.equal(elsewhere.to.origin, site);
});

test('a company is joined with nobody by address, and speaks for its own domains alone', async () => {
  const taken = 'known@company.example';
  const member = await signUp(auth, taken);
  const apart = await come({ nameId: 'apart', ...mail(taken) });
  assert.notEqual(apart.claims.sub, member.user.id);
  assert.equal(apart.claims.email, '');
  const foreign = newEmail();
  const outside = await come({ nameId: 'outside', ...mail(foreign) });
  assert.equal(outside.claims.email, '');
  // so that its owner can still register
  sessionIn(await call(auth, 'POST', '/signup', { body: { email: foreign, password } }));
});

test('an account that a company looks after has no other way in', async () => {
  const { token, claims } = await come(newPerson());
  const put = (body: object) => call(auth, 'PUT', '/user', { token, body });
  for (const body of [{ password: 'another 7 words' }, { email: newEmail() }]) {
    assert.equal(refusalIn(await put(body)), '422 user_sso_managed');
  }
  assert.equal((await put({ data: { size: 'M' } })).status, 200);
  const { email } = claims;
  for (const path of ['/otp', '/recover']) {
    assert.deepEqual((await call(auth, 'POST', path, { body: { email } })).body, {});
  }
  const { rows } = await auth.database.owner.query(
    'select kind from auth.one_time_tokens where user_id = $1',
    [claims.sub],
  );
  assert.deepEqual(rows, []);
  const linking = await call(auth, 'GET', '/user/identities/authorize?provider=google', { token });
  assert.equal(refusalIn(linking), '422 user_sso_managed');
});

test('whom no code reaches deletes their account within ten minutes of coming in', async () => {
  const taken = newEmail();
  await signUp(auth, taken);
  const { token } = await come({ nameId: 'leaves', ...mail(taken) });
  const headers = { authorization: `Bearer ${token}` };
  const ask = (method: 'GET' | 'POST') =>
    auth.app.inject({ method, url: '/functions/v1/delete-account', headers });
  assert.deepEqual((await ask('GET')).json(), { proof: 'none' });
  auth.clock.advance(601);
  assert.deepEqual((await ask('GET')).json(), { proof: 'new_sign_in' });
  assert.equal((await ask('POST')).statusCode, 403);
  auth.clock.advance(-601);
  assert.deepEqual((await ask('POST')).json(), { deleted: true });
});

test('where it is off, every address of it says so', async (t) => {
  const off = await createAuthApp();
  t.after(() => off.close());
  for (const [method, where] of [
    ['POST', '/sso'],
    ['GET', '/sso/saml/metadata'],
    ['POST', '/sso/saml/acs'],
  ] as const) {
    assert.equal(refusalIn(await call(off, method, where)), '404 saml_provider_disabled');
  }
  const form = await off.app.inject({
    method: 'POST',
    url: acs,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'SAMLResponse=x',
  });
  assert.equal(form.statusCode, 404);
});

test('a file that describes no identity provider is refused by name at the start', async () => {
  for (const [name, text, message] of [
    ['none.xml', null, /none\.xml cannot be used/],
    ['sp.xml', '<EntityDescriptor entityID="x"/>', /does not describe one identity provider/],
    [
      'bare.xml',
      '<EntityDescriptor entityID="x"><IDPSSODescriptor protocolSupportEnumeration="x"/></EntityDescriptor>',
      /no SingleSignOnService/,
    ],
  ] as const) {
    const file = path.join(folder, name);
    if (text !== null) await writeFile(file, text);
    const company = { domains: ['company.example'], metadataFile: file } as const;
    await assert.rejects(openCompanies([company], { entityId: site, acs: site }), message);
  }
});

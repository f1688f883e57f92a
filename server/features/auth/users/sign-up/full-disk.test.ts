import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import type { DiskState } from '#server/platform/limits/disk-watch.ts';
import { type AuthApp, createAuthApp } from '#test/support/accounts/auth-app.ts';
import {
  call,
  newEmail,
  password,
  refusalIn,
  sessionIn,
} from '#test/support/accounts/auth-calls.ts';
import { type OidcService, startOidcService } from '#test/support/services/oidc-service.ts';
import { createSamlService, type SamlService } from '#test/support/services/saml-service.ts';
import { startTextService, type TextService } from '#test/support/services/text-service.ts';

const site = 'http://localhost:3000';
let disk: DiskState = 'room';
let auth: AuthApp;
let folder = '';
let company: SamlService;
let service: OidcService;
let texts: TextService;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'phila-full-disk-'));
  const metadataFile = path.join(folder, 'company.xml');
  const idp = createSamlService('https://idp.company.example');
  await writeFile(metadataFile, idp.metadata);
  service = await startOidcService([`${site}/auth/v1/callback`]);
  texts = await startTextService();
  auth = await createAuthApp({
    disk: () => disk,
    env: {
      ANONYMOUS_SIGN_INS: 'on',
      PHONE_SIGN_INS: 'on',
      SMS_URL: texts.url,
      SMS_KEY: 'key of the service',
      SMS_AN_HOUR: '1000',
      SAML: 'on',
      SAML_METADATA: `company.example=${metadataFile}`,
      OAUTH_KEYCLOAK_ISSUER: service.issuer,
      OAUTH_KEYCLOAK_CLIENT_ID: service.clientId,
      OAUTH_KEYCLOAK_SECRET: service.secret,
    },
  });
  company = idp.meet((await call(auth, 'GET', '/sso/saml/metadata')).text);
});
after(async () => {
  await auth.close();
  await texts.close();
  await service.close();
  await rm(folder, { recursive: true });
});

const post = (address: string, body: unknown) => call(auth, 'POST', address, { body });

/** What a browser is told that is sent on. */
const toldIn = (location: unknown) => new URLSearchParams(new URL(String(location)).hash.slice(1));
const outcome = (told: URLSearchParams) =>
  told.has('access_token')
    ? '200'
    : `${told.get('error_code')}: ${told.get('error_description')?.replaceAll('+', ' ')}`;

async function byCompany(name: string): Promise<string> {
  const wish = { domain: 'company.example', redirect_to: `${site}/dashboard` };
  const asked = await post('/sso', { skip_http_redirect: true, ...wish });
  const { url } = v.parse(v.object({ url: v.string() }), asked.body);
  const { id, relayState } = await company.read(url);
  const attributes = { mail: `${name}@company.example` };
  const SAMLResponse = await company.answer({ inResponseTo: id, nameId: name, attributes });
  const answer = await auth.app.inject({
    method: 'POST',
    url: '/auth/v1/sso/saml/acs',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ SAMLResponse, RelayState: relayState }).toString(),
  });
  return outcome(toldIn(answer.headers.location));
}

async function byService(name: string): Promise<string> {
  service.people.set(name, { email: `${name}@example.com`, email_verified: true, name });
  const wish = `/authorize?provider=keycloak&redirect_to=${site}/dashboard`;
  const away = await call(auth, 'GET', wish);
  const back = await service.visit(String(away.headers.location), name);
  const home = await auth.app.inject(`${back.pathname}${back.search}`);
  return outcome(toldIn(home.headers.location));
}

/** How a call ended; a member who has just got in has a session, a mail or a text. */
async function ended(calling: ReturnType<typeof post>): Promise<string> {
  const answer = await calling;
  if (answer.status === 200) return '200';
  assert.equal(answer.headers['retry-after'], '3600', answer.text);
  const { message } = v.parse(v.object({ code: v.string(), message: v.string() }), answer.body);
  return `${refusalIn(answer).slice(4)}: ${message}`;
}

let numbers = 0;
const newPhone = () => {
  numbers += 1;
  return `+2782${1_000_000 + numbers}`;
};

interface Known {
  readonly email: string;
  readonly phone: string;
  readonly name: string;
}
const newcomer = (): Known => ({ email: newEmail(), phone: newPhone(), name: randomUUID() });

/** Every way in by which an account is made for whoever has none. */
const waysIn: Readonly<Record<string, (who: Known) => Promise<string>>> = {
  'POST /otp by mail': ({ email }) => ended(post('/otp', { email })),
  'POST /magiclink': ({ email }) => ended(post('/magiclink', { email })),
  'POST /otp by phone': ({ phone }) => ended(post('/otp', { phone })),
  'an id token': async ({ name, email }) => {
    const id_token = await service.idToken({ sub: name, email, email_verified: true });
    return ended(post('/token?grant_type=id_token', { provider: 'keycloak', id_token }));
  },
  'another service': ({ name }) => byService(name),
  "a company's sign-in": ({ name }) => byCompany(name),
};

const signUps: Readonly<Record<string, (who: Known) => Promise<string>>> = {
  'POST /signup by mail': ({ email }) => ended(post('/signup', { email, password })),
  'POST /signup by phone': ({ phone }) => ended(post('/signup', { phone, password })),
  'POST /signup without an address': () => ended(post('/signup', {})),
};

async function accounts(): Promise<unknown> {
  const { rows } = await auth.database.owner.query('select count(*)::int as n from auth.users');
  return rows[0];
}

const sentence = 'disk_low: No new accounts can be made at the moment. Please try again later.';

test('while the disk is low no way in makes an account, and who has one comes in by each', async () => {
  const known = new Map<string, Known>();
  for (const [way, come] of Object.entries({ ...signUps, ...waysIn })) {
    const who = newcomer();
    assert.equal(await come(who), '200', way);
    known.set(way, who);
  }
  // whoever asked for a mail or a text message may ask again, and what services sign still holds
  auth.clock.advance(61);
  for (const state of ['low', 'full'] as const) {
    disk = state;
    const before = await accounts();
    for (const [way, come] of Object.entries({ ...signUps, ...waysIn })) {
      assert.equal(await come(newcomer()), sentence, way);
    }
    assert.deepEqual(await accounts(), before);
    for (const [way, come] of Object.entries(waysIn)) {
      const who = known.get(way);
      assert.ok(who);
      assert.equal(await come(who), '200', way);
    }
    const email = known.get('POST /signup by mail')?.email;
    sessionIn(await post('/token?grant_type=password', { email, password }));
    auth.clock.advance(61);
  }
  disk = 'room';
  assert.equal(await ended(post('/signup', { email: newEmail(), password })), '200');
});

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { securityEventSchema } from '#contract/account/security.ts';
import { wire } from '#contract/paths.ts';
import { type AuthApp, createAuthApp } from '#test/support/accounts/auth-app.ts';
import { signUp } from '#test/support/accounts/auth-calls.ts';

let auth: AuthApp;
before(async () => {
  auth = await createAuthApp();
});
after(() => auth.close());

test('who takes a copy of their data is told so by mail, and finds it among the security events', async () => {
  const member = await signUp(auth);
  const headers = { authorization: `Bearer ${member.access_token}` };
  const copy = await auth.app.inject({ method: 'POST', url: wire.exportData, headers });
  assert.equal(copy.statusCode, 200);
  assert.match(await auth.mail(1), /^Subject: A copy of your Phila data was made$/m);
  const told = await auth.app.inject({ method: 'GET', url: wire.securityEvents, headers });
  const events = v.parse(v.array(securityEventSchema), told.json());
  assert.equal(events[0]?.event, 'data_exported');
  const nobody = await auth.app.inject({ method: 'POST', url: wire.exportData });
  assert.equal(nobody.statusCode, 401);
});

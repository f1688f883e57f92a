import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';

let server: TestServer;
before(async () => {
  server = await startTestServer({ ANONYMOUS_SIGN_INS: 'on' });
});
after(() => server.close());

const client = () =>
  createClient(server.url, 'anon', {
    auth: { autoRefreshToken: false, storageKey: `key-${crypto.randomUUID()}` },
  });

test('what a member saved without an address is theirs after they have given one', async () => {
  const here = client();
  const entered = await here.auth.signInAnonymously({ options: { data: { from: 'device' } } });
  assert.equal(entered.error, null);
  const userId = entered.data.user?.id ?? '';
  const profile = { ...profileDefaults, user_id: userId, full_name: 'Thandi' };
  const saved = await here.from('profiles').insert(profile).select('full_name');
  assert.deepEqual([saved.error, saved.data], [null, [{ full_name: 'Thandi' }]]);

  const email = 'thandi@example.com';
  const named = await here.auth.updateUser({ email, password: 'correct horse 9' });
  assert.deepEqual([named.error, named.data.user?.email], [null, email]);
  const there = client();
  const signedIn = await there.auth.signInWithPassword({ email, password: 'correct horse 9' });
  assert.deepEqual([signedIn.error, signedIn.data.user?.id], [null, userId]);
  assert.equal(signedIn.data.user?.is_anonymous, false);
  const { data } = await there.from('profiles').select('full_name, user_id');
  assert.deepEqual(data, [{ full_name: 'Thandi', user_id: userId }]);
});

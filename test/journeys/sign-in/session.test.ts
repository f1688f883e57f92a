import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { memberSentences } from '#contract/member-sentences.ts';
import { sentences } from '#contract/sentences.ts';
import { settled, type Visit } from '#test/support/browser/browser.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { openProduct } from '#test/support/server/product.ts';
import { keptAnswerKey } from '#web/lib/device/storage.ts';

const key = 'sb-phila-auth-token';
/** What the browser itself says of answers that the test provokes. */
const provoked = /^Failed to load resource|ERR_INTERNET_DISCONNECTED/;
// each visit ends with its context: code that an earlier one has loaded changes what a lost network costs
const product = openProduct();

const open = (member: TestMember): Promise<Visit> =>
  product.visit({ ...member.signedIn, serviceWorkers: 'block' }, provoked);

interface Kept {
  readonly access_token?: string;
  readonly refresh_token?: string;
  readonly expires_at?: number;
}

/** Changes the session that the page's device keeps. */
const changeKept = (page: Page, change: Kept) =>
  page.evaluate(
    ([name, changes]) => {
      const session = JSON.parse(localStorage.getItem(name) ?? '{}');
      localStorage.setItem(name, JSON.stringify({ ...session, ...changes }));
    },
    [key, change] as const,
  );
const keptToken = (page: Page) =>
  page.evaluate((name) => {
    const session = JSON.parse(localStorage.getItem(name) ?? 'null');
    return typeof session?.access_token === 'string' ? String(session.access_token) : null;
  }, key);
const seesProfile = (page: Page) =>
  page.getByRole('heading', { name: 'Basic Information' }).waitFor();

test('a session is restored at start, and refreshed when its token has nearly run out', async () => {
  const member = await createMember(product.server.url);
  const { page, context, complaints } = await open(member);
  await page.goto('/dashboard/profile');
  await seesProfile(page);
  const first = await keptToken(page);
  await changeKept(page, { expires_at: Math.floor(Date.now() / 1000) + 60 });
  await page.reload();
  await seesProfile(page);
  const second = await keptToken(page);
  assert.ok(second !== null && second !== first);

  // the server takes the token no more although the device thinks it fresh: renewed once, nothing is lost
  await changeKept(page, { access_token: `${second}x` });
  await page.reload();
  await seesProfile(page);
  const third = await keptToken(page);
  assert.ok(third !== null && third !== `${second}x`);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a session that cannot be refreshed for good is dropped, and what was typed is kept', async () => {
  const member = await createMember(product.server.url);
  const { page, context, complaints } = await open(member);
  await page.goto('/dashboard/profile');
  await seesProfile(page);
  await page.getByLabel('Full Name').fill('Thandi Nkosi');
  await product.server.database.owner.query('delete from auth.sessions where user_id = $1', [
    member.userId,
  ]);
  await changeKept(page, { expires_at: 1 });
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await page.waitForURL('**/login');
  await page.getByText(sentences.notAuthenticated).waitFor();
  assert.equal(await keptToken(page), null);
  const back = await createMemberAgain(member);
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, back] as const);
  await page.goto('/dashboard/profile');
  await seesProfile(page);
  assert.equal(await page.getByLabel('Full Name').inputValue(), 'Thandi Nkosi');
  assert.deepEqual(complaints, []);
  await context.close();
});

/** The same member signs in again; the session as the device keeps it. */
async function createMemberAgain({ userId }: TestMember): Promise<string> {
  const { rows } = await product.server.database.owner.query(
    'select email from auth.users where id = $1',
    [userId],
  );
  const answer = await fetch(`${product.server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: 'anon', 'content-type': 'application/json' },
    body: JSON.stringify({ email: rows[0].email, password: 'correct horse 9' }),
  });
  return answer.text();
}

test('a network failure costs nobody their session', async () => {
  const member = await createMember(product.server.url);
  const { page, context } = await open(member);
  await page.goto('/dashboard/profile');
  await seesProfile(page);
  const before = await keptToken(page);
  await loseAndRunOut(page, () => context.setOffline(true));
  await page.getByLabel('Full Name').fill('Thandi Zulu');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await page.getByText(memberSentences.profileSaveFailed).waitFor();
  assert.equal(await keptToken(page), before);
  assert.equal(new URL(page.url()).pathname, '/dashboard/profile');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await page.getByText(memberSentences.profileSaved).waitFor();
  await context.close();
});

/** How a phone loses the server and finds it again, and how often the client tries before a member hears of it. */
const losses = {
  'without signal': {
    lose: (context: BrowserContext, lost: boolean) => context.setOffline(lost),
    attempts: 1,
  },
  'with a signal that carries nothing': {
    lose: async (context: BrowserContext, lost: boolean) => {
      if (lost) await context.route('**/auth/v1/token**', (route) => route.abort());
      else await context.unroute('**/auth/v1/token**');
    },
    attempts: 4,
  },
};
/** For so long the official client tries to renew a token by itself, in milliseconds. */
const tries = 31_000;

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Profile' });

/** A member at the profile whose page has the code of the auth client already. */
async function atProfileWithClient(member: TestMember): Promise<Visit> {
  const visit = await open(member);
  const { page } = visit;
  await page.clock.install();
  await page.goto('/dashboard/profile');
  await seesProfile(page);
  // a refresh that succeeds brings the code
  await changeKept(page, { expires_at: Math.floor(Date.now() / 1000) + 60 });
  await page.reload();
  await seesProfile(page);
  await page.getByLabel('Full Name').fill('Thandi Zulu');
  return visit;
}

/**
 * The network is lost, and then the token runs out. In the other order the client, which looks after its token by itself when
 * it was made, twice a minute and when the page is seen again, may renew it in between, and nothing fails.
 */
async function loseAndRunOut(page: Page, lose: () => Promise<void>): Promise<void> {
  await lose();
  await changeKept(page, { expires_at: 1 });
}

/** Presses Save, and hears that it failed; how soon, the number of attempts says. */
async function failToSave(page: Page): Promise<void> {
  await saveButton(page).click();
  await page.getByText(memberSentences.profileSaveFailed).waitFor();
}

/** Presses Save, and it is saved. */
async function saveProfile(page: Page): Promise<void> {
  await saveButton(page).click();
  await page.getByText(memberSentences.profileSaved).waitFor();
}

/** Lets the time pass for which the client tries; a request that it still sends has its answer afterwards. */
async function passTries(page: Page): Promise<void> {
  await page.clock.fastForward(tries);
  await settled(page);
}

for (const [how, { lose, attempts }] of Object.entries(losses)) {
  test(`a member ${how} whose token has run out hears so soon, and can save as soon as there is a network`, async () => {
    const { page, context } = await atProfileWithClient(await createMember(product.server.url));
    const before = await keptToken(page);
    let asked = 0;
    const renewals: number[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/auth/v1/token')) asked += 1;
    });
    page.on('response', (answer) => {
      if (answer.url().includes('/auth/v1/token')) renewals.push(answer.status());
    });
    await loseAndRunOut(page, () => lose(context, true));
    await failToSave(page);
    assert.equal(asked, attempts);
    assert.equal(await keptToken(page), before);
    // the client has given up by now, and for the minute that follows would not ask the server again
    await passTries(page);
    await lose(context, false);
    await saveProfile(page);
    assert.notEqual(await keptToken(page), before);
    assert.equal(await page.getByLabel('Full Name').inputValue(), 'Thandi Zulu');
    assert.equal(new URL(page.url()).pathname, '/dashboard/profile');

    // lost for a moment: the token is renewed once, and not by the client that lost the network as well
    renewals.length = 0;
    await loseAndRunOut(page, () => lose(context, true));
    await failToSave(page);
    await lose(context, false);
    await saveProfile(page);
    await passTries(page);
    assert.deepEqual(renewals, [200]);

    // to sign out needs no network either
    await loseAndRunOut(page, () => lose(context, true));
    asked = 0;
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL('**/login');
    assert.equal(asked, attempts);
    await passTries(page);
    assert.equal(await keptToken(page), null);
    await context.close();
  });
}

test('a session that ended while the network was lost ends on the page, too', async () => {
  const member = await createMember(product.server.url);
  const { page, context } = await atProfileWithClient(member);
  await loseAndRunOut(page, () => context.setOffline(true));
  await failToSave(page);
  await product.server.database.owner.query('delete from auth.sessions where user_id = $1', [
    member.userId,
  ]);
  await context.setOffline(false);
  await page.waitForURL('**/login');
  assert.equal(await keptToken(page), null);
  await context.close();
});

test('tabs are in step: signing out in one ends the others, for good and everywhere', async () => {
  const member = await createMember(product.server.url);
  const { page, context } = await open(member);
  const other = await context.newPage();
  await Promise.all([page.goto('/dashboard/profile'), other.goto('/dashboard/supplements')]);
  await seesProfile(page);
  await other.getByRole('heading', { name: 'Supplement Advisory' }).waitFor();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/login');
  await other.waitForURL('**/login');
  await other.getByLabel('Email').waitFor();
  assert.equal(await other.getByText(sentences.notAuthenticated).count(), 0, 'no session was lost');
  assert.equal(await keptToken(page), null);
  const { rowCount } = await product.server.database.owner.query(
    'select from auth.sessions where user_id = $1',
    [member.userId],
  );
  assert.equal(rowCount, 0);
  // the way back in the history shows nothing of a member either
  await page.goto('/dashboard/profile');
  await page.waitForURL('**/login');
  await context.close();
});

test('a member who goes back to the public pages finds the way in again', async () => {
  const { page, context } = await open(await createMember(product.server.url));
  await page.goto('/dashboard/supplements');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Back to Home' }).click();
  await page.getByText('You are signed in.').waitFor();
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/');
  assert.ok(
    await page.getByText('You are signed in.').isHidden(),
    'a stranger reads nothing of it',
  );
  await page.goto('/register');
  await page.getByText('You are signed in on this device.').waitFor();
  await context.close();
});

test('another member in the same browser sees nothing of the one before', async () => {
  const [thandi, sipho] = await Promise.all([
    createMember(product.server.url, { full_name: 'Thandi Mokoena' }),
    createMember(product.server.url, { full_name: 'Sipho Dlamini' }),
  ]);
  const { page, context } = await open(thandi);
  await page.goto('/dashboard/profile');
  await seesProfile(page);
  const session = await createMemberAgain(sipho);
  const other = await context.newPage();
  await other.goto('/login');
  await other.evaluate(([name, text]) => localStorage.setItem(name, text), [key, session] as const);
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name=full_name]')?.value === 'Sipho Dlamini',
  );
  await context.close();
});

test('on a shared device a session lives in its tab alone, and signing out takes what was typed with it', async () => {
  const member = await createMember(product.server.url);
  const { page, context, complaints } = await product.visit({ serviceWorkers: 'block' }, provoked);
  await page.goto('/login');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByLabel('This is a shared device').check();
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/dashboard/profile');
  await seesProfile(page);
  const ofMember = (id: string) => {
    const kept = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
    return kept
      .filter(([name, text]) => name.includes(id) || text.includes(id))
      .map(([name]) => name);
  };
  const kept = await page.evaluate(() => Object.keys(localStorage));
  assert.deepEqual(
    kept.filter((name) => name === 'sb-phila-auth-token' || name.startsWith('phila.kept-')),
    [],
  );
  // a reload costs nothing, and whoever opens another tab is nobody
  await page.reload();
  await seesProfile(page);
  const other = await context.newPage();
  await other.goto('/dashboard/profile');
  await other.waitForURL('**/login');
  await other.close();

  await page.goto('/feedback');
  await page.getByRole('textbox').last().fill('about my illness');
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/login');
  assert.deepEqual(await page.evaluate(ofMember, member.userId), []);
  // what everybody is told of the server is all that is left
  const left = await page.evaluate(() => Object.keys(sessionStorage));
  assert.deepEqual(
    left.filter((name) => name.startsWith('phila.') && name !== 'phila.config'),
    [],
  );
  assert.deepEqual(complaints, []);
  await context.close();
});

test('a session of a shared device that is ended elsewhere leaves nothing in its tab, and no app on the device', async () => {
  const member = await createMember(product.server.url);
  const { page, context } = await product.visit({}, provoked);
  await page.clock.install();
  await page.goto('/login');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByLabel('This is a shared device').check();
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/dashboard/profile');
  await seesProfile(page);
  // the app would be kept for days without signal by now
  await page.clock.fastForward(60_000);
  await settled(page);
  assert.equal(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    0,
  );
  await page.goto('/feedback');
  await page.getByRole('textbox').last().fill('about my illness');
  await page.goto('/dashboard/profile');
  await seesProfile(page);
  await page.getByLabel('Full Name').fill('Thandi Nkosi');
  await product.server.database.owner.query('delete from auth.sessions where user_id = $1', [
    member.userId,
  ]);
  await saveButton(page).click();
  await page.waitForURL('**/login');
  const left = await page.evaluate(() => Object.entries({ ...localStorage, ...sessionStorage }));
  for (const [name, text] of left) {
    assert.doesNotMatch(`${name} ${text}`, /Nkosi|illness/);
    assert.ok(!`${name} ${text}`.includes(member.userId), name);
  }
  await context.close();
});

test('who signs in and out as a guest on a shared device changes nothing in the tabs of its owner', async () => {
  const owner = await createMember(product.server.url);
  const guest = await createMember(product.server.url);
  const { page, context } = await open(owner);
  await page.goto('/dashboard/profile');
  await seesProfile(page);
  // the owner's page has the client that hears of other tabs
  await changeKept(page, { expires_at: Math.floor(Date.now() / 1000) + 60 });
  await page.reload();
  await seesProfile(page);
  const other = await context.newPage();
  // what the owner would read without signal stays, too
  const keptAnswers = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('phila.kept-')));
  await page.evaluate(
    (name) => localStorage.setItem(name, '[]'),
    keptAnswerKey('meals', owner.userId),
  );
  const ofOwner = await keptAnswers();
  assert.equal(ofOwner.length, 1);
  await other.goto('/login');
  await other.getByLabel('Email').fill(guest.email);
  await other.getByLabel('Password', { exact: true }).fill(guest.password);
  await other.getByLabel('This is a shared device').check();
  await other.getByRole('button', { name: 'Login' }).click();
  await other.waitForURL('**/dashboard');
  const kept = await keptToken(page);
  await other.goto('/dashboard/profile');
  await seesProfile(other);
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await other.waitForURL('**/login');
  assert.equal(await keptToken(page), kept);
  assert.deepEqual(await keptAnswers(), ofOwner);
  await page.getByLabel('Full Name').fill('Thandi Zulu');
  await saveProfile(page);
  const saved = await owner.call('GET', '/rest/v1/profiles?select=full_name,user_id');
  assert.deepEqual(saved.body, [{ full_name: 'Thandi Zulu', user_id: owner.userId }]);
  await context.close();
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '#contract/paths.ts';
import { reminderKinds } from '#contract/reminders.ts';
import { createMember } from '#test/support/member.ts';
import { openOwnProduct } from '#test/support/product.ts';

const product = openOwnProduct();

const pages = {
  prepare: paths.mealPlans,
  shopping: paths.shoppingList,
  sessions: paths.exercisePlans,
} as const;

test('a reminder is shown in the app’s own words, once for each name, and leads to its page', async () => {
  const { server } = product;
  const member = await createMember(server.url);
  const { context, page } = await product.visit(member.signedIn);
  await context.grantPermissions(['notifications'], { origin: server.url });
  await page.goto(paths.profile);
  await page.getByText('Reminders on this device').click();
  await page.getByRole('button', { name: 'Remind Me on This Device' }).click();
  // leave is given, but no push service can be reached from here
  await page.getByText(/^This browser could not be reached for reminders just now/).waitFor();
  const tab = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    tab.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await tab.send('ServiceWorker.enable');
  const registrationId = await found;
  const deliver = (data: string) =>
    tab.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data });
  for (const kind of reminderKinds) {
    await deliver(JSON.stringify({ kind, tag: `tag-of-${kind}` }).padEnd(96));
    await deliver(JSON.stringify({ kind, tag: `tag-of-${kind}` }).padEnd(96));
  }
  await deliver('not what we send');
  const notices = await page.evaluate(async (wanted) => {
    const registration = await navigator.serviceWorker.ready;
    for (;;) {
      const shown = await registration.getNotifications();
      if (shown.length >= wanted) {
        return shown.map(({ title, body, tag, data }) => ({ title, body, tag, page: data }));
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }, reminderKinds.length + 1);
  assert.equal(notices.length, reminderKinds.length + 1);
  for (const kind of reminderKinds) {
    const own = notices.filter(({ tag }) => tag === `tag-of-${kind}`);
    assert.equal(own.length, 1, kind);
    assert.equal(own[0]?.page, pages[kind]);
  }
  const told = JSON.stringify(notices);
  assert.match(told, /"title":"For tomorrow"/);
  assert.doesNotMatch(told, /kJ|kg|allerg|Thandi/i);
  await context.close();
});

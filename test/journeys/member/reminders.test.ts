import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '#contract/paths.ts';
import { reminderKinds } from '#contract/plans/reminders.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { createMember } from '#test/support/members/member.ts';
import { openOwnProduct } from '#test/support/server/product.ts';

const product = openOwnProduct();

const pages = {
  prepare: `${paths.cook}#evening`,
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
  let registrationId = '';
  tab.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const one of registrations) if (!one.isDeleted) ({ registrationId } = one);
  });
  await tab.send('ServiceWorker.enable');
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const notices = (await registration?.getNotifications()) ?? [];
      return notices.map(({ title, body, tag, data }) => ({ title, body, tag, page: data }));
    });
  const deliver = async (data: string) => {
    if (registrationId === '') return;
    await tab.send('ServiceWorker.deliverPushMessage', {
      origin: server.url,
      registrationId,
      data,
    });
  };
  // the tools of the browser do not say what became of a message: like a push service, this sends it again
  const isShown = async (notice: { readonly tag: string; readonly data: string }) => {
    await deliver(notice.data);
    return (await shown()).some(({ tag }) => tag === notice.tag);
  };
  for (const kind of reminderKinds) {
    const tag = `tag-of-${kind}`;
    const data = JSON.stringify({ kind, tag }).padEnd(96);
    await eventually(() => isShown({ tag, data }), `${kind} is shown`);
    await deliver(data);
  }
  await eventually(
    () => isShown({ tag: 'unread', data: 'not what we send' }),
    'the unknown is shown',
  );
  const notices = await shown();
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

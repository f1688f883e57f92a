import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axeViolations, overflow } from '#test/support/browser/browser.ts';
import { pressOn } from '#test/support/browser/keyboard.ts';
import { logThreeDays, openPlans, trainee, unfold } from '#test/support/plans/training.ts';
import { openProduct } from '#test/support/server/product.ts';

const product = openProduct();

test('what was lifted of an exercise is told from the plan, without a session, with the keyboard, on the smallest phones', async () => {
  const member = await trainee(product);
  const { session, name, next } = await logThreeDays(member);
  const { page, context, leave, complaints } = await openPlans(
    product,
    member,
    { viewport: { width: 360, height: 800 } },
    /Failed to load resource/,
  );
  const day = await unfold(page, 1, session);
  const history = (exercise: string) =>
    day.getByRole('button', { name: new RegExp(`^History of ${exercise}, `) });
  await pressOn(page, history(name));
  const dialog = page.getByRole('dialog', { name: `History of ${name}` });
  await dialog.getByRole('img', { name: 'From 10\u00a0kg to 15\u00a0kg' }).waitFor();
  const best = (title: string) =>
    dialog.locator('dl > div').filter({ hasText: title }).locator('dd').innerText();
  assert.match(await best('Heaviest'), /^15\u00a0kg × 8 on /);
  // 12.5 times 29, against 10 times 34 and 15 times 21
  assert.match(await best('Most lifted in a day'), /^363\u00a0kg on /);
  assert.deepEqual(
    (await dialog.getByRole('listitem').allInnerTexts()).map((line) => line.split(': ')[1]),
    ['15\u00a0kg × 8, 7, 6', '12.5\u00a0kg × 10, 10, 9', '10\u00a0kg × 12, 12, 10'],
  );
  assert.deepEqual(await axeViolations(page), []);
  assert.equal(await overflow(page, 360), 0);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await history(name).and(page.locator(':focus')).waitFor();

  await pressOn(page, history(next));
  const none = page.getByRole('dialog', { name: `History of ${next}` });
  await none.getByText('Nothing written down yet.').waitFor();
  assert.equal(await none.locator('figure').count(), 0);
  await page.keyboard.press('Escape');

  // the plan lies on the device with its log, and no session was begun by looking
  await page.setViewportSize({ width: 320, height: 640 });
  await context.setOffline(true);
  await history(name).click();
  await dialog.getByRole('img', { name: 'From 10\u00a0kg to 15\u00a0kg' }).waitFor();
  assert.equal(await overflow(page, 320), 0);
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  assert.equal(await page.getByText(/sets done/).count(), 0);
  assert.deepEqual(complaints, []);
  await leave();
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually } from '#test/support/eventually.ts';
import { openProduct } from '#test/support/product.ts';
import {
  firstWeight,
  loggedSets,
  openPlans,
  startSession,
  trainee,
} from '#test/support/training.ts';

const product = openProduct();

test('what is no number of a set, or out of bounds, is refused aloud and never changed unsaid', async () => {
  const member = await trainee(product);
  const { page, leave, complaints } = await openPlans(product, member);
  await startSession(page, 1, 'Full body A');
  const name = await firstWeight(page);
  const dialog = page.getByRole('dialog');
  const heavy = page.getByLabel('Kilograms', { exact: true });
  const amount = page.getByLabel(/^Repetitions/);
  const done = page.getByRole('button', { name: 'Set done' });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'));
  for (const [load, count, told] of [
    ['abc', '9', /^Kilograms must be a number from 0 to 999\.75\.$/],
    ['99999', '9', /^Kilograms must be a number from 0 to 999\.75\.$/],
    ['1234', '9', /^Kilograms must be a number from 0 to 999\.75\.$/],
    ['10', '-3', /^Repetitions.* must be a whole number from 0 to 999\.$/],
    ['10', '8.5', /^Repetitions.* must be a whole number from 0 to 999\.$/],
    ['10', '', /^Repetitions.* must be a whole number from 0 to 999\.$/],
  ] as const) {
    await heavy.fill(load);
    await amount.fill(count);
    await done.click();
    await dialog.getByRole('alert').getByText(told).waitFor();
    assert.equal(await focused(), 'true', `${load} kg, ${count} times`);
    assert.match(await dialog.innerText(), /0 of \d+ sets done/);
  }
  await amount.fill('7');
  assert.equal(await dialog.getByRole('alert').count(), 0, 'mended, it is told no more');
  await done.click();
  await dialog.getByText(/1 of \d+ sets done/).waitFor();
  // a set without a weight, after one with: gone back to, it says what was written down
  const leaveOut = page.getByRole('button', { name: 'Leave out' });
  while ((await dialog.locator('h3').innerText()).trim() !== name) await leaveOut.click();
  assert.equal(await heavy.inputValue(), '10');
  await heavy.fill('');
  await done.click();
  const back = page.getByRole('button', { name: 'Back', exact: true });
  const second = dialog.getByText('· done');
  await back.click();
  while ((await second.count()) === 0) await back.click();
  assert.equal(await heavy.inputValue(), '');
  await eventually(async () => (await loggedSets(member)).length === 2, 'two sets in the log');
  const [first, latter] = await loggedSets(member);
  assert.deepEqual([first?.load_kg, first?.amount, latter?.load_kg], [10, 7, null]);
  assert.deepEqual(complaints, []);
  await leave();
});

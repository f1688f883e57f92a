import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator } from 'playwright-core';
import { paths } from '#contract/paths.ts';
import { overflow } from '#test/support/browser/browser.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import {
  firstWeight,
  loggedSets,
  logHarder,
  openPlans,
  showPlans,
  skipTo,
  startSession,
  trainee,
} from '#test/support/plans/training.ts';
import { openProduct } from '#test/support/server/product.ts';

const product = openProduct();

/** This week's Monday at this time of day: never ahead of now, so a token that is made now is not over by the page's clock. */
function thisMonday(): Date {
  const monday = new Date();
  monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7));
  return monday;
}

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
  const leaveOut = page.getByRole('button', { name: 'Skip', exact: true });
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

test('the first time of an exercise begins with what was lifted in a harder one like it, and says so', async () => {
  const member = await trainee(product);
  const { session, name } = await logHarder(member);
  const { page, leave, complaints } = await openPlans(product, member);
  await startSession(page, 1, session);
  await skipTo(page, name);
  const dialog = page.getByRole('dialog');
  await dialog
    .getByText(/^You lifted 12\.5\skg 20 times on .* harder.*, so begin with that\./)
    .waitFor();
  await dialog.getByText(/^12\.5\skg × \d+ repetitions/).waitFor();
  const heavy = page.getByLabel('Kilograms', { exact: true });
  assert.equal(await heavy.inputValue(), '12.5');
  // it is a proposal: what is written down is what was lifted
  await heavy.fill('10');
  await page.getByRole('button', { name: 'Set done' }).click();
  await eventually(async () => (await loggedSets(member)).length === 2, 'the set in the log');
  assert.equal((await loggedSets(member)).at(-1)?.load_kg, 10);
  assert.deepEqual(complaints, []);
  await leave();
});

test('on the smallest phones nothing of a set is cut off', async () => {
  // a phone of 360 px whose letters and pictures are set larger has this width
  const viewport = { width: 320, height: 640 };
  const { page, leave, complaints } = await openPlans(product, await trainee(product), {
    viewport,
  });
  await startSession(page, 1, 'Full body A');
  await firstWeight(page);
  assert.equal(await overflow(page, viewport.width), 0);
  const right = page
    .getByRole('dialog')
    .locator('button:visible:not([aria-label="Close session"]), input, .bg-marula-soft')
    .evaluateAll((parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().right)));
  assert.ok((await right) <= viewport.width - 16, `${await right} px leave no margin`);
  const width = await page
    .getByRole('dialog')
    .evaluate((one) => [one.scrollWidth, one.clientWidth]);
  assert.equal(width[0], width[1]);
  assert.deepEqual(complaints, []);
  await leave();
});

test('the button of a set stays under the thumb while a rest begins and ends, and the rest hides nothing', async () => {
  const viewport = { width: 360, height: 640 };
  const { page, leave, complaints } = await openPlans(product, await trainee(product), {
    viewport,
  });
  await startSession(page, 1, 'Full body A');
  await firstWeight(page);
  const dialog = page.getByRole('dialog');
  const done = dialog.getByRole('button', { name: 'Set done' });
  const timer = dialog.getByRole('timer');
  // in turn with another exercise the rest comes after the second one
  for (let set = 0; set < 3 && (await timer.count()) === 0; set++) await done.click();
  const edges = () =>
    done.evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return { top, bottom };
    });
  const resting = await edges();
  const bar = await dialog.getByRole('region', { name: 'Rest' }).boundingBox();
  assert.ok(bar && resting.bottom <= bar.y, `${resting.bottom} px, the rest from ${bar?.y}`);
  assert.ok(bar.y + bar.height <= viewport.height, 'the rest is in sight');
  await dialog.getByRole('button', { name: 'Skip rest' }).click();
  await timer.waitFor({ state: 'detached' });
  assert.deepEqual(await edges(), resting);
  assert.deepEqual(complaints, []);
  await leave();
});

test('work for the heart is counted as it is written down', async () => {
  const member = await createPlannedMember(product.server, {
    made: ['training'],
    profile: { primary_fitness_goal: 'Improve performance', workout_duration: '45 to 60 minutes' },
  });
  const { rows } = await product.server.database.owner.query(
    `select one->>'name' as name from public.exercise_plans,
      jsonb_array_elements(details::jsonb->'sessions') as one
      where user_id = $1 and week = 1 and one->>'conditioning' is not null limit 1`,
    [member.userId],
  );
  const { page, leave, complaints } = await openPlans(product, member);
  await startSession(page, 1, String(rows[0].name));
  const dialog = page.getByRole('dialog');
  const heart = dialog.getByRole('heading', { name: /^(Cardio|Intervals), / });
  for (let step = 0; step < 60 && (await heart.count()) === 0; step++)
    await dialog.getByRole('button', { name: 'Skip', exact: true }).click();
  const count = dialog.getByRole('button', { name: /^(Cardio|Work|Fast): \d/ });
  const [, title = '', amount = '', unit] =
    /(\w+): (\d+)\s(s|min)/.exec(await count.innerText()) ?? [];
  await count.click();
  const left = await dialog.getByRole('region', { name: title }).getByRole('timer').innerText();
  const [minutes = 0, seconds = 0] = (left.match(/\d+/g) ?? []).map(Number);
  const whole = Number(amount) * (unit === 'min' ? 60 : 1);
  assert.ok(60 * minutes + seconds <= whole && 60 * minutes + seconds >= whole - 30, left);
  assert.deepEqual(complaints, []);
  await leave();
});

/** From part to part until the session is over. */
async function pressToTheEnd(dialog: Locator): Promise<void> {
  const over = dialog
    .getByText('That was the session')
    .waitFor()
    .then(() => true);
  const next = dialog.getByRole('button', { name: /^(Set done|Done, continue)$/ });
  // the last part may give way to the end while its button is looked for, which then never comes
  const press = () =>
    next.click().then(
      () => false,
      () => over,
    );
  while (!(await Promise.race([over, press()])));
}

test('on a day of rest a missed session is made up for: a set taken back, an end with figures, still on its card', async () => {
  const member = await trainee(product);
  const { page, leave, complaints } = await openPlans(product, member);
  const tuesday = thisMonday();
  tuesday.setDate(tuesday.getDate() + 1);
  await page.clock.setFixedTime(tuesday);
  await showPlans(page);
  const today = page.getByRole('region', { name: 'Today' });
  await today.getByRole('button', { name: 'Start session' }).click();
  const dialog = page.getByRole('dialog');
  // a part of the warm-up is counted
  await dialog
    .getByRole('button', { name: /^Count \d/ })
    .first()
    .click();
  await dialog.getByRole('timer').waitFor();
  await firstWeight(page);
  await dialog.getByText(/choose one that you could lift \d+ times, do \d+/).waitFor();
  await page.getByLabel('Kilograms', { exact: true }).fill('10');
  await page.getByRole('button', { name: 'Set done' }).click();
  await dialog.getByText(/1 of \d+ sets done/).waitFor();
  await page.getByRole('button', { name: 'Undo the last set' }).click();
  await dialog.getByText(/0 of \d+ sets done/).waitFor();
  assert.equal(await page.getByLabel('Kilograms', { exact: true }).inputValue(), '10');
  await pressToTheEnd(dialog);
  await dialog.getByText(/\d\skg lifted in all$/).waitFor();
  await dialog.getByText(/^Next: Full body B on /).waitFor();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await today.getByText(/sets done/).waitFor();
  await today.getByRole('button', { name: /^(See session|Go on)$/ }).waitFor();
  assert.deepEqual(complaints, []);
  await leave();
});

test('a session whose sets are all done is told as done, on its card and on the dashboard', async () => {
  const member = await createPlannedMember(product.server, { made: ['meals', 'training', 'list'] });
  const { page, leave, complaints } = await openPlans(product, member);
  // the day of a session: on a day of rest a missed one is offered, and after it the next that was missed
  await page.clock.setFixedTime(thisMonday());
  await showPlans(page);
  const today = page.getByRole('region', { name: 'Today' });
  await today.getByRole('button', { name: 'Start session' }).click();
  const dialog = page.getByRole('dialog');
  await pressToTheEnd(dialog);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await today.getByText(/All \d+ sets done/).waitFor();
  await today.getByRole('button', { name: 'See session' }).waitFor();
  await eventually(async () => (await loggedSets(member)).length > 4, 'the sets in the log');
  await page.goto(paths.dashboard);
  await page
    .getByText(/\d+ sets done/)
    .first()
    .waitFor();
  const told = (await page.getByRole('main').innerText()).match(/\S+ \d+ sets done/gi) ?? [];
  assert.deepEqual(
    told.map((words) => words.replace(/\d+/, 'n').toLowerCase()),
    ['all n sets done', 'all n sets done'],
    'in the panel and in the card',
  );
  assert.deepEqual(complaints, []);
  await leave();
});

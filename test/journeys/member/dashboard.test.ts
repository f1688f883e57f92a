import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { paths, wire } from '#contract/paths.ts';
import { overviewSchema } from '#contract/plans/overview.ts';
import { daysPerWeek } from '#planning/calendar.ts';
import { addDays } from '#planning/calendar-day.ts';
import { energyText, randText } from '#planning/page/figures.ts';
import { desk, overflow, phone } from '#test/support/browser/browser.ts';
import { createMember } from '#test/support/members/member.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { openProduct } from '#test/support/server/product.ts';

const product = openProduct();

const panel = (page: Page) => page.getByRole('region', { name: 'Today' });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 2 }) });

const everything = ['meals', 'training', 'list'] as const;

test('a new member is led from the profile to the first plans, one step after the other', async () => {
  const member = await createMember(product.server.url, null);
  const { page, leave, complaints } = await product.visit(member.signedIn);
  await page.goto(paths.dashboard);
  await panel(page).getByRole('heading', { name: 'Let us get to know you' }).waitFor();
  await panel(page).getByRole('link', { name: 'Complete Your Profile' }).click();
  await page.waitForURL(`**${paths.onboarding}`);

  const known = await createMember(product.server.url);
  const next = await product.visit(known.signedIn);
  await next.page.goto(paths.dashboard);
  await next.page.getByRole('heading', { level: 1, name: 'Welcome, Thandi Mokoena!' }).waitFor();
  for (const [action, make] of [
    ['Make My Meal Plans', wire.generateMealPlans],
    ['Make My Shopping List', wire.generateShoppingList],
    ['Make My Exercise Plans', wire.generateExercisePlans],
  ] as const) {
    await panel(next.page).getByRole('link', { name: action }).waitFor();
    await known.call('POST', `${make}?wait=true`);
    await next.page.reload();
  }
  await panel(next.page)
    .getByRole('heading', { name: /’s meals$/ })
    .waitFor();
  assert.deepEqual([...complaints, ...next.complaints], []);
  await Promise.all([leave(), next.leave()]);
});

test('four cards with what is in them today, and the week in figures for eyes and ears', async () => {
  const member = await createPlannedMember(product.server, { made: everything });
  /** Lets the plans have been made then. */
  const lastMade = async (at: Date) => {
    for (const table of ['meal_plans', 'exercise_plans'])
      await product.server.database.owner.query(
        // from before a member could choose the day
        `update public.${table} set generated_at = $2, starts_on = null where user_id = $1`,
        [member.userId, at],
      );
  };
  // a Thursday
  const made = new Date(2026, 10, 12, 9);
  await lastMade(made);
  const { meals, training, shopping } = v.parse(
    overviewSchema,
    (await member.call('GET', wire.overview)).body,
  );
  const { page, context, complaints } = await product.visit({
    ...member.signedIn,
    viewport: desk,
  });
  await page.clock.setFixedTime(new Date(2026, 10, 18, 12));
  await page.goto(paths.dashboard);
  assert.ok(meals?.weeks && training?.weeks && shopping?.totals);
  const day = meals.weeks[1]?.days[2];
  assert.ok(day);
  await panel(page)
    .getByRole('heading', { name: 'Wednesday 18\u00a0November, week 2 of 4' })
    .waitFor();
  // a dish may have the name of another and more
  for (const { name } of day.meals) await panel(page).getByText(name).first().waitFor();
  assert.match(
    await card(page, 'Meal Plans').innerText(),
    new RegExp(`Today: ${day.meals.length}`),
  );
  assert.ok((await card(page, 'Meal Plans').innerText()).includes(energyText(day.kcal)));
  const sessions = training.weeks[1]?.sessions ?? [];
  const session = sessions.find(({ weekday }) => weekday === 'Wednesday');
  assert.ok(
    (await card(page, 'Exercise Plans').innerText()).includes(
      session ? `Today: ${session.name}` : 'Today: rest',
    ),
  );
  assert.ok(
    (await card(page, 'Shopping List').innerText()).includes(randText(shopping.totals.budgetCents)),
  );
  assert.match(await card(page, 'Supplements').innerText(), /For your plan, made 6 days ago/);

  // what was done beside what was planned; a bar that always equals its target is not drawn
  const done = page.getByRole('table', { name: 'Sets done of those planned' }).getByRole('row');
  assert.deepEqual(
    (await done.allInnerTexts()).map((row) => row.replaceAll(/\s+/g, ' ').trim()),
    sessions.map(({ weekday, name, sets }) => `${weekday.slice(0, 3)} ${name} 0 of ${sets.of}`),
  );
  const diary = page.getByRole('table', { name: 'What became of each meal' });
  assert.equal(await diary.getByRole('columnheader').count(), 8);
  assert.equal(await diary.getByText('nothing said').count(), 21);
  assert.equal(await page.getByRole('table', { name: 'Energy in kJ' }).count(), 0);
  assert.equal(
    await page.getByRole('table', { name: 'Sets this week' }).getByRole('row').count(),
    7,
  );
  assert.equal(await overflow(page, desk.width), 0);
  await page.setViewportSize(phone);
  assert.equal(await overflow(page, phone.width), 0);

  // a month later the way to new plans stands there
  await page.clock.setFixedTime(new Date(made.getTime() + 40 * 86_400_000));
  await page.reload();
  await panel(page).getByText('Your four weeks of meals are over.').waitFor();
  await panel(page).getByRole('link', { name: 'Make New Meal Plans' }).waitFor();

  // made on a Sunday evening: for the week that begins in the morning
  const sunday = new Date(2026, 10, 15, 20);
  await lastMade(sunday);
  await page.clock.setFixedTime(sunday);
  await page.reload();
  const begin = 'Starts tomorrow, Monday 16\u00a0November, week 1 of 4';
  await panel(page).getByRole('heading', { name: begin }).waitFor();
  await panel(page).getByRole('heading', { name: 'Monday’s session' }).waitFor();
  const [first] = meals.weeks[0]?.days ?? [];
  for (const { name } of first?.meals ?? []) await panel(page).getByText(name).first().waitFor();
  assert.match(await card(page, 'Meal Plans').innerText(), /Monday: \d/);
  await panel(page).getByRole('link', { name: 'See Monday’s Meals' }).click();
  const shown = page.getByRole('region', { name: 'Week 1 Meal Plan' });
  await shown.getByText('Starts tomorrow').waitFor();
  await shown.locator('#today[open]').getByText('Monday').waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

test('on each day of a week the dashboard and the page of the training tell the same of it, a missed session too', async () => {
  const member = await createPlannedMember(product.server, { made: everything });
  const { training } = v.parse(overviewSchema, (await member.call('GET', wire.overview)).body);
  assert.ok(training?.startsOn && training.weeks?.[0]);
  const { startsOn } = training;
  const [week] = training.weeks;
  const { page, leave, complaints } = await product.visit(member.signedIn);
  const told: string[] = [];
  for (const [past] of Array(7).entries()) {
    const day = addDays(startsOn, past);
    await page.clock.setFixedTime(new Date(`${day}T10:00`));
    await page.goto(paths.exercisePlans);
    const offered = await panel(page).locator('p').nth(1).innerText();
    const facts = await panel(page).locator('p').nth(2).innerText();
    const late = / from .*, if today suits you$/.exec(facts)?.[0] ?? '';
    await page.goto(paths.dashboard);
    await panel(page).getByRole('heading', { name: 'Today’s session' }).waitFor();
    const says = await panel(page).innerText();
    if (offered === 'A day of rest') assert.match(says, /Rest, so that/, day);
    else assert.ok(says.includes(offered) && says.includes(late), `${day}: ${offered} ${late}`);
    const line = await card(page, 'Exercise Plans').innerText();
    assert.equal(/: rest/.test(line), offered === 'A day of rest', `${day}: ${line}`);
    if (late) told.push(late);
  }
  assert.equal(
    told.length,
    daysPerWeek - week.sessions.length,
    'each later day offers what was missed',
  );
  assert.deepEqual(complaints, []);
  await leave();
});

test('without the server the last dashboard stays, and without any it says so and tries again', async () => {
  const member = await createPlannedMember(product.server, { made: everything });
  const refused = /Failed to load resource/;
  const { page, leave } = await product.visit(member.signedIn, refused);
  await page.route(`**${wire.overview}`, (route) => route.abort());
  await page.goto(paths.dashboard);
  await page.getByRole('alert').getByText('We cannot reach your plans just now').waitFor();
  await page.unroute(`**${wire.overview}`);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await panel(page)
    .getByRole('heading', { name: /’s meals$/ })
    .waitFor();
  await page.route(`**${wire.overview}`, (route) => route.abort());
  await page.reload();
  await panel(page)
    .getByRole('heading', { name: /’s meals$/ })
    .waitFor();

  // a page whose code does not come leaves the way back, and the way there once more
  await page.route('**/assets/*.js', (route) => route.abort());
  const profile = page.getByRole('dialog').getByRole('link', { name: 'Profile' });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await profile.click();
  await page.getByRole('alert').getByText('This page could not be shown').waitFor();
  await page.goBack();
  await panel(page)
    .getByRole('heading', { name: /’s meals$/ })
    .waitFor();
  await page.unroute('**/assets/*.js');

  // signing out leaves nothing of it behind
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await profile.click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(`**${paths.login}`);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  assert.deepEqual(
    kept.filter((key) => key.includes(member.userId)),
    [],
  );
  await leave();
});

test('with letters twice as large every dish of today is read to its end', async () => {
  const member = await createPlannedMember(product.server, { made: everything });
  const { page, leave, complaints } = await product.visit({ ...member.signedIn, viewport: phone });
  await page.goto(paths.dashboard);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const dishes = panel(page).getByRole('listitem');
  await dishes.first().waitFor();
  const hidden = await dishes.evaluateAll((items) =>
    items
      .flatMap((item) => [...item.querySelectorAll('p')])
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .map(({ textContent }) => textContent),
  );
  assert.deepEqual(hidden, []);
  assert.equal(await overflow(page, phone.width), 0);
  assert.deepEqual(complaints, []);
  await leave();
});

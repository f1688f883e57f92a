import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { paths } from '#contract/paths.ts';
import { desk, nextFrames, overflow } from '#test/support/browser/browser.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { openProduct } from '#test/support/server/product.ts';

const product = openProduct();

/** CSS pixels of a small phone, and the most that may stand above the first dish. */
const small = { width: 360, height: 640 } as const;
const mostAbove = 300;

/** Edges of the dishes of the open day, and where the bar at the foot begins. */
const dishes = (page: Page) =>
  page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const edges = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const meals = edges('.day[open] .meal-name');
    return {
      first: Math.round(meals[0]?.top ?? Number.NaN),
      last: Math.round(meals.at(-1)?.bottom ?? Number.NaN),
      count: meals.length,
      foot: Math.round(edges('.foot-bar')[0]?.top ?? Number.NaN),
    };
  });

/** Gives the meals of the open day other names, the last of them to all that are left; answers what they were. */
const rename = (page: Page, names: readonly string[]) =>
  page.evaluate((given) => {
    const texts = [...document.querySelectorAll('.day[open] .meal-name')].flatMap(
      ({ childNodes }) =>
        [...childNodes].filter(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        ),
    );
    return texts.map((text, index) => {
      const before = text.textContent ?? '';
      text.textContent = given[index] ?? given.at(-1) ?? '';
      return before;
    });
  }, names);

test('Meals opens on today’s food; weeks, days, reasons and the printer are at hand', async (t) => {
  const member = await createPlannedMember(product.server, { made: ['meals'] });
  const { page, context, complaints } = await product.visit({
    ...member.signedIn,
    viewport: { width: small.width, height: 800 },
  });
  // between midnight here and in Greenwich the day on which they begin is tomorrow for a browser that lives there
  const { rows } = await product.server.database.owner.query(
    `select min(starts_on)::text as day from public.meal_plans where user_id = $1`,
    [member.userId],
  );
  await page.clock.setFixedTime(new Date(`${rows[0]?.day}T10:00`));
  await page.goto(paths.mealPlans);
  const week = (number: number) => page.getByRole('region', { name: `Week ${number} Meal Plan` });
  await week(4).locator('.day').first().waitFor();
  const tall = await dishes(page);
  t.diagnostic(`360 × 800: the first dish is ${tall.first} px from the top (at most ${mostAbove})`);
  assert.ok(tall.first <= mostAbove, `${tall.first} px`);
  await page.setViewportSize(small);
  const low = await dishes(page);
  t.diagnostic(
    `360 × 640: ${low.count} meals end at ${low.last} px, the bar begins at ${low.foot}`,
  );
  assert.equal(low.count, 3);
  assert.ok(low.last <= low.foot, `${low.last} px`);
  const own = await rename(page, [
    'Lunch: Thick red lentil, potato and carrot soup + slice of bread with jam, maas with sunflower seeds, glass of amasi',
  ]);
  const longest = await dishes(page);
  t.diagnostic(`360 × 640: with the longest names they end at ${longest.last} px`);
  assert.ok(longest.last <= longest.foot, `${longest.last} px with long names`);
  await rename(page, own);

  // with letters twice as large no day of the strip stands on the next, and today is in sight
  const letters = (size: string) =>
    page.evaluate((given) => {
      document.documentElement.style.fontSize = given;
    }, size);
  await letters('200%');
  const cramped = await page
    .locator('.week-strip a')
    .evaluateAll((links) => links.filter((one) => one.scrollWidth > one.clientWidth).length);
  assert.equal(cramped, 0, 'words that do not fit their place in the strip');
  assert.ok((await overflow(page, small.width)) <= 0);
  await letters('');

  // a closed day says what there is to eat, and no figure before it is opened
  const tomorrow = week(1).locator('details.day').nth(1);
  const named = await tomorrow.locator('.day-dish-name').allInnerTexts();
  assert.equal(named.length, 3);
  assert.doesNotMatch(await tomorrow.innerText(), /kJ|protein/);
  const lunch = await tomorrow.locator('.meal-name').nth(1).textContent();
  assert.ok(lunch?.includes(`Lunch: ${named[1]}`), `${lunch}: ${named[1]}`);

  // the strip stays, and leads to a day of another week, which then stands open
  const strip = page.getByRole('navigation', { name: 'Weeks' });
  await strip.getByRole('link', { name: 'Week 3' }).click();
  const day = page.getByRole('navigation', { name: 'Days of week 3' }).getByRole('link').nth(2);
  await day.click();
  const opened = week(3).locator('details.day').nth(2);
  await opened.locator('.meal-toggle').first().waitFor();
  await page.waitForFunction(() => scrollY > innerHeight);
  await nextFrames(page);
  assert.equal((await strip.boundingBox())?.y.toFixed(0), '2', 'it stays at the head');
  assert.ok(await opened.locator('.day-name').isVisible());

  // a recipe opens at a touch, and stays open when the plan changes
  const toggle = opened.getByRole('button', { name: /^Recipe of lunch on / });
  await toggle.click();
  await opened.locator('.meal').nth(1).locator('.meal-facts').waitFor();
  await opened.getByRole('button', { name: /^Keep lunch on / }).click();
  await page.getByRole('status').filter({ hasText: 'is kept' }).waitFor({ state: 'attached' });
  assert.equal(await toggle.getAttribute('aria-expanded'), 'true');

  // what is seldom wanted stands behind the weeks and in a menu
  const again = page.getByRole('button', { name: 'Generate New Plans', exact: true });
  const below = await again.evaluate(
    (button) =>
      document.querySelector('#week-4')?.compareDocumentPosition(button) ===
      Node.DOCUMENT_POSITION_FOLLOWING,
  );
  assert.ok(below, 'after the four weeks');
  const more = page.locator('summary[aria-label="More about these plans"]');
  await more.click();
  await page.getByRole('button', { name: 'Print' }).waitFor();
  await page.keyboard.press('Escape');
  assert.ok(await page.getByRole('button', { name: 'Print' }).isHidden());
  assert.ok(await more.evaluate((summary) => summary === document.activeElement));

  // on a desk a week is a grid of seven days, each with its meals
  await page.setViewportSize(desk);
  await page.reload();
  await week(1).locator('.day').nth(6).waitFor();
  const columns = await week(1)
    .locator('.day > summary')
    .evaluateAll((days) =>
      days.map((one) => one.getBoundingClientRect()).map(({ x, y }) => [x, y]),
    );
  assert.equal(new Set(columns.map(([x]) => x)).size, 7);
  assert.equal(new Set(columns.map(([, y]) => y)).size, 1);
  assert.equal(await week(1).locator('.day-dish-name:visible').count(), 21);
  assert.ok((await overflow(page, desk.width)) <= 0);
  assert.deepEqual(complaints, []);
  await context.close();
});

/** The sign of a meal that folds: how far it is from the right edge of its meal, and how it is turned. */
const signOf = (toggle: Locator) =>
  toggle.evaluate((button) => {
    const { content, rotate, transform, right, width } = getComputedStyle(button, '::after');
    const meal = button.closest('.meal')?.getBoundingClientRect();
    const edge = button.getBoundingClientRect().right - Number.parseFloat(right);
    return {
      isDrawn: content !== 'none' && Number.parseFloat(width) > 0,
      gap: Math.round((meal?.right ?? Number.NaN) - edge),
      turned: `${rotate} ${transform}`,
    };
  });

test('on a desk the sign at the end of a folded meal opens it, by mouse and by keyboard', async () => {
  const member = await createPlannedMember(product.server, { made: ['meals'] });
  const { page, leave, complaints } = await product.visit({ ...member.signedIn, viewport: desk });
  await page.goto(paths.mealPlans);
  const meal = page.locator('.day[open] .meal').first();
  const toggle = meal.locator('.meal-toggle');
  const recipe = meal.locator('.meal-facts');
  const isOpen = async (open: boolean) => {
    await recipe.waitFor({ state: open ? 'visible' : 'hidden' });
    assert.equal(await toggle.getAttribute('aria-expanded'), String(open));
  };
  await toggle.waitFor();
  await isOpen(true);
  const open = await signOf(toggle);
  assert.ok(open.isDrawn);

  await toggle.click();
  await isOpen(false);
  const folded = await signOf(toggle);
  assert.ok(folded.isDrawn);
  assert.ok(folded.gap >= 0 && folded.gap < 16, `${folded.gap} px from the end of the line`);
  assert.notEqual(folded.turned, open.turned, 'it says which way it goes');

  // the sign itself is pressed
  const line = await toggle.boundingBox();
  assert.ok(line);
  await page.mouse.click(line.x + line.width - folded.gap - 6, line.y + line.height / 2);
  await isOpen(true);

  await page.keyboard.press('Enter');
  await isOpen(false);
  assert.ok(await toggle.evaluate((button) => button.matches(':focus-visible')));
  assert.notEqual(await toggle.evaluate((button) => getComputedStyle(button).outlineStyle), 'none');
  await page.keyboard.press('Space');
  await isOpen(true);
  assert.deepEqual(complaints, []);
  await leave();
});

test('weeks stored long ago, and weeks that a client wrote itself, still open and read', async () => {
  const member = await createPlannedMember(product.server, { made: ['meals'] });
  const { owner } = product.server.database;
  await owner.query(
    `update public.meal_plans set starts_on = null, details = null,
      content = '<article class="plan"><p class="plan-lead">Hello</p><details class="day"><summary><h3 class="day-name">Monday</h3> <span class="day-total">8 000 kJ</span></summary><section class="meal"><h4 class="meal-name">Breakfast: Oats</h4><p class="meal-facts">1 000 kJ</p><ol class="method"><li>Stir.</li></ol></section></details></article>'
      where user_id = $1 and week = 1`,
    [member.userId],
  );
  await owner.query(
    `update public.meal_plans set starts_on = null, content = '<p>Eat well, Thandi.</p>'
      where user_id = $1 and week = 2`,
    [member.userId],
  );
  const { page, leave, complaints } = await product.visit(member.signedIn);
  await page.goto(paths.mealPlans);
  const first = page.locator('#week-1 .day');
  await first.locator('summary').first().waitFor();
  if ((await first.getAttribute('open')) === null) await first.locator('summary').click();
  await first.getByRole('button', { name: 'Recipe of breakfast on Monday' }).click();
  await first.getByText('Stir.').waitFor();
  await first.getByText('8 000 kJ').waitFor();
  await page.getByText('Eat well, Thandi.').waitFor();
  assert.deepEqual(complaints, []);
  await leave();
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { paths } from '#contract/paths.ts';
import { weekdayOn } from '#planning/calendar.ts';
import { overflow } from '#test/support/browser/browser.ts';
import { homeDay } from '#test/support/members/home-day.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { openProduct } from '#test/support/server/product.ts';

// How many taps lie between Today and what is wanted in the kitchen, in the shop and in the gym.

const product = openProduct();
/** A phone of 360 px whose letters are set larger has this width. */
const narrow = { width: 320, height: 640 };

const panel = (page: Page) => page.getByRole('region', { name: 'Today' });

/** A page on which everything that is tapped is counted. */
async function countedPage(page: Page) {
  let taps = 0;
  return {
    begin: async () => {
      taps = 0;
      await page.goto(paths.dashboard);
      await panel(page)
        .getByRole('heading', { name: /’s meals$/ })
        .waitFor();
    },
    tap: async (target: ReturnType<Page['locator']>) => {
      taps++;
      await target.click();
    },
    count: () => taps,
  };
}

test('from Today one tap leads to the next dish, to this trip’s list, and back into a session', async (t) => {
  const member = await createPlannedMember(product.server, {
    made: ['meals', 'training', 'list'],
  });
  const { page, leave, complaints } = await product.visit({ ...member.signedIn, viewport: narrow });
  const { begin, tap, count } = await countedPage(page);
  // early at home on the first day of the plans, never ahead of now: a token that is made now is not over by this clock
  const day = homeDay();
  const early = new Date(`${day}T00:01:00+02:00`);
  await page.clock.setFixedTime(early);
  await product.server.database.owner.query(
    `update public.exercise_plans
      set details = jsonb_set(details::jsonb, '{sessions,0,weekday}', to_jsonb($2::text))
      where user_id = $1 and week = 1
        and not details::jsonb @> jsonb_build_object('sessions', jsonb_build_array(jsonb_build_object('weekday', $2::text)))`,
    [member.userId, weekdayOn(day)],
  );
  const told = async (what: string) => {
    t.diagnostic(`Today to ${what}: ${count()} tap`);
    assert.equal(count(), 1, what);
    assert.ok((await overflow(page, narrow.width)) <= 0, `${what} at 320 px`);
  };

  await begin();
  await tap(panel(page).getByRole('link', { name: 'Cook the next meal' }));
  await page.getByText(/^Breakfast\s*·/).waitFor();
  await page
    .getByRole('region', { name: 'Steps' })
    .getByRole('checkbox')
    .first()
    .waitFor({ state: 'attached' });
  await told('the first step of the next dish');
  await page.getByRole('link', { name: 'Today’s other meals' }).click();
  await page.getByRole('heading', { name: 'What are you cooking?' }).waitFor();

  // what is eaten is not cooked again
  await begin();
  await panel(page).getByRole('button', { name: 'Eaten' }).first().click();
  await tap(panel(page).getByRole('link', { name: 'Cook the next meal' }));
  await page.getByText(/^Lunch\s*·/).waitFor();

  await begin();
  await tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }));
  await page.getByRole('checkbox').first().waitFor();
  assert.ok(await page.getByRole('radio', { name: /This week/ }).isChecked());
  await told('this trip’s list');

  // a session that was begun, and closed before its end
  await page.goto(paths.exercisePlans);
  await page.getByRole('button', { name: 'Start session' }).click();
  const session = page.getByRole('dialog');
  await session.getByRole('button', { name: 'Done, continue' }).click();
  const sent = page.waitForResponse(
    (answer) => answer.url().includes('training_sets') && answer.request().method() === 'POST',
  );
  await session.getByRole('button', { name: 'Set done' }).click();
  await session.getByText(/1 of \d+ sets done/).waitFor();
  await sent;
  await page.getByRole('button', { name: 'Close session' }).click();
  await begin();
  await tap(panel(page).getByRole('link', { name: 'Continue Session' }));
  await session.getByRole('button', { name: 'Set done' }).waitFor();
  await session.getByText(/^Set [12] of \d/).waitFor();
  await told('the running set');
  // it is opened by the tap alone
  await page.getByRole('button', { name: 'Close session' }).click();
  await page.reload();
  await page
    .getByRole('region', { name: 'Today' })
    .getByText(/sets done/)
    .waitFor();
  assert.equal(await session.count(), 0);
  assert.deepEqual(complaints, []);
  await leave();
});

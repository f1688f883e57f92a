import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { memberSentences } from '#contract/member-sentences.ts';
import { paths, wire } from '#contract/paths.ts';
import { axeViolations, desk, overflow, phone } from '#test/support/browser/browser.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { makeNewPlans } from '#test/support/plans/new-plans.ts';
import {
  firstWeight,
  loggedSets,
  openPlans,
  sessionDetails,
  showPlans,
  startSession,
  trainee,
  unfold,
} from '#test/support/plans/training.ts';
import { openProduct } from '#test/support/server/product.ts';
import { figureOf } from '#web/lib/movements/movement-figures.ts';

const product = openProduct();

/** Keeps changes of the plan from the product.server. @returns lets the next one through, or fails it */
function holdChanges(page: Page): (verdict?: 'refuse') => Promise<void> {
  let decide = (_refused: boolean) => {};
  const decided = new Promise<boolean>((resolve) => {
    decide = resolve;
  });
  const address = `**${wire.changeTraining}`;
  const done = page.route(
    address,
    async (route) => ((await decided) ? route.abort() : route.continue()),
    { times: 1 },
  );
  return async (verdict) => {
    await done;
    decide(verdict === 'refuse');
  };
}

test('a session that was begun can be finished when there are new plans', async () => {
  const member = await trainee(product, ['meals', 'list']);
  const { page, leave, complaints } = await openPlans(product, member);
  await startSession(page, 1, 'Full body A');
  const name = await firstWeight(page);
  await page.getByLabel('Kilograms', { exact: true }).fill('10');
  await page.getByRole('button', { name: 'Set done' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/1 of \d+ sets done/).waitFor();
  await page.getByRole('button', { name: 'Close session' }).click();
  const before = await page.locator('#week-1 .plan').innerHTML();
  await makeNewPlans(page);
  await page.waitForFunction(
    (old) => document.querySelector('#week-1 .plan')?.innerHTML !== old,
    before,
  );
  const today = page.getByRole('region', { name: 'Today' });
  const told = /1 of \d+ sets done\s·\sbegun in your earlier plans$/;
  await today.getByText('Full body A', { exact: true }).waitFor();
  await today.getByText(told).waitFor();
  await page.reload();
  await today.getByText(told).waitFor();
  // the dashboard says the same of it, and its card too; its way leads into the session
  await page.goto(paths.dashboard);
  await page
    .getByText(/^Full body A\s·\s1 of \d+ sets done\s·\sbegun in your earlier plans$/)
    .waitFor();
  await page.getByText(/^Today: Full body A, 1 of \d+ sets done$/).waitFor();
  await page.getByRole('link', { name: 'Continue Session' }).click();
  await dialog.getByText(/1 of \d+ sets done/).waitFor();
  while ((await dialog.locator('h3').innerText()).trim() !== name) {
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
  }
  await page.getByRole('button', { name: 'Set done' }).click();
  await dialog.getByText(/2 of \d+ sets done/).waitFor();
  // in the middle of it the page is opened anew: the session is the same one
  await page.reload();
  await dialog.getByText(/2 of \d+ sets done/).waitFor();
  await eventually(async () => (await loggedSets(member)).length === 2, 'two sets in the log');
  assert.deepEqual(complaints, []);
  await leave();
});

test('set by set: what is ticked stays, through a reload and without signal, and reaches the server', async () => {
  const member = await trainee(product);
  const { page, context, leave, complaints } = await openPlans(
    product,
    member,
    {},
    /Failed to load resource/,
  );
  await startSession(page, 1, 'Full body A');
  const name = await firstWeight(page);
  const dialog = page.getByRole('dialog');
  assert.match(await dialog.innerText(), /choose one that you could lift \d+ times, do \d+/);
  await page.getByLabel('Kilograms', { exact: true }).fill('12,5');
  await page.getByRole('button', { name: 'More: Repetitions' }).click();
  const amount = Number(await page.getByLabel(/^Repetitions/).inputValue());
  await page.getByRole('button', { name: 'Set done' }).click();
  await dialog.getByText(/1 of \d+ sets done/).waitFor();

  await page.reload();
  await page.getByRole('button', { name: 'Close session' }).waitFor();
  assert.match(await dialog.innerText(), /1 of \d+ sets done/);
  await context.setOffline(true);
  const done = page.getByRole('button', { name: 'Set done' });
  while ((await dialog.locator('h3').innerText()).trim() !== name) {
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
  }
  assert.equal(await page.getByLabel('Kilograms', { exact: true }).inputValue(), '12.5');
  await done.click();
  await page.getByText('No connection: your sets are kept').waitFor();
  assert.match(await dialog.innerText(), /2 of \d+ sets done/);
  await context.setOffline(false);
  await page.getByText('No connection: your sets are kept').waitFor({ state: 'detached' });
  const sets = await loggedSets(member);
  assert.deepEqual(
    sets.map(({ set_number, load_kg, done: is }) => [set_number, load_kg, is]),
    [
      [1, 12.5, true],
      [2, 12.5, true],
    ],
  );
  assert.equal(sets[0]?.amount, amount);
  await page.getByRole('button', { name: 'Close session' }).click();
  await sessionDetails(page, 1, 'Full body A')
    .getByText(/^2 of \d+ sets done$/)
    .waitFor({ state: 'attached' });
  assert.deepEqual(complaints, []);
  await leave();
});

test('the rest is counted by the clock, so that a reload or a locked screen loses none of it', async () => {
  const { signedIn } = await trainee(product);
  const { page, context, complaints } = await product.visit(signedIn);
  await page.clock.install({ time: new Date() });
  await showPlans(page);
  await startSession(page, 1, 'Full body A');
  await page.getByRole('button', { name: 'Done, continue' }).click();
  const timer = page.getByRole('timer');
  // in turn with another exercise the rest comes after the second one
  for (let set = 0; set < 3 && (await timer.count()) === 0; set++) {
    await page.getByRole('button', { name: 'Set done' }).click();
  }
  const seconds = async () => {
    const [minutes = 0, rest = 0] = ((await timer.innerText()).match(/\d+/g) ?? []).map(Number);
    return 60 * minutes + rest;
  };
  const before = await seconds();
  assert.ok(before >= 40, `${before} s`);
  await page.getByRole('button', { name: '+15 s' }).click();
  await page.clock.runFor(1000);
  assert.ok((await seconds()) >= before + 12);
  await page.clock.fastForward(20_000);
  await page.reload();
  await timer.waitFor();
  const left = await seconds();
  assert.ok(left <= before - 5 && left > 0, `${left} of ${before} s`);
  await page.clock.fastForward(120_000);
  await timer.waitFor({ state: 'detached' });
  assert.deepEqual(complaints, []);
  await context.close();
});

test('the next load follows what was logged, not the calendar', async () => {
  const { page, leave, complaints } = await openPlans(product, await trainee(product));
  await startSession(page, 1, 'Full body A');
  await firstWeight(page);
  const name = (await page.getByRole('dialog').locator('h3').innerText()).trim();
  const next = page.getByRole('button', { name: 'Skip', exact: true });
  for (let step = 0; step < 30 && (await next.count()) > 0; step++) {
    const isIt = (await page.getByRole('dialog').locator('h3').innerText()).trim() === name;
    if (!isIt) {
      await next.click();
      continue;
    }
    const kilograms = page.getByLabel('Kilograms', { exact: true });
    if ((await kilograms.inputValue()) === '') await kilograms.fill('20');
    await page.getByRole('button', { name: 'Set done' }).click();
  }
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  // week 2 was missed
  await startSession(page, 3, 'Full body A');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Done, continue' }).click();
  while ((await dialog.locator('h3').innerText()).trim() !== name) await next.click();
  const words = await dialog.innerText();
  assert.match(words, /Last time: 20\skg × \d+, \d+/);
  assert.match(words, /20\skg × \d+ repetitions/);
  assert.match(words, /Last time went as planned, so a little more today/);
  assert.deepEqual(complaints, []);
  await leave();
});

test('swap, move and new week: with the keyboard, in place, at once, taken back where refused, and told', async () => {
  const { page, context, leave, complaints } = await openPlans(
    product,
    await trainee(product),
    { viewport: desk },
    // its network is taken away, perhaps while the browser looks for a newer worker
    /Failed to load resource|when fetching the script/,
  );
  const dialog = page.getByRole('dialog');
  const notice = (text: RegExp) => page.getByRole('status').filter({ hasText: text });
  const nameAt = (day: ReturnType<typeof sessionDetails>) => day.locator('.exercise-name').last();
  const first = await unfold(page, 2, 'Full body A');
  const before = await nameAt(first).innerText();
  const swap = first.getByRole('button', { name: /^Swap / }).last();
  await swap.focus();
  await page.keyboard.press('Enter');
  const others = dialog.getByRole('listitem').getByRole('button');
  await others.first().waitFor();
  const chosen = await others.first().innerText();
  let answer = holdChanges(page);
  await others.first().focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  // it stands there before the server has answered, without the instructions of the old one
  const place = first.locator('.exercise').last();
  assert.equal(await nameAt(first).innerText(), chosen);
  assert.equal(await place.getAttribute('aria-busy'), 'true');
  assert.equal(await place.getByText('How to do it').count(), 1);
  assert.equal(await place.getByText('How to do it').isVisible(), false);
  const label = (await swap.getAttribute('aria-label')) ?? '';
  assert.ok(label.startsWith(`Swap ${chosen}, `), label);
  await swap.click();
  assert.equal(await dialog.count(), 0, 'what is on its way is not changed again');
  await answer();
  await notice(/is now .*, from week 2 on/).waitFor();
  assert.equal(await nameAt(first).innerText(), chosen);
  assert.equal(await place.getAttribute('aria-busy'), null);
  assert.ok(await place.getByText('How to do it').isVisible());
  assert.equal(await nameAt(sessionDetails(page, 1, 'Full body A')).textContent(), before);
  assert.equal(await nameAt(sessionDetails(page, 4, 'Full body A')).textContent(), chosen);
  assert.ok(await swap.evaluate((button) => button === document.activeElement));

  await unfold(page, 2, 'Full body C');
  await page.getByRole('button', { name: /^Move Full body C on Friday \d+\s\w+, week 2$/ }).click();
  await dialog.getByLabel(/^Sat\s/).check();
  await dialog.getByLabel('Also in the weeks after it').check();
  const headings = (week: number) =>
    page.locator(`#week-${week} .day:has(.session) .day-name`).allInnerTexts();
  answer = holdChanges(page);
  await dialog.getByRole('button', { name: 'Move session' }).click();
  await dialog.waitFor({ state: 'detached' });
  assert.match((await headings(2)).join(), /Saturday \d+\s\w+: Full body C/);
  await answer();
  await notice(/Full body C of week 2 is on Saturday \d+\s\w+ now/).waitFor();
  assert.match((await headings(1)).join(), /Friday \d+\s\w+: Full body C/);
  assert.match((await headings(2)).join(), /Saturday \d+\s\w+: Full body C/);
  assert.match((await headings(4)).join(), /Saturday \d+\s\w+: Full body C/);

  // the same button speaks of the new day, and two sessions that change places both show it
  await page
    .getByRole('button', { name: /^Move Full body C on Saturday \d+\s\w+, week 2$/ })
    .click();
  await dialog.getByText(/^Now on Saturday \d+\s\w+, week 2\./).waitFor();
  await dialog.getByLabel(/^Mon\s/).check();
  answer = holdChanges(page);
  await dialog.getByRole('button', { name: 'Move session' }).click();
  const exchanged = /Saturday \d+\s\w+: Full body A.*Monday \d+\s\w+: Full body C/;
  assert.match((await headings(2)).join(), exchanged);
  await answer('refuse');
  const alert = page.getByRole('alert').filter({ hasText: /./ });
  await alert.waitFor();
  assert.equal(await alert.innerText(), memberSentences.changeTrainingFailed);
  assert.match(
    (await headings(2)).join(),
    /Monday \d+\s\w+: Full body A.*Saturday \d+\s\w+: Full body C/,
  );
  await page.getByRole('button', { name: 'Close message' }).click();

  const week = page.locator('#week-3 .plan');
  const text = await week.textContent();
  await page.getByRole('button', { name: 'New week: other exercises for week 3' }).click();
  await dialog.getByRole('button', { name: 'Make new week' }).click();
  await notice(/Week 3 is new/).waitFor();
  assert.notEqual(await week.textContent(), text);

  await swap.click();
  await others.first().waitFor();
  await context.setOffline(true);
  const instructions = await place.textContent();
  await others.first().click();
  await alert.waitFor();
  assert.equal(await place.textContent(), instructions, 'the old exercise is back');
  assert.ok(await place.getByText('How to do it').isVisible());
  await page.getByRole('button', { name: 'New week: other exercises for week 3' }).click();
  await dialog.getByRole('button', { name: 'Make new week' }).click();
  await alert.waitFor();
  assert.equal(await alert.innerText(), memberSentences.changeTrainingFailed);
  assert.deepEqual(complaints, []);
  await leave();
});

for (const [name, viewport, colorScheme] of [
  ['phone, dark', phone, 'dark'],
  ['desk, light', desk, 'light'],
] as const) {
  test(`training is accessible, fits, and prints on few pages (${name})`, async () => {
    const { page, leave, complaints } = await openPlans(product, await trainee(product), {
      viewport,
      colorScheme,
    });
    const problems: string[] = [];
    const look = async (what: string) => {
      // looking takes a second each time, and colours differ where the rest does not
      const looks = colorScheme === 'dark' ? ['page', 'set'] : ['swap', 'move'];
      const within = what === 'page' ? undefined : 'dialog[open]';
      const found = looks.includes(what) ? await axeViolations(page, within) : [];
      problems.push(...found.map((violation) => `${what}: ${violation}`));
      const wide = await overflow(page, viewport.width);
      if (wide > 0) problems.push(`${what} is ${wide} px too wide`);
    };
    const day = await unfold(page, 1, 'Full body A');
    // an exercise is drawn as itself or not at all
    for (const section of await day.locator('.exercise').all()) {
      const drawn = figureOf(await section.locator('.exercise-name').innerText());
      assert.equal(await section.locator('.movement svg').count(), drawn ? 1 : 0);
    }
    // so is what warms up and stretches, once it is unfolded
    const stretch = page.locator('.reasons .how-to').first();
    await stretch.locator('summary').click();
    await stretch.locator('.movement svg').waitFor();
    await look('page');
    await day
      .getByRole('button', { name: /^Swap / })
      .last()
      .click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    await look('swap');
    await page.keyboard.press('Escape');
    await day.getByRole('button', { name: /^Move / }).click();
    await page.getByRole('dialog', { name: 'Move Full body A' }).waitFor();
    await look('move');
    await page.keyboard.press('Escape');
    await startSession(page, 1, 'Full body A');
    const warmUp = page.locator('dialog[open] li');
    assert.equal(await warmUp.locator('svg:not(button svg)').count(), await warmUp.count());
    await page.getByRole('button', { name: 'Done, continue' }).click();
    await look('set');
    const small = await page.locator('dialog button:visible').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { width, height } = button.getBoundingClientRect();
        return width < 44 || height < 44 ? [`${button.textContent}: ${width} × ${height}`] : [];
      }),
    );
    assert.deepEqual(small, []);
    await page.getByRole('button', { name: 'Close session' }).click();
    if (viewport === phone) {
      assert.deepEqual([...problems, ...complaints], []);
      await leave();
      return;
    }
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    assert.ok(pages >= 4 && pages <= 9, `${pages} pages`);
    assert.deepEqual(problems, []);
    assert.deepEqual(complaints, []);
    await leave();
  });
}

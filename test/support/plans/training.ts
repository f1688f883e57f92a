import type { BrowserContextOptions, Page } from 'playwright-core';
import * as v from 'valibot';
import { paths } from '#contract/paths.ts';
import { exercises } from '#planning/catalogue/exercises.ts';
import { harderLike } from '#planning/training/load/like-load.ts';
import type { Visit } from '../browser/browser.ts';
import type { TestMember } from '../members/member.ts';
import { createPlannedMember } from '../members/planned-member.ts';
import type { Product } from '../server/product.ts';

/**
 * A member with dumbbells and four weeks of training on Mondays, Wednesdays and Fridays.
 * @param also what else is made, so that the dashboard has its day
 */
export function trainee(
  { server }: Product,
  also: readonly ('meals' | 'list')[] = [],
): Promise<TestMember> {
  return createPlannedMember(server, {
    made: ['training', ...also],
    profile: { equipment: ['Dumbbells'], fitness_level: 'Intermediate' },
  });
}

export async function showPlans(page: Page): Promise<void> {
  await page.goto(paths.exercisePlans);
  await page.locator('#week-4 .day .plan-tools').first().waitFor({ state: 'attached' });
}

export async function openPlans(
  product: Product,
  member: TestMember,
  options: BrowserContextOptions = {},
  expected?: RegExp,
): Promise<Visit> {
  const own = { ...member.signedIn, ...options };
  const opened = await product.visit(own, expected);
  await showPlans(opened.page);
  return opened;
}

export const sessionDetails = (page: Page, week: number, name: string) =>
  page.locator(`#week-${week} details.day`).filter({ hasText: name });

export async function unfold(page: Page, week: number, name: string) {
  const day = sessionDetails(page, week, name);
  if ((await day.getAttribute('open')) === null) await day.locator('summary').first().click();
  return day;
}

export async function startSession(page: Page, week: number, name: string): Promise<void> {
  await unfold(page, week, name);
  await page
    .getByRole('button', {
      name: new RegExp(`^Start ${name} on \\w+day \\d+\\s\\w+, week ${week}$`),
    })
    .click();
  await page.getByRole('button', { name: 'Close session' }).waitFor();
}

const setsSchema = v.array(
  v.object({
    week: v.number(),
    set_number: v.number(),
    done: v.boolean(),
    load_kg: v.nullable(v.number()),
    amount: v.nullable(v.number()),
  }),
);
export async function loggedSets(member: TestMember) {
  const path = '/rest/v1/training_sets?select=week,set_number,done,load_kg,amount&order=changed_at';
  return v.parse(setsSchema, (await member.call('GET', path)).body);
}

/** Does the session's first set with a weight, and answers what the screen asked for. */
export async function firstWeight(page: Page): Promise<string> {
  const kilograms = page.getByLabel('Kilograms', { exact: true });
  await page.getByRole('button', { name: 'Done, continue' }).click();
  for (let step = 0; step < 20 && (await kilograms.count()) === 0; step++) {
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
  }
  return (await page.getByRole('dialog').locator('h3').innerText()).trim();
}

const plannedSchema = v.array(
  v.object({
    details: v.object({
      sessions: v.array(
        v.object({
          name: v.string(),
          blocks: v.array(v.object({ exercises: v.array(v.object({ exercise: v.string() })) })),
        }),
      ),
    }),
  }),
);

async function plannedExercises(member: TestMember) {
  const path = '/rest/v1/exercise_plans?select=details&week=eq.1';
  const [plan] = v.parse(plannedSchema, (await member.call('GET', path)).body);
  return (plan?.details.sessions ?? []).flatMap(({ name: session, blocks }) =>
    blocks.flatMap((block) => block.exercises.map(({ exercise }) => ({ session, exercise }))),
  );
}

const nameOf = (id: string) => exercises.find((one) => one.id === id)?.name ?? '';

/**
 * In the weeks before this plan the member went up with its first exercise: 10, 12.5 and 15 kg, three sets of each.
 * @returns where it stands in the plan, what it is called, and what follows it
 */
export async function logThreeDays(
  member: TestMember,
): Promise<{ session: string; name: string; next: string }> {
  const [first, second] = await plannedExercises(member);
  if (!first || !second) throw new Error('the plan holds less than two exercises');
  const rows = [
    [21, 10, [12, 12, 10]],
    [14, 12.5, [10, 10, 9]],
    [7, 15, [8, 7, 6]],
  ] as const;
  const saved = await member.call(
    'POST',
    '/rest/v1/training_sets',
    rows.flatMap(([daysAgo, load, amounts], index) =>
      amounts.map((amount, set) => {
        const at = new Date();
        at.setDate(at.getDate() - daysAgo);
        // a minute after each other, and on one day in all time zones of a test
        at.setHours(12, set);
        return {
          ...{ user_id: member.userId, plan: 'before', week: index + 1, session: 'Full body A' },
          ...{ exercise: first.exercise, set_number: set + 1, done: true, load_kg: load, amount },
          changed_at: at.toISOString(),
        };
      }),
    ),
  );
  if (saved.status !== 201) throw new Error(`the sets were not taken: ${saved.status}`);
  return { session: first.session, name: nameOf(first.exercise), next: nameOf(second.exercise) };
}

/** Weeks ago the member lifted 12.5 kg twenty times in something harder than what their plan holds now. @returns where, and what */
export async function logHarder(member: TestMember): Promise<{ session: string; name: string }> {
  const all = await plannedExercises(member);
  const found = all.find(({ exercise }) => harderLike[exercise]);
  const [harder] = harderLike[found?.exercise ?? ''] ?? [];
  if (!found || !harder) throw new Error('the plan holds nothing with a harder like');
  const ago = new Date();
  ago.setMonth(ago.getMonth() - 1);
  const saved = await member.call('POST', '/rest/v1/training_sets', {
    ...{ user_id: member.userId, plan: 'before', week: 2, session: 'Full body A' },
    ...{ exercise: harder, set_number: 1, done: true, load_kg: 12.5, amount: 20 },
    changed_at: ago.toISOString(),
  });
  if (saved.status !== 201) throw new Error(`the set was not taken: ${saved.status}`);
  return { session: found.session, name: nameOf(found.exercise) };
}

/** Leaves out sets until an exercise is on the screen of the session. */
export async function skipTo(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('dialog').locator('h3');
  await page.getByRole('button', { name: 'Done, continue' }).click();
  for (let step = 0; step < 40 && (await heading.innerText()).trim() !== name; step++)
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
}

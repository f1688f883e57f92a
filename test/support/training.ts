import type { BrowserContextOptions, Page } from 'playwright-core';
import * as v from 'valibot';
import { paths } from '#contract/paths.ts';
import type { Visit } from './browser.ts';
import type { TestMember } from './member.ts';
import { createPlannedMember } from './planned-member.ts';
import type { Product } from './product.ts';

/** A member with dumbbells and four weeks of training on Mondays, Wednesdays and Fridays. */
export function trainee({ server }: Product): Promise<TestMember> {
  return createPlannedMember(server, {
    made: ['training'],
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

export const sessionIn = (page: Page, week: number, name: string) =>
  page.locator(`#week-${week} details.day`).filter({ hasText: name });

export async function unfold(page: Page, week: number, name: string) {
  const day = sessionIn(page, week, name);
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

import type { Page } from 'playwright-core';

/** Unfolds the meals of the days that stand open, with their recipes and what can be done with them. */
export async function unfoldMeals(page: Page): Promise<void> {
  const folded = page.locator('.day[open] .meal-toggle[aria-expanded=false]');
  await page.locator('.day[open] .meal-toggle').first().waitFor();
  while ((await folded.count()) > 0) await folded.first().click();
}

/** Asks why the plan on screen is as it is. */
export async function askWhy(page: Page): Promise<void> {
  await page.locator('summary[aria-label="More about these plans"]').click();
  await page.getByRole('button', { name: 'Why this plan?' }).click();
}

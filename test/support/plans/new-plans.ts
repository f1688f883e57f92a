import type { Page } from 'playwright-core';

/** Says yes to the question whether new plans are to take the place of those that are there. */
export async function confirmNewPlans(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Make new plans?' });
  await dialog.getByRole('button', { name: 'Make new plans' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Presses 'Generate New Plans' where there are plans, and means it. */
export async function makeNewPlans(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Generate New Plans', exact: true, disabled: false })
    .click();
  await confirmNewPlans(page);
}

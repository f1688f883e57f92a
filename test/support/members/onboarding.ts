import type { Page } from 'playwright-core';
import { paths } from '#contract/paths.ts';

/** The body that stands in the fields of a new profile. */
const given = { Age: '30', Height: '170', Weight: '70' } as const;

/** Who presses for plans for the first time is led to the questions about their body, and leaves them for later. */
export async function leaveHealthForLater(page: Page): Promise<void> {
  await page.waitForURL(`**${paths.health}`);
  await page.getByRole('button', { name: 'Later' }).click();
}

/** Ticks the box without which no profile is sent, on the wizard's last step. */
export async function tickAgreement(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^I agree that my profile/ }).check();
}

/** On to the next step of the wizard; says yes where it asks about a body that nobody has typed. */
export async function pressNext(page: Page): Promise<void> {
  const first = await page.getByRole('heading', { name: 'Basic Information' }).isVisible();
  const isGiven = async () => {
    for (const [label, value] of Object.entries(given))
      if ((await page.getByLabel(label).inputValue()) !== value) return false;
    return true;
  };
  const asks = first && (await isGiven());
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  if (!asks) return;
  const dialog = page.getByRole('dialog', { name: 'Is this you?' });
  const heading = page.getByRole('heading', { name: 'Fitness Goals' });
  await dialog.or(heading).first().waitFor();
  if (await dialog.isVisible())
    await dialog.getByRole('button', { name: 'Yes, this is me' }).click();
}

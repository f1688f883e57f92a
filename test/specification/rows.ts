import type { Locator, Page } from 'playwright-core';
import { patience } from '#test/support/browser/browser.ts';

/**
 * One line of the product's specification: words as it writes them, and what they are on the screen. The words stand here
 * as literals and are taken from nowhere else, so that this table would notice if the code changed them.
 */
export type Row =
  | { readonly heading: string }
  | { readonly button: string; readonly disabled?: boolean }
  | { readonly link: string; readonly to: string; readonly newTab?: boolean }
  | { readonly label: string; readonly value?: string; readonly type?: string }
  | { readonly select: string; readonly options: readonly string[] }
  | { readonly boxes: string; readonly options: readonly string[] }
  | { readonly text: string | RegExp }
  /** In a red box that is announced. */
  | { readonly error: string | RegExp }
  /** In a box that is announced without haste. */
  | { readonly status: string | RegExp }
  | { readonly css: string; readonly count?: number };

/** A link in a new tab says so to a screen reader behind its name. */
const named = (name: string) =>
  new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\(opens in a new tab\\))?$`);

function visible(locator: Locator): Promise<void> {
  return locator.filter({ visible: true }).first().waitFor({ timeout: patience });
}

function expectThat(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

async function seeLink(
  page: Page,
  { link, to, newTab }: { link: string; to: string; newTab?: boolean },
): Promise<void> {
  const found = page.getByRole('link', { name: named(link) });
  await visible(found);
  const addresses = await found.evaluateAll((links) =>
    links.map((one) => ({
      to: one.getAttribute('href'),
      target: one.getAttribute('target'),
      rel: one.getAttribute('rel') ?? '',
    })),
  );
  // a place in the page is still that page
  const right = addresses.find((one) => one.to === to || one.to?.startsWith(`${to}#`));
  expectThat(right !== undefined, `leads to ${addresses.map((one) => one.to).join(', ')}`);
  if (newTab) {
    expectThat(right?.target === '_blank', 'opens in the same tab');
    expectThat(right?.rel.includes('noopener') ?? false, 'lets the new page reach this one');
  }
}

async function seeOptions(found: Locator, options: readonly string[]): Promise<void> {
  const texts = await found.evaluateAll((all) => all.map((one) => (one.textContent ?? '').trim()));
  expectThat(JSON.stringify(texts) === JSON.stringify(options), `has ${texts.join(', ')}`);
}

async function seeLabel(
  page: Page,
  { label, value, type }: { label: string; value?: string; type?: string },
): Promise<void> {
  const field = page.getByLabel(label, { exact: true }).or(page.getByLabel(`${label} (optional)`));
  await visible(field);
  if (value !== undefined) {
    const has = await field.first().inputValue();
    expectThat(has === value, `holds ${has}`);
  }
  if (type !== undefined) {
    const has = await field.first().getAttribute('type');
    expectThat(has === type, `is of type ${has}`);
  }
}

async function see(page: Page, row: Row): Promise<void> {
  if ('heading' in row) {
    await visible(page.getByRole('heading', { name: row.heading, exact: true }));
  } else if ('button' in row) {
    const state = row.disabled === undefined ? {} : { disabled: row.disabled };
    await visible(page.getByRole('button', { name: row.button, exact: true, ...state }));
  } else if ('link' in row) {
    await seeLink(page, row);
  } else if ('label' in row) {
    await seeLabel(page, row);
  } else if ('select' in row) {
    const field = page.getByLabel(row.select, { exact: true });
    await visible(field);
    await seeOptions(field.locator('option'), row.options);
  } else if ('boxes' in row) {
    const group = page.getByRole('group', { name: row.boxes });
    await visible(group);
    await seeOptions(group.locator('label'), row.options);
  } else if ('text' in row) {
    await visible(page.getByText(row.text));
  } else if ('error' in row) {
    await visible(page.getByRole('alert').getByText(row.error));
  } else if ('status' in row) {
    await visible(page.getByRole('status').getByText(row.status));
  } else {
    const found = page.locator(row.css);
    await visible(found);
    // weeks below the first one come a frame later each
    if (row.count !== undefined) await found.nth(row.count - 1).waitFor({ state: 'attached' });
    const count = await found.count();
    expectThat(row.count === undefined || count === row.count, `is there ${count} times`);
  }
}

/** Looks for every row on the page as it stands; answers those that are not there, with the reason. */
export async function missingRows(page: Page, rows: readonly Row[]): Promise<readonly string[]> {
  const reasonMissing = (row: Row) =>
    see(page, row).then(
      () => null,
      (error: unknown) => {
        const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
        const what = JSON.stringify(row, (_, value) =>
          value instanceof RegExp ? String(value) : value,
        );
        return `${what}: ${reason}`;
      },
    );
  // until the page is there each row would ask for itself again and again, of a page that is busy becoming it
  const first = await Promise.all(rows.slice(0, 1).map(reasonMissing));
  const others = await Promise.all(rows.slice(1).map(reasonMissing));
  return [...first, ...others].filter((line) => line !== null);
}

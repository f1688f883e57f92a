import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

/** Presses Tab until something has the focus, and fails where that does not show. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const seen = await target.evaluate((element) => {
      if (element !== document.activeElement) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const after = getComputedStyle(element, '::after');
      const rings = [
        [outlineStyle, outlineWidth],
        [after.outlineStyle, after.outlineWidth],
      ];
      const { top, bottom } = element.getBoundingClientRect();
      return {
        ring: rings.some(
          ([style, width]) => style !== 'none' && Number.parseFloat(width ?? '0') >= 2,
        ),
        inSight: bottom > 0 && top < innerHeight,
      };
    });
    if (seen === null) continue;
    assert.deepEqual(seen, { ring: true, inSight: true }, `the focus on ${target} is not seen`);
    return;
  }
  assert.fail(`the Tab key does not reach ${target}`);
}

/** Goes to something with the Tab key and presses it there. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field with the Tab key and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.insertText(text);
}

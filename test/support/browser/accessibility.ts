import type { Page } from 'playwright-core';
import { axeViolations, desk, overflow, phone } from './browser.ts';

/** Animations that go on although the visitor has asked for stillness. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
      const still = Number(duration) * Number(iterations) < 50 || animation.playState !== 'running';
      return still ? [] : [`moves although it should not: ${duration} ms × ${iterations}`];
    }),
  );

/** Targets of less than 24 by 24 CSS pixels; links within a sentence and boxes whose label can be pressed are exempt. */
const small = (page: Page) =>
  page.evaluate(() => {
    const least = 24;
    const targets = document.querySelectorAll(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]',
    );
    return [...targets].flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const inSentence =
        target instanceof HTMLAnchorElement &&
        getComputedStyle(target).display === 'inline' &&
        (target.parentElement?.textContent ?? '').trim() !== (target.textContent ?? '').trim();
      // a link that reaches over all of its card
      const stretched = getComputedStyle(target, '::after').position === 'absolute';
      const card = stretched && target instanceof HTMLElement ? target.offsetParent : null;
      const boxes = [target, target.closest('label'), card].map(
        (one) => one?.getBoundingClientRect() ?? new DOMRect(),
      );
      // a link that is shown only while it has the focus
      const hidden = boxes[0] && boxes[0].width <= 1 && boxes[0].height <= 1;
      const large = boxes.some(({ width, height }) => width >= least && height >= least);
      if (inSentence || hidden || large) return [];
      const { width = 0, height = 0 } = boxes[0] ?? {};
      const name = target.getAttribute('aria-label') ?? target.textContent ?? '';
      return [`target ${name.trim().slice(0, 40)}: ${width.toFixed(0)} × ${height.toFixed(0)} px`];
    });
  });

/** Words that are cut at their right edge, by the screen or by a box that hides what does not fit; three points abridge on purpose. */
const cutWords = (page: Page) =>
  page.evaluate(() => {
    const screen = document.documentElement.clientWidth;
    /** Where what the element holds stops being seen; null where that can be scrolled to or is not meant to be seen. */
    const edgeOf = (element: Element | null): number | null => {
      let edge = screen;
      for (let box = element; box; box = box.parentElement) {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(box);
        // for screen readers only
        if (clipPath !== 'none') return null;
        if (overflowX === 'visible') continue;
        const { right } = box.getBoundingClientRect();
        const scrolls = overflowX === 'auto' || overflowX === 'scroll';
        if (scrolls && box.scrollWidth > box.clientWidth) return null;
        if (textOverflow === 'ellipsis') return null;
        edge = Math.min(edge, right);
      }
      return edge;
    };
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const cut: string[] = [];
    while (words.nextNode() && cut.length < 3) {
      const { currentNode: node } = words;
      const parent = node.parentElement;
      const text = (node.textContent ?? '').trim();
      if (text === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const right = Math.max(...[...range.getClientRects()].map((box) => box.right));
      const edge = right > 1 ? edgeOf(parent) : null;
      if (edge !== null && right > edge + 1) {
        cut.push(`‘${text.slice(0, 30)}’ by ${Math.ceil(right - edge)} px`);
      }
    }
    return cut;
  });

/** How far an open dialog, which scrolls by itself, has to be scrolled sideways. */
const dialogOverflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      0,
      ...[...document.querySelectorAll('dialog[open]')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  );

const wide = async (page: Page, width: number, what: string) => {
  const by = Math.max(await overflow(page, width), await dialogOverflow(page));
  const cut = await cutWords(page);
  return [
    ...(by > 0 ? [`${by} px too wide ${what}`] : []),
    ...(cut.length > 0 ? [`words are cut ${what}: ${cut.join(', ')}`] : []),
  ];
};

/** What is wrong with the page as it stands; it was opened with reduced motion. @param width of the device */
export async function problemsOf(page: Page, width: number): Promise<string[]> {
  return [
    ...(await axeViolations(page)),
    ...(await small(page)),
    ...(await moving(page)),
    ...(await wide(page, width, `at ${width} px`)),
  ];
}

/** A desk's page at 200 % and at 400 % zoom, which browsers lay out as on a narrower screen. */
export async function zoomed(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const [width, height] of [
    [640, 400],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    problems.push(...(await wide(page, width, `at ${(1280 / width) * 100} % zoom`)));
  }
  return problems;
}

/** A device whose owner has asked for letters twice as large. */
export async function largeText(page: Page): Promise<string[]> {
  const setSize = (size: string) =>
    page.evaluate((to) => {
      document.documentElement.style.fontSize = to;
    }, size);
  const problems: string[] = [];
  await setSize('200%');
  for (const device of [phone, desk]) {
    await page.setViewportSize(device);
    problems.push(
      ...(await wide(page, device.width, `with letters of 200 % at ${device.width} px`)),
    );
  }
  await setSize('');
  return problems;
}

import type { Page } from 'playwright-core';

/**
 * Texts of the page that hold a picture of the phone (an emoji) outside of the HTML of plans and lists, for which alone the
 * specification asks for them: each phone draws them otherwise, and an old one not at all.
 */
export function phonePictures(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const picture = /[\p{Extended_Pictographic}--[©®™]]/v;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? '';
      if (picture.test(text) && !node.parentElement?.closest('.plan, script')) found.push(text);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const text = element.getAttribute(name) ?? '';
        if (picture.test(text)) found.push(text);
      }
    return found;
  });
}

import { largeText, problemsOf, zoomed } from '#test/support/browser/accessibility.ts';
import { launchBrowser } from '#test/support/browser/browser.ts';
import { phonePictures } from '#test/support/browser/phone-pictures.ts';
import { looks, screensNamed, walkScreens } from '#test/support/screens/walk-screens.ts';
import { buildIfChanged } from '#web/build-if-changed.ts';
import { findChromium } from '../chromium.ts';

// axe, targets, zoom and stillness on every screen; `-- meals swap` for those with both words
await buildIfChanged();
process.env.CHROMIUM_PATH = await findChromium();
const browser = await launchBrowser();
const wanted = screensNamed(process.argv.slice(2)).filter(({ onPaper }) => !onPaper);
const last = looks.at(-1);
const problems: string[] = [];
let looked = 0;
const missing = await walkScreens(browser, wanted, async (page, screen, look) => {
  looked++;
  const found = await problemsOf(page, look.viewport.width);
  if (look === last || screen.phoneOnly)
    found.push(...(await zoomed(page)), ...(await largeText(page)));
  found.push(...(await phonePictures(page)).map((text) => `a picture of the phone: ${text}`));
  for (const problem of found) {
    const line = `${screen.name} (${look.name}): ${problem}`;
    problems.push(line);
    console.log(line);
  }
});
await browser.close();
for (const line of missing) console.log(line);
console.log(
  `${wanted.length} screens, ${looked} looks: ${problems.length} violations, ${missing.length} screens missing`,
);
process.exit(problems.length + missing.length > 0 ? 1 : 0);

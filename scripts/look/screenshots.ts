import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { launchBrowser } from '#test/support/browser/browser.ts';
import { pictureOf, sheetOf } from '#test/support/browser/pictures.ts';
import { looks, screensNamed, walkScreens } from '#test/support/screens/walk-screens.ts';
import { buildIfChanged } from '#web/build-if-changed.ts';
import { findChromium } from '../chromium.ts';
import { root } from '../commands.ts';

// a picture of every screen at both widths in both themes, and sheets of many; `-- meals swap` for those with both words
const words = process.argv.slice(2);
const folder = path.join(root, 'test', 'output', 'screens');
await buildIfChanged();
process.env.CHROMIUM_PATH = await findChromium();
const browser = await launchBrowser();
if (words.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const taken = new Map<string, string[]>(looks.map(({ name }) => [name, []]));
const missing = await walkScreens(browser, screensNamed(words), async (page, screen, look) => {
  const name = `${screen.name}-${look.name}`;
  await writeFile(path.join(folder, `${name}.png`), await pictureOf(page, screen.shows));
  taken.get(look.name)?.push(name);
});
for (const { name, viewport } of looks) {
  const columns = viewport.width < 600 ? 7 : 3;
  const each = viewport.width < 600 ? columns : 2 * columns;
  const names = taken.get(name) ?? [];
  for (let first = 0; first < names.length; first += each) {
    const files = names.slice(first, first + each).map((one) => path.join(folder, `${one}.png`));
    const target = `sheet-${name}-${String(1 + first / each).padStart(2, '0')}.png`;
    await writeFile(path.join(folder, target), await sheetOf(browser, files, columns));
  }
}
await browser.close();
for (const line of missing) console.log(line);
const count = [...taken.values()].flat().length;
console.log(
  `${count} pictures in ${path.relative(root, folder)}, ${missing.length} screens missing`,
);
process.exit(missing.length > 0 ? 1 : 0);

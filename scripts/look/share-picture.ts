import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { launchBrowser } from '#test/support/browser/browser.ts';
import { findChromium } from '../chromium.ts';
import { root } from '../commands.ts';

// the picture beside a shared address; messengers take no SVG
const source = path.join(root, 'web', 'pictures', 'share.svg');
const target = path.join(root, 'web', 'public', 'share.png');
process.env.CHROMIUM_PATH = await findChromium();
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(`<body style="margin:0">${await readFile(source, 'utf8')}</body>`);
await writeFile(target, await page.screenshot());
await browser.close();
console.log(path.relative(root, target));

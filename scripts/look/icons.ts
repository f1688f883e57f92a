import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { launchBrowser } from '#test/support/browser/browser.ts';
import { findChromium } from '../chromium.ts';
import { root } from '../commands.ts';

/** The picture of the installed app, drawn from the favicon. A maskable one fills its square: phones cut their own shape. */
const icons = [
  { name: 'icon-192', size: 192, maskable: false },
  { name: 'icon-512', size: 512, maskable: false },
  { name: 'maskable-512', size: 512, maskable: true },
  { name: 'apple-touch-icon', size: 180, maskable: true },
] as const;
const ground = '#0f6149';

const publicDir = path.join(root, 'web', 'public');
process.env.CHROMIUM_PATH = await findChromium();
const svg = await readFile(path.join(publicDir, 'favicon.svg'), 'utf8');
const browser = await launchBrowser();
await mkdir(path.join(publicDir, 'icons'), { recursive: true });
for (const { name, size, maskable } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const inner = maskable ? Math.round(size * 0.78) : size;
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${maskable ? ground : 'transparent'}"><img width="${inner}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"></body>`,
  );
  await page.waitForLoadState('networkidle');
  const file = path.join(publicDir, 'icons', `${name}.png`);
  await writeFile(file, await page.screenshot({ omitBackground: true }));
  console.log(`${path.relative(root, file)} ${size} px`);
  await page.close();
}
await browser.close();

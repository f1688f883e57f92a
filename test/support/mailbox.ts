import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestServer } from './server.ts';

/** Number of mails that a server has written, and the newest as text; quoted-printable line ends are undone. */
export async function mailsOf({
  settings,
}: Pick<TestServer, 'settings'>): Promise<{ readonly count: number; readonly newest: string }> {
  const folder = path.join(settings.dataDir, 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const last = files.sort().at(-1);
  const newest = last === undefined ? '' : await readFile(path.join(folder, last), 'utf8');
  const text = newest.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  return { count: files.length, newest: text };
}

/** The mail that comes after `before` others. */
export async function nextMailOf(server: TestServer, before: number): Promise<string> {
  for (;;) {
    const { count, newest } = await mailsOf(server);
    if (count > before) return newest;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

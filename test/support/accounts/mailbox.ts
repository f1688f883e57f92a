import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestServer } from '../server/server.ts';

/** The mails that a server has written, oldest first; one that is still being written has another name. */
export async function mailsIn(dataDir: string): Promise<readonly string[]> {
  const folder = path.join(dataDir, 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(files.sort().map((name) => readFile(path.join(folder, name), 'utf8')));
}

/** A mail as it is read: quoted-printable line ends are undone. */
const plain = (mail: string) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

/** Number of mails that a server has written, and the newest as text. */
export async function mailsOf({
  settings,
}: Pick<TestServer, 'settings'>): Promise<{ readonly count: number; readonly newest: string }> {
  const mails = await mailsIn(settings.dataDir);
  return { count: mails.length, newest: plain(mails.at(-1) ?? '') };
}

/** The mail that comes after `before` others. */
export async function nextMailOf(server: TestServer, before: number): Promise<string> {
  for (;;) {
    const { count, newest } = await mailsOf(server);
    if (count > before) return newest;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The newest mail to an address among those that come after `before` others, whatever else is written meanwhile. */
export async function nextMailTo(
  { settings }: TestServer,
  before: number,
  to: string,
): Promise<string> {
  for (;;) {
    const mails = (await mailsIn(settings.dataDir)).slice(before);
    const own = mails.findLast((mail) => mail.includes(`To: ${to}`));
    if (own !== undefined) return plain(own);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

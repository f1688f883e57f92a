import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { findChromium } from './chromium.ts';

const posixOnly = { skip: process.platform === 'win32' };

test('CHROMIUM_PATH is used as it is, and refused when it leads to no program', async () => {
  assert.equal(await findChromium({ CHROMIUM_PATH: process.execPath }), process.execPath);
  await assert.rejects(
    findChromium({ CHROMIUM_PATH: '/no/such/browser', PATH: process.env.PATH }),
    {
      message: /^CHROMIUM_PATH must be .*\/no\/such\/browser is none\.$/,
    },
  );
});

test(
  'a browser on the PATH is found, and a file that cannot be run is not taken for one',
  posixOnly,
  async (t) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'chromium-test-'));
    t.after(() => rm(folder, { recursive: true, force: true }));
    await writeFile(path.join(folder, 'chromium'), 'not a program', { mode: 0o644 });
    const chrome = path.join(folder, 'google-chrome');
    await writeFile(chrome, '#!/bin/sh\n', { mode: 0o755 });
    assert.equal(await findChromium({ PATH: folder }), chrome);
  },
);

test("Debian's own browser is found without a PATH", {
  skip: !existsSync('/usr/bin/chromium'),
}, async () => {
  assert.equal(await findChromium({}), '/usr/bin/chromium');
});

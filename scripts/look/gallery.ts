import { parseArgs } from 'node:util';
import { openGallery } from '#gallery/serve/open-gallery.ts';
import { buildIfChanged } from '#web/build-if-changed.ts';
import { findChromium } from '../chromium.ts';
import { stopPatienceMs } from '../commands.ts';
import { runCommand, UsageError } from '../usage.ts';

const usage = `Shows every part of web/ui and every screen, in both widths and both themes, until Ctrl-C.

  npm run gallery                 on a port that is free
  npm run gallery -- --port 4000  on this one`;

async function gallery(): Promise<number> {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new UsageError(`A port is a number up to 65535; ${values.port} is none.`);
  }
  const asked = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, asked.resolve);
  // the starter is gone (kill -9), so nobody can stop this one any more
  process.on('disconnect', asked.resolve);
  const opened = await openGallery(port, async () => {
    await buildIfChanged();
    process.env.CHROMIUM_PATH = await findChromium();
  });
  console.log(`\n  Gallery  ${opened.url}\n  Stop     Ctrl-C\n`);
  await asked.promise;
  console.log('Stopping.');
  // whatever hangs must not keep anybody waiting for ever
  setTimeout(() => process.exit(1), stopPatienceMs).unref();
  await opened.close();
  // its channel would keep this process running
  if (process.connected) process.disconnect();
  return 0;
}

await runCommand(usage, gallery);

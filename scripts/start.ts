import { plainReason, type RunningServer, serve } from '#server/main.ts';
import { readSettings } from '#server/settings.ts';
import { buildIfChanged } from '#web/build-if-changed.ts';
import { root, stopPatienceMs } from './commands.ts';

function banner(server: RunningServer): string {
  return [
    '',
    `  Phila runs at ${server.address}`,
    `  Database   ${server.database}`,
    '  Planner    built in',
    `  Mail       ${server.mail}`,
    ...(server.metrics === null ? [] : [`  Metrics    ${server.metrics}`]),
    '  Stop       Ctrl-C',
    '',
  ].join('\n');
}

async function start(): Promise<void> {
  const settings = readSettings(root);
  if ((await buildIfChanged()) === 'built') console.log('Built the web app.');
  const server = await serve(settings, root);
  console.log(banner(server));

  let stopping = false;
  const stop = async (code: number, why: string) => {
    if (stopping) return;
    stopping = true;
    console.log(why);
    // whatever hangs must not keep an operator waiting for ever
    setTimeout(() => process.exit(1), stopPatienceMs).unref();
    await server.close();
    process.exit(code);
  };
  process.on('SIGINT', () => void stop(0, 'Stopping.'));
  process.on('SIGTERM', () => void stop(0, 'Stopping.'));
  process.on('SIGHUP', () => void stop(0, 'Stopping.'));
  // the starter is gone (kill -9), so nobody can stop this server any more
  process.on('disconnect', () => void stop(0, 'The starting process has ended; stopping.'));
  void server.failed.then((reason) => stop(1, reason));
}

start().catch((error: unknown) => {
  const reason = plainReason(error);
  if (reason === null) throw error;
  console.error(reason);
  process.exit(1);
});

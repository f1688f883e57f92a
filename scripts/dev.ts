import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './commands.ts';

/** Folders whose change restarts the server; a changed page is built anew on the way. */
const watched = ['planning', 'contract', 'database', 'server', 'web'];

// Node's own watcher restarts `start`, which stops the old one cleanly and rebuilds the web app when its sources changed
const child = spawn(
  process.execPath,
  [
    '--watch',
    '--watch-preserve-output',
    ...watched.map((folder) => `--watch-path=${path.join(root, folder)}`),
    path.join(root, 'scripts', 'start.ts'),
  ],
  { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
);
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('disconnect', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(signal ? 130 : (code ?? 1)));

import path from 'node:path';
import { describe } from 'node:test';
import { pathToFileURL } from 'node:url';
import { closeShared, expectManyFiles } from '#test/support/server/shared.ts';
import { root } from '../commands.ts';
import { longestFile, takeEach } from './queue.ts';

/** How long a process may go on when its last file has ended and nothing should be open, in milliseconds. */
const patience = 30_000;

function endIfLeftOpen(): void {
  const say = () => {
    console.error(`a test file has left open: ${process.getActiveResourcesInfo().join(', ')}`);
    process.exit(1);
  };
  setTimeout(say, patience).unref();
}

/**
 * Runs test files in this process, one after the other, each as a suite of its own: hooks of a file are those of its
 * suite. Loading the product and letting the compiler learn it costs more than most files take, so a process stays for
 * many of them.
 * @param queue folder of the files, which other processes work off as well
 */
export async function workOff(queue: string): Promise<void> {
  expectManyFiles();
  await takeEach(queue, async (file) => {
    await describe(path.relative(root, file), { timeout: longestFile }, async () => {
      await import(pathToFileURL(file).href);
    });
  });
  await closeShared();
  endIfLeftOpen();
}

import { after } from 'node:test';

// What costs much to open and is the same for all test files of a process.

let manyFiles = false;
const closers: (() => Promise<void>)[] = [];

/** Says that this process runs more than one file, and will call `closeShared` when the last has ended. */
export function expectManyFiles(): void {
  manyFiles = true;
}

/** Closes what the files of this process have shared, the newest first. */
export async function closeShared(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

/**
 * Something that is opened when it is first asked for and closed after the last test of the process. To be called while a
 * file is loaded: a file that runs by itself closes it in a hook of its own.
 * @param isUsable false for what was lost, of which there is a new one for whoever asks next
 */
export function share<T>(
  open: () => Promise<T>,
  close: (opened: T) => Promise<unknown>,
  isUsable: (opened: T) => boolean = () => true,
): () => Promise<T> {
  let opened: Promise<T> | undefined;
  const closeOpened = async () => {
    if (opened) await close(await opened);
  };
  if (manyFiles) closers.push(closeOpened);
  else after(closeOpened);
  return async () => {
    if (opened && !isUsable(await opened)) opened = undefined;
    opened ??= open();
    return opened;
  };
}

import { type ExecFileOptions, execFile } from 'node:child_process';

/** Runs a program to its end. @returns its code (1 where a signal ended it) and all that it printed */
export function runFile(
  file: string,
  words: readonly string[],
  options: Pick<ExecFileOptions, 'cwd' | 'uid' | 'gid'> = {},
): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve) => {
    execFile(file, [...words], { ...options, encoding: 'utf8' }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
      resolve({ code, output: `${stdout}${stderr}` });
    });
  });
}

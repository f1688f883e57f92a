import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

export const root = path.resolve(import.meta.dirname, '..');

/** A server that was asked to stop is gone after so many milliseconds, whatever hangs. */
export const stopPatienceMs = 20_000;

const manifestSchema = v.object({ bin: v.union([v.string(), v.record(v.string(), v.string())]) });

/** The JavaScript file behind a command of an installed package. */
export function packageBin(name: string, command: string): string {
  const folder = path.join(root, 'node_modules', name);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { bin } = v.parse(manifestSchema, manifest);
  const file = typeof bin === 'string' ? bin : bin[command];
  if (file === undefined) throw new Error(`${name} has no command ${command}`);
  return path.join(folder, file);
}

/** Runs a JavaScript command of an installed package with this Node; resolves with its exit code. */
export function runBin(file: string, args: readonly string[], quiet = false): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: root,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

export interface Finished {
  readonly code: number;
  readonly output: string;
}

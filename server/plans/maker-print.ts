import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PriceTable } from '#planning/shopping/prices/price-list.ts';

const root = path.resolve(import.meta.dirname, '..', '..');

/** All that runs between a profile and a stored plan, and the packages below it by their exact versions. */
const sources = ['planning/**/*.ts', 'contract/**/*.ts', 'server/**/*.ts', 'package.json'];

/**
 * Changes whenever a plan might come out differently: with the code, the tables that are part of it, the runtime and the
 * operator's own prices. Nobody has to remember to count a version up.
 * @param prices the operator's own; null: none
 */
export function makerPrint(prices: PriceTable | null): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root, exclude: (name) => name.endsWith('.test.ts') });
  for (const file of files.sort()) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file} ${content.length}\n`).update(content);
  }
  return hash.update(`${process.version}\n${JSON.stringify(prices)}`).digest('base64url');
}

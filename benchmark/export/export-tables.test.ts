import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { tablesFolder } from '../baselines/tables.ts';
import { benchmarkTables } from './export-tables.ts';
import { priceDeciles } from './synthetic-prices.ts';

test("the benchmark's tables are in step with the project's own", () => {
  const stale = [...benchmarkTables()]
    .filter(([name, text]) => readFileSync(path.join(tablesFolder, name), 'utf8') !== text)
    .map(([name]) => name);
  assert.deepEqual(stale, [], 'out of step: npm run benchmark -- export');
});

test('synthetic prices lie as those that were seen: no decile is a tenth away', () => {
  for (const { seen, synthetic } of priceDeciles()) {
    assert.ok(Math.abs(synthetic / seen - 1) < 0.1, `${synthetic} for ${seen}`);
  }
});

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { createLog } from '../platform/watch/log.ts';
import { parseSettings, SettingsError } from '../settings.ts';
import { openCatalogue, readPrices } from './open-catalogue.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'phila-prices-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const log = createLog('silent');
const now = new Date('2026-11-21T10:00:00Z');

function open(csv: string) {
  const file = path.join(folder, 'prices.csv');
  writeFileSync(file, csv);
  return openCatalogue(readPrices(parseSettings({ PRICE_LIST: file }, folder), log, now));
}

const header = 'key,tier,store,product,pack_grams,pack_label,rand,date,basis\n';

test("an operator's price takes the place of the built-in one", () => {
  const catalogue = open(
    `${header}maize-meal,budget,Corner Shop,Mealie meal,1000,1 kg,11.50,2026-11-20,till slip\n`,
  );
  const [price, ...more] = catalogue.prices['maize-meal'].filter(({ tier }) => tier === 'budget');
  assert.deepEqual(more, []);
  assert.deepEqual([price?.rand, price?.store, price?.date], [11.5, 'Corner Shop', '2026-11-20']);
  assert.ok(catalogue.prices['rice-white'].length > 0);
});

test('a file that cannot be used stops the start by name', () => {
  for (const csv of ['', 'nonsense', `${header}no-such-food,budget,S,P,1,1 g,1,2026-01-01,x\n`]) {
    assert.throws(
      () => open(csv),
      (error) => error instanceof SettingsError && /^PRICE_LIST/.test(error.message),
    );
  }
  const missing = parseSettings({ PRICE_LIST: 'none.csv' }, folder);
  assert.throws(() => readPrices(missing, log, now), /^SettingsError: PRICE_LIST cannot be read/);
});

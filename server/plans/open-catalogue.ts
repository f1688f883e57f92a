import { readFileSync } from 'node:fs';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import { prices } from '#planning/catalogue/prices.ts';
import { standardCatalogue } from '#planning/catalogue/standard-catalogue.ts';
import {
  type PriceTable,
  parsePriceList,
  withPrices,
} from '#planning/shopping/prices/price-list.ts';
import { southAfricanDay } from '../platform/clock.ts';
import type { Log } from '../platform/watch/log.ts';
import { type Settings, SettingsError } from '../settings.ts';

function readPriceFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`PRICE_LIST cannot be read: ${cause}`, { cause: error });
  }
}

/**
 * The price table with the operator's own prices in it; null where there are none. Rows that cannot be used are told in
 * the log by number; the others apply.
 * @throws SettingsError when the file cannot be read or holds no usable price
 */
export function readPrices(settings: Settings, log: Log, now: Date): PriceTable | null {
  if (settings.priceList === null) return null;
  const list = parsePriceList(readPriceFile(settings.priceList), southAfricanDay(now));
  for (const problem of list.problems) log.warn(`PRICE_LIST: ${problem}`);
  if (list.prices.length === 0) {
    throw new SettingsError(`PRICE_LIST holds no usable price: ${list.problems.join('; ')}`);
  }
  log.info({ prices: list.prices.length }, 'prices taken from PRICE_LIST');
  return withPrices(prices, list.prices);
}

/** The catalogue with the prices of `readPrices`. */
export function openCatalogue(table: PriceTable | null): Catalogue {
  return standardCatalogue(table ?? prices);
}

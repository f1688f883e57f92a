import { type Aisle, aisles, type Food } from '#planning/catalogue/food.ts';
import { type FoodKey, foodKeys, foods } from '#planning/catalogue/foods.ts';
import { pricesAt } from '#planning/catalogue/packs/shops.ts';
import { prices } from '#planning/catalogue/prices.ts';
import { seededRandom } from '#planning/random.ts';

/** A pack that nobody sells at a price that nobody asks. */
export interface SyntheticPrice {
  readonly food: FoodKey;
  readonly tier: 'budget' | 'premium';
  readonly packGrams: number;
  readonly rand: number;
}

/** The seed is part of the benchmark: with another one its figures are those of another benchmark. */
const seed = 'phila benchmark prices 1';
/** Standard deviation of what is added to the logarithm of a price: one draw for a food, one for each pack. */
const foodNoise = 0.15;
const packNoise = 0.05;

/** A draw of the standard normal distribution (Box and Muller 1958). */
function normal(name: string): number {
  const random = seededRandom(`${seed} ${name}`);
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()));
  return radius * Math.cos(2 * Math.PI * random.next());
}

interface Moments {
  readonly mean: number;
  readonly deviation: number;
}

function momentsOf(values: readonly number[]): Moments {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / values.length) };
}

interface DrawnPack extends Omit<SyntheticPrice, 'rand'> {
  readonly aisle: Aisle;
  /** Natural logarithms of Rands a gram: as seen, and with noise. */
  readonly seen: number;
  readonly noisy: number;
}

function drawPacks(): readonly DrawnPack[] {
  const table: Readonly<Record<FoodKey, Food>> = foods;
  return foodKeys.flatMap((food) =>
    pricesAt(prices[food]).map(({ tier, packGrams, rand }, index) => {
      const seen = Math.log(rand / packGrams);
      const noise = foodNoise * normal(food) + packNoise * normal(`${food} ${index}`);
      return { food, tier, packGrams, aisle: table[food].aisle, seen, noisy: seen + noise };
    }),
  );
}

/** A shelf price: ten cents below R20, a Rand from R100, 99 cents between. */
function asOnShelf(rand: number): number {
  if (rand < 20) return Math.max(0.5, Math.round(rand * 10) / 10);
  return rand < 100 ? Math.max(1, Math.round(rand)) - 0.01 : Math.round(rand);
}

/**
 * Prices for the benchmark in the place of those that were read in shops, whose collections have no licence. What a gram
 * costs is multiplied by a random factor for each food (about 15 % up or down) and each pack (5 %), and each aisle is then
 * stretched so that the mean and the standard deviation of the logarithm are those of the prices that were seen. Neither
 * a store nor a product nor a price that somebody asked is left. The same tables give the same prices.
 */
export function syntheticPrices(): readonly SyntheticPrice[] {
  const packs = drawPacks();
  return aisles.flatMap((aisle) => {
    const own = packs.filter((pack) => pack.aisle === aisle);
    const seen = momentsOf(own.map((pack) => pack.seen));
    const noisy = momentsOf(own.map((pack) => pack.noisy));
    const stretch = noisy.deviation > 0 ? seen.deviation / noisy.deviation : 1;
    return own.map(({ food, tier, packGrams, noisy: value }) => {
      const perGram = Math.exp(seen.mean + stretch * (value - noisy.mean));
      return { food, tier, packGrams, rand: asOnShelf(perGram * packGrams) };
    });
  });
}

/** How near the synthetic prices lie to those that were seen: deciles of Rands a kilogram of all packs. */
export function priceDeciles(): readonly { readonly seen: number; readonly synthetic: number }[] {
  const perKilogram = (rand: number, packGrams: number) => (1000 * rand) / packGrams;
  const seen = foodKeys
    .flatMap((food) => pricesAt(prices[food]))
    .map(({ rand, packGrams }) => perKilogram(rand, packGrams))
    .toSorted((one, other) => one - other);
  const synthetic = syntheticPrices()
    .map(({ rand, packGrams }) => perKilogram(rand, packGrams))
    .toSorted((one, other) => one - other);
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((decile) => {
    const at = Math.floor((decile * seen.length) / 10);
    return { seen: seen[at] ?? 0, synthetic: synthetic[at] ?? 0 };
  });
}

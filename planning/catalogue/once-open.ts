import type { FoodKey } from './foods.ts';

/**
 * Days in a fridge of what keeps for months until it is opened: low-acid tins 3 to 4 days (USDA FSIS, 'Shelf-Stable Food
 * Safety'), long-life milk and coconut milk as their cartons say, plant milk 7 to 10 (USDA FoodKeeper); the shorter of
 * each. All of these may be frozen in portions.
 */
const daysOnceOpen: ReadonlyMap<FoodKey, number> = new Map([
  ...(
    [
      'pilchards-tinned',
      'tuna-tinned',
      'tuna-tinned-oil',
      'sardines-tinned',
      'salmon-tinned',
      'middlecut-tinned',
      'corned-beef-tinned',
      'sugar-beans-tinned',
      'butter-beans-tinned',
      'kidney-beans-tinned',
      'black-beans-tinned',
      'cannellini-beans-tinned',
      'four-bean-mix-tinned',
      'baked-beans',
      'chickpeas-tinned',
      'lentils-tinned',
      'sweetcorn-tinned',
      'creamstyle-corn',
      'peas-tinned',
      'tomatoes-tinned',
      'tomato-onion-mix',
      'tomato-puree',
      'tomato-paste',
      'chakalaka-tinned',
      'coconut-milk',
      'milk-evaporated',
      'tofu-firm',
    ] as const
  ).map((food) => [food, 3] as const),
  ...(['milk-low-fat', 'milk-fat-free', 'milk-uht', 'milk-lactose-free'] as const).map(
    (food) => [food, 5] as const,
  ),
  ...(['soya-milk', 'almond-milk', 'oat-milk', 'macadamia-milk'] as const).map(
    (food) => [food, 7] as const,
  ),
]);

/** Days for which an opened pack of a food keeps in a fridge; null where opening it changes little. */
export function keepsOnceOpen(food: FoodKey): number | null {
  return daysOnceOpen.get(food) ?? null;
}

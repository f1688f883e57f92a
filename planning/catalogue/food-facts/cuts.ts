import { absent } from '../../absent.ts';
import { at } from '../../nutrition/vector.ts';
import type { Dish } from '../catalogue.ts';
import type { FoodKey } from '../foods.ts';

/**
 * Meat, chicken and fish as pieces that one sees on the plate, fresh or frozen: chops, stewing meat, chicken on the bone,
 * a fillet of fish; no mince, no tin, no sausage, and no fillet of chicken, which stands for all of them where nothing
 * else is wished for.
 */
const cuts: ReadonlySet<FoodKey> = new Set<FoodKey>([
  'beef-brisket',
  'beef-chuck',
  'beef-goulash',
  'beef-roast',
  'beef-rump',
  'beef-shin',
  'beef-short-rib',
  'beef-stew',
  'beef-stir-fry',
  'beef-t-bone',
  'oxtail',
  'lamb-chops',
  'lamb-leg',
  'lamb-neck',
  'lamb-stew',
  'gammon',
  'pork-chops',
  'pork-pack',
  'pork-ribs',
  'ostrich-fillet',
  'ostrich-goulash',
  'chicken-drumsticks',
  'chicken-leg-quarters',
  'chicken-mixed-portions-frozen',
  'chicken-thighs',
  'chicken-whole',
  'chicken-wings',
  'turkey-whole',
  'basa-fillets',
  'calamari',
  'hake-fillets',
  'kingklip',
  'maasbanker',
  'prawns',
  'salmon-fresh',
  'smoked-haddock',
  'snoek',
]);

/** Whether a cut brings more of a dish's protein than any other food that it is made of. */
export function isLedByCut({ ingredients }: Dish): boolean {
  let most = 0;
  let led = false;
  for (const { food, grams, role } of ingredients) {
    const protein = grams * (food.perGram[at.protein] ?? absent());
    if (role !== 'protein' || protein <= most) continue;
    most = protein;
    led = cuts.has(food.key);
  }
  return led;
}

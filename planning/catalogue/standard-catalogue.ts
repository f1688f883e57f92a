import { buildCatalogue, type Catalogue, type CatalogueTables } from './catalogue.ts';
import { foodKeys, foods } from './foods.ts';
import { prices } from './prices.ts';
import { recipes } from './recipes/recipes.ts';

const known = new WeakMap<CatalogueTables['prices'], Catalogue>();

/** The catalogue that ships with Phila, made once. @param table prices to use instead of the built-in ones */
export function standardCatalogue(table: CatalogueTables['prices'] = prices): Catalogue {
  const made = known.get(table) ?? buildCatalogue({ foods, foodKeys, prices: table, recipes });
  known.set(table, made);
  return made;
}

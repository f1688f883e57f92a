import { buildCatalogue, type Catalogue, type CatalogueTables } from './catalogue.ts';
import { foodKeys, foods } from './foods.ts';
import { prices } from './prices.ts';
import { recipes } from './recipes/recipes.ts';

/** The catalogue that ships with Phila. @param table prices to use instead of the built-in ones */
export function standardCatalogue(table: CatalogueTables['prices'] = prices): Catalogue {
  return buildCatalogue({
    foods,
    foodKeys,
    prices: table,
    recipes,
  });
}

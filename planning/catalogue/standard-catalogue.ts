import { buildCatalogue, type Catalogue, type CatalogueTables } from './catalogue.ts';
import { foodKeys, foods } from './foods.ts';
import { prices } from './prices.ts';
import { breakfasts } from './recipes/breakfasts.ts';
import { breakfastsEveryday } from './recipes/breakfasts-everyday.ts';
import { breakfastsLowCarb } from './recipes/breakfasts-low-carb.ts';
import { dinnersFish } from './recipes/dinners-fish.ts';
import { dinnersLowCarb } from './recipes/dinners-low-carb.ts';
import { dinnersMeat } from './recipes/dinners-meat.ts';
import { dinnersPlant } from './recipes/dinners-plant.ts';
import { lowCarbEveryday } from './recipes/low-carb-everyday.ts';
import { lowCarbHearty } from './recipes/low-carb-hearty.ts';
import { lowCarbThrifty } from './recipes/low-carb-thrifty.ts';
import { lunches } from './recipes/lunches.ts';
import { lunchesLowCarb } from './recipes/lunches-low-carb.ts';
import { lunchesPlant } from './recipes/lunches-plant.ts';
import { plainPlates } from './recipes/plain-plates.ts';
import { plantThrifty } from './recipes/plant-thrifty.ts';
import { proteinThrifty } from './recipes/protein-thrifty.ts';
import { pulsesEveryday } from './recipes/pulses-everyday.ts';
import { sides } from './recipes/sides.ts';
import { snacks } from './recipes/snacks.ts';
import { snacksEveryday } from './recipes/snacks-everyday.ts';
import { snacksLowCarb } from './recipes/snacks-low-carb.ts';

/** The catalogue that ships with Phila. @param table prices to use instead of the built-in ones */
export function standardCatalogue(table: CatalogueTables['prices'] = prices): Catalogue {
  return buildCatalogue({
    foods,
    foodKeys,
    prices: table,
    recipes: [
      ...breakfasts,
      ...breakfastsLowCarb,
      ...lunches,
      ...lunchesPlant,
      ...lunchesLowCarb,
      ...dinnersMeat,
      ...dinnersFish,
      ...dinnersPlant,
      ...dinnersLowCarb,
      ...snacks,
      ...snacksLowCarb,
      ...breakfastsEveryday,
      ...pulsesEveryday,
      ...plainPlates,
      ...lowCarbEveryday,
      ...lowCarbThrifty,
      ...lowCarbHearty,
      ...plantThrifty,
      ...proteinThrifty,
      ...snacksEveryday,
      ...sides,
    ],
  });
}

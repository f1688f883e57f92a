import type { Catalogue } from '../catalogue/catalogue.ts';
import { type AskedHealth, healthDefaults } from '../profile/health-answers.ts';
import { type Profile, profileDefaults } from '../profile/profile.ts';
import { eatingRules, foodAllowed } from './eating-rules.ts';

/** A member of whom nothing else is known, so that what an answer takes out is that answer's doing alone. */
const anybody: Profile = { ...profileDefaults, allergies: [], disliked_foods: '' };

/** What answers about harmful food take out of every plan. */
export interface FoodsLeftOut {
  /** Names of our table, in its order. */
  readonly foods: readonly string[];
  /** Words that name no food of ours. */
  readonly unknown: readonly string[];
}

/** What these answers take out, by the gate through which every plan passes. */
export function leftOutFor(
  answers: Pick<AskedHealth, 'allergens' | 'foods'>,
  catalogue: Catalogue,
): FoodsLeftOut {
  const without = eatingRules(anybody, catalogue);
  const rules = eatingRules(
    { ...anybody, healthAnswers: { ...healthDefaults, ...answers } },
    catalogue,
  );
  return {
    foods: [...catalogue.foods.values()]
      .filter((food) => foodAllowed(food, without) && !foodAllowed(food, rules))
      .map(({ name }) => name),
    unknown: rules.unknownHarm,
  };
}

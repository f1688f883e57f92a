import type { EatingGroup } from '../../nutrition/eating-groups.ts';
import { at } from '../../nutrition/vector.ts';
import type { Dish } from '../catalogue.ts';
import { eatenAs } from '../food-facts/eating-group-of.ts';

/** Grams of protein below which nothing leads a dish. */
const littleProtein = 3;

/** The group of foods that gives most of a dish's protein; null where it has next to none. */
export function leadOf({ ingredients }: Dish): EatingGroup | null {
  const protein = new Map<EatingGroup, number>();
  let lead: EatingGroup | null = null;
  let most = littleProtein;
  for (const { food, grams } of ingredients) {
    const group = eatenAs(food.key, food)?.group;
    if (!group) continue;
    const sum = (protein.get(group) ?? 0) + grams * (food.perGram[at.protein] ?? 0);
    protein.set(group, sum);
    if (sum <= most) continue;
    most = sum;
    lead = group;
  }
  return lead;
}

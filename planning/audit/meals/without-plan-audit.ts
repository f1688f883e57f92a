import type { Profile } from '../../profile/profile.ts';
import type { Check } from '../finding.ts';
import type { Dislike } from '../plan-under-audit.ts';
import { avoidedBy } from '../statements/asked-statements.ts';
import { wordsOfAllergies } from '../statements/group-words-of-allergies.ts';
import { wordsOfPlants } from '../statements/group-words-of-plants.ts';

/** Words each of which names one of the allergens of the food table, or maize; 'nuts' names two. */
export const allergenWords: readonly (readonly string[])[] = [
  ...wordsOfAllergies.filter(({ warned }) => warned.length === 1),
  ...wordsOfPlants.filter(({ words }) => words.includes('maize')),
].map(({ words }) => words);

const allergenWord: ReadonlySet<string> = new Set(allergenWords.flat());

/** Whether a member avoids no more than one allergen, maize or one food. */
function avoidsOneThing(profile: Profile, dislikes: readonly Dislike[]): boolean {
  const ticked = avoidedBy(profile).length;
  return (
    ticked + dislikes.length <= 1 &&
    dislikes.every(
      ({ text, foods, health }) =>
        health === undefined && (foods.length <= 1 || allergenWord.has(text)),
    )
  );
}

/** Whether a member avoids two of the twelve allergens that can be ticked, and nothing else. */
function avoidsTwoAllergens(profile: Profile, dislikes: readonly Dislike[]): boolean {
  return avoidedBy(profile).length === 2 && dislikes.length === 0;
}

/**
 * Rule 90: who avoids one thing has a plan, and whoever has none reads why and is not told to eat what they avoid.
 * @param reason why a body that may be planned for has no plan; null with a plan
 */
export function auditWithoutPlan(
  { profile, dislikes }: { readonly profile: Profile; readonly dislikes: readonly Dislike[] },
  reason: string | null,
  check: Check,
): void {
  const hurried = profile.meals_per_day < 3 || profile.cooking_time === 'Less than 15 minutes';
  if (avoidsOneThing(profile, dislikes)) {
    check(hurried ? '90c' : '90a', reason === null, () => reason ?? '');
  }
  if (!hurried && avoidsTwoAllergens(profile, dislikes)) {
    check('90d', reason === null, () => reason ?? '');
  }
  if (reason === null) return;
  const toldToEat = /shorten|dislike|allow .*\b(food|list)/i.test(reason);
  const narrowed = profile.disliked_foods === '' || /narrows the choice: /.test(reason);
  check('90b', !toldToEat && narrowed && /write to us/.test(reason), () => reason);
}

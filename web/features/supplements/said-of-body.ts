import { constituents } from '#planning/catalogue/food-facts/constituents.ts';
import { groups } from '#planning/catalogue/matcher/groups.ts';
import { wordsOf } from '#planning/catalogue/words.ts';
import { answersOf, type SaysHealth } from '#planning/health/answers.ts';
import { askedAllergens, harmfulFoods } from '#planning/health/asked.ts';
import { whyNotPlanned } from '#planning/health/effect-table.ts';
import { supplementSafety } from '#planning/health/effects.ts';
import type { Profile } from '#planning/profile/profile.ts';
import type { SaidOfBody } from './supplements-for.ts';

/** Names of milk, and of all that leaves it out among others; whoever leaves out cheese alone may take whey. */
const milkWords: ReadonlySet<string> = new Set([
  ...(constituents.get('milk')?.names ?? []).map((name) => wordsOf(name).join(' ')),
  ...[...groups].flatMap(([name, { madeOf }]) => (madeOf?.includes('milk') ? [name] : [])),
]);

function namesMilk(text: string): boolean {
  const words = wordsOf(text);
  return words.some(
    (word, index) => milkWords.has(word) || milkWords.has(`${word} ${words[index + 1] ?? ''}`),
  );
}

/** Reads what a member typed under Disliked Foods and answered to the questions about their body. */
export function readSaid(profile: SaysHealth & Pick<Profile, 'age'>): SaidOfBody {
  const answers = answersOf(profile);
  return {
    avoidsMilk:
      namesMilk(profile.disliked_foods) ||
      namesMilk(harmfulFoods(profile)) ||
      askedAllergens(profile).includes('milk-protein'),
    never: whyNotPlanned(answers.conditions, profile.age),
    ...supplementSafety(answers),
  };
}

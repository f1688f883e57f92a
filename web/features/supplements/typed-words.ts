import { constituents } from '#planning/catalogue/constituents.ts';
import { groups } from '#planning/catalogue/matcher/groups.ts';
import { wordsOf } from '#planning/catalogue/words.ts';
import { answersOf } from '#planning/health/answers.ts';
import { supplementSafety } from '#planning/health/effects.ts';
import type { TypedWords } from './supplements-for.ts';

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

/** Reads what was typed under Disliked Foods. */
export function readTyped(text: string): TypedWords {
  return {
    avoidsMilk: namesMilk(text),
    ...supplementSafety(answersOf({ disliked_foods: text })),
  };
}

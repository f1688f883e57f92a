import { constituents } from '#planning/catalogue/constituents.ts';
import { wordsOf } from '#planning/catalogue/words.ts';
import { answersOf } from '#planning/health/answers.ts';
import { supplementSafety } from '#planning/health/effects.ts';
import type { TypedWords } from './supplements-for.ts';

/** Names of milk, and of eating nothing of it; whoever leaves out cheese alone may take whey. */
const milkWords: ReadonlySet<string> = new Set(
  [...(constituents.get('milk')?.names ?? []), 'vegan', 'veganist', 'plant based'].map((name) =>
    wordsOf(name).join(' '),
  ),
);

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

import { namePlaceholder } from './guard/check-text.ts';
import type { Guard } from './guard/guard.ts';
import { writingPrompt } from './prompt.ts';
import {
  only,
  placesOf,
  type TextSlot,
  type WritingTask,
  type WrittenTexts,
} from './task/writing-task.ts';

/** What a text is about, without the amounts: those are compared by the guard. */
function subject({ scope }: TextSlot): string {
  return scope.text.replace(/[\d½¼¾⅓⅔.,\s]+/g, ' ');
}

function placesById(tasks: readonly WritingTask[]): ReadonlyMap<string, TextSlot> {
  return new Map(tasks.flatMap(({ parts }) => placesOf(parts)).map((place) => [place.id, place]));
}

/** A text of a meal or a part of a session is about just that; one of a day or a week looks on from further away. */
const isOfAPart = (id: string) => id.includes('/');

/** Replaces one word by another wherever it stands alone. */
function withWord(text: string, word: string, other: string): string {
  return text.replace(/[\p{L}\p{M}\d'’-]+/gu, (whole) => (whole === word ? other : whole));
}

/**
 * Texts that were written around a week and are still true after it was changed: those of meals and parts that stayed,
 * and of days and the week where they name nothing that is gone. Every one of them passes the guard again, against the
 * changed plan.
 * @param texts by place, with the member's name in them
 * @param name by which the member is greeted
 * @param canary a word that means nothing and stands in none of the texts
 */
export function keepWords(
  guard: Guard,
  texts: WrittenTexts,
  {
    before,
    after,
  }: { readonly before: readonly WritingTask[]; readonly after: readonly WritingTask[] },
  name: string,
  canary: string,
): WrittenTexts {
  const old = placesById(before);
  const kept = after.flatMap((task) => {
    const candidates = placesOf(task.parts).flatMap((place) => {
      const own = texts.get(place.id);
      const then = old.get(place.id);
      if (!own || !then) return [];
      if (isOfAPart(place.id) && subject(then) !== subject(place)) return [];
      return [[place.id, own.map((text) => withWord(text, name, namePlaceholder))] as const];
    });
    const open = new Map(candidates);
    const rest = only(task, new Set(open.keys()));
    const { instruction } = writingPrompt(rest, canary);
    return [...guard.recheck(open, rest, { instruction, canary }).passed];
  });
  return new Map(
    kept.map(([place, own]) => [
      place,
      own.map((text) => text.replaceAll(namePlaceholder, () => name)),
    ]),
  );
}

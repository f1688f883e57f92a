/** Every hard rule by its name; the README of the benchmark says each in a sentence. */
export const ruleNames = [
  'missing',
  'recipe',
  'slot',
  'amount',
  'allergen',
  'diet',
  'disliked',
  'minutes',
  'skill',
  'leftover',
  'energy',
  'protein',
  'protein-most',
  'carbohydrate',
  'fat',
  'saturated-fat',
  'free-sugars',
  'sodium',
  'fibre',
  'produce',
  'meal-share',
  'groups',
  'repeats',
] as const;
export type RuleName = (typeof ruleNames)[number];

/** One place of a plan that breaks a hard rule. */
export interface Breach {
  readonly rule: RuleName;
  readonly person: string;
  /** 0 to 27; null for a week or the whole plan. */
  readonly day: number | null;
  readonly says: string;
}

/** Notes a breach unless something holds. */
export type Check = (rule: RuleName, holds: boolean, says: () => string) => void;

export function checkInto(breaches: Breach[], person: string, day: number | null): Check {
  return (rule, holds, says) => {
    if (!holds) breaches.push({ rule, person, day, says: says() });
  };
}

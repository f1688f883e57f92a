import type { Amounts } from '../nutrition/vector.ts';
import type { Profile } from '../profile/profile.ts';
import { type ReferenceIntakes, referenceIntakes } from '../targets/reference-intakes.ts';
import type { PlannedDay } from './meal-plan.ts';

/** Share of a recommended intake from which the mean day of a week counts as holding enough. */
export const enoughOfIntake = 0.8;

const named: readonly (readonly [key: keyof ReferenceIntakes, name: string])[] = [
  ['calciumMg', 'calcium'],
  ['ironMg', 'iron'],
  ['zincMg', 'zinc'],
  ['vitaminAUg', 'vitamin A'],
  ['vitaminCMg', 'vitamin C'],
  ['vitaminB12Ug', 'vitamin B12'],
  ['folateUg', 'folate'],
];

function meanOf(days: readonly PlannedDay[], key: keyof Amounts): number {
  return days.reduce((sum, { amounts }) => sum + amounts[key], 0) / Math.max(1, days.length);
}

function listed(names: readonly string[]): string {
  const [last = '', ...others] = names.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
}

/**
 * What a week's meals hold too little of, in words for the member: below 80 % of a recommended intake on the mean day,
 * and for vegans less than all of vitamin B12, which only fortified food or a supplement gives them.
 */
export function nutrientNotes(profile: Profile, days: readonly PlannedDay[]): readonly string[] {
  const intakes = referenceIntakes(profile);
  const vegan = profile.diet_type === 'Vegan';
  const missed = named.filter(
    ([key]) =>
      meanOf(days, key) < enoughOfIntake * intakes[key] && !(vegan && key === 'vitaminB12Ug'),
  );
  const notes: string[] = [];
  if (missed.length > 0) {
    // no foods are named: what is rich in it may be just what this member does not eat
    const names = listed(missed.map(([, name]) => name));
    notes.push(
      `These meals are a little low in ${names}. Please ask a clinic or dietitian whether a supplement would help.`,
    );
  }
  if (vegan && meanOf(days, 'vitaminB12Ug') < intakes.vitaminB12Ug) {
    notes.push(
      'Plants hold no vitamin B12. Please take a B12 supplement, or drink soya milk that has it added.',
    );
  }
  return notes;
}

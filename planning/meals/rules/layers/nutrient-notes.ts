import type { Amounts } from '../../../nutrition/vector.ts';
import type { Profile } from '../../../profile/profile.ts';
import {
  enoughOfIntake,
  plantIronFactor,
  type ReferenceIntakes,
  referenceIntakes,
} from '../../../targets/reference-intakes.ts';
import type { PlannedDay } from '../../model/meal-plan.ts';
import { littleOfIntake } from '../table/nutrition-rules.ts';

const named: readonly (readonly [key: keyof ReferenceIntakes, name: string])[] = [
  ['calciumMg', 'calcium'],
  ['ironMg', 'iron'],
  ['zincMg', 'zinc'],
  ['vitaminAUg', 'vitamin A'],
  ['vitaminCMg', 'vitamin C'],
  ['vitaminB12Ug', 'vitamin B12'],
  ['folateUg', 'folate'],
];

/** The supplement to ask about, and the carton to look for, whatever the meals hold. */
const veganNote =
  'Plants hold no vitamin B12, and we count none that a factory may have added. Please ask a clinic or pharmacist about a vitamin B12 supplement, and choose a plant milk whose carton says that vitamin B12 and calcium are added.';

function meanOf(days: readonly PlannedDay[], key: keyof Amounts): number {
  return days.reduce((sum, { amounts }) => sum + amounts[key], 0) / Math.max(1, days.length);
}

function listed(names: readonly string[]): string {
  const [last = '', ...others] = names.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
}

/** Multiple of the advised iron from which nothing need be said: exchanging a meal brings a week no further down. */
const plentyOfPlantIron = 1.2;

/** What who eats neither meat nor fish should know about iron: their meals may hold enough and give too little. */
function plantIronNote(
  { diet_type }: Profile,
  days: readonly PlannedDay[],
  { ironMg }: ReferenceIntakes,
): readonly string[] {
  const advised = plantIronFactor * ironMg;
  const enough = meanOf(days, 'ironMg') >= plentyOfPlantIron * advised;
  if ((diet_type !== 'Vegetarian' && diet_type !== 'Vegan') || enough) return [];
  return [
    `Your body takes up less of the iron in plants, eggs and milk: without meat and fish, ${advised.toFixed(0)}\u00a0mg a day are advised at your age. Fruit or raw vegetables in the same meal help, for their vitamin C; tea and coffee hinder, so drink them an hour before or after. A clinic can check your iron.`,
  ];
}

/**
 * What a week's meals hold too little of, in words for the member: below 80 % of a recommended intake on the mean day,
 * iron of plants, and for vegans vitamin B12 in any case, which no plant holds: what makers add differs by carton, so
 * none is counted.
 */
export function nutrientNotes(profile: Profile, days: readonly PlannedDay[]): readonly string[] {
  const intakes = referenceIntakes(profile);
  const vegan = profile.diet_type === 'Vegan';
  const shares = named
    .filter(([key]) => !(vegan && key === 'vitaminB12Ug'))
    .map(([key, name]) => ({ name, share: meanOf(days, key) / intakes[key] }));
  const namesOf = (from: number, to: number) =>
    listed(shares.filter(({ share }) => share >= from && share < to).map(({ name }) => name));
  const low = namesOf(0, littleOfIntake);
  const rather = namesOf(littleOfIntake, enoughOfIntake);
  const said = [
    ...(low ? [`low in ${low}`] : []),
    ...(rather ? [`a little low in ${rather}`] : []),
  ];
  const notes: string[] = [];
  if (said.length > 0) {
    // no foods are named: what is rich in it may be just what this member does not eat
    notes.push(
      `These meals are ${said.join(' and ')}. Please ask a clinic or dietitian whether a supplement would help.`,
    );
  }
  notes.push(...plantIronNote(profile, days, intakes));
  if (vegan) notes.push(veganNote);
  return notes;
}

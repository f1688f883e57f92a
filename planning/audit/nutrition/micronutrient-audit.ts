import type { Profile } from '../../profile/profile.ts';
import type { Check } from '../finding.ts';
import { meanOf, type Sums } from '../sums.ts';

type Micronutrient =
  | 'calcium'
  | 'iron'
  | 'zinc'
  | 'vitaminA'
  | 'vitaminC'
  | 'vitaminB12'
  | 'folate';

/** A recommended intake by age (14-18, 19-50, 51-70, 71 and over) for women and for men; National Academies. */
interface Intake {
  readonly name: RegExp;
  readonly unit: 'mg' | 'µg';
  readonly women: readonly [teen: number, adult: number, older: number, old: number];
  readonly men: readonly [teen: number, adult: number, older: number, old: number];
}

const intakes: Readonly<Record<Micronutrient, Intake>> = {
  calcium: {
    name: /calcium/i,
    unit: 'mg',
    women: [1300, 1000, 1200, 1200],
    men: [1300, 1000, 1000, 1200],
  },
  iron: { name: /\blow in[^.]*\biron\b/i, unit: 'mg', women: [15, 18, 8, 8], men: [11, 8, 8, 8] },
  zinc: { name: /\bzinc\b/i, unit: 'mg', women: [9, 8, 8, 8], men: [11, 11, 11, 11] },
  vitaminA: {
    name: /vitamin A\b/i,
    unit: 'µg',
    women: [700, 700, 700, 700],
    men: [900, 900, 900, 900],
  },
  vitaminC: { name: /vitamin C\b/i, unit: 'mg', women: [65, 75, 75, 75], men: [75, 90, 90, 90] },
  vitaminB12: {
    name: /\bB12\b/i,
    unit: 'µg',
    women: [2.4, 2.4, 2.4, 2.4],
    men: [2.4, 2.4, 2.4, 2.4],
  },
  folate: { name: /folate/i, unit: 'µg', women: [400, 400, 400, 400], men: [400, 400, 400, 400] },
};
const names: readonly Micronutrient[] = [
  'calcium',
  'iron',
  'zinc',
  'vitaminA',
  'vitaminC',
  'vitaminB12',
  'folate',
];
/** Share of a recommended intake that a week must reach on its mean day. */
const enough = 0.8;

/**
 * Vegans get both from what is added to plant milk, of which rule 88 counts nothing: their page names both, and the
 * carton to look for.
 */
function veganExcuse(name: Micronutrient, { diet_type }: Profile): string | null {
  const isAdded = name === 'vitaminB12' || name === 'calcium';
  return isAdded && diet_type === 'Vegan' ? 'rule 88: nothing that is added counts' : null;
}

/** Who eats no flesh is advised 1.8 times the iron: where the week holds less, that and what helps are said. */
function checkPlantIron(days: readonly Sums[], profile: Profile, said: string, check: Check): void {
  if (profile.diet_type !== 'Vegetarian' && profile.diet_type !== 'Vegan') return;
  const eaten = meanOf(days, (day) => day.iron);
  const { women, men } = intakes.iron;
  const wanted = 1.8 * ((profile.gender === 'Female' ? women : men)[bracketOf(profile)] ?? 0);
  const [, advised = ''] = /iron in plants[^.]*?(\d+)\s*mg a day are advised/.exec(said) ?? [];
  const told = Math.abs(Number(advised) - wanted) <= 0.5;
  check(
    '25c',
    eaten >= wanted || (told && /vitamin C/i.test(said)),
    () => `iron ${eaten.toFixed(1)} of ${wanted.toFixed(1)} mg from plants, without a word`,
  );
}

function bracketOf({ age }: Profile): 0 | 1 | 2 | 3 {
  if (age <= 18) return 0;
  if (age <= 50) return 1;
  return age <= 70 ? 2 : 3;
}

/** Rules 25 to 27 and 87: enough of the vitamins and minerals of the food table, and not too much of three of them. */
export function checkMicronutrients(
  days: readonly Sums[],
  profile: Profile,
  said: string,
  check: Check,
): void {
  const bracket = bracketOf(profile);
  for (const name of names) {
    const intake = intakes[name];
    const wanted = (profile.gender === 'Female' ? intake.women : intake.men)[bracket];
    const eaten = meanOf(days, (day) => day[name]);
    const says = () => `${name} ${eaten.toFixed(1)} of ${wanted} ${intake.unit}`;
    check('25a', eaten >= enough * wanted, says, () => veganExcuse(name, profile));
    if (eaten < enough * wanted) check('25b', intake.name.test(said), says);
  }
  checkPlantIron(days, profile, said, check);
  if (profile.diet_type === 'Vegan') {
    // 26 asks for a note where food holds too little, 87 for one whatever food holds
    const b12 = meanOf(days, (day) => day.vitaminB12);
    const named = intakes.vitaminB12.name.test(said);
    check('26', b12 >= 2.4 || named, () => `${b12.toFixed(1)} µg and no note`);
    const carton = /\bcarton\b[^.]*\bB12\b[^.]*\bcalcium\b/i.test(said);
    check('87', named && /\bsupplement\b/i.test(said) && carton, () => 'no word of vitamin B12');
  }
  const teen = profile.age <= 18;
  const tooMuch = [
    ['iron', meanOf(days, (day) => day.iron), 45],
    ['zinc', meanOf(days, (day) => day.zinc), teen ? 34 : 40],
    ['preformed vitamin A', meanOf(days, (day) => day.retinol), teen ? 2800 : 3000],
  ] as const;
  for (const [name, eaten, limit] of tooMuch) {
    check('27', eaten <= limit, () => `${name} ${eaten.toFixed(0)}, limit ${limit}`);
  }
}

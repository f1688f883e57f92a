import type { Profile } from '../profile/profile.ts';
import type { Check } from './finding.ts';
import { meanOf, type Sums } from './sums.ts';

type Micronutrient =
  | 'calcium'
  | 'iron'
  | 'zinc'
  | 'vitaminA'
  | 'vitaminC'
  | 'vitaminB12'
  | 'folate';

/** A recommended intake by age (14-18, 19-50, 51 and over) for women and for men; National Academies. */
interface Intake {
  readonly name: RegExp;
  readonly unit: 'mg' | 'µg';
  readonly women: readonly [teen: number, adult: number, older: number];
  readonly men: readonly [teen: number, adult: number, older: number];
}

const intakes: Readonly<Record<Micronutrient, Intake>> = {
  calcium: { name: /calcium/i, unit: 'mg', women: [1300, 1000, 1200], men: [1300, 1000, 1200] },
  iron: { name: /\biron\b/i, unit: 'mg', women: [15, 18, 8], men: [11, 8, 8] },
  zinc: { name: /\bzinc\b/i, unit: 'mg', women: [9, 8, 8], men: [11, 11, 11] },
  vitaminA: { name: /vitamin A\b/i, unit: 'µg', women: [700, 700, 700], men: [900, 900, 900] },
  vitaminC: { name: /vitamin C\b/i, unit: 'mg', women: [65, 75, 75], men: [75, 90, 90] },
  vitaminB12: { name: /\bB12\b/i, unit: 'µg', women: [2.4, 2.4, 2.4], men: [2.4, 2.4, 2.4] },
  folate: { name: /folate/i, unit: 'µg', women: [400, 400, 400], men: [400, 400, 400] },
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

/** Rules 25 to 27: enough of the vitamins and minerals of the food table, and not too much of three of them. */
export function checkMicronutrients(
  days: readonly Sums[],
  profile: Profile,
  said: string,
  check: Check,
): void {
  const bracket = profile.age <= 18 ? 0 : profile.age <= 50 ? 1 : 2;
  for (const name of names) {
    const intake = intakes[name];
    const wanted = (profile.gender === 'Female' ? intake.women : intake.men)[bracket];
    const eaten = meanOf(days, (day) => day[name]);
    const says = () => `${name} ${eaten.toFixed(1)} of ${wanted} ${intake.unit}`;
    check('25a', eaten >= enough * wanted, says);
    if (eaten < enough * wanted) check('25b', intake.name.test(said), says);
  }
  const b12 = meanOf(days, (day) => day.vitaminB12);
  if (profile.diet_type === 'Vegan') {
    check('26', b12 >= 2.4 || /\bB12\b/i.test(said), () => `${b12.toFixed(1)} µg and no note`);
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

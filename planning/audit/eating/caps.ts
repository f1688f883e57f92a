import { type EatenMeal, type EatenPlan, gramsAt, kindAt, most } from './eaten-plan.ts';
import type { EatingMeasure } from './eating-rules.ts';
import type { EatingGroup } from './food-groups.ts';
import { weeklyPattern } from './weekly-pattern.ts';

/**
 * The most of a food that its eaters eat, about the 95th percentile of them, at 2,000 kcal: grams as eaten of a day and
 * of a week, meals of a week. [J]
 */
interface Cap {
  readonly of: { readonly kinds: readonly string[] } | { readonly group: EatingGroup };
  readonly day?: number;
  readonly meals?: number;
  readonly week?: number;
  /** Grams from which it is a meal of this; a tablespoon where it is not said. */
  readonly from?: number;
}

const caps: readonly Cap[] = [
  { of: { kinds: ['cabbage'] }, day: 150, meals: 4, week: 500 },
  { of: { kinds: ['carrots'] }, day: 200, meals: 5 },
  { of: { kinds: ['pumpkin'] }, day: 200, meals: 5 },
  { of: { kinds: ['beetroot'] }, day: 200, meals: 3 },
  { of: { kinds: ['spinach'] }, day: 200, meals: 5 },
  { of: { kinds: ['onion'] }, day: 200 },
  { of: { group: 'pap' }, day: 600, meals: 8 },
  { of: { kinds: ['rice'] }, day: 350, meals: 6 },
  { of: { kinds: ['pasta'] }, day: 350, meals: 4 },
  { of: { group: 'potatoes' }, day: 300, meals: 5 },
  { of: { group: 'bread' }, day: 160, meals: 12 },
  { of: { group: 'chicken' }, day: 220, meals: 6, week: 700 },
  { of: { kinds: ['chicken breast'] }, meals: 4 },
  { of: { group: 'red meat' }, day: 180, meals: 5, week: 500 },
  { of: { kinds: ['pilchards'] }, day: 155, meals: 2 },
  { of: { kinds: ['tuna'] }, day: 155, meals: 2 },
  { of: { group: 'fish' }, week: 400 },
  { of: { kinds: ['liver'] }, day: 120, meals: 1 },
  { of: { kinds: ['other offal'] }, day: 120, meals: 1 },
  { of: { group: 'eggs' }, day: 150, week: 350 },
  { of: { kinds: ['soya mince'] }, day: 120, meals: 2 },
  { of: { kinds: ['milk', 'plant milk'] }, day: 500, meals: 9, from: 150 },
  { of: { kinds: ['seeds'] }, day: 20, meals: 5, week: 80 },
  { of: { kinds: ['oil'] }, day: 30, week: 180 },
];

/** A cap makes room for this much more than a member's own weekly target. */
const aboveTarget = 1.25;
const tablespoon = 15;

function gramsOf(meals: readonly EatenMeal[], { of }: Cap): number {
  if ('group' in of) return gramsAt(meals, of.group);
  return of.kinds.reduce((sum, kind) => sum + kindAt(meals, kind), 0);
}

/** Whether a plan holds more of a food than its cap, scaled to the member. */
function isBroken(cap: Cap, plan: EatenPlan, targets: ReturnType<typeof weeklyPattern>): boolean {
  const byEnergy = plan.eater.energy / 2000;
  const target = 'group' in cap.of ? (targets.get(cap.of.group)?.grams ?? 0) : 0;
  const {
    day = Number.POSITIVE_INFINITY,
    week = Number.POSITIVE_INFINITY,
    meals = Number.POSITIVE_INFINITY,
    from = tablespoon,
  } = cap;
  const inDay = most(plan.days.map((one) => gramsOf(one, cap)));
  const inWeek = most(plan.weeks.map((one) => gramsOf(one, cap)));
  const sittings = most(
    plan.weeks.map((one) => one.filter((meal) => gramsOf([meal], cap) >= from).length),
  );
  // who wishes for more of a group than others eat has it at as many more meals
  const moreOften =
    week === Number.POSITIVE_INFINITY ? 1 : (aboveTarget * target) / (week * byEnergy);
  return (
    inDay > Math.max(day * byEnergy, (aboveTarget * target) / 7) ||
    inWeek > Math.max(week * byEnergy, aboveTarget * target) ||
    sittings > meals * Math.max(1, moreOften)
  );
}

/** E4: how many caps a plan breaks. */
export function auditCaps(plan: EatenPlan): EatingMeasure {
  const targets = weeklyPattern(plan.eater);
  const broken = caps.filter((cap) => isBroken(cap, plan, targets)).length;
  return { rule: 'E4d', figure: broken, holds: broken === 0 };
}

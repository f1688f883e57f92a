import type { Preparation } from '../../catalogue/recipe.ts';
import type { Profile } from '../../profile/profile.ts';
import { minutesAllowed } from '../meals/eating-audit.ts';
import { type EatenMeal, type EatenPlan, gramsAt, kindAt, most } from './eaten-plan.ts';
import type { EatingMeasure } from './eating-rules.ts';
import type { EatingGroup } from './food-groups.ts';

/** Minutes to warm what is left over; and more work for each helping that is cooked for later. */
const toWarm = 5;
const toCookMore = 2;

/** Minutes of work of a meal, and from its start to the plate. */
function minutesOf({ meal, recipes }: EatenMeal): { hands: number; elapsed: number } {
  let hands = (meal.pot?.meals.length ?? 0) * toCookMore;
  let elapsed = 0;
  for (const [index, { activeMinutes, totalMinutes }] of recipes.entries()) {
    const warmed = index === 0 && meal.leftoverOf !== undefined;
    hands += warmed ? toWarm : activeMinutes;
    elapsed = Math.max(elapsed, warmed ? toWarm : totalMinutes);
  }
  return { hands, elapsed: Math.max(hands, elapsed) };
}

function isWeekend({ weekday }: EatenMeal): boolean {
  return weekday === 'Saturday' || weekday === 'Sunday';
}

/** Meals that are late: at weekends one a day may be ready later. */
function lateMeals(plan: EatenPlan, allowed: number): number {
  const late = plan.days.map((meals) => meals.filter((meal) => minutesOf(meal).elapsed > allowed));
  return late.reduce(
    (sum, meals) => sum + (meals.some(isWeekend) ? meals.length - 1 : meals.length),
    0,
  );
}

/** Minutes of hands up to which waiting is no work. */
const mostHandsAhead = 5;
/** What is done on the evening before is a pot to cook, and no mere waiting. */
function isWork({ kind, handsMinutes }: Preparation): boolean {
  return kind === 'cook' || handsMinutes > mostHandsAhead;
}

/** Meals of a week that may wait for something; from half an hour on. */
const mostWaiting = 3;
const leastMinutesToWait = 30;

/** What the dishes of a meal ask for on an earlier day; nothing of what is left over. */
function aheadOf({ meal, recipes }: EatenMeal): readonly Preparation[] {
  const fresh = recipes.slice(meal.leftoverOf ? 1 : 0);
  return fresh.flatMap(({ ahead }) => ahead ?? []);
}

function auditTime(plan: EatenPlan): readonly EatingMeasure[] {
  const allowed = minutesAllowed[plan.profile.cooking_time];
  const tooMuch = plan.meals.filter((meal) => minutesOf(meal).hands > allowed).length;
  const late = lateMeals(plan, allowed);
  const ahead = plan.meals.filter((meal) => aheadOf(meal).length > 0);
  const pots = ahead.filter((meal) => aheadOf(meal).some(isWork)).length;
  const mayWait = allowed >= leastMinutesToWait ? mostWaiting : 0;
  const waiting = most(
    plan.weeks.map((week) => week.filter((meal) => aheadOf(meal).length > 0).length),
  );
  const holds = plan.choices.batch === true || (pots === 0 && waiting <= mayWait);
  return [
    { rule: 'E9a', figure: tooMuch, holds: tooMuch === 0 },
    { rule: 'E9b', figure: late, holds: late === 0 },
    { rule: 'E9c', figure: ahead.length, holds },
  ];
}

const tablespoon = 15;
/** What nobody here eats in the morning; baked beans are eaten on bread. */
const notInTheMorning = [
  'beans',
  'chickpeas',
  'lentils',
  'cabbage',
  'pilchards',
  'liver',
  'other offal',
  'soya mince',
] as const;
/** What is no snack. */
const noSnack = [
  'potatoes',
  'sweet potatoes',
  'beans',
  'chickpeas',
  'lentils',
  'baked beans',
  'cabbage',
  'pilchards',
  'tuna',
  'tinned fish',
  'fish',
] as const;

function holdsAny(meal: EatenMeal, kinds: readonly string[]): boolean {
  return kinds.some((kind) => kindAt([meal], kind) >= tablespoon);
}

function isOddBreakfast(meal: EatenMeal): boolean {
  const beansAlone = kindAt([meal], 'baked beans') >= tablespoon && gramsAt([meal], 'bread') === 0;
  return beansAlone || holdsAny(meal, notInTheMorning);
}

const flesh: readonly EatingGroup[] = [
  'chicken',
  'red meat',
  'processed meat',
  'offal',
  'fish',
  'eggs',
  'cheese',
  'pulses',
  'soya',
];
const starchy: readonly EatingGroup[] = ['pap', 'rice and pasta', 'bread', 'cereal', 'potatoes'];
const green: readonly EatingGroup[] = ['vegetables', 'fruit'];
/** Grams as eaten of the least helping, of protein and starch and of vegetables; and of a filling of bread. [J] */
const helping = 40;
const filling = 15;

/** Meat, egg, cheese or pulses with a starch and something green; or bread with a filling and something green. */
function isWhole(meal: EatenMeal, isLowCarb: boolean): boolean {
  const grams = (groups: readonly EatingGroup[]) =>
    groups.reduce((sum, group) => sum + gramsAt([meal], group), 0);
  if (grams(green) < helping) return false;
  const bread = gramsAt([meal], 'bread') >= helping;
  if (bread && grams([...flesh, 'nuts']) >= filling) return true;
  return grams(flesh) >= helping && (isLowCarb || grams(starchy) >= helping);
}

const workdays: ReadonlySet<string> = new Set([
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
]);

/** Part of the day's energy of lunch and of dinner, by meals a day. */
const sharesOf: Readonly<Record<Profile['meals_per_day'], readonly [number, number]>> = {
  2: [0.45, 0.55],
  3: [0.35, 0.4],
  4: [0.3, 0.35],
  5: [0.3, 0.3],
};
/** Grams of a main plate. */
const leastPlate = 350;
const mostPlate = 900;
/** Grams for each kcal of a large meal. */
const gramsPerKcal = 1;

function fitsPlate({ meal, plate }: EatenMeal, { profile, eater }: EatenPlan): boolean {
  const [lunch, dinner] = sharesOf[profile.meals_per_day];
  const share = meal.name === 'Lunch' ? lunch : dinner;
  const top = Math.max(mostPlate, gramsPerKcal * share * eater.energy);
  return plate >= leastPlate && plate <= top;
}

function auditPlates(plan: EatenPlan): readonly EatingMeasure[] {
  const mains = plan.meals.filter(({ isMain }) => isMain);
  const odd = plan.meals.filter(
    (meal) => meal.meal.name === 'Breakfast' && isOddBreakfast(meal),
  ).length;
  const snacks = plan.meals.filter(
    (meal) => /snack/i.test(meal.meal.name) && holdsAny(meal, noSnack),
  ).length;
  const isLowCarb = plan.profile.diet_type === 'Low-Carb';
  const bare = mains.filter((meal) => !isWhole(meal, isLowCarb)).length;
  const carried = plan.meals.filter(
    ({ weekday, meal }) => meal.name === 'Lunch' && workdays.has(weekday),
  );
  const stay = carried.filter(
    ({ recipes: [first] }) => first === undefined || first.carried === 'home',
  ).length;
  const fitting = mains.filter((meal) => fitsPlate(meal, plan)).length;
  return [
    { rule: 'E12a', figure: odd, holds: plan.choices.savouryBreakfasts === true || odd === 0 },
    { rule: 'E12b', figure: snacks, holds: snacks === 0 },
    { rule: 'E12c', figure: bare, holds: bare === 0 },
    { rule: 'E12d', figure: stay, holds: stay === 0 },
    {
      rule: 'E12e',
      figure: mains.length - fitting,
      holds: fitting === mains.length,
      looks: { held: fitting, all: mains.length },
    },
  ];
}

/** E9 and E12: honest time, meals that are meals, plates that can be eaten. */
export function auditTimeAndPlates(plan: EatenPlan): readonly EatingMeasure[] {
  return [...auditTime(plan), ...auditPlates(plan)];
}

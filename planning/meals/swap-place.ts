import type { Slot } from '../catalogue/recipe.ts';
import type { Profile } from '../profile/profile.ts';
import { type EatingRules, eatingRules } from '../safety/eating-rules.ts';
import { referenceIntakes } from '../targets/reference-intakes.ts';
import { type DailyTargets, dailyTargets } from '../targets/targets.ts';
import { type ChangeRefusal, type MealPlace, noSuchPlace, openDay, refuse } from './change-plan.ts';
import { type DayPenalty, dayPenalty } from './day-penalty.ts';
import { helpingsOf } from './helpings.ts';
import { judgeOf, type SwapJudge } from './judge-swap.ts';
import type { KeptMeal } from './kept-plan.ts';
import type { Kitchen } from './kitchen.ts';
import { dayOfPlan, potMates } from './leftovers.ts';
import type { MealMark, MealWeek, PlannedDay } from './meal-plan.ts';
import { type MealTime, mealTimes } from './meal-times.ts';
import type { MealPlanner } from './plan-meals.ts';
import { readPlan, refuseForbidden, type StoredDay } from './stored-plan.ts';
import { Supplies } from './supplies.ts';
import { type VarietyRule, varietySteps } from './variety.ts';

/** A meal of a stored plan, with everything around it that another dish in its place has to go with. */
export interface SwapPlace {
  /** Day of the plan, 0 to 27. */
  readonly day: number;
  readonly planned: PlannedDay;
  readonly meal: number;
  readonly time: MealTime;
  readonly times: readonly MealTime[];
  readonly current: KeptMeal;
  /** Meals of the same day, `current` among them. */
  readonly meals: readonly KeptMeal[];
  readonly targets: DailyTargets;
  readonly rules: EatingRules;
  /** What a day is planned by. */
  readonly penalty: DayPenalty;
  readonly judge: SwapJudge;
  /** History and pantry of the plan without this meal. */
  readonly supplies: Supplies;
  /** With dishes in portions for this member. */
  readonly kitchen: Kitchen;
  /** Ids of the dishes of the day's other meals. */
  readonly taken: ReadonlySet<string>;
  /** Variety rules by which another main dish may come here, strictest first. */
  readonly varietyRules: readonly VarietyRule[];
}

/** Part of the target by which a plan may differ from the profile as it is now and still be changed meal by meal. */
const targetDrift = 0.05;

/** The targets by which the week was made; null where they are plainly not what the profile asks for now. */
function targetsOf(week: MealWeek, now: DailyTargets): DailyTargets | null {
  const { energy, protein } = week.target;
  const proteinNow = Math.round(now.protein.low);
  if (energy === now.energy && protein === proteinNow) return now;
  const near = (then: number, target: number) => Math.abs(then / target - 1) <= targetDrift;
  if (!near(energy, now.energy) || !near(protein, proteinNow)) return null;
  return { ...now, energy, protein: { ...now.protein, low: protein } };
}

/** Main dishes come twice a week, five times in four weeks and not on two days running, unless a profile leaves few. */
function isUsual({ gap, perWeek, perPlan }: VarietyRule): boolean {
  return gap >= 2 && perWeek <= 2 && perPlan <= 5;
}

const noRule: VarietyRule = { gap: 0, perWeek: 99, perPlan: 99 };

function isMain(name: string): boolean {
  return name === 'Lunch' || name === 'Dinner';
}

/**
 * What stands for or against looser rules: meals that come from the same pot are no reason for them, nor is a lunch
 * that is eaten in the morning as well.
 */
function comparedWith(
  planner: MealPlanner,
  weeks: readonly MealWeek[],
  days: readonly StoredDay[],
  mark: MealMark,
): Supplies {
  const pot = [mark, ...potMates(weeks, mark)];
  const others = days.map((day, index) => ({
    ...day,
    meals: day.meals.filter(
      ({ planned }) =>
        (!isMain(mark.meal) || isMain(planned.name)) &&
        !pot.some((one) => dayOfPlan(one) === index && one.meal === planned.name),
    ),
  }));
  return suppliesWithout(planner, others, dayOfPlan(mark), -1);
}

/** The usual rules; and looser ones in the very respects in which the meal that is there now already needed them. */
function rulesHere(
  supplies: Supplies,
  current: KeptMeal,
  day: number,
  slot: Slot,
): readonly VarietyRule[] {
  const steps = varietySteps(slot);
  const [main] = current.dishes;
  const keeps = (rule: Partial<VarietyRule>) =>
    main !== undefined && supplies.history.allows(main, day, { ...noRule, ...rule });
  const gap = keeps({ gap: 2 }) ? 2 : 0;
  const perWeek = keeps({ perWeek: 2 }) ? 2 : noRule.perWeek;
  const perPlan = keeps({ perPlan: 5 }) ? 5 : noRule.perPlan;
  const now = main ? steps.findIndex((rule) => supplies.history.allows(main, day, rule)) : -1;
  return steps.flatMap((rule, index) => {
    if (isUsual(rule)) return [rule];
    if (index > now) return [];
    return [
      {
        gap: Math.max(gap, rule.gap),
        perWeek: Math.min(perWeek, rule.perWeek),
        perPlan: Math.min(perPlan, rule.perPlan),
      },
    ];
  });
}

function staleProfile(): ChangeRefusal {
  return refuse(
    'profile-changed',
    'Your profile has changed since this plan was made. Please make a new plan.',
  );
}

function suppliesWithout(
  { kitchen }: MealPlanner,
  days: readonly StoredDay[],
  place: number,
  meal: number,
): Supplies {
  const settled = new Map(
    [...days.entries()].map(([day, { meals }]) => [
      day,
      day === place ? meals.filter((_, index) => index !== meal) : meals,
    ]),
  );
  const supplies = new Supplies(kitchen, { settled, locked: new Map() });
  for (let day = 0; day <= place; day++) supplies.openDay(day);
  return supplies;
}

/** Reads the plan around a meal, or says why that meal cannot be swapped. */
export function openSwap(
  planner: MealPlanner,
  profile: Profile,
  weeks: readonly MealWeek[],
  { week: number, day: dayOfWeek, meal }: MealPlace,
): { readonly ok: true; readonly place: SwapPlace } | ChangeRefusal {
  const opened = openDay(weeks, { week: number, day: dayOfWeek });
  const plannedMeal = opened?.day.meals[meal];
  if (!opened || !plannedMeal) return noSuchPlace();
  const { week, day: planned } = opened;
  if (planned.locked || plannedMeal.locked) {
    return refuse('locked', 'You keep this meal. Let go of it first.');
  }
  const stored = readPlan(planner.kitchen, weeks);
  if (!stored.ok) return stored;
  const result = dailyTargets(profile);
  if (!result.ok) return refuse('no-plan', result.reason);
  const rules = eatingRules(profile, planner.kitchen.catalogue);
  const { days } = stored;
  const day = (number - 1) * 7 + dayOfWeek;
  const forbidden = refuseForbidden(days, rules, (at, index) => at !== day || index !== meal);
  if (forbidden) return forbidden;
  const targets = targetsOf(week, result.targets);
  const times = mealTimes(profile.meals_per_day);
  const sameMeals =
    planned.meals.map(({ name }) => name).join() === times.map(({ name }) => name).join();
  const time = times[meal];
  const meals = days[day]?.meals ?? [];
  const current = meals[meal];
  if (!targets || !sameMeals || !time || !current) return staleProfile();
  const intakes = referenceIntakes(profile);
  const penalty = dayPenalty(targets, times, intakes);
  const supplies = suppliesWithout(planner, days, day, meal);
  const others = meals.filter((one) => one !== current);
  const mark = { week: week.week, weekday: planned.weekday, meal: plannedMeal.name };
  return {
    ok: true,
    place: {
      day,
      planned,
      meal,
      time,
      times,
      current,
      meals,
      targets,
      rules,
      penalty,
      supplies,
      kitchen: planner.kitchen.withHelpings(helpingsOf(targets, times)),
      taken: new Set(others.flatMap(({ dishes }) => dishes.map(({ dish }) => dish.recipe.id))),
      varietyRules: rulesHere(comparedWith(planner, weeks, days, mark), current, day, time.slot),
      judge: judgeOf(days, day, { targets, intakes, times, meal }, penalty),
    },
  };
}

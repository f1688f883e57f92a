import type { WeekNumber } from '../../calendar.ts';
import { answersOf, type HealthAnswers } from '../../health/answers.ts';
import { whyNotPlanned } from '../../health/effect-table.ts';
import { isCautious, speakOf } from '../../health/effects.ts';
import type { Profile } from '../../profile/profile.ts';
import type { FitJudge, Objection, StoredMeal } from '../../safety/profile-fit.ts';
import { dailyTargets, kcalPerGram } from '../../targets/targets.ts';

/** A week of meals as it was stored; days from Monday. */
export interface StoredMealWeek {
  readonly week: WeekNumber;
  readonly days: readonly {
    readonly meals: readonly StoredMeal[];
    readonly amounts: { readonly kcal: number; readonly carbohydrate: number };
  }[];
}

/** A part of a plan that the member must not be given: week from 1, day and meal from 0. */
export interface RefusedPart {
  readonly week: WeekNumber;
  readonly day: number;
  /** Null for a whole day. */
  readonly meal: number | null;
  /** At least one. */
  readonly objections: readonly Objection[];
}

/** The meals of a stored plan that the gate of new plans would refuse, in their order. */
export function refusedMeals(
  weeks: readonly StoredMealWeek[],
  judge: FitJudge,
): readonly RefusedPart[] {
  return weeks.flatMap(({ week, days }) =>
    days.flatMap(({ meals }, day) =>
      meals.flatMap((stored, meal) => {
        const objections = judge.meal(stored);
        return objections.length > 0 ? [{ week, day, meal, objections }] : [];
      }),
    ),
  );
}

/** Targets are rounded up to 10 kcal, and maintenance to 1: a hair below it is no deficit. */
const deficitShare = 0.015;

/** What a member has told of their body that stored plans do not mind. */
export interface Unminded {
  readonly answers: HealthAnswers;
  /** The plans hold less energy than keeps the weight steady. */
  readonly lowers: boolean;
  /** Why no other plan is made either; null where one can be. */
  readonly never: string | null;
}

/**
 * A pregnancy, an illness or a medicine of which a member has told since their plans were made: the plans may lower their
 * weight, cut starch or hold much protein, and do not send them to a clinic. Null where each week was made for it.
 */
export function unmindedConditions(
  weeks: readonly {
    readonly target?: { readonly energy: number; readonly maintenance: number };
    readonly notes?: readonly string[];
  }[],
  profile: Profile,
): Unminded | null {
  const answers = answersOf(profile);
  if (!isCautious(answers)) return null;
  const lowers = weeks.some(
    // a week that does not tell its target may have any
    ({ target }) => !target || target.energy < (1 - deficitShare) * target.maintenance,
  );
  const never = whyNotPlanned(answers.conditions, profile.age);
  const minded = weeks.every(({ notes = [] }) => speakOf(notes, answers));
  return lowers || !minded || never !== null ? { answers, lowers, never } : null;
}

/** Portions are rounded, and tables are mended now and then: a hair over the limit is not another diet. */
const roundingShare = 0.01;

/** The most starch of a day, as a share of its energy, where the member's diet limits it; null for any other. */
export function starchLimit(profile: Profile): number | null {
  const result = dailyTargets(profile);
  // somebody who still grows is planned a normal amount of starch, whatever was chosen
  if (!result.ok || result.targets.carbohydrate.low > 0) return null;
  return result.targets.carbohydrate.high + roundingShare;
}

/**
 * The days of a stored plan that hold more starch than the member's diet lets a day hold, which is Low-Carb and no
 * other: what a day is made of may be allowed, food for food, all the same.
 */
export function starchyDays(
  weeks: readonly StoredMealWeek[],
  profile: Profile,
): readonly RefusedPart[] {
  const most = starchLimit(profile);
  if (most === null) return [];
  const objections: readonly Objection[] = [{ kind: 'starch' }];
  return weeks.flatMap(({ week, days }) =>
    days.flatMap(({ amounts: { kcal, carbohydrate } }, day) =>
      kcalPerGram.carbohydrate * carbohydrate > most * kcal
        ? [{ week, day, meal: null, objections }]
        : [],
    ),
  );
}

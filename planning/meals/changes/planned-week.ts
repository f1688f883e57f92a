import type { WeekNumber } from '../../calendar.ts';
import type { Profile } from '../../profile/profile.ts';
import type { PlanTask } from '../candidates/plan-task.ts';
import type { MealWeek, PlannedDay } from '../model/meal-plan.ts';
import { nutrientNotes } from '../rules/layers/nutrient-notes.ts';

function otherDietNote(profile: Profile): readonly string[] {
  return profile.diet_type === 'Other'
    ? [
        "You chose 'Other' as your diet. Foods you do not eat are left out when you list them under Disliked Foods.",
      ]
    : [];
}

/** Whoever leaves out lactose may have an allergy to milk instead, for whom lactose-free milk is no help. */
function milkNote({ kitchen, profile }: PlanTask, days: readonly PlannedDay[]): readonly string[] {
  if (!profile.allergies.includes('Lactose')) return [];
  const holdsMilk = days.some(({ meals }) =>
    meals.some(({ dishes }) =>
      dishes.some(({ ingredients }) =>
        ingredients.some(
          ({ food }) =>
            kitchen.catalogue.foods.get(food)?.allergens?.includes('milk-protein') !== false,
        ),
      ),
    ),
  );
  return holdsMilk
    ? [
        'Lactose-free milk, yoghurt and cheese still hold milk protein. They are not safe with a milk allergy: then please list milk, yoghurt and cheese under Disliked Foods.',
      ]
    : [];
}

/** A harmful food that no name of ours fits is left out of nothing: the member has to know. */
function unknownHarmNote({ rules: { unknownHarm } }: PlanTask): readonly string[] {
  if (unknownHarm.length === 0) return [];
  const named = unknownHarm.map((word) => `‘${word}’`).join(', ');
  return [
    `We know no food called ${named}, which you named as harmful, so we could not leave it out. Please check the spelling under ‘Your health’, and read every label.`,
  ];
}

/** Main dishes of a slot with which a month need not repeat itself more than people like. */
const enoughDishes = 12;

function repeatNote({ pools }: PlanTask): readonly string[] {
  const few = (['lunch', 'dinner'] as const).filter(
    (slot) => (pools.bySlot.get(slot)?.length ?? 0) < enoughDishes,
  );
  return few.length > 0
    ? [
        `Few recipes for ${few.join(' and ')} fit everything you asked for, so some meals come back more often.`,
      ]
    : [];
}

/** A week as it is stored. */
export function plannedWeek(
  task: PlanTask,
  seed: string,
  week: WeekNumber,
  days: readonly PlannedDay[],
): MealWeek {
  const { targets, rules, profile, start } = task;
  return {
    version: 1,
    seed,
    ...(start === undefined ? {} : { start }),
    week,
    target: {
      energy: targets.energy,
      maintenance: Math.round(targets.maintenance),
      protein: Math.round(targets.protein.low),
      fibre: Math.round(targets.fibre),
      goal: targets.goal,
    },
    days,
    notes: [
      ...targets.notes,
      ...unknownHarmNote(task),
      ...otherDietNote(profile),
      ...repeatNote(task),
      ...milkNote(task, days),
      ...nutrientNotes(profile, days),
    ],
    unmatched: rules.disliked.unmatched,
  };
}

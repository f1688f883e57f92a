import * as v from 'valibot';
import { foodKeys } from '#planning/catalogue/foods.ts';
import { type MealWeek, weekdays, weekNumbers } from '#planning/meals/meal-plan.ts';
import { fitnessGoals } from '#planning/profile/options.ts';

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));

const amounts = v.object({
  kcal: amount,
  protein: amount,
  fat: amount,
  saturatedFat: amount,
  carbohydrate: amount,
  fibre: amount,
  freeSugars: amount,
  sodiumMg: amount,
  produce: amount,
  calciumMg: amount,
  ironMg: amount,
  zincMg: amount,
  vitaminAUg: amount,
  vitaminCMg: amount,
  vitaminB12Ug: amount,
  folateUg: amount,
});

const mealNames = [
  'Breakfast',
  'Morning snack',
  'Lunch',
  'Afternoon snack',
  'Dinner',
  'Snack',
] as const;

/** A week as it lies in `details`. A member can write that column, so nothing in it is believed unread. */
const mealWeek = v.object({
  version: v.literal(1),
  seed: v.pipe(v.string(), v.maxLength(200)),
  week: v.picklist(weekNumbers),
  target: v.object({
    energy: amount,
    maintenance: amount,
    protein: amount,
    fibre: amount,
    goal: v.picklist(fitnessGoals),
  }),
  days: v.pipe(
    v.array(
      v.object({
        weekday: v.picklist(weekdays),
        meals: v.pipe(
          v.array(
            v.object({
              name: v.picklist(mealNames),
              dishes: v.pipe(
                v.array(
                  v.object({
                    recipe: v.pipe(v.string(), v.maxLength(100)),
                    ingredients: v.pipe(
                      v.array(v.object({ food: v.picklist(foodKeys), grams: amount })),
                      v.maxLength(40),
                    ),
                  }),
                ),
                v.maxLength(6),
              ),
              amounts,
            }),
          ),
          v.maxLength(6),
        ),
        amounts,
      }),
    ),
    v.length(7),
  ),
  notes: v.pipe(v.array(v.string()), v.maxLength(30)),
  unmatched: v.pipe(v.array(v.string()), v.maxLength(100)),
});

/** The four weeks of a stored plan, or null where one is missing or was not made by us. */
export function parseStoredWeeks(details: readonly unknown[]): readonly MealWeek[] | null {
  const weeks = v.safeParse(v.array(mealWeek), details);
  if (!weeks.success) return null;
  return weeks.output.map(({ week }) => week).join() === weekNumbers.join() ? weeks.output : null;
}

import * as v from 'valibot';
import { weekNumbers } from '#planning/calendar.ts';
import { mostDishesOfMeal } from '#planning/meals/model/meal-plan.ts';
import type { Profile } from '#planning/profile/profile.ts';
import type { Identity, MemberDatabase } from '../../platform/database/database.ts';
import { ownProfile, ownProfileSchema } from '../../platform/members/member-profile.ts';

const time = v.string();
const rows = v.nullable(
  v.array(
    v.object({
      week: v.number(),
      updated: time,
      /** When the four weeks were made as a whole. */
      made: time,
      details: v.unknown(),
    }),
  ),
);
const storedSchema = v.object({
  profile: v.nullable(v.looseObject({ updated_at: time })),
  meals: rows,
  training: rows,
  list: v.nullable(v.object({ updated: time, foods: v.unknown() })),
});

/** All that is judged, in one statement of the member's own role. */
const statement = `
  select
    (select profile from ${ownProfile} as own) as profile,
    (select json_agg(json_build_object('week', week, 'updated', updated_at,
        'made', coalesce(generated_at, updated_at), 'details', details) order by week)
      from public.meal_plans where user_id = (select auth.uid())) as meals,
    (select json_agg(json_build_object('week', week, 'updated', updated_at,
        'made', coalesce(generated_at, updated_at), 'details', details) order by week)
      from public.exercise_plans where user_id = (select auth.uid())) as training,
    (select json_build_object('updated', updated_at,
        'foods', jsonb_path_query_array(details, 'lax $.lines[*].food'))
      from public.shopping_lists where user_id = (select auth.uid())) as list`;

const count = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000));
const name = v.pipe(v.string(), v.maxLength(200));
const ingredients = v.pipe(v.array(v.object({ food: name })), v.maxLength(60));

/**
 * A week of meals, read no further than it is judged. Names may mean nothing: a food that nobody knows is part of the
 * judgement, and no reason to give none.
 */
const mealWeekSchema = v.object({
  week: v.picklist(weekNumbers),
  target: v.exactOptional(v.object({ energy: count, maintenance: count })),
  notes: v.exactOptional(v.pipe(v.array(v.string()), v.maxLength(30))),
  days: v.pipe(
    v.array(
      v.object({
        meals: v.pipe(
          v.array(
            v.object({
              dishes: v.pipe(
                v.array(v.object({ recipe: name, ingredients })),
                v.maxLength(mostDishesOfMeal),
              ),
              pot: v.exactOptional(v.object({ ingredients })),
            }),
          ),
          v.maxLength(6),
        ),
        amounts: v.object({ kcal: count, carbohydrate: count }),
      }),
    ),
    v.length(7),
  ),
});
export type StoredMeals = v.InferOutput<typeof mealWeekSchema>;

const foodsSchema = v.pipe(v.array(name), v.minLength(1), v.maxLength(1000));

/** Four weeks as they are stored, or a part of them. */
export interface StoredPlan {
  readonly rows: string;
  readonly made: Date;
  readonly details: readonly unknown[];
}

/** What a member has, as far as it is judged. */
export interface StoredForMember {
  /** Null before onboarding, and where it is none that we can read. */
  readonly profile: Profile | null;
  readonly profileChanged: Date | null;
  readonly meals: StoredPlan | null;
  readonly training: StoredPlan | null;
  /** Foods of the list by their keys; null where its structure is not ours. */
  readonly list: {
    readonly rows: string;
    readonly made: Date;
    readonly foods: readonly string[] | null;
  } | null;
}

function planOf(stored: v.InferOutput<typeof rows>): StoredPlan | null {
  const [first] = stored ?? [];
  if (!stored || !first) return null;
  return {
    rows: stored.map(({ updated }) => updated).join(' '),
    made: new Date(Math.min(...stored.map(({ made }) => Date.parse(made)))),
    details: stored.map(({ details }) => details),
  };
}

/** Weeks of meals that can be judged; `unread` counts the others. */
export function readMeals(details: readonly unknown[]): {
  readonly weeks: readonly StoredMeals[];
  readonly unread: number;
} {
  const weeks = details.flatMap((one) => {
    // a member can store a hundred thousand faults; the first is enough
    const parsed = v.safeParse(mealWeekSchema, one, { abortEarly: true });
    return parsed.success ? [parsed.output] : [];
  });
  return { weeks, unread: details.length - weeks.length };
}

/** Reads a member's profile, plans and list. */
export async function readStored(
  members: MemberDatabase,
  identity: Identity,
): Promise<StoredForMember> {
  const answer = await members.run(identity, { text: statement }, { readOnly: true });
  const { profile, meals, training, list } = v.parse(storedSchema, answer.rows[0]);
  const read = v.safeParse(ownProfileSchema, profile);
  const foods = v.safeParse(foodsSchema, list?.foods, { abortEarly: true });
  return {
    profile: read.success ? read.output : null,
    profileChanged: profile && new Date(profile.updated_at),
    meals: planOf(meals),
    training: planOf(training),
    list: list && {
      rows: list.updated,
      made: new Date(list.updated),
      foods: foods.success ? foods.output : null,
    },
  };
}

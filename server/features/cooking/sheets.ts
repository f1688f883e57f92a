import * as v from 'valibot';
import type { CookSheets } from '#contract/meals/cook-sheets.ts';
import { startsOnSchema } from '#contract/plans/plan-start.ts';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import { cookWeek } from '#planning/cooking/cook-sheet.ts';
import type { MealWeek } from '#planning/meals/model/meal-plan.ts';
import { hasAllDishes } from '#planning/page/meals/known-dishes.ts';
import { wordsOnMealPage } from '#planning/page/words-on-page.ts';
import type { Identity, MemberDatabase } from '../../platform/database/database.ts';

/** The four weeks that lie in the details of these rows; null where a week is missing or none of ours. */
export type ParseMeals = (details: readonly unknown[]) => readonly MealWeek[] | null;

const rowsSchema = v.nullable(
  v.array(
    v.object({
      updated: v.string(),
      made: v.string(),
      starts: v.nullable(startsOnSchema),
      details: v.unknown(),
      content: v.string(),
    }),
  ),
);

/** In the member's own role. The page comes along for the words that a language model wrote on it. */
const statement = `
  select json_agg(json_build_object(
      'updated', updated_at, 'made', coalesce(generated_at, updated_at), 'starts', starts_on,
      'details', details, 'content', content) order by week) as rows
    from public.meal_plans where user_id = (select auth.uid())`;

/** A member's meals for the kitchen. */
export async function readCookSheets(
  members: MemberDatabase,
  identity: Identity,
  catalogue: Catalogue,
  parseMeals: ParseMeals,
): Promise<CookSheets> {
  const answer = await members.run(identity, { text: statement }, { readOnly: true });
  const [first] = answer.rows;
  const rows = v.parse(rowsSchema, first?.rows ?? null) ?? [];
  const weeks = parseMeals(rows.map(({ details }) => details));
  return {
    rows: rows.length > 0 ? rows.map(({ updated }) => updated).join(' ') : null,
    madeAt: rows.map(({ made }) => made).sort()[0] ?? null,
    startsOn: rows[0]?.starts ?? null,
    weeks:
      weeks && hasAllDishes(weeks, catalogue)
        ? weeks.map((week, index) => {
            const texts = wordsOnMealPage(rows[index]?.content ?? '', week, catalogue);
            return cookWeek(week, catalogue, { texts, source: null });
          })
        : null,
  };
}

import type { FastifyInstance } from 'fastify';
import {
  type MealAlternatives,
  mealChangeSchema,
  mealOpinionSchema,
  mealPlaceSchema,
  type SaidOpinion,
} from '#contract/meals/change-meals.ts';
import { memberSentences } from '#contract/member-sentences.ts';
import { wire } from '#contract/paths.ts';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import type { Kitchen } from '#planning/meals/model/kitchen.ts';
import { placeOf } from '#planning/meals/model/meal-place.ts';
import { mealWeekPage } from '#planning/page/meals/meal-week-page.ts';
import { ProductError } from '../../platform/answers/errors.ts';
import { southAfricanDay } from '../../platform/clock.ts';
import { reading } from '../../platform/database/database.ts';
import { checkRoomForPlans } from '../../platform/limits/disk-watch.ts';
import type { RateLimits } from '../../platform/limits/rate-limits.ts';
import type { Member } from '../../platform/members/bearer.ts';
import { memberPosts, type PressLimit, parsedBody } from '../../platform/members/member-posts.ts';
import {
  changedRow,
  changedWeeks,
  lockPlan,
  openPlan,
  readWeeks,
  refusedChange,
  saveWeeks,
} from '../../platform/plans/four-week-plans.ts';
import type { KeepWords } from '../../platform/plans/plan-writer.ts';
import { changeMealPlan, offerMeals } from './change-meals.ts';
import { type PressParts, pressRoutes } from './generation-routes.ts';
import { overviewRoute } from './overview/overview-route.ts';
import { lockList, saveList, saveOpinion } from './store.ts';
import { mealPlan } from './stored-plan.ts';
import { shoppingListRow } from './task/make-shopping-list.ts';
import { undoMeals } from './undo-meals.ts';

interface GenerationParts extends PressParts {
  readonly rateLimits: RateLimits;
  readonly catalogue: Catalogue;
  /** Of changes of a single meal or week. It takes a while to make, so it is made when it is wanted. */
  readonly kitchen: () => Kitchen;
  readonly keepWords: KeepWords;
}

/** More changes than anybody needs, fewer than a runaway script wants. */
const changes: PressLimit = {
  name: 'change',
  capacity: 200,
  perSeconds: 600,
  message: 'Please wait a few minutes before you change more meals.',
};

/** Runs one change of the stored plan: plan, HTML and list follow in one transaction, or nothing does. */
async function changeMeals(
  { members, catalogue, kitchen, keepWords, room, refuseUnpaid, now }: GenerationParts,
  member: Member,
  body: unknown,
): Promise<readonly unknown[]> {
  const change = parsedBody(mealChangeSchema, body, memberSentences.changeMealsFailed);
  if (change.action === 'regenerate-week') {
    await refuseUnpaid?.(member);
    await checkRoomForPlans(room);
  }
  return members.transaction(member.identity, async (queries) => {
    const stored = await lockPlan(queries, mealPlan);
    const { profile, weeks } = stored;
    const hasList = await lockList(queries);
    if (change.action === 'undo') {
      return undoMeals(queries, { catalogue, now }, { profile, weeks, hasList });
    }
    const changed = changeMealPlan(kitchen(), profile, weeks, change);
    if (!changed.ok) throw refusedChange(changed);
    const rows = await Promise.all(
      changedWeeks(stored, changed.weeks, (before, after) => before === after).map((week) =>
        changedRow(keepWords, { plan: 'meal-plans', profile, ...week }, () =>
          mealWeekPage(week.after, catalogue),
        ),
      ),
    );
    // keeping a meal buys nothing else, and is taken back by the same press
    const undoable = change.action !== 'lock';
    const saved = await saveWeeks(queries, mealPlan, rows, { undoable });
    if (hasList && undoable) {
      const list = shoppingListRow(changed.weeks, catalogue, profile, now());
      await saveList(queries, list, southAfricanDay(now()));
    }
    return saved;
  });
}

async function alternatives(
  { members, kitchen, catalogue }: GenerationParts,
  { identity }: Member,
  body: unknown,
): Promise<MealAlternatives> {
  const place = parsedBody(mealPlaceSchema, body, memberSentences.changeMealsFailed);
  const { profile, weeks } = await openPlan(reading(members, identity), mealPlan);
  const found = offerMeals(kitchen(), catalogue, profile, weeks, place);
  if (!found.ok) throw refusedChange(found);
  return found.offer;
}

/** Keeps what a member says of the main dish of a stored meal. */
async function sayOpinion(
  parts: GenerationParts,
  member: Member,
  body: unknown,
): Promise<SaidOpinion> {
  const { opinion, ...place } = parsedBody(mealOpinionSchema, body, memberSentences.opinionFailed);
  const weeks = await readWeeks(reading(parts.members, member.identity), mealPlan);
  const { day, meal } = placeOf(place);
  const recipe = weeks.flatMap(({ days }) => days)[day]?.meals[meal]?.dishes[0]?.recipe;
  const dish = recipe === undefined ? undefined : parts.catalogue.dishById.get(recipe);
  if (!dish) throw new ProductError(409, 'no_such_meal', memberSentences.opinionFailed);
  const { id, name } = dish.recipe;
  const before = await saveOpinion(parts.members, member.identity, { dish: id, name, opinion });
  return { name, before };
}

/** Addresses under /functions/v1: plans made and changed for the member who asks. */
export function generationRoutes(app: FastifyInstance, parts: GenerationParts): void {
  const failed = memberSentences.changeMealsFailed;
  memberPosts(app, parts, [
    {
      address: wire.mealAlternatives,
      limit: changes,
      failed,
      work: (member, body) => alternatives(parts, member, body),
    },
    {
      address: wire.changeMeals,
      limit: changes,
      failed,
      work: (member, body) => changeMeals(parts, member, body),
    },
    {
      address: wire.mealOpinions,
      limit: changes,
      failed: memberSentences.opinionFailed,
      work: (member, body) => sayOpinion(parts, member, body),
    },
  ]);
  overviewRoute(app, parts);
  pressRoutes(app, parts);
}

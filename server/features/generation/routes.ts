import type { FastifyInstance } from 'fastify';
import {
  type MealAlternatives,
  mealChangeSchema,
  mealOpinionSchema,
  mealPlaceSchema,
  type SaidOpinion,
} from '#contract/change-meals.ts';
import { wire } from '#contract/paths.ts';
import { sentences, serverSentences } from '#contract/sentences.ts';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import type { ChangeRefusal } from '#planning/meals/changes/change-plan.ts';
import type { Kitchen } from '#planning/meals/model/kitchen.ts';
import { placeOf } from '#planning/meals/model/meal-place.ts';
import { isWritten } from '#planning/page/words-on-page.ts';
import type { Profile } from '#planning/profile/profile.ts';
import type { Member } from '../../platform/bearer.ts';
import { reading } from '../../platform/database.ts';
import { ProductError } from '../../platform/errors.ts';
import { memberPosts, type PressLimit, parsedBody } from '../../platform/member-posts.ts';
import { readProfile } from '../../platform/member-profile.ts';
import { closedSetOnly } from '../../platform/plan-html.ts';
import type { ChangedWeek, KeepWords } from '../../platform/plan-writer.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import { changePlan, offerAlternatives } from './change-meals.ts';
import { type PressParts, pressRoutes } from './generation-routes.ts';
import { type MealPlanRow, mealPlanRow } from './make-meal-plans.ts';
import { shoppingListRow } from './make-shopping-list.ts';
import { overviewRoute } from './overview-route.ts';
import {
  readMealWeeks,
  readPlanForChange,
  type StoredPlan,
  saveChange,
  saveOpinion,
} from './store.ts';
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

async function profileOf(parts: GenerationParts, member: Member): Promise<Profile> {
  const profile = await readProfile(reading(parts.members, member.identity));
  if (!profile)
    throw new ProductError(409, 'profile_missing', serverSentences.completeProfileFirst);
  return profile;
}

function refused({ refusal, reason }: ChangeRefusal): ProductError {
  return new ProductError(409, refusal.replaceAll('-', '_'), reason);
}

/** The plan that a change is about. */
function opened({ profile, weeks }: Pick<StoredPlan, 'profile' | 'weeks'>) {
  if (!profile)
    throw new ProductError(409, 'profile_missing', serverSentences.completeProfileFirst);
  if (!weeks) throw new ProductError(409, 'no_plan', serverSentences.generateMealsFirst);
  return { profile, weeks };
}

type ChangedMeals = ChangedWeek & { readonly plan: 'meal-plans' };

/** A changed week as it is stored; what a language model wrote around it stays where it is still true. */
async function changedRow(parts: GenerationParts, changed: ChangedMeals): Promise<MealPlanRow> {
  const { after, page } = changed;
  if (!isWritten(page)) return mealPlanRow(after, parts.catalogue);
  const content = closedSetOnly(await parts.keepWords(changed));
  return { week: after.week, content, details: after };
}

/** Runs one change of the stored plan: plan, HTML and list follow in one transaction, or nothing does. */
async function changeMeals(
  parts: GenerationParts,
  member: Member,
  body: unknown,
): Promise<readonly unknown[]> {
  const change = parsedBody(mealChangeSchema, body, sentences.changeMealsFailed);
  return parts.members.transaction(member.identity, async (queries) => {
    const stored = await readPlanForChange(queries);
    const { profile, weeks } = opened(stored);
    if (change.action === 'undo') {
      return undoMeals(queries, parts, { profile, weeks, hasList: stored.hasList });
    }
    const changed = changePlan(parts.kitchen(), profile, weeks, change);
    if (!changed.ok) throw refused(changed);
    const rows = await Promise.all(
      changed.weeks.flatMap((after, index) => {
        const before = weeks[index];
        const page = stored.pages[index] ?? '';
        return before === undefined || before === after
          ? []
          : [changedRow(parts, { plan: 'meal-plans', profile, page, before, after })];
      }),
    );
    const list =
      stored.hasList && change.action !== 'lock'
        ? shoppingListRow(changed.weeks, parts.catalogue, profile, parts.now())
        : null;
    return saveChange(queries, rows, list, { undoable: change.action !== 'lock' });
  });
}

async function alternatives(
  parts: GenerationParts,
  member: Member,
  body: unknown,
): Promise<MealAlternatives> {
  const place = parsedBody(mealPlaceSchema, body, sentences.changeMealsFailed);
  const profile = await profileOf(parts, member);
  const weeks = await readMealWeeks(parts.members, member.identity);
  const plan = opened({ profile, weeks });
  const found = offerAlternatives(parts.kitchen(), parts.catalogue, profile, plan.weeks, place);
  if (!found.ok) throw refused(found);
  return found.offer;
}

/** Keeps what a member says of the main dish of a stored meal. */
async function sayOpinion(
  parts: GenerationParts,
  member: Member,
  body: unknown,
): Promise<SaidOpinion> {
  const { opinion, ...place } = parsedBody(mealOpinionSchema, body, sentences.opinionFailed);
  const weeks = await readMealWeeks(parts.members, member.identity);
  if (!weeks) throw new ProductError(409, 'no_plan', serverSentences.generateMealsFirst);
  const { day, meal } = placeOf(place);
  const recipe = weeks.flatMap(({ days }) => days)[day]?.meals[meal]?.dishes[0]?.recipe;
  const dish = recipe === undefined ? undefined : parts.catalogue.dishById.get(recipe);
  if (!dish) throw new ProductError(409, 'no_such_meal', sentences.opinionFailed);
  const { id, name } = dish.recipe;
  const before = await saveOpinion(parts.members, member.identity, { dish: id, name, opinion });
  return { name, before };
}

/** Addresses under /functions/v1: plans made and changed for the member who asks. */
export function generationRoutes(app: FastifyInstance, parts: GenerationParts): void {
  const failed = sentences.changeMealsFailed;
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
      failed: sentences.opinionFailed,
      work: (member, body) => sayOpinion(parts, member, body),
    },
  ]);
  overviewRoute(app, parts);
  pressRoutes(app, parts);
}

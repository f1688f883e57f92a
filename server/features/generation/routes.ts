import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  type MealAlternatives,
  mealChangeSchema,
  mealPlaceSchema,
} from '#contract/change-meals.ts';
import { wire } from '#contract/paths.ts';
import { sentences } from '#contract/sentences.ts';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import type { ChangeRefusal } from '#planning/meals/change-plan.ts';
import type { MealPlanner } from '#planning/meals/plan-meals.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { type Member, memberOf } from '../../platform/bearer.ts';
import { ProductError } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import { createKeyedTurns, type KeyedTurns } from '../../platform/turns.ts';
import { changePlan, offerAlternatives } from './change-meals.ts';
import { type PressParts, pressRoutes } from './generation-routes.ts';
import { mealPlanRow } from './make-meal-plans.ts';
import { shoppingListRow } from './make-shopping-list.ts';
import { overviewRoute } from './overview-route.ts';
import {
  readMealWeeks,
  readPlanForChange,
  readProfile,
  type StoredPlan,
  saveChange,
} from './store.ts';

interface GenerationParts extends PressParts {
  readonly rateLimits: RateLimits;
  readonly catalogue: Catalogue;
  readonly planner: MealPlanner;
}

interface Limit {
  readonly name: string;
  readonly capacity: number;
  readonly perSeconds: number;
  readonly message: string;
}

/** More changes than anybody needs, fewer than a runaway script wants. */
const changes: Limit = {
  name: 'change',
  capacity: 200,
  perSeconds: 600,
  message: 'Please wait a few minutes before you change more meals.',
};

async function profileOf(parts: GenerationParts, member: Member): Promise<Profile> {
  const profile = await readProfile(parts.members, member.identity);
  if (!profile) throw new ProductError(409, 'profile_missing', sentences.completeProfileFirst);
  return profile;
}

function refused({ refusal, reason }: ChangeRefusal): ProductError {
  return new ProductError(409, refusal.replaceAll('-', '_'), reason);
}

/** The plan that a change is about. */
function opened({ profile, weeks }: StoredPlan) {
  if (!profile) throw new ProductError(409, 'profile_missing', sentences.completeProfileFirst);
  if (!weeks) throw new ProductError(409, 'no_plan', sentences.generateMealsFirst);
  return { profile, weeks };
}

/** Runs one change of the stored plan: plan, HTML and list follow in one transaction, or nothing does. */
async function changeMeals(
  parts: GenerationParts,
  member: Member,
  body: unknown,
): Promise<readonly unknown[]> {
  const change = parsed(mealChangeSchema, body);
  return parts.members.transaction(member.identity, async (queries) => {
    const stored = await readPlanForChange(queries);
    const { profile, weeks } = opened(stored);
    const changed = changePlan(parts.planner, profile, weeks, change);
    if (!changed.ok) throw refused(changed);
    const rows = changed.weeks
      .filter((week) => !weeks.includes(week))
      .map((week) => mealPlanRow(week, parts.catalogue));
    const list =
      stored.hasList && change.action !== 'lock'
        ? shoppingListRow(changed.weeks, parts.catalogue, new Date())
        : null;
    return saveChange(queries, rows, list);
  });
}

async function alternatives(
  parts: GenerationParts,
  member: Member,
  body: unknown,
): Promise<MealAlternatives> {
  const place = parsed(mealPlaceSchema, body);
  const profile = await profileOf(parts, member);
  const weeks = await readMealWeeks(parts.members, member.identity);
  const plan = opened({ profile, weeks, hasList: false });
  const found = offerAlternatives(parts.planner, parts.catalogue, profile, plan.weeks, place);
  if (!found.ok) throw refused(found);
  return found.offer;
}

function parsed<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const result = v.safeParse(schema, body);
  if (!result.success) throw new ProductError(400, 'bad_request', sentences.changeMealsFailed);
  return result.output;
}

/** One member's presses are worked on one after another, so that a hundred of them hold one connection and not all. */
const waitingPresses = 10;
const tooManyPresses = () =>
  new ProductError(429, 'too_many_requests', 'Please wait until your last change is done.');

type Work = (parts: GenerationParts, member: Member, body: unknown) => Promise<unknown>;

/** Who asks, how often, and what is said when it fails: the same for every address. */
function served(
  parts: GenerationParts,
  presses: KeyedTurns,
  work: Work,
  limit: Limit,
  failed: string,
) {
  return async (request: FastifyRequest): Promise<unknown> => {
    const member = await memberOf(request, parts.tokens);
    const { taken } = await parts.rateLimits.takeShared(`${limit.name}:${member.userId}`, limit);
    if (!taken) throw new ProductError(429, 'too_many_requests', limit.message);
    try {
      return await presses.take(member.userId, () => work(parts, member, request.body));
    } catch (error) {
      if (error instanceof ProductError) throw error;
      throw new ProductError(500, 'generation_failed', failed, { cause: error });
    }
  };
}

/** Addresses under /functions/v1: plans made and changed for the member who asks. */
export function generationRoutes(app: FastifyInstance, parts: GenerationParts): void {
  // a press of the button needs no body, whatever content type its client names
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, text, done) => {
      try {
        done(null, text === '' ? null : JSON.parse(String(text)));
      } catch {
        done(new ProductError(400, 'bad_json', 'The request could not be read.'));
      }
    },
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  overviewRoute(app, parts);
  pressRoutes(app, parts);
  const presses = createKeyedTurns(waitingPresses, tooManyPresses);
  const post = (address: string, work: Work, limit: Limit, failed: string) =>
    app.post(address, served(parts, presses, work, limit, failed));
  post(wire.mealAlternatives, alternatives, changes, sentences.changeMealsFailed);
  post(wire.changeMeals, changeMeals, changes, sentences.changeMealsFailed);
}

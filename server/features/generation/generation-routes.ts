import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wire } from '#contract/paths.ts';
import { serverSentences } from '#contract/sentences.ts';
import {
  consentCode,
  consentMissing,
  ProductError,
  workFailed,
} from '../../platform/answers/errors.ts';
import { coalesced } from '../../platform/concurrency/coalesced.ts';
import {
  type Identity,
  type MemberDatabase,
  reading,
  type ServiceDatabase,
} from '../../platform/database/database.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { checkRoomForPlans, type DiskRoom } from '../../platform/limits/disk-watch.ts';
import { type Member, memberOf } from '../../platform/members/bearer.ts';
import {
  type PressStanding,
  readPressStanding,
  readRefusal,
} from '../../platform/members/member-profile.ts';
import type { GenerationKind } from '../../platform/plans/plan-writer.ts';
import type { Tokens } from '../../platform/secrets/tokens.ts';
import type { Log } from '../../platform/watch/log.ts';
import {
  cancelGeneration,
  type Generation,
  isOver,
  readGeneration,
  startGenerations,
  type WantedGeneration,
} from './generation-store.ts';
import { readPlanStart } from './plan-start.ts';
import { readPlansText } from './plan-store.ts';
import { createFollower, type Follower } from './progress/follow-generation.ts';
import type { GenerationHub } from './progress/generation-hub.ts';
import { failedSentences } from './worker/make-plans.ts';

/**
 * Gives the member the meal plans that were made ahead. `taken` is their generation, done; null: nothing is ready that
 * begins on that day.
 */
export type TakeReady = (
  identity: Identity,
  press: Pick<WantedGeneration, 'id' | 'start'>,
) => Promise<PressStanding & { readonly taken: Generation | null }>;

export interface PressParts {
  readonly members: MemberDatabase;
  readonly jobs: ServiceDatabase;
  readonly queue: JobQueue;
  readonly hub: GenerationHub;
  /** Null: nothing is made ahead. */
  readonly takeReady: TakeReady | null;
  readonly tokens: Tokens;
  readonly room: DiskRoom;
  /** Refuses who has not paid, where that is wanted; null: nobody has to. */
  readonly refuseUnpaid: ((member: Member) => Promise<void>) | null;
  /** Generations that one member may start in 24 hours. */
  readonly perDay: number;
  /** What every answer that is no page says; streams of events pass no hook that would say it. */
  readonly wireHeaders: Readonly<Record<string, string>>;
  readonly now: () => Date;
}

const tooMany = 'You have generated as much as a day allows. Please try again tomorrow.';
const cancelled = 'This was cancelled.';
const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Statuses of refusals; everything else that failed is the server's fault. */
const refusals = new Map([
  [consentCode, 403],
  ['profile_missing', 409],
  ['plan_outdated', 409],
  ['no_plan', 422],
]);
function wantsEvents(request: FastifyRequest): boolean {
  return /\btext\/event-stream\b/.test(request.headers.accept ?? '');
}

function wantsToWait({ query }: FastifyRequest): boolean {
  return typeof query === 'object' && query !== null && 'wait' in query && query.wait === 'true';
}

function idOf({ params }: FastifyRequest): string | null {
  const id = typeof params === 'object' && params !== null && 'id' in params ? params.id : null;
  return typeof id === 'string' && idPattern.test(id) ? id : null;
}

/**
 * The id of the generation that a press makes. A client that names its press may press again when the answer was lost: it is
 * answered as it was, or would have been.
 */
function pressIdOf({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && idPattern.test(key) ? key.toLowerCase() : randomUUID();
}

const unknown = () => new ProductError(404, 'not_found', 'There is no such generation.');

type Rows = (reply: FastifyReply, member: Member, over: Generation) => Promise<string>;

/** The finished rows, or why there are none. */
function finishedRows(members: MemberDatabase): Rows {
  return async (reply, member, { kind, state, error_code, error }) => {
    if (state === 'cancelled') throw new ProductError(409, 'cancelled', cancelled);
    if (state === 'failed') {
      const code = error_code ?? 'generation_failed';
      throw new ProductError(refusals.get(code) ?? 500, code, error ?? failedSentences[kind]);
    }
    reply.header('content-type', 'application/json; charset=utf-8');
    return readPlansText(members, member.identity, kind);
  };
}

type Start = (
  member: Member,
  press: Pick<WantedGeneration, 'id' | 'kind' | 'start'>,
) => Promise<Generation>;

/** What a press finds there; whatever goes wrong with plans that are ready, the member gets some that are made now. */
async function lookFirst(
  { members, takeReady }: PressParts,
  log: Log,
  identity: Identity,
  press: Pick<WantedGeneration, 'id' | 'kind' | 'start'>,
): ReturnType<TakeReady> {
  if (takeReady && press.kind === 'meal-plans') {
    try {
      return await takeReady(identity, press);
    } catch (error) {
      log.error({ err: error }, 'plans that were made ahead could not be taken');
    }
  }
  return { ...(await readPressStanding(reading(members, identity))), taken: null };
}

/** Starts what members press; a crowd that presses at the same moment shares a transaction. */
function createStart(parts: PressParts, log: Log): Start {
  const { jobs, queue, perDay } = parts;
  const byMember = coalesced<WantedGeneration, Generation | 'none'>(
    ({ userId }) => userId,
    async (wanted) => {
      const started = await startGenerations(jobs, queue, wanted, perDay);
      return new Map(wanted.map(({ userId }) => [userId, started.get(userId) ?? 'none']));
    },
  );
  return async ({ userId, identity }, press) => {
    const found = await lookFirst(parts, log, identity, press);
    if (found.taken) return found.taken;
    if (!found.mayPlan) {
      throw consentMissing(await readRefusal(reading(parts.members, identity)));
    }
    if (!found.hasProfile) {
      throw new ProductError(409, 'profile_missing', serverSentences.completeProfileFirst);
    }
    // a new seed each time, so that another press of the button gives another plan
    const wanted = { ...press, userId, seed: randomUUID() };
    const first = await byMember(wanted);
    // of two presses at the same moment the later one sees the first's row only when it looks again
    const again = first === 'none' ? await byMember(wanted) : first;
    // somebody else's press may have this very name: whoever asks is not told so, and gets another
    const started = again === 'none' ? await byMember({ ...wanted, id: randomUUID() }) : again;
    if (started === 'none') throw new ProductError(429, 'too_many_requests', tooMany);
    return started;
  };
}

/** A press of the button: answers the id at once; with `?wait=true` the rows, and as events how it goes on. */
function press(parts: PressParts, follower: Follower, start: Start, kind: GenerationKind) {
  const rowsOf = finishedRows(parts.members);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const member = await memberOf(request, parts.tokens);
    try {
      await checkRoomForPlans(parts.room);
      await parts.refuseUnpaid?.(member);
      // a press that nobody could follow shall not be made
      if (wantsToWait(request) || wantsEvents(request)) follower.checkRoom(member.userId);
      const begins = readPlanStart(request.body, parts.now(), failedSentences[kind]);
      const generation = await start(member, { id: pressIdOf(request), kind, start: begins });
      if (wantsToWait(request)) {
        // nothing goes over the connection meanwhile, which is no sign of its end
        request.raw.socket.setTimeout(0);
        request.log.debug({ generation: generation.id }, 'a request waits for its plans');
        return await rowsOf(reply, member, await follower.untilOver({ ...member, generation }));
      }
      if (wantsEvents(request)) {
        follower.stream(request, reply, { ...member, generation });
        return reply;
      }
      reply.code(202).header('location', `${wire.generations}/${generation.id}`);
      return { id: generation.id };
    } catch (error) {
      throw workFailed(error, 'generation_failed', failedSentences[kind]);
    }
  };
}

/** Addresses under /functions/v1 that start, follow and end the making of plans. */
export function pressRoutes(app: FastifyInstance, parts: PressParts): void {
  const { members, jobs } = parts;
  const follower = createFollower({
    jobs,
    hub: parts.hub,
    headers: parts.wireHeaders,
    log: app.log,
  });
  app.addHook('preClose', async () => follower.close());

  async function own(request: FastifyRequest) {
    const member = await memberOf(request, parts.tokens);
    const id = idOf(request);
    const generation = id === null ? null : await readGeneration(members, member.identity, id);
    if (!generation) throw unknown();
    return { member, generation };
  }

  const start = createStart(parts, app.log);
  app.post(wire.generateMealPlans, press(parts, follower, start, 'meal-plans'));
  app.post(wire.generateExercisePlans, press(parts, follower, start, 'exercise-plans'));
  app.post(wire.generateShoppingList, press(parts, follower, start, 'shopping-list'));

  app.get(`${wire.generations}/:id`, async (request, reply) => {
    const { member, generation } = await own(request);
    if (!wantsEvents(request)) return generation;
    follower.stream(request, reply, { ...member, generation });
    return reply;
  });

  app.delete(`${wire.generations}/:id`, async (request) => {
    const { member, generation } = await own(request);
    if (isOver(generation)) return generation;
    await cancelGeneration(jobs, member.userId, generation.id);
    return (await readGeneration(members, member.identity, generation.id)) ?? generation;
  });
}

import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wire } from '#contract/paths.ts';
import { sentences } from '#contract/sentences.ts';
import { type Member, memberOf } from '../../platform/bearer.ts';
import type { MemberDatabase, ServiceDatabase } from '../../platform/database.ts';
import { ProductError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import type { GenerationKind } from '../../platform/plan-writer.ts';
import type { Tokens } from '../../platform/tokens.ts';
import type { GenerationHub } from './generation-hub.ts';
import {
  cancelGeneration,
  type Generation,
  isOver,
  readGeneration,
  startGeneration,
} from './generation-store.ts';
import { openStream } from './generation-stream.ts';
import { failedSentences } from './make-plans.ts';
import { hasProfile, readPlansText } from './plan-store.ts';

export interface GenerationParts {
  readonly members: MemberDatabase;
  readonly jobs: ServiceDatabase;
  readonly queue: JobQueue;
  readonly hub: GenerationHub;
  readonly tokens: Tokens;
  /** Generations that one member may start in 24 hours. */
  readonly perDay: number;
}

const tooMany = 'You have generated as much as a day allows. Please try again tomorrow.';
const cancelled = 'This was cancelled.';
const stopping = 'The server is being restarted. Please try again in a moment.';
const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Statuses of refusals; everything else that failed is the server's fault. */
const refusals = new Map([
  ['profile_missing', 409],
  ['plan_outdated', 409],
  ['no_plan', 422],
]);
/** How often a waiting request looks for itself, should a notification be lost. */
const lookMs = 2_000;
/** How long a closing server waits for what it is making. */
const graceMs = 5_000;

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

const unknown = () => new ProductError(404, 'not_found', 'There is no such generation.');

/** Addresses under /functions/v1 that start, follow and end the making of plans. */
export function generationRoutes(app: FastifyInstance, parts: GenerationParts): void {
  const { members, jobs, hub } = parts;
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  /**
   * Follows a generation until `onState` is told that it is over.
   * @param onState gets each state that is newer than the last
   * @returns ends the following
   */
  function follow(member: Member, id: string, onState: (generation: Generation) => void) {
    let version = -1;
    const hear = (generation: Generation) => {
      if (generation.version <= version) return;
      version = generation.version;
      onState(generation);
    };
    const look = () => {
      readGeneration(members, member.identity, id).then(
        (generation) => generation && hear(generation),
        (error: unknown) => app.log.warn({ err: error }, 'a generation could not be read'),
      );
    };
    const stopListening = hub.listen(id, hear, look);
    const timer = setInterval(look, lookMs);
    return {
      look,
      stop() {
        clearInterval(timer);
        stopListening();
      },
    };
  }

  function waitUntilOver(member: Member, generation: Generation): Promise<Generation> {
    const over = Promise.withResolvers<Generation>();
    const following = follow(member, generation.id, (state) => {
      if (isOver(state)) over.resolve(state);
    });
    let grace: NodeJS.Timeout | null = null;
    const onClosing = () => {
      const late = () => over.reject(new ProductError(503, 'stopping', stopping));
      grace = setTimeout(late, graceMs);
    };
    closing.signal.addEventListener('abort', onClosing);
    // it may have ended before we listened
    following.look();
    return over.promise.finally(() => {
      following.stop();
      closing.signal.removeEventListener('abort', onClosing);
      if (grace) clearTimeout(grace);
    });
  }

  async function finishedRows(
    reply: FastifyReply,
    member: Member,
    { kind, state, error_code, error }: Generation,
  ): Promise<string> {
    if (state === 'cancelled') throw new ProductError(409, 'cancelled', cancelled);
    if (state === 'failed') {
      const code = error_code ?? 'generation_failed';
      throw new ProductError(refusals.get(code) ?? 500, code, error ?? failedSentences[kind]);
    }
    reply.header('content-type', 'application/json; charset=utf-8');
    return readPlansText(members, member.identity, kind);
  }

  function streamOf(
    request: FastifyRequest,
    reply: FastifyReply,
    member: Member,
    generation: Generation,
  ): void {
    const onClosing = () => stream.end();
    const stream = openStream(request, reply, () => {
      following.stop();
      closing.signal.removeEventListener('abort', onClosing);
    });
    const tell = (state: Generation) => {
      stream.send(state);
      if (isOver(state)) stream.end();
    };
    const following = follow(member, generation.id, tell);
    closing.signal.addEventListener('abort', onClosing);
    tell(generation);
    if (!isOver(generation)) following.look();
  }

  async function start(member: Member, kind: GenerationKind): Promise<Generation> {
    if (!(await hasProfile(members, member.identity))) {
      throw new ProductError(409, 'profile_missing', sentences.completeProfileFirst);
    }
    // a new seed each time, so that another press of the button gives another plan
    const wanted = { userId: member.userId, kind, seed: randomUUID() };
    const started = await startGeneration(jobs, parts.queue, wanted, parts.perDay);
    if (!started.ok) throw new ProductError(429, 'too_many_requests', tooMany);
    return started.generation;
  }

  function press(kind: GenerationKind) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const member = await memberOf(request, parts.tokens);
      try {
        const generation = await start(member, kind);
        if (wantsToWait(request)) {
          const over = await waitUntilOver(member, generation);
          return await finishedRows(reply, member, over);
        }
        if (wantsEvents(request)) {
          streamOf(request, reply, member, generation);
          return reply;
        }
        reply.code(202).header('location', `${wire.generations}/${generation.id}`);
        return { id: generation.id };
      } catch (error) {
        if (error instanceof ProductError) throw error;
        throw new ProductError(500, 'generation_failed', failedSentences[kind], { cause: error });
      }
    };
  }

  async function ownGeneration(request: FastifyRequest) {
    const member = await memberOf(request, parts.tokens);
    const id = idOf(request);
    const generation = id === null ? null : await readGeneration(members, member.identity, id);
    if (!generation) throw unknown();
    return { member, generation };
  }

  app.post(wire.generateMealPlans, press('meal-plans'));
  app.post(wire.generateExercisePlans, press('exercise-plans'));
  app.post(wire.generateShoppingList, press('shopping-list'));

  app.get(`${wire.generations}/:id`, async (request, reply) => {
    const { member, generation } = await ownGeneration(request);
    if (!wantsEvents(request)) return generation;
    streamOf(request, reply, member, generation);
    return reply;
  });

  app.delete(`${wire.generations}/:id`, async (request) => {
    const { member, generation } = await ownGeneration(request);
    if (isOver(generation)) return generation;
    await cancelGeneration(jobs, member.userId, generation.id);
    return (await readGeneration(members, member.identity, generation.id)) ?? generation;
  });
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProductError } from '../../../platform/answers/errors.ts';
import type { ServiceDatabase } from '../../../platform/database/database.ts';
import { SessionEnded } from '../../../platform/members/session-ended.ts';
import type { Log } from '../../../platform/watch/log.ts';
import {
  type Generation,
  isOver,
  type OwnGeneration,
  readGenerations,
} from '../generation-store.ts';
import type { GenerationHub, Listener } from './generation-hub.ts';
import { openStream } from './generation-stream.ts';
import { createSessionWatch } from './session-watch.ts';

/** A generation that was found to be this member's own. */
export interface Followed {
  readonly userId: string;
  /** Of the token that asked; when it ends, nothing more is told. */
  readonly sessionId: string;
  readonly generation: Generation;
}

/** Ways to learn how a generation goes on. */
export interface Follower {
  /** @throws ProductError 429 when this member follows as much as one may */
  checkRoom(userId: string): void;
  /** @throws ProductError 503 when the server closes before it is over, 429 as `checkRoom` */
  untilOver(own: Followed): Promise<Generation>;
  /** Answers with events until it is over or the server closes. @throws ProductError 429 as `checkRoom` */
  stream(request: FastifyRequest, reply: FastifyReply, own: Followed): void;
  /** The server closes: streams end, so that pages ask another process; who waits gets a moment more. */
  close(): void;
}

const stopping = 'The server is being restarted. Please try again in a moment.';
/** Connections of one member that are told how generations go on: one for each open page. */
const mostFollowed = 10;
const tooManyFollowed = 'You are following as many generations as one can. Please close a page.';
/** How often is looked for what may not have been told. */
const lookMs = 2_000;
/** How long a closing server waits for what it is making. */
const graceMs = 5_000;

/** Looks at the rows themselves: what is wanted while one look is under way goes into the next, all in one statement. */
function createLook(jobs: ServiceDatabase, log: Log) {
  let wanted = new Map<string, { readonly userId: string; readonly listeners: Set<Listener> }>();
  let looking = false;
  async function lookAtAll(): Promise<void> {
    looking = true;
    try {
      while (wanted.size > 0) {
        const asked = wanted;
        wanted = new Map();
        const own = [...asked].map(([id, { userId }]) => ({ id, userId }));
        for (const generation of await readGenerations(jobs, own)) {
          for (const hear of asked.get(generation.id)?.listeners ?? []) hear(generation);
        }
      }
    } catch (error) {
      log.warn({ err: error }, 'generations could not be read');
    } finally {
      looking = false;
    }
  }
  return ({ id, userId }: OwnGeneration, hear: Listener) => {
    const before = wanted.get(id);
    if (before) before.listeners.add(hear);
    else wanted.set(id, { userId, listeners: new Set([hear]) });
    if (!looking) void lookAtAll();
  };
}

interface FollowerParts {
  /** Sees every generation; it is asked for those alone that belong to who follows them. */
  readonly jobs: ServiceDatabase;
  readonly hub: GenerationHub;
  /** Of each stream of events. */
  readonly headers: Readonly<Record<string, string>>;
  readonly log: Log;
}

export function createFollower({ jobs, hub, headers, log }: FollowerParts): Follower {
  const closers = new Set<() => void>();
  const lookAt = createLook(jobs, log);
  const watchSession = createSessionWatch(jobs, log);
  const followed = new Map<string, number>();

  function checkRoom(userId: string): void {
    if ((followed.get(userId) ?? 0) < mostFollowed) return;
    throw new ProductError(429, 'too_many_requests', tooManyFollowed, { retryAfterSeconds: 5 });
  }

  /** @param onState gets each state that is newer than the last */
  function follow(own: OwnGeneration, onState: (generation: Generation) => void) {
    checkRoom(own.userId);
    followed.set(own.userId, (followed.get(own.userId) ?? 0) + 1);
    let version = -1;
    const hear = (generation: Generation) => {
      if (generation.version <= version) return;
      version = generation.version;
      onState(generation);
    };
    const look = () => lookAt(own, hear);
    const stopListening = hub.listen(own.id, hear, look);
    const timer = setInterval(look, lookMs);
    // it may have gone on before we listened
    look();
    return () => {
      clearInterval(timer);
      stopListening();
      const left = (followed.get(own.userId) ?? 0) - 1;
      if (left > 0) followed.set(own.userId, left);
      else followed.delete(own.userId);
    };
  }

  return {
    checkRoom,
    async untilOver(own) {
      const { userId, generation } = own;
      if (isOver(generation)) return generation;
      const over = Promise.withResolvers<Generation>();
      const stop = follow({ userId, id: generation.id }, (state) => {
        if (isOver(state)) over.resolve(state);
      });
      const stopWatching = watchSession(own, () => over.reject(new SessionEnded()));
      const late = () => over.reject(new ProductError(503, 'stopping', stopping));
      let grace: NodeJS.Timeout | null = null;
      const onClose = () => {
        grace = setTimeout(late, graceMs);
      };
      closers.add(onClose);
      try {
        return await over.promise;
      } finally {
        stop();
        stopWatching();
        closers.delete(onClose);
        if (grace) clearTimeout(grace);
      }
    },
    stream(request, reply, own) {
      const { userId, generation } = own;
      // before the head of the answer is out
      if (!isOver(generation)) checkRoom(userId);
      const end = () => stream.end();
      const stream = openStream(request, reply, headers, () => {
        stop();
        stopWatching();
        closers.delete(end);
      });
      const stopWatching = watchSession(own, end);
      const tell = (state: Generation) => {
        stream.send(state);
        if (isOver(state)) end();
      };
      closers.add(end);
      tell(generation);
      const stop = isOver(generation) ? () => {} : follow({ userId, id: generation.id }, tell);
    },
    close() {
      for (const close of [...closers]) close();
    },
  };
}

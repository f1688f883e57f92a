import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Member } from '../../platform/bearer.ts';
import type { MemberDatabase } from '../../platform/database.ts';
import { ProductError } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import type { GenerationHub } from './generation-hub.ts';
import { type Generation, isOver, readGeneration } from './generation-store.ts';
import { openStream } from './generation-stream.ts';

/** Ways to learn how a generation goes on. */
export interface Follower {
  /** @throws ProductError 503 when the server closes before it is over */
  untilOver(member: Member, generation: Generation): Promise<Generation>;
  /** Answers with events until it is over or the server closes. */
  stream(
    request: FastifyRequest,
    reply: FastifyReply,
    member: Member,
    generation: Generation,
  ): void;
  /** The server closes: streams end, so that pages ask another process; who waits gets a moment more. */
  close(): void;
}

const stopping = 'The server is being restarted. Please try again in a moment.';
/** How often is looked for what may not have been told. */
const lookMs = 2_000;
/** How long a closing server waits for what it is making. */
const graceMs = 5_000;

export function createFollower(members: MemberDatabase, hub: GenerationHub, log: Log): Follower {
  const closers = new Set<() => void>();

  /** @param onState gets each state that is newer than the last */
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
        (error: unknown) => log.warn({ err: error }, 'a generation could not be read'),
      );
    };
    const stopListening = hub.listen(id, hear, look);
    const timer = setInterval(look, lookMs);
    // it may have gone on before we listened
    look();
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }

  return {
    async untilOver(member, generation) {
      const over = Promise.withResolvers<Generation>();
      const stop = follow(member, generation.id, (state) => {
        if (isOver(state)) over.resolve(state);
      });
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
        closers.delete(onClose);
        if (grace) clearTimeout(grace);
      }
    },
    stream(request, reply, member, generation) {
      const end = () => stream.end();
      const stream = openStream(request, reply, () => {
        stop();
        closers.delete(end);
      });
      const tell = (state: Generation) => {
        stream.send(state);
        if (isOver(state)) end();
      };
      closers.add(end);
      tell(generation);
      const stop = isOver(generation) ? () => {} : follow(member, generation.id, tell);
    },
    close() {
      for (const close of [...closers]) close();
    },
  };
}

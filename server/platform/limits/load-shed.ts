import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { wire } from '#contract/paths.ts';
import { noteRefusal } from '../answers/request-log.ts';
import { troublePause, troubleSentence } from '../database/database-trouble.ts';

/** Answers under way at once, streams among them. Beyond, each further one would only make all of them late. */
const mostAtOnce = 4_000;
/** For balancers, who must not take a busy process for a dead one. */
const always: readonly string[] = [wire.health, wire.ready];

/** Counts answers under way that do not pass the hooks, or not yet. */
export interface LoadCount {
  /** @returns false: there are too many */
  enter(response: ServerResponse): boolean;
  /** For an answer that was counted and goes on to pass the hooks. */
  leave(response: ServerResponse): void;
}

/** Refuses at once, with 503 and `retry-after`, what would otherwise end in a time-out. */
export function shedLoad(app: FastifyInstance, most = mostAtOnce): LoadCount {
  // no set of them: for each time that V8 makes one anew it keeps what is in it until the next full collection
  let underWay = 0;
  const left = () => {
    underWay -= 1;
  };
  const enter = (response: ServerResponse): boolean => {
    if (underWay >= most) return false;
    underWay += 1;
    // which a response says once
    response.on('close', left);
    return true;
  };
  const leave = (response: ServerResponse) => {
    response.removeListener('close', left);
    left();
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (enter(reply.raw) || always.includes(request.url)) return done();
    noteRefusal(request, 'overloaded');
    // the keys of all wires: each client finds its own
    const told = { code: 'overloaded', message: troubleSentence, details: null, hint: null };
    reply.code(503).header('retry-after', troublePause).send(told);
  });
  return { enter, leave };
}

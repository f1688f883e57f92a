import type { FastifyInstance } from 'fastify';
import { wire } from '#contract/paths.ts';
import { noteRefusal } from '../answers/request-log.ts';
import { troublePause, troubleSentence } from '../database/database-trouble.ts';

/** Answers under way at once, streams among them. Beyond, each further one would only make all of them late. */
const mostAtOnce = 4_000;
/** For balancers, who must not take a busy process for a dead one. */
const always: readonly string[] = [wire.health, wire.ready];

/** Refuses at once, with 503 and `retry-after`, what would otherwise end in a time-out. */
export function shedLoad(app: FastifyInstance, most = mostAtOnce): void {
  let underWay = 0;
  app.addHook('onRequest', (request, reply, done) => {
    if (underWay >= most && !always.includes(request.url)) {
      noteRefusal(request, 'overloaded');
      // the keys of all wires: each client finds its own
      const told = { code: 'overloaded', message: troubleSentence, details: null, hint: null };
      reply.code(503).header('retry-after', troublePause).send(told);
      return;
    }
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
    });
    done();
  });
}

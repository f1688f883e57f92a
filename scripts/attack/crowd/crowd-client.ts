import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { openConnection } from '../connection.ts';
import { type Crowd, type CrowdTask, crowdTaskSchema } from './tasks.ts';

const mostTries = 60;
/** As a browser waits. */
const patienceMs = 60_000;
const defaultPauseMs = 1_000;

async function signInAll({ url, people, password }: CrowdTask): Promise<Crowd> {
  const milliseconds: number[] = [];
  const failed: number[] = [];
  let atOnce = 0;
  let toldToWait = 0;
  const signIn = async ({ email, from }: CrowdTask['people'][number]) => {
    const connection = openConnection(url, null, { patienceMs });
    const start = performance.now();
    for (let tries = 0; tries < mostTries; tries += 1) {
      const { status, againAfterMs } = await connection.ask({
        method: 'POST',
        path: '/auth/v1/token?grant_type=password',
        from,
        body: JSON.stringify({ email, password }),
      });
      if (status === 200) {
        milliseconds.push(performance.now() - start);
        if (tries === 0) atOnce += 1;
        break;
      }
      if (status !== 429 && status !== 503 && status !== 504) {
        failed.push(status);
        break;
      }
      toldToWait += 1;
      // nobody comes back at the same moment as the others
      await pause((againAfterMs ?? defaultPauseMs) * (1 + Math.random()));
    }
    connection.close();
  };
  await Promise.all(people.map(signIn));
  return { milliseconds, atOnce, toldToWait, failed };
}

process.on('message', (message) => {
  void signInAll(v.parse(crowdTaskSchema, message)).then((crowd) => {
    process.send?.(crowd, () => process.exit(0));
  });
});
process.on('disconnect', () => process.exit(1));

import { randomInt, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { openConnection } from '../connection.ts';
import { type AttackTally, type AttackTask, attackTaskSchema } from './tasks.ts';

const until = { over: false };

const anyNetwork = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

async function attack(task: AttackTask): Promise<AttackTally> {
  const { url, tokens, requests, marker, fresh, unfetched } = task;
  const answers: Record<string, number> = {};
  let othersRows = 0;
  const flood = async (token: string | null, first: number) => {
    const connection = openConnection(url, token, { marker, unfetched });
    for (let turn = first; !until.over; turn += 1) {
      const asked = requests[turn % requests.length];
      if (!asked) break;
      const { status, marked } = await connection.ask(
        fresh
          ? {
              ...asked,
              from: anyNetwork(),
              body: (asked.body ?? '').replaceAll('%fresh%', randomUUID()),
            }
          : asked,
      );
      answers[status] = (answers[status] ?? 0) + 1;
      if (marked) othersRows += 1;
    }
    connection.close();
  };
  await Promise.all(tokens.map(flood));
  return { answers, othersRows };
}

process.on('message', (message) => {
  if (message === 'stop') {
    until.over = true;
    return;
  }
  void attack(v.parse(attackTaskSchema, message)).then((tally) => {
    process.send?.(tally, () => process.exit(0));
  });
});
process.on('disconnect', () => process.exit(1));

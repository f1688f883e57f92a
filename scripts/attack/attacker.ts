import * as v from 'valibot';
import { openConnection } from './connection.ts';

/** What a process of its own sends, so that measuring the honest readers costs it nothing. */
const taskSchema = v.object({
  url: v.string(),
  /** One for each connection; members with several connections stand here several times. */
  tokens: v.array(v.string()),
  /** Sent in turn on each connection, the second connection beginning with the second, and so on. */
  requests: v.array(
    v.object({
      method: v.string(),
      path: v.string(),
      prefer: v.exactOptional(v.string()),
      body: v.exactOptional(v.string()),
    }),
  ),
});
export type AttackTask = v.InferOutput<typeof taskSchema>;

/** How many answers came with which status; '0': none came. */
export type AttackTally = Record<string, number>;

const until = { over: false };

async function attack({ url, tokens, requests }: AttackTask): Promise<AttackTally> {
  const tally: AttackTally = {};
  const flood = async (token: string, first: number) => {
    const connection = openConnection(url, token);
    for (let turn = first; !until.over; turn += 1) {
      const asked = requests[turn % requests.length];
      if (!asked) break;
      const { status } = await connection.ask(asked);
      tally[status] = (tally[status] ?? 0) + 1;
    }
    connection.close();
  };
  await Promise.all(tokens.map(flood));
  return tally;
}

process.on('message', (message) => {
  if (message === 'stop') {
    until.over = true;
    return;
  }
  void attack(v.parse(taskSchema, message)).then((tally) => {
    process.send?.(tally, () => process.exit(0));
  });
});
process.on('disconnect', () => process.exit(1));

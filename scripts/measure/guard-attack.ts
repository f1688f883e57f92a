import { parseArgs } from 'node:util';
import { attackGuard } from '#test/support/writing/attacked-answers.ts';

/** `npm run guard:attack -- [--answers 2000] [--seed 1]`: attacked answers of a model, and how many would be stored. */
const { values } = parseArgs({
  options: { answers: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
});
const start = performance.now();
const { answers, unsafe, partlyUsed, partlyWritten } = attackGuard(
  Number(values.answers),
  values.seed,
);
for (const one of unsafe.slice(0, 50)) console.log(one);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(
  `${answers} attacked answers in ${seconds} s: ${unsafe.length} unsafe would be stored; of ${partlyUsed} texts beside the attack passed, ${partlyWritten} weeks were stored with the planner’s words where the attack had been.`,
);
process.exit(unsafe.length > 0 ? 1 : 0);

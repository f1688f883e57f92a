// `npm run audit:training`: plans four weeks of training for many members and checks every rule for training.
import { parseArgs } from 'node:util';
import { auditTraining, showTrainee, traineesOf } from './plans.ts';

const usage = `npm run audit:training -- [--members 10000] [--lifters 0] [--seed 1] [--corners] [--answers] [--member 'random 17']

  --lifters   also so many advanced members with six hours a week
  --corners   also every pair of values that two fields of a profile can have
  --answers   random members also answered the questions about their body, at random
  --member    one member of a run in detail, by the name in its report`;

function main(): number {
  const { values } = parseArgs({
    options: {
      members: { type: 'string', default: '10000' },
      lifters: { type: 'string', default: '0' },
      seed: { type: 'string', default: '1' },
      corners: { type: 'boolean', default: false },
      answers: { type: 'boolean', default: false },
      member: { type: 'string' },
    },
  });
  const { seed, members, lifters, corners, answers, member } = values;
  for (const count of [members, lifters]) {
    if (!/^\d{1,7}$/.test(count)) throw new TypeError(`a whole number of members, not '${count}'`);
  }
  const withCorners = corners || member?.startsWith('corner') === true;
  const trainees = traineesOf(
    {
      members: Number(members),
      lifters: Number(lifters),
      corners: withCorners,
      answering: answers,
    },
    seed,
  );
  if (member === undefined) return auditTraining(trainees, seed);
  const one = trainees.find(({ name }) => name === member);
  if (!one) throw new TypeError(`There is no member '${member}'.`);
  return showTrainee(one, seed);
}

try {
  process.exitCode = main();
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
process.channel?.unref();

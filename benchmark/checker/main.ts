import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brokenRules, tableOf } from './print.ts';
import { FormatError } from './read.ts';
import { scoreCard } from './score-card.ts';
import { readSubmission } from './submission.ts';
import { readTables } from './tables.ts';

const usage = `node benchmark/checker/main.ts <plans.json> [--breaches]

Scores plans by the tables of this benchmark. It needs Node 24 and nothing else: no package, no network.
  --breaches   name each place that breaks a hard rule`;

function main(words: readonly string[]): void {
  const [file, ...rest] = words.filter((word) => word !== '--breaches');
  if (file === undefined || rest.length > 0) throw new FormatError(usage);
  const tables = readTables(path.join(import.meta.dirname, '..', 'tables'));
  const card = scoreCard(readSubmission(readFileSync(file, 'utf8'), file), tables);
  console.log(`track ${card.track}\n\n${tableOf([card])}\n\nbroken rules: ${brokenRules(card)}`);
  if (!words.includes('--breaches')) return;
  for (const { task, breaches } of card.plans) {
    for (const { rule, person, day, says } of breaches) {
      console.log(`${task} ${person} ${day === null ? 'plan' : `day ${day}`} ${rule}: ${says}`);
    }
  }
}

try {
  main(process.argv.slice(2));
} catch (error) {
  const misused = error instanceof FormatError || (error instanceof Error && 'code' in error);
  if (!misused) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { profileSchema } from '#contract/profile/profile-form.ts';
import { matchFoods } from '#planning/catalogue/matcher/match-foods.ts';
import { type PlanTask, prepare } from '#planning/meals/candidates/plan-task.ts';
import { breakdown } from '#planning/meals/objective/breakdown.ts';
import { hardViolations } from '#planning/meals/search/repairs/mend-violations.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { type AuditKitchen, openKitchen } from '../audit/kitchen.ts';
import { anyone, cornerMembers, randomMember } from '../audit/members/members.ts';
import { startFor } from '../audit/members/start.ts';
import { profileText } from '../audit/print.ts';
import { runCommand, UsageError } from '../usage.ts';
import { type SearchedMonth, searchMonth } from './explain/searched-month.ts';
import {
  daysText,
  differenceText,
  levelsText,
  mealsText,
  mealText,
  phasesText,
  plateName,
  termsText,
} from './explain/tables.ts';
import { doWithout, type FoodSet, holds, placesWith } from './explain/without-food.ts';

const usage = `npm run explain -- <seed> [--profile file.json] [--food cabbage]
npm run explain -- 'random 17' [--seed 1] [--food cabbage]

Makes a member's four weeks and says why they are as they are: the penalty as a sum of named terms, by week and month,
the levels of the score, the meals that cost it most, the best and the worst day, and what each phase of the search
changed. A member is named as in the audit of plans ('random 17' of its --seed), or comes from a file with a profile;
with a seed alone it is the first member of that audit.
  --food   a food in the member's words: how often it stands, and what the plan would score without it, term by term`;

interface Asked {
  readonly name: string;
  readonly profile: Profile;
  /** Of the plan. */
  readonly seed: string;
  readonly start: string | undefined;
}

function readProfile(file: string): Profile {
  const folder = process.env.INIT_CWD ?? process.cwd();
  const parsed = v.safeParse(
    profileSchema,
    JSON.parse(readFileSync(path.resolve(folder, file), 'utf8')),
  );
  if (parsed.success) return parsed.output;
  throw new UsageError(`${file} is no profile: ${parsed.issues.map(({ message }) => message)[0]}`);
}

/** A member of the audit with the seed and the first day of the plan that is audited. */
function auditedMember(seed: string, kind: string, index: number): Asked {
  const member =
    kind === 'corner' ? cornerMembers(seed, anyone)[index] : randomMember(seed, index, anyone);
  if (!member) throw new UsageError(`There is no member '${kind} ${index}'.`);
  const planSeed = `${seed} ${member.name}`;
  return { ...member, seed: planSeed, start: startFor(planSeed) };
}

function readOptions(): { readonly asked: Asked; readonly food: string | undefined } {
  const { values, positionals } = parseArgs({
    options: {
      profile: { type: 'string' },
      seed: { type: 'string', default: '1' },
      food: { type: 'string' },
    },
    allowPositionals: true,
  });
  const who = positionals.join(' ');
  if (who === '') throw new UsageError('Whose plan? A seed or a member.');
  const { profile, seed, food } = values;
  const [, kind, index] = /^(random|corner) (\d{1,7})$/.exec(who) ?? [];
  if (profile !== undefined) {
    const asked = { name: profile, profile: readProfile(profile), seed: who, start: undefined };
    return { asked, food };
  }
  if (kind && index) return { asked: auditedMember(seed, kind, Number(index)), food };
  return { asked: auditedMember(who, 'random', 0), food };
}

function explainFood(
  task: PlanTask,
  searched: SearchedMonth,
  { catalogue }: AuditKitchen,
  word: string,
): void {
  const { foods: keys, unmatched } = matchFoods(word, catalogue);
  if (keys.size === 0) throw new UsageError(`No food is called '${word}' (${unmatched.join()}).`);
  const { kitchen } = task;
  const foods: FoodSet = new Set([...keys].flatMap((key) => kitchen.foodIndex.get(key) ?? []));
  const { month, pools } = searched;
  const { menu, free } = month;
  const places = placesWith(month, foods);
  const grams = places.reduce((total, { place }) => {
    const plate = menu.plateAt(place);
    const own = plate?.grams.filter((_, index) => foods.has(plate.foods[index] ?? -1)) ?? [];
    return own.reduce((sum, gram) => sum + gram, total);
  }, 0);
  const days = new Set(places.map(({ day }) => day)).size;
  console.log(`\n'${word}': ${[...keys].join(', ')}`);
  console.log(
    `stands at ${places.length} of ${free.length} meals, on ${days} of ${month.byDay.size} days, ${(grams / 1000).toFixed(2)} kg`,
  );
  for (const [meal, plates] of pools.byMeal.entries()) {
    const own = plates.filter((plate) => holds(plate, foods)).length;
    const here = places.filter((place) => place.meal === meal).length;
    const all = free.filter((place) => place.meal === meal).length;
    console.log(
      `  ${(task.times[meal]?.name ?? '').padEnd(16)} ${here} of ${all} meals; ${own} of the ${plates.length} plates to choose from hold it`,
    );
  }
  if (places.length === 0) return;
  const dishes = Map.groupBy(places, ({ place }) => {
    const plate = menu.plateAt(place);
    return plate ? plateName(plate) : '';
  });
  const often = [...dishes].toSorted(([, a], [, b]) => b.length - a.length).slice(0, 5);
  for (const [name, all] of often) console.log(`  ${all.length} times: ${name}`);
  const before = breakdown(task, month);
  const hardBefore = hardViolations(task, month);
  const left = doWithout(task, searched, foods);
  console.log(`\nWithout it, each of these meals exchanged for the best other plate:`);
  for (const place of left) console.log(`  nothing else fits at ${mealText(task, place)}`);
  console.log(
    `hard violations ${hardBefore.toFixed(1)} -> ${hardViolations(task, month).toFixed(1)}`,
  );
  console.log(differenceText(before, breakdown(task, month)));
}

function main(): void {
  const { asked, food } = readOptions();
  const audit = openKitchen();
  const prepared = prepare(audit.kitchen, asked.profile, { start: asked.start });
  console.log(`${asked.name}: ${profileText(asked.profile)}`);
  if (!prepared.ok) {
    console.log(`no plan: ${prepared.reason}`);
    return;
  }
  const { task } = prepared;
  const searched = searchMonth(task, asked.seed);
  if (!searched) {
    console.log('no plan: a meal has no dish at all');
    return;
  }
  const { month, phases } = searched;
  console.log(`plan of the seed '${asked.seed}'\n\n${levelsText(task, month)}`);
  if (food === undefined) {
    console.log(`\n${phasesText(phases)}\n\n${termsText(breakdown(task, month))}`);
    console.log(`\n${daysText(task, month)}\n\nMeals without which the month would be spared most`);
    console.log(mealsText(task, month));
  } else {
    explainFood(task, searched, audit, food);
  }
}

await runCommand(usage, () => {
  main();
  return 0;
});

import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { createGuard } from '#planning/writing/guard/guard.ts';
import { writingPrompt } from '#planning/writing/prompt.ts';
import type { WritingTask } from '#planning/writing/task/writing-task.ts';
import { catalogue } from '../../plans/standard-kitchen.ts';
import type { HeldOutText } from './held-out-writing.ts';

/** Facts of plans as they were when the texts were written: plans change with recipes and prices, these do not. */
const plansSchema = v.record(
  v.string(),
  v.object({
    kind: v.picklist(['meals', 'training']),
    lines: v.array(v.string()),
    places: v.record(
      v.string(),
      v.object({
        kind: v.picklist(['paragraph', 'steps']),
        longest: v.number(),
        /** Numbers of the lines that the text may speak about, and keys of the foods in them. */
        lines: v.string(),
        foods: v.string(),
        steps: v.string(),
      }),
    ),
  }),
);

const file = new URL('held-out-plans.json', import.meta.url);
const plans = v.parse(plansSchema, JSON.parse(readFileSync(file, 'utf8')));
const guard = createGuard(catalogue);
const canary = 'mark-4711';

function taskOf(plan: string, id: string): WritingTask {
  const { kind, lines, places } = plans[plan] ?? {};
  const place = places?.[id];
  if (!kind || !lines || !place) throw new Error(`no place ${id} in plan ${plan}`);
  const keys = new Set<string>(place.foods.split(' '));
  const scope = {
    text: place.lines
      .split(' ')
      .map((line) => lines[Number(line)] ?? '')
      .join('\n'),
    foods: [...catalogue.foods.values()].filter(({ key }) => keys.has(key)),
    steps: place.steps,
  };
  const { longest } = place;
  return {
    kind,
    week: 1,
    inputs: [],
    typed: '',
    facts: '',
    parts: [{ id, kind: place.kind, className: 'tip', wish: '', emoji: '', longest, scope }],
  };
}

/** What the guard finds in a text; none when it may be shown. */
export function findingsOf([plan, id, ...texts]: HeldOutText): readonly string[] {
  const task = taskOf(plan, id);
  const { instruction } = writingPrompt(task, canary);
  const { findings } = guard.recheck(new Map([[id, texts]]), task, { instruction, canary });
  return findings.map(({ kind, detail }) => `${kind} ${detail}`);
}

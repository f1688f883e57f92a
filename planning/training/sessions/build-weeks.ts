import { type Weekday, type WeekNumber, weekdays, weekNumbers } from '../../calendar.ts';
import { seededRandom } from '../../random.ts';
import type { BuiltWeek } from '../model/built-week.ts';
import { phaseOf } from '../model/dose.ts';
import type { Phase, TrainingBlock } from '../model/training-plan.ts';
import { chooseConditioning } from '../outline/conditioning.ts';
import { balanceSeconds, endSeconds } from '../outline/session-frame.ts';
import type { Item } from '../sets/allocate-sets.ts';
import {
  deloadWeek,
  peakWeek,
  plannedTrainingWeek,
  type WeekSets,
} from '../sets/peak-and-deload.ts';
import { restOf } from '../sets/rest.ts';
import { focusLine } from '../words/week-words.ts';
import type { BuildTask } from './build-task.ts';
import { type Draft, finished, roomOf, type SessionParts } from './finish-session.ts';
import { liftsOf, rampSeconds } from './ramp-up.ts';
import { balanceItems, coolDown, mobilityBlock, muscleWork, warmUp } from './warm-up.ts';

function sessionParts(task: BuildTask, index: number): SessionParts | null {
  const day = task.split.days[index];
  const wish = task.wishes[index];
  if (!day || !wish) return null;
  const { rules, frame, pools, age } = task;
  const items = task.allocation.sessions[index]?.items ?? [];
  const pool = pools[day.place];
  const choice = chooseConditioning(
    pool,
    day.place,
    rules,
    index,
    seededRandom(`${task.seed}/c${index}`),
  );
  const conditioningWork = [choice.steady ?? choice.stations[0]].flatMap((exercise) =>
    exercise ? [[exercise, 6] as const] : [],
  );
  const work = muscleWork([
    ...items.map(({ exercise, base }) => [exercise, base] as const),
    ...(items.length === 0 ? conditioningWork : []),
  ]);
  const random = () => seededRandom(`${task.seed}/m${index}`);
  const lifts = liftsOf(items);
  const ends = endSeconds(frame, wish, rampSeconds(lifts, pool));
  const warm = warmUp({ pool, work, lifts, random: random() }, ends.warm);
  const cool = coolDown({ pool, work, random: random() }, ends.cool);
  const seconds = balanceSeconds(rules, frame, index);
  return {
    day,
    index,
    wish,
    warmUp: warm,
    balance: seconds > 0 ? balanceItems(pool, seconds, 2, random()) : [],
    coolDown: cool,
    conditioning: { choice, place: day.place, age, rules },
    mobility: (wanted) =>
      mobilityBlock({ pool, work, random: random() }, wanted, [...warm, ...cool]),
  };
}

function blocksOf(
  task: BuildTask,
  index: number,
  sets: WeekSets,
  week: WeekNumber,
): readonly TrainingBlock[] {
  const { rules, allocationTask } = task;
  const style = task.allocation.style;
  const blocks: readonly (readonly Item[])[] = task.allocation.sessions[index]?.blocks ?? [];
  return blocks.map((items) => {
    const kind = items.length === 1 ? 'straight' : items.length === 2 ? 'superset' : style;
    return {
      kind,
      exercises: plannedTrainingWeek(items, sets, week, allocationTask),
      rest: restOf(items, kind, rules, allocationTask.shortSessions),
    };
  });
}

function draftOf(
  parts: SessionParts,
  blocks: readonly TrainingBlock[],
  phase: Phase,
  seed: string,
): Draft {
  const { day } = parts;
  return {
    weekday: day.weekday,
    name: day.name,
    kind: day.kind,
    place: day.place,
    warmUp: parts.warmUp,
    balance: parts.balance,
    blocks,
    conditioning: null,
    mobility: [],
    coolDown: parts.coolDown,
    focus: focusLine(day.kind, phase, parts.index, seed),
  };
}

/** From 65 years three days a week hold balance work; where there are fewer sessions it gets a day of its own. */
function balanceDays(task: BuildTask): BuiltWeek['balanceDays'] {
  const missing = task.rules.balanceWork ? 3 - task.split.days.length : 0;
  if (missing <= 0) return [];
  const taken = new Set<Weekday>(task.split.days.map(({ weekday }) => weekday));
  const items = balanceItems(task.pools.Home, 300, 3, seededRandom(`${task.seed}/balance`));
  const free = weekdays.filter((weekday) => !taken.has(weekday));
  const middle = free.includes('Saturday') ? 'Saturday' : free[0];
  return middle ? [{ weekday: middle, items }] : [];
}

/** The sessions of four weeks: build, build, peak, and a week to recover or to settle. */
export function buildWeeks(task: BuildTask): readonly BuiltWeek[] {
  const { allocation, allocationTask, table, rules } = task;
  const peak = peakWeek(allocation, allocationTask, table);
  const base: WeekSets = new Map();
  const last = rules.level === 'Beginner' ? base : deloadWeek(allocation, peak);
  const sets: Readonly<Record<WeekNumber, WeekSets>> = { 1: base, 2: base, 3: peak, 4: last };
  const sessions = task.split.days.flatMap((_, index) => {
    const parts = sessionParts(task, index);
    if (!parts) return [];
    const drafts = weekNumbers.map((week) =>
      draftOf(
        parts,
        blocksOf(task, index, sets[week], week),
        phaseOf(rules.level, week),
        task.seed,
      ),
    );
    return [{ parts, drafts }];
  });
  const balance = balanceDays(task);
  return weekNumbers.map((week, at) => ({
    week,
    start: task.start,
    plan: task.planSeed,
    seed: task.planSeed,
    sessions: sessions.flatMap(({ parts, drafts }) => {
      const draft = drafts[at];
      if (!draft) return [];
      return [finished(draft, parts, task, week, roomOf(parts, drafts, week, task))];
    }),
    balanceDays: balance,
  }));
}

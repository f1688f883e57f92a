import fc from 'fast-check';
import { exercises } from '#planning/catalogue/exercises.ts';
import { trainingWeekPage } from '#planning/page/training/training-week-page.ts';
import { createTrainingChanges } from '#planning/training/changes/change-training.ts';
import { strengthOf } from '#planning/training/model/week-totals.ts';
import { createTrainingPlanner } from '#planning/training/plan-training.ts';
import { anyProfile } from '#test/support/members/profiles.ts';
import { type Timing, timing } from './meals.ts';

/** Four weeks of training, their HTML, a swap's alternatives and a week made anew, for random members, on one core. */
export function benchTraining(members = 500): readonly Timing[] {
  const planner = createTrainingPlanner(exercises);
  const changes = createTrainingChanges(exercises);
  const table = new Map(exercises.map((exercise) => [exercise.id, exercise]));
  const profiles = fc.sample(anyProfile, { numRuns: members + 50, seed: 7 });
  const times: Record<'planned' | 'rendered' | 'offered' | 'renewed', number[]> = {
    planned: [],
    rendered: [],
    offered: [],
    renewed: [],
  };
  for (const [index, profile] of profiles.entries()) {
    // the first members warm the compiler up
    const clock = <T>(name: keyof typeof times, work: () => T): T => {
      const start = performance.now();
      const result = work();
      if (index >= 50) times[name].push(performance.now() - start);
      return result;
    };
    const plan = clock('planned', () => planner.plan(profile, `bench ${index}`));
    if (!plan.ok) continue;
    const { weeks } = plan;
    clock('rendered', () => weeks.map((week) => trainingWeekPage(week, table)));
    const session = weeks[1]?.sessions.find(({ blocks }) => blocks.length > 0);
    const [first] = session ? strengthOf(session) : [];
    if (session && first) {
      const spot = { week: 2, weekday: session.weekday, exercise: first.exercise } as const;
      clock('offered', () => changes.swapOptions(weeks, profile, spot));
    }
    clock('renewed', () => changes.regenerateWeek(weeks, profile, 3, `bench ${index} again`));
  }
  return [
    timing('four weeks of training', times.planned),
    timing('their HTML', times.rendered),
    timing('other exercises', times.offered),
    timing('a training week made anew', times.renewed),
  ];
}

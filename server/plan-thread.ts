import { workerData } from 'node:worker_threads';
import { profileDefaults } from '#contract/profile-form.ts';
import { exercises } from '#planning/catalogue/exercises.ts';
import { prices } from '#planning/catalogue/prices.ts';
import { standardCatalogue } from '#planning/catalogue/standard-catalogue.ts';
import { createMealPlanner } from '#planning/meals/plan-meals.ts';
import type { PriceTable } from '#planning/shopping/price-list.ts';
import { createTrainingPlanner } from '#planning/training/plan-training.ts';
import { type PlanTask, performPlanTask } from './features/generation/plan-task.ts';
import { serveTasks } from './platform/thread-pool.ts';

/** What a planning thread is started with. */
export interface PlanThreadData {
  /** The operator's own prices; null: the built-in ones. */
  readonly prices: PriceTable | null;
  /** Whether it makes a few plans for nobody before the first member waits. */
  readonly rehearse: boolean;
}

function rehearsalTasks(count: number): readonly PlanTask[] {
  const profile = { ...profileDefaults, full_name: 'Nobody' };
  return Array.from({ length: count }, (_, index) => ({
    kind: 'meal-plans',
    profile,
    stored: [],
    seed: `rehearsal ${index}`,
    now: 0,
    toWrite: false,
  }));
}

// the tables are read once, here, and serve every plan of this thread
const { prices: own, rehearse }: PlanThreadData = workerData;
const catalogue = standardCatalogue(own ?? prices);
const parts = {
  catalogue,
  planner: createMealPlanner(catalogue),
  trainingPlanner: createTrainingPlanner(exercises),
  exercises,
};
serveTasks((task: PlanTask) => performPlanTask(parts, task), rehearsalTasks(rehearse ? 3 : 0));

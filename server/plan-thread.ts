import { workerData } from 'node:worker_threads';
import { exercises } from '#planning/catalogue/exercises.ts';
import { prices } from '#planning/catalogue/prices.ts';
import { standardCatalogue } from '#planning/catalogue/standard-catalogue.ts';
import { createMealPlanner } from '#planning/meals/plan-meals.ts';
import type { PriceTable } from '#planning/shopping/price-list.ts';
import { createTrainingPlanner } from '#planning/training/plan-training.ts';
import { performPlanTask } from './features/generation/plan-task.ts';
import { serveTasks } from './platform/thread-pool.ts';

/** What a planning thread is started with. */
export interface PlanThreadData {
  /** The operator's own prices; null: the built-in ones. */
  readonly prices: PriceTable | null;
}

// the tables are read once, here, and serve every plan of this thread
const given: PlanThreadData = workerData;
const catalogue = standardCatalogue(given.prices ?? prices);
const parts = {
  catalogue,
  planner: createMealPlanner(catalogue),
  trainingPlanner: createTrainingPlanner(exercises),
  exercises,
};
serveTasks((task: Parameters<typeof performPlanTask>[1]) => performPlanTask(parts, task));

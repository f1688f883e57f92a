import { workerData } from 'node:worker_threads';
import { exercises } from '#planning/catalogue/exercises.ts';
import { prices } from '#planning/catalogue/prices.ts';
import { standardCatalogue } from '#planning/catalogue/standard-catalogue.ts';
import { createMealPlanner } from '#planning/meals/plan-meals.ts';
import { createTrainingPlanner } from '#planning/training/plan-training.ts';
import { bytesOf, performPlanTask } from './features/generation/plan-task.ts';
import { createWritingWork } from './features/writing/writing-work.ts';
import type { PlanThreadData, ThreadAnswer, ThreadTask } from './plan-threads.ts';
import { serveTasks } from './platform/thread-pool.ts';
import { rehearsalTasks } from './rehearsal.ts';

// the tables are read once, here, and serve every plan of this thread
const { prices: own, rehearse }: PlanThreadData = workerData;
const catalogue = standardCatalogue(own ?? prices);
const parts = {
  catalogue,
  planner: createMealPlanner(catalogue),
  trainingPlanner: createTrainingPlanner(exercises),
  exercises,
};
const write = createWritingWork({ catalogue, exercises });

function perform(asked: ThreadTask): ThreadAnswer {
  return asked.for === 'plan'
    ? { for: 'plan', answer: performPlanTask(parts, asked.task) }
    : { for: 'writing', answer: write(asked.task) };
}

serveTasks(
  perform,
  (told) => (told.for === 'plan' ? bytesOf(told.answer) : []),
  rehearse ? rehearsalTasks().map((task) => ({ for: 'plan', task })) : [],
);

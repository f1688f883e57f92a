import { workerData } from 'node:worker_threads';
import { exercises } from '#planning/catalogue/exercises.ts';
import { prices } from '#planning/catalogue/prices.ts';
import { standardCatalogue } from '#planning/catalogue/standard-catalogue.ts';
import { createKitchen } from '#planning/meals/model/kitchen.ts';
import { createTrainingPlanner } from '#planning/training/plan-training.ts';
import { bytesOf, performGenerationTask } from '../features/generation/task/generation-task.ts';
import { foodBudget } from '../features/kitchen/food-budget.ts';
import { createWritingWork } from '../features/writing/writing-work.ts';
import { serveTasks } from '../platform/concurrency/thread-pool.ts';
import type { PlanThreadData, ThreadAnswer, ThreadTask } from './plan-threads.ts';
import { rehearsalTasks } from './rehearsal.ts';

// the tables are read once, here, and serve every plan of this thread
const { prices: own, rehearse }: PlanThreadData = workerData;
const catalogue = standardCatalogue(own ?? prices);
const parts = {
  catalogue,
  kitchen: createKitchen(catalogue),
  trainingPlanner: createTrainingPlanner(exercises),
  exercises,
};
const write = createWritingWork({ catalogue, exercises });

function perform(asked: ThreadTask): ThreadAnswer {
  switch (asked.for) {
    case 'plan':
      return { for: 'plan', answer: performGenerationTask(parts, asked.task) };
    case 'writing':
      return { for: 'writing', answer: write(asked.task) };
    case 'budget':
      return { for: 'budget', answer: foodBudget(parts.kitchen, asked.profile) };
  }
}

serveTasks(
  perform,
  (told) => (told.for === 'plan' ? bytesOf(told.answer) : []),
  rehearse ? rehearsalTasks().map((task) => ({ for: 'plan', task })) : [],
);

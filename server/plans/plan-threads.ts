import type { FoodBudgetAnswer } from '#contract/profile/food-budget.ts';
import type { Profile } from '#planning/profile/profile.ts';
import type { PriceTable } from '#planning/shopping/prices/price-list.ts';
import type { GenerationTask, Planned } from '../features/generation/task/generation-task.ts';
import type { WritingDone, WritingWork } from '../features/writing/writing-work.ts';
import {
  createThreadPool,
  type ThreadLoad,
  type ThreadPool,
} from '../platform/concurrency/thread-pool.ts';
import type { KeepWords } from '../platform/plans/plan-writer.ts';

/** What a planning thread is started with. */
export interface PlanThreadData {
  /** The operator's own prices; null: the built-in ones. */
  readonly prices: PriceTable | null;
  /** Whether it makes a few plans for nobody before the first member waits. */
  readonly rehearse: boolean;
}

export type ThreadTask =
  | { readonly for: 'plan'; readonly task: GenerationTask }
  | { readonly for: 'writing'; readonly task: WritingWork }
  | { readonly for: 'budget'; readonly profile: Profile };

export type ThreadAnswer =
  | { readonly for: 'plan'; readonly answer: Planned }
  | { readonly for: 'writing'; readonly answer: WritingDone }
  | { readonly for: 'budget'; readonly answer: FoodBudgetAnswer | null };

/** The threads that compute plans, and check and render what is written around them. */
export interface PlanThreads {
  readonly plans: Pick<ThreadPool<GenerationTask, Planned>, 'run'>;
  /** Of a generation whose plan is made, so it comes before the plans of those who pressed later. */
  readonly write: (work: WritingWork, signal?: AbortSignal) => Promise<WritingDone>;
  /** A member waits for it with their plan locked, so it comes before whole plans too. */
  readonly keepWords: KeepWords;
  /** In turn with plans: a page shows it when it comes. */
  readonly foodBudget: (profile: Profile) => Promise<FoodBudgetAnswer | null>;
  /** Starts the threads before they are needed. */
  warm(): void;
  load(): ThreadLoad;
  close(): Promise<void>;
}

const otherAnswer = () => new Error('a planning thread answered another task');

export function openPlanThreads(data: PlanThreadData, size: number): PlanThreads {
  const pool = createThreadPool<ThreadTask, ThreadAnswer>(
    new URL('./plan-thread.ts', import.meta.url),
    data,
    size,
  );
  return {
    plans: {
      async run(task, signal, turn) {
        const told = await pool.run({ for: 'plan', task }, signal, turn);
        if (told.for !== 'plan') throw otherAnswer();
        return told.answer;
      },
    },
    async write(work, signal) {
      const told = await pool.run({ for: 'writing', task: work }, signal, 'urgent');
      if (told.for !== 'writing') throw otherAnswer();
      return told.answer;
    },
    async keepWords(of) {
      const keep = { for: 'writing', task: { kind: 'keep', of } } as const;
      const told = await pool.run(keep, undefined, 'urgent');
      if (told.for !== 'writing' || told.answer.kind !== 'keep') throw otherAnswer();
      return told.answer.html;
    },
    async foodBudget(profile) {
      const told = await pool.run({ for: 'budget', profile });
      if (told.for !== 'budget') throw otherAnswer();
      return told.answer;
    },
    warm: () => pool.warm(),
    load: () => pool.load(),
    close: () => pool.close(),
  };
}

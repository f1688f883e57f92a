import { serveTasks } from '#server/platform/concurrency/thread-pool.ts';

/** A thread that answers every task with the task itself. */
serveTasks<string, string>(
  (task) => task,
  () => [],
  [],
);

import type { ThreadLoad } from '../platform/concurrency/thread-pool.ts';
import type { PoolGauge } from '../platform/database/database.ts';
import type { Metrics } from '../platform/watch/metrics.ts';

interface MakingParts {
  readonly threads: { load(): ThreadLoad };
  /** Connections of those who make plans. */
  readonly jobs: PoolGauge;
}

/** Tells what makes plans in this process: its threads, what waits for them, and the pool that it saves by. */
export function watchMaking(metrics: Metrics, { threads, jobs }: MakingParts): void {
  metrics.watchPool('jobs', jobs);
  metrics.addGauges(
    [
      {
        name: 'phila_planning_threads',
        help: 'Threads of this process that make plans',
        labelNames: ['state'],
      },
      {
        name: 'phila_planning_waiting',
        help: 'Work that waits for such a thread, by its turn',
        labelNames: ['turn'],
      },
    ],
    async () => {
      const { busy, idle, waiting } = threads.load();
      return {
        phila_planning_threads: [
          { labels: { state: 'busy' }, value: busy },
          { labels: { state: 'idle' }, value: idle },
        ],
        phila_planning_waiting: Object.entries(waiting).map(([turn, value]) => ({
          labels: { turn },
          value,
        })),
      };
    },
  );
}

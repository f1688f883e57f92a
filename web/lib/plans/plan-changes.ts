import { callFunction } from '../requests/call-function.ts';
import type { MemberResource } from '../requests/resource.ts';
import { parseWeekPlans, type WeekPlan } from './weekly-plans.ts';

/** Ways to change a stored plan of four weeks. */
export interface PlanChanges<Change> {
  /** Does one piece of work after the other, so that an older week never arrives on top of a newer one. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Changes the stored plan and puts the changed weeks in place. @throws WireError with the words to show, if any */
  send(userId: string, change: Change): Promise<void>;
}

/** @param address of the function that changes the plan @param plans where the weeks are shown from */
export function planChanges<Change extends object>(
  address: string,
  plans: MemberResource<WeekPlan[]>,
): PlanChanges<Change> {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work);
    last = done;
    return done;
  };
  return {
    inTurn,
    send: (userId, change) =>
      inTurn(async () => {
        const changed = parseWeekPlans(await callFunction(address, change));
        const weeks = new Map(
          [...(plans.current(userId).data ?? []), ...changed].map((row) => [row.week, row]),
        );
        plans.put(
          userId,
          [...weeks.values()].sort((one, other) => one.week - other.week),
        );
      }),
  };
}

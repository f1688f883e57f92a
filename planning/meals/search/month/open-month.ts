import { daysOfPlan, weekdayOf } from '../../../calendar.ts';
import type { PlanTask } from '../../candidates/plan-task.ts';
import type { PlatePools } from '../../candidates/plate-pools.ts';
import type { KeptMeal, KeptPlan } from '../../model/kept-plan.ts';
import { servedFromPots } from '../../model/leftovers.ts';
import { markOf } from '../../model/meal-place.ts';
import { slotOf } from '../../model/meal-times.ts';
import { asServed } from '../../model/planned-day.ts';
import type { MenuPlace } from '../../model/plates.ts';
import { isSlowMeal } from '../../model/slow-meals.ts';
import { MonthMenu } from '../../objective/month-menu.ts';
import { plateOf } from '../../objective/plate/plate-of.ts';
import { LeftoverLinks } from './leftover-links.ts';
import { LinkMoves } from './link-moves.ts';
import type { FreePlace, LinkedMonth } from './month.ts';
import { PotPlates } from './pot-plates.ts';

/** A meal that stays, with the number of its place in the menu. */
interface Fixed {
  readonly place: number;
  readonly day: number;
  readonly kept: KeptMeal;
}

/** Places of the meals that are served from the pot of another meal that stays: what they need is bought with it. */
function keptLeftovers(
  { first, kitchen: { catalogue } }: PlanTask,
  fixed: readonly Fixed[],
): ReadonlySet<number> {
  const placed = fixed.flatMap(({ place, day, kept: { planned } }) => {
    const mark = markOf({ day }, first, planned.name);
    return mark ? [{ place, day, mark, meal: planned }] : [];
  });
  const left = servedFromPots(placed, catalogue);
  return new Set(placed.filter((one) => left.has(one)).map(({ place }) => place));
}

/** The month with everything that stays in its place. */
export function openMonth(
  task: PlanTask,
  kept: KeptPlan,
  pools: PlatePools,
  leftovers: boolean,
): LinkedMonth {
  const places: MenuPlace[] = [];
  const fixed: Fixed[] = [];
  const free: FreePlace[] = [];
  const byDay = new Map<number, readonly number[]>();
  for (let day = 0; day < daysOfPlan; day++) {
    const settled = kept.settled.get(day);
    for (const [index, meal] of (settled ?? []).entries()) {
      fixed.push({ place: places.length, day, kept: meal });
      places.push({ day, meal: index, slot: slotOf(meal.planned.name) ?? 'snack' });
    }
    if (settled) continue;
    const locked = kept.locked.get(day)?.meals ?? [];
    const today: number[] = [];
    for (const [meal, { slot }] of task.times.entries()) {
      const place = places.length;
      const stays = locked[meal];
      if (stays) fixed.push({ place, day, kept: stays });
      else free.push({ place, meal, day, isSlow: isSlowMeal(weekdayOf(day, task.first), slot) });
      places.push({ day, meal, slot });
      today.push(place);
    }
    byDay.set(day, today);
  }
  const menu = new MonthMenu(task, places);
  const leftOver = keptLeftovers(task, fixed);
  for (const { place, kept: meal } of fixed) {
    const plate = plateOf(task, asServed(meal.dishes), () => 0);
    menu.put(place, plate, leftOver.has(place));
  }
  const linkable = new Set(leftovers ? free.map(({ place }) => place) : []);
  const links = new LeftoverLinks(task, byDay, linkable);
  const linkMoves = new LinkMoves(task, menu, links, pools);
  return { menu, free, byDay, links, linkMoves, pots: new PotPlates(task, menu, links) };
}

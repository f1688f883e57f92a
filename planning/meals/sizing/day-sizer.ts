import { absent } from '../../absent.ts';
import { at } from '../../nutrition/vector.ts';
import type { MealTime } from '../model/meal-times.ts';
import type { Plate } from '../model/plates.ts';
import type { PortionedDish, SizedDish } from '../model/portions/portions.ts';
import type { JudgedTask } from '../objective/judged-task.ts';
import { plateOf } from '../objective/plate/plate-of.ts';
import type { DayPenalty } from '../rules/layers/day-needs.ts';
import type { MealPoints } from '../rules/layers/meal-amounts.ts';
import { type MealSizes, type SizingEffort, sizeDay } from './size-day.ts';

/** What of a task of planning its portions follow from. */
interface SizingTask extends JudgedTask {
  readonly times: readonly MealTime[];
}

/** For a day that is kept, and for one of many that are only tried. */
export const thorough = { sweeps: 8, pairs: 2 } as const;
export const exchange = { sweeps: 3, pairs: 0 } as const;

function hasSizes({ dishes }: Plate, sizes: readonly (readonly number[])[]): boolean {
  for (let index = 0; index < dishes.length; index++) {
    const old = dishes[index]?.sizes ?? [];
    for (let part = 0; part < old.length; part++) {
      if (old[part] !== sizes[index]?.[part]) return false;
    }
  }
  return true;
}

/** Sizes the plates of one day together. */
export class DaySizer {
  readonly #task: SizingTask;
  readonly #targets: readonly number[];

  constructor(task: SizingTask) {
    this.#task = task;
    this.#targets = task.times.map(({ share }) => share * task.targets.energy);
  }

  /** @param wishes by which portions are found, where it is not the day's own targets alone */
  size(
    plates: readonly Plate[],
    effort: SizingEffort,
    wishes: DayPenalty = this.#task.penalty,
  ): readonly Plate[] {
    const day: PortionedDish[][] = [];
    const known: (readonly number[])[][] = [];
    for (const { dishes } of plates) {
      const portioned: PortionedDish[] = [];
      const sizes: (readonly number[])[] = [];
      for (const dish of dishes) {
        portioned.push(dish.portioned);
        sizes.push(dish.sizes);
      }
      day.push(portioned);
      known.push(sizes);
    }
    const sized = sizeDay(day, this.#targets, wishes, effort, known).sizes();
    const result: Plate[] = [];
    for (const plate of plates) result.push(this.#sized(plate, result.length, sized));
    return result;
  }

  #sized(plate: Plate, meal: number, sized: MealSizes): Plate {
    const { penalty } = this.#task;
    const sizes = sized[meal] ?? [];
    const points: MealPoints = (...amounts) => penalty.ofMeal(meal, ...amounts);
    if (hasSizes(plate, sizes)) {
      const { vector, company, taste } = plate;
      const { kcal, protein, fibre } = at;
      const own = points(
        vector[kcal] ?? absent(),
        vector[protein] ?? absent(),
        vector[fibre] ?? absent(),
      );
      const now = own + company + taste;
      return now === plate.points ? plate : { ...plate, points: now };
    }
    const dishes: SizedDish[] = [];
    for (const { portioned } of plate.dishes) {
      dishes.push({ portioned, sizes: sizes[dishes.length] ?? [] });
    }
    return plateOf(this.#task, dishes, points);
  }
}

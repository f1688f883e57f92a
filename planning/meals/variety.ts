import type { Slot } from '../catalogue/recipe.ts';
import type { PortionedDish } from './portions.ts';

/** How often and how close together a dish may come. Days are counted over the four weeks, from 0. */
export interface VarietyRule {
  /** Days between two servings: 4 means on Monday and again on Friday at the earliest. */
  readonly gap: number;
  readonly perWeek: number;
  readonly perPlan: number;
}

const loosest: readonly VarietyRule[] = [
  { gap: 4, perWeek: 2, perPlan: 5 },
  { gap: 2, perWeek: 2, perPlan: 5 },
  { gap: 2, perWeek: 2, perPlan: 8 },
  { gap: 1, perWeek: 2, perPlan: 8 },
];
const anything: VarietyRule = { gap: 0, perWeek: 99, perPlan: 99 };

/**
 * From what we want to what still holds when a profile leaves few dishes. Dinners vary most,
 * breakfasts least, as people eat. A main dish never comes more than twice a week; a breakfast or a snack may when
 * there is no other.
 */
const steps: Readonly<Record<Slot, readonly VarietyRule[]>> = {
  dinner: [{ gap: 4, perWeek: 2, perPlan: 3 }, { gap: 4, perWeek: 2, perPlan: 4 }, ...loosest],
  lunch: [{ gap: 4, perWeek: 2, perPlan: 4 }, ...loosest],
  breakfast: [{ gap: 2, perWeek: 2, perPlan: 4 }, ...loosest, anything],
  snack: [{ gap: 2, perWeek: 2, perPlan: 5 }, ...loosest, anything],
};

export function varietySteps(slot: Slot): readonly VarietyRule[] {
  return steps[slot];
}

/** What has been served so far. */
export class ServingHistory {
  readonly #days = new Map<string, number[]>();
  readonly #kinds = new Map<number, string[]>();
  readonly #liverDays: number[] = [];

  serve(dish: PortionedDish, day: number): void {
    const { id } = dish.dish.recipe;
    this.#days.set(id, [...(this.#days.get(id) ?? []), day]);
    if (dish.dish.holdsLiver) this.#liverDays.push(day);
    const kind = dish.dish.proteinKind;
    if (kind) this.#kinds.set(day, [...(this.#kinds.get(day) ?? []), kind]);
  }

  /** A side may come as often as it likes; but liver is liver. */
  serveSide(dish: PortionedDish, day: number): void {
    if (dish.dish.holdsLiver) this.#liverDays.push(day);
  }

  count(dish: PortionedDish): number {
    return this.#days.get(dish.dish.recipe.id)?.length ?? 0;
  }

  liverThisWeek(day: number): boolean {
    return this.#liverDays.some((served) => Math.floor(served / 7) === Math.floor(day / 7));
  }

  allows(dish: PortionedDish, day: number, rule: VarietyRule): boolean {
    if (dish.dish.holdsLiver && this.liverThisWeek(day)) return false;
    const days = this.#days.get(dish.dish.recipe.id);
    if (!days) return true;
    const week = Math.floor(day / 7);
    const thisWeek = days.filter((served) => Math.floor(served / 7) === week).length;
    const nearest = Math.min(...days.map((served) => Math.abs(served - day)));
    return nearest >= rule.gap && thisWeek < rule.perWeek && days.length < rule.perPlan;
  }

  /** Days right before and after `day`, without a break, on which this kind of protein is eaten. */
  daysInARow(kind: string, day: number): number {
    const eaten = (on: number) => this.#kinds.get(on)?.includes(kind) === true;
    let first = day;
    while (eaten(first - 1)) first--;
    let last = day;
    while (eaten(last + 1)) last++;
    return last - first;
  }
}

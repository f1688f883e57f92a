import fc from 'fast-check';
import { readMeal } from '#planning/meals/changes/stored-plan.ts';
import { mealAlternatives } from '#planning/meals/changes/swap/swap-meal.ts';
import type { Kitchen } from '#planning/meals/model/kitchen.ts';
import { type PlaceInWeek, placeOf } from '#planning/meals/model/meal-place.ts';
import type { MealWeek, PlannedMeal } from '#planning/meals/model/meal-plan.ts';
import { asServed } from '#planning/meals/model/planned-day.ts';
import type { Plate } from '#planning/meals/model/plates.ts';
import { isOddCompany } from '#planning/meals/objective/plate/plate-company.ts';
import { plateOf } from '#planning/meals/objective/plate/plate-of.ts';
import { usualTerms } from '#planning/meals/objective/terms.ts';
import { planMonth } from '#planning/meals/plan-month.ts';
import { requestOf } from '#planning/meals/plan-request.ts';
import { anyProfile } from '#test/support/members/profiles.ts';

/** Meals of a week of each kind beyond which a further one is one too many. */
const enough = { tinnedFish: 5, offal: 2, pulses: 5 } as const;
const kinds = ['tinnedFish', 'offal', 'pulses'] as const;
const placesEach = 12;

/** How many of some plates nobody would serve, and how many are one too many of their kind in their week. */
class Tally {
  plates = 0;
  odd = 0;
  readonly tooMany = { tinnedFish: 0, offal: 0, pulses: 0 };

  add(plate: Plate, others: readonly Plate[]): void {
    this.plates++;
    if (isOddCompany(plate)) this.odd++;
    for (const kind of kinds) {
      const before = others.filter((other) => other[kind]).length;
      if (plate[kind] && before >= enough[kind]) this.tooMany[kind]++;
    }
  }

  row(name: string): string {
    const share = (count: number) => `${((100 * count) / Math.max(1, this.plates)).toFixed(2)} %`;
    const shares = [this.odd, ...kinds.map((kind) => this.tooMany[kind])].map((count) =>
      share(count).padStart(12),
    );
    return `${name.padEnd(24)} ${String(this.plates).padStart(7)} ${shares.join(' ')}`;
  }
}

function plateFor(kitchen: Kitchen, meal: PlannedMeal): Plate {
  const read = readMeal(kitchen, meal);
  if (!read.ok) throw new Error(read.reason);
  return plateOf(
    { kitchen, terms: usualTerms, outside: new Float64Array() },
    asServed(read.meal.dishes),
    () => 0,
  );
}

function anyPlace(member: number, nth: number, meals: number): PlaceInWeek {
  return {
    week: 1 + ((member + nth) % 4),
    day: (5 * member + 3 * nth) % 7,
    meal: (member + nth) % meals,
  };
}

function addPlan(tally: Tally, kitchen: Kitchen, weeks: readonly MealWeek[]): void {
  for (const { days } of weeks) {
    const seen: Plate[] = [];
    for (const meal of days.flatMap(({ meals }) => meals)) {
      const plate = plateFor(kitchen, meal);
      tally.add(plate, seen);
      seen.push(plate);
    }
  }
}

/**
 * What swaps offer beside what plans hold: plates that nobody would serve, a sixth meal of a week with tinned fish or
 * with pulses, a third one with offal.
 * @returns lines to print
 */
export function swapOffers(kitchen: Kitchen, members: number): readonly string[] {
  const plans = new Tally();
  const offers = new Tally();
  let asked = 0;
  let three = 0;
  for (const [index, profile] of fc.sample(anyProfile, { numRuns: members, seed: 11 }).entries()) {
    const plan = planMonth(kitchen, requestOf(profile), `offers ${index}`);
    if (!plan.ok) continue;
    addPlan(plans, kitchen, plan.weeks);
    for (let nth = 0; nth < placesEach; nth++) {
      const at = anyPlace(index, nth, profile.meals_per_day);
      const found = mealAlternatives(kitchen, profile, plan.weeks, placeOf(at), `offers ${nth}`);
      if (!found.ok) continue;
      asked++;
      if (found.alternatives.length === 3) three++;
      const others = (plan.weeks[at.week - 1]?.days ?? []).flatMap(({ meals }, day) =>
        meals.filter((_, meal) => day !== at.day || meal !== at.meal),
      );
      const plates = others.map((meal) => plateFor(kitchen, meal));
      for (const { meal } of found.alternatives) offers.add(plateFor(kitchen, meal), plates);
    }
  }
  const head = ['nobody serves', '6th of tins', '3rd of offal', '6th of pulses'];
  return [
    `${''.padEnd(24)} ${'plates'.padStart(7)} ${head.map((name) => name.padStart(12)).join(' ')}`,
    plans.row('in plans'),
    offers.row('offered for a swap'),
    `three offered at ${three} of ${asked} places`,
  ];
}

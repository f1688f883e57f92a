import { absent } from '../../../absent.ts';
import { daysOfWeek, weekIndexOf, weekIndices } from '../../../calendar.ts';
import { addTo, at, zeroVector } from '../../../nutrition/vector.ts';
import type { Random } from '../../../random.ts';
import { isTeen } from '../../../targets/reference-intakes.ts';
import type { PlanTask } from '../../candidates/plan-task.ts';
import type { PlatePools } from '../../candidates/plate-pools.ts';
import type { KeptPlan } from '../../model/kept-plan.ts';
import type { Plate } from '../../model/plates.ts';
import { mostLiverAWeek } from '../../objective/week-meals.ts';
import { HardViolations } from '../../rules/layers/hard-violations.ts';
import { DaySizer, exchange, thorough } from '../../sizing/day-sizer.ts';
import type { SizingEffort } from '../../sizing/size-day.ts';
import { type FreePlace, type Month, openOf, platesOf, putAll } from '../month/month.ts';
import { bestExchange } from './exchange.ts';

/** Points of a rule broken, beside which dearer or duller plates are the lesser evil. */
export const pointsPerViolation = 3500;
/** The same where nothing whatever makes up for it. */
export const pointsOfBreach = 1e6;
const mostMends = 240;
/** Rounds over the days of a week that still breaks a rule, in which portions alone are weighed more finely. */
const mostPolishes = 2;
const polish: SizingEffort = { sweeps: 24, pairs: 12 };
/** Liver more than once a week holds more vitamin A than is safe for some: as bad as two rules broken. */
const pointsForLiver = 2;

/** The rules of a member's days and weeks, with what the plates that stand on a day were found to break. */
class MonthRules {
  readonly #rules: HardViolations;
  /** By day: the plates that were looked at last, as most stay while one is tried. */
  readonly #seen = new Map<number, { readonly plates: readonly Plate[]; readonly found: number }>();

  constructor({ targets, times, profile }: PlanTask) {
    this.#rules = new HardViolations(targets, times, isTeen(profile));
  }

  ofDay({ menu, byDay }: Month, day: number): number {
    const places = byDay.get(day);
    if (!places) return 0;
    const repeats = places.reduce((sum, place) => sum + menu.repeatsTooMany(place), 0);
    return this.#ofPlates(day, platesOf(menu, places)) + repeats;
  }

  /** Rules that a week and its days break, as far as they are not settled. */
  ofWeek(month: Month, week: number): number {
    if (!month.free.some(({ day }) => weekIndexOf(day) === week)) return 0;
    let violations = this.#rules.ofWeek(month.menu.held.weekSum(week));
    violations += pointsForLiver * Math.max(0, month.menu.meals.liverPlates(week) - mostLiverAWeek);
    for (const day of daysOfWeek(week)) violations += this.ofDay(month, day);
    return violations;
  }

  #ofPlates(day: number, plates: readonly Plate[]): number {
    const seen = this.#seen.get(day);
    if (
      seen?.plates.length === plates.length &&
      seen.plates.every((one, meal) => one === plates[meal])
    )
      return seen.found;
    const total = zeroVector();
    for (const { vector } of plates) addTo(total, vector);
    const kcal = plates.map(({ vector }) => vector[at.kcal] ?? absent());
    const found = this.#rules.ofDay(total, kcal);
    this.#seen.set(day, { plates, found });
    return found;
  }
}

const known = new WeakMap<PlanTask, MonthRules>();

function rulesOf(task: PlanTask): MonthRules {
  const rules = known.get(task) ?? new MonthRules(task);
  known.set(task, rules);
  return rules;
}

/** How much a month breaks of what every plan must hold; 0 for nothing. */
export function hardViolations(task: PlanTask, month: Month): number {
  const rules = rulesOf(task);
  let violations = 0;
  for (const week of weekIndices) violations += rules.ofWeek(month, week);
  return violations;
}

/** How much each week breaks. */
export function hardViolationsByWeek(task: PlanTask, month: Month): (week: number) => number {
  const rules = rulesOf(task);
  return (week) => rules.ofWeek(month, week);
}

/** Points of a month with those for what it breaks. */
export function scoreOf(task: PlanTask, month: Month): number {
  return month.menu.points() + pointsPerViolation * hardViolations(task, month);
}

/** Weeks that break what every plan must hold. */
export function brokenWeeks(task: PlanTask, month: Month): ReadonlySet<number> {
  const rules = rulesOf(task);
  return new Set(weekIndices.filter((week) => rules.ofWeek(month, week) > 0));
}

/** Whether only weeks break a rule in which a member keeps meals, of which no other company may make a right day. */
export function isBrokenByLocks(task: PlanTask, { locked }: KeptPlan, month: Month): boolean {
  const kept = new Set([...locked.keys()].map((day) => weekIndexOf(day)));
  return [...brokenWeeks(task, month)].every((week) => kept.has(week));
}

/** Puts other plates where a week or one of its days breaks a rule, and keeps them where that breaks less. */
export function mend(task: PlanTask, month: Month, pools: PlatePools, random: Random): void {
  const rules = rulesOf(task);
  const sizer = new DaySizer(task);
  const { menu, byDay } = month;
  for (const week of weekIndices) {
    const open = openOf(month, week);
    const score = () => menu.points() + pointsPerViolation * rules.ofWeek(month, week);
    const scoreWith = ({ place }: FreePlace, plate: Plate) => {
      const before = menu.plateAt(place);
      menu.put(place, plate);
      const points = score();
      menu.put(place, before);
      return points;
    };
    const keep = (day: number, plates: readonly Plate[], effort: SizingEffort) => {
      const places = byDay.get(day) ?? [];
      const old = platesOf(menu, places);
      const before = score();
      putAll(menu, places, sizer.size(plates, effort, menu.held.withWeek(day, task.penalty)));
      if (score() >= before) putAll(menu, places, old);
    };
    for (let attempt = 0; open.length > 0 && attempt < mostMends; attempt++) {
      if (rules.ofWeek(month, week) === 0) break;
      const places = placesToMend(rules, month, open, random);
      const found = bestExchange(
        menu,
        places,
        pools,
        random,
        Infinity,
        attempt % 2 === 1 ? scoreWith : undefined,
      );
      if (!found) continue;
      const { one, plate } = found;
      const plates = platesOf(menu, byDay.get(one.day) ?? []);
      keep(
        one.day,
        plates.map((old, meal) => (meal === one.meal ? plate : old)),
        attempt % 4 === 3 ? thorough : exchange,
      );
    }
    for (let pass = 0; pass < mostPolishes; pass++) {
      for (const day of new Set(open.map((one) => one.day))) {
        if (rules.ofWeek(month, week) === 0) break;
        keep(day, platesOf(menu, byDay.get(day) ?? []), polish);
      }
    }
  }
}

/** The places of the days that break a rule of their own, mostly; else all of the week. */
function placesToMend(
  rules: MonthRules,
  month: Month,
  open: readonly FreePlace[],
  random: Random,
): readonly FreePlace[] {
  if (random.next() < 0.25) return open;
  const broken = open.filter(({ day }) => rules.ofDay(month, day) > 0);
  return broken.length > 0 ? broken : open;
}

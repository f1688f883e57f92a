import type { Overview } from '#contract/plans/overview.ts';
import { energyText, randText } from '#planning/page/figures.ts';
import { planAge } from '#web/lib/plans/plan-calendar.ts';
import type { LeftSets } from '#web/lib/training/left-sets.ts';
import {
  dayName,
  mealsStanding,
  type PlanStanding,
  sessionState,
  trainingStanding,
} from './today/today.ts';

const notMade = 'Not generated yet';
const over = 'Four weeks over: time for new ones';

/** One line of a card: what its plan says about today, or how it stands. */
function lineOf<T>(standing: PlanStanding<T>, now: Date, today: (standing: T) => string): string {
  switch (standing.state) {
    case 'none':
      return notMade;
    case 'over':
      return over;
    case 'unread':
      return `Made ${planAge(standing.made, now)}`;
    case 'running':
      return `${dayName(standing.place)}: ${today(standing.today)}`;
  }
}

export interface CardLines {
  readonly meals: string;
  readonly training: string;
  readonly shopping: string;
  readonly supplements: string;
}

/** The live line of each of the four cards. */
export function cardLines(overview: Overview, now: Date, left: LeftSets | null): CardLines {
  const meals = mealsStanding(overview, now);
  const { shopping } = overview;
  const listMade = shopping && `Made ${planAge(new Date(shopping.madeAt), now)}`;
  const totals = shopping?.totals;
  return {
    meals: lineOf(meals, now, ({ day }) => {
      const count = day.meals.length;
      return `${count} ${count === 1 ? 'meal' : 'meals'}, ${energyText(day.kcal)}`;
    }),
    training: lineOf(trainingStanding(overview, now, left), now, ({ session, from, next }) => {
      // one line on a desk, so that nothing moves: what else is said of a late one stands in the panel above
      if (session)
        return `${session.name}, ${from === null || session.sets.done > 0 ? sessionState(session).toLowerCase() : `from ${from}`}`;
      return next ? `rest. ${next.day}: ${next.name}` : 'rest';
    }),
    shopping: totals
      ? `${totals.items} items, ${randText(totals.budgetCents)} on a budget`
      : (listMade ?? notMade),
    supplements:
      meals.state === 'none'
        ? 'Goes with any plan'
        : `For your plan, made ${planAge(meals.made, now)}`,
  };
}

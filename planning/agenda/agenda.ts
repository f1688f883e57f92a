import { type Dated, dateOf, dayNamed, dayOf, firstWeekday } from '../calendar.ts';
import { addDays } from '../calendar-day.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { cookWeek } from '../cooking/cook-sheet.ts';
import { tasksBefore } from '../cooking/evening-before.ts';
import type { MealWeek, PlannedMeal } from '../meals/model/meal-plan.ts';
import type { NamedDay } from '../page/day-words.ts';
import { hasAllDishes } from '../page/meals/known-dishes.ts';
import { mealTitle } from '../page/meals/meal-week-page.ts';
import type { TrainingSession, TrainingWeek } from '../training/model/training-plan.ts';
import type { AgendaKind } from './kinds.ts';

/** One thing to do on a day, in plain words: names of dishes and sessions, and nothing about a body. */
export interface AgendaEntry {
  readonly kind: AgendaKind;
  /** ISO day. */
  readonly date: string;
  /** Tells it from others of its kind on that day, and stays the same whatever is swapped: 'dinner'. */
  readonly place: string;
  readonly title: string;
  /** What there is to do, where the title does not say it all; else empty. */
  readonly says: string;
}

/** What is not in a line of text: a member can write the plan that these words come from. */
const notInLine = /[\p{Cc}\u2028\u2029]+/gu;
const line = (text: string) => text.replace(notInLine, ' ').trim();

/** Names places on a day: a second one of the same name is another place. */
function createPlaces(): (date: string, name: string) => string {
  const taken = new Map<string, number>();
  return (date, name) => {
    const key = `${date} ${name}`;
    const before = taken.get(key) ?? 0;
    taken.set(key, before + 1);
    return before === 0 ? name : `${name} ${before + 1}`;
  };
}

interface DatedMeal {
  readonly date: string;
  readonly meal: PlannedMeal;
}

/** Every meal with its date; none of a plan whose first day is not known. */
function datedMeals(weeks: readonly MealWeek[]): readonly DatedMeal[] {
  return weeks.flatMap((week) =>
    week.days.flatMap(({ meals }, inWeek) => {
      const date = dateOf(week, dayOf(week.week, inWeek));
      return date === null ? [] : meals.map((meal) => ({ date, meal }));
    }),
  );
}

const placeName = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** 'Dinner: Chicken stew + maas'. */
export function mealEntries(
  weeks: readonly MealWeek[],
  catalogue: Catalogue,
): readonly AgendaEntry[] {
  const place = createPlaces();
  return datedMeals(weeks).map(({ date, meal }) => ({
    kind: 'meals',
    date,
    place: place(date, placeName(meal.name)),
    title: line(`${meal.name}: ${mealTitle(meal, catalogue).name}`),
    says: '',
  }));
}

/** What is soaked, thawed or begun on an evening for the day after it: one entry for each evening, as the kitchen tells it. */
export function prepareEntries(
  weeks: readonly MealWeek[],
  catalogue: Catalogue,
): readonly AgendaEntry[] {
  return weeks
    .filter((week) => hasAllDishes([week], catalogue))
    .flatMap((week) =>
      cookWeek(week, catalogue).days.flatMap(({ meals }, inWeek) => {
        const date = dateOf(week, dayOf(week.week, inWeek));
        const tasks = tasksBefore(meals);
        if (date === null || tasks.length === 0) return [];
        return [
          {
            kind: 'prepare',
            date: addDays(date, -1),
            place: 'evening',
            title: 'This evening, for tomorrow’s meals',
            says: tasks.map(({ meal, dish, says }) => line(`${meal}, ${dish}: ${says}`)).join('\n'),
          } as const,
        ];
      }),
    );
}

/** What is read of a week of training. */
type WeekOfSessions = Dated &
  Pick<TrainingWeek, 'week'> & {
    readonly sessions: readonly Pick<TrainingSession, 'weekday' | 'name' | 'minutes'>[];
  };

/** 'Training: Full body A, 45 min'. */
export function sessionEntries(weeks: readonly WeekOfSessions[]): readonly AgendaEntry[] {
  const place = createPlaces();
  return weeks.flatMap((week) =>
    week.sessions.flatMap(({ weekday, name, minutes }) => {
      const date = dateOf(week, dayNamed({ week: week.week, weekday }, firstWeekday(week)));
      if (date === null) return [];
      const title = line(`Training: ${name}, ${minutes} min`);
      return [{ kind: 'sessions', date, place: place(date, 'session'), title, says: '' } as const];
    }),
  );
}

const thingsText = (count: number) => `${count} ${count === 1 ? 'thing' : 'things'}`;

/** What is read of a list. */
interface ListOfPurchases extends Dated {
  readonly lines: readonly {
    readonly food: string;
    readonly budget: { readonly purchases: readonly NamedDay[] };
    readonly premium: { readonly purchases: readonly NamedDay[] };
  }[];
}

/** The days on which the list buys something, and how many things. */
export function shoppingEntries(list: ListOfPurchases): readonly AgendaEntry[] {
  const days = new Map<number, Set<string>>();
  for (const { food, budget, premium } of list.lines) {
    for (const bought of [...budget.purchases, ...premium.purchases]) {
      const day = dayNamed(bought, firstWeekday(list));
      days.set(day, (days.get(day) ?? new Set()).add(food));
    }
  }
  return [...days].flatMap(([day, foods]) => {
    const date = dateOf(list, day);
    const title = `Shopping: ${thingsText(foods.size)}`;
    return date === null
      ? []
      : [{ kind: 'shopping', date, place: 'trip', title, says: '' } as const];
  });
}

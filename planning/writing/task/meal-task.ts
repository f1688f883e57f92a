import type { WeekNumber } from '../../calendar.ts';
import type { Catalogue, CatalogueFood, Dish } from '../../catalogue/catalogue.ts';
import type {
  MealWeek,
  PlannedDay,
  PlannedDish,
  PlannedMeal,
} from '../../meals/model/meal-plan.ts';
import { energyText, gramsText, householdMeasure, wholeNumber } from '../../page/figures.ts';
import { leftoverText, potText } from '../../page/meals/leftover-words.ts';
import { mealMinutes, mealTitle } from '../../page/meals/meal-week-page.ts';
import type { Profile } from '../../profile/profile.ts';
import { type EatingRules, foodAllowed } from '../../safety/eating-rules.ts';
import { ageBand, chosen, dislikedFoods } from './inputs.ts';
import type { ScopeFacts, Section, TextSlot, WritingTask } from './writing-task.ts';

/** Days that one call writes: more would not fit into the longest answer of the default model. */
const daysOfACall: readonly (readonly [from: number, to: number])[] = [
  [0, 4],
  [4, 7],
];

const snackNames: ReadonlySet<PlannedMeal['name']> = new Set([
  'Snack',
  'Morning snack',
  'Afternoon snack',
]);

interface Kitchen {
  readonly catalogue: Catalogue;
  readonly rules: EatingRules;
}

function dishOf({ catalogue }: Kitchen, { recipe }: PlannedDish): Dish {
  const dish = catalogue.dishById.get(recipe);
  if (!dish) throw new Error(`the plan names the unknown recipe ${recipe}`);
  return dish;
}

/** @throws when the plan holds a food that the member may not be given: then nothing is written about it */
function foodsOf({ catalogue, rules }: Kitchen, dishes: readonly PlannedDish[]): CatalogueFood[] {
  return dishes.flatMap(({ ingredients }) =>
    ingredients.map(({ food: key }) => {
      const food = catalogue.foods.get(key);
      if (!food || !foodAllowed(food, rules)) throw new Error(`the plan holds ${key}`);
      return food;
    }),
  );
}

function amountsText({ kcal, protein, carbohydrate, fat }: PlannedMeal['amounts']): string {
  const grams = (value: number) => `${wholeNumber(value)}\u00a0g`;
  return `${energyText(kcal)}, protein ${grams(protein)}, carbohydrate ${grams(carbohydrate)}, fat ${grams(fat)}`;
}

/** @param pot what goes into the pot where the dish is cooked for several meals: the amounts that the page shows */
function dishFacts(kitchen: Kitchen, served: PlannedDish, pot: PlannedMeal['pot']): ScopeFacts {
  const planned = pot ? { ...served, ingredients: pot.ingredients } : served;
  const { recipe } = dishOf(kitchen, planned);
  const foods = foodsOf(kitchen, [planned]);
  const ingredients = planned.ingredients.map(({ grams }, index) => {
    const food = foods[index];
    const measure = food ? householdMeasure(grams, food.measures) : null;
    return `${gramsText(grams)} ${food?.name ?? ''}${measure ? ` (about ${measure})` : ''}`;
  });
  const steps = recipe.steps.join(' ');
  const text = `- ${recipe.emoji} ${recipe.name}: ${ingredients.join('; ')}. Steps: ${steps}`;
  return { text, foods, steps };
}

/** A dish that is left over: what it is made of, and that it is only warmed up. */
function leftoverFacts(kitchen: Kitchen, planned: PlannedDish, said: string): ScopeFacts {
  const { recipe } = dishOf(kitchen, planned);
  const foods = foodsOf(kitchen, [planned]);
  const names = foods.map(({ name }) => name).join('; ');
  return {
    text: `- ${recipe.emoji} ${recipe.name} with ${names}. ${said}`,
    foods,
    steps: '',
  };
}

function mealHeading(meal: PlannedMeal): string {
  return meal.name;
}

function mealFacts(kitchen: Kitchen, week: WeekNumber, meal: PlannedMeal): ScopeFacts {
  const { catalogue } = kitchen;
  const leftover = leftoverText(meal, week, catalogue);
  const pot = potText(meal, week, catalogue);
  const dishes = meal.dishes.map((dish, index) => {
    if (index > 0) return dishFacts(kitchen, dish, undefined);
    return leftover ? leftoverFacts(kitchen, dish, leftover) : dishFacts(kitchen, dish, meal.pot);
  });
  const { name } = mealTitle(meal, catalogue);
  const minutes = mealMinutes(meal, catalogue);
  return {
    text: [
      `${mealHeading(meal)}: ${name}. ${amountsText(meal.amounts)}, ${minutes}\u00a0min.`,
      ...(pot ? [pot] : []),
      ...dishes.map(({ text }) => text),
    ].join('\n'),
    foods: dishes.flatMap(({ foods }) => foods),
    steps: '',
  };
}

function dayFacts(kitchen: Kitchen, week: WeekNumber, day: PlannedDay): ScopeFacts {
  const meals = day.meals.map((meal) => mealFacts(kitchen, week, meal));
  return {
    text: [
      `${day.weekday}: ${day.meals.length} meals, ${amountsText(day.amounts)} in all.`,
      ...meals.map(({ text }) => text),
    ].join('\n'),
    foods: meals.flatMap(({ foods }) => foods),
    steps: '',
  };
}

function mealSection(
  kitchen: Kitchen,
  week: WeekNumber,
  day: PlannedDay,
  meal: PlannedMeal,
): Section {
  const id = `${day.weekday}/${meal.name}`;
  const [main] = meal.dishes;
  const tip: TextSlot = {
    id: `${id}/tip`,
    kind: 'paragraph',
    className: 'tip',
    emoji: '💡',
    wish: 'one or two short sentences: a practical tip for this meal',
    longest: 320,
    scope: mealFacts(kitchen, week, meal),
  };
  // what is only warmed up has no steps to tell
  if (!main || meal.leftoverOf || snackNames.has(meal.name)) {
    return { className: 'meal', heading: mealHeading(meal), emoji: '🍎', children: [tip] };
  }
  const facts = dishFacts(kitchen, main, meal.pot);
  const method: TextSlot = {
    id: `${id}/method`,
    kind: 'steps',
    className: 'method',
    emoji: '',
    wish: `the steps of ${dishOf(kitchen, main).recipe.name} told in a friendly voice`,
    longest: 1100,
    scope: facts,
  };
  return { className: 'meal', heading: mealHeading(meal), emoji: '🍽️', children: [method, tip] };
}

function daySection(kitchen: Kitchen, week: WeekNumber, day: PlannedDay): Section {
  const note: TextSlot = {
    id: day.weekday,
    kind: 'paragraph',
    className: 'tip',
    emoji: '💬',
    wish: 'one or two short sentences about this day of meals',
    longest: 360,
    scope: dayFacts(kitchen, week, day),
  };
  const meals = day.meals.map((meal) => mealSection(kitchen, week, day, meal));
  return { className: 'day', heading: day.weekday, emoji: '📅', children: [note, ...meals] };
}

function weekFacts(week: MealWeek): string {
  const { energy, protein, fibre, goal } = week.target;
  return `Week ${week.week} of 4, 7 days. Goal: ${goal}. Daily target: ${energyText(energy)}, at least ${protein}\u00a0g protein, about ${fibre}\u00a0g fibre.`;
}

/**
 * The calls that write one week of meals: texts for each day and meal, grounded on the computed week.
 * @throws when the week holds what the member must not be given
 */
export function mealTasks(
  week: MealWeek,
  profile: Profile,
  catalogue: Catalogue,
  rules: EatingRules,
): readonly WritingTask[] {
  const kitchen = { catalogue, rules };
  const days = week.days.map((day) => dayFacts(kitchen, week.week, day));
  const facts = weekFacts(week);
  const scope: ScopeFacts = {
    text: [facts, ...days.map(({ text }) => text)].join('\n'),
    foods: days.flatMap(({ foods }) => foods),
    steps: '',
  };
  const lead: TextSlot = {
    id: 'lead',
    kind: 'paragraph',
    className: 'plan-lead',
    emoji: '👋',
    wish: 'two or three sentences that introduce the week',
    longest: 600,
    scope,
  };
  const closing: TextSlot = {
    id: 'closing',
    kind: 'paragraph',
    className: 'plan-note',
    emoji: '✨',
    wish: 'one or two sentences: a motivational message',
    longest: 400,
    scope,
  };
  const disliked = dislikedFoods(profile, catalogue);
  return daysOfACall.map(([from, to], index) => ({
    kind: 'meals',
    week: week.week,
    inputs: [
      ['Gender', profile.gender],
      ['Age', ageBand(profile.age)],
      ['Diet type', profile.diet_type],
      ['Allergies', chosen(profile.allergies)],
      ['Disliked foods', disliked],
      ['Meals per day', String(profile.meals_per_day)],
      ['Cooking skill', profile.cooking_skill],
      ['Cooking time', profile.cooking_time],
      ['Week', String(week.week)],
    ],
    typed: profile.disliked_foods,
    facts,
    parts: [
      ...(index === 0 ? [lead] : []),
      ...week.days.slice(from, to).map((day) => daySection(kitchen, week.week, day)),
      ...(index === daysOfACall.length - 1 ? [closing] : []),
    ],
  }));
}

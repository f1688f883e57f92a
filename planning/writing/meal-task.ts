import type { Catalogue, CatalogueFood, Dish } from '../catalogue/catalogue.ts';
import type { MealWeek, PlannedDay, PlannedDish, PlannedMeal } from '../meals/meal-plan.ts';
import { energyText, gramsText, householdMeasure, wholeNumber } from '../page/figures.ts';
import { mealMinutes, mealTitle } from '../page/meal-week-page.ts';
import type { Profile } from '../profile/profile.ts';
import { type EatingRules, foodAllowed } from '../safety/eating-rules.ts';
import { chosen, orNone } from './inputs.ts';
import type { Place, ScopeFacts, Section, WritingTask } from './writing-task.ts';

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

function dishFacts(kitchen: Kitchen, planned: PlannedDish): ScopeFacts {
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

function mealHeading(meal: PlannedMeal): string {
  return meal.name;
}

function mealFacts(kitchen: Kitchen, meal: PlannedMeal): ScopeFacts {
  const dishes = meal.dishes.map((dish) => dishFacts(kitchen, dish));
  const { name } = mealTitle(meal, kitchen.catalogue);
  const minutes = mealMinutes(meal, kitchen.catalogue);
  return {
    text: [
      `${mealHeading(meal)}: ${name}. ${amountsText(meal.amounts)}, ${minutes}\u00a0min.`,
      ...dishes.map(({ text }) => text),
    ].join('\n'),
    foods: dishes.flatMap(({ foods }) => foods),
    steps: '',
  };
}

function dayFacts(kitchen: Kitchen, day: PlannedDay): ScopeFacts {
  const meals = day.meals.map((meal) => mealFacts(kitchen, meal));
  return {
    text: [
      `${day.weekday}: ${day.meals.length} meals, ${amountsText(day.amounts)} in all.`,
      ...meals.map(({ text }) => text),
    ].join('\n'),
    foods: meals.flatMap(({ foods }) => foods),
    steps: '',
  };
}

function mealSection(kitchen: Kitchen, day: PlannedDay, meal: PlannedMeal): Section {
  const id = `${day.weekday}/${meal.name}`;
  const [main] = meal.dishes;
  const tip: Place = {
    id: `${id}/tip`,
    kind: 'paragraph',
    className: 'tip',
    emoji: '💡',
    wish: 'one or two short sentences: a practical tip for this meal',
    longest: 320,
    scope: mealFacts(kitchen, meal),
  };
  if (!main || snackNames.has(meal.name)) {
    return { className: 'meal', heading: mealHeading(meal), emoji: '🍎', children: [tip] };
  }
  const facts = dishFacts(kitchen, main);
  const method: Place = {
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

function daySection(kitchen: Kitchen, day: PlannedDay): Section {
  const note: Place = {
    id: day.weekday,
    kind: 'paragraph',
    className: 'tip',
    emoji: '💬',
    wish: 'one or two short sentences about this day of meals',
    longest: 360,
    scope: dayFacts(kitchen, day),
  };
  const meals = day.meals.map((meal) => mealSection(kitchen, day, meal));
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
  const days = week.days.map((day) => dayFacts(kitchen, day));
  const facts = weekFacts(week);
  const scope: ScopeFacts = {
    text: [facts, ...days.map(({ text }) => text)].join('\n'),
    foods: days.flatMap(({ foods }) => foods),
    steps: '',
  };
  const lead: Place = {
    id: 'lead',
    kind: 'paragraph',
    className: 'plan-lead',
    emoji: '👋',
    wish: 'two or three sentences that introduce the week',
    longest: 600,
    scope,
  };
  const closing: Place = {
    id: 'closing',
    kind: 'paragraph',
    className: 'plan-note',
    emoji: '✨',
    wish: 'one or two sentences: a motivational message',
    longest: 400,
    scope,
  };
  return daysOfACall.map(([from, to], index) => ({
    kind: 'meals',
    week: week.week,
    inputs: [
      ['Gender', profile.gender],
      ['Age', String(profile.age)],
      ['Diet type', profile.diet_type],
      ['Allergies', chosen(profile.allergies)],
      ['Meals per day', String(profile.meals_per_day)],
      ['Cooking skill', profile.cooking_skill],
      ['Cooking time', profile.cooking_time],
      ['Week', String(week.week)],
    ],
    memberText: orNone(profile.disliked_foods),
    facts,
    parts: [
      ...(index === 0 ? [lead] : []),
      ...week.days.slice(from, to).map((day) => daySection(kitchen, day)),
      ...(index === daysOfACall.length - 1 ? [closing] : []),
    ],
  }));
}

import type { EatingUnderAudit } from '#planning/audit/eating/eaten-plan.ts';
import type { AuditTables } from '#planning/audit/plan-under-audit.ts';
import { type Weekday, weekdays, weekNumbers } from '#planning/calendar.ts';
import { type FoodKey, foodKeys, foods } from '#planning/catalogue/foods.ts';
import type { Recipe, Slot } from '#planning/catalogue/recipe.ts';
import type { MealWeek, PlannedMeal } from '#planning/meals/model/meal-plan.ts';
import { amountsOf, zeroVector } from '#planning/nutrition/vector.ts';
import { profileDefaults } from '#planning/profile/profile.ts';

type MealName = 'Breakfast' | 'Lunch' | 'Dinner';

/** A meal in words: 'name: food grams, food grams', grams as a recipe weighs them. */
export type MealText = string;

const mealNames = ['Breakfast', 'Lunch', 'Dinner'] as const;
const slotOf: Readonly<Record<MealName, Slot>> = {
  Breakfast: 'breakfast',
  Lunch: 'lunch',
  Dinner: 'dinner',
};

/** One plain week of a member of 2,000 kcal: breakfast, lunch and dinner of each day. */
const plainWeek: Readonly<Record<Weekday, readonly [MealText, MealText, MealText]>> = {
  Monday: [
    'Cereal: weet-bix 50, milk-low-fat 200, bananas 120, sugar-white 5',
    'Tuna sandwich: bread-brown 80, tuna-tinned 127, mayonnaise 15, lettuce 70, cucumber 70, apples 130',
    'Chicken stew and pap: maize-meal 85, chicken-mixed-portions-frozen 140, spinach 110, pumpkin 100, onions 30, sunflower-oil 10',
  ],
  Tuesday: [
    'Oats: rolled-oats 50, milk-low-fat 200, peanut-butter 20, apples 120',
    'Egg and potato salad: potatoes 215, eggs 100, green-beans 100, tomatoes 80, sunflower-oil 10, oranges 130',
    'Beef stew and rice: rice-white 75, beef-stew 170, carrots 100, peas-frozen 60, onions 40, sunflower-oil 10',
  ],
  Wednesday: [
    'Porridge: mabele-meal 80, milk-low-fat 200, sugar-white 5, bananas 120',
    'Cheese sandwich: bread-wholewheat 80, cheddar 45, cucumber 60, tomatoes 80, margarine-tub 10, apples 130, yoghurt-plain-low-fat 150',
    'Spaghetti bolognaise: spaghetti 105, beef-mince 170, tomatoes-tinned 120, onions 40, baby-marrow 90, sunflower-oil 8, pears 120',
  ],
  Thursday: [
    'Eggs on toast: bread-brown 80, eggs 100, tomatoes 80, margarine-tub 10, milk-low-fat 200, oranges 130',
    'Bean curry and pap: maize-meal 85, sugar-beans-tinned 120, cabbage 110, tomatoes 60, onions 30, sunflower-oil 10',
    'Grilled hake and potatoes: potatoes 215, hake-fillets 170, broccoli 110, carrots 80, sunflower-oil 10, pears 120',
  ],
  Friday: [
    'Muesli and yoghurt: muesli 50, yoghurt-plain-low-fat 300, bananas 120',
    'Lentil soup and rice: rice-white 75, lentils-brown 40, carrots 110, spinach 80, sunflower-oil 10, apples 120',
    'Chicken pasta: pasta-shapes 105, chicken-mixed-portions-frozen 140, mushrooms 110, cauliflower 100, cheddar 40, sunflower-oil 8',
  ],
  Saturday: [
    'Baked beans on toast: bread-brown 80, baked-beans 110, margarine-tub 10, milk-low-fat 200, oranges 130',
    'Chicken roll: bread-rolls 80, chicken-mixed-portions-frozen 140, cabbage 80, carrots 60, mayonnaise 10, bananas 110',
    'Mutton curry and pap: maize-meal 85, lamb-stew 170, green-beans 110, onions 40, tomatoes 60, sunflower-oil 10, amasi 200',
  ],
  Sunday: [
    'Corn flakes: corn-flakes 50, milk-low-fat 200, peanuts 30, guavas 120, sugar-white 5',
    'Roast chicken: potatoes 215, chicken-mixed-portions-frozen 140, beetroot 90, pumpkin 110, sunflower-oil 10',
    'Egg salad and bread: bread-brown 80, eggs 50, peanut-butter 30, lettuce 60, cucumber 70, margarine-tub 10, amasi 200, naartjies 120',
  ],
};

const keys: ReadonlyMap<string, FoodKey> = new Map(foodKeys.map((key) => [key, key]));

function parseMeal(text: MealText, slot: Slot, number: number) {
  const [name = '', list = ''] = text.split(': ');
  const ingredients = list.split(', ').map((item) => {
    const [word = '', grams] = item.split(' ');
    const food = keys.get(word);
    if (!food) throw new Error(`no food '${word}'`);
    return { food, grams: Number(grams) };
  });
  const recipe: Recipe = {
    id: `${name.toLowerCase().replaceAll(' ', '-')}-${number}`,
    name,
    emoji: '🍲',
    slots: [slot],
    skill: 'Beginner',
    activeMinutes: 10,
    totalMinutes: 15,
    ingredients: ingredients.map(({ food, grams }) => [food, grams]),
    scaling: 'parts',
    steps: [],
    tools: [],
    keepsDays: 1,
    freezes: false,
    needsNoElectricity: false,
    pots: 1,
    freeMinutes: 5,
    carried: 'cold',
    batch: false,
  };
  return { recipe, ingredients };
}

/** A place of the month: week from 1, weekday, meal. */
export type Place = readonly [week: number, weekday: Weekday, meal: MealName];

export interface Month {
  readonly plan: EatingUnderAudit;
  readonly tables: AuditTables;
}

const nothing = amountsOf(zeroVector());

/**
 * Four plain weeks, every second one with other lunches and dinners of the same foods, with some meals in the place of their own.
 * @param changes what is eaten instead, at some places
 */
export function plainMonth(
  changes: readonly (readonly [place: Place, text: MealText])[] = [],
  plan: Partial<EatingUnderAudit> = {},
): Month {
  const recipes = new Map<string, Recipe>();
  const weeks = weekNumbers.map((week): MealWeek => {
    const mealAt = (weekday: Weekday, name: MealName): PlannedMeal => {
      const change = changes.find(
        ([[atWeek, atDay, atMeal]]) => atWeek === week && atDay === weekday && atMeal === name,
      );
      const text = change?.[1] ?? plainWeek[weekday][mealNames.indexOf(name)] ?? '';
      const { recipe, ingredients } = parseMeal(
        text,
        slotOf[name],
        name === 'Breakfast' ? 0 : week % 2,
      );
      recipes.set(recipe.id, recipe);
      return { name, dishes: [{ recipe: recipe.id, ingredients }], amounts: nothing };
    };
    return {
      version: 1,
      seed: 'plain',
      start: '2026-03-02',
      week,
      target: {
        energy: 2000,
        maintenance: 2000,
        protein: 92,
        fibre: 28,
        goal: 'Maintain weight',
      },
      days: weekdays.map((weekday) => ({
        weekday,
        meals: mealNames.map((name) => mealAt(weekday, name)),
        amounts: nothing,
      })),
      notes: [],
      unmatched: [],
    };
  });
  return {
    plan: {
      profile: { ...profileDefaults, disliked_foods: '' },
      dislikes: [],
      weeks,
      choices: { level: 'Moderate' },
      ...plan,
    },
    tables: { foods, recipes },
  };
}

/** Every meal of the plain month in other words. */
export function everywhere(
  change: (text: MealText, place: Place) => MealText,
): readonly (readonly [Place, MealText])[] {
  return weekNumbers.flatMap((week) =>
    weekdays.flatMap((weekday) =>
      mealNames.map((name, index): readonly [Place, MealText] => {
        const place: Place = [week, weekday, name];
        return [place, change(plainWeek[weekday][index] ?? '', place)];
      }),
    ),
  );
}

import { LinearProgram, type Row } from '#planning/linear-program.ts';
import { produceOf, serve, servingOf, suits } from './dishes.ts';
import type { PlannedDay, PlannedMeal, Planner } from './planner.ts';
import type { PlannerTables, TableProfile, TableRecipe } from './tables.ts';

/** A dish at a meal of the day: an unknown of the program is how many servings of it are eaten. */
interface Choice {
  readonly recipe: TableRecipe;
  readonly meal: number;
  readonly isMain: boolean;
}

/** Servings below which a dish is left out of what the program mixed. */
const leastServings = 0.3;
const mostDishes = 4;
/** Sides up to which each gets a limit of its own. */
const smallProgram = 60;
/** Days for which a main dish does not come back. */
const restDays = 4;
const mostTimes = 5;

interface Limit extends Row {
  readonly amount: (recipe: TableRecipe) => number;
}

/** What a day must hold, a little inside the rules because portions come in whole steps. Misses cost Rands. */
function dayLimits(profile: TableProfile): readonly Limit[] {
  const { energy_kcal: kcal, protein_g: protein, protein_most_g: most, diet } = profile;
  const lowCarb = diet === 'Low-Carb';
  const limit = (
    sense: Row['sense'],
    bound: number,
    name: Parameters<typeof servingOf>[1],
  ): Limit => ({
    sense,
    bound,
    costOfMiss: 400 / bound,
    amount: (recipe) => servingOf(recipe, name),
  });
  const range = lowCarb ? { low: 0.1, high: 0.24 } : { low: 0.48, high: 0.62 };
  const fat = lowCarb ? { low: 0.38, high: 0.57 } : { low: 0.22, high: 0.33 };
  const fibre = lowCarb ? 25 : Math.max(25, Math.min(38, (14 * kcal) / 1000));
  return [
    limit('at least', 1.02 * protein, 'protein'),
    limit('at most', Math.min(most, (0.34 * kcal) / 4), 'protein'),
    limit('at least', (range.low * kcal) / 4, 'carbohydrate'),
    limit('at most', (range.high * kcal) / 4, 'carbohydrate'),
    limit('at least', (fat.low * kcal) / 9, 'fat'),
    limit('at most', (fat.high * kcal) / 9, 'fat'),
    limit('at most', ((lowCarb ? 0.11 : 0.09) * kcal) / 9, 'saturatedFat'),
    limit('at most', (0.08 * kcal) / 4, 'freeSugars'),
    limit('at most', 2100, 'sodium'),
    limit('at least', fibre + 1, 'fibre'),
    { sense: 'at least', bound: 430, costOfMiss: 1, amount: produceOf },
  ];
}

/** Servings beyond which a meal would hold more of some food than anybody eats. */
function mostServings({ ingredients }: TableRecipe): number {
  return Math.min(...ingredients.map(([{ most }, grams]) => most / grams));
}

/** What is paid for each whole portion too much. */
const costOfPortion = 400;

/**
 * The cheapest mix of dishes that keeps the limits of the day, the energy of each meal and what is eaten of a dish at
 * most; servings by choice. Main dishes of a meal share one such limit, sides may be three.
 */
function mix(choices: readonly Choice[], profile: TableProfile): Float64Array {
  const limits = dayLimits(profile);
  const portions = profile.meals.flatMap((): readonly Row[] => [
    { sense: 'at most', bound: 1, costOfMiss: costOfPortion },
    { sense: 'at most', bound: mostDishes - 1, costOfMiss: costOfPortion },
  ]);
  const sides = choices.filter(({ isMain }) => !isMain);
  const isSmall = sides.length <= smallProgram;
  const apart = isSmall
    ? sides.map((): Row => ({ sense: 'at most', bound: 1, costOfMiss: costOfPortion }))
    : [];
  const meals = profile.meals.flatMap(({ share }): readonly Row[] => {
    const kcal = share * profile.energy_kcal;
    return [
      { sense: 'at least', bound: 0.98 * kcal, costOfMiss: 2 },
      { sense: 'at most', bound: 1.02 * kcal, costOfMiss: 2 },
    ];
  });
  const program = new LinearProgram([...limits, ...meals, ...portions, ...apart]);
  const firstPortion = limits.length + meals.length;
  for (const choice of choices) {
    const { recipe, meal, isMain } = choice;
    const first = limits.length + 2 * meal;
    const kcal = servingOf(recipe, 'kcal');
    const portion = 1 / mostServings(recipe);
    const own = isMain || !isSmall ? [] : [firstPortion + portions.length + sides.indexOf(choice)];
    program.addColumn({
      cost: servingOf(recipe, 'rand'),
      rows: [
        ...limits.keys(),
        first,
        first + 1,
        firstPortion + 2 * meal + (isMain ? 0 : 1),
        ...own,
      ],
      amounts: [
        ...limits.map(({ amount }) => amount(recipe)),
        kcal,
        kcal,
        portion,
        ...own.map(() => portion),
      ],
    });
  }
  return program.solve().values;
}

/** Of each meal the main dish that brings most energy, and beside it sides that leave time for it. */
function withOneMain(
  choices: readonly Choice[],
  servings: Float64Array,
  profile: TableProfile,
): readonly Choice[] {
  const taken = new Set<string>();
  return profile.meals.flatMap((_, meal) => {
    const own = choices
      .map((choice, index) => ({ choice, servings: servings[index] ?? 0 }))
      .filter(({ choice }) => choice.meal === meal);
    const [main] = own
      .filter(({ choice }) => choice.isMain && !taken.has(choice.recipe.id))
      .toSorted(
        (one, other) =>
          other.servings * servingOf(other.choice.recipe, 'kcal') -
          one.servings * servingOf(one.choice.recipe, 'kcal'),
      );
    if (!main) return [];
    taken.add(main.choice.recipe.id);
    const left = (profile.minutes ?? Number.POSITIVE_INFINITY) - main.choice.recipe.activeMinutes;
    const sides = own
      .filter(
        ({ choice }) => !choice.isMain && choice.recipe.activeMinutes <= left / (mostDishes - 1),
      )
      .toSorted((one, other) => other.servings - one.servings)
      .slice(0, smallProgram / profile.meals.length);
    return [main.choice, ...sides.map(({ choice }) => choice)];
  });
}

/** Rounds in which portions that were rounded and cut are brought back to the energy of their meal. */
const rounds = 3;

/** Dishes in whole steps that hold the energy of their meal as nearly as such steps can. */
function served(
  choices: readonly (Choice & { readonly servings: number })[],
  kcal: number,
): PlannedMeal['dishes'] {
  const dishesAt = (times: number) =>
    choices.map(({ recipe, servings }) => serve(recipe, times * Math.max(leastServings, servings)));
  let times = 1;
  for (let round = 0; round < rounds; round++) {
    const held = dishesAt(times).reduce(
      (sum, { ingredients }, index) =>
        (choices[index]?.recipe.ingredients ?? []).reduce(
          (total, [food]) => total + food.kcal * (ingredients[food.key] ?? 0),
          sum,
        ),
      0,
    );
    times *= kcal / Math.max(1, held);
  }
  return dishesAt(times);
}

function dayOf(choices: readonly Choice[], profile: TableProfile): PlannedDay {
  const chosen = withOneMain(choices, mix(choices, profile), profile);
  const servings = mix(chosen, profile);
  const meals = profile.meals.map(({ name, share }, meal) => {
    const own = chosen
      .map((choice, index) => ({ ...choice, servings: servings[index] ?? 0 }))
      .filter((choice) => choice.meal === meal);
    const main = own.filter(({ isMain }) => isMain);
    const sides = own
      .filter((choice) => !choice.isMain && choice.servings >= leastServings)
      .toSorted((one, other) => other.servings - one.servings)
      .slice(0, mostDishes - 1);
    const dishes = served([...main, ...sides], share * profile.energy_kcal);
    return { name, dishes };
  });
  return { meals };
}

/**
 * The diet problem of Stigler (1945) as a linear program, a day at a time: the cheapest servings of dishes that keep what a
 * day must hold. It is solved twice, with every dish and then with one main dish for each meal, and rounded to whole
 * steps. What only a week or the wishes of people ask for is nothing to it.
 */
export function linearPlanner({ recipes }: PlannerTables): Planner {
  return {
    name: 'Linear program',
    plan(profile, days) {
      const suited = recipes.filter((recipe) => suits(recipe, profile));
      const servedOn = new Map<string, number[]>();
      const rests = ({ id }: TableRecipe, day: number) => {
        const served = servedOn.get(id) ?? [];
        return served.length < mostTimes && day - (served.at(-1) ?? -restDays - 1) > restDays;
      };
      return Array.from({ length: days }, (_, day) => {
        const choices = profile.meals.flatMap(({ slot }, meal) =>
          suited.flatMap((recipe): readonly Choice[] => {
            if (recipe.slots.includes(slot)) {
              return rests(recipe, day) ? [{ recipe, meal, isMain: true }] : [];
            }
            const isSide = recipe.slots.includes('side') || recipe.slots.includes('snack');
            return isSide ? [{ recipe, meal, isMain: false }] : [];
          }),
        );
        const made = dayOf(choices, profile);
        for (const { dishes } of made.meals) {
          const id = dishes[0]?.recipe;
          if (id !== undefined) servedOn.set(id, [...(servedOn.get(id) ?? []), day]);
        }
        return made;
      });
    },
  };
}

import type { Weekday, WeekNumber } from '../calendar.ts';
import type { Catalogue, CatalogueFood } from '../catalogue/catalogue.ts';
import { weighedAs } from '../catalogue/food-facts/weighed.ts';
import { storageOf } from '../catalogue/packs/storage.ts';
import type { waysAhead } from '../catalogue/recipe.ts';
import type { MealWeek, PlannedDish, PlannedMeal } from '../meals/model/meal-plan.ts';
import { gramsText, householdMeasure } from '../page/figures.ts';
import { leftoverText, potText } from '../page/meals/leftover-words.ts';
import { mealMinutes, mealTitle, methodOf } from '../page/meals/meal-week-page.ts';
import { ownWords, type PlanWords } from '../page/plan-words.ts';

/** A line of what is put out before cooking. */
export interface CookLine {
  readonly food: string;
  /** Weight for the whole pot, as weighed by the cook: '120 g'. */
  readonly grams: string;
  /** The same in spoons, cups or pieces, where the tables know one that comes near: '2 tablespoons'. */
  readonly measure?: string;
  /** The measure says what is measured: '2 apples'. */
  readonly named?: true;
  /** What the weight is without: 'without bone, 230 g as bought'. */
  readonly weighed?: string;
  /** Raw meat or fish, which a kitchen with a freezer keeps frozen. */
  readonly thaw?: true;
}

/** What is done on the evening before a dish. */
export interface AheadTask {
  readonly kind: (typeof waysAhead)[number];
  readonly says: string;
}

/** One dish as somebody makes it, or warms it up. */
export interface CookDish {
  /** Id of the recipe. */
  readonly recipe: string;
  readonly name: string;
  readonly emoji: string;
  /** Helpings for which the lines are: this meal's, and one for each later meal that is served from the pot. */
  readonly portions: number;
  /** How much of the pot is for later, and how that is kept; absent where all is eaten at this meal. */
  readonly pot?: string;
  /** It was cooked before: what to do with it. Then there is nothing to put out, and no step. */
  readonly leftover?: string;
  readonly lines: readonly CookLine[];
  readonly steps: readonly string[];
  readonly ahead?: AheadTask;
  /** Longest stretch in which nothing needs a hand, in minutes; 0 where there is none. */
  readonly free: number;
}

/** A meal as somebody makes it. */
export interface CookMeal {
  readonly slot: PlannedMeal['name'];
  readonly name: string;
  readonly emoji: string;
  /** From start to plate. */
  readonly minutes: number;
  readonly dishes: readonly CookDish[];
}

/** A week of meals for the kitchen: everything that a cook reads, and no figures of nutrition. */
export interface CookWeek {
  /** ISO day of the plan's first day; absent where it is not known. */
  readonly start?: string;
  readonly week: WeekNumber;
  readonly days: readonly {
    readonly weekday: Weekday;
    readonly meals: readonly CookMeal[];
  }[];
}

/** '2 apples' says what is measured; of chicken drumsticks '2 drumsticks' become '2 chicken drumsticks'. */
function measureOf({ name, measures }: CatalogueFood, measure: string | null) {
  const called = name.toLowerCase();
  for (const piece of measures) {
    const words = [piece.plural, piece.name].find((one) => measure?.endsWith(`\u00a0${one}`));
    const named = [piece.plural, piece.name].find(
      (one) => called === one || called.endsWith(` ${one}`),
    );
    if (measure === null || words === undefined || named === undefined) continue;
    const kind = called.slice(0, called.length - named.length);
    return { measure: measure.slice(0, -words.length) + kind + words, named: true };
  }
  return { measure, named: false };
}

function lineOf(catalogue: Catalogue, { food: key, grams }: PlannedDish['ingredients'][number]) {
  const food = catalogue.foods.get(key);
  if (!food) throw new Error(`the plan names the unknown food ${key}`);
  const { measure, named } = measureOf(food, householdMeasure(grams, food.measures));
  const weighed = weighedAs(food, grams);
  const bought = weighed?.bought ? `, ${gramsText(weighed.bought)} as bought` : '';
  const freezes = food.aisle === 'Meat & fish' && storageOf(food) === 'freezer';
  return {
    food: food.name,
    grams: gramsText(grams),
    ...(measure === null ? {} : { measure }),
    ...(named ? { named: true as const } : {}),
    ...(weighed ? { weighed: weighed.says + bought } : {}),
    ...(freezes ? { thaw: true as const } : {}),
  };
}

const aheadPrefix = /^Ahead: (.)/;

/** The same words where it is clear that they are about the evening before. */
function aheadSentence(says: string): string {
  return says.replace(aheadPrefix, (_, first: string) => first.toUpperCase());
}

interface MealOfWeek {
  readonly meal: PlannedMeal;
  readonly week: WeekNumber;
  readonly weekday: Weekday;
  readonly words: PlanWords;
}

function aheadTask({ meal }: MealOfWeek, index: number, catalogue: Catalogue): AheadTask | null {
  const recipe = catalogue.dishById.get(meal.dishes[index]?.recipe ?? '')?.recipe;
  if (!recipe) return null;
  if (index === 0 && meal.leftoverOf) {
    return meal.leftoverOf.frozen
      ? { kind: 'thaw', says: `Move the ${recipe.name} from the freezer to the fridge.` }
      : null;
  }
  return recipe.ahead ? { kind: recipe.ahead.kind, says: aheadSentence(recipe.ahead.says) } : null;
}

/** What only the dish has after which a meal is named: it alone is cooked for several meals. */
function mainDishOf({ meal, week, weekday, words }: MealOfWeek, catalogue: Catalogue) {
  const says = potText(meal, week, catalogue);
  return {
    pot: meal.pot && {
      says,
      ingredients: meal.pot.ingredients,
      portions: 1 + meal.pot.meals.length,
    },
    leftover: leftoverText(meal, week, catalogue),
    told: words.texts.get(`${weekday}/${meal.name}/method`),
  };
}

function dishOf(place: MealOfWeek, index: number, catalogue: Catalogue): CookDish {
  const { meal } = place;
  const planned = meal.dishes[index];
  const recipe = catalogue.dishById.get(planned?.recipe ?? '')?.recipe;
  if (!planned || !recipe) throw new Error(`the plan names the unknown recipe ${planned?.recipe}`);
  const { pot, leftover, told } =
    index === 0 ? mainDishOf(place, catalogue) : { pot: null, leftover: null, told: undefined };
  const ahead = aheadTask(place, index, catalogue);
  const cooked = pot?.ingredients ?? planned.ingredients;
  return {
    recipe: recipe.id,
    name: recipe.name,
    emoji: recipe.emoji,
    portions: pot?.portions ?? 1,
    ...(pot?.says ? { pot: pot.says } : {}),
    ...(leftover === null ? {} : { leftover }),
    lines: leftover === null ? cooked.map((one) => lineOf(catalogue, one)) : [],
    steps: leftover === null ? methodOf(recipe, told) : [],
    ...(ahead ? { ahead } : {}),
    free: leftover === null ? recipe.freeMinutes : 0,
  };
}

/**
 * A week of meals for the kitchen: amounts of the whole pot as the plan weighs them, in measures of the food table.
 * @param words what was written around the plan, with the page's own places
 * @throws when the week names a food or a recipe that the catalogue has not
 */
export function cookWeek(
  plan: MealWeek,
  catalogue: Catalogue,
  words: PlanWords = ownWords,
): CookWeek {
  const { week } = plan;
  return {
    ...(plan.start === undefined ? {} : { start: plan.start }),
    week,
    days: plan.days.map(({ weekday, meals }) => ({
      weekday,
      meals: meals.map((meal) => ({
        slot: meal.name,
        ...mealTitle(meal, catalogue),
        minutes: mealMinutes(meal, catalogue),
        dishes: meal.dishes.map((_, index) =>
          dishOf({ meal, week, weekday, words }, index, catalogue),
        ),
      })),
    })),
  };
}

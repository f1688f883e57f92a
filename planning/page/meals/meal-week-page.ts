import type { WeekNumber } from '../../calendar.ts';
import type { Catalogue, CatalogueFood, Dish } from '../../catalogue/catalogue.ts';
import { weighedAs } from '../../catalogue/food-facts/weighed.ts';
import type { Recipe } from '../../catalogue/recipe.ts';
import type {
  MealWeek,
  PlannedDay,
  PlannedDish,
  PlannedMeal,
} from '../../meals/model/meal-plan.ts';
import type { Amounts } from '../../nutrition/vector.ts';
import { dayTitle } from '../day-words.ts';
import { dot, energyText, gramsText, householdMeasure, wholeNumber } from '../figures.ts';
import { element, emoji, type Html, join, named } from '../html.ts';
import { ownWords, type PlanWords, sourceLine, wordsAt } from '../plan-words.ts';
import { leftoverNote, leftoversNote, potNote } from './leftover-words.ts';
import { clockNotes, durationText, type MealClock, mealClock } from './meal-clock.ts';
import { mealEmoji } from './meal-emoji.ts';
import { goalSentence, targetLine } from './meal-target-line.ts';

function dishOf(catalogue: Catalogue, planned: PlannedDish): Dish {
  const dish = catalogue.dishById.get(planned.recipe);
  if (!dish) throw new Error(`the plan names the unknown recipe ${planned.recipe}`);
  return dish;
}

function macros(amounts: Amounts): Html {
  const macro = (name: string, grams: number) =>
    element('span', 'macro', `${name} ${wholeNumber(grams)}\u00a0g`);
  return join(
    macro('protein', amounts.protein),
    dot,
    macro('carbohydrate', amounts.carbohydrate),
    dot,
    macro('fat', amounts.fat),
  );
}

/** How a cook measures an amount, and what it is the weight of: '(about 2 thighs; without bone, 230 g as bought)'. */
function aboutAmount(food: CatalogueFood, grams: number): string {
  const measure = householdMeasure(grams, food.measures);
  const weighed = weighedAs(food, grams);
  const bought = weighed?.bought ? `, ${gramsText(weighed.bought)} as bought` : '';
  return [
    ...(measure ? [`about ${measure}`] : []),
    ...(weighed ? [weighed.says + bought] : []),
  ].join('; ');
}

function ingredientItem(food: CatalogueFood, grams: number): Html {
  const about = aboutAmount(food, grams);
  return element(
    'li',
    null,
    element('span', 'amount', gramsText(grams)),
    ` ${food.name}`,
    about ? join(' ', element('span', 'measure', `(${about})`)) : '',
  );
}

/** Items by food and grams: a food is served in a few dozen amounts, over and over. */
const knownItems = new WeakMap<CatalogueFood, Map<number, Html>>();
/** More amounts of a food than recipes make of it; from then on they are forgotten, so that memory stays bounded. */
const mostItems = 200;

function itemOf(food: CatalogueFood, grams: number): Html {
  let items = knownItems.get(food);
  if (!items || items.size >= mostItems) {
    items = new Map();
    knownItems.set(food, items);
  }
  let item = items.get(grams);
  if (!item) {
    item = ingredientItem(food, grams);
    items.set(grams, item);
  }
  return item;
}

function ingredientList(catalogue: Catalogue, planned: PlannedDish): Html {
  const items = planned.ingredients.map(({ food: key, grams }) => {
    const food = catalogue.foods.get(key);
    if (!food) throw new Error(`the plan names the unknown food ${key}`);
    return itemOf(food, grams);
  });
  return element('ul', 'ingredients', ...items);
}

/** The steps that are shown; what is done ahead stays the first of them, whoever told the others. */
export function methodOf(
  { ahead, steps }: Recipe,
  told: readonly string[] | undefined,
): readonly string[] {
  return [...(ahead === undefined ? [] : [ahead.says]), ...(told ?? steps)];
}

function methodList(recipe: Recipe, told: readonly string[] | undefined): Html {
  return element(
    'ol',
    'method',
    ...methodOf(recipe, told).map((step) => element('li', null, step)),
  );
}

/** A recipe's own method reads the same in every plan. */
const ownMethods = new WeakMap<Recipe, Html>();

function ownMethod(recipe: Recipe): Html {
  const known = ownMethods.get(recipe);
  if (known) return known;
  const method = methodList(recipe, undefined);
  ownMethods.set(recipe, method);
  return method;
}

/**
 * @param warmed what is said of a dish that is left over, in the place of a list of what goes into it
 * @param pot what is said of a dish that is cooked for later meals too
 */
function dishSection(
  catalogue: Catalogue,
  planned: PlannedDish,
  alone: boolean,
  told: readonly string[] | undefined,
  warmed: Html | null,
  pot: Html | null,
): Html {
  const { recipe } = dishOf(catalogue, planned);
  const heading = alone ? '' : element('h5', 'dish', emoji(recipe.emoji), ` ${recipe.name}`);
  if (warmed) return join(heading, warmed);
  return join(
    heading,
    pot ?? '',
    ingredientList(catalogue, planned),
    told ? methodList(recipe, told) : ownMethod(recipe),
  );
}

function recipesOf(meal: PlannedMeal, catalogue: Catalogue): readonly Recipe[] {
  return meal.dishes.map((dish) => dishOf(catalogue, dish).recipe);
}

function clockOf(meal: PlannedMeal, catalogue: Catalogue): MealClock {
  return mealClock(meal, recipesOf(meal, catalogue));
}

/** Minutes from start to plate of a meal. */
export function mealMinutes(meal: PlannedMeal, catalogue: Catalogue): number {
  return clockOf(meal, catalogue).ready;
}

/** What a meal is called: its main dish and its sides, 'Chicken stew + maas, naartjie'. */
export function mealTitle(
  meal: PlannedMeal,
  catalogue: Catalogue,
): { readonly name: string; readonly emoji: string } {
  const recipes = recipesOf(meal, catalogue);
  const [main = '', ...sides] = recipes.map((recipe) => recipe.name);
  const name = sides.length === 0 ? main : `${main} + ${sides.map(startSmall).join(', ')}`;
  return { name, emoji: recipes[0]?.emoji ?? mealEmoji[meal.name] };
}

/** Said in words as well, for those who do not see the picture. */
const lockMark = join(' ', element('span', 'lock', emoji('🔒'), ' kept'));

const keptName = ({ locked }: { readonly locked?: boolean }) => (locked ? 'yes' : undefined);

const leftoverMark = join(' ', element('span', 'reheat', emoji('♻️'), ' leftover'));

/** The name of a side dish in the middle of a line. */
function startSmall(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function mealSection(
  catalogue: Catalogue,
  meal: PlannedMeal,
  week: WeekNumber,
  weekday: string,
  words: PlanWords,
): Html {
  const place = `${weekday}/${meal.name}`;
  const title = mealTitle(meal, catalogue);
  const clock = clockOf(meal, catalogue);
  return element(
    'section',
    'meal',
    named(
      'h4',
      'meal-name',
      { 'data-slot': meal.name, 'data-name': title.name, 'data-kept': keptName(meal) },
      emoji(title.emoji),
      ` ${meal.name}: ${title.name}`,
      meal.leftoverOf ? leftoverMark : '',
      meal.locked ? lockMark : '',
    ),
    element(
      'p',
      'meal-facts',
      element('span', 'energy', energyText(meal.amounts.kcal)),
      dot,
      macros(meal.amounts),
      ...clockNotes(clock).flatMap(([picture, text]) => [dot, emoji(picture), ` ${text}`]),
      dot,
      emoji('⏱️'),
      ` ${durationText(clock)}`,
    ),
    ...meal.dishes.map((dish, index) => {
      const alone = meal.dishes.length === 1;
      if (index > 0) return dishSection(catalogue, dish, alone, undefined, null, null);
      const cooked = meal.pot ? { ...dish, ingredients: meal.pot.ingredients } : dish;
      // the words of a method are those of the main dish
      const told = words.texts.get(`${place}/method`);
      const warmed = leftoverNote(meal, week, catalogue);
      return dishSection(catalogue, cooked, alone, told, warmed, potNote(meal, week, catalogue));
    }),
    wordsAt(words, `${place}/tip`, 'tip', '💡'),
  );
}

function daySection(
  catalogue: Catalogue,
  day: PlannedDay,
  whole: MealWeek,
  words: PlanWords,
): Html {
  const { week, target } = whole;
  const { weekday } = day;
  const title = dayTitle(whole, { week, weekday });
  return element(
    'details',
    'day',
    element(
      'summary',
      null,
      named(
        'h3',
        'day-name',
        { 'data-weekday': weekday, 'data-name': title, 'data-kept': keptName(day) },
        emoji('☀️'),
        ` ${title}`,
        day.locked ? lockMark : '',
      ),
      ' ',
      element(
        'span',
        'day-total',
        element('span', 'energy', energyText(day.amounts.kcal)),
        `${dot}${Math.round((100 * day.amounts.kcal) / target.energy)}\u00a0%\u00a0of\u00a0target${dot}`,
        macros(day.amounts),
      ),
    ),
    wordsAt(words, weekday, 'tip', '💬'),
    ...day.meals.map((meal) => mealSection(catalogue, meal, week, weekday, words)),
  );
}

function notes(week: MealWeek): readonly Html[] {
  const said = week.notes.map((note) => element('p', 'plan-note', emoji('💡'), ` ${note}`));
  const unmatched =
    week.unmatched.length > 0
      ? [
          element(
            'p',
            ['plan-note', 'warning'],
            emoji('⚠️'),
            ` We could not match: ${week.unmatched.join(', ')}. Please check the spelling under Disliked Foods.`,
          ),
        ]
      : [];
  return [...said, ...unmatched];
}

const advisory =
  'This plan is general information and not medical advice. Always read the label when you have an allergy. Stop and see a doctor or clinic if you feel unwell, and before big changes to how you eat.';

/**
 * HTML of one week: a fixed structure of the closed set of elements, all text escaped.
 * @param words what was written around the plan; figures and foods are always the plan's own
 */
export function mealWeekPage(
  week: MealWeek,
  catalogue: Catalogue,
  words: PlanWords = ownWords,
): string {
  return element(
    'article',
    'plan',
    wordsAt(words, 'lead', 'plan-lead', '👋'),
    element('p', 'plan-lead', emoji('🍽️'), ` ${goalSentence(week.target)}`),
    targetLine(week),
    ...notes(week),
    leftoversNote(week),
    ...week.days.map((day) => daySection(catalogue, day, week, words)),
    wordsAt(words, 'closing', 'plan-note', '✨'),
    sourceLine(words),
    element('p', 'plan-note', emoji('🩺'), ` ${advisory}`),
  ).html;
}

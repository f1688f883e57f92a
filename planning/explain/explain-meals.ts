import type { Catalogue } from '../catalogue/catalogue.ts';
import { howBought } from '../catalogue/packs/how-bought.ts';
import { usualShops } from '../catalogue/packs/shops.ts';
import { harmfulFoods } from '../health/asked.ts';
import { withoutConditions } from '../health/conditions.ts';
import { reheatMinutes } from '../meals/model/leftovers.ts';
import type { MealWeek } from '../meals/model/meal-plan.ts';
import { energyText, randText, wholeNumber } from '../page/figures.ts';
import { mealMinutes } from '../page/meals/meal-week-page.ts';
import { budgetOf, faithOf, neverEaten } from '../profile/kitchen-answers.ts';
import { usualLevel } from '../profile/kitchen-questions.ts';
import { grownAge } from '../profile/life-stages.ts';
import type { Profile } from '../profile/profile.ts';
import { eatingRules } from '../safety/eating-rules.ts';
import { faithWords } from '../safety/faith-foods.ts';
import { tasteWords } from '../safety/taste-foods.ts';
import { energySource } from '../targets/energy.ts';
import { type DailyTargets, dailyTargets, wantedProduce } from '../targets/targets.ts';
import {
  type ExplainedPart,
  type Explanation,
  explained,
  listedUpTo,
  quoted,
} from './explanation.ts';

const dietPoint: Readonly<Record<Profile['diet_type'], string>> = {
  'No Restrictions': 'any food may be served.',
  Vegetarian: 'no meat, poultry, fish or shellfish is served.',
  Vegan: 'nothing from animals is served, honey included.',
  'Fish-Only': 'fish is served, meat and poultry are not.',
  'Low-Carb': 'at most about a quarter of your energy comes from starch and sugar.',
  Other: 'any food may be served; name what you leave out under Disliked Foods.',
};

function bodyPoint(profile: Profile, { resting }: DailyTargets): string {
  const { age, height, weight } = profile;
  const body = `You are ${age} years old, ${height}\u00a0cm tall and weigh ${weight}\u00a0kg.`;
  return age < grownAge
    ? `${body} Before 18 the body grows, so your energy comes from equations made for growing bodies.`
    : `${body} At rest such a body uses about ${energyText(resting)} a day (Mifflin-St Jeor, the usual equation).`;
}

function activityPoint(profile: Profile, { maintenance }: MealWeek['target']): string {
  const level = `You said that you are ${quoted(profile.activity_level)}`;
  return energySource(profile) === 'measured adults'
    ? `${level}: people of your age, height and weight who are so active were measured to use more than that sum says (NASEM 2023), so a whole day is counted as about ${energyText(maintenance)}.`
    : `${level}: with that, a whole day takes about ${energyText(maintenance)}.`;
}

function goalPoint({ energy, maintenance, goal }: MealWeek['target'], wish: string): string {
  const difference = energy - maintenance;
  const kept =
    goal === wish
      ? quoted(wish)
      : `${quoted(wish)}; for your body the plan holds to ${quoted(goal)}`;
  const share = Math.round((Math.abs(difference) / maintenance) * 100);
  if (share < 1)
    return `Your goal is ${kept}: the plan gives what you use, ${energyText(energy)} a day.`;
  const way = difference < 0 ? 'less' : 'more';
  return `Your goal is ${kept}: the plan gives ${energyText(energy)} a day, ${share}\u00a0% ${way} than you use.`;
}

function energyPart(profile: Profile, week: MealWeek): ExplainedPart {
  const { target } = week;
  const title = 'Why this much energy';
  const now = dailyTargets(profile);
  if (!now.ok || now.targets.energy !== target.energy) {
    return {
      title,
      points: [
        `This plan was made for ${energyText(target.energy)} a day.`,
        'Your profile has changed since then, so the sum behind it is no longer that of your profile. New plans follow the profile as it is now.',
      ],
    };
  }
  return {
    title,
    points: [
      bodyPoint(profile, now.targets),
      activityPoint(profile, target),
      goalPoint(target, profile.primary_fitness_goal),
      `At least ${target.protein}\u00a0g of protein keeps and builds muscle, and about ${target.fibre}\u00a0g of fibre comes with it.`,
      ...now.targets.notes,
    ],
  };
}

/** Names of foods that the member's own words leave out. */
function dislikedPoint(profile: Profile, catalogue: Catalogue): readonly string[] {
  const typed = withoutConditions(profile.disliked_foods).trim();
  const { kitchenAnswers: _, dishOpinions: __, healthAnswers: ___, ...asTyped } = profile;
  const { disliked } = eatingRules(asTyped, catalogue);
  const names = [...disliked.foods].flatMap((key) => catalogue.foods.get(key)?.name ?? []);
  if (typed === '' || names.length === 0) return [];
  const shown = typed.length > 80 ? `${[...typed].slice(0, 80).join('')}…` : typed;
  return [
    `You typed ${quoted(shown)} under Disliked Foods, so these are left out: ${listedUpTo(names, 8)}.`,
  ];
}

/** Foods that the member named as harmful. */
function harmfulPoint(profile: Profile): readonly string[] {
  const named = withoutConditions(harmfulFoods(profile)).trim();
  return named === ''
    ? []
    : [`You named ${quoted(named)} as harmful, so every food that holds it is left out.`];
}

/** Kinds of food that the member never eats, and what their faith leaves out. */
function neverPoint({ kitchenAnswers }: Profile): readonly string[] {
  const never = tasteWords(neverEaten(kitchenAnswers));
  const forFaith = faithWords(faithOf(kitchenAnswers));
  return [
    ...(never.length > 0 ? [`You never eat ${listedUpTo(never, 8)}, so no meal holds any.`] : []),
    ...(forFaith.length > 0
      ? [
          `For your faith no meal holds ${listedUpTo(forFaith, 8)} or alcohol. Whether meat is certified we do not know: look for the mark on the pack.`,
        ]
      : []),
  ];
}

function dietChosen(profile: Profile): string {
  const now = dailyTargets(profile);
  return now.ok && now.targets.diet !== profile.diet_type
    ? `You chose ${quoted(profile.diet_type)}; for your body this plan holds a normal amount of starch.`
    : `You eat ${quoted(profile.diet_type)}: ${dietPoint[profile.diet_type]}`;
}

function foodsPart(profile: Profile, catalogue: Catalogue): ExplainedPart {
  const allergies = [
    ...profile.allergies.filter((allergy) => allergy !== 'None'),
    ...(profile.healthAnswers?.allergens ?? []),
  ];
  return {
    title: 'What is left out for you',
    points: [
      dietChosen(profile),
      ...(allergies.length > 0
        ? [
            `Because of ${listedUpTo(allergies.map(quoted), 12)} no food is served that holds it, that usually warns of it, or of which we do not know what it holds. Labels change: always read them.`,
          ]
        : []),
      ...harmfulPoint(profile),
      ...dislikedPoint(profile, catalogue),
      ...neverPoint(profile),
    ],
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function mealsPart(
  profile: Profile,
  weeks: readonly MealWeek[],
  catalogue: Catalogue,
): ExplainedPart {
  const days = weeks.flatMap((week) => week.days);
  const meals = days.flatMap((day) => day.meals);
  const minutes = Math.max(...meals.map((meal) => mealMinutes(meal, catalogue)));
  const served = meals.flatMap(({ dishes }) => dishes);
  const dishes = new Set(served.map(({ recipe }) => recipe));
  const foods = new Set(served.flatMap(({ ingredients }) => ingredients.map(({ food }) => food)));
  const average = (pick: (day: (typeof days)[number]) => number) => mean(days.map(pick));
  const kept = meals.filter(({ locked }) => locked).length;
  const left = meals.filter(({ leftoverOf }) => leftoverOf).length;
  return {
    title: 'Why these meals',
    points: [
      `You cook at the level ${quoted(profile.cooking_skill)} and gave yourself ${quoted(profile.cooking_time)}: the longest meal of the plan takes ${minutes}\u00a0min.`,
      `${dishes.size} different dishes from ${foods.size} foods over ${days.length} days: enough to stay curious, few enough that opened packs are used up and nothing is bought for one spoonful.`,
      `Each day was sized to your target: on average ${energyText(average(({ amounts }) => amounts.kcal))}, ${wholeNumber(average(({ amounts }) => amounts.protein))}\u00a0g protein and ${wholeNumber(average(({ amounts }) => amounts.fibre))}\u00a0g fibre.`,
      `On average a day holds ${wholeNumber(average(({ amounts }) => amounts.produce))}\u00a0g of vegetables and fruit; WHO asks for ${wantedProduce}\u00a0g.`,
      ...(left > 0
        ? [
            `${left} ${left === 1 ? 'meal is' : 'meals are'} left over from a dish that was cooked before: one pot, less to wash up, and only ${reheatMinutes}\u00a0min to warm it. No helping is older than the days that its dish keeps.`,
          ]
        : []),
      ...(kept > 0 ? [`You keep ${kept} of the meals; all others were chosen around them.`] : []),
    ],
  };
}

/** What the month may cost, and whose prices it was counted with. */
function moneyPart({ kitchenAnswers }: Profile): ExplainedPart {
  const budget = budgetOf(kitchenAnswers);
  const { shops, payDay } = howBought(kitchenAnswers);
  const chosen =
    budget === null
      ? `You chose no food budget, so the plan is made for ${quoted(usualLevel)}.`
      : 'level' in budget
        ? `You chose the food budget ${quoted(budget.level)}.`
        : `You want to spend ${randText(100 * budget.rand)} a month on food.`;
  return {
    title: 'What it may cost, and where',
    points: [
      `${chosen} Nothing is won by spending less, and packs that keep are carried into the next month.`,
      shops.length > 0
        ? `Prices are those of ${listedUpTo(shops, 4)}, as you chose; where we know none from there, that of another shop stands for it, and the list says so.`
        : `You named no shop, so prices are those of ${listedUpTo(usualShops, 4)}.`,
      ...(payDay === null
        ? []
        : [
            `You are paid on day ${payDay} of the month: what keeps in the cupboard is bought at the first main shop from then on.`,
          ]),
    ],
  };
}

/**
 * Why this energy, why these meals, what they may cost, what is left out: computed from the profile and the stored weeks, without a model.
 * @throws when the plan names a recipe that the catalogue does not know
 */
export function explainMeals(
  profile: Profile,
  weeks: readonly MealWeek[],
  catalogue: Catalogue,
): Explanation {
  const [first] = weeks;
  if (!first) return [];
  return explained(
    energyPart(profile, first),
    mealsPart(profile, weeks, catalogue),
    moneyPart(profile),
    foodsPart(profile, catalogue),
  );
}

import { OpenAI } from 'openai';
import * as v from 'valibot';
import { seededRandom } from '#planning/random.ts';
import { produceOf, serve, servingOf } from './dishes.ts';
import type { PlannedDay, Planner } from './planner.ts';
import type { PlannerTables, TableProfile, TableRecipe } from './tables.ts';

/** Where a language model answers, by the interface of OpenAI's chat completions. */
export interface ModelAddress {
  /** Up to and with `/v1`. */
  readonly address: string;
  readonly model: string;
  readonly apiKey: string;
  /** Dishes of each kind that it is told of, drawn by chance: the whole table is longer than most models read. */
  readonly dishes: number;
}

/** Days that are asked for at a time. */
const mostDays = 7;
const patienceMs = 10 * 60_000;

const answerSchema = v.strictObject({
  days: v.array(
    v.strictObject({
      meals: v.array(
        v.strictObject({
          name: v.string(),
          dishes: v.array(
            v.strictObject({ recipe: v.string(), servings: v.pipe(v.number(), v.gtValue(0)) }),
          ),
        }),
      ),
    }),
  ),
});

const instructions = `You plan meals. Answer with one JSON object and nothing else:
{"days":[{"meals":[{"name":"Breakfast","dishes":[{"recipe":"<id>","servings":1.25}]}]}]}
Every day has all meals of the person, in their order and by their names. The first dish of a meal is its main dish, out of the list of its kind; the others come from the sides and snacks. No plan is better than one with an allergen.
Each day: energy within 5 % of energy_kcal, protein at least protein_g, at least 400 g of vegetables and fruit, each meal's energy within 5 points of its share, foods of 5 groups, free sugars at most 10 % of energy. No meal takes longer than minutes or needs more skill.
Each week: energy within 2 %, 45 to 65 % of energy from carbohydrate and 20 to 35 % from fat (Low-Carb: at most 26 % and 35 to 60 %), at most 10 % from saturated fat, at most 2,300 mg sodium a day, 14 g of fibre for 1,000 kcal but 25 to 38 g. A main dish of lunch or dinner at most twice a week, five times in four weeks, never on two days running.
Never: what the person is allergic to (traces of gluten, peanuts, shellfish and eggs count), what the diet leaves out, disliked foods. Cheap, varied and quick is better.`;

function dishLine(recipe: TableRecipe): string {
  const of = (name: Parameters<typeof servingOf>[1]) => servingOf(recipe, name).toFixed(0);
  const foods = recipe.ingredients.map(([{ key }, grams]) => `${key} ${grams}`).join(', ');
  return `${recipe.id} | ${recipe.skill}, ${recipe.totalMinutes} min, R${servingOf(recipe, 'rand').toFixed(2)} | ${of('kcal')} kcal, protein ${of('protein')} g, carbohydrate ${of('carbohydrate')} g, fat ${of('fat')} g, fibre ${of('fibre')} g, sodium ${of('sodium')} mg, vegetables and fruit ${produceOf(recipe).toFixed(0)} g | ${foods}`;
}

/** Some dishes of each kind that the person's day asks for, and sides. */
function menuText(recipes: readonly TableRecipe[], profile: TableProfile, most: number): string {
  const kinds = [...new Set([...profile.meals.map(({ slot }) => slot), 'side', 'snack'])];
  return kinds
    .map((kind) => {
      const random = seededRandom(`menu ${profile.id} ${kind}`);
      const shown = recipes
        .filter(({ slots }) => slots.includes(kind))
        .map((recipe) => ({ recipe, at: random.next() }))
        .toSorted((one, other) => one.at - other.at)
        .slice(0, most);
      return `${kind}:\n${shown.map(({ recipe }) => dishLine(recipe)).join('\n')}`;
    })
    .join('\n\n');
}

/** Reads what a model answered. @returns null for anything but what was asked for */
function readAnswer(
  text: string,
  recipes: ReadonlyMap<string, TableRecipe>,
  days: number,
): readonly PlannedDay[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = v.safeParse(answerSchema, value);
  if (!parsed.success || parsed.output.days.length !== days) return null;
  return parsed.output.days.map(({ meals }) => ({
    meals: meals.map(({ name, dishes }) => ({
      name,
      dishes: dishes.map(({ recipe: id, servings }) => {
        const recipe = recipes.get(id);
        // a dish that there is not stays in the plan, and the checker says so
        return recipe ? serve(recipe, servings) : { recipe: id, ingredients: {} };
      }),
    })),
  }));
}

/** A language model that is told the rules, the person and some dishes, and answers days. What it answers is not mended. */
export function modelPlanner(
  { recipes }: PlannerTables,
  { address, model, apiKey, dishes }: ModelAddress,
): Planner {
  const client = new OpenAI({ baseURL: address, apiKey, maxRetries: 2, timeout: patienceMs });
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const ask = async (profile: TableProfile, days: number, before: readonly string[]) => {
    const served = before.length > 0 ? `\nMain dishes so far, in order: ${before.join(', ')}` : '';
    const question = `Plan ${days} day${days === 1 ? '' : 's'} for this person:\n${JSON.stringify(profile)}${served}\n\nDishes, for one serving:\n${menuText(recipes, profile, dishes)}`;
    const answer = await client.chat.completions.create({
      model,
      temperature: 0,
      response_format: { type: 'json_object' },
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: question },
      ],
    });
    return readAnswer(answer.choices[0]?.message.content ?? '', byId, days);
  };
  return {
    name: model,
    async plan(profile, days) {
      const all: PlannedDay[] = [];
      while (all.length < days) {
        const mains = all.flatMap(({ meals }) => meals.map((meal) => meal.dishes[0]?.recipe ?? ''));
        const week = await ask(profile, Math.min(mostDays, days - all.length), mains);
        if (!week) return null;
        all.push(...week);
      }
      return all;
    },
  };
}

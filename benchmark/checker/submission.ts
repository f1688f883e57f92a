import { Reader } from './read.ts';
import { type Track, tracks } from './tables.ts';

/** Food on one person's plate: grams raw and edible, as weighed by the cook. */
export interface Serving {
  readonly food: string;
  readonly grams: number;
}

export interface ServedDish {
  readonly recipe: string;
  readonly servings: readonly Serving[];
}

export interface ServedMeal {
  readonly name: string;
  /** The main dish first. */
  readonly dishes: readonly ServedDish[];
  /** The main dish was cooked for a meal before; days count from 0. */
  readonly leftoverOf: { readonly day: number; readonly meal: string } | null;
}

export type ServedDay = readonly ServedMeal[];

export interface Plan {
  readonly task: string;
  /** Days by person. */
  readonly people: ReadonlyMap<string, readonly ServedDay[]>;
}

export interface Submission {
  readonly planner: string;
  readonly track: Track;
  readonly plans: readonly Plan[];
}

/** The version of the format; a submission of another one is refused. */
const format = 'phila-benchmark/1';

function dishOf(value: Reader): ServedDish {
  const field = value.fields(['recipe', 'ingredients']);
  const servings = field('ingredients')
    .entries()
    .map(([food, grams]) => ({
      food,
      grams: grams.number(),
    }));
  return { recipe: field('recipe').text(), servings };
}

function mealOf(value: Reader): ServedMeal {
  const field = value.fields(['name', 'dishes'], ['leftover_of']);
  const source = field('leftover_of');
  const from = source.isNull() ? null : source.fields(['day', 'meal']);
  return {
    name: field('name').text(),
    dishes: field('dishes').list().map(dishOf),
    leftoverOf: from && { day: from('day').number(), meal: from('meal').text() },
  };
}

function planOf(value: Reader): Plan {
  const field = value.fields(['task', 'people']);
  const people = field('people')
    .entries()
    .map(
      ([id, days]) =>
        [id, days.list().map((day) => day.fields(['meals'])('meals').list().map(mealOf))] as const,
    );
  return { task: field('task').text(), people: new Map(people) };
}

/** Reads plans strictly: a field too many or too few refuses the whole file. @throws FormatError */
export function readSubmission(text: string, name = 'submission'): Submission {
  const field = Reader.ofText(text, name).fields(['format', 'planner', 'track', 'plans']);
  if (field('format').text() !== format) field('format').fail(`'${format}'`);
  const track = tracks.find((known) => known === field('track').text());
  return {
    planner: field('planner').text(),
    track: track ?? field('track').fail(tracks.join(', ')),
    plans: field('plans').list().map(planOf),
  };
}

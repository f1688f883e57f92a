import type { FoodKey } from '#planning/catalogue/foods.ts';
import { wordsOf } from '#planning/catalogue/words.ts';
import type { MealWeek } from '#planning/meals/model/meal-plan.ts';
import { energyText, wholeNumber } from '#planning/page/figures.ts';
import type { TrainingWeek } from '#planning/training/model/training-plan.ts';
import { createGuard } from '#planning/writing/guard/guard.ts';
import { writingPrompt } from '#planning/writing/prompt.ts';
import {
  only,
  placesOf,
  type TextSlot,
  type WritingTask,
} from '#planning/writing/task/writing-task.ts';
import { catalogue } from '../plans/standard-kitchen.ts';
import type { GoodWriting } from './good-writing.ts';
import {
  answerTo,
  mealWeeks,
  plainWriter,
  profileWith,
  tasksOf,
  trainingTasksOf,
  trainingWeeks,
} from './writing.ts';

const guard = createGuard(catalogue);
const profile = profileWith({ cooking_time: 'More than 1 hour', cooking_skill: 'Advanced' });

interface Looked {
  readonly looked: number;
  /** Texts that were refused, with what was found. */
  readonly refused: readonly string[];
}

/** One text in its place of a task; null when it passed. */
function refusalOf(task: WritingTask, id: string, texts: readonly string[]): string | null {
  const alone = only(task, new Set([id]));
  const canary = 'mark-4711';
  const { instruction } = writingPrompt(alone, canary);
  const answer = answerTo(alone, (place) => (place.id === id ? texts : plainWriter(place)));
  const { findings } = guard.check(answer, alone, { instruction, canary });
  if (findings.length === 0) return null;
  const why = findings.map(({ kind, detail }) => `${kind} ${detail}`).join(', ');
  return `${id}: ${texts.join(' ')} (${why})`;
}

/** The week with one dish at every lunch, so that its texts can be looked at. */
function weekOf(recipe: string, base: MealWeek): MealWeek | null {
  const dish = catalogue.dishById.get(recipe);
  if (!dish) return null;
  const ingredients = dish.ingredients.map(({ food, grams }) => ({ food: food.key, grams }));
  const days = base.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) =>
      meal.name === 'Lunch' ? { ...meal, dishes: [{ recipe, ingredients }] } : meal,
    ),
  }));
  return { ...base, days };
}

/** Whether a text names a food that has left the recipe since the text was written. */
function isOutdated(texts: readonly string[], recipe: string): boolean {
  const served = catalogue.dishById.get(recipe)?.foods ?? new Set<FoodKey>();
  const line = ` ${wordsOf(texts.join(' ')).join(' ')} `;
  const names = [...served].flatMap((key) => catalogue.foods.get(key)?.labels ?? []);
  return [...catalogue.foods.values()].some(({ key, labels: [name = []] }) => {
    const phrase = name.join(' ');
    const alike = names.some((label) => name.every((word) => label.includes(word)));
    return !served.has(key) && !alike && phrase !== '' && line.includes(` ${phrase} `);
  });
}

const minutesIn = (place: TextSlot) => /(\d+)\u00a0min/.exec(place.scope.text)?.[1] ?? '';

/** Looks at texts in their places and keeps what was found. */
class Looker {
  looked = 0;
  readonly refused: string[] = [];

  look(task: WritingTask, id: string, texts: readonly string[]): void {
    this.looked += 1;
    const refusal = refusalOf(task, id, texts);
    if (refusal) this.refused.push(refusal);
  }
}

function lookAtDishes(writing: GoodWriting, base: MealWeek, looker: Looker): void {
  for (const { recipe, method, tips } of writing.dishes) {
    const week = weekOf(recipe, base);
    // a recipe may have left the book since its texts were written
    const [task] = week ? tasksOf(week, profile) : [];
    if (!task) continue;
    if (method.length > 0 && !isOutdated(method, recipe))
      looker.look(task, 'Monday/Lunch/method', method);
    for (const tip of tips) {
      if (!isOutdated([tip], recipe)) looker.look(task, 'Monday/Lunch/tip', [tip]);
    }
  }
}

function lookAtWeek(writing: GoodWriting, base: MealWeek, looker: Looker): void {
  const tasks = tasksOf(base, profile);
  const find = (id: string) => {
    const task = tasks.find(({ parts }) => placesOf(parts).some((place) => place.id === id));
    const place = task && placesOf(task.parts).find((one) => one.id === id);
    if (!task || !place) throw new Error(`no place ${id}`);
    return { task, place };
  };
  const filled = (text: string, { kcal, protein }: { kcal: number; protein: number }) =>
    text
      .replaceAll('{kj}', energyText(kcal).split(' (')[0] ?? '')
      .replaceAll('{kcal}', `${wholeNumber(kcal)} kcal`)
      .replaceAll('{protein}', `${wholeNumber(protein)} g`)
      .replaceAll('{week}', String(base.week));
  const { energy, protein } = base.target;
  for (const lead of writing.leads) {
    looker.look(find('lead').task, 'lead', [filled(lead, { kcal: energy, protein })]);
  }
  const closingTask = find('closing').task;
  for (const closing of writing.closings) looker.look(closingTask, 'closing', [closing]);
  for (const [index, text] of writing.days.entries()) {
    const day = base.days[index % 7];
    if (!day) continue;
    const own = filled(text, day.amounts).replaceAll('{meals}', String(day.meals.length));
    looker.look(find(day.weekday).task, day.weekday, [own]);
  }
  for (const [index, text] of writing.tips.entries()) {
    const day = base.days[index % 7];
    const meal = day?.meals[index % 3];
    if (!day || !meal) continue;
    const { task, place } = find(`${day.weekday}/${meal.name}/tip`);
    const own = filled(text, meal.amounts).replaceAll('{minutes}', `${minutesIn(place)} minutes`);
    looker.look(task, place.id, [own]);
  }
}

function lookAtTraining(writing: GoodWriting, sessions: TrainingWeek, looker: Looker): void {
  const [training] = trainingTasksOf(sessions, profile);
  const [first] = sessions.sessions;
  if (!training || !first) throw new Error('no training');
  const texts = [
    ['', writing.sessions],
    ['/Warm-up', writing.warmUps],
    ['/Main workout', writing.mains],
    ['/Cool-down', writing.coolDowns],
    ['/message', writing.messages],
  ] as const;
  for (const [part, list] of texts) {
    for (const text of list) {
      const own = text.replaceAll('{minutes}', `${first.minutes} minutes`);
      looker.look(training, first.weekday + part, [own]);
    }
  }
}

/** Looks at good texts in the places they are for, and tells which of them the guard refuses. */
export function falseRefusals(writing: GoodWriting): Looked {
  const [base] = mealWeeks(profile, 'good');
  const [sessions] = trainingWeeks(profile, 'good');
  if (!base || !sessions) throw new Error('no plan');
  const looker = new Looker();
  lookAtDishes(writing, base, looker);
  lookAtWeek(writing, base, looker);
  lookAtTraining(writing, sessions, looker);
  return looker;
}

import { profileDefaults } from '#contract/profile/profile-form.ts';
import { exercises } from '#planning/catalogue/exercises.ts';
import type { MealWeek } from '#planning/meals/model/meal-plan.ts';
import { planMonth } from '#planning/meals/plan-month.ts';
import { requestOf } from '#planning/meals/plan-request.ts';
import { escapeText } from '#planning/page/html.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { eatingRules } from '#planning/safety/eating-rules.ts';
import type { TrainingWeek } from '#planning/training/model/training-plan.ts';
import { createTrainingPlanner } from '#planning/training/plan-training.ts';
import { mealTasks } from '#planning/writing/task/meal-task.ts';
import { trainingTasks } from '#planning/writing/task/training-task.ts';
import { isSection, type TextSlot, type WritingTask } from '#planning/writing/task/writing-task.ts';
import { catalogue, kitchen } from '../plans/standard-kitchen.ts';

const table = new Map(exercises.map((exercise) => [exercise.id, exercise]));

export function profileWith(change: Partial<Profile> = {}): Profile {
  return { ...profileDefaults, full_name: 'Thandi Mokoena', disliked_foods: '', ...change };
}

export function mealWeeks(profile: Profile, seed = 'writing'): readonly MealWeek[] {
  const plan = planMonth(kitchen, requestOf(profile), seed);
  if (!plan.ok) throw new Error(plan.reason);
  return plan.weeks;
}

export function trainingWeeks(profile: Profile, seed = 'writing'): readonly TrainingWeek[] {
  const plan = createTrainingPlanner(exercises).plan(profile, seed);
  if (!plan.ok) throw new Error(plan.reason);
  return plan.weeks;
}

export function tasksOf(week: MealWeek, profile: Profile): readonly WritingTask[] {
  return mealTasks(week, profile, catalogue, eatingRules(profile, catalogue));
}

export function trainingTasksOf(week: TrainingWeek, profile: Profile): readonly WritingTask[] {
  return trainingTasks(week, profile, table);
}

/** What is written into a place: a paragraph as one text, a method as its steps. */
export type Writer = (place: TextSlot) => readonly string[];

/** Plain words that keep to any plan; a method is told with the plan's own steps. */
export const plainWriter: Writer = (place) =>
  place.kind === 'steps'
    ? place.scope.steps.split(/(?<=\.) /)
    : ['Take your time, keep it simple and enjoy every moment of it.'];

function partHtml(part: WritingTask['parts'][number], write: Writer): string {
  if (isSection(part)) {
    const heading = part.className === 'day' ? 'h3' : 'h4';
    const inner = part.children.map((child) => partHtml(child, write)).join('\n');
    return `<section class="${part.className}"><${heading} class="${part.className}-name">${part.emoji} ${part.heading}</${heading}>\n${inner}\n</section>`;
  }
  const texts = write(part).map(escapeText);
  return part.kind === 'steps'
    ? `<ol class="method">${texts.map((text) => `<li>${text}</li>`).join('')}</ol>`
    : `<p class="${part.className}">${part.emoji} ${texts.join(' ')}</p>`;
}

/** The answer of a model that fills the structure as it was asked to. */
export function answerTo(task: WritingTask, write: Writer = plainWriter): string {
  return `<article class="plan">\n${task.parts.map((part) => partHtml(part, write)).join('\n')}\n</article>`;
}

/** The plain answer with one text in the place of another. */
export function answerWith(task: WritingTask, id: string, text: string): string {
  return answerTo(task, (place) => (place.id === id ? [text] : plainWriter(place)));
}

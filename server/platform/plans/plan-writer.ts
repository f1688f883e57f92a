import type { MealWeek } from '#planning/meals/model/meal-plan.ts';
import type { Profile } from '#planning/profile/profile.ts';
import type { ShoppingList } from '#planning/shopping/shopping-list.ts';
import type { TrainingWeek } from '#planning/training/model/training-plan.ts';

/** What a generation makes; also the end of its address. */
export type GenerationKind = 'meal-plans' | 'exercise-plans' | 'shopping-list';

/**
 * A computed plan that is right as it is, with the planner's own HTML of each part: four weeks, or one list.
 * `pages[n]` belongs to `weeks[n]`.
 */
export type PlanToWrite = { readonly profile: Profile; readonly pages: readonly string[] } & (
  | { readonly kind: 'meal-plans'; readonly weeks: readonly MealWeek[] }
  | { readonly kind: 'exercise-plans'; readonly weeks: readonly TrainingWeek[] }
  | { readonly kind: 'shopping-list'; readonly list: ShoppingList }
);

export interface WritingContext {
  /** Names the generation in accounts of tokens and cost; it says nothing about the member. */
  readonly generationId: string;
  /** Fires when the member cancelled, the server stops, or another process has taken over. */
  readonly signal: AbortSignal;
  /** Parts that an earlier attempt has finished, by place: they need not be written again. */
  readonly finished: ReadonlyMap<number, string>;
  /**
   * Tells that the part of this place is ready as it will be stored, so that it is shown while the others come.
   * Only HTML that has passed every check may be handed in.
   */
  partReady(place: number, html: string): Promise<void>;
}

/**
 * Puts a computed plan into words. No database connection is held while it works.
 * @returns HTML of each part, in the order of `pages`, made of the closed set of elements and classes
 * @throws PlanNotWritten where the member is to be told that it failed; anything else is tried again
 */
export type PlanWriter = (plan: PlanToWrite, context: WritingContext) => Promise<readonly string[]>;

/** The writer for a member, whose daily allowance it counts; null: the planner's own HTML is stored. */
export type WriterOf = (memberId: string) => PlanWriter | null;

/** The plan was computed but could not be put into words, and the planner's own words are not wanted instead. */
export class PlanNotWritten extends Error {
  override readonly name = 'PlanNotWritten';
}

/** A week of a stored plan that a member has changed, and its page from before. */
export type ChangedWeek = { readonly profile: Profile; readonly page: string } & (
  | { readonly plan: 'meal-plans'; readonly before: MealWeek; readonly after: MealWeek }
  | { readonly plan: 'exercise-plans'; readonly before: TrainingWeek; readonly after: TrainingWeek }
);

/** Renders a changed week with those words of its page before that are still true of it. */
export type KeepWords = (changed: ChangedWeek) => Promise<string>;

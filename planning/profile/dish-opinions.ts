/** What a member may say of a dish that they were served. */
export const opinions = ['more', 'not again'] as const;
export type Opinion = (typeof opinions)[number];

/** A dish by the id of its recipe, which may mean nothing any more. */
export interface DishOpinion {
  readonly dish: string;
  readonly opinion: Opinion;
}

function dishesOf(said: readonly DishOpinion[] = [], wanted: Opinion): ReadonlySet<string> {
  return new Set(said.flatMap(({ dish, opinion }) => (opinion === wanted ? [dish] : [])));
}

/** Dishes that are drawn rather than others, within all that limits how often a dish comes. */
export function wantedDishes(said?: readonly DishOpinion[]): ReadonlySet<string> {
  return dishesOf(said, 'more');
}

/** Dishes that no new meal holds. A stored meal may keep them: they harm nobody. */
export function unwantedDishes(said?: readonly DishOpinion[]): ReadonlySet<string> {
  return dishesOf(said, 'not again');
}

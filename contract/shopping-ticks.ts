/** Key of one trip for a food among the ticks; a longer key than that of any food, so that they never meet. */
export function tripKey(food: string, week: number, weekday: string): string {
  return `${food}@${week}-${weekday.slice(0, 3).toLowerCase()}`;
}

/** What is said of a food or of one trip for it. */
interface SaidTick {
  readonly ticked: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Whether one trip's share of a food is ticked: the food as a whole, or this trip alone, whichever was touched last. */
export function isTripTicked(whole: SaidTick | undefined, own: SaidTick | undefined): boolean {
  const last = whole && (!own || whole.at > own.at) ? whole : own;
  return last?.ticked ?? false;
}

/** Key of one trip for a food among the ticks; a longer key than that of any food, so that they never meet. */
export function tripKey(food: string, week: number, weekday: string): string {
  return `${food}@${week}-${weekday.slice(0, 3).toLowerCase()}`;
}

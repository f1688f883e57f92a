/** Hours of the day between which meals are eaten, spread evenly over it. */
const eating = { from: 6, to: 20 };

/**
 * The meal that is to be cooked next: by the clock, and after those of which it is known what became of them.
 * @param isTold whether the meal in this place of the day was eaten or skipped
 * @returns its place, from 0; null when the day is done
 */
export function nextMeal(
  count: number,
  now: Date,
  isTold: (place: number) => boolean,
): number | null {
  const gone = (now.getHours() - eating.from) / (eating.to - eating.from);
  const due = Math.max(0, Math.min(count - 1, Math.floor(gone * count)));
  for (let place = due; place < count; place++) if (!isTold(place)) return place;
  return null;
}

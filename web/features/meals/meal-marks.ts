import type { ProfileFit } from '#contract/profile/profile-fit.ts';
import { addMark } from '#web/fit/use-plan-marks.ts';

/** A meal, or a whole day, that the profile does not allow, and what is said of it. */
type ConcernedMeal = NonNullable<ProfileFit['meals']>['marks'][number];

/** Marks the meals of a week that the profile does not allow, and the days that hold them, which may be folded. */
export function markMeals(plan: Element, marks: readonly ConcernedMeal[]): void {
  for (const [index, day] of [...plan.querySelectorAll('.plan > .day')].entries()) {
    const own = marks.filter((mark) => mark.day === index);
    if (own.length === 0) continue;
    const meals = [...day.querySelectorAll('.meal')];
    for (const { meal, says } of own) {
      if (meal !== null) addMark(meals[meal]?.querySelector('.meal-name') ?? null, says);
    }
    const whole = own.find(({ meal }) => meal === null);
    const count = own.length - (whole ? 1 : 0);
    const says = whole?.says ?? `${count} ${count === 1 ? 'meal' : 'meals'}`;
    addMark(day.querySelector('.day-name'), says);
  }
}

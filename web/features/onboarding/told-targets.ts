import { wholeNumber } from '#planning/page/figures.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { weeklyChange } from '#planning/targets/goal-energy.ts';
import { kilojoulesPerKilocalorie } from '#planning/targets/kilojoules.ts';
import { dailyTargets } from '#planning/targets/targets.ts';

/** Nobody feels less, and no scale tells it apart from a glass of water. */
const leastChange = 0.05;

function changeText(kilograms: number): string {
  if (Math.abs(kilograms) < leastChange) return 'so that your weight stays where it is';
  const way = kilograms < 0 ? 'less' : 'more';
  return `about ${Math.abs(kilograms).toFixed(1)}\u00a0kg a week ${way} at first`;
}

/** What the answers so far come to: 'About 8 600 kJ a day, about 0.5 kg a week less at first.' Empty for a body that we cannot plan for. */
export function targetsTold(profile: Profile): string {
  const result = dailyTargets(profile);
  if (!result.ok) return '';
  const { energy, maintenance } = result.targets;
  // to the hundred: the plan itself says it to the kilojoule
  const kilojoules = Math.round((energy * kilojoulesPerKilocalorie) / 100) * 100;
  return `About ${wholeNumber(kilojoules)}\u00a0kJ a day, ${changeText(weeklyChange(energy, maintenance))}.`;
}

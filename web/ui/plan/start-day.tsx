import { useId } from 'react';
import type { StartChoice } from '#contract/plans/plan-start.ts';
import { dateBrief } from '#planning/page/day-words.ts';
import type { PlanStart } from '#web/lib/plans/use-plan-start.ts';

const names: Readonly<Record<StartChoice, string>> = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  monday: 'Monday',
};

/** On which day new plans begin: three days side by side, one of them chosen already. */
export function StartDay({ start: { options, day, choose } }: { readonly start: PlanStart }) {
  const group = useId();
  return (
    <fieldset className="w-full max-w-md text-left">
      <legend className="mb-2 text-sm font-bold">Day 1 of your new plans</legend>
      <div className="flex flex-wrap gap-1.5 sm:gap-2">
        {options.map((option) => (
          <label
            key={option.choice}
            className="choice min-h-11 flex-1 flex-col items-center justify-center gap-0 px-1 py-2 text-center leading-snug"
          >
            <input
              type="radio"
              name={group}
              value={option.choice}
              checked={option.day === day}
              onChange={() => choose(option.choice)}
              className="absolute inset-0 opacity-0"
            />
            <span className="font-bold">{names[option.choice]}</span>{' '}
            <span className="text-sm text-muted">{dateBrief(option.day)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

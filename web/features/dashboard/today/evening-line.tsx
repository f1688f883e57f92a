import { useState } from 'react';
import type { Overview } from '#contract/plans/overview.ts';
import { useIsAfternoon } from '#web/cook/afternoon.ts';
import { cookAddress } from '#web/cook/cook-address.ts';
import { cookSheetsResource } from '#web/cook/cook-sheets-resource.ts';
import { eveningAddress, thisEvening } from '#web/cook/evening.ts';
import { AppLink } from '#web/ui/app-link.tsx';

interface EveningLineProps {
  readonly userId: string;
  readonly overview: Overview;
  readonly now: Date;
}

const link = 'font-bold underline decoration-2 underline-offset-4';

/**
 * From noon on what to take out or soak this evening, and the way to the dish; nothing where there is nothing. It is read from the sheets
 * for the kitchen as they lie on this device when the page opens, so that nothing is fetched and nothing moves for it; of a
 * meal that was swapped since they say nothing.
 */
export function EveningLine({ userId, overview, now }: EveningLineProps) {
  const [sheets] = useState(() => cookSheetsResource.current(userId).data);
  const afternoon = useIsAfternoon();
  const evening = sheets && afternoon ? thisEvening(sheets, now) : null;
  const { week, day } = evening?.place ?? { week: 0, day: 0 };
  const cooked = sheets?.weeks?.find((one) => one.week === week)?.days[day]?.meals;
  const planned = overview.meals?.weeks?.find((one) => one.week === week)?.days[day]?.meals;
  const tasks = evening?.tasks.filter(
    ({ place }) => cooked?.[place]?.name === planned?.[place]?.name,
  );
  const [first, ...more] = tasks ?? [];
  if (!evening || !first) return null;
  return (
    <p className="mt-3">
      This evening, for tomorrow:{' '}
      <AppLink to={cookAddress({ ...evening.place, meal: first.place })} className={link}>
        {first.meal}, {first.dish}
      </AppLink>
      . {first.says}
      {more.length > 0 && (
        <>
          {' '}
          <AppLink to={eveningAddress} className={link}>
            And {more.length} more
          </AppLink>
        </>
      )}
    </p>
  );
}

import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useMemberResource } from '#web/lib/requests/resource.ts';
import { findSession, type SessionPlace } from '../log/session-progress.ts';
import type { SetBook } from '../log/set-book.ts';
import { useSets } from '../log/use-sets.ts';
import { planDetailsResource, type WeekDetails } from '../plan-details.ts';
import { readGymMemory } from './gym-memory.ts';
import type { GymViewProps } from './gym-view.tsx';
import { type LeftSession, useLeftSession } from './left-session.ts';

interface Open {
  readonly View: ComponentType<GymViewProps>;
  readonly place: SessionPlace;
}

const none: readonly WeekDetails[] = [];

/** The set-by-set view, whose code is fetched when it is first opened; after a reload it is where it was. */
export function useGym(userId: string): {
  readonly weeks: readonly WeekDetails[];
  /** The weeks are on their way. */
  readonly isReading: boolean;
  /** Begun in plans that are not there any more, and not finished. */
  readonly left: LeftSession | null;
  readonly book: SetBook;
  start(place: SessionPlace): void;
  readonly layer: ReactNode;
} {
  const { data: weeks = none, status: read } = useMemberResource(planDetailsResource, userId);
  const { store, status } = useSets(userId);
  const [open, setOpen] = useState<Open | null>(null);
  const start = useCallback((place: SessionPlace) => {
    const show = async () => {
      const { GymView } = await import('./gym-view.tsx');
      setOpen({ View: GymView, place });
    };
    void show();
  }, []);
  useEffect(() => {
    const memory = readGymMemory(userId, Date.now());
    if (memory) start({ plan: memory.plan, week: memory.week, session: memory.session });
  }, [userId, start]);
  const left = useLeftSession(userId, weeks, status.book);
  const all = left ? [...weeks, left.week] : weeks;
  const found = open && findSession(all, open.place);
  const layer = open && found && (
    <open.View
      key={`${open.place.week} ${open.place.session}`}
      userId={userId}
      weeks={all.filter(({ plan }) => plan === found.week.plan)}
      week={found.week}
      session={found.session}
      store={store}
      status={status}
      onClosed={() => setOpen(null)}
    />
  );
  return { weeks, isReading: read === 'loading', left, book: status.book, start, layer };
}

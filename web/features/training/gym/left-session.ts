import { useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { memberKey, parseJson, readStored, writeStored } from '#web/lib/device/storage.ts';
import { type LeftSets, sessionStaleAfterMs, tellLeftSets } from '#web/lib/training/left-sets.ts';
import { progressOf } from '../log/session-progress.ts';
import { lastWord, type SetBook } from '../log/set-book.ts';
import { type SessionDetails, type WeekDetails, weekDetailsSchema } from '../plan-details.ts';

/** A session that was begun, and whose plan has made room for another one since: it can be finished all the same. */
export interface LeftSession {
  /** Its week, with this one session. */
  readonly week: WeekDetails;
  readonly session: SessionDetails;
}

const keyOf = (userId: string) => memberKey('left-session', userId);

/** Whether a session is neither over nor long left. */
function isUnderWay({ week, session }: LeftSession, book: SetBook, now: number): boolean {
  const { done, of } = progressOf(week, session, book);
  return (
    done > 0 &&
    done < of &&
    now - lastWord(week.plan, week.week, session.name, book) < sessionStaleAfterMs
  );
}

/** The session of these weeks that the member is in the middle of; null where there is none. */
function underWay(weeks: readonly WeekDetails[], book: SetBook, now: number): LeftSession | null {
  const all = weeks.flatMap((week) =>
    week.sessions.map((session) => ({ week: { ...week, sessions: [session] }, session })),
  );
  return all.find((one) => isUnderWay(one, book, now)) ?? null;
}

/** What the dashboard says of it. */
function figuresOf({ week, session }: LeftSession, book: SetBook): LeftSets {
  const { name, weekday, minutes } = session;
  const saidAt = lastWord(week.plan, week.week, name, book);
  return { session: name, weekday, minutes, ...progressOf(week, session, book), saidAt };
}

function readLeft(userId: string): LeftSession | null {
  const week = v.safeParse(weekDetailsSchema, parseJson(readStored(keyOf(userId))));
  const session = week.success ? week.output.sessions[0] : undefined;
  return week.success && session ? { week: week.output, session } : null;
}

/**
 * The session that was under way when new plans took the place of its own, as long as it can be gone on with. It stays
 * on this device; its sets are in the log like all others.
 */
export function useLeftSession(
  userId: string,
  weeks: readonly WeekDetails[],
  book: SetBook,
): LeftSession | null {
  const before = useRef(weeks);
  const [left, setLeft] = useState(() => readLeft(userId));
  const [now] = useState(() => Date.now());
  useEffect(() => {
    const [old] = before.current;
    const [next] = weeks;
    if (old && next && old.plan !== next.plan) {
      const found = underWay(before.current, book, Date.now());
      if (found) {
        writeStored(keyOf(userId), JSON.stringify(found.week));
        setLeft(found);
      }
    }
    if (next) before.current = weeks;
  }, [userId, weeks, book]);
  const there = left && left.week.plan !== weeks[0]?.plan && isUnderWay(left, book, now);
  const shown = there ? left : null;
  const figures = useMemo(() => shown && figuresOf(shown, book), [shown, book]);
  useEffect(() => {
    if (weeks.length > 0) tellLeftSets(userId, figures);
  }, [userId, weeks, figures]);
  return shown;
}

import { useState } from 'react';
import { type WeekNumber, weekNumbers } from '#planning/calendar.ts';
import { type KeptListView, keepListView, keptListView } from '#web/lib/device/list-view.ts';

/** What of the list is shown. */
export interface ListView extends KeptListView {
  readonly span: 'month' | 'this-week' | 'next-week';
}

/** The member's choice of what is shown. All but the span is kept on this device; each visit opens on this week's trip. */
export function useListView(
  userId: string,
): readonly [ListView, (change: Partial<ListView>) => void] {
  const [view, setView] = useState<ListView>(() => ({
    ...keptListView(userId),
    span: 'this-week',
  }));
  const change = (next: Partial<ListView>) => {
    const changed = { ...view, ...next };
    keepListView(userId, changed);
    setView(changed);
  };
  return [view, change];
}

interface SpanWeek {
  readonly span: ListView['span'];
  /** Null for the whole month. */
  readonly week: WeekNumber | null;
}

/** Which week a span means today; the whole month where the plan has no such week. @param currentWeek from 1 on */
export function spanWeek(span: ListView['span'], currentWeek: number): SpanWeek {
  const wanted = span === 'month' ? 0 : currentWeek + (span === 'next-week' ? 1 : 0);
  const week = weekNumbers.find((one) => one === wanted) ?? null;
  return { span: week === null ? 'month' : span, week };
}

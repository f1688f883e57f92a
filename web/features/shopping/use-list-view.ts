import { useState } from 'react';
import * as v from 'valibot';
import { type WeekNumber, weekNumbers } from '#planning/calendar.ts';
import { memberKey, parseJson, readStored, writeStored } from '#web/lib/storage.ts';

const viewSchema = v.object({
  tier: v.picklist(['budget', 'premium']),
  span: v.picklist(['month', 'this-week', 'next-week']),
});
/** What of the list is shown. */
export type ListView = v.InferOutput<typeof viewSchema>;

/** The member's choice of what is shown, kept on this device. */
export function useListView(
  userId: string,
): readonly [ListView, (change: Partial<ListView>) => void] {
  const key = memberKey('shopping-view', userId);
  const [view, setView] = useState<ListView>(() => {
    const kept = v.safeParse(viewSchema, parseJson(readStored(key)));
    return kept.success ? kept.output : { tier: 'budget', span: 'month' };
  });
  const change = (next: Partial<ListView>) => {
    const changed = { ...view, ...next };
    writeStored(key, JSON.stringify(changed));
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

import { useState } from 'react';
import * as v from 'valibot';
import { type WeekNumber, weekNumbers } from '#planning/calendar.ts';
import { memberKey, parseJson, readStored, writeStored } from '#web/lib/device/storage.ts';

const keptSchema = v.object({
  tier: v.picklist(['budget', 'premium']),
  /** The one shop of which rows are shown; null for all. */
  shop: v.optional(v.nullable(v.string()), null),
});
type KeptView = v.InferOutput<typeof keptSchema>;

/** What of the list is shown. */
export interface ListView extends KeptView {
  readonly span: 'month' | 'this-week' | 'next-week';
}

/** The member's choice of what is shown. Choice and shop are kept on this device; each visit opens on this week's trip. */
export function useListView(
  userId: string,
): readonly [ListView, (change: Partial<ListView>) => void] {
  const key = memberKey('shopping-view', userId);
  const [view, setView] = useState<ListView>(() => {
    const kept = v.safeParse(keptSchema, parseJson(readStored(key)));
    return { ...(kept.success ? kept.output : { tier: 'budget', shop: null }), span: 'this-week' };
  });
  const change = (next: Partial<ListView>) => {
    const changed = { ...view, ...next };
    const { tier, shop } = changed;
    writeStored(key, JSON.stringify({ tier, shop }));
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

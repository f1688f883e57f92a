import { wordBounds } from '#contract/shopping/shopping-words.ts';

/** Money as typed on a phone, in cents: 'R12,5' as 1250. Null for what is none, or is more than anything in a shop costs. */
export function typedCents(text: string): number | null {
  const plain = text.trim().replace(/^r\s*/i, '').replace(',', '.');
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return null;
  const cents = Math.round(Number(plain) * 100);
  return cents <= wordBounds.cents ? cents : null;
}

/** Cents as somebody types them: '12.50'. */
export function centsTyped(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2);
}

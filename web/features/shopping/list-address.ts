import { wire } from '#contract/paths.ts';

/** Where a member's list is asked for. The HTML is as long as the details again, and asked for only if needed. */
export function listAddress(
  userId: string,
  columns = 'details,updated_at,spent_before,spent_until',
): string {
  const asked = new URLSearchParams({ select: columns, user_id: `eq.${userId}` });
  return `${wire.data}/shopping_lists?${asked}`;
}

/** Of a tick, as it is asked for and answered. */
export const tickColumns = 'item,ticked,at_home,premium,changed_at';

/** Where the client of the data wire asks for a member's ticks: without them no row can be shown. */
export function ticksAddress(userId: string): string {
  const asked = new URLSearchParams({ select: tickColumns, user_id: `eq.${userId}` });
  return `${wire.data}/shopping_ticks?${asked}`;
}

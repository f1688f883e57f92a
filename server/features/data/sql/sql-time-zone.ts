import type { Statement } from '../../../platform/database/database.ts';

/** Sets the time zone in which times are written, for the rest of the transaction. */
export function timeZoneStatement(name: string): Statement {
  return { text: `select set_config('timezone', $1, true)`, values: [name] };
}

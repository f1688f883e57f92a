import type { PostgrestClient } from '@supabase/postgrest-js';
import { wire } from '#contract/paths.ts';
import { patiently } from '../wire/patiently.ts';
import { WireError } from '../wire/wire-error.ts';
import { memberFetch } from './member-fetch.ts';

let pending: Promise<PostgrestClient> | undefined;

/** The one client of the data wire on this page. */
export function dataClient(): Promise<PostgrestClient> {
  pending ??= import('./data-library.ts')
    .then(
      ({ PostgrestClient }) =>
        // its own retries keep a member waiting for seven seconds before anything is said
        new PostgrestClient(location.origin + wire.data, {
          fetch: patiently(memberFetch),
          retry: false,
        }),
    )
    .catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
  return pending;
}

interface Answer {
  readonly data: unknown;
  readonly error: { readonly message: string; readonly code: string } | null;
  readonly status: number;
}

/** Code of the database for 'this row is there already'. */
export const rowExists = '23505';

/** The rows of an answer, not yet parsed. @throws WireError with the server's code and words */
export function rowsOf(answer: Answer): unknown {
  if (answer.error) throw new WireError(answer.error.message, answer.status, answer.error.code);
  return answer.data;
}

import { sentences } from '#contract/sentences.ts';
import { ProductError } from '../answers/errors.ts';
import { databaseError } from '../database/database-error.ts';

/** What `auth.require_session` raises. */
const sessionEndedState = 'PH401';

/** A token that is whole, of a session that has ended: after sign-out, a new password, a ban or the account's deletion. */
export class SessionEnded extends ProductError {
  constructor(cause?: unknown) {
    super(401, 'not_authenticated', sentences.notAuthenticated, { cause });
  }
}

/** The error itself, or in the place of the database's refusal of an ended session what the client is told. */
export function explainEnded(error: unknown): unknown {
  return databaseError(error)?.code === sessionEndedState ? new SessionEnded(error) : error;
}

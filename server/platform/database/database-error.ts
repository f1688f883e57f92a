import pg from 'pg';

/** The server's error behind a failed statement, or null when it was something else (a lost connection, a bug). */
export function databaseError(error: unknown): pg.DatabaseError | null {
  return error instanceof pg.DatabaseError ? error : null;
}

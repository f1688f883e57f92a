/** A refusal or failure of the server, with the words it gave. `status` is 0 when no answer came at all. */
export class WireError extends Error {
  override readonly name = 'WireError';
  readonly status: number;
  readonly code: string;

  constructor(message: string, status: number, code: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The server's code of what went wrong; '' where it gave none. */
export function codeOf(error: unknown): string {
  return error instanceof WireError ? error.code : '';
}

/** The server's own words where it refused; the given sentence where it broke down or could not be reached. */
export function messageOf(error: unknown, fallback: string): string {
  const refused = error instanceof WireError && error.status >= 400 && error.status < 500;
  return refused && error.message !== '' ? error.message : fallback;
}

/**
 * Whether this code, of the database or of a function, says that the member has not agreed, or their parent or guardian has
 * not; trying again does not help before they do.
 */
export const isUnagreed = (code: string): boolean => code === 'PT403' || code === 'consent_missing';

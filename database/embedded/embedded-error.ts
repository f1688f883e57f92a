export type EmbeddedErrorCode =
  | 'running'
  | 'unsupported-platform'
  | 'incompatible-data'
  | 'start-failed'
  | 'no-permission';

/** Why the embedded PostgreSQL is not available; the message is written for the person who started the program. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError';
  readonly code: EmbeddedErrorCode;

  constructor(code: EmbeddedErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The system's code of a failed call, such as `ENOENT`; undefined for other errors. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Answers `absent` where the file or folder does not exist; every other failure stays an error. */
export function whenAbsent<T>(absent: T): (error: unknown) => T {
  return (error) => {
    const code = errorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return absent;
    throw error;
  };
}

/** Puts a failed system call into words; an EmbeddedError passes through as it is. */
export function explain(error: unknown, dataDir: string): EmbeddedError {
  if (error instanceof EmbeddedError) return error;
  const detail = error instanceof Error ? error.message : String(error);
  const denied = ['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '');
  if (denied) {
    return new EmbeddedError(
      'no-permission',
      `The data folder ${dataDir} cannot be used by this user (${detail}). Start as the user who owns it, set DATA_DIR to a folder that this user may write to, or set DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    );
  }
  return new EmbeddedError('start-failed', `The embedded PostgreSQL did not start: ${detail}`, {
    cause: error,
  });
}

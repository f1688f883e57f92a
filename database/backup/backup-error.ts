/** A backup that cannot be made or used; its message is a sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export const damaged = (what: string, cause?: unknown): BackupError =>
  new BackupError(`The backup is damaged: ${what}. Use another one.`, { cause });

/** What a caller is told about a request that failed. */
interface Fault {
  readonly status: number;
  /** A code of the protocol (PGRST…) or a SQLSTATE. */
  readonly code: string;
  readonly message: string;
  readonly details?: string | null;
  readonly hint?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The one error that this wire throws on purpose; its fields are the answer's four keys. */
export class WireError extends Error {
  override readonly name = 'WireError';
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(fault: Fault) {
    super(fault.message);
    this.status = fault.status;
    this.code = fault.code;
    this.details = fault.details ?? null;
    this.hint = fault.hint ?? null;
    this.headers = fault.headers ?? {};
  }
}

/** JSON text of the error, always with the same four keys. */
export function errorBody({ code, message, details, hint }: WireError): string {
  return JSON.stringify({ code, message, details, hint });
}

export function challenge(description: string): Readonly<Record<string, string>> {
  return { 'www-authenticate': `Bearer error="invalid_token", error_description="${description}"` };
}

/** A body that cannot be used. */
export function invalidBody(message: string): WireError {
  return new WireError({ status: 400, code: 'PGRST102', message });
}

/** A body of more rows than one statement should write: a megabyte of the shortest ones takes seconds. */
export function tooManyRows(most: number): WireError {
  return new WireError({
    status: 413,
    code: 'PGRST102',
    message: `The body holds more than ${most} rows`,
  });
}

/** A relation between tables, which this wire does not join. */
export function unknownRelation(table: string, relation: string): WireError {
  return new WireError({
    status: 400,
    code: 'PGRST200',
    message: `Could not find a relationship between '${table}' and '${relation}' in the schema cache`,
    details: 'Rows of one table at a time can be read.',
  });
}

/** A filter, order or limit that names a joined table. */
export function notEmbedded(relation: string): WireError {
  return new WireError({
    status: 400,
    code: 'PGRST108',
    message: `'${relation}' is not an embedded resource in this request`,
    hint: `Verify that '${relation}' is included in the 'select' query parameter.`,
  });
}

export function unknownColumn(table: string, column: string): WireError {
  return new WireError({
    status: 400,
    code: 'PGRST204',
    message: `Could not find the '${column}' column of '${table}' in the schema cache`,
  });
}

import { WireError } from '../wire-error.ts';

const choices = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['minimal', 'headers-only', 'representation'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
} as const;
type Choices = typeof choices;
type ChoiceName = keyof Choices;

/** What a `Prefer` header asks for; null where it says nothing. */
export interface Preferences {
  readonly resolution: Choices['resolution'][number] | null;
  readonly missing: Choices['missing'][number] | null;
  readonly return: Choices['return'][number] | null;
  readonly count: Choices['count'][number] | null;
  readonly tx: Choices['tx'][number] | null;
  readonly handling: Choices['handling'][number] | null;
  readonly timezone: string | null;
  readonly maxAffected: number | null;
}

const zoneName = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;
/** Quarters of an hour, as far as any place is from Greenwich. */
const offset = /^[+-]?(?:0?\d|1[0-5])(?::(?:00|15|30|45))?$/;

/**
 * Whether PostgreSQL may be asked for this zone. It takes any text of POSIX's form and keeps some 20 kB for each in every
 * connection for good, so what callers can make up by the thousand does not reach it.
 */
function isTimeZone(name: string): boolean {
  if (offset.test(name)) return true;
  if (!zoneName.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** As PostgreSQL says it. */
function unknownTimeZone(name: string): WireError {
  return new WireError({
    status: 400,
    code: '22023',
    message: `invalid value for parameter "TimeZone": "${name}"`,
  });
}

function isKnown(preference: string): boolean {
  const equals = preference.indexOf('=');
  const name = preference.slice(0, Math.max(0, equals));
  const value = preference.slice(equals + 1);
  if (name === 'timezone') return true;
  if (name === 'max-affected') return /^\d{1,15}$/.test(value);
  const known: readonly (readonly [string, readonly string[]])[] = Object.entries(choices);
  return known.some(([choice, values]) => choice === name && values.includes(value));
}

/**
 * Reads the preferences of all `Prefer` headers, joined by commas. The first of a kind wins, unknown ones are ignored, but
 * not a time zone: times that silently are another zone's would be read wrongly.
 * @throws WireError PGRST122 when an unknown one comes with `handling=strict`, 22023 for an unknown time zone
 */
export function parsePrefer(header: string): Preferences {
  const given = header
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const unknown = given.filter((part) => !isKnown(part));
  const stated = (name: string): string | null => {
    const prefix = `${name}=`;
    const found = given.find((part) => part.startsWith(prefix) && !unknown.includes(part));
    return found?.slice(prefix.length) ?? null;
  };
  const choose = <Name extends ChoiceName>(name: Name): Choices[Name][number] | null => {
    const value = stated(name);
    const values: readonly Choices[Name][number][] = choices[name];
    return values.find((known) => known === value) ?? null;
  };
  const handling = choose('handling');
  if (handling === 'strict' && unknown.length > 0) {
    throw new WireError({
      status: 400,
      code: 'PGRST122',
      message: 'Invalid preferences given with handling=strict',
      details: `Invalid preferences: ${unknown.join(', ')}`,
    });
  }
  const maxAffected = stated('max-affected');
  const timezone = stated('timezone');
  if (timezone !== null && !isTimeZone(timezone)) throw unknownTimeZone(timezone);
  return {
    resolution: choose('resolution'),
    missing: choose('missing'),
    return: choose('return'),
    count: choose('count'),
    tx: choose('tx'),
    handling,
    timezone,
    maxAffected: maxAffected !== null && handling === 'strict' ? Number(maxAffected) : null,
  };
}

export type WriteKind = 'insert' | 'put' | 'update' | 'delete';

/** The `Preference-Applied` header of an answer: what was understood and means something there; null when empty. */
export function appliedPreferences(prefer: Preferences, write: WriteKind | null): string | null {
  const echo = (name: ChoiceName, means: boolean) =>
    means && prefer[name] !== null ? [`${name}=${prefer[name]}`] : [];
  const limitsWrite = write === 'update' || write === 'delete';
  const applied = [
    ...echo('resolution', write === 'insert'),
    ...echo('missing', write === 'insert' || write === 'update'),
    ...echo('return', write !== null),
    ...echo('count', true),
    ...echo('tx', true),
    ...echo('handling', true),
    ...(prefer.timezone === null ? [] : [`timezone=${prefer.timezone}`]),
    ...(limitsWrite && prefer.maxAffected !== null ? [`max-affected=${prefer.maxAffected}`] : []),
  ];
  return applied.length === 0 ? null : applied.join(', ');
}

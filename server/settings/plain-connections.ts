import { isIP } from 'node:net';
import pg from 'pg';

/** Names that no public server has: those without a dot (containers), and the ones kept for private networks. */
const privateName = /^[^.]*$|\.(?:local|internal|lan|home\.arpa|localhost|test)$/i;
const privateFour = /^(?:127|10)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\./;
const privateSix = /^(?:::1$|f[cd])/i;

/** Whether a host lies outside of this machine and of the operator's own network, as far as its name says. */
function isOutside(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  switch (isIP(bare)) {
    case 4:
      return !privateFour.test(bare);
    case 6:
      return !privateSix.test(bare);
    default:
      return !privateName.test(bare);
  }
}

export function leadsOutside(address: string | undefined): boolean {
  return address !== undefined && isOutside(new URL(address).hostname);
}

interface Addresses {
  readonly SMTP_URL?: string | undefined;
  readonly SMTP_PLAIN: boolean;
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_PLAIN: boolean;
  readonly AI_BASE_URL?: string | undefined;
  readonly AI_PLAIN: boolean;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly TRACES_PLAIN: boolean;
}

/**
 * The driver is asked what it makes of an address: of words that contradict each other, or come twice, it knows which counts.
 */
function isPlainDatabase(address: string): boolean {
  try {
    const { host, ssl }: { readonly host: string; readonly ssl: unknown } = new pg.Client({
      connectionString: address,
    });
    // the folder of a socket is on this machine
    if (host.startsWith('/') || !isOutside(host)) return false;
    if (typeof ssl !== 'object' || ssl === null) return ssl !== true;
    return 'rejectUnauthorized' in ssl && ssl.rejectUnauthorized === false;
  } catch {
    // what it cannot read it does not open either, and says why
    return false;
  }
}

function isPlainHttp(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && isOutside(hostname);
}

/** Words of nodemailer's in an address that stand there with this value alone. */
const mailWords: ReadonlyMap<string, string> = new Map([
  ['requireTLS', 'true'],
  ['ignoreTLS', 'false'],
  ['opportunisticTLS', 'false'],
  ['tls.rejectUnauthorized', 'true'],
]);

/** The word by which a mail server would be spoken to in plain, or without a look at its certificate; null: there is none. */
function plainMailWord(address: string): string | null {
  for (const [word, value] of new URL(address).searchParams) {
    const fine = mailWords.get(word);
    if (fine !== undefined && value !== fine) return word;
  }
  return null;
}

/**
 * What would carry members' data, or what they do, over other people's networks where anybody can read it.
 * @returns a sentence for each setting, which names it
 */
export function plainConnections(read: Addresses): readonly string[] {
  const problems: string[] = [];
  if (
    read.DATABASE_URL !== undefined &&
    !read.DATABASE_PLAIN &&
    isPlainDatabase(read.DATABASE_URL)
  ) {
    problems.push(
      'DATABASE_URL must end in ?sslmode=verify-full (or require), because it leaves your own network (DATABASE_PLAIN=on allows it unencrypted)',
    );
  }
  const isMailOutside = !read.SMTP_PLAIN && leadsOutside(read.SMTP_URL);
  const word = isMailOutside && read.SMTP_URL ? plainMailWord(read.SMTP_URL) : null;
  if (word !== null) {
    problems.push(
      `SMTP_URL must not say ${word}, because mails that let somebody in leave your own network (SMTP_PLAIN=on allows it)`,
    );
  }
  if (read.AI_BASE_URL !== undefined && !read.AI_PLAIN && isPlainHttp(read.AI_BASE_URL)) {
    problems.push(
      'AI_BASE_URL must be an address that starts with https://, because it leaves your own network (AI_PLAIN=on allows http)',
    );
  }
  const traces = read.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (traces !== undefined && !read.TRACES_PLAIN && isPlainHttp(traces)) {
    problems.push(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an address that starts with https://, because it leaves your own network (TRACES_PLAIN=on allows http)',
    );
  }
  return problems;
}

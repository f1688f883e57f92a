import { isIP, isIPv4 } from 'node:net';
import * as v from 'valibot';
import type { Settings } from '../settings.ts';
import type { ServiceDatabase } from './database.ts';

/** A token bucket: it holds `capacity` and fills evenly, from empty to full in `perSeconds`. */
export interface RateLimit {
  readonly capacity: number;
  readonly perSeconds: number;
}

export interface RateLimits {
  /**
   * Takes one from the client's own bucket of that name. Clients on the loopback address are not counted as long as the
   * site itself is there: that is a developer's own machine. On a public site it would be a proxy nobody declared.
   * @returns false when the bucket is empty
   */
  take(bucket: string, limit: RateLimit, ip: string): Promise<boolean>;
  /** Takes one from a bucket that all clients share, wherever they are. */
  takeShared(bucket: string, limit: RateLimit): Promise<{ taken: boolean; waitSeconds: number }>;
  /** Puts one back that `takeShared` took. */
  giveBack(bucket: string, limit: RateLimit): Promise<void>;
}

/** A day: after it every bucket is full again, so its row can go. */
const longestSeconds = 86_400;
const sweepPauseMs = 10 * 60_000;

/** The client's address as it is stored: no zone, no IPv4 inside IPv6; null for what is no address. */
export function clientAddress(ip: string): string | null {
  const bare = ip.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(bare) === 0 ? null : bare;
}

/** What one client can hold: an IPv4 address, but of IPv6 the whole /64 that a single line is given. */
export function clientBlock(ip: string): string {
  const address = clientAddress(ip);
  if (address === null || isIPv4(address)) return address ?? 'unknown';
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

function isLoopback(ip: string): boolean {
  const address = clientAddress(ip);
  return address !== null && (address === '::1' || /^127\./.test(address));
}

function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || isLoopback(host.replace(/^\[|\]$/g, ''));
}

const takenSchema = v.tuple([v.object({ taken: v.boolean(), wait_seconds: v.number() })]);

/** One statement: the row's lock decides between processes, and an empty bucket is left as it is. */
async function takeOne(
  accounts: ServiceDatabase,
  bucket: string,
  { capacity, perSeconds }: RateLimit,
  now: Date,
): Promise<{ taken: boolean; waitSeconds: number }> {
  if (perSeconds > longestSeconds) throw new RangeError('a rate limit fills within a day');
  const { rows } = await accounts.run({
    text: `with took as (
        insert into auth.rate_limits as kept (bucket, tokens, updated_at)
          values ($1, $2::float8 - 1, $4::timestamptz)
        on conflict (bucket) do update set
          tokens = least($2, kept.tokens
            + greatest(0, extract(epoch from $4 - kept.updated_at)) * $2 / $3::float8) - 1,
          updated_at = greatest(kept.updated_at, $4)
        where least($2, kept.tokens
          + greatest(0, extract(epoch from $4 - kept.updated_at)) * $2 / $3) >= 1
        returning 1)
      select exists (select from took) as taken, coalesce((
        select greatest(1, ceil((1 - kept.tokens) * $3 / $2
          - greatest(0, extract(epoch from $4 - kept.updated_at))))
        from auth.rate_limits kept where kept.bucket = $1), 1)::float8 as wait_seconds`,
    values: [bucket, capacity, perSeconds, now],
  });
  const [{ taken, wait_seconds }] = v.parse(takenSchema, rows);
  return { taken, waitSeconds: taken ? 0 : wait_seconds };
}

/** Limits that hold for all processes together, because the buckets are rows of the database. */
export function createRateLimits(
  accounts: ServiceDatabase,
  settings: Settings,
  now: () => Date = () => new Date(),
): RateLimits {
  const siteHost = settings.siteUrl === null ? 'localhost' : new URL(settings.siteUrl).hostname;
  const spareLoopback = isLoopbackHost(siteHost);
  let sweptAt = now().getTime();

  async function takeShared(bucket: string, limit: RateLimit) {
    const at = now();
    if (at.getTime() - sweptAt >= sweepPauseMs) {
      sweptAt = at.getTime();
      await accounts.run({
        text: 'delete from auth.rate_limits where updated_at < $1',
        values: [new Date(at.getTime() - longestSeconds * 1000)],
      });
    }
    return takeOne(accounts, bucket, limit, at);
  }

  return {
    async take(bucket, limit, ip) {
      if (spareLoopback && isLoopback(ip)) return true;
      return (await takeShared(`${bucket}:${clientBlock(ip)}`, limit)).taken;
    },
    takeShared,
    async giveBack(bucket, limit) {
      await accounts.run({
        text: `update auth.rate_limits set tokens = least($2::float8, tokens + 1) where bucket = $1`,
        values: [bucket, limit.capacity],
      });
    },
  };
}

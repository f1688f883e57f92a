import { isIP, isIPv4 } from 'node:net';
import * as v from 'valibot';
import type { Settings } from '../../settings.ts';
import { createKeyedTurns, createTurns } from '../concurrency/turns.ts';
import type { ServiceDatabase } from '../database/database.ts';
import { pauseBeforeRefusal } from './refusal-pause.ts';

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
  take(bucket: string, limit: RateLimit, ip: string | undefined): Promise<boolean>;
  /** Takes one from a bucket that all clients share, wherever they are. */
  takeShared(bucket: string, limit: RateLimit): Promise<{ taken: boolean; waitSeconds: number }>;
  /** From now on the loopback address is counted too: a proxy on this machine, whom nobody declared, stands there. */
  noteProxy(): void;
  /** Puts one back that `takeShared` took. */
  giveBack(bucket: string, limit: RateLimit): Promise<void>;
}

/** A day: after it every bucket is full again, so its row can go. */
const longestSeconds = 86_400;
const sweepPauseMs = 10 * 60_000;

/**
 * The client's address as it is stored: no zone, no IPv4 inside IPv6; null for what is no address.
 * @param ip undefined where the client has closed its connection already, whatever Fastify's types say
 */
export function clientAddress(ip: string | undefined): string | null {
  if (ip === undefined) return null;
  const bare = ip.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(bare) === 0 ? null : bare;
}

/** The first groups of an IPv6 address, written one way. @param groups 16 bits each */
function networkOf(address: string, groups: number): string {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  const first = all.slice(0, groups).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/${groups * 16}`;
}

/** The network of a client as providers give them out: the /24 of an IPv4 address, the /48 of IPv6. */
export function clientNetwork(ip: string | undefined): string {
  const address = clientAddress(ip);
  if (address === null) return 'unknown';
  if (!isIPv4(address)) return networkOf(address, 3);
  return `${address.split('.').slice(0, 3).join('.')}.0/24`;
}

/** What one client can hold: an IPv4 address, but of IPv6 the whole /64 that a single line is given. */
export function clientBlock(ip: string | undefined): string {
  const address = clientAddress(ip);
  return address === null || isIPv4(address) ? (address ?? 'unknown') : networkOf(address, 4);
}

/** The /48 that a firm or a hoster is given, who has 65,536 of such lines in it; null for other addresses. */
function clientSite(ip: string | undefined): string | null {
  const address = clientAddress(ip);
  return address === null || isIPv4(address) ? null : networkOf(address, 3);
}

/** Clients' worth that a /48 may ask for. */
const siteShare = 10;

function isLoopback(ip: string | undefined): boolean {
  const address = clientAddress(ip);
  return address !== null && (address === '::1' || /^127\./.test(address));
}

function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || isLoopback(host.replace(/^\[|\]$/g, ''));
}

const takenSchema = v.tuple([v.object({ taken: v.boolean(), wait_seconds: v.number() })]);

/** Clients that are counted at once, of the few connections that a process has for accounts. */
const countedAtOnce = 2;
/** The same of what is counted by another name, a member's or an address's. */
const sharedAtOnce = 2;
/**
 * Of one bucket one is counted at a time: they would wait for the lock of its row, each on a connection that others need.
 * Beyond so many more, nobody who comes by themselves waits.
 */
const waitingForBucket = 60;

/** Too many ask for one bucket at the same moment. */
class BucketCrowded extends Error {}

/** The one time for all processes: the database's, unless a test turns a clock of its own. */
const nowSql = (parameter: string) => `coalesce(${parameter}::timestamptz, now())`;

/**
 * A bucket last touched so far ahead of the time comes from a clock that was wrong. It counts as full: to wait until its
 * time has come could take years, for everybody behind that address.
 */
const aheadSql = (now: string) => `updated_at > ${now} + interval '1 minute'`;

/** One statement: the row's lock decides between processes, and an empty bucket is left as it is. */
async function takeOne(
  accounts: ServiceDatabase,
  bucket: string,
  { capacity, perSeconds }: RateLimit,
  now: Date | null,
): Promise<{ taken: boolean; waitSeconds: number }> {
  if (perSeconds > longestSeconds) throw new RangeError('a rate limit fills within a day');
  const at = nowSql('$4');
  const elapsed = `greatest(0, extract(epoch from ${at} - kept.updated_at))`;
  const held = `case when kept.${aheadSql(at)} then $2::float8
    else least($2, kept.tokens + ${elapsed} * $2 / $3::float8) end`;
  const { rows } = await accounts.run({
    text: `with took as (
        insert into auth.rate_limits as kept (bucket, tokens, updated_at)
          values ($1, $2::float8 - 1, ${at})
        on conflict (bucket) do update set
          tokens = ${held} - 1,
          updated_at = case when kept.${aheadSql(at)} then ${at} else greatest(kept.updated_at, ${at}) end
        where ${held} >= 1
        returning 1)
      select exists (select from took) as taken, coalesce((
        select greatest(1, ceil((1 - kept.tokens) * $3 / $2 - ${elapsed}))
        from auth.rate_limits kept where kept.bucket = $1), 1)::float8 as wait_seconds`,
    values: [bucket, capacity, perSeconds, now],
  });
  const [{ taken, wait_seconds }] = v.parse(takenSchema, rows);
  return { taken, waitSeconds: taken ? 0 : wait_seconds };
}

/** Deletes the buckets that are full again by now. */
async function sweep(accounts: ServiceDatabase, now: Date | null): Promise<void> {
  const at = nowSql('$1');
  await accounts.run({
    text: `delete from auth.rate_limits
      where updated_at < ${at} - make_interval(secs => $2) or ${aheadSql(at)}`,
    values: [now, longestSeconds],
  });
}

/**
 * Limits that hold for all processes together, because the buckets are rows of the database.
 * @param now a clock in the place of the database's
 */
export function createRateLimits(
  accounts: ServiceDatabase,
  settings: Settings,
  now: (() => Date) | null = null,
): RateLimits {
  const siteHost = settings.siteUrl === null ? 'localhost' : new URL(settings.siteUrl).hostname;
  const spareLoopback = isLoopbackHost(siteHost);
  const ownTime = () => (now?.() ?? new Date()).getTime();
  let sweptAt = ownTime();
  let proxied = false;
  // a thousand who come at the same moment are counted one by one, and who is in already goes past them
  const arrivals = createTurns(countedAtOnce, Number.POSITIVE_INFINITY, () => new Error('endless'));
  const lines = createKeyedTurns(1, waitingForBucket, () => new BucketCrowded());
  const shared = createTurns(sharedAtOnce, Number.POSITIVE_INFINITY, () => new Error('endless'));

  async function takeNow(bucket: string, limit: RateLimit) {
    // a clock that was ahead and has been put right must not hold up the next sweep
    if (Math.abs(ownTime() - sweptAt) >= sweepPauseMs) {
      sweptAt = ownTime();
      await sweep(accounts, now?.() ?? null);
    }
    return takeOne(accounts, bucket, limit, now?.() ?? null);
  }

  async function takeShared(bucket: string, limit: RateLimit) {
    try {
      return await lines.take(bucket, () => shared.take(() => takeNow(bucket, limit)));
    } catch (error) {
      if (!(error instanceof BucketCrowded)) throw error;
      await pauseBeforeRefusal();
      return { taken: false, waitSeconds: 1 };
    }
  }

  return {
    async take(bucket, limit, ip) {
      if (spareLoopback && !proxied && isLoopback(ip)) return true;
      return arrivals.take(async () => {
        const { taken } = await takeNow(`${bucket}:${clientBlock(ip)}`, limit);
        const site = clientSite(ip);
        if (!taken || site === null) return taken;
        const wide = { ...limit, capacity: limit.capacity * siteShare };
        return (await takeNow(`${bucket}:${site}`, wide)).taken;
      });
    },
    takeShared,
    noteProxy() {
      proxied = true;
    },
    async giveBack(bucket, limit) {
      await accounts.run({
        text: `update auth.rate_limits set tokens = least($2::float8, tokens + 1) where bucket = $1`,
        values: [bucket, limit.capacity],
      });
    },
  };
}

import { lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** A message that was not taken; its text names the cause and holds nothing of the message or the address. */
export class PostProblem extends Error {
  override readonly name = 'PostProblem';
  /** What was answered; null where nothing was. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

/** Never a receiver: "this host", link-local and the addresses where clouds keep their keys, examples, multicast, reserved. */
const never = new BlockList();
never.addSubnet('0.0.0.0', 8);
never.addAddress('100.100.100.200');
never.addSubnet('169.254.0.0', 16);
never.addSubnet('192.0.0.0', 24);
never.addSubnet('192.0.2.0', 24);
never.addSubnet('192.88.99.0', 24);
never.addSubnet('198.18.0.0', 15);
never.addSubnet('198.51.100.0', 24);
never.addSubnet('203.0.113.0', 24);
never.addSubnet('224.0.0.0', 3);

/** Addresses inside somebody's own network. */
const inside = new BlockList();
inside.addSubnet('10.0.0.0', 8);
inside.addSubnet('100.64.0.0', 10);
inside.addSubnet('127.0.0.0', 8);
inside.addSubnet('172.16.0.0', 12);
inside.addSubnet('192.168.0.0', 16);
inside.addAddress('::1', 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');

/** All that is given out of IPv6 (RFC 4291); everything else is special or nobody's. */
const outside = new BlockList();
outside.addSubnet('2000::', 3, 'ipv6');

/**
 * Special addresses among them and inside: those that carry an IPv4 one (6to4, Teredo and others of 2001::/23), examples,
 * and one where a cloud keeps its keys.
 */
const neverOfSix = new BlockList();
neverOfSix.addSubnet('2001::', 23, 'ipv6');
neverOfSix.addSubnet('2001:db8::', 32, 'ipv6');
neverOfSix.addSubnet('2002::', 16, 'ipv6');
neverOfSix.addSubnet('3fff::', 20, 'ipv6');
neverOfSix.addAddress('fd00:ec2::254', 'ipv6');

function mayReachSix(address: string, plainHttp: boolean): boolean {
  if (neverOfSix.check(address, 'ipv6')) return false;
  return outside.check(address, 'ipv6') || (plainHttp && inside.check(address, 'ipv6'));
}

/** Says whether a message may be sent to this address. IPv4 inside IPv6 (`::ffff:`) is judged as IPv4. */
export function mayReach(address: string, plainHttp: boolean): boolean {
  const mapped = mappedIn(address);
  if (mapped !== null) return mayReach(mapped, plainHttp);
  if (isIP(address) === 0) return false;
  if (isIPv6(address)) return mayReachSix(address, plainHttp);
  return !never.check(address) && (plainHttp || !inside.check(address));
}

/** The IPv4 address in `::ffff:127.0.0.1` or `::ffff:7f00:1`; null in any other. */
function mappedIn(address: string): string | null {
  if (!isIPv6(address)) return null;
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const found = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/.exec(hostname);
  if (found === null) return null;
  const number = Number.parseInt(found[1] ?? '', 16) * 65_536 + Number.parseInt(found[2] ?? '', 16);
  return [24, 16, 8, 0].map((bits) => Math.floor(number / 2 ** bits) % 256).join('.');
}

const forbidden = () => new PostProblem('the address leads into a private network');

/** Looks a name up and refuses it where it leads inside; the connection then goes to the address that was checked. */
function guardedLookup(plainHttp: boolean): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      const [first] = addresses;
      const allowed = addresses.every(({ address }) => mayReach(address, plainHttp));
      if (first === undefined || !allowed) return done(forbidden(), '', 0);
      if (options.all === true) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };
}

function problemOf(error: Error): PostProblem {
  if (error instanceof PostProblem) return error;
  if (error.name === 'AbortError' || error.name === 'TimeoutError') {
    return new PostProblem('no answer in time');
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return new PostProblem(`no connection (${code})`);
}

export interface GuardedPost {
  readonly url: string;
  /** Allows http and addresses inside the operator's own network. */
  readonly plainHttp: boolean;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
  /** From the first byte to the status. */
  readonly timeoutMs: number;
}

/**
 * Posts to an address that may lead anywhere, but never inside. Redirects are not followed, and of the answer only the
 * status is read.
 * @throws PostProblem
 */
export function guardedPost(post: GuardedPost): Promise<void> {
  const { url, plainHttp, headers, body, timeoutMs } = post;
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !mayReach(host, plainHttp)) return Promise.reject(forbidden());
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(
      target,
      {
        method: 'POST',
        agent: false,
        lookup: guardedLookup(plainHttp),
        signal: AbortSignal.timeout(timeoutMs),
        headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Phila' },
      },
      (answer: IncomingMessage) => {
        const status = answer.statusCode ?? 0;
        answer.destroy();
        if (status >= 200 && status < 300) resolve();
        else reject(new PostProblem(`answered with status ${status}`, status));
      },
    );
    request.once('error', (error) => reject(problemOf(error)));
    request.end(body);
  });
}

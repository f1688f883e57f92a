import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { type Pushed, pushedSchema } from '#contract/plans/reminders.ts';
import { listenOnLoopback } from './loopback.ts';

/** What a browser was sent, as it reads it. */
export interface Delivered extends Pushed {
  readonly topic: string;
  readonly ttl: number;
  /** Bytes on the wire. */
  readonly bytes: number;
}

export interface PushBrowser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly delivered: readonly Delivered[];
}

const recordHead = 16 + 4 + 1 + 65;
const tagBytes = 16;

/** Opens a body of one record (RFC 8188, 8291) with the keys of a browser. */
function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, recordHead);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  const sealed = body.subarray(recordHead);
  cipher.setAuthTag(sealed.subarray(-tagBytes));
  const opened = Buffer.concat([cipher.update(sealed.subarray(0, -tagBytes)), cipher.final()]);
  return opened.subarray(0, opened.lastIndexOf(2)).toString('utf8');
}

const claimsSchema = v.object({ aud: v.string(), exp: v.number(), sub: v.string() });

/** Whether a request proves whose it is (RFC 8292). @throws where it does not */
function checkSender(headers: IncomingHttpHeaders, origin: string): void {
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isTheirs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const read = v.parse(claimsSchema, JSON.parse(Buffer.from(claims, 'base64url').toString()));
  if (!isTheirs || read.aud !== origin) throw new Error('the sender proves nothing');
}

/** Requests of which none comes for so long have all come. */
const quietMs = 1_000;

/**
 * A push service on this machine that decrypts what its browsers are sent, as they would.
 * @param answersWithinMs how long it takes at most from delivering a message to saying so
 */
export async function startPushService({ answersWithinMs = 0 } = {}) {
  const browsers = new Map<
    string,
    PushBrowser & { take(headers: IncomingHttpHeaders, body: Buffer): void }
  >();
  let status = 201;
  let origin = '';
  let asked = 0;
  let lastAsked = 0;
  const faults: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    asked += 1;
    lastAsked = Date.now();
    try {
      checkSender(request.headers, origin);
      if (status === 201)
        browsers.get(request.url ?? '')?.take(request.headers, Buffer.concat(chunks));
    } catch (error) {
      faults.push(String(error));
    }
    if (answersWithinMs > 0) await pause(Math.random() * answersWithinMs);
    response.writeHead(status, { location: `${origin}/elsewhere` }).end();
  });
  const { url, close } = await listenOnLoopback(server);
  origin = url;
  return {
    origin,
    /** What was wrong with what was sent. */
    faults,
    /** How many requests came, whatever they were answered. */
    asked: () => asked,
    /** How many messages came to a browser that had one of the same name. */
    repeats: () =>
      [...browsers.values()].reduce(
        (sum, { delivered }) =>
          sum + delivered.length - new Set(delivered.map(({ tag }) => tag)).size,
        0,
      ),
    /** Comes back when no request has come for a while. */
    async quiet() {
      while (Date.now() - lastAsked < quietMs) await pause(quietMs / 10);
    },
    answer(next: number) {
      status = next;
    },
    /** A browser that somebody has just allowed to be reminded. */
    subscribe(): PushBrowser {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(8).toString('hex')}`;
      const delivered: Delivered[] = [];
      const browser = {
        endpoint: url + path,
        p256dh: keys.getPublicKey().toString('base64url'),
        auth: auth.toString('base64url'),
        delivered,
        take(headers: IncomingHttpHeaders, body: Buffer) {
          const pushed = v.parse(pushedSchema, JSON.parse(decrypt(body, keys, auth)));
          const { topic, ttl } = headers;
          delivered.push({ ...pushed, topic: String(topic), ttl: Number(ttl), bytes: body.length });
        },
      };
      browsers.set(path, browser);
      return browser;
    },
    close,
  };
}

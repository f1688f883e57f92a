import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { packAnswers, packingQuality, smallestPacked } from './pack-answers.ts';

interface HeaderOptions {
  /** Whether members reach the site by https, so that browsers may be told to insist on it. */
  readonly https: boolean;
  /** Hashes of the styles inside the built pages (`sha256-…`). */
  readonly styleHashes: readonly string[];
  /** Other sites to which a form of ours may lead. */
  readonly formTargets?: readonly string[];
}

const drawing = 'image/svg+xml';
const insist = { maxAge: 31_536_000, includeSubDomains: true } as const;

/**
 * What every answer says. A page says more, which only a page obeys: on every script, style and JSON answer it would cost
 * a member data for nothing, and the server the time to put it together.
 */
function everyAnswer({ https }: Pick<HeaderOptions, 'https'>): Readonly<Record<string, string>> {
  return {
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(https
      ? { 'strict-transport-security': `max-age=${insist.maxAge}; includeSubDomains` }
      : {}),
  };
}

// opened as a page of its own, or framed by another's, an answer of the wires may do nothing
const inert = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

/** What an answer says that is never a page. */
export const wireHeaders = (
  options: Pick<HeaderOptions, 'https'>,
): Readonly<Record<string, string>> => ({ ...everyAnswer(options), ...inert });

/** Whether members reach the site by https. */
export const isSecureSite = (siteUrl: string | null): boolean =>
  siteUrl?.startsWith('https:') ?? false;

/** Security headers for every answer, and compression that a cheap phone's data bundle is glad of. */
export async function secureHeaders(app: FastifyInstance, options: HeaderOptions): Promise<void> {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...options.styleHashes.map((hash) => `'${hash}'`)],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'", ...(options.formTargets ?? [])],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        // a text becomes code or markup only by a policy: our worker's address, and the sanitiser of older browsers
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['phila', 'dompurify'],
        ...(options.https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: options.https ? insist : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // words to browsers of long ago; each page would carry them
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const always = everyAnswer(options);
  const json = wireHeaders(options);
  app.addHook('onSend', async (_request, reply) => {
    const type = reply.getHeader('content-type');
    if (typeof type === 'string' && !type.startsWith('text/html')) {
      reply.headers(type.startsWith('application/json') ? json : always);
      // the one text among the built files whose type says nothing of how it is written
      if (type === drawing) reply.header('content-type', `${drawing}; charset=utf-8`);
      return;
    }
    reply.helmet();
    reply.header(
      'permissions-policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    );
  });
  packAnswers(app);
  await app.register(compress, {
    global: true,
    // answers only: bodies of requests are small, and one that is packed may be anything but
    globalDecompression: false,
    threshold: smallestPacked,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: packingQuality } },
  });
}

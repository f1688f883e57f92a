import type { FastifyCorsOptions } from '@fastify/cors';
import type { FastifyRequest } from 'fastify';

const requestHeaders = [
  'accept',
  'accept-profile',
  'apikey',
  'authorization',
  'baggage',
  'content-profile',
  'content-type',
  'if-none-match',
  'prefer',
  'range',
  'range-unit',
  'traceparent',
  'tracestate',
  'x-client-info',
  'x-retry-count',
  'x-supabase-api-version',
];

const exposedHeaders = [
  'content-encoding',
  'content-location',
  'content-range',
  'etag',
  'location',
  'preference-applied',
  'retry-after',
];

/**
 * What an answer says of who may read it: pages of the sites that are named. The same to each page of a site.
 * @param origin the sites, or all
 */
export function readableBy(
  origin: '*' | string[],
): (asked: string | undefined) => Readonly<Record<string, string>> {
  const exposed = { 'access-control-expose-headers': exposedHeaders.join(', ') };
  const all = { ...exposed, 'access-control-allow-origin': '*' };
  const none = { ...exposed, vary: 'origin' };
  const allowed = new Map(
    (origin === '*' ? [] : origin).map((site) => [
      site,
      { ...none, 'access-control-allow-origin': site },
    ]),
  );
  return (asked) => {
    if (origin === '*') return all;
    return (asked === undefined ? undefined : allowed.get(asked)) ?? none;
  };
}

/**
 * The answer to a browser that asks first whether a page may ask. Rights come from the token
 * that a request carries, never from a cookie; still only pages of known sites may read. An OPTIONS request that is no browser's question goes on to the wire itself.
 * @param origin the sites, or all
 */
export const crossOrigin =
  (origin: '*' | string[]) =>
  async (request: FastifyRequest): Promise<FastifyCorsOptions> => ({
    origin,
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'],
    allowedHeaders: requestHeaders,
    exposedHeaders,
    maxAge: 86_400,
    preflight: request.headers['access-control-request-method'] !== undefined,
    strictPreflight: false,
  });

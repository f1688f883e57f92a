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
  'prefer',
  'range',
  'range-unit',
  'traceparent',
  'tracestate',
  'x-client-info',
  'x-retry-count',
  'x-supabase-api-version',
];

/**
 * Rights come from the token that a request carries, never from a cookie; still only pages of known sites may read. An
 * OPTIONS request that is no browser's question goes on to the wire itself.
 * @param origin the sites, or all
 */
export const crossOrigin =
  (origin: '*' | string[]) =>
  async (request: FastifyRequest): Promise<FastifyCorsOptions> => ({
    origin,
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'],
    allowedHeaders: requestHeaders,
    exposedHeaders: [
      'content-encoding',
      'content-location',
      'content-range',
      'location',
      'preference-applied',
      'retry-after',
    ],
    maxAge: 86_400,
    preflight: request.headers['access-control-request-method'] !== undefined,
    strictPreflight: false,
  });

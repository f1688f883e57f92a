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
 * Any site may ask: rights come from the token that a request carries, never from a cookie. An OPTIONS request that is no
 * browser's question goes on to the wire itself.
 */
export async function crossOrigin(request: FastifyRequest): Promise<FastifyCorsOptions> {
  return {
    origin: '*',
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
  };
}

import type { IncomingMessage } from 'node:http';
import type { Identity } from '../../platform/database/database.ts';
import type { WireRequest } from './answer-request.ts';

/** Who asks, and whose share the request takes from. */
export interface Asking {
  readonly identity: Identity;
  readonly holder: string;
}

/** The query string as it came. */
export function queryOf({ url = '' }: IncomingMessage): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark + 1);
}

export const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join(', ') : header;

const emptyBody = Buffer.alloc(0);

/**
 * @param path below `/rest/v1/`, decoded
 * @param body where one has been read
 */
export function toWireRequest(
  request: IncomingMessage,
  { identity, holder }: Asking,
  path: string,
  body: unknown,
): WireRequest {
  const { headers, method = '' } = request;
  const profile = method === 'GET' || method === 'HEAD' ? 'accept-profile' : 'content-profile';
  return {
    identity,
    holder,
    method,
    path,
    query: queryOf(request),
    profile: single(headers[profile]),
    accept: headers.accept,
    prefer: single(headers.prefer) ?? '',
    known: headers['if-none-match'],
    contentType: headers['content-type'],
    body: Buffer.isBuffer(body) ? body : emptyBody,
  };
}

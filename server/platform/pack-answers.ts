import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const pack = promisify(brotliCompress);

/** Below, packing saves no packet. Bytes. */
export const smallestPacked = 1024;

/**
 * Answers are packed while the member waits: four weeks in 1 ms to 12 kB, where the next quality takes 2 ms for 10 kB;
 * files of the site are packed hard when they are built.
 */
export const packingQuality = 4;

/** Whether the client unpacks brotli: it names it, and not to refuse it. */
function takesBrotli({ headers }: FastifyRequest): boolean {
  const accepted = headers['accept-encoding'];
  if (typeof accepted !== 'string' || headers['x-no-compression'] !== undefined) return false;
  return accepted
    .split(',')
    .some((one) => /^\s*br\s*(;|$)/.test(one) && !/;\s*q=0(\.0*)?\s*$/.test(one));
}

function bytesOf(payload: unknown): Uint8Array | null {
  if (payload instanceof Uint8Array) return payload;
  return typeof payload === 'string' ? Buffer.from(payload) : null;
}

/**
 * Packs JSON that lies in memory as a whole, off the event loop. What the compression of answers does, which would send it
 * through a stream: for a member's plans that is twice the work. It leaves alone what is packed already.
 */
export function packAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const type = reply.getHeader('content-type');
    const isJson = typeof type === 'string' && type.startsWith('application/json');
    // a part of something is counted in its own bytes
    if (!isJson || reply.statusCode === 206 || !takesBrotli(request)) return payload;
    if (reply.hasHeader('content-encoding') || reply.hasHeader('content-range')) return payload;
    const bytes = bytesOf(payload);
    if (!bytes || bytes.length < smallestPacked) return payload;
    const packed = await pack(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: packingQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
    const vary = reply.getHeader('vary');
    reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding');
    reply.header('content-encoding', 'br');
    reply.header('content-length', packed.length);
    return packed;
  });
}

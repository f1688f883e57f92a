import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** The encodings that answers are packed in, the better one first. */
export type Packing = keyof typeof packers;
const packings = ['br', 'gzip'] as const;

/** Below, packing saves no packet. Bytes. */
export const smallestPacked = 1024;

/**
 * Answers are packed while the member waits: four weeks in 1 ms to 12 kB, where the next quality takes 2 ms for 10 kB;
 * files of the site are packed hard when they are built.
 */
export const packingQuality = 4;

/** Both encodings of a client that says what it takes in the same words as the last one. */
let lastAccepted = '';
let lastPacking: Packing | null = null;

/** What of ours the client unpacks: it names it, and not to refuse it. */
export function packingFor({ headers }: FastifyRequest): Packing | null {
  const accepted = headers['accept-encoding'];
  if (typeof accepted !== 'string' || headers['x-no-compression'] !== undefined) return null;
  if (accepted === lastAccepted) return lastPacking;
  const named = accepted
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim());
  lastAccepted = accepted;
  lastPacking = packings.find((packing) => named.includes(packing)) ?? null;
  return lastPacking;
}

/** The bytes as this encoding has them, packed off the event loop. */
export function compressAnswer(packing: Packing, bytes: Uint8Array): Promise<Buffer> {
  if (packing === 'gzip') return packers.gzip(bytes);
  return packers.br(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: packingQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** Says that the body of this answer is packed, and that it depends on what the client takes. */
export function tellPacked(reply: FastifyReply, packing: Packing): void {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding');
  reply.header('content-encoding', packing);
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
    const packing = packingFor(request);
    // a part of something is counted in its own bytes
    if (!isJson || reply.statusCode === 206 || packing === null) return payload;
    if (reply.hasHeader('content-encoding') || reply.hasHeader('content-range')) return payload;
    const bytes = bytesOf(payload);
    if (!bytes || bytes.length < smallestPacked) return payload;
    const packed = await compressAnswer(packing, bytes);
    tellPacked(reply, packing);
    reply.header('content-length', packed.length);
    return packed;
  });
}

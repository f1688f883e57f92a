import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { knowsTag } from '../../platform/answers/validators.ts';
import { fillPage, type PageFacts } from './fill-page.ts';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** A page as it is sent: filled, and packed as hard as can be, once. */
export interface Page {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

export async function compressPage(html: string): Promise<Page> {
  const plain = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, gzipped] = await Promise.all([
    packBrotli(plain, { params }),
    packGzip(plain, { level: 9 }),
  ]);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { etag: `W/"${hash}"`, plain, br, gzip: gzipped };
}

/** The packing that the client takes; a browser of today takes brotli. */
function encodingFor(accepted: string): 'br' | 'gzip' | null {
  const taken = accepted
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : null;
}

/** The site's HTML pages, each filled at its first request and kept. */
export function createPages(dir: string, facts: PageFacts) {
  const kept = new Map<string, Promise<Page>>();

  function pageOf(file: string): Promise<Page> {
    const known = kept.get(file);
    if (known) return known;
    const page = readFile(path.join(dir, file), 'utf8').then((html) =>
      compressPage(fillPage(html, facts)),
    );
    kept.set(file, page);
    // a page that could not be read is tried again
    page.catch(() => kept.delete(file));
    return page;
  }

  return async function send(file: string, request: FastifyRequest, reply: FastifyReply) {
    return sendPage(await pageOf(file), request, reply);
  };
}

/** Answers with a page: asked for again each time, by 304 while it is the same. */
export function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', page.etag)
    .type('text/html; charset=utf-8');
  if (knowsTag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
  if (encoding === null) return reply.send(page.plain);
  return reply.header('content-encoding', encoding).send(page[encoding]);
}

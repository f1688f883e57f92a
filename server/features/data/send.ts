import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  compressAnswer,
  packingFor,
  smallestPacked,
  tellPacked,
} from '../../platform/answers/pack-answers.ts';
import { utf8 } from '../../platform/answers/utf8.ts';
import type { DataAnswer } from './content/respond.ts';

/**
 * Sends what was made for a member; a short text goes out in one piece with its head. A reply is a thenable: whoever
 * awaits or returns one has the server watch for the end of its stream, so nobody here does.
 */
export async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: DataAnswer,
  hold: (bytes: number) => void,
): Promise<void> {
  reply.code(answer.status).headers(answer.headers);
  if (answer.body === null) {
    reply.send();
    return;
  }
  reply.header('content-type', answer.body.contentType);
  const { text } = answer.body;
  const packing = packingFor(request);
  if (request.method === 'HEAD' || text.length < smallestPacked) {
    reply.send(request.method === 'HEAD' ? undefined : text);
    return;
  }
  const bytes = utf8(text);
  hold(bytes.length);
  // a part of something is counted in its own bytes
  if (packing === null || answer.status === 206) {
    reply.send(bytes);
    return;
  }
  const packed = await compressAnswer(packing, bytes);
  tellPacked(reply, packing);
  reply.send(packed);
}

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** An error that the client is told about: a status, a code for programs and a sentence for people. */
export class ProductError extends Error {
  override readonly name = 'ProductError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
  }
}

const unexpected = {
  code: 'unexpected_failure',
  message: 'Something went wrong. Please try again.',
};

/**
 * The last resort behind every feature: what was meant for the client goes out, everything else becomes one sentence
 * that reveals nothing, with its cause in the log.
 */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error instanceof ProductError) {
    if (error.status >= 500) request.log.error({ err: error.cause ?? error }, 'request failed');
    reply.code(error.status).send({ code: error.code, message: error.message });
    return;
  }
  const status = error.statusCode ?? 500;
  if (status < 500) {
    reply.code(status).send({ code: error.code ?? 'bad_request', message: error.message });
    return;
  }
  request.log.error({ err: error }, 'request failed');
  reply.code(500).send(unexpected);
}

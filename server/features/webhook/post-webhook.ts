import { createHmac } from 'node:crypto';
import { guardedPost } from '../../platform/outgoing/guarded-post.ts';

export interface WebhookTarget {
  readonly url: string;
  /** Key of the signature. */
  readonly secret: string;
  /** Allows http and addresses inside the operator's own network. */
  readonly plainHttp: boolean;
}

export interface WebhookCall {
  readonly id: string;
  readonly event: string;
  readonly body: string;
  readonly now: Date;
}

/**
 * Signature of a message: HMAC-SHA256 over `<seconds>.<id>.<event>.<body>`, so that an old message cannot be sent again
 * later, nor one be told as another's.
 */
export function signature(
  secret: string,
  seconds: number,
  { id, event, body }: Omit<WebhookCall, 'now'>,
): string {
  const signed = [seconds, id, event, body].join('.');
  const hash = createHmac('sha256', secret).update(signed).digest('hex');
  return `t=${seconds},v1=${hash}`;
}

const namedKey = 'whsec_';

/**
 * Signature of a message as Standard Webhooks has it (standardwebhooks.com), for receivers that have a library for it: its
 * key is the base64 after `whsec_`, or the secret as it is.
 */
export function standardSignature(
  secret: string,
  seconds: number,
  { id, body }: Pick<WebhookCall, 'id' | 'body'>,
): string {
  const key = secret.startsWith(namedKey)
    ? Buffer.from(secret.slice(namedKey.length), 'base64')
    : Buffer.from(secret);
  const hash = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return `v1,${hash}`;
}

/**
 * Posts one message.
 * @param timeoutMs from the first byte to the status
 * @throws PostProblem
 */
export function postWebhook(
  { url, secret, plainHttp }: WebhookTarget,
  { id, event, body, now }: WebhookCall,
  timeoutMs: number,
): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000);
  const headers = {
    'content-type': 'application/json',
    'phila-event': event,
    'phila-message-id': id,
    'phila-signature': signature(secret, seconds, { id, event, body }),
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': standardSignature(secret, seconds, { id, body }),
  };
  return guardedPost({ url, plainHttp, headers, body, timeoutMs });
}

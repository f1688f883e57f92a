import { createHmac } from 'node:crypto';
import { isSameHash } from '../same-hash.ts';

/** Whether Paystack signed a body: `x-paystack-signature` is the HMAC-SHA512 of its bytes as they came, under the secret key. */
export function isSignedByPaystack(body: Buffer, signature: string, secretKey: string): boolean {
  return isSameHash(createHmac('sha512', secretKey).update(body).digest(), signature);
}

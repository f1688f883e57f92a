import { createHmac } from 'node:crypto';
import type { AuthService } from '../auth-service.ts';
import { sameHash } from '../mails/one-time-code.ts';

/** Base64url characters of 128 bits and some more. */
const proofLength = 22;
const shape = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\.([\w-]{22}))?$/i;
const purpose = 'flow-name';

const proofOf = (key: Buffer, id: string) =>
  createHmac('sha256', key).update(id).digest('base64url').slice(0, proofLength);

/**
 * What a browser carries to another service and back (`state`, `RelayState`): the id of the flow, of which 122 bits are
 * random, and 132 bits that this server alone can add to it.
 */
export function flowNameOf({ secrets }: AuthService, id: string): string {
  return `${id}.${proofOf(secrets.derive(purpose), id)}`;
}

/** Whether a text is meant as the name of a flow, and not as an address. */
export const isFlowName = (text: string) => shape.test(text);

/** The flow that a browser comes back to; null where the name was not made here. */
export function flowIdIn({ secrets }: AuthService, name: string): string | null {
  const [, id = '', proof = ''] = shape.exec(name) ?? [];
  const other = secrets.deriveOther(purpose);
  const keys = [secrets.derive(purpose), ...(other === null ? [] : [other])];
  return keys.some((key) => sameHash(proofOf(key, id), proof)) ? id : null;
}

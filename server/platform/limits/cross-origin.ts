import type { Settings } from '../../settings.ts';
import { siteAddress } from '../site-address.ts';

/** Sites whose pages a browser lets read an answer of the token wires, as @fastify/cors takes them. */
export function readableFrom(settings: Settings): '*' | string[] {
  if (settings.allowedOrigins.includes('*')) return '*';
  return [new URL(siteAddress(settings)).origin, ...settings.allowedOrigins];
}

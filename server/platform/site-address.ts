import { isIP } from 'node:net';
import type { Settings } from '../settings.ts';

/** Where members reach the site, without a slash at the end. */
export function siteAddress({ siteUrl, host, port }: Settings): string {
  if (siteUrl !== null) return siteUrl;
  const everywhere = host === '0.0.0.0' || host === '::' || host === '';
  const name = everywhere ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Where members write to. */
export function supportAddress(settings: Settings): string {
  const { hostname } = new URL(siteAddress(settings));
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return settings.supportEmail ?? `support@${isName ? hostname : 'localhost'}`;
}

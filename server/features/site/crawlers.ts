import { paths, wire } from '#contract/paths.ts';

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Addresses of the pages that a search engine may show. */
export function sitemap(siteUrl: string, listed: readonly string[]): string {
  const urls = listed.map((address) => `<url><loc>${escapeXml(siteUrl + address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

const closed = [wire.auth, wire.data, wire.functions].map((prefix) => `${prefix}/`);

/** What crawlers leave alone: calls, and pages that show nothing without an account. */
export function robots(siteUrl: string): string {
  const lines = [...closed, paths.dashboard, paths.onboarding].map((start) => `Disallow: ${start}`);
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** How long the file is to be believed: it is made anew for each who asks, so never long. RFC 9116 asks for a date. */
const securityDays = 30;

/** Where people who find a hole write to (RFC 9116). @param contact an address, mailto: or https: */
export function securityText(siteUrl: string, contact: string, now: Date): string {
  const expires = new Date(now.getTime() + securityDays * 86_400_000);
  return `Contact: ${contact}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`;
}

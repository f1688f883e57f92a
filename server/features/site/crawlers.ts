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

const isLoopback = (url: URL) => /^(localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/.test(url.hostname);

/**
 * The address to send a browser on to: the one asked for when it lies on the site itself, otherwise the site's own. On a
 * developer's machine ports and names of loopback are not told apart.
 */
export function redirectTarget(siteUrl: string, wanted: string | undefined): URL {
  const site = new URL(siteUrl);
  if (wanted === undefined || !URL.canParse(wanted)) return site;
  const target = new URL(wanted);
  // a blob: address has the origin of the page that made it
  if (target.protocol !== site.protocol) return site;
  if (target.origin !== site.origin && !(isLoopback(target) && isLoopback(site))) return site;
  // names and passwords have no business in a place where tokens are put
  target.username = '';
  target.password = '';
  return target;
}

/** The address with the values in its fragment, which browsers do not send to any server. */
export function withFragment(target: URL, values: Readonly<Record<string, string>>): string {
  const url = new URL(target);
  url.hash = new URLSearchParams(values).toString();
  return url.href;
}

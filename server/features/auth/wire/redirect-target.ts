const isLoopback = (url: URL) => /^(localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/.test(url.hostname);

/** Hosts that are numbers lead to somebody's machine, whose that is nobody can tell. */
const isNumber = (url: URL) => /^(?:\[|\d+(?:\.\d+){3}$)/.test(url.hostname);

/**
 * The address to send a browser on to: the one asked for when it lies on the site itself or on a site that the operator
 * names, otherwise the site's own. On a developer's machine ports and names of loopback are not told apart.
 * @param allowed origins of other sites; `*` is none
 */
export function redirectTarget(
  siteUrl: string,
  wanted: string | undefined,
  allowed: readonly string[] = [],
): URL {
  const site = new URL(siteUrl);
  if (wanted === undefined || !URL.canParse(wanted)) return site;
  const target = new URL(wanted);
  // a blob: address has the origin of the page that made it
  const isNamed =
    allowed.includes(target.origin) &&
    /^https?:$/.test(target.protocol) &&
    (!isNumber(target) || isLoopback(target));
  if (!isNamed) {
    if (target.protocol !== site.protocol) return site;
    if (target.origin !== site.origin && !(isLoopback(target) && isLoopback(site))) return site;
  }
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

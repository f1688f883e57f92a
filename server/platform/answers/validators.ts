/**
 * Whether a client says that it has what this tag names, so that nothing needs to be sent (RFC 9110, 13.1.2: tags are
 * compared weakly). A `*`, which asks whether there is anything at all, is never taken for a yes.
 * @param asked the request's `If-None-Match`
 */
export function knowsTag(asked: string | undefined, tag: string): boolean {
  if (asked === undefined) return false;
  const bare = (one: string) => one.trim().replace(/^W\//, '');
  return asked.split(',').some((one) => bare(one) === bare(tag));
}

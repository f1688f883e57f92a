/** One address of the server and a verb that it takes, as they stand in Fastify's own table. */
export interface ServerRoute {
  readonly method: string;
  /** With `:name` for what differs and `*` for the rest of an address. */
  readonly url: string;
}

const line = /^(?<indent>(?: {4}|│ {3})*)[├└]── (?<part>\S*)(?: \((?<methods>[A-Z, ]+)\))?$/;

/**
 * Reads what Fastify prints of its routes: a tree, in which each line adds to the address above it.
 * @throws where a line reads otherwise, so that no route can be overlooked
 */
export function readRoutes(printed: string): readonly ServerRoute[] {
  const routes: ServerRoute[] = [];
  const above: string[] = [];
  for (const text of printed.split('\n').filter((one) => one !== '')) {
    const found = line.exec(text)?.groups;
    if (!found) throw new Error(`not a line of the table of routes: ${text}`);
    const depth = (found.indent ?? '').length / 4;
    const url = (above[depth - 1] ?? '') + (found.part ?? '');
    above.length = depth;
    above.push(url);
    for (const method of (found.methods ?? '').split(', ')) {
      if (method !== '' && method !== 'HEAD') routes.push({ method, url });
    }
  }
  return routes;
}

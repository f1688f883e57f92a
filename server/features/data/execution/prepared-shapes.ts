/** Statement texts of this wire that are worth a name on the server. */
export interface PreparedShapes {
  has(text: string): boolean;
  /** Notes that a statement of this text has worked. */
  succeeded(text: string): void;
}

/**
 * Callers choose the shape of their statements, and names are few. So a text earns its name by working several times;
 * what a caller makes up by the hundred, or what fails, never takes one, and other features' names are out of reach.
 */
export function createPreparedShapes(most = 150, successes = 3, watched = 500): PreparedShapes {
  const prepared = new Set<string>();
  const seen = new Map<string, number>();
  return {
    has: (text) => prepared.has(text),
    succeeded(text) {
      if (prepared.size >= most || prepared.has(text)) return;
      const times = (seen.get(text) ?? 0) + 1;
      seen.delete(text);
      if (times >= successes) {
        prepared.add(text);
        return;
      }
      const [oldest] = seen.keys();
      if (seen.size >= watched && oldest !== undefined) seen.delete(oldest);
      seen.set(text, times);
    },
  };
}

/** What was used lately, by key; what has not been used for a while gives way. */
export interface Recent<Value> {
  find(key: string): Value | undefined;
  keep(key: string, value: Value): void;
  clear(): void;
}

/**
 * Two halves, of which the older one is forgotten when the newer one is full: nothing is moved or sorted when something is
 * found.
 * @param most that each half weighs
 * @param weigh what one entry weighs; by default each weighs one
 */
export function createRecent<Value>(
  most: number,
  weigh: (key: string, value: Value) => number = () => 1,
): Recent<Value> {
  let newer = new Map<string, Value>();
  let older = new Map<string, Value>();
  let weight = 0;
  const keep = (key: string, value: Value) => {
    const before = newer.get(key);
    if (before !== undefined) weight -= weigh(key, before);
    newer.set(key, value);
    weight += weigh(key, value);
    if (weight < most) return;
    older = newer;
    newer = new Map();
    weight = 0;
  };
  return {
    find(key) {
      const found = newer.get(key);
      if (found !== undefined) return found;
      const before = older.get(key);
      if (before !== undefined) keep(key, before);
      return before;
    },
    keep,
    clear() {
      newer = new Map();
      older = new Map();
      weight = 0;
    },
  };
}

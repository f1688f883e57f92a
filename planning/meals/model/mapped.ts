/**
 * `map` for lists of objects that are read everywhere. It grows its list by `push`: `map` itself returns arrays of
 * another kind once the compiler has seen it often enough, and whatever was compiled for the former kind is thrown away.
 */
export function mapped<T, U>(items: readonly T[], change: (item: T, index: number) => U): U[] {
  const result: U[] = [];
  for (const item of items) result.push(change(item, result.length));
  return result;
}

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while a page is prerendered, true in the browser. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

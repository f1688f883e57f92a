import { useState } from 'react';
import { useReturn } from './use-return.ts';

/**
 * The moment at which a component appeared. It stays the same while the component is there, so nothing jumps, but whoever
 * comes back on another day finds that day.
 */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useReturn(() => {
    const later = new Date();
    setNow((before) => (before.toDateString() === later.toDateString() ? before : later));
  });
  return now;
}

import { useState } from 'react';

/** The moment at which a component appeared: it stays the same while the component is there, so nothing jumps. */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return now;
}

import { useEffect, useState } from 'react';
import { readWaysIn, type WaysIn } from './ways-in.ts';

/** Which ways in this server has, once it has said so; null until then. */
export function useWaysIn(): WaysIn | null {
  const [ways, setWays] = useState<WaysIn | null>(null);
  useEffect(() => {
    void readWaysIn().then(setWays);
  }, []);
  return ways;
}

import { useEffect, useState } from 'react';

/** Seconds until a moment, counted by the clock and not by ticks, so that a locked screen loses none. */
export function useSecondsLeft(ends: number | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (ends === null) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 250);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [ends]);
  return ends === null ? null : Math.ceil((ends - now) / 1000);
}

import { useEffect, useEffectEvent } from 'react';

/** Acts when the member comes back to this page, or the network does. */
export function useReturn(act: () => void): void {
  const onReturn = useEffectEvent(() => {
    if (document.visibilityState === 'visible') act();
  });
  useEffect(() => {
    const listen = () => onReturn();
    addEventListener('online', listen);
    document.addEventListener('visibilitychange', listen);
    return () => {
      removeEventListener('online', listen);
      document.removeEventListener('visibilitychange', listen);
    };
  }, []);
}

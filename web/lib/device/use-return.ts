import { useEffect, useEffectEvent } from 'react';

/** Acts each time that the member comes back to this page, or the network does; answers how to end that. */
export function onReturn(act: () => void): () => void {
  const listen = () => {
    if (document.visibilityState === 'visible') act();
  };
  addEventListener('online', listen);
  document.addEventListener('visibilitychange', listen);
  return () => {
    removeEventListener('online', listen);
    document.removeEventListener('visibilitychange', listen);
  };
}

/** The same for as long as a part of the page is shown. */
export function useReturn(act: () => void): void {
  const latest = useEffectEvent(act);
  useEffect(() => onReturn(() => latest()), []);
}

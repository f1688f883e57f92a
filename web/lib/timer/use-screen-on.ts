import { useEffect, useState } from 'react';

/** Keeps the screen on while somebody trains or cooks, where the browser can. @returns whether it is kept on */
export function useScreenOn(): boolean {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let gone = false;
    let asking = false;
    const take = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // of two locks one would stay behind
      if (asking || lock?.released === false) return;
      asking = true;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (gone) await taken.release();
        else {
          lock = taken;
          setIsOn(true);
          taken.addEventListener('release', () => setIsOn(false));
        }
      } catch {
        // a low battery, or a page that is not allowed to: the screen goes off as it always does
      } finally {
        asking = false;
      }
    };
    const onVisible = () => void take();
    void take();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, []);
  return isOn;
}

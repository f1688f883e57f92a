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

/** Keeps the screen on while somebody trains, where the browser can. */
export function useScreenOn(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let gone = false;
    const take = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (gone) await taken.release();
        else lock = taken;
      } catch {
        // a low battery, or a page that is not allowed to: the screen goes off as it always does
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
}

let audio: AudioContext | null = null;

/** Browsers let a page sound only after somebody has pressed something on it. */
export function allowSound(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
  } catch {
    // no sound device: the screen and the vibration tell
  }
}

/** Two short soft tones and a buzz: the rest is over. */
export function signalEnd(): void {
  if ('vibrate' in navigator) navigator.vibrate([200, 100, 200]);
  if (audio?.state !== 'running') return;
  for (const delay of [0, 0.25]) {
    const at = audio.currentTime + delay;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = 880;
    volume.gain.setValueAtTime(0.15, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.2);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.2);
  }
}

let audio: AudioContext | null = null;

/** A browser that lets the page sound does so within this; one that waits for a press would sound at that press, too late. */
const soonMs = 1000;

/** The sound of this page, woken where it sleeps; null where there is none. */
async function wokenAudio(): Promise<AudioContext | null> {
  try {
    audio ??= new AudioContext();
    await audio.resume();
    return audio;
  } catch {
    // no sound device: the screen and the vibration tell
    return null;
  }
}

/** Some browsers let a page sound only after it has asked to during a press. */
export function allowSound(): void {
  void wokenAudio();
}

function playTones(on: AudioContext): void {
  for (const delay of [0, 0.25]) {
    const at = on.currentTime + delay;
    const tone = on.createOscillator();
    const volume = on.createGain();
    tone.frequency.value = 880;
    volume.gain.setValueAtTime(0.15, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.2);
    tone.connect(volume).connect(on.destination);
    tone.start(at);
    tone.stop(at + 0.2);
  }
}

/**
 * Two short soft tones and a buzz: what was counted is over. It asks for the sound anew, as the press that started to count
 * may have been on this page before it was reloaded.
 */
export function signalEnd(): void {
  if ('vibrate' in navigator) navigator.vibrate([200, 100, 200]);
  const asked = performance.now();
  void wokenAudio().then((woken) => {
    if (woken && performance.now() - asked < soonMs) playTones(woken);
  });
}

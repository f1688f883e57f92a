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

/** Two short soft tones and a buzz: what was counted is over. */
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

import { setTimeout as pause } from 'node:timers/promises';

const milliseconds = 250;
/** All clients together; what is beyond is refused at once, so that nobody else waits for their place in the process. */
const mostPaused = 500;

let paused = 0;

/**
 * Waits before somebody is refused who has more under way than anybody needs. Whoever asks again at once would otherwise
 * keep the event loop busy with refusals alone: three hundred connections are told so five thousand times a second.
 */
export async function pauseBeforeRefusal(): Promise<void> {
  if (paused >= mostPaused) return;
  paused += 1;
  await pause(milliseconds);
  paused -= 1;
}

/** Between two looks at what other phones have ticked, in milliseconds: about as long as it takes to the next shelf. */
const pauseMs = 15_000;

/** Looks again and again while the page is on the screen. @returns how to end that */
export function lookEvery(look: () => void): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') look();
  }, pauseMs);
  return () => clearInterval(timer);
}

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { installOffered, onInstallOffered } from '#web/lib/device/install.ts';
import { isSharedDevice, readStored, writeStored } from '#web/lib/device/storage.ts';
import { Button } from '#web/ui/button.tsx';

/** Of the device: whoever has answered on it is not asked there again. */
const answeredKey = 'phila.install-answered';

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** Where only the member can do it. An iPad says that it is a Mac, but no Mac has a screen that is touched. */
const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Asks once whether the app shall be put on the home screen; nothing on a shared device, nor where it is there already. */
export function InstallOffer() {
  const prompt = useSyncExternalStore(onInstallOffered, installOffered);
  const [open] = useState(
    () => !isSharedDevice() && !isInstalled() && readStored(answeredKey) === null,
  );
  const [answered, setAnswered] = useState('');
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (answered !== '') thanks.current?.focus();
  }, [answered]);
  const apple = isApple();
  if (!open || (answered === '' && prompt === null && !apple)) return null;
  const answer = (said: string) => {
    writeStored(answeredKey, 'yes');
    setAnswered(said);
  };
  if (answered !== '') {
    return (
      <p ref={thanks} tabIndex={-1} role="status" className="mt-10 font-semibold print:hidden">
        {answered}
      </p>
    );
  }
  const install = async () => {
    const choice = await prompt?.prompt().catch(() => null);
    answer(
      choice?.outcome === 'accepted'
        ? 'Phila is on its way to your home screen.'
        : 'As you like. We will not ask again.',
    );
  };
  return (
    <section
      aria-labelledby="install"
      className="mt-10 rounded-card border border-line bg-surface p-5 shadow-card sm:p-7 print:hidden"
    >
      <h2 id="install" className="text-2xl">
        Phila on your home screen
      </h2>
      <p className="mt-2 max-w-prose">
        One tap to today’s meals, your list in the shop and your sets in the gym, with signal or
        without.
        {prompt === null &&
          ' On this device you do it yourself: press Share, then ‘Add to Home Screen’.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {prompt && <Button onClick={() => void install()}>Install</Button>}
        <Button variant="quiet" onClick={() => answer('As you like. We will not ask again.')}>
          {prompt ? 'No, thanks' : 'Do not show this again'}
        </Button>
      </div>
    </section>
  );
}

import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';

/** A button that is pending from its first press on, and what has been heard of it. */
export function PressOnce() {
  const [presses, setPresses] = useState(0);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button pending={presses > 0 && 'Sending…'} onClick={() => setPresses((sofar) => sofar + 1)}>
        Send once
      </Button>
      <output>heard {presses}</output>
    </div>
  );
}

import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { agreementCard } from './card-style.ts';
import { GuardianPart } from './guardian-part.tsx';

/** Who said 'Not now' on this page: they are asked at their next visit. */
let saidLater = '';

interface GuardianCardProps {
  readonly userId: string;
  /** What 'Not now' leads to; it closes the card where nothing is said. */
  readonly onLater?: () => void;
}

/** Asks a member under 18 for a parent or guardian. */
export function GuardianCard({ userId, onLater }: GuardianCardProps) {
  const [isLater, setLater] = useState(() => !onLater && saidLater === userId);
  if (isLater) return null;
  const later = () => {
    saidLater = userId;
    setLater(true);
  };
  return (
    <section aria-labelledby="guardian-title" className={agreementCard}>
      <h2 id="guardian-title" className="mb-3 text-2xl">
        A parent or guardian has to agree
      </h2>
      <GuardianPart userId={userId} />
      <Button variant="quiet" className="mt-3" onClick={onLater ?? later}>
        Not now
      </Button>
    </section>
  );
}

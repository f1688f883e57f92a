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
  /** What 'Rather not say' leads to, where questions wait behind the card. */
  readonly onDecline?: () => void;
}

/** Asks a member under 18 for a parent or guardian. */
export function GuardianCard({ userId, onLater, onDecline }: GuardianCardProps) {
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
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="quiet" onClick={onLater ?? later}>
          Not now
        </Button>
        {onDecline && (
          <Button variant="quiet" onClick={onDecline}>
            Rather not say
          </Button>
        )}
      </div>
    </section>
  );
}

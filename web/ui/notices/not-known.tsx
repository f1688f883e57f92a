import { noConnection } from '#web/lib/device/connection.ts';
import { Button } from '../button.tsx';

interface NotKnownProps {
  /** Such as 'whether you have asked to cancel'. */
  readonly what: string;
  onRetry(): void;
}

/** What the server did not tell: that is not the same as nothing, and never looks like it. */
export function NotKnown({ what, onRetry }: NotKnownProps) {
  return (
    <div role="status" className="grid gap-3">
      <p className="text-muted">
        {noConnection()}: we do not know just now {what}.
      </p>
      <Button variant="secondary" className="justify-self-start" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

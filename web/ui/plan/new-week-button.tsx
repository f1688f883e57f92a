import { RefreshCw } from 'lucide-react';
import type { WeekNumber } from '#planning/calendar.ts';

interface NewWeekButtonProps {
  readonly week: WeekNumber;
  /** What the week then holds: 'other meals'. */
  readonly what: string;
  onPress(): void;
}

export function NewWeekButton({ week, what, onPress }: NewWeekButtonProps) {
  return (
    <button
      type="button"
      aria-label={`New week: ${what} for week ${week}`}
      aria-haspopup="dialog"
      onClick={(event) => {
        // not every browser gives the focus to a button that is clicked, and the dialog gives it back
        event.currentTarget.focus({ preventScroll: true });
        onPress();
      }}
      className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-bold text-brand hover:bg-brand-soft"
    >
      <RefreshCw aria-hidden="true" className="size-4" />
      New week
    </button>
  );
}

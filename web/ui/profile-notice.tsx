import { madeAt, type WeekPlan } from '#web/lib/weekly-plans.ts';
import { Button } from '#web/ui/button.tsx';

interface ProfileNoticeProps {
  /** When the profile was last changed, as far as that is known. */
  readonly changed: Date | null;
  readonly weeks: readonly WeekPlan[];
  readonly generating: boolean;
  onGenerate(): void;
}

/** Tells that a week was made for the profile as it was before. */
export function ProfileNotice({ changed, weeks, generating, onGenerate }: ProfileNoticeProps) {
  if (!changed || weeks.length === 0 || changed <= madeAt(weeks)) return null;
  return (
    <section
      aria-label="Your profile has changed"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control border-l-4 border-marula bg-marula-soft px-4 py-4 text-marula-ink print:hidden"
    >
      <p className="font-semibold">Your profile has changed since these plans were made.</p>
      <Button
        variant="sun"
        className="w-full sm:w-auto"
        pending={generating && 'Generating…'}
        onClick={onGenerate}
      >
        Make plans for it now
      </Button>
    </section>
  );
}

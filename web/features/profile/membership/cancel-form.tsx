import { useState } from 'react';
import { memberSentences } from '#contract/member-sentences.ts';
import { noticeBusinessDays, type WayOfEnding } from '#contract/membership/ending.ts';
import type { MembershipAnswer } from '#contract/membership/membership.ts';
import { textBounds } from '#contract/text-bounds.ts';
import { problemsOfLength, textOf } from '#web/lib/form/form-problems.ts';
import { useKeptText } from '#web/lib/form/use-kept-text.ts';
import { useSubmit } from '#web/lib/form/use-submit.ts';
import { rand, writtenDay } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/form/field.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { requestCancellation } from './cancellation.ts';

type Way = MembershipAnswer['ways'][number];

/** What each way is called, and the reason that is sent where the law asks for none. */
const named: Readonly<Record<WayOfEnding, { title: string; reason: string | null }>> = {
  'no renewal': { title: 'At the end of what is paid', reason: null },
  'by notice': {
    title: `With ${noticeBusinessDays} business days’ notice`,
    reason: 'Notice',
  },
  'cooling off': { title: 'Undo the order, all money back', reason: 'Cooling off' },
};

/** What follows of a way, to be read before it is asked for. */
function follows({ how, ends, back }: Way): string {
  const money =
    back === null ? '' : `${rand(back.cents / 100)} goes back to you by ${writtenDay(back.by)}`;
  if (how === 'cooling off') return `At once, and you need give no reason. ${money}.`;
  if (how === 'by notice') {
    return `On ${writtenDay(ends)}, and you need give no reason. ${money}: the price of the days that you do not use.`;
  }
  return `On ${writtenDay(ends)}. Nothing is debited after that, and nothing goes back.`;
}

interface CancelFormProps {
  readonly userId: string;
  /** None where the server is told nothing of payments: then there is one way, and no more is known of it. */
  readonly ways: readonly Way[];
  /** It is kept; by now the form may be gone. */
  onSent(): void;
}

export function CancelForm({ userId, ways, onSent }: CancelFormProps) {
  const kept = useKeptText(`cancellation.${userId}`);
  const [chosen, setChosen] = useState<WayOfEnding | null>(null);
  const way = ways.find(({ how }) => how === chosen) ?? ways[0] ?? null;
  const reason = way === null ? null : named[way.how].reason;
  const form = useSubmit({
    check: (fields) => problemsOfLength(fields, 'reason', textBounds.cancellation),
    send: async (fields) => {
      const words = reason ?? textOf(fields, 'reason').trim();
      await requestCancellation(userId, words, way?.how ?? null);
      kept.forget();
      onSent();
    },
    explain: () => memberSentences.cancellationFailed,
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <p className="text-muted">
        We are sorry to see you go. Your plans stay here until your subscription ends.
      </p>
      {way !== null && ways.length > 1 && (
        <fieldset>
          <legend className="mb-1.5 font-bold">How it ends</legend>
          <div className="grid gap-2.5">
            {ways.map((each) => (
              <label
                key={each.how}
                className="grid min-h-12 cursor-pointer grid-cols-[auto_1fr] items-start gap-x-3 rounded-control border-2 border-edge bg-surface px-3.5 py-2.5 hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
              >
                <input
                  type="radio"
                  name="how"
                  value={each.how}
                  checked={each.how === way.how}
                  onChange={() => setChosen(each.how)}
                  className="mt-1 size-5"
                />
                <span className="font-bold">{named[each.how].title}</span>
                <span className="col-start-2 text-sm text-muted tabular">{follows(each)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {way !== null && ways.length === 1 && (
        <p className="tabular">
          <strong>{named[way.how].title}.</strong> {follows(way)}
        </p>
      )}
      {reason === null && (
        <TextAreaField
          {...kept.area}
          label={textBounds.cancellation.label}
          name="reason"
          required
          rows={4}
          most={textBounds.cancellation.max}
          error={form.problems.reason}
        />
      )}
      <ErrorBox message={form.failure} />
      <Button
        type="submit"
        variant="danger"
        className="justify-self-start"
        pending={form.pending && 'Submitting…'}
      >
        Request Cancellation
      </Button>
    </form>
  );
}

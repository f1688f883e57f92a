import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { memberSentences } from '#contract/member-sentences.ts';
import { textBounds } from '#contract/text-bounds.ts';
import { storedUserId } from '#web/lib/auth/stored-session.ts';
import { problemsOfLength, textOf } from '#web/lib/form/form-problems.ts';
import { useKeptText } from '#web/lib/form/use-kept-text.ts';
import { useSubmit } from '#web/lib/form/use-submit.ts';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/form/field.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { submitFeedback } from './submit-feedback.ts';

/** Editing, sending, then thanks; a failure stands above the button and the text stays. */
export function FeedbackForm() {
  const [thanked, setThanked] = useState(false);
  return thanked ? (
    <Thanks onAgain={() => setThanked(false)} />
  ) : (
    <TextForm onSent={() => setThanked(true)} />
  );
}

function TextForm({ onSent }: { onSent(): void }) {
  const kept = useKeptText(`feedback.${storedUserId() ?? 'visitor'}`);
  const form = useSubmit({
    check: (fields) => problemsOfLength(fields, 'feedback', textBounds.feedback),
    send: async (fields) => {
      const content = textOf(fields, 'feedback').trim();
      await submitFeedback(content);
      kept.forget();
      onSent();
    },
    explain: (error) => messageOf(error, memberSentences.feedbackFailed),
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <TextAreaField
        {...kept.area}
        label={textBounds.feedback.label}
        name="feedback"
        rows={6}
        required
        most={textBounds.feedback.max}
        placeholder="Share your thoughts, suggestions or experiences with us…"
        error={form.problems.feedback}
      />
      <ErrorBox message={form.failure} />
      <Button type="submit" pending={form.pending && 'Submitting…'}>
        Submit Feedback
      </Button>
    </form>
  );
}

function Thanks({ onAgain }: { readonly onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-4 py-8 text-center">
      <CircleCheck aria-hidden="true" className="size-14 text-brand" />
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        Thank You for Your Feedback!
      </h2>
      <p className="text-muted">We read every word of it.</p>
      <Button variant="secondary" onClick={onAgain}>
        Submit Another Feedback
      </Button>
    </div>
  );
}

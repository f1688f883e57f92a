import { Heart, Lightbulb, SlidersHorizontal, Wrench } from 'lucide-react';
import { wire } from '#contract/paths.ts';
import { textBounds } from '#contract/text-bounds.ts';
import { wholeNumber } from '#planning/page/figures.ts';
import { useInBrowser } from '#web/lib/device/use-in-browser.ts';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { TextAreaField } from '#web/ui/form/field.tsx';
import { buttonStyle } from '#web/ui/link-style.ts';
import { FeedbackForm } from './feedback-form.tsx';

const kinds = [
  { Icon: Lightbulb, title: 'Feature suggestions', text: 'What should Phila do that it does not?' },
  {
    Icon: SlidersHorizontal,
    title: 'User experience improvements',
    text: 'What is slow, hidden or hard to read?',
  },
  {
    Icon: Heart,
    title: 'Content recommendations',
    text: 'Dishes, exercises and shops that you miss.',
  },
  { Icon: Wrench, title: 'Technical issues', text: 'What broke, and what were you doing?' },
] as const;

export function FeedbackPage() {
  usePageTitle('Share Your Feedback');
  const inBrowser = useInBrowser();
  return (
    <main id="content" tabIndex={-1} className="wrap py-10 sm:py-14">
      <h1 tabIndex={-1} className="text-3xl">
        Share Your Feedback
      </h1>
      <p className="mt-3 max-w-prose text-lg text-muted">
        Phila is made with the people who cook and train by it. Tell us how it goes.
      </p>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
        <div className="overflow-hidden rounded-sheet border border-line bg-surface shadow-card">
          <div className="beads" />
          <div className="min-h-80 p-5 sm:p-8">
            {inBrowser && <FeedbackForm />}
            <noscript>
              <PlainForm />
            </noscript>
          </div>
        </div>
        <aside className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
            <h2 className="text-xl">What helps us most</h2>
            <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
              {kinds.map(({ Icon, title, text }) => (
                <li key={title} className="flex gap-3">
                  <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-clay" />
                  <div className="min-w-0">
                    <p className="font-bold">{title}</p>
                    <p className="text-sm text-muted">{text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
          <section className="rounded-card bg-marula-soft p-5 text-marula-ink sm:p-6">
            <h2 className="text-xl">What happens next</h2>
            <p className="mt-2">
              All feedback is reviewed, but we cannot answer every message. For an answer, write to
              us from the Contact page.
            </p>
          </section>
        </aside>
      </div>
    </main>
  );
}

/** The same form for a browser that runs no scripts; a fragment of the address brings the thanks. */
function PlainForm() {
  const { label, max } = textBounds.feedback;
  return (
    <form method="post" action={wire.feedback} className="grid gap-5">
      <p id="thanks" className="hidden text-xl font-bold target:block">
        Thank You for Your Feedback!
      </p>
      <TextAreaField
        label={label}
        hint={`At most ${wholeNumber(max)} characters.`}
        name="feedback"
        rows={6}
        required
        most={max}
        placeholder="Share your thoughts, suggestions or experiences with us…"
      />
      <button type="submit" className={buttonStyle()}>
        Submit Feedback
      </button>
    </form>
  );
}

import { Check } from 'lucide-react';
import { paths } from '#contract/paths.ts';
import type { Overview } from '#contract/plans/overview.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonStyle } from '#web/ui/link-style.ts';

const steps = [
  {
    title: 'Your profile',
    text: 'Four short steps about your body, your goal, your kitchen and your training.',
    to: paths.onboarding,
    action: 'Complete Your Profile',
    isDone: ({ fullName }: Overview) => fullName !== null,
  },
  {
    title: 'Your meals',
    text: 'Four weeks within your energy, your diet and your time at the stove.',
    to: paths.mealPlans,
    action: 'Make My Meal Plans',
    isDone: ({ meals }: Overview) => meals !== null,
  },
  {
    title: 'Your shopping list',
    text: 'Everything for those meals, by aisle, with prices in Rands.',
    to: paths.shoppingList,
    action: 'Make My Shopping List',
    isDone: ({ shopping }: Overview) => shopping !== null,
  },
  {
    title: 'Your training',
    text: 'Four weeks of sessions for your days, minutes and equipment.',
    to: paths.exercisePlans,
    action: 'Make My Exercise Plans',
    isDone: ({ training }: Overview) => training !== null,
  },
] as const;

/** The way to the first four weeks: what is done, and the one thing to do next. */
export function GuidedStart({ overview }: { readonly overview: Overview }) {
  const next = steps.find((step) => !step.isDone(overview));
  const left = steps.filter((step) => !step.isDone(overview)).length;
  return (
    <>
      <h2 className="text-2xl">{left === steps.length ? 'Let us get to know you' : 'Next step'}</h2>
      <ol className="mt-4 grid gap-2 sm:grid-cols-2 sm:gap-x-8">
        {steps.map((step, index) => {
          const done = step.isDone(overview);
          return (
            <li
              key={step.to}
              aria-current={step === next ? 'step' : undefined}
              className="flex items-start gap-3 font-semibold"
            >
              <span
                aria-hidden="true"
                className={`grid size-8 shrink-0 place-items-center rounded-full border-2 text-sm font-bold ${
                  step === next
                    ? 'border-marula bg-marula text-night'
                    : done
                      ? 'border-on-night-muted'
                      : 'border-on-night-muted text-on-night-muted'
                }`}
              >
                {done ? <Check className="size-4" /> : index + 1}
              </span>
              <span className={`pt-1 ${step === next ? '' : 'text-on-night-muted'}`}>
                {step.title}
                {done && <span className="sr-only"> (done)</span>}
                {!done && step !== next && (
                  <span className="block text-sm font-normal">{step.text}</span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      {next && (
        <>
          <p className="mt-5 max-w-md">{next.text}</p>
          <AppLink to={next.to} className={buttonStyle('sun', 'mt-4')}>
            {next.action}
          </AppLink>
        </>
      )}
    </>
  );
}

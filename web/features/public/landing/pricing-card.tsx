import { standardPlan, standardPlanFeatures } from '#contract/membership/prices.ts';
import { paths } from '#contract/paths.ts';
import { rand } from '#web/lib/format.ts';
import { buttonStyle } from '#web/ui/link-style.ts';
import { CheckMark } from './tick.tsx';

export function PricingCard() {
  return (
    <section
      aria-labelledby="price"
      className="overflow-hidden rounded-sheet border border-line bg-surface shadow-lift"
    >
      <div className="beads" />
      <div className="p-6 sm:p-9">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="price" className="text-2xl">
            {standardPlan.name}
          </h2>
          <p className="rounded-full bg-marula px-3 py-1 text-sm font-bold text-[#211c15]">
            Founders Offer
          </p>
        </div>
        <p className="mt-5 flex flex-wrap items-baseline gap-x-3">
          <span className="text-display font-extrabold tracking-tight tabular">
            {rand(standardPlan.monthly)}
          </span>
          <span className="text-lg text-muted">per month</span>
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <s className="text-muted tabular">{rand(standardPlan.monthlyBefore)} per month</s>
          <span className="font-bold text-clay">{standardPlan.monthlySaving}</span>
        </p>
        <ul className="mt-6 grid gap-2.5">
          {standardPlanFeatures.map((feature) => (
            <li key={feature} className="flex gap-3">
              <CheckMark />
              {feature}
            </li>
          ))}
        </ul>
        <a href={paths.subscription} className={buttonStyle('primary', 'mt-7 w-full')}>
          See Monthly and Annual Plans
        </a>
        <p className="mt-3 text-center text-sm text-muted">
          Or {rand(standardPlan.annual)} per year: a 20% saving. Nothing is added.
        </p>
      </div>
    </section>
  );
}

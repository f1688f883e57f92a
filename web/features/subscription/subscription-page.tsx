import { Check } from 'lucide-react';
import { Fragment, useEffect, useState } from 'react';
import type { PublicConfig } from '#contract/config.ts';
import { standardPlan, standardPlanFeatures } from '#contract/membership/prices.ts';
import { pageSections, pageSlots, paymentMetas } from '#contract/page-slots.ts';
import { paths } from '#contract/paths.ts';
import { useInBrowser } from '#web/lib/device/use-in-browser.ts';
import { rand } from '#web/lib/format.ts';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { readConfig } from '#web/lib/wire/read-config.ts';
import { LegalLinks } from '#web/ui/legal-links.tsx';
import { debitLine, type OrderedPlan, orderTerms } from './order-terms.ts';
import { PriceCard } from './price-card.tsx';
import { WayPastPrices } from './way-on.tsx';

type Links = PublicConfig['paymentLinks'];

/** The page as it is built stands for every server: both variants of a button, of which the server keeps one. */
const built = import.meta.env.SSR;
const monthlyMarks = {
  linked: pageSections.paymentMonthly,
  unlinked: pageSections.noPaymentMonthly,
} as const;
const annualMarks = {
  linked: pageSections.paymentAnnual,
  unlinked: pageSections.noPaymentAnnual,
} as const;

/** What cannot be paid on this server yet, if anything. */
const notices = [
  {
    section: pageSections.noPayments,
    holds: ({ monthly, annual }: Links) => monthly === null && annual === null,
    text: 'Online payment is not set up on this server yet.',
  },
  {
    section: pageSections.onlyMonthly,
    holds: ({ monthly, annual }: Links) => monthly !== null && annual === null,
    text: 'Online payment of the Annual Plan is not set up on this server yet; the Monthly Plan can be paid.',
  },
  {
    section: pageSections.onlyAnnual,
    holds: ({ monthly, annual }: Links) => monthly === null && annual !== null,
    text: 'Online payment of the Monthly Plan is not set up on this server yet; the Annual Plan can be paid.',
  },
] as const;

const leads =
  'The button opens our payment provider’s page. Nothing is ordered before you confirm there.';
const leadsOn =
  'The button opens the order, to be read over, and then our payment provider’s page. Nothing is ordered before you confirm there.';

/** Whether a button opens our own page of the order, and not at once the provider's. */
const isOurs = (link: string) => link.startsWith(paths.order);

/** Who takes the money of an order, by the address of its button. */
function providerOf(link: string): string {
  const { hostname, searchParams } = new URL(link, location.href);
  return isOurs(link) ? (searchParams.get('by') ?? '') : hostname;
}

/** What stands on the card of a plan. @param link null: nothing can be ordered, or it is not known yet */
function cardOf(plan: OrderedPlan, link: string | null) {
  const host = link === null ? null : providerOf(link);
  return {
    terms: orderTerms(plan, link !== null && isOurs(link) ? leadsOn : leads),
    debit: debitLine(plan, host),
  };
}

/** The links that the server has written into this page; null on a page that was opened for something else. */
function writtenLinks(): Links | null {
  if (built) return { monthly: pageSlots.paymentMonthly, annual: pageSlots.paymentAnnual };
  const [monthly, annual] = paymentMetas.map((name) =>
    document.querySelector(`meta[name="${name}"]`)?.getAttribute('content'),
  );
  if (monthly === undefined || annual === undefined) return null;
  return { monthly: monthly || null, annual: annual || null };
}

export function SubscriptionPage() {
  usePageTitle('Subscription');
  const inBrowser = useInBrowser();
  const [links, setLinks] = useState(writtenLinks);
  const [unreachable, setUnreachable] = useState(false);
  const known = links !== null;
  useEffect(() => {
    if (known) return;
    readConfig().then(
      (config) => setLinks(config.paymentLinks),
      () => setUnreachable(true),
    );
  }, [known]);
  return (
    <main id="content" tabIndex={-1} className="wrap py-10 sm:py-14">
      {inBrowser && <WayPastPrices />}
      <div className="mx-auto max-w-2xl text-center">
        <h1 tabIndex={-1} className="text-3xl">
          One price. Everything included.
        </h1>
        <p className="mt-3 text-lg text-muted">
          Meals, training, the shopping list and supplement suggestions, for less than a takeaway
          for two.
        </p>
      </div>
      <div className="mt-10 grid gap-6 md:grid-cols-2 lg:mx-auto lg:max-w-4xl">
        <PriceCard
          title="Monthly Plan"
          price={rand(standardPlan.monthly)}
          period="/month"
          text="Billed monthly. Cancel anytime."
          {...cardOf('monthly', inBrowser ? (links?.monthly ?? null) : null)}
          action="Choose Monthly"
          link={links?.monthly ?? null}
          {...(built && { marks: monthlyMarks })}
        />
        <PriceCard
          title="Annual Plan"
          price={rand(standardPlan.annual)}
          period="/year"
          text="Billed annually. Best value."
          {...cardOf('annual', inBrowser ? (links?.annual ?? null) : null)}
          badge={standardPlan.annualSaving}
          action="Choose Annual"
          link={links?.annual ?? null}
          {...(built && { marks: annualMarks })}
        />
      </div>
      <div className="mt-4 min-h-16 text-center" aria-live="polite">
        {notices.map(({ section, holds, text }) => (
          <Fragment key={text}>
            {built && section[0]}
            {(built || (links !== null && holds(links))) && <Notice text={text} />}
            {built && section[1]}
          </Fragment>
        ))}
        {unreachable && !known && (
          <Notice text="We could not reach the server. Please check your connection." />
        )}
      </div>
      <FoundersOffer />
      <p className="mt-8 text-center text-sm text-muted">
        Nothing is added to these prices. See our <LegalLinks />.
      </p>
    </main>
  );
}

function Notice({ text }: { readonly text: string }) {
  return (
    <p className="mx-auto max-w-xl rounded-control bg-marula-soft px-4 py-3 font-semibold text-marula-ink">
      {text}
    </p>
  );
}

function FoundersOffer() {
  return (
    <section className="mt-6 overflow-hidden rounded-sheet bg-night text-on-night lg:mx-auto lg:max-w-4xl">
      <div className="beads" />
      <div className="grid gap-8 p-6 sm:p-10 md:grid-cols-[1fr_1.3fr] md:items-center">
        <div>
          <p className="font-bold text-marula">Founders Offer</p>
          <h2 className="mt-1 text-2xl">{standardPlan.name}</h2>
          <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
            <span className="text-display font-extrabold tracking-tight tabular">
              {rand(standardPlan.monthly)}
            </span>
            <span className="text-on-night-muted">per month</span>
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-3">
            <s className="text-on-night-muted tabular">
              {rand(standardPlan.monthlyBefore)} per month
            </s>
            <span className="rounded-full bg-marula px-3 py-1 text-sm font-bold text-night">
              {standardPlan.monthlySaving}
            </span>
          </p>
        </div>
        <ul className="grid gap-3">
          {standardPlanFeatures.map((feature) => (
            <li key={feature} className="flex gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-marula" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

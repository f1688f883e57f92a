import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { memberSentences } from '#contract/member-sentences.ts';
import { type OrderAnswer, orderAnswerSchema } from '#contract/membership/order.ts';
import { standardPlan } from '#contract/membership/prices.ts';
import { paths, wire } from '#contract/paths.ts';
import { useInBrowser } from '#web/lib/device/use-in-browser.ts';
import { rand } from '#web/lib/format.ts';
import { useLocation } from '#web/lib/navigation/router.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { memberFetch } from '#web/lib/requests/member-fetch.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { LegalLinks } from '#web/ui/legal-links.tsx';
import { buttonStyle, textLink } from '#web/ui/link-style.ts';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { debitLine, type OrderedPlan, orderTerms } from './order-terms.ts';

const names: Readonly<Record<OrderedPlan, string>> = {
  monthly: 'Monthly Plan',
  annual: 'Annual Plan',
};
const leads =
  'The next page is our payment provider’s. Nothing is ordered before you confirm there.';

const refusalSchema = v.object({ message: v.string() });

/** @returns the way to the provider's page, or a sentence that says why there is none */
async function begin(plan: OrderedPlan): Promise<OrderAnswer | string> {
  try {
    const answer = await memberFetch(wire.order, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ plan }),
    });
    const told: unknown = await answer.json();
    if (answer.ok) return v.parse(orderAnswerSchema, told);
    const refusal = v.safeParse(refusalSchema, told);
    return refusal.success ? refusal.output.message : memberSentences.orderFailed;
  } catch {
    return memberSentences.orderFailed;
  }
}

/** Leads this tab to the provider: to an address, or by a form where it takes an order that way. */
function leave({ url, fields }: OrderAnswer): void {
  if (fields === undefined) {
    location.assign(url);
    return;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  for (const [name, value] of fields) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}

/** Where an order is read over and may still be left, before the page of the payment provider (ECT s43(2)). */
export function OrderPage() {
  usePageTitle('Your order');
  const inBrowser = useInBrowser();
  const { search } = useLocation();
  const asked = new URLSearchParams(search);
  const plan: OrderedPlan = asked.get('plan') === 'annual' ? 'annual' : 'monthly';
  // of a provider that is not named the earliest day is told
  const provider = asked.get('by') ?? '';
  const price = `${rand(standardPlan[plan])} per ${plan === 'annual' ? 'year' : 'month'}`;
  return (
    <main id="content" tabIndex={-1} className="wrap max-w-2xl py-10 sm:py-14">
      <h1 tabIndex={-1} className="text-3xl">
        Your order
      </h1>
      {inBrowser && (
        <section className="mt-6 rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
          <h2 className="text-xl">{names[plan]}</h2>
          <p className="mt-2 text-lg font-bold tabular">{price}</p>
          <ul className="mt-4 mb-6 grid list-disc gap-1.5 pl-5">
            {[debitLine(plan, provider), ...orderTerms(plan, leads)].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <WayOn plan={plan} />
        </section>
      )}
      <p className="mt-6 text-sm text-muted">
        Another plan, or none? Close this page, or go back to{' '}
        <AppLink to={paths.subscription} className={textLink}>
          the prices
        </AppLink>
        . See our <LegalLinks />.
      </p>
    </main>
  );
}

function WayOn({ plan }: { readonly plan: OrderedPlan }) {
  const session = useSession();
  const [error, setError] = useState<string | null>(null);
  const [going, setGoing] = useState(false);
  useEffect(() => {
    // whoever comes back from the provider may find this page as they left it
    const again = () => setGoing(false);
    addEventListener('pageshow', again);
    return () => removeEventListener('pageshow', again);
  }, []);
  if (session.status === 'signed-out') {
    return (
      <>
        <p>Sign in first, so that we know whose payment it is. Then choose the plan again.</p>
        <p className="mt-4 flex flex-wrap gap-3">
          <AppLink to={paths.login} className={buttonStyle('primary')}>
            Sign In
          </AppLink>
          <AppLink to={paths.register} className={buttonStyle('quiet')}>
            Register
          </AppLink>
        </p>
      </>
    );
  }
  const go = async () => {
    setGoing(true);
    setError(null);
    const to = await begin(plan);
    if (typeof to === 'string') {
      setError(to);
      setGoing(false);
    } else leave(to);
  };
  return (
    <>
      <ErrorBox message={error} />
      <Button
        pending={going && 'One moment…'}
        disabled={session.status !== 'signed-in'}
        onClick={() => void go()}
        className="mt-4 w-full"
      >
        Go to payment
      </Button>
    </>
  );
}

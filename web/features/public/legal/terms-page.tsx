import { coolingOffDays, moneyBackDays, noticeBusinessDays } from '#contract/membership/ending.ts';
import { standardPlan } from '#contract/membership/prices.ts';
import { pageSections } from '#contract/page-slots.ts';
import { paths } from '#contract/paths.ts';
import { rand } from '#web/lib/format.ts';
import { Article } from '../article.tsx';
import { SupplierFacts } from './supplier.tsx';
import { effectiveDate, supportEmail } from './support.ts';

export function TermsPage() {
  return (
    <Article title="Terms & Conditions" lead={`Effective ${effectiveDate}.`}>
      <h2>1. Agreement</h2>
      <p>
        These terms are an agreement between you and Phila. By registering, or by using the service,
        you accept them. If you do not accept them, please do not use Phila.
      </p>
      <h2>2. Who can use Phila</h2>
      <p>
        You must be at least 18 years old, or have the consent of a parent or guardian. You agree to
        give accurate information in your profile and to keep it up to date: every plan depends on
        it. Your account is yours alone; keep your password to yourself.
      </p>
      <h2>3. Services</h2>
      <p>
        Phila gives you personalised monthly meal plans, workout plans, a grocery shopping list and
        supplement suggestions, localised for South Africa. Part of this content is AI-generated,
        and by using Phila you accept AI-generated health content. We may improve, change or end
        parts of the service; where that takes away something you have paid for, we tell you
        beforehand.
      </p>
      <Payments />
      <h2>5. Account termination</h2>
      <p>
        You can stop using Phila at any time and ask us to delete your account. We may suspend or
        end an account that breaks these terms, harms others or endangers the service. Where we can,
        we warn you first.
      </p>
      <h2>6. Intellectual property</h2>
      <p>
        The service, its design and its texts belong to Phila or its licensors. Your plans are for
        your own personal use: print them, cook from them, share a recipe with a friend, but do not
        sell them or pass them off as your own service. What you tell us stays yours.
      </p>
      <h2 id="ai">7. AI disclaimer</h2>
      <p>
        Plans and suggestions are generated automatically. They are information, not medical advice,
        diagnosis or treatment, and results are not guaranteed. Consult a licensed healthcare
        provider before you make major changes to your diet, exercise or supplements, above all if
        you are pregnant, live with a medical condition or take medication. Always read the labels
        of what you eat, whatever a plan says.
      </p>
      <Liability />
    </Article>
  );
}

function Payments() {
  return (
    <>
      <h2>4. Subscriptions and payments</h2>
      <ul>
        <li>
          The {standardPlan.name} costs {rand(standardPlan.monthly)} per month or{' '}
          {rand(standardPlan.annual)} per year, and nothing is added
          {pageSections.vatNumber[0]} (VAT is included){pageSections.vatNumber[1]}. Payments are
          taken by an external payment provider.
        </li>
        <li>Recurring payments continue unless you cancel.</li>
        <li>
          You can cancel at any time before the next billing cycle, on your profile page. We process
          requests within 24 to 48 hours.
        </li>
        <li>There are no refunds for partial months or unused services.</li>
        <li>
          The monthly plan is agreed for a month at a time, the annual plan for a year at a time.
          Plans are made within minutes of your asking for them, and nothing is sent by post.
        </li>
        <li>
          What we know of your payments is part of “Download My Data” on the profile page. These
          terms, with every earlier version, can be read and kept from the foot of this page.
        </li>
      </ul>
      <p>
        Nothing here takes away a right that the law gives you, such as the right under section 44
        of the Electronic Communications and Transactions Act 25 of 2002 to cancel certain online
        agreements within seven days, or your rights under the Consumer Protection Act 68 of 2008.
        Where the law gives you more than these terms, the law counts. So an order can be undone
        within {coolingOffDays} days, and all of it goes back to you within {moneyBackDays} days.
        And the annual plan ends at any time with {noticeBusinessDays} business days’ notice: the
        price of the days after it goes back to you, and nothing is taken off. Ask for either on
        your profile page.
      </p>
    </>
  );
}

function Liability() {
  return (
    <>
      <h2>8. Limitation of liability</h2>
      <p>
        As far as the law allows, Phila is not responsible for health issues that follow from its
        recommendations, for results that do not come about, or for indirect losses. Prices and
        stock of stores are theirs; we cannot promise them. This does not limit liability that the
        law does not allow us to limit.
      </p>
      <h2>9. Privacy</h2>
      <p>
        We handle personal information under the Protection of Personal Information Act (POPIA). The{' '}
        <a href={paths.privacy}>Privacy Policy</a> says how, and is part of these terms.
      </p>
      <h2>10. Changes</h2>
      <p>
        We may change these terms. We publish the new version here with its date, and tell you of
        changes that matter. If you go on using Phila after that, the new terms apply.
      </p>
      <h2>11. Governing law</h2>
      <p>These terms are governed by the law of the Republic of South Africa.</p>
      <h2>12. Contact</h2>
      <p>
        Questions about these terms: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
      <SupplierFacts />
    </>
  );
}

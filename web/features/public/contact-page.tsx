import { pageSections, pageSlots } from '#contract/page-slots.ts';
import { paths } from '#contract/paths.ts';
import { Article } from './article.tsx';
import { SupplierFacts } from './legal/supplier.tsx';
import { supportEmail } from './legal/support.ts';

export function ContactPage() {
  return (
    <Article
      title="Contact Support"
      lead="A person reads your message. We aim to answer within 24 hours on business days."
    >
      <h2>Email us</h2>
      <p>
        <a href={`mailto:${supportEmail}`} className="inline-block py-1">
          {supportEmail}
        </a>
      </p>
      <p>
        For urgent matters, put <strong>URGENT</strong> in the subject, and we look at it first.
      </p>
      <h2>It helps us to help you</h2>
      <ul>
        <li>Write from the email address of your account.</li>
        <li>Tell us which page you were on and what you expected to see.</li>
        <li>Never send us your password. We do not need it and will not ask for it.</li>
      </ul>
      <h2>Your information</h2>
      <p>
        You need no account to ask what we hold about you, to have it corrected or deleted, or to
        object to how it is used. Write to {supportEmail}
        {pageSections.informationOfficer[0]}, to our information officer (
        {pageSlots.informationOfficer}){pageSections.informationOfficer[1]}
        {pageSections.supplierAddress[0]} or on paper to {pageSlots.supplierAddress}
        {pageSections.supplierAddress[1]}, and an answer comes within 30 days. Other records:{' '}
        <a href={paths.access}>Access to Information</a>.
      </p>
      <h2>Suggestions and ideas</h2>
      <p>
        For suggestions that need no answer, the <a href={paths.feedback}>feedback page</a> is
        quicker; you need not be signed in.
      </p>
      <h2 id="supplier">Who runs this service</h2>
      <SupplierFacts />
      <h2>In an emergency</h2>
      <p>We cannot give medical help. Call 112 from any cellphone, or 10177 for an ambulance.</p>
    </Article>
  );
}

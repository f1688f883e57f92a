import { pageSections, pageSlots } from '#contract/page-slots.ts';
import { paths } from '#contract/paths.ts';
import { Article } from '../article.tsx';
import { Recipients } from './recipients.tsx';
import { Regulator, SupplierFacts } from './supplier.tsx';
import { supportEmail } from './support.ts';

/** The manual of a private body, in the order of section 51(1) of the Promotion of Access to Information Act. */
export function AccessPage() {
  return (
    <Article
      title="Access to Information"
      lead="Manual under section 51 of the Promotion of Access to Information Act 2 of 2000 (PAIA)."
    >
      <h2>1. Who we are</h2>
      <p>
        Whoever asks for a record writes to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        {pageSections.informationOfficer[0]}, to our information officer (
        {pageSlots.informationOfficer}){pageSections.informationOfficer[1]}.
      </p>
      <SupplierFacts />
      <h2>2. The guide on how to use PAIA</h2>
      <p>
        The Information Regulator publishes a guide in the official languages, as section 10 of PAIA
        asks. It stands on the Regulator’s website, and we send you a copy if you write to us.
      </p>
      <Regulator />
      <h2>3. What you can have without asking</h2>
      <ul>
        <li>
          Members: everything kept about you, as a file, with “Download My Data” on the profile
          page. It costs nothing.
        </li>
        <li>
          Everybody: the <a href={paths.terms}>Terms & Conditions</a> and the{' '}
          <a href={paths.privacy}>Privacy Policy</a> with all their earlier versions, and this
          manual.
        </li>
      </ul>
      <p>No notice under section 52(2) of PAIA has been published about other records.</p>
      <h2>4. What we keep because other laws say so</h2>
      <p>
        Records of payments and of the business itself, as far as the law on taxes, companies,
        consumers and electronic trade asks for them.
      </p>
      <Records />
      <HowToAsk />
      <Processing />
    </Article>
  );
}

function Records() {
  return (
    <>
      <h2>5. About whom and what we keep records</h2>
      <ul>
        <li>
          Members: account and sign-ins; profile; answers about health, where they gave any; plans,
          lists and what they marked in them; what they agreed to and when; payments, as the payment
          provider tells them; what they asked of us.
        </li>
        <li>
          Parents and guardians of members under 18: their email address and what they answered.
        </li>
        <li>Everybody else: feedback that was sent, and requests about information.</li>
        <li>
          The service: what was done with accounts and by whom, without what stands in them; faults
          of the software.
        </li>
        <li>The business: accounts, contracts and letters, outside of this service.</li>
      </ul>
    </>
  );
}

function HowToAsk() {
  return (
    <>
      <h2>6. How to ask for a record</h2>
      <p>
        Write to us with the Regulator’s form for requests (Form 2 of the regulations of 2021), or
        with what it asks: who you are, which record you want and in which form, and which right of
        yours you need it for. If you ask for somebody else, show that you may. We answer within 30
        days. If the law allows a fee, we say how much before you pay it; to see or correct what is
        kept about yourself costs nothing. If we refuse, we say on which ground of PAIA.
      </p>
      <p>
        If you think that a refusal is wrong, you can complain to the Information Regulator or ask a
        court.
      </p>
    </>
  );
}

function Processing() {
  return (
    <>
      <h2>7. How personal information is used</h2>
      <p>
        Why: to make meal plans, training plans, shopping lists and supplement suggestions for
        members, to run their accounts, to find faults and prevent abuse, and to meet duties that
        the law lays on us. About whom and what: as in part 5. The{' '}
        <a href={paths.privacy}>Privacy Policy</a> says more.
      </p>
      <p>Who may be given some of it:</p>
      <Recipients />
      <p>
        How it is protected: it travels encrypted; each member’s records can be read in their own
        name alone; passwords are kept as hashes, and secrets encrypted; what is done with accounts
        is written down; and we test these measures.
      </p>
      <h2>8. Where this manual is</h2>
      <p>
        On this page, at our physical address, and by post or email if you ask for it. Paper copies
        may cost what the law allows.
      </p>
    </>
  );
}

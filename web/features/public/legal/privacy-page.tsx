import { pageSections, pageSlots } from '#contract/page-slots.ts';
import { paths } from '#contract/paths.ts';
import { Article } from '../article.tsx';
import { Recipients } from './recipients.tsx';
import { Regulator, SupplierFacts } from './supplier.tsx';
import { effectiveDate, supportEmail } from './support.ts';

export function PrivacyPage() {
  return (
    <Article title="Privacy Policy" lead={`Effective ${effectiveDate}.`}>
      <h2>1. Introduction</h2>
      <p>
        Phila makes meal plans, training plans, shopping lists and supplement suggestions from what
        you tell us about yourself. Some of that is about your health, which the Protection of
        Personal Information Act 4 of 2013 (POPIA) treats as special personal information. This
        policy says what we collect, why, who sees it, and what you can do about it.
      </p>
      <p>
        Before your profile is kept we ask whether you agree, separately for each purpose, and keep
        what you were asked, when you agreed and when you took it back. You need not agree; without
        it we cannot make plans for you. If you are under 18, we ask your parent or guardian as
        well, by email, and send nothing of yours to any of the services below that word plans or
        take profiles. “Your agreement” on the profile page shows what you agreed to, and takes it
        back at any time.
      </p>
      <Collected />
      <h2>3. How we use it</h2>
      <ul>
        <li>To make your meal plans, training plans and shopping lists, and to renew them.</li>
        <li>To run your account: signing in, payments, support and notices about the service.</li>
        <li>To find faults, prevent abuse and make the service better.</li>
        <li>To meet duties that the law lays on us.</li>
      </ul>
      <p>We do not use your information for advertising.</p>
      <h2>4. How we protect it</h2>
      <ul>
        <li>Everything between your device and us travels under SSL encryption.</li>
        <li>Sensitive systems can be reached by role only, by those who need to.</li>
        <li>Firewalls and monitoring watch over our systems.</li>
        <li>Your data is never sold or rented to anyone.</li>
      </ul>
      <p>
        No system is perfectly safe. If your information is ever exposed, we tell you and the
        Information Regulator as POPIA requires.
      </p>
      <ThirdParties />
      <Rights />
      <h2>7. Contact</h2>
      <p>
        Questions about this policy, or requests about your information:{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
      <p>Responsible for it:</p>
      <SupplierFacts />
    </Article>
  );
}

function Collected() {
  return (
    <>
      <h2>2. Information we collect</h2>
      <h3>Personal information</h3>
      <ul>
        <li>Your full name and email address, your age and gender.</li>
        <li>
          Your fitness profile: height, weight, goals, activity, diet, allergies, disliked foods,
          cooking and workout preferences.
        </li>
        <li>
          If you choose to tell us: a pregnancy, illnesses, joints that hurt and further allergies.
          They are kept apart, are told to nobody else, and can be deleted by themselves.
        </li>
        <li>
          If you are under 18: the email address of your parent or guardian, and what they answered.
        </li>
        <li>
          Payment information, which is taken and kept by our payment providers. We do not see your
          card number.
        </li>
      </ul>
      <h3>Usage information</h3>
      <ul>
        <li>When you log in.</li>
        <li>The pages you visit and the actions you take.</li>
        <li>Details of your device and browser.</li>
      </ul>
      <h3>What goes into and comes out of plan-making</h3>
      <ul>
        <li>Your health profile and preferences, as the input.</li>
        <li>The plans that were generated for you.</li>
      </ul>
      <p>
        Your browser keeps your sign-in, and drafts of forms that you have not finished, on your own
        device. Signing out removes them.
      </p>
    </>
  );
}

function ThirdParties() {
  return (
    <>
      <h2>5. Third parties</h2>
      <p>We share only what a task needs, with:</p>
      <Recipients />
    </>
  );
}

function Rights() {
  return (
    <>
      <h2>6. Your rights</h2>
      <ul>
        <li>
          See everything that we keep about you, and take a copy of it along: “Download My Data” on
          the profile page.
        </li>
        <li>Update your profile at any time, on the profile page.</li>
        <li>
          Delete your account and all your data at once: “Delete my account” on the profile page.
        </li>
        <li>
          Object to how we use your information, and complain to the Information Regulator of South
          Africa if you think we have broken the law.
        </li>
      </ul>
      <p>
        Where the page cannot help, write to us from the email address of your account and we see to
        it; “Ask about my information” on the profile page does the same, and an answer comes within
        30 days. Who has no account asks in the same way, and the same 30 days count:{' '}
        <a href={paths.contact}>how to reach us</a>. We keep nothing longer than we need it or the
        law requires.
        {pageSections.dormant[0]} An account that nobody uses for {pageSlots.dormantMonths} months
        is deleted, after we have told you twice by email.{pageSections.dormant[1]} The account of
        somebody under 18 is deleted seven days after their parent or guardian said no, or after we
        told them that nobody had answered. When an account is deleted, a note that it existed and
        was deleted stays, without its name, address or network address.
      </p>
      <p>
        What records we keep and how anybody asks for one:{' '}
        <a href={paths.access}>Access to Information</a>. The Information Regulator, for complaints:
      </p>
      <Regulator />
    </>
  );
}

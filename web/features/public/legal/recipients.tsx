import { pageSections, pageSlots } from '#contract/page-slots.ts';

/** Who else is given something of a member, as it is set up on this server. */
export function Recipients() {
  return (
    <>
      <ul>
        <li>
          an AI content provider, where one helps to word your plans and you have agreed to it: it
          receives the plan and some of the choices it is made from (gender, diet, allergies ticked
          in the profile, disliked foods by our own names for them, how you cook and train), your
          age only as a band such as 30 to 39, and never your name, your email address, your weight
          or height, your health answers or the words you typed
          {pageSections.model[0]} (here: {pageSlots.modelHost}){pageSections.model[1]}
          {';'}
        </li>
        {pageSections.webhook[0]}
        <li>
          an automation service of ours at {pageSlots.webhookHost}, if you have agreed to it: it
          receives each profile that you save, with your name;
        </li>
        {pageSections.webhook[1]}
        {pageSections.texts[0]}
        <li>a text message service at {pageSlots.textHost}, which delivers codes to your phone;</li>
        {pageSections.texts[1]}
        <li>
          payment gateways, which process your subscription
          {pageSections.paymentNames[0]} (on this server: {pageSlots.paymentNames})
          {pageSections.paymentNames[1]}
          {';'}
        </li>
        <li>
          email systems, which deliver our messages to you
          {pageSections.mail[0]} (on this server: {pageSlots.mailHost}){pageSections.mail[1]}.
        </li>
      </ul>
      <p>
        Where one of them works outside South Africa, information leaves the country only on a
        ground that POPIA allows, such as your consent or a law or agreement that protects it as
        well.
      </p>
    </>
  );
}

import { createHash } from 'node:crypto';
import type { ConsentText, Purpose } from '#contract/agreement/consents.ts';
import type { Recipients } from '../../platform/outgoing/recipients.ts';

interface Wording {
  readonly purpose: Purpose;
  /** The day from which members are asked with it, and a number where another began that day; new with every word. */
  readonly version: string;
  /** How much it allows, among the texts that its purpose ever had: who agreed to more need not be asked again. */
  readonly extent: number;
  /** @param recipient host to which something is sent; '' where nothing leaves */
  readonly text: (recipient: string) => string;
}

/** The words with which members are asked. A text that was ever shown stays in the database as it was. */
const wordings: readonly Wording[] = [
  {
    purpose: 'plans',
    version: '2026-11-28',
    extent: 1,
    text: () =>
      'I agree that my profile and what I say about my health are used to make my plans: meals, training, shopping lists and supplement suggestions. I need not agree, but without it no plans can be made. I can take it back at any time.',
  },
  {
    purpose: 'webhook',
    version: '2026-11-28',
    extent: 1,
    text: (recipient) =>
      `I agree that each profile that I save is sent, whole and with my name, to an automation service at ${recipient}. My plans do not need it. I can take it back at any time.`,
  },
  {
    purpose: 'model',
    version: '2026-11-28 (2)',
    // 2 was the text before it, of which less than it said was sent
    extent: 1,
    text: (recipient) =>
      `I agree that my plans and some of the choices they are made from are sent to a language model at ${recipient}, which words my plans: my gender, my age as a band (such as 30 to 39), my diet, the allergies ticked in my profile, disliked foods by the names that the food table has for them, how I cook and train. My name, contact details, weight, height, health answers and the words I typed are never sent. Without it I get the same plans in plainer words. I can take it back at any time.`,
  },
];

/** What a parent or guardian of a member under 18 is asked. */
const guardianWording = {
  version: '2026-11-28',
  extent: 1,
  text: 'I am a parent or guardian of this member, who is under 18. I agree that their profile and what they say about their health are used to make their plans: meals, training and shopping lists. I need not agree, but without it no plans can be made for them. I can take it back at any time.',
} as const;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** As it is kept beside what members are asked; nothing leaves by it. */
export function guardianText() {
  const { version, extent, text } = guardianWording;
  return {
    purpose: 'guardian',
    version,
    extent,
    sha256: hashOf(text),
    text,
    recipient: null,
  } as const;
}

/** What members are asked on a server that sends to these, and nothing about sending where it sends nothing. */
export function consentTexts(recipients: Recipients): readonly ConsentText[] {
  return wordings.flatMap(({ purpose, version, extent, text }): ConsentText[] => {
    const recipient = purpose === 'plans' ? null : recipients[purpose];
    if (purpose !== 'plans' && recipient === null) return [];
    const shown = text(recipient ?? '');
    return [{ purpose, version, extent, sha256: hashOf(shown), text: shown, recipient }];
  });
}

import { createHash } from 'node:crypto';
import type { ConsentText, Purpose } from '#contract/consents.ts';
import type { Recipients } from '../../platform/recipients.ts';

interface Wording {
  readonly purpose: Purpose;
  /** The day from which members are asked with it; a new day with every change of a word. */
  readonly version: string;
  /** @param recipient host to which something is sent; '' where nothing leaves */
  readonly text: (recipient: string) => string;
}

/** The words with which members are asked. A text that was ever shown stays in the database as it was. */
const wordings: readonly Wording[] = [
  {
    purpose: 'plans',
    version: '2026-11-28',
    text: () =>
      'I agree that my profile and what I say about my health are used to make my plans: meals, training, shopping lists and supplement suggestions. I need not agree, but without it no plans can be made. I can take it back at any time.',
  },
  {
    purpose: 'webhook',
    version: '2026-11-28',
    text: (recipient) =>
      `I agree that each profile that I save is sent, whole and with my name, to an automation service at ${recipient}. My plans do not need it. I can take it back at any time.`,
  },
  {
    purpose: 'model',
    version: '2026-11-28',
    text: (recipient) =>
      `I agree that what my plans are made from (age, gender, diet, allergies, disliked foods, how I cook and train; never my name or address) is sent to a language model at ${recipient}, which words my plans. Without it I get the same plans in plainer words. I can take it back at any time.`,
  },
];

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What members are asked on a server that sends to these, and nothing about sending where it sends nothing. */
export function consentTexts(recipients: Recipients): readonly ConsentText[] {
  return wordings.flatMap(({ purpose, version, text }): ConsentText[] => {
    const recipient = purpose === 'plans' ? null : recipients[purpose];
    if (purpose !== 'plans' && recipient === null) return [];
    const shown = text(recipient ?? '');
    return [{ purpose, version, sha256: hashOf(shown), text: shown, recipient }];
  });
}

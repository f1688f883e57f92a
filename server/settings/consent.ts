import { isIP } from 'node:net';
import * as v from 'valibot';
import { adultAge } from '#contract/agreement/guardian.ts';
import { profileQuestions } from '#planning/profile/profile-questions.ts';
import { onOff, whole } from './setting-kinds.ts';

/** Years that a profile may name at least, whatever an operator says. */
const lowestBound = profileQuestions.age.min;

export const consentVariables = {
  CONSENT_REQUIRED: v.optional(onOff),
  LOWEST_AGE: v.optional(whole(lowestBound, adultAge), String(lowestBound)),
};

function isLoopback(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? /(?:^|\.)localhost$/.test(bare) : /^(?:127\.|::1$)/.test(bare);
}

/** Whether members come from outside: at an https address that is not this machine. */
export function isPublicSite(site: string | null | undefined): boolean {
  if (!site) return false;
  const { protocol, hostname } = new URL(site);
  return protocol === 'https:' && !isLoopback(hostname);
}

interface ConsentRead {
  readonly CONSENT_REQUIRED?: boolean | undefined;
  readonly SITE_URL?: string | undefined;
}

/** Whether plans are only made for who has agreed. By itself on a public site. */
export function consentRequired({ CONSENT_REQUIRED: said, SITE_URL: site }: ConsentRead): boolean {
  return said ?? isPublicSite(site);
}

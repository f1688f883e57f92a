import { paths } from '#contract/paths.ts';
import type { AuthService } from '../auth-service.ts';

/** What a mailed link is for, as POST /verify takes it. */
export type LinkType = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change';

/**
 * Address of the page that a mail leads to. The token stands in the fragment, which no browser sends anywhere, and is spent
 * when somebody presses the page's button: scanners of mail servers open every link, and press nothing.
 */
export function mailedLink(
  auth: AuthService,
  type: LinkType,
  linkToken: string,
  redirectTo: URL,
): string {
  const query = new URLSearchParams({ type, token_hash: linkToken, redirect_to: redirectTo.href });
  return `${auth.siteUrl}${paths.confirm}#${query.toString()}`;
}

import { agreementAddress } from '#contract/paths.ts';
import type { Go } from '#web/lib/navigation/router.tsx';
import { wantsNewPlans } from '#web/lib/wire/old-plans.ts';
import { isUnagreed } from '#web/lib/wire/wire-error.ts';
import type { Notice } from './change-notice.tsx';

/** What a notice of a change that was refused offers to do about it. @param renew asks for new plans */
export function changeHelp(code: string, renew: () => void, go: Go): Pick<Notice, 'action'> {
  if (wantsNewPlans(code)) return { action: { text: 'Update my plans', run: renew } };
  if (!isUnagreed(code)) return {};
  return { action: { text: 'Your agreement', run: () => go(agreementAddress) } };
}

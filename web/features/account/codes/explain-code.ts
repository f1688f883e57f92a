import { messageOf, WireError } from '#web/lib/wire/wire-error.ts';

/** What is said of every call that a form about a mail makes, where the service gave no words of its own. */
export const failed = 'We could not reach the server. Please try again.';
const wrong = 'This code is wrong or has expired. After a few wrong ones you need a new mail.';

/** Why a code let nobody in. */
export const explainCode = (error: unknown) =>
  error instanceof WireError && error.code === 'otp_expired' ? wrong : messageOf(error, failed);

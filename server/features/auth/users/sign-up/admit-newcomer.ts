import { pauseSeconds } from '../../../../platform/limits/disk-watch.ts';
import { AuthError } from '../../auth-error.ts';
import type { AuthService } from '../../auth-service.ts';

/**
 * Every way in that makes an account of its own accord asks here before it does; what an administrator adds by hand is their
 * own affair. @throws AuthError signup_disabled, disk_low
 */
export async function admitNewcomer(auth: AuthService): Promise<void> {
  if (!auth.settings.signUps) throw new AuthError('signup_disabled');
  if (await auth.room.forAccounts()) return;
  throw new AuthError('disk_low', { retryAfterSeconds: pauseSeconds });
}

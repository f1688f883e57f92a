import type { AuthService } from '../auth-service.ts';
import { presentUser } from '../users/present-user.ts';
import type { User } from '../users/store-users.ts';
import type { Session } from './store-sessions.ts';

/** The answer of every endpoint that gives tokens. */
export async function presentSession(auth: AuthService, user: User, session: Session) {
  const now = auth.now();
  const seconds = auth.settings.accessTokenSeconds;
  const accessToken = await auth.tokens.sign(
    {
      sub: user.id,
      email: user.email ?? '',
      phone: user.phone ?? '',
      app_metadata: user.appMetadata,
      user_metadata: user.userMetadata,
      role: 'authenticated',
      aal: session.aal,
      amr: session.amr,
      session_id: session.id,
      is_anonymous: user.isAnonymous,
    },
    now,
    seconds,
  );
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: seconds,
    expires_at: Math.floor(now.getTime() / 1000) + seconds,
    refresh_token: auth.refreshTokens.write({ sessionId: session.id, counter: session.counter }),
    user: presentUser(user),
  };
}

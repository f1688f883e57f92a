import type { FastifyRequest } from 'fastify';
import type { Queries } from '../../../platform/database/database.ts';
import type { AuthError, AuthErrorCode } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import {
  type OutsideGain,
  providerTokens,
  sealGain,
  sessionStartOf,
} from '../flows/outside-state.ts';
import { hashFlowCode, newFlowCode } from '../flows/pkce.ts';
import { type OutsideFlow, proveOutsideFlow } from '../flows/store-outside-flows.ts';
import { openSession } from '../sessions/open-session.ts';
import { presentSession } from '../sessions/present-session.ts';
import type { Session } from '../sessions/store-sessions.ts';
import { findUser, type User } from '../users/store-users.ts';
import { withFragment } from '../wire/redirect-target.ts';

/** Faults of the way back itself, which no person brought about. */
const faultsOfTheWay: ReadonlySet<AuthErrorCode> = new Set([
  'bad_oauth_callback',
  'bad_oauth_state',
  'flow_state_already_used',
]);

function kindOf({ status, code }: AuthError): string {
  if (faultsOfTheWay.has(code)) return 'invalid_request';
  return status >= 500 ? 'server_error' : 'access_denied';
}

/**
 * An app's address with the reason why its member is not in.
 * @param inQuery also where an app looks that began a PKCE flow
 */
export function errorRedirect(target: URL, error: AuthError, inQuery: boolean): string {
  const told: Record<string, string> =
    error.oauthError === null
      ? {
          error: kindOf(error),
          error_code: error.code,
          error_description: error.message,
        }
      : { error: error.oauthError, error_description: error.message };
  const url = new URL(target);
  if (inQuery) for (const [name, value] of Object.entries(told)) url.searchParams.set(name, value);
  return withFragment(url, { ...told, sb: '' });
}

/** A member who has come back from another service. */
export interface Arrived {
  readonly flow: Pick<OutsideFlow, 'id' | 'isPkce' | 'method'>;
  readonly user: User;
  readonly gain: OutsideGain;
}

type Opened =
  | { readonly code: string }
  | { readonly user: User; readonly session: Session; readonly gain: OutsideGain };

/** In the transaction that decided whose account it is: a code for the app that asked for one, otherwise a session. */
export async function openWayBack(
  auth: AuthService,
  queries: Queries,
  request: FastifyRequest,
  { flow, user, gain }: Arrived,
): Promise<Opened> {
  const now = auth.now();
  if (flow.isPkce) {
    const code = newFlowCode();
    await proveOutsideFlow(queries, flow.id, {
      userId: user.id,
      codeHash: hashFlowCode(code),
      sealedState: sealGain(auth, gain),
      now,
    });
    return { code };
  }
  const client = clientOf(request);
  await queries.run({
    text: 'update auth.users set last_sign_in_at = $2, updated_at = $2 where id = $1',
    values: [user.id, now],
  });
  const session = await openSession(auth, queries, {
    userId: user.id,
    method: flow.method,
    client,
    start: sessionStartOf(gain),
  });
  return { user: (await findUser(queries, user.id)) ?? user, session, gain };
}

/** The app's address with what `openWayBack` gave. */
export async function wayBack(auth: AuthService, target: URL, opened: Opened): Promise<string> {
  const url = new URL(target);
  if ('code' in opened) {
    url.searchParams.set('code', opened.code);
    return url.href;
  }
  const session = await presentSession(auth, opened.user, opened.session);
  return withFragment(url, {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    ...providerTokens(opened.gain),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: session.token_type,
  });
}

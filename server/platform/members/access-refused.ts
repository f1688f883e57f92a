import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errors } from 'jose';
import { serviceKeyStart } from '#contract/service-key.ts';
import type { ServiceDatabase } from '../database/database.ts';
import { createBackground } from '../jobs/background.ts';
import { createFewAMinute } from '../limits/few-a-minute.ts';
import { clientBlock } from '../limits/rate-limits.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tokens } from '../secrets/tokens.ts';
import { areMembers, bearerToken } from './bearer.ts';

interface Parts {
  readonly accounts: ServiceDatabase;
  readonly tokens: Pick<Tokens, 'verify'>;
  readonly secrets: Pick<Secrets, 'derive'>;
  /** Which opens the door and carries no rights. */
  readonly publishableKey: string;
  /** Milliseconds of a clock that never goes back; by default the process's own. */
  readonly elapsed?: () => number;
}

/** Looking at what came costs a signature each time. */
const looks = { each: 20, all: 600 };
/** A flood from accounts must not keep what comes from elsewhere out of the log, nor the other way round. */
const written = { each: 3, all: 20 };

/** What was shown in vain where the protocol answers neither 401 nor 403: a refresh token, a code, a factor, a passkey. */
export type ShownInVain = 'session_ended' | 'wrong_code' | 'wrong_factor' | 'wrong_passkey';

const shownInVain = new WeakMap<FastifyRequest, ShownInVain>();

/** Has a refusal noted whatever its status is. */
export function noteShownInVain(request: FastifyRequest, what: ShownInVain): void {
  shownInVain.set(request, what);
}

/** Whose access was refused: a member's session, or somebody who showed no more than what does not count. */
type Refused =
  | { readonly userId: string; readonly sessionId: string }
  | { readonly reason: 'wrong_token' | 'wrong_key' | ShownInVain };

/** @returns null for visitors, and for tokens that have run out: every device that was asleep comes with one. */
async function whoWasRefused(
  { tokens, publishableKey }: Parts,
  request: FastifyRequest,
): Promise<Refused | null> {
  const shown = shownInVain.get(request);
  const stranger = shown === undefined ? null : { reason: shown };
  const { apikey } = request.headers;
  const token = bearerToken(request);
  if (token?.startsWith(serviceKeyStart) || String(apikey).startsWith(serviceKeyStart)) {
    return { reason: 'wrong_key' };
  }
  if (token === null || token === publishableKey) return stranger;
  try {
    const claims = await tokens.verify(token);
    if (!areMembers(claims)) return stranger ?? { reason: 'wrong_token' };
    return { userId: claims.sub, sessionId: claims.session_id };
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    return stranger ?? (error instanceof errors.JWTExpired ? null : { reason: 'wrong_token' });
  }
}

/**
 * Of a member: what was shown in vain, or whether the session owes its second step, and so does not hold, has ended, or
 * may not do what was asked.
 */
const ofMember = `insert into auth.audit_log (event, user_id, route, reason)
  select 'access_refused', $1, $2, case
    when $4::text is not null then $4
    when (select s.aal = 'aal1' from auth.sessions s where s.id = $3 and s.user_id = $1)
      and exists (select from auth.mfa_factors f where f.user_id = $1 and f.status = 'verified')
      then 'second_step'
    when auth.session_holds($3, $1) then 'not_allowed'
    else 'session_ended' end`;
const ofStranger = `insert into auth.audit_log (event, subject, route, reason)
  values ('access_refused', $1, $2, $3)`;

/**
 * Writes into the audit log whom the server refused, on whichever wire: an ended session, a token or a key that does not
 * count, a code or a factor that was wrong, a member who may not do that. Wrong passwords stand there by themselves. Who
 * has a session is named; of others there is a keyed hash of where they came from. Nothing of the request stands there
 * but the pattern of its route. A few a minute of each, so that nobody fills the table; the log of requests has them all.
 */
export function noteAccessRefused(app: FastifyInstance, parts: Parts): void {
  const elapsed = parts.elapsed ?? (() => performance.now());
  const background = createBackground(app.log);
  const mayLook = createFewAMinute(looks, elapsed);
  const mayNameMember = createFewAMinute(written, elapsed);
  const mayNameStranger = createFewAMinute(written, elapsed);
  const key = parts.secrets.derive('refused-access-name');
  const nameOf = (ip: string | undefined) =>
    createHmac('sha256', key).update(clientBlock(ip)).digest('base64url');

  async function write(request: FastifyRequest, route: string): Promise<void> {
    const who = await whoWasRefused(parts, request);
    if (who === null) return;
    if ('userId' in who) {
      const { userId, sessionId } = who;
      if (!mayNameMember(userId)) return;
      const shown = shownInVain.get(request) ?? null;
      await parts.accounts.run({ text: ofMember, values: [userId, route, sessionId, shown] });
      return;
    }
    const subject = nameOf(request.ip);
    if (!mayNameStranger(subject)) return;
    await parts.accounts.run({ text: ofStranger, values: [subject, route, who.reason] });
  }

  // passed by every request, so it calls back and looks at the status alone
  app.addHook('onResponse', (request, reply, done) => {
    const isRefused =
      reply.statusCode === 401 || reply.statusCode === 403 || shownInVain.has(request);
    if (isRefused && mayLook(clientBlock(request.ip))) {
      const route = `${request.method} ${request.routeOptions.url ?? 'unknown'}`.slice(0, 120);
      background.run('refused access noted', () => write(request, route));
    }
    done();
  });
  app.addHook('onClose', () => background.settled());
}

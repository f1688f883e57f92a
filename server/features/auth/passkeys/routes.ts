import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { textBounds } from '#contract/text-bounds.ts';
import { AuthError, invalid } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { requireSecondStep } from '../factors/assurance.ts';
import { factorRemovedMail } from '../mails/notices.ts';
import { tellMember } from '../mails/tell-member.ts';
import { requireFreshProof } from '../sessions/fresh-proof.ts';
import { type Caller, requireNamedCaller } from '../sessions/guard.ts';
import { recordEvent } from '../users/store-audit-log.ts';
import { limited } from '../wire/limits.ts';
import { readBody, uuid } from '../wire/request-input.ts';
import { authenticationOptions, verifyAuthentication } from './authentication.ts';
import { presentPasskey } from './present-passkey.ts';
import { registrationOptions, verifyRegistration } from './registration.ts';
import { deletePasskey, passkeysOf, renamePasskey } from './store-passkeys.ts';

const paramsSchema = v.object({ passkeyId: uuid });
const longestName = textBounds.keyName.max;
const nameSchema = v.object({ friendly_name: v.optional(v.string(), '') });

const notFound = () =>
  new AuthError('validation_failed', { status: 404, message: 'Passkey not found' });

/** @throws AuthError when the address names no passkey */
function passkeyId(request: FastifyRequest): string {
  const params = v.safeParse(paramsSchema, request.params);
  if (!params.success) throw notFound();
  return params.output.passkeyId;
}

async function rename(auth: AuthService, { user }: Caller, request: FastifyRequest) {
  const id = passkeyId(request);
  const name = readBody(request, nameSchema).friendly_name.trim();
  if (name === '' || name.length > longestName) {
    throw invalid(`friendly_name must have 1 to ${longestName} characters`);
  }
  const renamed = await renamePasskey(auth.accounts, user.id, id, name);
  if (renamed === null) throw notFound();
  return presentPasskey(renamed);
}

async function remove(auth: AuthService, caller: Caller, request: FastifyRequest): Promise<void> {
  const id = passkeyId(request);
  requireFreshProof(auth, caller);
  const { user } = caller;
  await auth.accounts.transaction(async (queries) => {
    if (!(await deletePasskey(queries, user.id, id))) throw notFound();
    await recordEvent(queries, 'passkey_removed', user.id, clientOf(request).ip, auth.now());
    await tellMember(auth, queries, user.id, factorRemovedMail('passkey'));
  });
}

/** /passkeys: signing in with a key of one's own device and no password. */
export function passkeyRoutes(wire: FastifyInstance, auth: AuthService): void {
  const limit = limited(auth, 'passkeys');
  const requireEnabled = async () => {
    if (!auth.settings.signIn.passkeys) throw new AuthError('passkey_disabled');
  };
  const options = { onRequest: [requireEnabled, limit] };
  // a password alone neither shows nor changes keys where the member has a second step
  const member = async (request: FastifyRequest) => {
    const caller = await requireNamedCaller(auth, request);
    await requireSecondStep(auth, caller, { status: 403 });
    return caller;
  };
  wire.post('/passkeys/registration/options', options, async (request) =>
    registrationOptions(auth, await member(request)),
  );
  wire.post('/passkeys/registration/verify', options, async (request) =>
    verifyRegistration(auth, await member(request), request),
  );
  wire.post('/passkeys/authentication/options', options, () => authenticationOptions(auth));
  wire.post('/passkeys/authentication/verify', options, (request) =>
    verifyAuthentication(auth, request),
  );
  wire.get('/passkeys', options, async (request) => {
    const { user } = await member(request);
    return (await passkeysOf(auth.accounts, user.id)).map(presentPasskey);
  });
  wire.patch('/passkeys/:passkeyId', options, async (request) =>
    rename(auth, await member(request), request),
  );
  wire.delete('/passkeys/:passkeyId', options, async (request, reply) => {
    await remove(auth, await member(request), request);
    return reply.code(204).send();
  });
}

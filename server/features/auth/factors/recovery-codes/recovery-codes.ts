import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AuthError, invalid } from '../../auth-error.ts';
import { type AuthService, clientOf } from '../../auth-service.ts';
import {
  recoveryCodesGoneMail,
  recoveryCodesMadeMail,
  recoveryCodeUsedMail,
} from '../../mails/notices.ts';
import { tellMember } from '../../mails/tell-member.ts';
import { requireFreshProof } from '../../sessions/fresh-proof.ts';
import type { Caller } from '../../sessions/guard.ts';
import { recordEvent } from '../../users/store-audit-log.ts';
import type { User } from '../../users/store-users.ts';
import { countedTry } from '../../wire/counted-try.ts';
import { readBody } from '../../wire/request-input.ts';
import { requireSecondStep } from '../assurance.ts';
import { completeSecondStep } from '../complete-step.ts';
import { triesOf } from '../require-factor.ts';
import { hasVerifiedFactor } from '../store-factors.ts';
import { createRecoveryCodes, readRecoveryCode, writeRecoveryCode } from './recovery-code.ts';
import {
  countCodesOf,
  deleteRecoveryCodes,
  findRecoveryCode,
  replaceRecoveryCodes,
  useRecoveryCode,
} from './store-recovery-codes.ts';

const bodySchema = v.object({ code: v.optional(v.string(), '') });

/** A member has one set at most, so it goes by the member's own id. */
const nameOfSet = ({ id }: User) => ({ id, type: 'recovery_code' as const });

/** GET /factors/recovery-codes: how many are left; the codes themselves are shown once, when they are made. */
export async function countRecoveryCodes(auth: AuthService, { user }: Caller) {
  return { ...nameOfSet(user), ...(await countCodesOf(auth.accounts, user.id)) };
}

/** POST /factors/recovery-codes: a new set in the place of the old one. The session must have taken its second step. */
export async function makeRecoveryCodes(
  auth: AuthService,
  caller: Caller,
  request: FastifyRequest,
) {
  const { user, session } = caller;
  if (!(await hasVerifiedFactor(auth.accounts, user.id)))
    throw new AuthError('mfa_factor_not_found');
  if (session.aal === 'aal1') throw new AuthError('insufficient_aal');
  requireFreshProof(auth, caller);
  const codes = createRecoveryCodes();
  const hashed = await Promise.all(
    codes.map(async ({ finder, secret }) => ({
      finder,
      codeHash: await auth.passwords.hash(secret),
    })),
  );
  const now = auth.now();
  await auth.accounts.transaction(async (queries) => {
    await replaceRecoveryCodes(queries, user.id, hashed, now);
    await recordEvent(queries, 'recovery_codes_made', user.id, clientOf(request).ip, now);
    await tellMember(auth, queries, user.id, recoveryCodesMadeMail());
  });
  return { ...nameOfSet(user), total: codes.length, codes: codes.map(writeRecoveryCode) };
}

/** DELETE /factors/recovery-codes: whoever took them away unseen would have the member lost with the next phone. */
export async function dropRecoveryCodes(
  auth: AuthService,
  caller: Caller,
  request: FastifyRequest,
) {
  await requireSecondStep(auth, caller, { status: 422 });
  requireFreshProof(auth, caller);
  const { user } = caller;
  await auth.accounts.transaction(async (queries) => {
    const { total } = await countCodesOf(queries, user.id);
    if (total === 0) return;
    await deleteRecoveryCodes(queries, user.id);
    await recordEvent(queries, 'factor_removed', user.id, clientOf(request).ip, auth.now());
    await tellMember(auth, queries, user.id, recoveryCodesGoneMail());
  });
  auth.post.wake();
  return nameOfSet(user);
}

/** POST /factors/recovery-codes/verify: the second step of a member whose factor is out of reach. Each code works once. */
export async function verifyRecoveryCode(
  auth: AuthService,
  caller: Caller,
  request: FastifyRequest,
) {
  const { code } = readBody(request, bodySchema);
  if (code === '') throw invalid('Code needs to be non-empty');
  const { user } = caller;
  const wrong = () =>
    new AuthError('mfa_verification_failed', { message: 'Invalid recovery code entered' });
  return countedTry(auth, triesOf(auth, user.id), async () => {
    const typed = readRecoveryCode(code);
    const codeHash =
      typed === null ? null : await findRecoveryCode(auth.accounts, user.id, typed.finder);
    const isRight = await auth.passwords.match(codeHash, typed?.secret ?? '');
    if (codeHash === null || !isRight) throw wrong();
    const now = auth.now();
    return completeSecondStep(
      auth,
      caller,
      { method: 'mfa/recovery_code', factorId: null },
      async (queries) => {
        if (!(await useRecoveryCode(queries, user.id, codeHash, now))) throw wrong();
        await recordEvent(queries, 'recovery_code_used', user.id, clientOf(request).ip, now);
        const { remaining } = await countCodesOf(queries, user.id);
        await tellMember(auth, queries, user.id, recoveryCodeUsedMail(remaining));
      },
    );
  });
}

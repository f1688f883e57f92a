import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { textBounds } from '#contract/text-bounds.ts';
import { sealPurposes } from '../../../platform/secrets/sealed-columns.ts';
import { AuthError, invalid } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import { challengeSeconds } from '../challenge-seconds.ts';
import type { Caller } from '../sessions/guard.ts';
import { lockUser } from '../users/store-users.ts';
import { readBody } from '../wire/request-input.ts';
import { requireSecondStep } from './assurance.ts';
import { dropForgottenFactors, type FactorType, factorsOf, insertFactor } from './store-factors.ts';
import { createTotpKey } from './totp/totp.ts';

const longest = textBounds.keyName.max;
const shortText = v.pipe(v.string(), v.maxLength(longest, `at most ${longest} characters`));
const bodySchema = v.object({
  factor_type: v.optional(v.string(), ''),
  friendly_name: v.optional(shortText, ''),
  issuer: v.optional(shortText, ''),
});

/** Where the caller names no other, an app shows the account under this name. */
const productName = 'Phila';
/** Enrolled and verified together. */
const mostFactors = 10;

function parseType(auth: AuthService, type: string): FactorType {
  const { totp, webauthnFactor } = auth.settings.signIn;
  if (type === 'totp' && totp) return type;
  if (type === 'webauthn' && webauthnFactor) return type;
  switch (type) {
    case 'totp':
      throw new AuthError('mfa_totp_enroll_not_enabled');
    case 'webauthn':
      throw new AuthError('mfa_webauthn_enroll_not_enabled');
    case 'phone':
      throw new AuthError('mfa_phone_enroll_not_enabled');
    default:
      throw invalid('factor_type needs to be totp, phone, or webauthn');
  }
}

/** POST /factors: begins to enrol a second factor, which counts once it has been verified. */
export async function enrolFactor(auth: AuthService, caller: Caller, request: FastifyRequest) {
  const body = readBody(request, bodySchema);
  const type = parseType(auth, body.factor_type);
  await requireSecondStep(auth, caller, {
    status: 403,
    message: 'AAL2 required to enroll a new factor',
  });
  const { user } = caller;
  const now = auth.now();
  const key =
    type === 'totp'
      ? createTotpKey(body.issuer === '' ? productName : body.issuer, user.email ?? user.id)
      : null;
  const name = body.friendly_name;
  const id = await auth.accounts.transaction(async (queries) => {
    // of many that are enrolled at once no more than there may be
    await lockUser(queries, user.id);
    await dropForgottenFactors(queries, user.id, new Date(now.getTime() - challengeSeconds * 1000));
    const present = await factorsOf(queries, user.id);
    if (present.length >= mostFactors) throw new AuthError('too_many_enrolled_mfa_factors');
    return insertFactor(queries, {
      userId: user.id,
      type,
      friendlyName: name === '' ? null : name,
      sealedSecret:
        key === null ? null : auth.secrets.seal(sealPurposes.authenticatorApp, key.secret),
      now,
    });
  });
  if (id === null) {
    throw new AuthError('mfa_factor_name_conflict', {
      message: `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
    });
  }
  return {
    id,
    type,
    friendly_name: name,
    ...(key === null ? {} : { totp: { qr_code: key.qrCode, secret: key.secret, uri: key.uri } }),
  };
}

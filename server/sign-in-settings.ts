import * as v from 'valibot';
import { onOff } from './setting-kinds.ts';

/** Environment variables about ways in beside the password, and about second factors. */
export const signInVariables = {
  MFA_TOTP: v.optional(onOff, 'on'),
};

type Read = {
  readonly [name in keyof typeof signInVariables]: v.InferOutput<(typeof signInVariables)[name]>;
};

export interface SignInWays {
  /** Whether an authenticator app can be enrolled as a second factor. */
  readonly totp: boolean;
}

/** How members may sign in. */
export function signInWays(read: Read): SignInWays {
  return { totp: read.MFA_TOTP };
}

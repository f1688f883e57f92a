import type * as library from '@simplewebauthn/server';
import * as v from 'valibot';
import type { RelyingPartySettings } from '../../../settings.ts';

type Library = typeof library;

/** The public half of a key in somebody's authenticator. */
export const credentialSchema = v.object({
  id: v.string(),
  /** COSE, base64url. */
  publicKey: v.string(),
  /** How often the key was used, where the authenticator counts. */
  counter: v.number(),
  transports: v.optional(v.array(v.string()), []),
});
export type Credential = v.InferOutput<typeof credentialSchema>;

/** As WebAuthn's JSON form names things; the rest is checked by the library. */
const creationSchema = v.looseObject({
  id: v.string(),
  rawId: v.string(),
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(v.looseObject({}), {}),
  response: v.looseObject({
    clientDataJSON: v.string(),
    attestationObject: v.string(),
    transports: v.optional(v.array(v.string()), []),
  }),
});
const requestSchema = v.looseObject({
  id: v.string(),
  rawId: v.string(),
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(v.looseObject({}), {}),
  response: v.looseObject({
    clientDataJSON: v.string(),
    authenticatorData: v.string(),
    signature: v.string(),
    userHandle: v.nullish(v.string()),
  }),
});

export interface CreationWish {
  readonly userId: string;
  readonly userName: string;
  /** Keys that the member has already; their authenticators make no second one. */
  readonly present: readonly Credential[];
  /** Whether the key is to be found without an address, and unlocked by finger, face or PIN. */
  readonly isWayIn: boolean;
}

/**
 * Keys of authenticators, as WebAuthn has a site ask for them and check them. Nothing of an authenticator's make is asked
 * for: any that keeps a key will do.
 */
export interface RelyingParty {
  /** What `navigator.credentials.create` takes; its challenge must come back signed. */
  creationOptions(
    wish: CreationWish,
  ): Promise<Awaited<ReturnType<Library['generateRegistrationOptions']>>>;
  /** The new key; null when the answer does not hold. */
  readCreation(answer: unknown, challenge: string, isWayIn: boolean): Promise<Credential | null>;
  /** What `navigator.credentials.get` takes; `present` is empty where anybody may come. */
  requestOptions(
    present: readonly Credential[],
    isWayIn: boolean,
  ): Promise<Awaited<ReturnType<Library['generateAuthenticationOptions']>>>;
  /** What a key has signed; null when the answer does not hold. */
  checkRequest(
    answer: unknown,
    challenge: string,
    credential: Credential,
    isWayIn: boolean,
  ): Promise<SignedAnswer | null>;
  /** Which key an answer says it comes from, and whose it says that it is. */
  namedIn(
    answer: unknown,
  ): { readonly credentialId: string; readonly userId: string | null } | null;
}

/** An answer whose signature holds. */
export interface SignedAnswer {
  /** The key's new count of uses. */
  readonly counter: number;
  /**
   * The key counts, and has not counted on: it was copied, and the copy used (WebAuthn level 3, section 6.1.1). Such an
   * answer opens nothing.
   */
  readonly isOfCopy: boolean;
}

/** Signatures that every authenticator in use makes one of (IANA's COSE numbers): ES256, Ed25519, RS256. */
const algorithms = [-7, -8, -257];

const uuidBytes = (id: string) => new Uint8Array(Buffer.from(id.replaceAll('-', ''), 'hex'));

function uuidOf(handle: string): string {
  const hex = Buffer.from(handle, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

type Load = () => Promise<Library>;

const verification = (isWayIn: boolean) => (isWayIn ? 'required' : 'preferred');
const named = (present: readonly Credential[]) =>
  present.map(({ id, transports }) => ({ id, transports }));

type Creation = Pick<RelyingParty, 'creationOptions' | 'readCreation'>;

function creating({ id: rpID, origins, name: rpName }: RelyingPartySettings, load: Load): Creation {
  return {
    async creationOptions({ userId, userName, present, isWayIn }) {
      const { generateRegistrationOptions } = await load();
      return generateRegistrationOptions({
        rpName,
        rpID,
        userName,
        userID: uuidBytes(userId),
        attestationType: 'none',
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: named(present),
        authenticatorSelection: {
          residentKey: isWayIn ? 'required' : 'discouraged',
          userVerification: verification(isWayIn),
        },
      });
    },
    async readCreation(answer, challenge, isWayIn) {
      const { verifyRegistrationResponse } = await load();
      const response = v.safeParse(creationSchema, answer);
      if (!response.success) return null;
      const checked = await verifyRegistrationResponse({
        response: response.output,
        expectedChallenge: challenge,
        expectedOrigin: [...origins],
        expectedRPID: rpID,
        requireUserVerification: isWayIn,
        supportedAlgorithmIDs: algorithms,
      }).catch(() => null);
      if (checked === null || !checked.verified) return null;
      const { credential } = checked.registrationInfo;
      return {
        id: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: response.output.response.transports.slice(0, 10),
      };
    },
  };
}

type Request = Pick<RelyingParty, 'requestOptions' | 'checkRequest'>;

function requesting({ id: rpID, origins }: RelyingPartySettings, load: Load): Request {
  return {
    async requestOptions(present, isWayIn) {
      const { generateAuthenticationOptions } = await load();
      return generateAuthenticationOptions({
        rpID,
        allowCredentials: named(present),
        userVerification: verification(isWayIn),
      });
    },
    async checkRequest(answer, challenge, credential, isWayIn) {
      const { verifyAuthenticationResponse } = await load();
      const response = v.safeParse(requestSchema, answer);
      if (!response.success) return null;
      const { userHandle, ...rest } = response.output.response;
      const checked = await verifyAuthenticationResponse({
        response: {
          ...response.output,
          response: { ...rest, ...(userHandle ? { userHandle } : {}) },
        },
        expectedChallenge: challenge,
        expectedOrigin: [...origins],
        expectedRPID: rpID,
        credential: {
          id: credential.id,
          publicKey: new Uint8Array(Buffer.from(credential.publicKey, 'base64url')),
          // compared below: the library takes a copy for any other answer that does not hold
          counter: 0,
          transports: credential.transports,
        },
        requireUserVerification: isWayIn,
      }).catch(() => null);
      if (checked?.verified !== true) return null;
      const counter = checked.authenticationInfo.newCounter;
      const counts = counter > 0 || credential.counter > 0;
      return { counter, isOfCopy: counts && counter <= credential.counter };
    },
  };
}

export function createRelyingParty(place: RelyingPartySettings): RelyingParty {
  // some fifty modules about certificates, which only those need who have such a key
  let loaded: Promise<Library> | null = null;
  const load = () => {
    loaded ??= import('@simplewebauthn/server');
    return loaded;
  };
  return {
    ...creating(place, load),
    ...requesting(place, load),
    namedIn(answer) {
      const response = v.safeParse(requestSchema, answer);
      if (!response.success) return null;
      const { userHandle } = response.output.response;
      return {
        credentialId: response.output.id,
        userId: userHandle ? uuidOf(userHandle) : null,
      };
    },
  };
}

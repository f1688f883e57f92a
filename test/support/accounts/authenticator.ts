import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A key of an authenticator in software, for tests of the wire; the screens are tried with Chromium's own. */
export interface Authenticator {
  readonly credentialId: string;
  /** What `navigator.credentials.create` answers, in its JSON form. */
  create(challenge: string): Readonly<Record<string, unknown>>;
  /** What `navigator.credentials.get` answers. */
  get(challenge: string, userHandle?: string): Readonly<Record<string, unknown>>;
}

export interface AuthenticatorOptions {
  readonly rpId: string;
  readonly origin: string;
  /** Whether the person unlocked it by finger, face or PIN. */
  readonly isUnlocked?: boolean;
  /** By how much the count of uses grows with each; a copied key counts backwards. */
  readonly step?: number;
}

const base64url = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

const present = 0x01;
const verified = 0x04;
const attested = 0x40;

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}
/** A byte string (of 24 to 255 bytes) and a text (of fewer) in CBOR (RFC 8949). */
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

export function createAuthenticator(options: AuthenticatorOptions): Authenticator {
  const { rpId, origin, isUnlocked = true, step = 1 } = options;
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let count = 10;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, rest = Buffer.alloc(0)) => {
    count += step;
    const all = flags | present | (isUnlocked ? verified : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), uint(count, 4), rest]);
  };
  // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
  const answer = (response: Readonly<Record<string, unknown>>) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    credentialId: base64url(id),
    create(challenge) {
      const attestedKey = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, coseKey]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authenticatorData(attested, attestedKey)),
      ]);
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },
    get(challenge, userHandle) {
      const data = clientData('webauthn.get', challenge);
      const authData = authenticatorData(0);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return answer({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
        ...(userHandle === undefined ? {} : { userHandle }),
      });
    },
  };
}

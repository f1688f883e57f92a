import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSamlService } from '../services/saml-service.ts';

/** Nobody listens there: screens show the ways, and go none of them. */
const nowhere = 'http://127.0.0.1:9';

/** Settings of an operator who has switched on every way in. */
export async function everyWayIn(): Promise<{
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}> {
  const folder = await mkdtemp(path.join(tmpdir(), 'phila-ways-'));
  const metadata = path.join(folder, 'company.xml');
  await writeFile(metadata, createSamlService('https://idp.company.example').metadata);
  return {
    env: {
      PASSKEYS: 'on',
      MFA_WEBAUTHN: 'on',
      MANUAL_LINKING: 'on',
      OAUTH_GOOGLE_ISSUER: nowhere,
      OAUTH_GOOGLE_CLIENT_ID: 'phila',
      OAUTH_GOOGLE_SECRET: 'a secret of the service and the site',
      PHONE_SIGN_INS: 'on',
      SMS_URL: nowhere,
      SAML: 'on',
      SAML_METADATA: `company.example=${metadata}`,
    },
    close: () => rm(folder, { recursive: true }),
  };
}

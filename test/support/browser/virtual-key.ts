import type { Page } from 'playwright-core';

/** Where a key is: built into the device, which knows its owner, or on a chain, and touched. */
const kinds = {
  passkey: {
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  },
  'security-key': {
    transport: 'usb',
    hasResidentKey: false,
    hasUserVerification: false,
    isUserVerified: false,
  },
} as const;

export interface VirtualKey {
  /** Whether its owner does what it asks for; else the browser tells the page that nothing was used. */
  obey(obeys: boolean): Promise<void>;
  /** How many accounts it holds a secret of. */
  secrets(): Promise<number>;
  forget(): Promise<void>;
}

/** Gives the page's browser an authenticator, which answers at once. */
export async function plugIn(page: Page, kind: keyof typeof kinds): Promise<VirtualKey> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      automaticPresenceSimulation: true,
      ...kinds[kind],
    },
  });
  return {
    async obey(obeys) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: obeys });
    },
    async secrets() {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.length;
    },
    async forget() {
      await session.send('WebAuthn.clearCredentials', { authenticatorId });
    },
  };
}

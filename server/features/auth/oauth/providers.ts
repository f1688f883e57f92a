import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import {
  allowInsecureRequests,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client';
import type { OidcProvider } from '../../../settings.ts';

/** A service as it describes itself. */
export interface OpenedProvider {
  readonly provider: OidcProvider;
  readonly configuration: Configuration;
  /** Its public keys, fetched when they are needed. */
  readonly keys: JWTVerifyGetKey;
}

export interface Providers {
  readonly names: readonly string[];
  find(name: string): OidcProvider | undefined;
  /** The service whose tokens name that issuer and one of these clients. */
  findIssuer(issuer: string, clientId: string): OidcProvider | undefined;
  /** @throws what openid-client throws where the service cannot be reached or describes itself wrongly */
  open(provider: OidcProvider): Promise<OpenedProvider>;
}

/** Less than the ten seconds in which a request is answered. */
const timeoutSeconds = 6;
/** So long a service's description counts; keys that are unknown are looked up at once in any case. */
const freshMs = 3_600_000;

async function describe(provider: OidcProvider): Promise<OpenedProvider> {
  const { issuer, clientIds, secret } = provider;
  // inside the operator's own network only, as the settings see to
  const plain = new URL(issuer).protocol === 'http:' ? [allowInsecureRequests] : [];
  const configuration = await discovery(
    new URL(issuer),
    clientIds[0],
    {},
    secret === null ? None() : ClientSecretPost(secret),
    { timeout: timeoutSeconds, execute: [...plain, enableNonRepudiationChecks] },
  );
  const keysAt = configuration.serverMetadata().jwks_uri ?? '';
  const keys = createRemoteJWKSet(new URL(keysAt), { timeoutDuration: timeoutSeconds * 1000 });
  return { provider, configuration, keys };
}

/** The services that the operator set up. Each is asked for its description when somebody first comes by it. */
export function createProviders(providers: readonly OidcProvider[], now: () => Date): Providers {
  const opened = new Map<string, { readonly at: number; readonly wait: Promise<OpenedProvider> }>();
  return {
    names: providers.map(({ name }) => name),
    find: (name) => providers.find((provider) => provider.name === name),
    findIssuer: (issuer, clientId) =>
      providers.find(
        (provider) => provider.issuer === issuer && provider.clientIds.includes(clientId),
      ),
    open(provider) {
      const known = opened.get(provider.name);
      const at = now().getTime();
      if (known !== undefined && at - known.at < freshMs) return known.wait;
      const wait = describe(provider);
      const entry = { at, wait };
      opened.set(provider.name, entry);
      // whoever comes next asks again
      wait.catch(() => {
        if (opened.get(provider.name) === entry) opened.delete(provider.name);
      });
      return wait;
    },
  };
}

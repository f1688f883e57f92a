import type { UserIdentity } from '@supabase/auth-js';
import * as v from 'valibot';
import { paths, wire } from '#contract/paths.ts';
import { authClient } from '#web/lib/auth/auth-client.ts';
import { refusal } from '#web/lib/auth/auth-refusal.ts';
import { newChallenge } from '#web/lib/auth/pkce.ts';
import { fetchFunction } from '#web/lib/requests/call-function.ts';
import { noteLeavingFor } from './link-return.ts';

/** Another service that signs the member in. */
export interface LinkedService {
  readonly name: string;
  /** How the member is called there; null where it does not say. */
  readonly account: string | null;
  readonly linkedAt: string | null;
  /** As the client takes it to unlink it. */
  readonly identity: UserIdentity;
}

/** What signs the member in beside passkeys. */
export interface Identities {
  readonly services: readonly LinkedService[];
  /** Whether it is the only way in, which cannot be unlinked. */
  readonly isOnly: boolean;
}

/** Our own ways, which stand among the member's identities. */
const ours: ReadonlySet<string> = new Set(['email', 'phone']);

const toldSchema = v.object({ email: v.optional(v.string()), name: v.optional(v.string()) });

/** @throws WireError */
export async function readServices(): Promise<Identities> {
  const auth = await authClient();
  const { data, error } = await auth.getUserIdentities();
  if (error) throw refusal(error);
  const services = data.identities
    .filter(({ provider }) => !ours.has(provider))
    .map((identity) => {
      const told = v.safeParse(toldSchema, identity.identity_data);
      return {
        name: identity.provider,
        account: told.success ? (told.output.email ?? told.output.name ?? null) : null,
        linkedAt: identity.created_at ?? null,
        identity,
      };
    });
  return { services, isOnly: data.identities.length < 2 };
}

/** Leaves for the service's page, which leads back here. @throws WireError */
export async function goToLink(service: string): Promise<void> {
  // the code with which it leads back is spent by nobody: the member is signed in already
  const { told } = await newChallenge();
  const query = new URLSearchParams({
    provider: service,
    provider_tokens: 'none',
    redirect_to: location.origin + paths.profile,
    skip_http_redirect: 'true',
    ...told,
  });
  const answer = await fetchFunction(`${wire.auth}/user/identities/authorize?${query.toString()}`, {
    // the shape of errors that the official client asks for
    headers: { 'x-supabase-api-version': '2024-01-01' },
  });
  const { url } = v.parse(v.object({ url: v.string() }), await answer.json());
  noteLeavingFor(service);
  location.assign(url);
}

/** @throws WireError */
export async function unlinkService({ identity }: LinkedService): Promise<void> {
  const auth = await authClient();
  const { error } = await auth.unlinkIdentity(identity);
  if (error) throw refusal(error);
}

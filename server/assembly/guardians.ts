import type { FastifyInstance } from 'fastify';
import { guardianRoutes } from '../features/guardians/routes.ts';
import {
  type MemberDatabase,
  reading,
  type ServiceDatabase,
} from '../platform/database/database.ts';
import type { RateLimits } from '../platform/limits/rate-limits.ts';
import type { Mailer } from '../platform/outgoing/mail.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';
import type { Tokens } from '../platform/secrets/tokens.ts';
import { siteAddress } from '../platform/site-address.ts';
import type { Log } from '../platform/watch/log.ts';
import type { Settings } from '../settings.ts';
import { openPost } from './post.ts';

interface GuardiansParts {
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly accounts: ServiceDatabase;
  readonly members: MemberDatabase;
  readonly tokens: Tokens;
  readonly rateLimits: RateLimits;
}

/** Parents and guardians of members under 18, asked by mail. */
export async function openGuardians(app: FastifyInstance, parts: GuardiansParts): Promise<void> {
  const { settings, secrets, accounts, members, tokens, rateLimits } = parts;
  const post = openPost(parts);
  app.addHook('onClose', () => post.stop());
  await app.register(async (scope) =>
    guardianRoutes(scope, {
      accounts,
      tokens,
      rateLimits,
      // whose session has ended is refused by the first statement in their name
      isHere: ({ identity }) => reading(members, identity).run({ text: 'select 1' }),
      site: siteAddress(settings),
      lowestAge: settings.lowestAge,
      nameKey: secrets.derive('rate-limit-name'),
      post,
    }),
  );
}

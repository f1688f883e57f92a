import type { FastifyRequest } from 'fastify';
import type { Identity } from '../../platform/database/database.ts';
import type { RateLimits } from '../../platform/limits/rate-limits.ts';
import type { Tokens } from '../../platform/secrets/tokens.ts';
import type { Settings } from '../../settings.ts';
import { countVisitorsWrite } from './count-writes.ts';
import { identify, identityOf, visitor } from './identify.ts';
import { apiKeyParameter } from './query/parse-query.ts';

interface DoorParts {
  readonly settings: Settings;
  readonly tokens: Pick<Tokens, 'verify' | 'known'>;
  readonly rateLimits: Pick<RateLimits, 'take'>;
}

/** Finds out who asks before a body is read. */
export interface Door {
  /** Who that is where nothing needs to be waited for: a visitor, or a member whose token was verified before. */
  known(request: FastifyRequest): Identity | null;
  /** @throws WireError 401 or 429 */
  enter(request: FastifyRequest): Promise<Identity>;
}

/** How far the clock of the process that signed a token may be ahead. */
const clockLeewaySeconds = 30;
const bearer = 'Bearer ';

/** The query string as it came. */
export function queryOf(request: FastifyRequest): string {
  const url = request.raw.url ?? '';
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark + 1);
}

export const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join(', ') : header;

export function createDoor({ settings, tokens, rateLimits }: DoorParts): Door {
  const { publishableKey } = settings;
  const gate = {
    publishableKey,
    verify: (token: string) => tokens.verify(token, clockLeewaySeconds),
  };
  return {
    known({ headers: { apikey, authorization } }) {
      if (apikey !== publishableKey || !authorization?.startsWith(bearer)) return null;
      const token = authorization.slice(bearer.length);
      if (token === publishableKey) return visitor;
      const claims = tokens.known(token, clockLeewaySeconds);
      return claims === null ? null : identityOf(claims);
    },
    async enter(request) {
      const identity = await identify(gate, {
        apiKey:
          single(request.headers.apikey) ??
          new URLSearchParams(queryOf(request)).get(apiKeyParameter) ??
          undefined,
        authorization: request.headers.authorization,
      });
      await countVisitorsWrite(rateLimits, identity, request.method, request.ip);
      return identity;
    },
  };
}

import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import type { Identity } from '../../platform/database/database.ts';
import type { RateLimits } from '../../platform/limits/rate-limits.ts';
import type { Tokens } from '../../platform/secrets/tokens.ts';
import type { Settings } from '../../settings.ts';
import { countVisitorsWrite } from './count-writes.ts';
import { identify, identityOf, visitor } from './identify.ts';
import { apiKeyParameter } from './query/parse-query.ts';
import { queryOf, single } from './wire-request.ts';

interface DoorParts {
  readonly settings: Settings;
  readonly tokens: Pick<Tokens, 'verify' | 'known' | 'stillHold'>;
  readonly rateLimits: Pick<RateLimits, 'take'>;
}

/** Finds out who asks before a body is read. */
export interface Door {
  /** Who that is where nothing needs to be waited for: a visitor, or a member whose token was verified before. Never throws. */
  known(request: IncomingMessage): Identity | null;
  /** @throws WireError 401 or 429 */
  enter(request: FastifyRequest): Promise<Identity>;
}

/** How far the clock of the process that signed a token may be ahead. */
const clockLeewaySeconds = 30;
const bearer = 'Bearer ';

type Claims = Readonly<JWTPayload>;

/** Null for a token of ours that opens nothing: whoever is not known is told so by `enter`. */
function knownBy(claims: Claims): Identity | null {
  try {
    return identityOf(claims);
  } catch {
    return null;
  }
}

/**
 * The last header of each connection by which somebody was known, with their claims. A page asks again and again on one
 * connection, and to compare two texts costs a twentieth of a hash. No token is kept longer than its connection.
 */
function createLastKnown() {
  const last = new WeakMap<object, { readonly authorization: string; readonly claims: Claims }>();
  return {
    find(connection: object, authorization: string): Claims | null {
      const known = last.get(connection);
      return known?.authorization === authorization ? known.claims : null;
    },
    keep(connection: object, authorization: string, claims: Claims): void {
      last.set(connection, { authorization, claims });
    },
  };
}

export function createDoor({ settings, tokens, rateLimits }: DoorParts): Door {
  const { publishableKey } = settings;
  const gate = {
    publishableKey,
    verify: (token: string) => tokens.verify(token, clockLeewaySeconds),
  };
  const lastKnown = createLastKnown();
  return {
    known({ headers: { apikey, authorization }, socket }) {
      if (apikey !== publishableKey || !authorization?.startsWith(bearer)) return null;
      const before = lastKnown.find(socket, authorization);
      if (before !== null) {
        return tokens.stillHold(before, clockLeewaySeconds) ? knownBy(before) : null;
      }
      const token = authorization.slice(bearer.length);
      if (token === publishableKey) return visitor;
      const claims = tokens.known(token, clockLeewaySeconds);
      if (claims === null) return null;
      lastKnown.keep(socket, authorization, claims);
      return knownBy(claims);
    },
    async enter(request) {
      const identity = await identify(gate, {
        apiKey:
          single(request.headers.apikey) ??
          new URLSearchParams(queryOf(request.raw)).get(apiKeyParameter) ??
          undefined,
        authorization: request.headers.authorization,
      });
      await countVisitorsWrite(rateLimits, identity, request.method, request.ip);
      return identity;
    },
  };
}

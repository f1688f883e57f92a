import type { FastifyInstance } from 'fastify';
import { wire } from '#contract/paths.ts';
import type { ProfileFit } from '#contract/profile-fit.ts';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import type { Exercise } from '#planning/catalogue/exercise.ts';
import { memberOf } from '../../platform/bearer.ts';
import type { MemberDatabase } from '../../platform/database.ts';
import { ProductError } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import type { Tokens } from '../../platform/tokens.ts';
import { readStored } from './stored.ts';
import { tellFood } from './tell-food.ts';
import { type ParseTraining, tellTraining } from './tell-training.ts';

interface ProfileFitParts {
  readonly members: MemberDatabase;
  readonly tokens: Tokens;
  readonly rateLimits: RateLimits;
  readonly catalogue: Catalogue;
  readonly exercises: readonly Exercise[];
  readonly parseTraining: ParseTraining;
}

const readings = { capacity: 300, perSeconds: 600 };

/** `GET /functions/v1/profile-fit`: what of the member's plans and list their profile as it is now does not allow. */
export function profileFitRoutes(app: FastifyInstance, parts: ProfileFitParts): void {
  const { members, catalogue, parseTraining } = parts;
  const table = new Map(parts.exercises.map((exercise) => [exercise.id, exercise]));
  app.get(wire.profileFit, async (request, reply): Promise<ProfileFit> => {
    reply.header('cache-control', 'no-store');
    const member = await memberOf(request, parts.tokens);
    const { taken } = await parts.rateLimits.takeShared(`profile-fit:${member.userId}`, readings);
    if (!taken) {
      throw new ProductError(429, 'too_many_requests', 'Please wait a few minutes and try again.');
    }
    const stored = await readStored(members, member.identity);
    const food = tellFood(stored, catalogue);
    const training = tellTraining(stored, parseTraining, table);
    const worth = training?.standing === 'concerned' || training?.standing === 'unchecked';
    return { ...food, training, says: worth ? [...food.says, training.says] : food.says };
  });
}

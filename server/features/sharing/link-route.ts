import type { FastifyInstance } from 'fastify';
import { wire } from '#contract/paths.ts';
import type { ProfileFit } from '#contract/profile/profile-fit.ts';
import {
  notShared,
  notSharedCode,
  type SharedAnswer,
  type SharedQuestion,
  sharedQuestionSchema,
} from '#contract/shopping/shared-list.ts';
import type { ShoppingList } from '#planning/shopping/shopping-list.ts';
import { ProductError } from '../../platform/answers/errors.ts';
import { southAfricanDay } from '../../platform/clock.ts';
import { type Identity, type MemberDatabase, reading } from '../../platform/database/database.ts';
import type { RateLimit, RateLimits } from '../../platform/limits/rate-limits.ts';
import { parsedBody, readAnyBody } from '../../platform/members/member-posts.ts';
import { holderOf, type MemberShare, withinShare } from '../../platform/members/member-share.ts';
import { readDetails, readListNow, saveTicks } from './list-store.ts';
import { hashOf, type SharedBy, sharerOf } from './share-store.ts';
import { firstDay, itemsOf, shownList } from './shown-list.ts';

export interface LinkParts {
  /** Not counted for anybody yet. */
  readonly database: MemberDatabase;
  readonly share: MemberShare;
  readonly rateLimits: RateLimits;
  /** Reads what the generation has stored; null for what is none of ours. */
  readonly readList: (details: unknown) => ShoppingList | null;
  /** Says what of a member's list their profile does not allow. @param members where it is counted */
  readonly judgeWith: (members: MemberDatabase) => (identity: Identity) => Promise<ProfileFit>;
}

/** A page that is open asks every quarter of a minute, and several phones of a household stand behind one address. */
const asked: RateLimit = { capacity: 1_500, perSeconds: 3_600 };
const askedOfOne: RateLimit = { capacity: 1_200, perSeconds: 3_600 };
/** Secrets that open nothing: a link that was taken back is tried a few times, and nobody has so many. */
const missed: RateLimit = { capacity: 30, perSeconds: 3_600 };

const over = () => new ProductError(404, notSharedCode, notShared);
const tooMany = () =>
  new ProductError(429, 'too_many_requests', 'Please wait a few minutes and try again.', {
    retryAfterSeconds: 300,
  });

/** One request of a link that is good: its owner's data, counted for the link. */
interface Visit {
  readonly members: MemberDatabase;
  readonly identity: Identity;
  readonly owner: SharedBy;
}

/** `POST /functions/v1/shared`: a shopping list for whoever has its link, and the ticks of their phone. */
export function linkRoute(app: FastifyInstance, parts: LinkParts): void {
  const { database, share, rateLimits } = parts;

  /** Null where another list has taken its place meanwhile, or it is none that the link shows. */
  async function listOf({ members, identity, owner }: Visit, updatedAt: string) {
    const list = parts.readList(await readDetails(reading(members, identity), updatedAt));
    // the weeks after are another month's, which the member has shared with nobody
    return list && firstDay(list) < southAfricanDay(owner.endsAt) ? list : null;
  }

  async function takeTicks(visit: Visit, { list, ticks = [] }: SharedQuestion): Promise<void> {
    if (list === undefined || ticks.length === 0) return;
    const { members, identity, owner } = visit;
    const now = await readListNow(reading(members, identity));
    if (now?.list !== list) return;
    const stored = await listOf(visit, list);
    if (!stored) return;
    const known = itemsOf(shownList(stored, now, owner, null));
    const meant = ticks.filter(({ item }) => known.has(item));
    await members.transaction(identity, (queries) =>
      saveTicks(queries, { list, tier: owner.tier }, meant),
    );
  }

  async function answer(visit: Visit, question: SharedQuestion): Promise<SharedAnswer> {
    const { members, identity, owner } = visit;
    await takeTicks(visit, question);
    const now = await readListNow(reading(members, identity));
    if (!now) throw over();
    const { list, state, ticks } = now;
    if (question.known === state) return { list, state, shown: null, ticks: [...ticks] };
    const stored = await listOf(visit, list);
    if (!stored) throw over();
    // judged after it was read, so that no answer given meanwhile is missed
    const fit = await parts.judgeWith(members)(identity);
    return { list, state, shown: shownList(stored, now, owner, fit.list), ticks: [...ticks] };
  }

  readAnyBody(app);
  app.post(wire.shared, async (request, reply): Promise<SharedAnswer> => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    if (!(await rateLimits.take('shared-list', asked, request.ip))) throw tooMany();
    const question = parsedBody(sharedQuestionSchema, request.body, notShared);
    const hash = hashOf(question.secret);
    const visitor = holderOf({ role: 'anon', claims: {} }, request.ip);
    const owner = await sharerOf(withinShare(database, share, visitor), hash);
    if (!owner) {
      if (!(await rateLimits.take('shared-list-missed', missed, request.ip))) throw tooMany();
      throw over();
    }
    if (!(await rateLimits.takeShared(`shared-list:${owner.userId}`, askedOfOne)).taken) {
      throw tooMany();
    }
    const members = withinShare(database, share, `link ${hash}`);
    const identity: Identity = { role: 'authenticated', claims: { sub: owner.userId } };
    return answer({ members, identity, owner }, question);
  });
}

import type { FastifyInstance } from 'fastify';
import { paths, wire } from '#contract/paths.ts';
import { homeTimeZone } from '#contract/plans/plan-start.ts';
import { serverSentences } from '#contract/sentences.ts';
import { type Sharing, sharingChangeSchema } from '#contract/shopping/shared-list.ts';
import { ProductError } from '../../platform/answers/errors.ts';
import { wallClock, whenClockShows } from '../../platform/clock.ts';
import { type MemberDatabase, reading } from '../../platform/database/database.ts';
import type { Member } from '../../platform/members/bearer.ts';
import { memberPosts, type PressLimit, parsedBody } from '../../platform/members/member-posts.ts';
import { memberReading } from '../../platform/members/member-readings.ts';
import type { Tokens } from '../../platform/secrets/tokens.ts';
import { type LinkParts, linkRoute } from './link-route.ts';
import { readDetails, readListNow } from './list-store.ts';
import { endShare, makeShare, readShare } from './share-store.ts';
import { dayAfter } from './shown-list.ts';

export interface SharingParts extends LinkParts {
  readonly members: MemberDatabase;
  readonly tokens: Tokens;
  readonly now: () => Date;
}

const readings = { name: 'sharing', capacity: 240, perSeconds: 600 };
const limit: PressLimit = {
  name: 'change-sharing',
  capacity: 60,
  perSeconds: 3_600,
  message: 'Please wait a few minutes before you share the list again.',
};
const failed = 'The list was not shared. Please try again.';

const noList = () => new ProductError(409, 'no_list', serverSentences.noListToShare);
const listOver = () => new ProductError(409, 'list_over', serverSentences.listOver);

/** The link of a member's list: made, taken back, and what it shows. */
export async function sharingRoutes(app: FastifyInstance, parts: SharingParts): Promise<void> {
  const { members, tokens, rateLimits, now } = parts;

  async function shared({ identity }: Member): Promise<Sharing> {
    const link = await readShare(reading(members, identity));
    return {
      link: link && { endsAt: link.endsAt.toISOString(), madeAt: link.madeAt.toISOString() },
    };
  }

  /** When the four weeks of the member's list are over. @throws ProductError 409 where there is none, or they are */
  async function endOf({ identity }: Member, zone = homeTimeZone): Promise<Date> {
    const queries = reading(members, identity);
    const stored = await readListNow(queries);
    const list = stored && parts.readList(await readDetails(queries, stored.list));
    if (!list) throw noList();
    const timeZone = wallClock(now(), zone) ? zone : homeTimeZone;
    const endsAt = whenClockShows(dayAfter(list), 0, timeZone);
    if (endsAt <= now()) throw listOver();
    return endsAt;
  }

  async function change(member: Member, body: unknown): Promise<Sharing> {
    const { identity } = member;
    // whoever has no session any more is refused for that, and not for their words
    await readShare(reading(members, identity));
    const asked = parsedBody(sharingChangeSchema, body, failed);
    if (asked.action === 'stop') {
      await endShare(members, identity);
      return { link: null };
    }
    const endsAt = await endOf(member, asked.time_zone);
    const secret = await makeShare(members, identity, { tier: asked.tier, endsAt });
    const { link } = await shared(member);
    return { link: link && { ...link, path: `${paths.shared}#${secret}` } };
  }

  memberReading(app, parts, { address: wire.sharing, limit: readings, read: shared });
  await app.register(async (scope) =>
    memberPosts(scope, { tokens, rateLimits }, [
      { address: wire.sharing, limit, failed, work: change },
    ]),
  );
  await app.register(async (scope) => linkRoute(scope, parts));
}

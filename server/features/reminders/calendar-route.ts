import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import type { ProfileFit } from '#contract/profile/profile-fit.ts';
import {
  type AgendaEntry,
  mealEntries,
  prepareEntries,
  sessionEntries,
  shoppingEntries,
} from '#planning/agenda/agenda.ts';
import type { AgendaKind } from '#planning/agenda/kinds.ts';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import { ProductError } from '../../platform/answers/errors.ts';
import { knowsTag } from '../../platform/answers/validators.ts';
import { homeClock, wallClock } from '../../platform/clock.ts';
import type { Identity, MemberDatabase } from '../../platform/database/database.ts';
import type { RateLimit, RateLimits } from '../../platform/limits/rate-limits.ts';
import { calendarOwnerOf } from './calendar-store.ts';
import { type MemberPlans, type PlanReaders, readPlans } from './plans-store.ts';
import { writeCalendar, writeNotice } from './write-calendar.ts';

export interface AgendaParts {
  readonly members: MemberDatabase;
  readonly catalogue: Catalogue;
  readonly readers: PlanReaders;
  readonly judge: (identity: Identity) => Promise<ProfileFit>;
}

export interface CalendarParts extends AgendaParts {
  readonly rateLimits: RateLimits;
  readonly site: string;
  readonly now: () => Date;
}

/** Programs ask every few minutes at most, and a household behind one address has several. */
const asked: RateLimit = { capacity: 300, perSeconds: 3_600 };
const askedOfOne: RateLimit = { capacity: 60, perSeconds: 3_600 };

/** A secret as `makeCalendar` makes it, and the ending by which programs know a calendar. */
const paramsSchema = v.object({ file: v.pipe(v.string(), v.regex(/^[\w-]{43}\.ics$/)) });

const notFound = () =>
  new ProductError(404, 'not_found', 'This calendar address leads nowhere any more.');
const tooMany = () =>
  new ProductError(429, 'too_many_requests', 'Please ask again in an hour.', {
    retryAfterSeconds: 3_600,
  });

/** What of the plans is shown, by what it comes from. */
const sourceOf: Readonly<Record<AgendaKind, 'meals' | 'training' | 'list'>> = {
  meals: 'meals',
  prepare: 'meals',
  sessions: 'training',
  shopping: 'list',
};

/** Whether the profile as it is now allows all that these kinds would show. */
export function areAllowed(kinds: readonly AgendaKind[], fit: ProfileFit): boolean {
  return kinds.every((kind) => {
    const standing = fit[sourceOf[kind]]?.standing ?? 'fits';
    return standing === 'fits' || standing === 'changed';
  });
}

/** What of a member's plans has a date. */
export function entriesOf(
  kind: AgendaKind,
  { meals, training, list }: MemberPlans,
  catalogue: Catalogue,
): readonly AgendaEntry[] {
  switch (kind) {
    case 'meals':
      return mealEntries(meals ?? [], catalogue);
    case 'prepare':
      return prepareEntries(meals ?? [], catalogue);
    case 'sessions':
      return sessionEntries(training ?? []);
    case 'shopping':
      return list ? shoppingEntries(list) : [];
  }
}

/** The same for all calendars of a member, and nothing by which the account is known elsewhere. */
const idOf = (userId: string) =>
  createHash('sha256').update(`calendar ${userId}`).digest('hex').slice(0, 16);

const openPhila = 'Open Phila: your plans have changed';
const noPlans = 'Open Phila: there are no plans with dates yet';

/** `GET /calendar/<secret>.ics`: dishes and sessions with their dates, for a calendar program. */
export function calendarRoute(app: FastifyInstance, parts: CalendarParts): void {
  const { members, catalogue, readers, rateLimits, site, now } = parts;

  async function calendarOf(secret: string): Promise<string> {
    const owner = await calendarOwnerOf(members, secret);
    if (!owner) throw notFound();
    const { userId, timeZone, parts: kinds } = owner;
    const { taken } = await rateLimits.takeShared(`calendar:${userId}`, askedOfOne);
    if (!taken) throw tooMany();
    const identity: Identity = { role: 'authenticated', claims: { sub: userId } };
    const plans = await readPlans(members, identity, readers);
    const entries = kinds.flatMap((kind) => entriesOf(kind, plans, catalogue));
    const frame = { id: idOf(userId), timeZone, changed: plans.changed ?? new Date(0), site };
    const today = (wallClock(now(), timeZone) ?? homeClock(now())).day;
    // judged after it was read, so that no answer given meanwhile is missed
    if (!areAllowed(kinds, await parts.judge(identity))) {
      return writeNotice(openPhila, today, frame);
    }
    return entries.length === 0
      ? writeNotice(noPlans, today, frame)
      : writeCalendar(entries, frame);
  }

  app.get(`${wire.calendar}/:file`, async (request, reply) => {
    const params = v.safeParse(paramsSchema, request.params);
    if (!params.success) throw notFound();
    if (!(await rateLimits.take('calendar', asked, request.ip))) throw tooMany();
    const text = await calendarOf(params.output.file.slice(0, -'.ics'.length));
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    // kept by the program that asked, which asks each time whether it is still so
    reply.headers({ etag: tag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
    if (knowsTag(request.headers['if-none-match'], tag)) {
      return reply.code(304).send();
    }
    return reply.type('text/calendar; charset=utf-8').send(text);
  });
}

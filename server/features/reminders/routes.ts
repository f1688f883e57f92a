import type { FastifyInstance } from 'fastify';
import { wire } from '#contract/paths.ts';
import { homeTimeZone } from '#contract/plans/plan-start.ts';
import { type Reminders, reminderChangeSchema } from '#contract/plans/reminders.ts';
import { ProductError } from '../../platform/answers/errors.ts';
import { wallClock } from '../../platform/clock.ts';
import { reading } from '../../platform/database/database.ts';
import type { Member } from '../../platform/members/bearer.ts';
import { memberPosts, type PressLimit, parsedBody } from '../../platform/members/member-posts.ts';
import { memberReading } from '../../platform/members/member-readings.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { Tokens } from '../../platform/secrets/tokens.ts';
import type { PushSettings } from '../../settings.ts';
import { type CalendarParts, calendarRoute } from './calendar-route.ts';
import { endCalendar, makeCalendar, readCalendar } from './calendar-store.ts';
import { addDevice, endDevices, readChosen, saveChosen } from './device-store.ts';
import type { PushKeys } from './push-keys.ts';
import { canSealFor, mayPushTo } from './subscription.ts';

export interface ReminderParts extends CalendarParts {
  readonly tokens: Tokens;
  readonly secrets: Secrets;
  /** Null: nobody is reminded. */
  readonly push: PushSettings | null;
  readonly keys: () => Promise<PushKeys>;
}

const noPush = () =>
  new ProductError(409, 'no_reminders', 'This server sends no reminders. The calendar works.');
const unknownService = () =>
  new ProductError(
    400,
    'unknown_push_service',
    'We do not know the service by which your browser is reached, so it cannot be reminded. The calendar works.',
  );

const readings = { name: 'reminders', capacity: 120, perSeconds: 600 };
const limit: PressLimit = {
  name: 'change-reminders',
  capacity: 60,
  perSeconds: 3_600,
  message: 'Please wait a few minutes before you change more reminders.',
};
const failed = 'Your reminders were not changed. Please try again.';

/** Calendar address and reminders: what a member has chosen, and each change of it. */
export async function reminderRoutes(app: FastifyInstance, parts: ReminderParts): Promise<void> {
  const { members, tokens, rateLimits, now, push } = parts;

  async function chosen({ identity }: Member): Promise<Reminders> {
    const calendar = await readCalendar(reading(members, identity));
    return {
      calendar: calendar && { parts: calendar.parts, madeAt: calendar.madeAt.toISOString() },
      push: push && {
        publicKey: (await parts.keys()).publicKey,
        ...(await readChosen(reading(members, identity))),
      },
    };
  }

  const zoneOf = (zone: string | undefined) =>
    zone !== undefined && wallClock(now(), zone) ? zone : homeTimeZone;

  async function change(member: Member, body: unknown): Promise<Reminders> {
    // whoever has no session any more is refused for that, and not for their words
    await readCalendar(reading(members, member.identity));
    const asked = parsedBody(reminderChangeSchema, body, failed);
    switch (asked.action) {
      case 'make-calendar': {
        const shown = { parts: asked.parts, timeZone: zoneOf(asked.time_zone) };
        const secret = await makeCalendar(members, member.identity, shown);
        const { calendar, ...rest } = await chosen(member);
        const path = `${wire.calendar}/${secret}.ics`;
        return { ...rest, calendar: calendar && { ...calendar, path } };
      }
      case 'end-calendar':
        await endCalendar(members, member.identity);
        return chosen(member);
      case 'choose': {
        if (!push) throw noPush();
        const { kinds, time_zone: zone } = asked;
        await saveChosen(members, member.identity, { kinds, timeZone: zoneOf(zone) });
        return chosen(member);
      }
      case 'add-device': {
        if (!push) throw noPush();
        const { endpoint, p256dh, auth } = asked;
        if (!mayPushTo(endpoint, push) || !canSealFor({ p256dh })) throw unknownService();
        await addDevice(members, member, { endpoint, p256dh, auth }, parts.secrets);
        return chosen(member);
      }
      case 'end-devices':
        await endDevices(members, member.identity);
        return chosen(member);
    }
  }

  memberReading(app, parts, { address: wire.reminders, limit: readings, read: chosen });
  await app.register(async (scope) =>
    memberPosts(scope, { tokens, rateLimits }, [
      { address: wire.reminders, limit, failed, work: change },
    ]),
  );
  calendarRoute(app, parts);
}

import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { type AgendaKind, agendaKinds } from '#planning/agenda/kinds.ts';
import type { Identity, MemberDatabase, Queries } from '../../platform/database/database.ts';
import { textsOf } from '../../platform/database/texts-parameter.ts';

const parts = v.array(v.picklist(agendaKinds));
const secretBytes = 32;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

const madeRows = v.array(v.object({ parts, madeAt: v.date() }));

/** What a member's calendar address shows; null where they have none. */
export async function readCalendar(queries: Queries) {
  const { rows } = await queries.run({
    text: `select parts, made_at as "madeAt" from reminders.calendars
      where user_id = (select auth.uid())`,
  });
  return v.parse(madeRows, rows)[0] ?? null;
}

/** Makes an address, in the place of the one that the member had. @returns its secret, which is kept nowhere */
export async function makeCalendar(
  members: MemberDatabase,
  identity: Identity,
  shown: { readonly parts: readonly AgendaKind[]; readonly timeZone: string },
): Promise<string> {
  const secret = randomBytes(secretBytes).toString('base64url');
  await members.run(identity, {
    text: `insert into reminders.calendars (user_id, token_hash, parts, time_zone)
        values ((select auth.uid()), $1, ${textsOf(2)}, $3)
      on conflict (user_id) do update set token_hash = excluded.token_hash,
        parts = excluded.parts, time_zone = excluded.time_zone, made_at = now()`,
    values: [hashOf(secret), JSON.stringify(shown.parts), shown.timeZone],
  });
  return secret;
}

export async function endCalendar(members: MemberDatabase, identity: Identity): Promise<void> {
  await members.run(identity, {
    text: 'delete from reminders.calendars where user_id = (select auth.uid())',
  });
}

/** Whoever asks for a calendar shows its secret, and is nobody else. */
const stranger: Identity = { role: 'anon', claims: {} };

const ownerRows = v.array(v.object({ userId: v.string(), parts, timeZone: v.string() }));
export type CalendarOwner = v.InferOutput<typeof ownerRows>[number];

/** Whose calendar a secret opens; null where it opens none. */
export async function calendarOwnerOf(
  members: MemberDatabase,
  secret: string,
): Promise<CalendarOwner | null> {
  const { rows } = await members.run(
    stranger,
    {
      text: `select user_id as "userId", parts, time_zone as "timeZone"
        from reminders.calendar_of($1)`,
      values: [hashOf(secret)],
    },
    { readOnly: true },
  );
  return v.parse(ownerRows, rows)[0] ?? null;
}

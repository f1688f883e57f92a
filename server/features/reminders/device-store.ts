import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type ReminderKind, reminderKinds } from '#contract/plans/reminders.ts';
import type { Identity, MemberDatabase, Queries } from '../../platform/database/database.ts';
import { textsOf } from '../../platform/database/texts-parameter.ts';
import type { Member } from '../../platform/members/bearer.ts';
import { sealPurposes } from '../../platform/secrets/sealed-columns.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { Subscription } from './subscription.ts';

const chosenRows = v.tuple([
  v.object({ kinds: v.nullable(v.array(v.picklist(reminderKinds))), devices: v.number() }),
]);

/** What a member is reminded of, and on how many devices. */
export async function readChosen(queries: Queries) {
  const { rows } = await queries.run({
    text: `select
        (select kinds from reminders.choices where user_id = (select auth.uid())) as kinds,
        (select count(*)::int from reminders.devices where user_id = (select auth.uid())) as devices`,
  });
  const [{ kinds, devices }] = v.parse(chosenRows, rows);
  return { kinds: kinds ?? [], devices };
}

/** Keeps what a member is to be reminded of; it is looked at anew at once. */
export async function saveChosen(
  members: MemberDatabase,
  identity: Identity,
  chosen: { readonly kinds: readonly ReminderKind[]; readonly timeZone: string },
): Promise<void> {
  await members.run(identity, {
    text: `insert into reminders.choices (user_id, kinds, time_zone)
        values ((select auth.uid()), ${textsOf(1)}, $2)
      on conflict (user_id) do update set kinds = excluded.kinds, time_zone = excluded.time_zone,
        next_look_at = now(), saved_at = now()`,
    values: [JSON.stringify(chosen.kinds), chosen.timeZone],
  });
}

/** Adds the browser that asks, for as long as its session lasts. */
export async function addDevice(
  members: MemberDatabase,
  { identity, sessionId }: Member,
  subscription: Subscription,
  secrets: Secrets,
): Promise<void> {
  const hash = createHash('sha256').update(subscription.endpoint).digest('base64url');
  await members.run(identity, {
    text: 'select reminders.add_device($1, $2, $3)',
    values: [sessionId, hash, secrets.seal(sealPurposes.push, JSON.stringify(subscription))],
  });
}

/** Forgets all devices of the member. */
export async function endDevices(members: MemberDatabase, identity: Identity): Promise<void> {
  await members.run(identity, {
    text: 'delete from reminders.devices where user_id = (select auth.uid())',
  });
}

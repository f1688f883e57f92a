import type { Queries } from '../../../platform/database/database.ts';
import type { MemberAddress } from './member-address.ts';

/**
 * Says whether the member with this address (of a mailbox or a phone) has signed in from that network address (of IPv6: that /64) in the last 90
 * days. False for addresses that nobody has.
 */
export async function hasSignedInFrom(
  queries: Queries,
  { kind, value }: MemberAddress,
  ip: string | null,
  now: Date,
): Promise<boolean> {
  const { rows } = await queries.run({
    text: `select exists (
      select from auth.users u join auth.audit_log l on l.user_id = u.id
      where u.${kind} = $1 and l.event in ('signed_up', 'signed_in', 'recovery_used')
        and l.created_at > $3::timestamptz - interval '90 days'
        and l.ip <<= network(set_masklen($2::inet, case family($2::inet) when 6 then 64 else 32 end))
      ) as known`,
    values: [value, ip, now],
  });
  return rows[0]?.known === true;
}

/** Says whether a member who has signed in before comes with a device and from a place that are both new. */
export async function isNewDevice(
  queries: Queries,
  userId: string,
  { ip, userAgent }: { readonly ip: string | null; readonly userAgent: string | null },
  now: Date,
): Promise<boolean> {
  const { rows } = await queries.run({
    text: `select exists (select from auth.audit_log
        where user_id = $1 and event in ('signed_up', 'signed_in', 'recovery_used'))
      and not exists (select from auth.sessions where user_id = $1 and user_agent is not distinct from $3)
      and not exists (select from auth.audit_log
        where user_id = $1 and event in ('signed_up', 'signed_in', 'recovery_used') and ip = $2
          and created_at > $4::timestamptz - interval '90 days') as "isNew"`,
    values: [userId, ip, userAgent, now],
  });
  return rows[0]?.isNew === true;
}

import type { Page } from 'playwright-core';
import type { TestMember } from '#test/support/members/member.ts';
import type { TestServer } from '#test/support/server/server.ts';
import type { Row } from './rows.ts';

/** What a scene can reach besides its page. */
export interface Stage {
  readonly server: TestServer;
  /** Whoever is signed in on the page. */
  readonly member: TestMember | null;
  sql(text: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
}

/** Something that is done on the open page, and what is on the screen then. */
export interface Turn {
  readonly act?: (page: Page, stage: Stage) => Promise<unknown>;
  /** Where the browser is in the end. */
  readonly leadsTo?: string;
  readonly sees?: readonly Row[];
  /** Anything else that must hold. */
  readonly check?: (page: Page, stage: Stage) => Promise<void>;
}

/** One situation of the specification, and everything that is on the screen in it. */
export interface Scene extends Turn {
  /** Section of the specification, and what it is about. */
  readonly name: string;
  /**
   * Who looks: a visitor, somebody who has just registered, a member with a profile, or one with rows of plans and a list too, or one
   * for whom plans and a list were made.
   */
  readonly who: 'visitor' | 'newcomer' | 'member' | 'planned' | 'served';
  readonly path: string;
  readonly wide?: boolean;
  /** Before the page is opened. */
  readonly arrange?: (stage: Stage, page: Page) => Promise<unknown>;
  /** What follows on the same page. */
  readonly next?: readonly Turn[];
  readonly tidy?: (stage: Stage) => Promise<unknown>;
}

export const pressVisible = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();

/** The member has changed their profile, on another device. @param change SQL of what is set: `age = 15` */
export const changeProfile = (change: string) => (stage: Stage) =>
  stage.sql(
    `update public.profiles set ${change}, updated_at = clock_timestamp() where user_id = $1`,
    [stage.member?.userId],
  );

/** A restrictive policy that refuses one member's writes of a table, as the database itself refuses a row. */
export const refuseWrites = (table: string) => ({
  arrange: ({ sql, member }: Stage) =>
    sql(`create policy refused on public.${table} as restrictive for all to authenticated
      using (true) with check (user_id <> '${member?.userId ?? ''}')`),
  tidy: ({ sql }: Stage) => sql(`drop policy if exists refused on public.${table}`),
});

/** Takes the right to read a table away for a moment. */
export const refuseReads = (table: string) => ({
  arrange: ({ sql }: Stage) => sql(`revoke select on public.${table} from authenticated`),
  tidy: ({ sql }: Stage) => sql(`grant select on public.${table} to authenticated`),
});

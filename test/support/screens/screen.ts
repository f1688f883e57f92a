import type { Page } from 'playwright-core';
import { wire } from '#contract/paths.ts';
import type { TestMember } from '../members/member.ts';
import type { SlowWriter } from '../plans/slow-writer.ts';

/** What a screen can reach besides its page. */
export interface ScreenStage {
  /** Whoever is signed in; null for a visitor. */
  readonly member: TestMember | null;
  /** Writes the plans that are generated on this server, part by part. */
  readonly writer: SlowWriter;
  sql(text: string, values?: readonly unknown[]): Promise<unknown>;
}

/** A page of the product in one of its states. */
export interface Screen {
  /** Also the name of its pictures. */
  readonly name: string;
  /** Who looks: a visitor, somebody who has just registered, a member with a profile, or one with plans and a list too. */
  readonly who: 'visitor' | 'newcomer' | 'member' | 'planned';
  readonly path: string;
  /** Changes what others would see too, so it gets a member of its own. */
  readonly alone?: boolean;
  /** Before the page is opened. */
  readonly arrange?: (page: Page, stage: ScreenStage) => Promise<unknown>;
  /** From the open page to the state. */
  readonly act?: (page: Page, stage: ScreenStage) => Promise<unknown>;
  /** Something that is there only in this state. */
  readonly shows: string;
  /** As it goes to the printer: to be looked at, and nothing that can be pressed. */
  readonly onPaper?: boolean;
  /** Only a phone has it. */
  readonly phoneOnly?: boolean;
}

/** Screens that the same person finds at one address. */
export const seenBy = (
  who: Screen['who'],
  path: string,
  states: readonly Omit<Screen, 'who' | 'path'>[],
): readonly Screen[] => states.map((state) => ({ ...state, who, path }));

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
export const press = (page: Page, name: string | RegExp) => button(page, name).click();

/** The member has told of an allergy since plans and list were made. */
export const nowAvoiding =
  (...allergies: readonly string[]) =>
  (_page: Page, { member }: ScreenStage): Promise<unknown> =>
    member?.call('PATCH', `${wire.data}/profiles?user_id=eq.${member.userId}`, {
      allergies,
      equipment: [],
      workout_location: 'Gym',
      updated_at: new Date().toISOString(),
    }) ?? Promise.resolve();

/** A plan or a list of the member was made so many days before now. */
export const madeBefore =
  (table: string, days: number) =>
  (_page: Page, { sql, member }: ScreenStage) => {
    // a list has its first day in its structure
    const begins =
      table === 'shopping_lists'
        ? `, details = jsonb_set(details, '{start}', to_jsonb((details ->> 'start')::date - $2::integer))`
        : ', starts_on = starts_on - $2::integer';
    return sql(
      `update public.${table} set updated_at = updated_at - make_interval(days => $2),
        generated_at = generated_at - make_interval(days => $2)${begins} where user_id = $1`,
      [member?.userId, days],
    );
  };

/** The server's answer to such a request never comes. */
export const hold = (address: string) => (page: Page) => page.route(address, () => {});
/** The server cannot be reached with such a request. */
export const cut = (address: string) => (page: Page) =>
  page.route(address, (route) => route.abort());

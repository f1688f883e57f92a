import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { cookSheetsSchema } from '#contract/meals/cook-sheets.ts';
import { wire } from '#contract/paths.ts';
import { daysPerWeek } from '#planning/calendar.ts';
import { addDays } from '#planning/calendar-day.ts';
import { eveningTasks } from '#planning/cooking/evening-before.ts';
import { homeDay } from '../members/home-day.ts';
import type { TestMember } from '../members/member.ts';

interface Stage {
  readonly member: TestMember | null;
  sql(text: string, values?: readonly unknown[]): Promise<unknown>;
}

/**
 * It is six in the evening on the page, and the member's plan has come to a day that has something to do for the next. That
 * day was yesterday, so that no session has run out by the page's clock.
 */
export async function arrangeEvening(page: Page, { member, sql }: Stage): Promise<void> {
  if (!member) throw new Error('nobody is signed in');
  const { body } = await member.call('GET', wire.cookSheets);
  const weeks = v.parse(cookSheetsSchema, body).weeks ?? [];
  // tomorrow in the same week, whose card is shown first
  const evening = Array.from({ length: daysPerWeek - 1 }, (_, day) => day).find(
    (day) => eveningTasks(weeks, day).length > 0,
  );
  if (evening === undefined) throw new Error('a week of this plan needs nothing on any evening');
  const yesterday = addDays(homeDay(), -1);
  await sql('update public.meal_plans set starts_on = $2 where user_id = $1', [
    member.userId,
    addDays(yesterday, -evening),
  ]);
  await page.clock.setFixedTime(new Date(`${yesterday}T18:00:00+02:00`));
}

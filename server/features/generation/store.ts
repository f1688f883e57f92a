import * as v from 'valibot';
import { type Opinion, opinions } from '#planning/profile/dish-opinions.ts';
import type { Identity, MemberDatabase, Queries } from '../../platform/database/database.ts';
import { handedToChanged, readMoney } from './money/handed-on.ts';
import type { ShoppingListRow } from './task/make-shopping-list.ts';

/** Whether the member has a list; its row stays locked until the transaction ends. */
export async function lockList(queries: Queries): Promise<boolean> {
  const { rows } = await queries.run({
    text: 'select 1 from public.shopping_lists where user_id = (select auth.uid()) for update',
  });
  return rows.length > 0;
}

/** Saves the list that follows from changed weeks; its ticks stay, and so does what was spent. @param today ISO day */
export async function saveList(
  queries: Queries,
  list: ShoppingListRow,
  today: string,
): Promise<void> {
  const handed = handedToChanged(await readMoney(queries), list.details, today);
  await queries.run({
    text: `update public.shopping_lists set content = $1, details = $2::jsonb, updated_at = now(),
        spent_before = $3, spent_until = $4::date
      where user_id = (select auth.uid())`,
    values: [list.content, JSON.stringify(list.details), handed.spentBefore, handed.spentUntil],
  });
}

interface SaidOfDish {
  readonly dish: string;
  /** How the dish is called now. */
  readonly name: string;
  readonly opinion: Opinion | null;
}

const opinionRows = v.tuple([v.object({ before: v.nullable(v.picklist(opinions)) })]);

/** Keeps what a member says of a dish, or forgets it. @returns what they had said before */
export async function saveOpinion(
  members: MemberDatabase,
  identity: Identity,
  { dish, name, opinion }: SaidOfDish,
): Promise<Opinion | null> {
  const before = `select max(opinion) as before from public.dish_opinions
    where user_id = (select auth.uid()) and dish = $1`;
  const { rows } = await members.run(
    identity,
    opinion === null
      ? {
          text: `with before as (${before}), gone as (delete from public.dish_opinions
              where user_id = (select auth.uid()) and dish = $1)
            select before from before`,
          values: [dish],
        }
      : {
          text: `with before as (${before}), said as (
              insert into public.dish_opinions (user_id, dish, name, opinion)
                values ((select auth.uid()), $1, $2, $3)
              on conflict (user_id, dish) do update
                set name = excluded.name, opinion = excluded.opinion, said_at = now())
            select before from before`,
          values: [dish, name, opinion],
        },
  );
  return v.parse(opinionRows, rows)[0].before;
}

import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import type { TestServer } from '../server/server.ts';
import { createMember, type TestMember } from './member.ts';

/** What a member can ask for, and the table that keeps it. */
const makers = {
  meals: [wire.generateMealPlans, 'meal_plans'],
  training: [wire.generateExercisePlans, 'exercise_plans'],
  list: [wire.generateShoppingList, 'shopping_lists'],
} as const;

type Made = keyof typeof makers;

export interface PlannedMember {
  /** In the order in which a member asks for them: the list is made of the meals. */
  readonly made: readonly Made[];
  /** Fields that differ from the defaults. */
  readonly profile?: Readonly<Record<string, unknown>>;
  /** Where the browser will meet the server, if not at its own address. */
  readonly url?: string;
}

const rowsSchema = v.tuple([v.object({ rows: v.string() })]);
const known = new WeakMap<TestServer['planning'], Map<string, string>>();

/**
 * Registers a member who has plans already. The first with such a profile gets them by pressing the button; those after
 * it get a copy, made now, because making them anew each time takes longer than most tests.
 */
export async function createPlannedMember(
  server: TestServer,
  { made, profile = {}, url = server.url }: PlannedMember,
): Promise<TestMember> {
  const member = await createMember(url, profile);
  const copies = known.get(server.planning) ?? new Map<string, string>();
  known.set(server.planning, copies);
  const { owner } = server.database;
  for (const kind of made) {
    const [make, table] = makers[kind];
    const key = `${kind} of ${JSON.stringify(profile)}`;
    const copy = copies.get(key);
    if (copy !== undefined) {
      await owner.query(
        `insert into public.${table} select (jsonb_populate_record(null::public.${table}, row ||
            jsonb_build_object('user_id', $2::uuid, 'updated_at', now(), 'generated_at', now()))).*
          from jsonb_array_elements($1::jsonb) as row`,
        [copy, member.userId],
      );
      continue;
    }
    const { status } = await member.call('POST', `${make}?wait=true`);
    if (status !== 200) throw new Error(`${make}: ${status}`);
    const { rows } = await owner.query(
      `select jsonb_agg(to_jsonb(own))::text as rows from public.${table} as own where user_id = $1`,
      [member.userId],
    );
    copies.set(key, v.parse(rowsSchema, rows)[0].rows);
  }
  return member;
}

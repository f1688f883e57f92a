import type pg from 'pg';
import * as v from 'valibot';
import { withoutChecks } from './without-checks.ts';

/** Rows as members leave them behind, without the plans. $1: how many members more. */
const memberRows = `
  with made as materialized (select gen_random_uuid() as id, now() - random() * interval '300 days' as at
      from generate_series(1, $1)),
    users as (insert into auth.users (id, email, created_at, updated_at, last_sign_in_at, email_confirmed_at)
      select id, id || '@example.net', at, at, at, at from made),
    identities as (insert into auth.identities (user_id, provider, provider_id, identity_data)
      select id, 'email', id::text, '{"email_verified": true}' from made),
    profiles as (insert into public.profiles (user_id, full_name) select id, 'Member' from made),
    sessions as (insert into auth.sessions (user_id, refreshed_at, user_agent, ip)
      select id, now() - random() * interval '90 days', 'Firefox on Android', '203.0.113.9' from made),
    audit as (insert into auth.audit_log (user_id, event, ip, created_at)
      select id, 'sign_in', '203.0.113.9', at from made cross join generate_series(1, 3)),
    ahead as (insert into ahead.plans (user_id, wanted_at) select id, now() - random() * interval '34 days' from made),
    sets as (insert into public.training_sets (user_id, plan, week, session, exercise, set_number, done)
      select id, 'plan', 1, 'Monday', 'squat', n, true from made cross join generate_series(1, 2) as n),
    ticks as (insert into public.shopping_ticks (user_id, item, ticked) select id, 'milk', true from made)
  insert into public.generations (user_id, kind, state, seed, finished_at)
    select id, 'meal-plans', 'done', 'seed', now() from made`;
const membersAtOnce = 20_000;

const planTables = ['public.meal_plans', 'public.exercise_plans', 'public.shopping_lists'] as const;
/**
 * The plans of some members once more, as they are stored, for members who have none. $1: how many; $2: whose plans they are
 * in turn.
 */
const planRows = `
  with receivers as materialized (
      select id, ($2::uuid[])[1 + mod(row_number() over (), cardinality($2::uuid[]))] as donor
        from (select id from auth.users u
          where not exists (select from public.meal_plans m where m.user_id = u.id) limit $1) as without),
    meals as (insert into public.meal_plans (user_id, week, content, details, starts_on, updated_at, generated_at)
      select id, week, content, details, starts_on, updated_at, generated_at
        from receivers join public.meal_plans on user_id = donor),
    training as (insert into public.exercise_plans (user_id, week, content, details, starts_on, updated_at, generated_at)
      select id, week, content, details, starts_on, updated_at, generated_at
        from receivers join public.exercise_plans on user_id = donor)
  insert into public.shopping_lists (user_id, content, details, updated_at, generated_at)
    select id, content, details, updated_at, generated_at
      from receivers join public.shopping_lists on user_id = donor`;
const plansAtOnce = 1_000;

const countSchema = v.tuple([
  v.object({ members: v.number(), plans: v.number(), bytes: v.number() }),
]);
async function count(owner: pg.Client) {
  const { rows } = await owner.query(
    `select (select count(*)::float8 from auth.users) as members,
        (select count(*)::float8 from public.meal_plans where week = 1) as plans,
        pg_database_size(current_database())::float8 as bytes`,
  );
  return v.parse(countSchema, rows)[0];
}

/**
 * Brings the database to so many members, of whom so many have plans, and says what that took.
 * @param owner a superuser's connection
 * @param donors members with plans, which the others get
 */
export async function fillMembers(
  owner: pg.Client,
  wanted: { readonly members: number; readonly withPlans: number },
  donors: readonly string[],
): Promise<void> {
  const start = performance.now();
  const before = await count(owner);
  await withoutChecks(owner, planTables, async () => {
    for (let left = wanted.members - before.members; left > 0; left -= membersAtOnce) {
      await owner.query(memberRows, [Math.min(left, membersAtOnce)]);
    }
    for (let left = wanted.withPlans - before.plans; left > 0; left -= plansAtOnce) {
      await owner.query(planRows, [Math.min(left, plansAtOnce), donors]);
    }
  });
  await owner.query('vacuum analyze');
  const { members, plans, bytes } = await count(owner);
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${members} members, ${plans} of them with plans, ${(bytes / 2 ** 20).toFixed(0)} MB, filled in ${seconds.toFixed(0)} s`,
  );
}

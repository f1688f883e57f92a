/** A row that a member of an earlier version has, by the table that it stands in. */
export interface StoryRow {
  readonly table: string;
  /** The migration that made the table; members who join from then on have the row. */
  readonly since: string;
  /** The migration from which on the row can no longer be written like this. */
  readonly until?: string;
  /** $1 is the member's id. */
  readonly sql: string;
}

const plan = JSON.stringify({
  week: 1,
  days: [{ weekday: 'Monday', meals: [{ name: 'Dinner', dishes: ['mince & pap — 45 g'] }] }],
});

/**
 * What members have, table by table, with answers that no default gives. A table of members that no row stands in fails
 * the test of upgrades, so that what is added later is carried on too.
 */
export const storyRows: readonly StoryRow[] = [
  {
    table: 'auth.identities',
    since: '0002_auth.sql',
    sql: `insert into auth.identities (user_id, provider, provider_id, identity_data)
      values ($1::uuid, 'email', $1::text, '{"email_verified": true}')`,
  },
  {
    table: 'auth.sessions',
    since: '0002_auth.sql',
    sql: `insert into auth.sessions (user_id, refresh_counter, user_agent, ip)
      values ($1, 7, 'Firefox on Android', '203.0.113.9')`,
  },
  {
    table: 'auth.one_time_tokens',
    since: '0002_auth.sql',
    sql: `insert into auth.one_time_tokens (user_id, kind, token_hash, code_hash, relates_to)
      values ($1::uuid, 'recovery', 'token ' || $1::text, 'code', 'member@example.test')`,
  },
  {
    table: 'auth.audit_log',
    since: '0002_auth.sql',
    sql: `insert into auth.audit_log (user_id, event, ip) values ($1, 'password_changed', '203.0.113.9')`,
  },
  {
    table: 'public.profiles',
    since: '0003_members.sql',
    sql: `insert into public.profiles (user_id, full_name, age, gender, height, weight, primary_fitness_goal,
        allergies, disliked_foods, meals_per_day, equipment, workout_days, diet_type)
      values ($1, 'Thandi Ngcobo-O''Neill', 44, 'Female', 163, 71, 'Maintain weight', '{Peanuts,Eggs}',
        'liver, "mushrooms"', 5, '{Dumbbells}', 4, 'Fish-Only')`,
  },
  {
    table: 'public.meal_plans',
    since: '0003_members.sql',
    sql: `insert into public.meal_plans (user_id, week, content, details)
      select $1, week, '<section>Week ' || week || '</section>', '${plan}' from generate_series(1, 4) as week`,
  },
  {
    table: 'public.exercise_plans',
    since: '0003_members.sql',
    sql: `insert into public.exercise_plans (user_id, week, content, details)
      select $1, week, '<section>Squats</section>', '{"sessions": [1.50]}' from generate_series(1, 4) as week`,
  },
  {
    table: 'public.shopping_lists',
    since: '0003_members.sql',
    sql: `insert into public.shopping_lists (user_id, content, details)
      values ($1, '<ul><li>Maize meal</li></ul>', '{"lines": [{"food": "maize-meal", "cents": 3299}]}')`,
  },
  {
    table: 'public.subscription_cancellations',
    since: '0003_members.sql',
    sql: `insert into public.subscription_cancellations (user_id, reason) values ($1, 'Too dear for me')`,
  },
  {
    table: 'public.feedback',
    since: '0003_members.sql',
    sql: `insert into public.feedback (user_id, content) values ($1, 'More pap, please')`,
  },
  {
    table: 'public.shopping_ticks',
    since: '0004_shopping_ticks.sql',
    sql: `insert into public.shopping_ticks (user_id, item, ticked) values ($1, 'maize-meal', true)`,
  },
  {
    table: 'public.training_sets',
    since: '0006_training_sets.sql',
    sql: `insert into public.training_sets (user_id, plan, week, session, exercise, set_number, done, load_kg, amount)
      values ($1, 'plan', 2, 'Monday', 'goblet-squat', 1, true, 12.50, 10)`,
  },
  {
    table: 'public.generations',
    since: '0007_generations.sql',
    sql: `insert into public.generations (user_id, kind, state, seed, weeks_ready, finished_at)
      values ($1, 'meal-plans', 'done', 'seed', 4, now())`,
  },
  {
    table: 'public.generation_weeks',
    since: '0007_generations.sql',
    sql: `insert into public.generation_weeks (generation_id, user_id, week, content, basis)
      select id, user_id, 1, '<section></section>', 'print' from public.generations where user_id = $1`,
  },
  {
    table: 'outbox.profile_messages',
    since: '0009_webhook_outbox.sql',
    sql: `insert into outbox.profile_messages (user_id, event, payload) values ($1, 'profile.updated', '{"age": 44}')`,
  },
  {
    table: 'ahead.weeks',
    since: '0014_plans_ahead.sql',
    sql: `insert into ahead.weeks (user_id, week, content, details) values ($1, 1, '<section></section>', '${plan}')`,
  },
  {
    table: 'public.kitchen',
    since: '0017_kitchen.sql',
    until: '0018_kitchen_answers.sql',
    sql: `insert into public.kitchen (user_id, food_budget, chicken, fish) values ($1, 'Thrifty', 'Never', 'Fine')`,
  },
  {
    table: 'public.kitchen',
    since: '0018_kitchen_answers.sql',
    sql: `insert into public.kitchen (user_id, food_budget, chicken, fish, home_styles, faith)
      values ($1, 'Thrifty', 'Never', 'Often', '{Cape}', '{No beef}')`,
  },
  {
    table: 'public.dish_opinions',
    since: '0019_dish_opinions.sql',
    sql: `insert into public.dish_opinions (user_id, dish, name, opinion)
      values ($1, 'pap-and-mince', 'Pap and mince', 'not again')`,
  },
  {
    table: 'auth.mfa_factors',
    since: '0022_second_factors.sql',
    sql: `insert into auth.mfa_factors (user_id, factor_type, status, friendly_name, sealed_secret, last_step)
      values ($1, 'totp', 'verified', 'Phone', 'sealed', 58899123)`,
  },
  {
    table: 'auth.recovery_codes',
    since: '0022_second_factors.sql',
    sql: `insert into auth.recovery_codes (user_id, finder, code_hash) values ($1, 'ABCD', 'hash')`,
  },
  {
    table: 'auth.passkeys',
    since: '0023_ways_in.sql',
    sql: `insert into auth.passkeys (user_id, credential_id, public_key, use_counter)
      values ($1::uuid, 'credential ' || $1::text, 'key', 3)`,
  },
  {
    table: 'public.consents',
    since: '0052_consents.sql',
    sql: `with shown as (
        insert into public.consent_texts (purpose, version, sha256, text)
          values ('plans', '2026-01-01', encode(sha256('I agree to plans.'), 'hex'), 'I agree to plans.')
          on conflict do nothing)
      insert into public.consents (user_id, purpose, text_version, text_sha256, given_at, withdrawn_at)
        values ($1, 'plans', '2026-01-01', encode(sha256('I agree to plans.'), 'hex'), '2026-01-02', '2026-02-03')`,
  },
  {
    table: 'agreement.guardians',
    since: '0053_guardians.sql',
    sql: `insert into agreement.guardians (user_id, email, token_hash, age, expires_at)
        values ($1::uuid, 'guardian@example.org',
          rtrim(translate(encode(sha256(convert_to(($1::uuid)::text, 'UTF8')), 'base64'), '+/', '-_'), '='), 16, '2027-01-15')`,
  },
  {
    table: 'public.information_requests',
    since: '0055_information_requests.sql',
    sql: `insert into public.information_requests (user_id, kind, content, created_at, answered_at)
        values ($1, 'access', 'What do you hold of me?', '2026-01-02', '2026-01-20')`,
  },
  {
    table: 'auth.dormancy',
    since: '0056_dormant_accounts.sql',
    sql: `insert into auth.dormancy (user_id, last_seen_at, first_told_at) values ($1, '2026-01-02', '2026-03-02')
        on conflict (user_id) do update set first_told_at = excluded.first_told_at`,
  },
  {
    table: 'public.plans_before',
    since: '0034_plans_before.sql',
    sql: `update public.meal_plans set content = content || '<p>swapped</p>' where user_id = $1 and week = 2`,
  },
  {
    table: 'payments.agreements',
    since: '0044_payments.sql',
    sql: `insert into payments.agreements (user_id, plan) values ($1, 'annual')`,
  },
  {
    table: 'payments.links',
    since: '0044_payments.sql',
    sql: `insert into payments.links (user_id, agreement, provider, link)
      select user_id, id, 'paystack', 'SUB_' || user_id from payments.agreements where user_id = $1`,
  },
  {
    table: 'payments.events',
    since: '0044_payments.sql',
    sql: `with message as (
        insert into payments.inbox (provider, body) values ('paystack', convert_to('charge of ' || $1::text, 'UTF8')) returning id)
      insert into payments.events (user_id, inbox_id, event) select $1::uuid, id, '{"cents": 95000}' from message`,
  },
  {
    table: 'payments.told',
    since: '0063_ends_of_terms.sql',
    sql: `insert into payments.told (user_id, about, told_at, due_on) values ($1, 'year paystack:1', '2026-04-01', '2026-05-05')`,
  },
  {
    table: 'public.meal_marks',
    since: '0046_meal_marks.sql',
    sql: `insert into public.meal_marks (user_id, day, slot, state) values ($1, '2026-11-27', 'Dinner', 'skipped')`,
  },
  {
    table: 'public.shopping_own_lines',
    since: '0047_said_of_the_list.sql',
    sql: `insert into public.shopping_own_lines (user_id, id, name, amount, cents)
      values ($1, gen_random_uuid(), 'Soap', '2 bars', 1899)`,
  },
  {
    table: 'public.shopping_amounts',
    since: '0047_said_of_the_list.sql',
    sql: `insert into public.shopping_amounts (user_id, day, product, pack, planned, quantity)
      values ($1, '2026-11-28', 'Maize meal', '5 kg', 2, 1)`,
  },
  {
    table: 'public.shelf_prices',
    since: '0047_said_of_the_list.sql',
    sql: `insert into public.shelf_prices (user_id, store, product, pack, cents, listed_cents, seen_on)
      values ($1, 'Shoprite', 'Maize meal', '5 kg', 6499, 6299, '2026-11-28')`,
  },
  {
    table: 'sharing.lists',
    since: '0048_shared_lists.sql',
    sql: `insert into sharing.lists (user_id, token_hash, tier, ends_at)
      values ($1::uuid, rpad($1::text, 43, '-'), 'premium', '2026-12-26T00:00:00+02:00')`,
  },
  {
    table: 'public.health_answers',
    since: '0049_health_answers.sql',
    sql: `insert into public.health_answers (user_id, conditions, allergens, foods)
      values ($1, '{Gout}', '{Sesame}', 'marog')`,
  },
  {
    table: 'public.health_asked',
    since: '0054_health_asked.sql',
    sql: 'insert into public.health_asked (user_id) values ($1)',
  },
  {
    table: 'reminders.calendars',
    since: '0050_calendar_addresses.sql',
    sql: `insert into reminders.calendars (user_id, token_hash, parts, time_zone)
      values ($1::uuid, rpad($1::text, 43, '-'), '{meals,prepare}', 'Africa/Johannesburg')`,
  },
  {
    table: 'reminders.choices',
    since: '0051_push_reminders.sql',
    sql: `insert into reminders.choices (user_id, kinds, time_zone) values ($1, '{sessions}', 'Africa/Johannesburg')`,
  },
  {
    table: 'reminders.devices',
    since: '0051_push_reminders.sql',
    sql: `insert into reminders.devices (user_id, session_id, address_hash, sealed_subscription)
      select user_id, id, rpad(id::text, 43, '-'), 'sealed' from auth.sessions where user_id = $1 limit 1`,
  },
  {
    table: 'reminders.messages',
    since: '0051_push_reminders.sql',
    sql: `insert into reminders.messages (user_id, device, day, kind, next_attempt_at, expires_at)
      select user_id, id, '2026-11-27', 'sessions', now(), now() from reminders.devices where user_id = $1`,
  },
];

/** Tables of members whose rows live minutes, or are made anew at any time; nothing of them needs to survive. */
export const shortLived: ReadonlySet<string> = new Set([
  'auth.mfa_challenges',
  'auth.webauthn_challenges',
  'auth.flow_states',
]);

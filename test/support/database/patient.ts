/**
 * Run once by the owner of a test's database: however busy the machine is, no wait for a lock and no statement ends by
 * itself while a test looks at it.
 */
export const patient = `
  do $$ begin
    execute format('alter role authenticator in database %I set lock_timeout = %L', current_database(), '60s');
    execute format('alter role authenticator in database %I set statement_timeout = %L', current_database(), '60s');
  end $$;`;

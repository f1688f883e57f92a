-- Which of the operator's people did what the audit log says, by the name of their account on the machine; null: a member
-- did it, or the server. A command says it once for its connection, so that no row of it can forget.
alter table auth.audit_log
  add column actor text default left(nullif(current_setting('phila.actor', true), ''), 64),
  add constraint audit_log_actor_length check (length(actor) <= 64) not valid;

-- Columns of a table without what would let somebody in, and without the names of the operator's people.
create or replace function privacy.shown_columns(wanted regclass) returns text
  language sql stable
  set search_path = ''
as $$
  select string_agg(quote_ident(attname), ', ' order by attnum)
  from pg_catalog.pg_attribute
  where attrelid = wanted and attnum > 0 and not attisdropped
    and attname !~ '_hash$|^sealed_|_counter$'
    and attname <> all (array['encrypted_password', 'last_step', 'credential', 'challenge', 'finder'])
    and not (wanted = 'auth.audit_log'::regclass and attname = 'actor')
$$;

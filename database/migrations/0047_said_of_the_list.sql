-- What a member says of the list beside the ticks: what is at home already, lines of their own, other amounts, and what the
-- shelf really asked. All of it is told by devices that may have been without signal: the last word wins, as with ticks.

-- Ticked because it is there already, and not because it was bought.
alter table public.shopping_ticks add column at_home boolean not null default false;

-- Lines of the member's own: soap, nappies. They are ticked like the others, under 'own:' and their id, and stay over new
-- lists until they are bought.
create table public.shopping_own_lines (
  user_id uuid not null references auth.users on delete cascade,
  -- made on the device
  id uuid not null,
  name text not null constraint shopping_own_lines_name_length check (length(name) between 1 and 80),
  amount text not null default '' constraint shopping_own_lines_amount_length check (length(amount) <= 40),
  -- what it costs, where the member typed it
  cents integer constraint shopping_own_lines_cents_range check (cents between 0 and 10000000),
  -- removed, or bought on a list that is over
  gone boolean not null default false,
  changed_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- Other amounts than the plan's: so many of a pack on a day.
create table public.shopping_amounts (
  user_id uuid not null references auth.users on delete cascade,
  day date not null,
  product text not null constraint shopping_amounts_product_length check (length(product) between 1 and 300),
  pack text not null constraint shopping_amounts_pack_length check (length(pack) between 1 and 100),
  -- what the list asked for: where it asks for something else by now, the member's word is about something else
  planned smallint not null constraint shopping_amounts_planned_range check (planned between 0 and 10000),
  -- null where the word was taken back
  quantity smallint constraint shopping_amounts_quantity_range check (quantity between 0 and 999),
  changed_at timestamptz not null default now(),
  primary key (user_id, day, product, pack)
);

-- What a shelf asked for a pack. Kept for the member's lists, and read by the operator as a correction of the prices.
create table public.shelf_prices (
  user_id uuid not null references auth.users on delete cascade,
  store text not null constraint shelf_prices_store_length check (length(store) between 1 and 100),
  product text not null constraint shelf_prices_product_length check (length(product) between 1 and 300),
  pack text not null constraint shelf_prices_pack_length check (length(pack) between 1 and 100),
  -- null where the word was taken back
  cents integer constraint shelf_prices_cents_range check (cents between 1 and 10000000),
  -- what the list said
  listed_cents integer not null constraint shelf_prices_listed_cents_range check (listed_cents between 0 and 10000000),
  -- by the member's own calendar
  seen_on date not null,
  changed_at timestamptz not null default now(),
  primary key (user_id, store, product, pack)
);

-- How many rows of a table one member may keep, counted once for each statement, since a device sends many at once.
create function public.limit_own_rows() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  is_over boolean;
begin
  execute format(
    'select exists (select from (select distinct user_id from added) as adding
      where (select count(*) from public.%I kept where kept.user_id = adding.user_id) > $1)', tg_table_name)
    into is_over using tg_argv[0]::integer;
  if is_over then
    raise exception using errcode = 'check_violation',
      message = format('Of these a member keeps at most %s.', tg_argv[0]);
  end if;
  return null;
end
$$;

do $$
declare
  wanted text;
  most integer;
begin
  for wanted, most in values ('shopping_own_lines', 500), ('shopping_amounts', 2000), ('shelf_prices', 2000) loop
    execute format('alter table public.%I enable row level security', wanted);
    execute format('create policy own_rows on public.%I to authenticated
      using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', wanted);
    execute format('create policy operator on public.%I to service_role using (true) with check (true)', wanted);
    execute format('grant select, insert, update, delete on public.%I to authenticated, service_role', wanted);
    execute format('create trigger keep_newest_word before update on public.%I
      for each row execute function public.keep_newest_tick()', wanted);
    execute format('create trigger limit_rows after insert on public.%I referencing new table as added
      for each statement execute function public.limit_own_rows(%s)', wanted, most);
  end loop;
end
$$;

-- What is gone is told to devices for two months; then there is room for other lines.
create function public.forget_gone_lines() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  delete from public.shopping_own_lines gone using (select distinct user_id from added) as adding
    where gone.user_id = adding.user_id and gone.gone and gone.changed_at < now() - interval '60 days';
  return null;
end
$$;
create trigger forget_gone_lines after insert on public.shopping_own_lines referencing new table as added
  for each statement execute function public.forget_gone_lines();

-- What a member has ticked off the month's list: one row for each food, the last change wins.
create table public.shopping_ticks (
  user_id uuid not null references auth.users on delete cascade,
  -- key of the food on the list
  item text not null constraint shopping_ticks_item_length check (length(item) between 1 and 100),
  ticked boolean not null,
  -- when the member ticked, by the member's own clock; an older change that arrives late is left out
  changed_at timestamptz not null default now(),
  primary key (user_id, item)
);

alter table public.shopping_ticks enable row level security;
create policy own_rows on public.shopping_ticks to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy operator on public.shopping_ticks to service_role using (true) with check (true);
grant select, insert, update, delete on public.shopping_ticks to authenticated, service_role;

create function public.keep_newest_tick() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  -- a clock that runs ahead must not hold its ticks for ever
  new.changed_at := least(new.changed_at, now() + interval '1 minute');
  if new.changed_at < old.changed_at then
    return null;
  end if;
  return new;
end
$$;
create trigger keep_newest_tick before update on public.shopping_ticks
  for each row execute function public.keep_newest_tick();

-- Dishes of which a member wants more, or none again; asked for with a meal of their plan, taken back on the page of
-- their kitchen. A table of its own: told to nobody outside. `name` is how the dish was called when they said so.
create table public.dish_opinions (
  user_id uuid not null references auth.users on delete cascade,
  dish text not null constraint dish_opinions_dish_length check (length(dish) between 1 and 100),
  name text not null constraint dish_opinions_name_length check (length(btrim(name)) between 1 and 200),
  opinion text not null constraint dish_opinions_opinion_option check (opinion in ('more', 'not again')),
  said_at timestamptz not null default now(),
  primary key (user_id, dish)
);

alter table public.dish_opinions enable row level security;
create policy own_rows on public.dish_opinions to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy operator on public.dish_opinions to service_role using (true) with check (true);
grant select, insert, update, delete on public.dish_opinions to authenticated, service_role;

-- There are some nine hundred dishes, and who refuses a third of them is better served by other answers.
create function public.limit_opinions() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if (select count(*) from public.dish_opinions where user_id = new.user_id) >= 300
    and not exists (select from public.dish_opinions where user_id = new.user_id and dish = new.dish) then
    raise exception using errcode = 'check_violation',
      message = 'You have told us of 300 dishes. Take some back on the page of your kitchen first.';
  end if;
  return new;
end
$$;
create trigger limit_opinions before insert on public.dish_opinions
  for each row execute function public.limit_opinions();

-- As in 0017, and of the dishes that the member spoke of. Who spoke of none keeps the print that they had.
create or replace function ahead.print_of(profile public.profiles) returns text
  language sql stable
  set search_path = ''
as $$
  select md5((to_jsonb(profile) - 'updated_at')::text || coalesce(
    (select (to_jsonb(said) - 'updated_at')::text from public.kitchen as said where said.user_id = profile.user_id), '')
    || coalesce((select string_agg(of.dish || ' ' || of.opinion, ';' order by of.dish)
      from public.dish_opinions as of where of.user_id = profile.user_id), ''))
$$;

create trigger want_ahead after insert or update or delete on public.dish_opinions
  for each row execute function ahead.want_for_kitchen();

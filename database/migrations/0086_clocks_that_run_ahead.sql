-- A word that a device with a clock ahead says first was stored with its own time, and what the same device said later was
-- held to a minute from now: so it counted as the older one, and a set or a tick could not be taken back before that time had
-- come. The first word is held to the same minute, and a stored one that is further ahead stands in nobody's way.
create or replace function public.keep_newest_tick() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  latest constant timestamptz := now() + interval '1 minute';
begin
  -- a clock that runs ahead must not hold its ticks for ever
  new.changed_at := least(new.changed_at, latest);
  if tg_op = 'UPDATE' then
    if new.changed_at < least(old.changed_at, latest) then
      return null;
    end if;
  end if;
  return new;
end
$$;

do $$
declare
  wanted text;
begin
  foreach wanted in array array['shopping_ticks', 'training_sets', 'meal_marks', 'shopping_own_lines', 'shopping_amounts',
      'shelf_prices'] loop
    execute format('create trigger hold_time before insert on public.%I
      for each row execute function public.keep_newest_tick()', wanted);
  end loop;
end
$$;

-- The numbers that may be answered from now on are those for which plans can be made. Rows from before keep what they
-- hold: the CHECK constraints of 0003 stay the limit of what may be stored, and an answer that is not changed is let
-- through, so that somebody of 92 years who has a profile can change everything else in it.

-- Texts by their characters, numbers by themselves; a text that must be given has at least one character. They are those
-- of planning/profile/profile-questions.ts, and a test says where they differ. A migration that changes one replaces the
-- whole function.
create function public.profile_bounds()
  returns table (field text, label text, low integer, high integer, unit text)
  language sql immutable
  set search_path = ''
as $$
  values
    ('full_name', 'Full Name', 1, 200, 'characters'),
    ('age', 'Age', 14, 90, 'years'),
    ('height', 'Height', 120, 220, 'cm'),
    ('weight', 'Weight', 30, 250, 'kg'),
    ('disliked_foods', 'Disliked Foods', 0, 1000, 'characters')
$$;

-- Words that a form can show as they are, and the same that ours shows before it sends anything.
create or replace function public.explain_profile_bounds() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  given constant jsonb := to_jsonb(new);
  kept jsonb;
  bound record;
  amount numeric;
begin
  for bound in select * from public.profile_bounds() loop
    amount := case bound.unit
      when 'characters' then length(btrim(given ->> bound.field, E' \t\r\n'))
      else (given ->> bound.field)::numeric end;
    -- of no answer the constraint of its column speaks
    continue when amount is null or amount between bound.low and bound.high;
    if kept is null then
      -- an upsert comes here as an insert first, whether there is a row or not
      select to_jsonb(p) into kept from public.profiles p where p.user_id = new.user_id;
    end if;
    continue when kept -> bound.field = given -> bound.field;
    raise exception using errcode = 'check_violation', schema = 'public', table = 'profiles', column = bound.field,
      message = case
        when bound.unit = 'characters' and amount = 0 then format('%s is required.', bound.label)
        when bound.unit = 'characters' then format('%s must be at most %s characters.', bound.label, bound.high)
        else format('%s must be a whole number from %s to %s %s.', bound.label, bound.low, bound.high, bound.unit) end;
  end loop;
  return new;
end
$$;

-- A member may write the number of their card into a text, to say which one was debited. It is no matter of ours: stars stand
-- for all but its last four digits before it is stored, as with messages of payment providers.
create function privacy.is_card_number(digits text) returns boolean
  language sql immutable
  set search_path = ''
as $$
  select digits ~ '^(4(\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3[0689]\d{12}|35\d{14}|6\d{12,18}|5[06-9]\d{11,17})$'
    and (select sum(case when place % 2 = 1 then value when value > 4 then 2 * value - 9 else 2 * value end) % 10 = 0
      from unnest(string_to_array(reverse(digits), null)) with ordinality as one (digit, place), lateral (select digit::integer) as read (value))
$$;

create function privacy.without_card_numbers(words text) returns text
  language plpgsql immutable
  set search_path = ''
as $$
declare
  found text;
  stars text;
begin
  if words !~ '\d{4}[ -]?\d{4,6}[ -]?\d{4}' then
    return words;
  end if;
  for found in select distinct m[1] from regexp_matches(words,
      '(?<![0-9A-Za-z])(\d{13,19}|\d{4}[ -]\d{4}[ -]\d{4}[ -]\d{1,7}|\d{4}[ -]\d{6}[ -]\d{4,5})(?![0-9A-Za-z])', 'g') as m loop
    if privacy.is_card_number(regexp_replace(found, '\D', '', 'g')) then
      stars := regexp_replace(left(found, -4), '\d', '*', 'g') || right(found, 4);
      words := replace(words, found, stars);
    end if;
  end loop;
  return words;
end
$$;

-- The name of the column is the trigger's argument.
create function privacy.strike_card_numbers() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if tg_argv[0] = 'reason' then
    new.reason := privacy.without_card_numbers(new.reason);
  else
    new.content := privacy.without_card_numbers(new.content);
  end if;
  return new;
end
$$;
create trigger strike_card_numbers before insert or update on public.subscription_cancellations
  for each row execute function privacy.strike_card_numbers('reason');
create trigger strike_card_numbers before insert or update on public.feedback
  for each row execute function privacy.strike_card_numbers('content');
create trigger strike_card_numbers before insert or update on public.information_requests
  for each row execute function privacy.strike_card_numbers('content');

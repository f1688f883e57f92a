-- What was spent is told to the cent, and outlives the list on which it was ticked.

-- Ticked as it stands in the premium choice; what was ticked before this was told was ticked at budget prices.
alter table public.shopping_ticks add column premium boolean not null default false;

-- Cents that were spent on lists before this one for the same weeks, beyond what of them stands ticked on this one. Less
-- than nothing where that costs more on this list than it did. It counts until the day on which those weeks are over.
alter table public.shopping_lists
  add column spent_before integer not null default 0,
  add column spent_until date;
